import { expect, test } from 'vitest'
import { type Card, RANKS, rankOf, SUITS, suitOf } from '../rules/card.ts'
import { followIndices, watchCards } from './certainty.ts'
import type { Glimpse } from './turns.ts'

const UPRIGHT = { x: 100, y: 100, height: 40, angle: 0, found: 1 }
const OTHER_END = { x: 240, y: 300, height: 40, angle: Math.PI, found: 1 }

/** A reading that gives a card a chance, and the rest to another or to no card. */
function glimpse(card: Card, chance = 0.998, place = UPRIGHT, other?: Card): Glimpse {
  const ranks = new Float32Array(14)
  const suits = new Float32Array(5)
  const add = (rank: number, suit: number, part: number) => {
    ranks[rank] = ranks[rank]! + part
    suits[suit] = suits[suit]! + part
  }
  add(RANKS.indexOf(rankOf(card)), SUITS.indexOf(suitOf(card)), chance)
  if (other) add(RANKS.indexOf(rankOf(other)), SUITS.indexOf(suitOf(other)), 1 - chance)
  else add(13, 4, 1 - chance)
  return { ...place, ranks, suits }
}

/** What is certain after some frames. */
function certainAfter(frames: readonly (readonly Glimpse[])[]): string[] {
  const watch = watchCards()
  return (frames.map((frame) => watch(frame)).at(-1) ?? []).map(({ card }) => card)
}

test('one look is not certain, several that agree are', () => {
  const look = [glimpse('5H')]
  expect(certainAfter([look])).toEqual([])
  expect(certainAfter(Array(8).fill(look))).toEqual(['5H'])
})

test('a card is settled in its sixth certain frame, also if frames between miss it', () => {
  const settledIn = (frames: readonly (readonly Glimpse[])[]) => {
    const watch = watchCards()
    return frames.findIndex((frame) => watch(frame)[0]?.settled) + 1
  }
  const both = [glimpse('QS', 0.9999), glimpse('QS', 0.9999, OTHER_END)]
  const missed = [glimpse('QS', 0.25), glimpse('QS', 0.25, OTHER_END)]
  expect(settledIn(Array(8).fill(both))).toBe(6)
  expect(settledIn([both, missed, ...Array(8).fill(both)])).toBe(7)
  expect(settledIn([both, missed, missed, missed, ...Array(8).fill(both)])).toBeGreaterThan(9)
})

test('of a small index more is asked', () => {
  const seen = (height: number, chance: number) =>
    Array(8).fill([glimpse('QS', chance, { ...UPRIGHT, height })])
  expect(certainAfter(seen(24, 0.998))).toEqual(['QS'])
  expect(certainAfter(seen(18, 0.998))).toEqual([])
  expect(certainAfter(seen(18, 0.9999))).toEqual(['QS'])
})

test('two ends that disagree are no card, unless one of them is of another card', () => {
  const both = [glimpse('5S'), glimpse('5C', 0.998, OTHER_END)]
  expect(certainAfter(Array(16).fill(both))).toEqual([])
  const doubtful = [glimpse('5S'), glimpse('5C', 0.9, OTHER_END, '5S')]
  expect(certainAfter(Array(16).fill(doubtful))).toEqual([])
  const neighbour = glimpse('5C', 0.998, { ...UPRIGHT, x: 150 })
  expect(certainAfter(Array(16).fill([...both, neighbour])).sort()).toEqual(['5C', '5S'])
})

test('an index that takes a part of another one is none, and neither is the other without its other end', () => {
  const taken = { x: 120, y: 115, height: 40, angle: 2.4, found: 1 }
  const both = [glimpse('9D'), glimpse('6D', 0.998, taken)]
  expect(certainAfter(Array(16).fill(both))).toEqual([])
  expect(certainAfter(Array(16).fill([...both, glimpse('9D', 0.998, OTHER_END)]))).toEqual(['9D'])
  expect(certainAfter(Array(16).fill([glimpse('9D'), glimpse('6D', 0.5, taken)]))).toEqual(['9D'])
  const beside = { ...taken, x: 130, y: 120 }
  expect(certainAfter(Array(16).fill([glimpse('9D'), glimpse('6D', 0.998, beside)])).sort()).toEqual([
    '6D',
    '9D',
  ])
})

