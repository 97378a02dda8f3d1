import type { Card } from '../../rules/card.ts'
import { cardsOf, type Holder } from '../../rules/rules.ts'
import type { Intent } from '../intent.ts'
import { type Draft, draftOf, withHand, withoutCard } from '../record/draft.ts'
import type { EventOf } from '../record/entry.ts'
import { cardsPlayedFrom, currentDeal, type Game, type LogLine } from '../record/game.ts'

/** An entry that names a single card: if that card was wrong, it must have been another. */
export type SingleCardLine = LogLine & {
  readonly entry: EventOf<'card-played' | 'starter-turned'>
}

export type Move =
  /** The draft afterwards, and what to write for it: a count is removed, its other cards kept. */
  | { readonly type: 'take'; readonly draft: Draft; readonly write?: Intent }
  /** The card was played or turned up: first the table says which card that was. */
  | { readonly type: 'replace'; readonly line: SingleCardLine }

/** Takes a card that somebody holds already into a hand that is being tapped. */
export function moveCard(game: Game, draft: Draft, card: Card, of: Holder): Move {
  const line = singleCardLine(game, card)
  if (line) return { type: 'replace', line }
  const deal = currentDeal(game)
  const counted = deal?.counts.find((count) => count.cards?.includes(card))
  const mine = takeCard(game, draft, card, of)
  if (!deal || !counted) return { type: 'take', draft: mine }
  const { of: other, cards = [] } = counted
  const played = cardsPlayedFrom(deal, other)
  const left = cards.filter((one) => one !== card && !played.includes(one))
  return { type: 'take', draft: withHand(mine, other, left), write: { type: 'uncount', of: other } }
}

/** The draft with a card in a holder's hand and in no other; where that hand is full it takes the last one's place. */
export function takeCard(game: Game, draft: Draft, card: Card, of: Holder): Draft {
  const played = cardsPlayedFrom(currentDeal(game), of)
  const open = cardsOf(game.rules, of) - played.length
  const tapped = draftOf(draft, of).filter((one) => !played.includes(one))
  return withHand(withoutCard(draft, card), of, [...tapped.slice(0, open - 1), card])
}

/** The line of this deal that played a card or turned it up. */
export function singleCardLine(game: Game, card: Card): SingleCardLine | undefined {
  const deal = currentDeal(game)
  const isPlayed = deal?.play.series.flat().some((played) => played.card === card)
  if (!deal || (deal.starter !== card && !isPlayed)) return undefined
  return game.lines.findLast((line): line is SingleCardLine => {
    const { type } = line.entry
    const alone = type === 'card-played' || type === 'starter-turned'
    return alone && line.entry.card === card && line.deal === deal.number && !line.ignored
  })
}
