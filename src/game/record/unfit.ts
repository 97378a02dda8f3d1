import type { Card } from '../../rules/card.ts'
import { type Holder, type Rules, seatCount } from '../../rules/rules.ts'
import { currentSeries } from '../../rules/the-play.ts'
import type { EntryOf, Happened } from './entry.ts'
import { cardElsewhere, type Deal, type Game, isSeat, isSide, type Unfit } from './game.ts'
import { goesBefore } from './play-entries.ts'

type Standing = Pick<Game, 'rules' | 'deals' | 'outcome' | 'abandoned'>

/** Why an entry does not count where it stands: it is kept, marked and explained, never dropped. */
export function unfitOf(game: Standing, entry: Happened): Unfit | undefined {
  if (game.outcome || game.abandoned) return { type: 'after-the-end' }
  if (!peopleExist(game, entry)) return { type: 'no-such-seat' }
  const deal = game.deals.at(-1)
  switch (entry.type) {
    case 'game-started':
      return { type: 'out-of-step' }
    case 'dealer-cut':
      return deal ? { type: 'out-of-step' } : undefined
    case 'starter-turned':
      return !deal || deal.starter ? { type: 'out-of-step' } : cardTwice(deal, [entry.card])
    case 'hand-counted':
      return unfitCount(deal, entry.of, entry.cards ?? [])
    case 'card-played':
      return unfitCard(game.rules, deal, entry)
    case 'go-said':
    case 'play-stopped':
      return outOfTurn(deal, entry.seat) ?? unfitGo(deal)
    case 'play-ended':
    case 'step-skipped':
    case 'redealt':
    case 'muggins-taken':
    case 'muggins-passed':
      return deal ? undefined : { type: 'out-of-step' }
    case 'rules-changed':
      return seatsStay(game, entry.patch) ? undefined : { type: 'out-of-step' }
    default:
      return undefined
  }
}

/** No change of rules moves anybody: every seat keeps its side and its place in the deal. */
function seatsStay({ rules }: Standing, { sideOfSeat, deal }: Partial<Rules>): boolean {
  const seats = seatCount(rules)
  const placed = deal === undefined || (deal.crib.length === seats && deal.aside.length === seats)
  return placed && (sideOfSeat === undefined || sideOfSeat.join() === rules.sideOfSeat.join())
}

function unfitCount(deal: Deal | undefined, of: Holder, cards: readonly Card[]): Unfit | undefined {
  if (!deal) return { type: 'out-of-step' }
  if (deal.counts.some((count) => count.of === of)) return { type: 'already-counted', of }
  return cardTwice(deal, cards, of)
}

function outOfTurn(deal: Deal | undefined, seat: number): Unfit | undefined {
  if (!deal) return { type: 'out-of-step' }
  return deal.play.turn === seat ? undefined : { type: 'out-of-turn', seat }
}

/** A series begins with a card. */
function unfitGo(deal: Deal | undefined): Unfit | undefined {
  return deal && currentSeries(deal.play).length > 0 ? undefined : { type: 'out-of-step' }
}

/** A card of a seat that was not due fits after the goes of those who were. */
function unfitCard(rules: Rules, deal: Deal | undefined, entry: EntryOf<'card-played'>): Unfit | undefined {
  if (!deal) return { type: 'out-of-step' }
  const { seat, card } = entry
  if (goesBefore(deal.play, rules, entry)) return cardTwice(deal, [card])
  return deal.play.turn === seat ? { type: 'past-thirty-one', card } : { type: 'out-of-turn', seat }
}

/** Cards laid in the play are in their own hand once more. */
function cardTwice(deal: Deal, cards: readonly Card[], of?: Holder): Unfit | undefined {
  const twice = cardElsewhere(deal, cards, of)
  return twice && { type: 'card-twice', ...twice }
}

/** Seats and sides named by an entry must sit at this table. */
function peopleExist({ rules }: Standing, entry: Happened): boolean {
  const seat = (n: Holder) => n === 'crib' || isSeat(rules, n)
  const sides = (all: readonly { readonly side: number }[] = []) =>
    all.every(({ side }) => isSide(rules, side))
  switch (entry.type) {
    case 'dealer-cut':
      return entry.cuts.every((cut) => seat(cut.seat))
    case 'dealt':
      return seat(entry.dealer)
    case 'card-played':
    case 'go-said':
    case 'play-stopped':
      return seat(entry.seat)
    case 'step-skipped':
      return entry.step === 'starter' || seat(entry.step)
    case 'hand-counted':
    case 'muggins-passed':
      return seat(entry.of) && sides(entry.penalty)
    case 'muggins-taken':
      return seat(entry.of) && sides([entry])
    case 'pegged':
      return sides([entry])
    default:
      return true
  }
}
