import { type Card, pipsOf, rankOf } from './card.ts'
import { SERIES_LIMIT } from './play.ts'
import type { Play } from './the-play.ts'
import { laidBy } from './the-play.ts'

/** A go that was said with a card in hand that could have been laid. */
export interface Renege {
  readonly seat: number
  /** The count at which go was said. */
  readonly count: number
  /** Cards that would have fitted. */
  readonly cards: readonly Card[]
}

/**
 * Every go held against what its caller held, once the hand is known. A stop after another's go is lawful in
 * the five-card game and is no renege. `hand` is the whole hand of a seat, undefined while it is not known.
 */
export function renegesOf(
  play: Play,
  hand: (seat: number) => readonly Card[] | undefined,
): readonly Renege[] {
  return play.gos.flatMap(({ seat, count, laid, stop }) => {
    const held = hand(seat)
    if (stop || held === undefined) return []
    const gone = laidBy(play, seat).slice(0, laid)
    const cards = held.filter((card) => !gone.includes(card) && count + pipsOf(rankOf(card)) <= SERIES_LIMIT)
    return cards.length === 0 ? [] : [{ seat, count, cards }]
  })
}