test('a hand that shakes is still the same index', () => {
  const frames = Array.from({ length: 8 }, (_, i) => [
    glimpse('5H', 0.998, { ...UPRIGHT, x: 100 + 5 * i, y: 100 - 4 * i, angle: i / 30 }),
  ])
  expect(certainAfter(frames)).toEqual(['5H'])
})

test('two indices of a fan stay apart, whichever is surer in a frame', () => {
  const queen = glimpse('QS', 0.998, { ...UPRIGHT, x: 114 })
  const frames = Array.from({ length: 8 }, (_, i) =>
    i % 2 === 0 ? [glimpse('5H'), queen] : [queen, glimpse('5H')],
  )
  expect(certainAfter(frames).sort()).toEqual(['5H', 'QS'])
})

test('readings that differ make no card certain', () => {
  const frames = Array.from({ length: 16 }, (_, i) => [glimpse(i % 2 === 0 ? 'JC' : 'JS')])
  expect(certainAfter(frames)).toEqual([])
})

test('a reading that is often in doubt between two cards stays uncertain', () => {
  expect(certainAfter(Array(8).fill([glimpse('8D', 0.6, UPRIGHT, '3D')]))).toEqual([])
})

test('a reading that wavers in each frame is never certain, whatever the frames add up to', () => {
  const wavers = (chance: number) => [
    glimpse('7H', chance, UPRIGHT, 'KH'),
    glimpse('7H', chance, OTHER_END, 'KH'),
  ]
  expect(certainAfter(Array(16).fill(wavers(0.93)))).toEqual([])
  expect(certainAfter(Array(16).fill(wavers(0.98)))).toEqual(['7H'])
})

test('no card is made of what is no index', () => {
  expect(certainAfter(Array(8).fill([glimpse('5H', 0.1)]))).toEqual([])
})

test('both ends of a card count, and give its outline', () => {
  const frames = Array(3).fill([glimpse('QS'), glimpse('QS', 0.998, OTHER_END)])
  const watch = followIndices()
  const [queen] = frames.map((frame) => watch(frame)).at(-1) ?? []
  const [oneEnd] =
    frames
      .map((frame) => frame.slice(0, 1))
      .map(followIndices())
      .at(-1) ?? []
  expect(queen?.card).toBe('QS')
  expect(queen!.certainty).toBeGreaterThan(oneEnd!.certainty)
  const corners = queen!.corners.map(({ x, y }) => [Math.round(x), Math.round(y)])
  expect(corners).toEqual([
    [82, 74],
    [258, 74],
    [258, 326],
    [82, 326],
  ])
  expect(oneEnd!.corners[2]).toEqual({ x: 118, y: 126 })
})

test('only frames that show a card settle it, and it is forgotten in the third that does not', () => {
  const watch = watchCards()
  const both = [glimpse('QS', 0.9999), glimpse('QS', 0.9999, OTHER_END)]
  expect([both, both, [], [], []].map((frame) => watch(frame)[0]?.settled)).toEqual([
    false,
    false,
    false,
    false,
    undefined,
  ])
})

test('two cards that look the same are told from both ends of one', () => {
  const beside = glimpse('QS', 0.998, { ...UPRIGHT, x: 300 })
  const isTwice = (frames: readonly (readonly Glimpse[])[]) => {
    const watch = followIndices()
    return frames.map((frame) => watch(frame)).at(-1)?.[0]?.twice
  }
  const both = [glimpse('QS'), glimpse('QS', 0.998, OTHER_END)]
  expect(isTwice(Array(8).fill(both))).toBe(false)
  expect(isTwice(Array(8).fill([glimpse('QS'), beside]))).toBe(true)
  // The same card, moved at once: its old place is empty.
  expect(isTwice([...Array(8).fill([glimpse('QS')]), ...Array(5).fill([beside])])).toBe(false)
  // One with an index in each corner, aslant, as it was seen in a film.
  const corners = [
    { x: 34, y: 536, height: 33, angle: -0.03, found: 1 },
    { x: 137, y: 544, height: 39, angle: -0.11, found: 1 },
    { x: 136, y: 667, height: 25, angle: -3.08, found: 1 },
    { x: 34, y: 663, height: 26, angle: -3.02, found: 1 },
  ]
  expect(isTwice(Array(8).fill(corners.map((place) => glimpse('KS', 0.998, place))))).toBe(false)
})
