import { type Card, PACK, SUITS } from './card.ts'
import { PRESETS } from './presets.ts'
import { countShow, type LineKind, type Show } from './show.ts'
import { tableTotalOfFour, tableTotalOfThree } from './table-total.fixture.ts'

/** Totals of many shows in the shape of the published tables. */
interface Distribution {
  readonly cases: number
  readonly points: number
  readonly mean: number
  readonly histogram: Readonly<Record<string, number>>
}

export interface EveryCount {
  readonly itemised: Distribution
  readonly table: Distribution
  readonly byKind: Readonly<Record<LineKind, number>>
  /** Cases in which the two scorers disagree. */
  readonly differences: number
}

/**
 * Every `held` cards with every starter, counted line by line and by the table, as a hand and as a crib. Hands that
 * differ only in which suit is which are worth the same: with `alikeOnce` one of them is counted for all.
 */
export function countEveryShow(held: 3 | 4, alikeOnce: boolean): Readonly<Record<Show['of'], EveryCount>> {
  const hand = tallyOf('hand', held)
  const crib = tallyOf('crib', held)
  for (const places of handsOf(held, 0, [])) {
    const times = alikeOnce ? alike(places) : 1
    if (times === 0) continue
    const cards = places.map(cardAt)
    for (let starter = 0; starter < PACK.length; starter++) {
      if (places.includes(starter)) continue
      hand.count(cards, places, starter, times)
      crib.count(cards, places, starter, times)
    }
  }
  return { hand: hand.done(), crib: crib.done() }
}

/** The suits in every order, as places. */
const SUIT_ORDERS = SUITS.flatMap((_, a) =>
  SUITS.flatMap((_, b) =>
    SUITS.flatMap((_, c) => (new Set([a, b, c]).size < 3 ? [] : [[a, b, c, 6 - a - b - c]])),
  ),
)

/** How many hands are this one with its suits in another order; 0 unless it is the first of them. */
function alike(places: readonly number[]): number {
  const keys = new Set<number>()
  const key = keyOf(places)
  for (const order of SUIT_ORDERS) {
    const other = keyOf(
      places.map((place) => place - (place % 4) + (order[place % 4] ?? 0)).sort((a, b) => a - b),
    )
    if (other < key) return 0
    keys.add(other)
  }
  return keys.size
}

function keyOf(places: readonly number[]): number {
  return places.reduce((key, place) => key * PACK.length + place, 0)
}

function tallyOf(of: Show['of'], held: 3 | 4) {
  const rules = (held === 3 ? PRESETS['five-card-61'] : PRESETS['six-card-121']).show
  const flushFrom = of === 'crib' ? rules.flushInCrib : rules.flushInHand
  const byKind = { fifteen: 0, pair: 0, run: 0, flush: 0, nobs: 0 }
  const itemised = newCounts()
  const table = newCounts()
  let differences = 0
  return {
    count(cards: readonly Card[], places: readonly number[], starter: number, times: number): void {
      let points = 0
      for (const line of countShow({ of, cards, starter: cardAt(starter) }, rules)) {
        points += line.points
        byKind[line.kind] += line.points * times
      }
      const byTable = tableTotalAt(places, starter, flushFrom)
      if (byTable !== points) differences += times
      itemised[points] = (itemised[points] ?? Number.NaN) + times
      table[byTable] = (table[byTable] ?? Number.NaN) + times
    },
    done: (): EveryCount => ({
      itemised: distributionOf(itemised),
      table: distributionOf(table),
      byKind,
      differences,
    }),
  }
}

/** A place for every total from 0 to 29; a total beyond would show as not a number. */
function newCounts(): number[] {
  return Array<number>(30).fill(0)
}

function tableTotalAt(places: readonly number[], starter: number, flushFrom: number): number {
  const [a = 0, b = 0, c = 0, d] = places
  return d === undefined
    ? tableTotalOfThree(a, b, c, starter, flushFrom)
    : tableTotalOfFour(a, b, c, d, starter, flushFrom)
}

function distributionOf(counts: readonly number[]): Distribution {
  const cases = counts.reduce((sum, count) => sum + count, 0)
  const points = counts.reduce((sum, count, value) => sum + count * value, 0)
  const mean = Math.round((points / cases) * 1e6) / 1e6
  return { cases, points, mean, histogram: Object.fromEntries(counts.entries()) }
}

function* handsOf(held: number, from: number, before: readonly number[]): Generator<readonly number[]> {
  if (before.length === held) yield before
  else
    for (let place = from; place < PACK.length; place++) yield* handsOf(held, place + 1, [...before, place])
}

function cardAt(place: number): Card {
  const card = PACK[place]
  if (card === undefined) throw new RangeError(`no card ${place}`)
  return card
}
