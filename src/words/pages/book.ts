import type { Setup } from '../../game/setup/start-game.ts'
import { listOf, plural } from '../engine/grammar.ts'
import { inSentence, shownName } from '../names.ts'
import { sayDeals } from './new-game.ts'

export const BOOK_WORDS = {
  title: 'The Book',
  resume: 'Resume',
  toDeal: 'to deal',
  otherPair: 'Who plays',
  others: 'Other players or rules',
  tonight: 'Tonight',
  newest: 'Newest plaque:',
  pages: { games: 'Games', people: 'People', wall: 'Wall' },
} as const

export const sayGamesOf = (games: number) => plural(games, 'game')

/** `Games won: Ann 9, Bob 11, Bob to deal`. */
export function sayTally(
  sides: readonly { readonly name: string; readonly won: number; readonly deals?: boolean }[],
): string {
  const won = listOf(sides.map(({ name, won }) => `${shownName(name)} ${won}`))
  const dealer = sides.find(({ deals }) => deals)
  return `Games won: ${won}${dealer ? `; ${shownName(dealer.name)} ${BOOK_WORDS.toDeal}` : ''}`
}

/** `Bob deals · six-card, to 121`. */
export const sayDealAgain = (setup: Setup) => `${sayDeals(setup)} · ${inSentence(setup.rules)}`
