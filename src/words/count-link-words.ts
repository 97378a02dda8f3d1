import type { Card } from '../rules/card.ts'
import { cardName } from './card-name.ts'
import { plural } from './grammar.ts'

/** What can be wrong with a count’s address, or with cards typed or pasted. `need` counts the starter. */
export type CountLinkError =
  | { readonly type: 'not-a-card'; readonly text: string }
  | { readonly type: 'card-twice'; readonly card: Card }
  | { readonly type: 'wrong-number'; readonly have: number; readonly need: number }
  | { readonly type: 'nothing' }

/** Text from outside is shown, but not at any length. */
const LONGEST = 24

export function sayCountLinkError(error: CountLinkError): string {
  switch (error.type) {
    case 'not-a-card':
      return `“${clip(error.text)}” is not a card: write 5h, 10s or jd.`
    case 'card-twice':
      return `The ${cardName(error.card)} is there twice: a pack has only one.`
    case 'wrong-number':
      return error.have > error.need
        ? `That is ${plural(error.have, 'card')}: a hand and its starter are ${error.need}.`
        : `That is ${plural(error.have, 'card')} of ${error.need}: tap the rest.`
    case 'nothing':
      return 'There are no cards in that.'
  }
}

function clip(text: string): string {
  const letters = [...text.trim()]
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : letters.join('')
}
