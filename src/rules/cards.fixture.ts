import { type Card, parseCard } from './card.ts'
import type { TypedCards } from './parse-cards.ts'
import type { Show } from './show.ts'

/** Cards from text such as `5H TS JC`; a test that names no card is a bug. */
export function cardsIn(text: string): readonly Card[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const card = parseCard(word)
      if (!card.ok) throw new Error(`no card: ${word}`)
      return card.value
    })
}

/** A show from text such as `5H 5S JD 5D + 5C`. */
export function showIn(text: string, of: Show['of'] = 'hand'): Show {
  const [held = '', turned = ''] = text.split('+')
  const [starter] = cardsIn(turned)
  if (starter === undefined) throw new Error(`no starter: ${text}`)
  return { of, cards: cardsIn(held), starter }
}

/** The cards as `parseCards` reads them back: `5H 5S JD 5D + 5C`. */
export function makeCards({ cards, starter }: TypedCards): string {
  return starter === undefined ? cards.join(' ') : [...cards, '+', starter].join(' ')
}
