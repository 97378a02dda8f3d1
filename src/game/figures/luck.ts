import { type Card, PACK } from '../../rules/card.ts'
import { type Holder, type Rules, showOrder, sideOf } from '../../rules/rules.ts'
import { countShow, totalOf } from '../../rules/show.ts'
import { type Counted, type Deal, type ShownGame, SOURCES, type Source } from '../record/game.ts'
import { expectedPoints } from './race-figures.ts'
import { addUp, movesOf, tallyOf } from './statistics.ts'

/** Points of one side over what is usual, in tenths. They add up to `all`. */
export interface Luck {
  /** What hands and cribs were worth on the average of the starters, over the published mean. */
  readonly cards: number
  /** What the starters gave over that average. */
  readonly cut: number
  readonly play: number
  /** What was claimed less than the cards count, so below 0. */
  readonly miscounts: number
  readonly muggins: number
  /** Heels, penalties and the like. */
  readonly other: number
  readonly all: number
}

/** Luck and play of each side in the deals whose cards are all known; undefined where there is none or no published mean. */
export function luckOf(game: ShownGame) {
  const usual = expectedPoints(game.rules)
  if (!game.outcome || !usual) return undefined
  const deals = game.deals.flatMap((deal) => knownDeal(game.rules, deal) ?? [])
  if (deals.length === 0) return undefined
  const sides = game.pegs.map((_, side) =>
    deals.map((deal) => luckInDeal(game, deal, side, usual)).reduce(addUp<Parts>),
  )
  return { deals: deals.length, of: game.deals.length, sides: sides.map(withCards) }
}

type Parts = Omit<Luck, 'cards'>

interface KnownDeal {
  readonly deal: Deal
  readonly starter: Card
  readonly shows: readonly KnownShow[]
}

type Usual = NonNullable<ReturnType<typeof expectedPoints>>

type KnownShow = Counted & { readonly cards: readonly Card[] }

function knownDeal(rules: Rules, deal: Deal): KnownDeal | undefined {
  const { starter, counts } = deal
  const shows = counts.flatMap((one) => (one.cards ? [{ ...one, cards: one.cards }] : []))
  const isWhole = showOrder(rules, deal.dealer).every((of) => shows.some((show) => show.of === of))
  return starter && isWhole ? { deal, starter, shows } : undefined
}

function luckInDeal(game: ShownGame, known: KnownDeal, side: number, usual: Usual): Parts {
  const { deal, starter, shows } = known
  const mine = shows.filter(({ of }) => sideOf(game.rules, of === 'crib' ? deal.dealer : of) === side)
  const worth = sum(mine.map((show) => countWith(game.rules, show, starter)))
  const mean = sum(mine.map((show) => meanOfCut(game.rules, show, unseenBy(show, shows, deal.dealer))))
  const lines = game.lines.filter((line) => line.deal === deal.number && !line.ignored)
  const moves = movesOf(lines).filter((move) => move.side === side)
  const pegged = (...sources: readonly Source[]) =>
    sum(sources.map((source) => tallyOf(source, moves).points))
  const { play, shown } = sideOf(game.rules, deal.dealer) === side ? usual.dealer : usual.pone
  return {
    cut: worth - mean,
    play: pegged('play') - play / 10,
    miscounts: pegged('hand', 'crib') - worth,
    muggins: pegged('muggins'),
    other: pegged('heels', 'penalty', 'correction', 'other', 'three-for-last'),
    all: pegged(...SOURCES) - (play + shown) / 10,
  }
}

/** In tenths. The cards are what is left, so that the rounded parts still add up. */
function withCards(points: Parts): Luck {
  const tenths = Object.entries(points).map(([part, some]) => [part, Math.round(some * 10)] as const)
  const { all, ...parts } = Object.fromEntries(tenths) as unknown as Parts
  return { ...parts, cards: all - sum(Object.values(parts)), all }
}

/** How likely each card was to be turned, as the player saw it: a card seen not at all, one that may have been seen half. */
type Unseen = (card: Card) => number

/**
 * A player has seen six cards, so that 46 could turn up. Which two of the crib are the player’s own the record does not
 * say: each of the four is with one chance in two. The crib’s owner holds the hand, too.
 */
function unseenBy(show: KnownShow, shows: readonly KnownShow[], dealer: number): Unseen {
  const cardsOf = (of: Holder) => shows.find((one) => one.of === of)?.cards ?? []
  const isCrib = show.of === 'crib'
  return (card) =>
    isCrib ? (cardsOf(dealer).includes(card) ? 0 : 1) : cardsOf('crib').includes(card) ? 0.5 : 1
}

/** What a hand or crib counts on the average of the starters. */
export function meanOfCut(rules: Rules, show: Pick<KnownShow, 'of' | 'cards'>, unseen: Unseen): number {
  const starters = PACK.filter((card) => !show.cards.includes(card))
  const points = sum(starters.map((card) => unseen(card) * countWith(rules, show, card)))
  return points / sum(starters.map(unseen))
}

function countWith(rules: Rules, { of, cards }: Pick<KnownShow, 'of' | 'cards'>, starter: Card): number {
  return totalOf(countShow({ of: of === 'crib' ? 'crib' : 'hand', cards, starter }, rules.show))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
