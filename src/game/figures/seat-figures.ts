import { seatCount, seatsOf, sideCount, sideOf } from '../../rules/rules.ts'
import type { Counted, Game, LogLine, PegMove } from '../record/game.ts'
import { playerKey } from '../record/player-key.ts'

/** Seats whose name is told and is nobody else’s at this table. */
export function seatsNamedOnce({ players, rules }: Game): readonly number[] {
  const keys = players.slice(0, seatCount(rules)).map(playerKey)
  return keys.flatMap((key, seat) =>
    key !== '' && keys.indexOf(key) === keys.lastIndexOf(key) ? [seat] : [],
  )
}

/** Moves that are this seat’s own: its hands, its cribs, and whatever else its side has if nobody sits beside it. */
export function seatMoves(game: Game, seat: number): readonly PegMove[] {
  return game.lines.flatMap((line) => line.moves.filter((move) => seatOf(game, line, move) === seat))
}

function seatOf(game: Game, line: LogLine, { side, source }: PegMove): number | undefined {
  const { entry } = line
  const isShow = entry.type === 'hand-counted' && (source === 'hand' || source === 'crib')
  return isShow ? holderSeat(game, line, entry.of) : onlySeat(game, side)
}

/** The crib is its dealer’s. */
function holderSeat(game: Game, { deal }: LogLine, of: Counted['of']): number | undefined {
  return of === 'crib' ? game.deals[deal - 1]?.dealer : of
}

function onlySeat({ rules }: Game, side: number): number | undefined {
  const seats = seatsOf(rules, side)
  return seats.length === 1 ? seats[0] : undefined
}

/** What was missed and taken: the loss is the seat’s whose count it was, the gain the whole side’s. */
export function mugginsOf(game: Game, seat: number) {
  const side = sideOf(game.rules, seat)
  let [mugginsLost, mugginsTaken] = [0, 0]
  for (const line of game.lines) {
    for (const move of line.moves) {
      if (move.source !== 'muggins') continue
      if (loserOf(game, line, move) === seat) mugginsLost += move.points
      if (move.side === side && game.rules.firstHome === 'wins') mugginsTaken += move.points
    }
  }
  return { mugginsLost, mugginsTaken }
}

/** In lowball whoever missed the points has to peg them. In the play the loser is known where there is but one. */
function loserOf(game: Game, line: LogLine, { side }: PegMove): number | undefined {
  if (line.entry.type === 'muggins-taken') return holderSeat(game, line, line.entry.of)
  if (game.rules.firstHome === 'loses') return onlySeat(game, side)
  return sideCount(game.rules) === 2 ? onlySeat(game, 1 - side) : undefined
}
