import { type Card, PACK } from './card.ts'
import type { ShowRules } from './rules.ts'
import type { Show } from './show.ts'

/*
 * The second scorer: totals only, fast enough for the exhaustive tests. It shares nothing
 * with `countShow` but the numbering of the ranks, so that the two can be held against each other.
 *
 * A card is its place in `PACK`, 0 to 51: `card >> 2` is the rank (0 ace, 12 king), `card & 3` the suit.
 */

/** What ranks alone score. */
export interface RankPoints {
  readonly fifteens: number
  readonly pairs: number
  readonly runs: number
}

const RANK_COUNT = 13
const JACK_OF_SPADES = 40

const PLACE_IN_PACK: ReadonlyMap<Card, number> = new Map(PACK.map((card, place) => [card, place]))

/** Totals of five ranks and of four, at the number the ranks make in base 13. */
let ofFive: Uint8Array | undefined
let ofFour: Uint8Array | undefined

/** The place of a card in `PACK`, 0 to 51. */
export function packPlace(card: Card): number {
  return PLACE_IN_PACK.get(card) ?? 0
}

/**
 * The total of a hand or crib of four with the starter, all as places in `PACK`. `flushFrom` is how many of
 * one suit score: 4 in a hand, 5 in a crib.
 */
export function tableTotalOfFour(
  a: number,
  b: number,
  c: number,
  d: number,
  starter: number,
  flushFrom: number,
): number {
  ofFive ??= rankTotals(5)
  const ranks = ((((a >> 2) * 13 + (b >> 2)) * 13 + (c >> 2)) * 13 + (d >> 2)) * 13 + (starter >> 2)
  let total = ofFive[ranks] ?? 0
  const jack = JACK_OF_SPADES + (starter & 3)
  if (a === jack || b === jack || c === jack || d === jack) total++
  if ((((a ^ b) | (a ^ c) | (a ^ d)) & 3) === 0) total += flushPoints(4, a, starter, flushFrom)
  return total
}

/** The total of a five-card game's hand, three cards and the starter; `flushFrom` is 3. */
export function tableTotalOfThree(
  a: number,
  b: number,
  c: number,
  starter: number,
  flushFrom: number,
): number {
  ofFour ??= rankTotals(4)
  const ranks = (((a >> 2) * 13 + (b >> 2)) * 13 + (c >> 2)) * 13 + (starter >> 2)
  let total = ofFour[ranks] ?? 0
  const jack = JACK_OF_SPADES + (starter & 3)
  if (a === jack || b === jack || c === jack) total++
  if ((((a ^ b) | (a ^ c)) & 3) === 0) total += flushPoints(3, a, starter, flushFrom)
  return total
}

/** The total of a show of three or four cards by the table; any other number is a bug and throws. */
export function tableTotal(show: Show, rules: ShowRules): number {
  const [a = 0, b = 0, c = 0, d = 0] = show.cards.map(packPlace)
  const starter = packPlace(show.starter)
  const flushFrom = show.of === 'crib' ? rules.flushInCrib : rules.flushInHand
  if (show.cards.length === 4) return tableTotalOfFour(a, b, c, d, starter, flushFrom)
  if (show.cards.length === 3) return tableTotalOfThree(a, b, c, starter, flushFrom)
  throw new RangeError(`no table for ${show.cards.length} cards`)
}

function flushPoints(held: number, card: number, starter: number, flushFrom: number): number {
  const points = ((card ^ starter) & 3) === 0 ? held + 1 : held
  return points >= flushFrom ? points : 0
}

/** What ranks (0 ace to 12 king) score by how often each is held, never by looking at single cards. */
export function rankPoints(ranks: readonly number[]): RankPoints {
  const held = Array.from({ length: RANK_COUNT }, (_, rank) => ranks.filter((each) => each === rank).length)
  return {
    fifteens: 2 * waysToFifteen(ranks),
    pairs: held.reduce((points, count) => points + count * (count - 1), 0),
    runs: runPoints(held),
  }
}

/** Ways to reach each sum, card by card: `ways[s]` counts the choices so far worth `s`. */
function waysToFifteen(ranks: readonly number[]): number {
  const ways = [1, ...Array<number>(15).fill(0)]
  for (const rank of ranks) {
    const pips = Math.min(rank + 1, 10)
    for (let sum = 15; sum >= pips; sum--) ways[sum] = (ways[sum] ?? 0) + (ways[sum - pips] ?? 0)
  }
  return ways[15] ?? 0
}

/** A stretch of three or more ranks scores its length as often as its ranks can be combined. */
function runPoints(held: readonly number[]): number {
  let points = 0
  let length = 0
  let ways = 1
  for (const count of [...held, 0]) {
    if (count > 0) {
      length++
      ways *= count
    } else {
      if (length >= 3) points += length * ways
      length = 0
      ways = 1
    }
  }
  return points
}

/** Ranks in rising order are counted; any other order has the total of a lower number, already known. */
function rankTotals(cards: number): Uint8Array {
  const totals = new Uint8Array(RANK_COUNT ** cards)
  for (let key = 0; key < totals.length; key++) {
    const lower = moveFallUp(key)
    totals[key] = lower === key ? sumOf(rankPoints(digits(key, cards))) : (totals[lower] ?? 0)
  }
  return totals
}

/** The number with its last digit that is lower than the one before it moved up one place, if there is one. */
function moveFallUp(key: number): number {
  for (
    let place = 1, rest = key;
    rest >= RANK_COUNT;
    place *= RANK_COUNT, rest = Math.floor(rest / RANK_COUNT)
  ) {
    const fall = (Math.floor(rest / RANK_COUNT) % RANK_COUNT) - (rest % RANK_COUNT)
    if (fall > 0) return key - fall * (RANK_COUNT - 1) * place
  }
  return key
}

function sumOf({ fifteens, pairs, runs }: RankPoints): number {
  return fifteens + pairs + runs
}

function digits(key: number, cards: number): readonly number[] {
  const ranks: number[] = []
  for (let rest = key; ranks.length < cards; rest = Math.floor(rest / RANK_COUNT))
    ranks.unshift(rest % RANK_COUNT)
  return ranks
}
