import { ranked } from '../../base/ranking.ts'
import type { ShownGame } from '../record/game.ts'
import type { GameSummary } from '../record/game-summary.ts'
import { plainly, playerKey, type Renamed } from '../record/player-names.ts'
import { type WonGame, winsBetween } from './rivals.ts'
import { addUp } from './statistics.ts'

/** Games won since a time between the sides of a finished game, with this one. Undefined when it is the first. */
export function eveningOf(game: ShownGame, won: readonly WonGame[], since: number, renamed: Renamed) {
  const { id, index } = game.match
  const before = won.filter(
    (one) => one.updatedAt >= since && !(one.matchId === id && one.matchIndex >= index),
  )
  const met = winsBetween({ players: game.players, sideOfSeat: game.rules.sideOfSeat }, before, renamed)
  if (!met) return undefined
  return {
    won: met.won.map((games, side) => games + (game.outcome?.winners.includes(side) ? 1 : 0)),
    startedAt: Math.min(...met.games.map(({ startedAt }) => startedAt)),
  }
}

export type Standing = { readonly name: string } & ReturnType<typeof gameFor>

export type FinishedGame = Pick<
  GameSummary,
  'players' | 'sideOfSeat' | 'scores' | 'winners' | 'games' | 'win'
>

/** All who played, ranked as the ACC does (12.1). Partners each have what their side has. */
export function standingsOf(games: readonly FinishedGame[]): readonly Standing[] {
  const standings = new Map<string, Standing>()
  for (const game of games) {
    for (const [key, { name, side }] of playersOf(game)) {
      const before = standings.get(key)
      const now = gameFor(game, side)
      standings.set(key, { name, ...(before ? addUp(now, before) : now) })
    }
  }
  return ranked(
    [...standings].sort(([, a], [, b]) => (a.name < b.name ? -1 : 1)),
    ([, { points, won, plus, minus }]) => [points, won, plus - minus, plus],
    ([key], level) =>
      winsOverLevel(
        games,
        key,
        level.map(([other]) => other),
      ),
  ).map(([, standing]) => standing)
}

/** Games won against those who are level with a player, less those lost to them. */
function winsOverLevel(games: readonly FinishedGame[], player: string, level: readonly string[]): number {
  return games.reduce((sum, game) => {
    const sides = new Map(playersOf(game).map(([key, { side }]) => [key, side]))
    const [own, others] = [sides.get(player), level.flatMap((key) => sides.get(key) ?? [])]
    if (own === undefined || others.every((side) => side === own)) return sum
    if (game.winners.includes(own)) return sum + 1
    return game.winners.some((side) => others.includes(side)) ? sum - 1 : sum
  }, 0)
}

/** Who played for which side. A seat without a name is left out, and so is a name on two sides. */
export function playersOf({ players, sideOfSeat }: FinishedGame) {
  const seated = new Map<string, { readonly name: string; readonly side: number }>()
  const unclear = new Set([''])
  for (const [seat, name] of players.entries()) {
    const [key, side] = [playerKey(name), sideOfSeat[seat] ?? seat]
    if (seated.has(key) && seated.get(key)?.side !== side) unclear.add(key)
    seated.set(key, { name: plainly(name), side })
  }
  return [...seated].filter(([key]) => !unclear.has(key))
}

function gameFor(game: FinishedGame, side: number) {
  const won = game.winners.includes(side) ? 1 : 0
  const skunks = isSkunk(game) ? won : 0
  // Club points: two for a win, three for a skunk of either kind.
  const margin = marginOf(game, side)
  const [plus, minus] = won ? [margin, 0] : [0, margin]
  return { played: 1, won, skunks, points: 2 * won + skunks, plus, minus }
}

/** A game that counts more than a win. */
export const isSkunk = ({ games, win = 1 }: Pick<GameSummary, 'games' | 'win'>) => games > win

/** Of the winner over the nearest other side, of a loser behind the winner. Also in lowball. */
export function marginOf({ scores, winners }: FinishedGame, side: number): number {
  const won = winners.includes(side)
  const gaps = scores.flatMap((score, other) =>
    winners.includes(other) === won ? [] : [Math.abs(score - (scores[side] ?? 0))],
  )
  return gaps.length === 0 ? 0 : Math.min(...gaps)
}
