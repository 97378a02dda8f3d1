import { seatCount, seatsOf, sideCount, sideOf } from '../rules/rules.ts'
import type { Counted, Game, LogLine } from './game.ts'
import { playerKey } from './player-key.ts'
import { type BestHand, handsOf, linesFrom, mostOf } from './statistics.ts'

/** Seats whose name is told and is nobody else’s at this table. */
export function seatsNamedOnce({ players, rules }: Game): readonly number[] {
  const keys = players.slice(0, seatCount(rules)).map(playerKey)
  return keys.flatMap((key, seat) =>
    key !== '' && keys.indexOf(key) === keys.lastIndexOf(key) ? [seat] : [],
  )
}

/** Lines that are this seat’s own: its hands, its cribs, and whatever else its side has if nobody sits beside it. */
export function seatLines(game: Game, seat: number): readonly LogLine[] {
  return game.lines.filter((line) => !line.unfit && seatOf(game, line) === seat)
}

function seatOf(game: Game, line: LogLine): number | undefined {
  if (line.entry.type === 'hand-counted') return holderSeat(game, line, line.entry.of)
  return line.side === undefined ? undefined : onlySeat(game, line.side)
}

/** The crib is its dealer’s. */
function holderSeat(game: Game, { deal }: LogLine, of: Counted['of']): number | undefined {
  return of === 'crib' ? game.deals[deal - 1]?.dealer : of
}

/** A player who has a side alone. */
function onlySeat({ rules }: Game, side: number): number | undefined {
  const seats = seatsOf(rules, side)
  return seats.length === 1 ? seats[0] : undefined
}

/** The seat’s dearest hand, the crib not among them. */
export function bestOf(game: Game, seat: number): Omit<BestHand, 'seat' | 'deal'> | undefined {
  const best = mostOf(handsOf(game).filter((hand) => hand.seat === seat))
  if (!best) return undefined
  const { points, cards, starter } = best
  return { points, ...(cards ? { cards } : {}), ...(starter ? { starter } : {}) }
}

/** A hand that is worth nothing, whatever was claimed for it. */
export function isNineteen({ of, points, counted }: Counted, seat: number): boolean {
  return of === seat && (counted ?? points) === 0
}

interface Muggins {
  readonly mugginsLost: number
  readonly mugginsTaken: number
}

/** What was missed and taken: the loss is the seat’s whose count it was, the gain the whole side’s. */
export function mugginsOf(game: Game, seat: number): Muggins {
  const side = sideOf(game.rules, seat)
  const fit = game.lines.filter((line) => !line.unfit)
  return linesFrom('muggins', fit).reduce<Muggins>(
    ({ mugginsLost, mugginsTaken }, line) => {
      const points = 'points' in line.entry ? line.entry.points : 0
      const gains = line.side === side && game.rules.firstHome === 'wins'
      return {
        mugginsLost: mugginsLost + (loserOf(game, line) === seat ? points : 0),
        mugginsTaken: mugginsTaken + (gains ? points : 0),
      }
    },
    { mugginsLost: 0, mugginsTaken: 0 },
  )
}

/** In lowball whoever missed the points has to peg them. In the play the loser is known where there is but one. */
function loserOf(game: Game, line: LogLine): number | undefined {
  if (line.entry.type === 'muggins-taken') return holderSeat(game, line, line.entry.of)
  if (line.side === undefined) return undefined
  if (game.rules.firstHome === 'loses') return onlySeat(game, line.side)
  return sideCount(game.rules) === 2 ? onlySeat(game, 1 - line.side) : undefined
}
