import type { Rival, rivalsIn } from '../../game/figures/rivals.ts'
import { listOf, plural } from '../engine/grammar.ts'
import { shownName } from '../names.ts'

export const RIVALS_WORDS = {
  title: 'Head to head',
  opponent: 'Against',
  games: 'games',
  won: 'won',
  lost: 'lost',
  figures: 'Figures',
  bestHand: (name: string) => `${shownName(name)}’s best hand`,
  notMet: 'No games yet.',
  byYear: 'By year',
  year: 'Year',
} as const

export const sayRivals = (names: readonly string[]) => listOf(names.map(shownName))

/** `41–38`. */
export const sayWins = (won: readonly number[]) => won.join('–')

/** `Ann and Bob: 41–38`. */
export const sayRivalWins = (names: readonly string[], won: readonly number[]) =>
  `${sayRivals(names)}: ${sayWins(won)}`

type Rivals = ReturnType<typeof rivalsIn>

export const sayRivalGames = ({ games, rivals }: Rivals) =>
  `${plural(games, 'game')}, ${sayWins(rivals.map(({ won }) => won))}`

export function sayRivalRows({ games, rivals }: Rivals) {
  const row = (name: string, say: (rival: Rival) => string) => ({ name, cells: rivals.map(say) })
  return [
    row('Won', ({ won }) => `${won}`),
    row('Skunks', ({ skunksGiven }) => `${skunksGiven.times}`),
    row('Won in a row, most', ({ longest }) => `${longest}`),
    row('Won in a row, now', ({ streak }) => `${streak}`),
    row('Largest lead lost', ({ leadLost }) => `${leadLost}`),
    row('Average margin of wins', ({ margin, won }) => (won === 0 ? '–' : (margin / won).toFixed(1))),
    row('As first dealer', ({ dealtFirst }) => `${dealtFirst.won} of ${dealtFirst.games}`),
    row('As first pone', ({ won, dealtFirst }) => `${won - dealtFirst.won} of ${games - dealtFirst.games}`),
  ]
}
