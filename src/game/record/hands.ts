import type { Holder, Rules } from '../../rules/rules.ts'
import { makeShow } from '../../rules/show.ts'
import { type Draft, draftOf } from './draft.ts'
import { type Counted, cardsPlayedFrom, currentDeal, type Deal, type ShownGame } from './game.ts'

/** The hand of an entry, where its cards and the starter are known. */
export function recordedShow(rules: Rules, deal: Deal | undefined, hand: Pick<Counted, 'of' | 'cards'>) {
  const { of, cards } = hand
  const show = cards && makeShow({ of, cards, starter: deal?.starter }, rules)
  return show?.ok ? show.value : undefined
}

/** A hand of this deal as far as it is known: what its player has played, what is tapped, and its show once it is whole. */
export function handOf(game: ShownGame, draft: Draft, of: Holder) {
  const deal = currentDeal(game)
  const played = cardsPlayedFrom(deal, of)
  const tapped = draftOf(draft, of).filter((card) => !played.includes(card))
  return {
    played,
    tapped,
    show: makeShow({ of, cards: [...played, ...tapped], starter: deal?.starter }, game.rules),
  }
}
