import type { GameSummary } from '../record/game-summary.ts'
import { plainly, playerKey } from '../record/player-key.ts'

/** One player's results on a club evening. */
export interface Standing {
  readonly name: string
  readonly played: number
  readonly won: number
  readonly skunks: number
  /** Club points: two for a win, three for a skunk of either kind. */
  readonly points: number
  /** Margins of the games won, minus margins of the games lost. */
  readonly spread: number
}

type Won = Pick<GameSummary, 'players' | 'sideOfSeat' | 'scores' | 'winners' | 'games'>

/** All who played, the most points first. Partners each have what their side has. */
export function standingsOf(games: readonly Won[]): readonly Standing[] {
  const standings = new Map<string, Standing>()
  for (const game of games) {
    for (const [key, { name, side }] of playersOf(game)) {
      standings.set(key, added(standings.get(key), name, game, side))
    }
  }
  return [...standings.values()].sort(
    (a, b) => b.points - a.points || b.won - a.won || b.spread - a.spread || (a.name < b.name ? -1 : 1),
  )
}

/** Who played for which side. A seat without a name is left out, and so is a name on two sides. */
function playersOf({ players, sideOfSeat }: Won) {
  const seated = new Map<string, { readonly name: string; readonly side: number }>()
  const unclear = new Set([''])
  for (const [seat, name] of players.entries()) {
    const [key, side] = [playerKey(name), sideOfSeat[seat] ?? seat]
    if (seated.has(key) && seated.get(key)?.side !== side) unclear.add(key)
    seated.set(key, { name: plainly(name), side })
  }
  return [...seated].filter(([key]) => !unclear.has(key))
}

const NONE = { played: 0, won: 0, skunks: 0, points: 0, spread: 0 }

function added(before: Omit<Standing, 'name'> = NONE, name: string, game: Won, side: number): Standing {
  const won = game.winners.includes(side)
  return {
    name,
    played: before.played + 1,
    won: before.won + (won ? 1 : 0),
    skunks: before.skunks + (won && isSkunk(game) ? 1 : 0),
    points: before.points + (won ? (isSkunk(game) ? 3 : 2) : 0),
    spread: before.spread + spreadOf(game, side),
  }
}

/** A game that is worth more than one. */
export const isSkunk = ({ games }: Pick<GameSummary, 'games'>) => games > 1

/** The margin: of the winner over the nearest other side, of a loser (negative) behind the winner. Also in lowball. */
function spreadOf({ scores, winners }: Won, side: number): number {
  const won = winners.includes(side)
  const gaps = scores.flatMap((score, other) =>
    winners.includes(other) === won ? [] : [Math.abs(score - (scores[side] ?? 0))],
  )
  if (gaps.length === 0) return 0
  return won ? Math.min(...gaps) : -Math.min(...gaps)
}
