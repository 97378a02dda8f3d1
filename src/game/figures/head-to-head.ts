import { groupBy } from '../../base/group-by.ts'
import { addFigures, type PlayerFigures } from './player-figures.ts'

/** What a game gave a player, and the only other one in it. */
export type Meeting = readonly [PlayerFigures, PlayerFigures]

/** Games won by the first of two players, and by the other. */
export const winsIn = (meetings: readonly Meeting[]): readonly number[] =>
  ([0, 1] as const).map((i) => meetings.filter((met) => met[i].won > 0).length)

export type Rival = ReturnType<typeof rivalIn>

/** All that two players have won against each other: the first of them, and the other. There is one game at least. */
export function headToHead(meetings: readonly Meeting[], yearOf: (at: number) => number) {
  const inOrder = meetings.toSorted(([a], [b]) => a.at - b.at)
  const years = groupBy(inOrder, ([{ at }]) => yearOf(at))
  return {
    games: meetings.length,
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
