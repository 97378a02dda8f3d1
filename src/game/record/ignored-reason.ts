import type { Card } from '../../rules/card.ts'
import { currentSeries, mayPassLead } from '../../rules/play.ts'
import { type Holder, type Rules, seatCount } from '../../rules/rules.ts'
import type { Entry, GameEvent } from './entry.ts'
import { cardElsewhere, type Deal, type Fold, type IgnoredReason, isSeat, isSide } from './game.ts'
import { inferGoesBefore } from './play-entries.ts'

const OUT_OF_STEP: IgnoredReason = { type: 'out-of-step' }

/** Why an entry does not count at its place: it is kept, marked and explained, never dropped. */
export function ignoredReason(fold: Fold, entry: GameEvent): IgnoredReason | undefined {
  if (fold.outcome || fold.abandoned) return { type: 'after-the-end' }
  if (!seatsExist(fold, entry)) return { type: 'no-such-seat' }
  const deal = fold.deals.at(-1)
  switch (entry.type) {
    case 'dealt':
    case 'pegged':
    case 'abandoned':
      return undefined
    case 'game-started':
      return OUT_OF_STEP
    case 'dealer-cut':
      return deal ? OUT_OF_STEP : undefined
    case 'rules-changed':
      return seatsStay(fold, entry.patch) ? undefined : OUT_OF_STEP
    default:
      return deal ? ignoredInDeal(deal, fold.rules, entry) : OUT_OF_STEP
  }
}

function ignoredInDeal(deal: Deal, rules: Rules, entry: GameEvent): IgnoredReason | undefined {
  const { play, counts, starter } = deal
  switch (entry.type) {
    case 'starter-turned':
      return starter ? OUT_OF_STEP : cardTwice(deal, [entry.card])
    case 'hand-counted': {
      const { of, cards = [] } = entry
      if (counts.some((count) => count.of === of)) return { type: 'already-counted', of }
      return cardTwice(deal, cards, of)
    }
    case 'card-played': {
      const { seat, card } = entry
      // A card of a seat that was not due fits if those who were due had said go.
      if (inferGoesBefore(play, rules, entry)) return cardTwice(deal, [card])
      return play.turn === seat ? { type: 'past-thirty-one', card } : { type: 'out-of-turn', seat }
    }
    case 'go-said':
    case 'play-stopped':
      if (play.turn !== entry.seat) return { type: 'out-of-turn', seat: entry.seat }
      // A series begins with a card.
      return currentSeries(play).length > 0 ? undefined : OUT_OF_STEP
    case 'lead-passed':
      if (play.turn !== entry.seat) return { type: 'out-of-turn', seat: entry.seat }
      return mayPassLead(play) ? undefined : OUT_OF_STEP
    default:
      return undefined
  }
}

/** A change of rules moves nobody: every seat keeps its side and its place in the deal. */
function seatsStay({ rules }: Fold, { sideOfSeat, deal }: Partial<Rules>): boolean {
  const seats = seatCount(rules)
  const placed = deal === undefined || (deal.crib.length === seats && deal.aside.length === seats)
  return placed && (sideOfSeat === undefined || sideOfSeat.join() === rules.sideOfSeat.join())
}

/** Cards that were played are also in the hand of their own player. */
function cardTwice(deal: Deal, cards: readonly Card[], of?: Holder): IgnoredReason | undefined {
  const twice = cardElsewhere(deal, cards, of)
  return twice && { type: 'card-twice', ...twice }
}

/** Whether every seat and side of an entry is one of the game. */
export function seatsExist({ rules }: Pick<Fold, 'rules'>, entry: Entry): boolean {
  if (entry.type === 'amended') return seatsExist({ rules }, entry.with)
  if (entry.type === 'inserted') return seatsExist({ rules }, entry.entry)
  const sits = (n: Holder | 'starter') => typeof n === 'string' || isSeat(rules, n)
  if (entry.type === 'dealer-cut') return entry.cuts.every((cut) => sits(cut.seat))
  if (entry.type === 'dealt') return sits(entry.dealer)
  if (entry.type === 'step-skipped') return sits(entry.step)
  if ('seat' in entry) return sits(entry.seat)
  const sides = 'side' in entry ? [entry] : 'penalty' in entry ? (entry.penalty ?? []) : []
  const isHeld = !('of' in entry) || sits(entry.of)
  const isCalled = !('by' in entry) || entry.by === undefined || isSide(rules, entry.by)
  return isHeld && isCalled && sides.every(({ side }) => isSide(rules, side))
}
