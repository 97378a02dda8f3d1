import { groupBy } from '../../base/group-by.ts'
import type { GameSummary } from '../record/game-summary.ts'
import { namesNow, playerKey, type Renamed } from '../record/player-names.ts'
import { addFigures, type PlayerFigures } from './player-figures.ts'

/** What a game gave a player, and the only other one in it. */
export type RivalGame = readonly [PlayerFigures, PlayerFigures]

/** Games won by the first of two players, and by the other. */
export const winsIn = (games: readonly RivalGame[]): readonly number[] =>
  ([0, 1] as const).map((i) => games.filter((met) => met[i].won > 0).length)

export type Rival = ReturnType<typeof rivalIn>

/** All that two players have won against each other: the first of them, and the other. There is one game at least. */
export function rivalsIn(games: readonly RivalGame[], yearOf: (at: number) => number) {
  const inOrder = games.toSorted(([a], [b]) => a.at - b.at)
  const years = groupBy(inOrder, ([{ at }]) => yearOf(at))
  return {
    games: games.length,
    rivals: ([0, 1] as const).map((i) => rivalIn(inOrder.map((met) => met[i]))),
    byYear: [...years].toReversed().map(([year, met]) => ({ year, won: winsIn(met) })),
  }
}

/** `longest`: the most games won one after another; `streak`: those won since the last one that was not. */
function rivalIn(games: readonly PlayerFigures[]) {
  let [streak, longest] = [0, 0]
  for (const { won } of games) {
    streak = won > 0 ? streak + 1 : 0
    longest = Math.max(longest, streak)
  }
  return { ...games.reduce(addFigures), streak, longest }
}

type Seating = Pick<GameSummary, 'players' | 'sideOfSeat'>

/** What is known of a finished game to add up who won. */
export type WonGame = Seating &
  Pick<GameSummary, 'winners' | 'games' | 'win' | 'matchId' | 'matchIndex' | 'startedAt' | 'updatedAt'>

/**
 * Games that these sides have won against each other, a skunk as one: in any seats and by any rules, but with the same
 * partners, by their names of now. Undefined where they have not met, and where two sides are one player by now.
 */
export function winsBetween(table: Seating, games: readonly WonGame[], renamed: Renamed) {
  const now = namesNow(renamed)
  const keysOf = ({ players, sideOfSeat }: Seating) => sideKeys(players.map(now), sideOfSeat)
  const sides = keysOf(table)
  if (new Set(sides).size < sides.length) return undefined
  const met = games.filter((one) => isSame(sides, keysOf(one)))
  if (met.length === 0) return undefined
  const wonBy = (side: string) =>
    met.filter((one) => one.winners.some((winner) => keysOf(one)[winner] === side))
  const wins = sides.map(wonBy)
  return { games: met, wins, won: wins.map((won) => won.length) }
}

/** Who plays for each side, whatever seats they have; a player without a name is known by the seat. */
function sideKeys(players: readonly string[], sideOfSeat: readonly number[]): readonly string[] {
  const sides = [...new Set(sideOfSeat)].sort((a, b) => a - b)
  return sides.map((side) =>
    players
      .flatMap((name, seat) => (sideOfSeat[seat] === side ? [playerKey(name) || `${seat}`] : []))
      .sort()
      .join('\n'),
  )
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((side) => b.includes(side))
}
