import { sideOf } from '../../rules/rules.ts'
import type { Mark } from '../record/entry.ts'
import type { GameSummary } from '../record/game-summary.ts'
import { playerKey } from '../record/player-names.ts'
import { type SetupForm, setupOf, withSeats } from './setup-form.ts'
import type { Setup } from './start-game.ts'

/** Two who have played each other, as they sat last. */
interface Pair {
  readonly key: string
  readonly players: readonly string[]
  readonly marks: readonly Mark[]
  /** Who won the last game that they finished. */
  readonly winner: string | undefined
}

/** The pairs of these games, which are newest first. */
export function pairsIn(games: readonly GameSummary[]): readonly Pair[] {
  const pairs = new Map<string, Pair>()
  for (const { players, sideOfSeat, marks, winners } of games) {
    const keys = players.map(playerKey)
    const key = keys.toSorted().join('\n')
    if (players.length !== 2 || keys.includes('') || new Set(keys).size < 2) continue
    const winner = players.find((_, seat) => winners.includes(sideOfSeat[seat] ?? 0))
    const before = pairs.get(key)
    pairs.set(key, before ? { ...before, winner: before.winner ?? winner } : { key, players, marks, winner })
  }
  return [...pairs.values()]
}

/** Who of two lost the last game that they finished against each other. */
export function lostLast(games: readonly GameSummary[], players: readonly string[]): number | undefined {
  const keyOf = (names: readonly string[]) => names.map(playerKey).toSorted().join('\n')
  const winner = pairsIn(games).find(({ key }) => key === keyOf(players))?.winner
  return winner === undefined ? undefined : players.findIndex((name) => playerKey(name) !== playerKey(winner))
}

/** The next game of a pair, or of the last table, by the rules of that table: dealt as its rules say. */
export function dealAgain(form: SetupForm, pair: Pair | undefined): Setup {
  if (!pair) return setupOf(form)
  const { players, marks, winner } = pair
  const two = form.rules.sideOfSeat.length === 2 ? form : withSeats(form, 2)
  const names = two.names.map((name, seat) => players[seat] ?? name)
  const rest = two.marks.filter((mark) => !marks.includes(mark))
  const wins = players.findIndex((name) => playerKey(name) === playerKey(winner ?? ''))
  const { nextDealer } = two.rules
  const isKnown = wins >= 0 && (nextDealer === 'loser' || nextDealer === 'winner')
  const dealer = isKnown ? sideOf(two.rules, nextDealer === 'loser' ? 1 - wins : wins) : undefined
  return setupOf({ ...two, names, marks: [...marks, ...rest], dealer })
}
