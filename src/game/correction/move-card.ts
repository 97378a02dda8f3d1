import type { Card } from '../../rules/card.ts'
import { cardsOf, type Holder } from '../../rules/rules.ts'
import type { Intent } from '../intent.ts'
import { type Draft, draftOf, withHand, withoutCard } from '../record/draft.ts'
import type { EventOf } from '../record/entry.ts'
import { cardsPlayedFrom, currentDeal, type LogLine, type ShownGame } from '../record/game.ts'

/** An entry that names a single card: if that card was wrong, it must have been another. */
type SingleCardLine = LogLine & { readonly entry: EventOf<'card-played' | 'starter-turned'> }

/**
 * Takes a card that somebody holds into a hand that is being tapped. `write`: what that changes in the log. `full`: the
 * cards of that hand were all played.
 */
export function moveCard(game: ShownGame, draft: Draft, card: Card, of: Holder) {
  if (openPlaces(game, of) === 0) return { type: 'full' } as const
  const line = singleCardLine(game, card)
  // First the table says which card was played or turned up.
  if (line) return { type: 'replace', line } as const
  const deal = currentDeal(game)
  const counted = deal?.counts.find((count) => count.cards?.includes(card))
  const mine = takeCard(game, draft, card, of)
  if (!counted) return { type: 'take', draft: mine } as const
  const { of: other, cards = [] } = counted
  const played = cardsPlayedFrom(deal, other)
  const left = cards.filter((one) => one !== card && !played.includes(one))
  // The count is removed; its other cards are kept as tapped.
  const write: Intent = { type: 'uncount', of: other }
  return { type: 'take', draft: withHand(mine, other, left), write } as const
}

/** Moves a card into this hand only; where the hand is full it takes the last one's place. */
export function takeCard(game: ShownGame, draft: Draft, card: Card, of: Holder): Draft {
  const open = openPlaces(game, of)
  if (open === 0) return draft
  const played = cardsPlayedFrom(currentDeal(game), of)
  const tapped = draftOf(draft, of).filter((one) => !played.includes(one))
  return withHand(withoutCard(draft, card), of, [...tapped.slice(0, open - 1), card])
}

/** Cards of a hand that the play has not shown. */
function openPlaces(game: ShownGame, of: Holder): number {
  return cardsOf(game.rules, of) - cardsPlayedFrom(currentDeal(game), of).length
}

export function singleCardLine(game: ShownGame, card: Card): SingleCardLine | undefined {
  const deal = currentDeal(game)
  const isPlayed = deal?.play.series.flat().some((played) => played.card === card)
  if (!deal || (deal.starter !== card && !isPlayed)) return undefined
  return game.lines.findLast((line): line is SingleCardLine => {
    const { entry, ignored } = line
    return 'card' in entry && entry.card === card && line.deal === deal.number && !ignored
  })
}
