import type { Card } from '../rules/card.ts'
import { fits } from '../rules/play.ts'
import { type Holder, type Rules, seatCount, sideCount } from '../rules/rules.ts'
import { currentSeries } from '../rules/the-play.ts'
import { holderOf } from './card-holder.ts'
import type { Happened } from './entry.ts'
import type { Deal, Game, Unfit } from './game.ts'

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
      return outOfTurn(deal, entry.seat) ?? unfitCard(deal, entry.card)
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

function unfitCard(deal: Deal | undefined, card: Card): Unfit | undefined {
  if (!deal) return { type: 'out-of-step' }
  const series = currentSeries(deal.play).map((laid) => laid.card)
  return fits(series, card) ? cardTwice(deal, [card]) : { type: 'past-thirty-one', card }
}

/** Cards laid in the play are in their own hand once more. */
function cardTwice(deal: Deal, cards: readonly Card[], of?: Holder): Unfit | undefined {
  for (const card of cards) {
    const holder = holderOf(deal, card)
    if (holder !== undefined && holder !== of) return { type: 'card-twice', card, holder }
  }
  return undefined
}

/** Seats and sides named by an entry must sit at this table. */
function peopleExist({ rules }: Standing, entry: Happened): boolean {
  const seat = (n: Holder) => n === 'crib' || (n >= 0 && n < seatCount(rules))
  switch (entry.type) {
    case 'dealer-cut':
      return entry.cuts.every((cut) => seat(cut.seat))
    case 'dealt':
      return seat(entry.dealer)
    case 'card-played':
    case 'go-said':
    case 'play-stopped':
      return seat(entry.seat)
    case 'hand-counted':
      return seat(entry.of)
    case 'pegged':
    case 'muggins-taken':
      return entry.side >= 0 && entry.side < sideCount(rules)
    default:
      return true
  }
}
