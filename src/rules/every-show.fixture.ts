import { type Card, PACK } from './card.ts'
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

/** Every `held` cards with every starter, counted line by line and by the table, as a hand and as a crib. */
export function countEveryShow(held: 3 | 4): Readonly<Record<Show['of'], EveryCount>> {
  const hand = tallyOf('hand', held)
  const crib = tallyOf('crib', held)
  for (const places of handsOf(held, 0, [])) {
    const cards = places.map(cardAt)
    for (let starter = 0; starter < PACK.length; starter++) {
      if (places.includes(starter)) continue
      hand.count(cards, places, starter)
      crib.count(cards, places, starter)
    }
  }
  return { hand: hand.done(), crib: crib.done() }
}

function tallyOf(of: Show['of'], held: 3 | 4) {
  const rules = (held === 3 ? PRESETS['five-card-61'] : PRESETS['six-card-121']).show
  const flushFrom = of === 'crib' ? rules.flushInCrib : rules.flushInHand
  const byKind = { fifteen: 0, pair: 0, run: 0, flush: 0, nobs: 0 }
  const itemised = newCounts()
  const table = newCounts()
  let differences = 0
  return {
    count(cards: readonly Card[], places: readonly number[], starter: number): void {
      let points = 0
      for (const line of countShow({ of, cards, starter: cardAt(starter) }, rules)) {
        points += line.points
        byKind[line.kind] += line.points
      }
      const byTable = tableTotalAt(places, starter, flushFrom)
      if (byTable !== points) differences++
      itemised[points] = (itemised[points] ?? Number.NaN) + 1
      table[byTable] = (table[byTable] ?? Number.NaN) + 1
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
