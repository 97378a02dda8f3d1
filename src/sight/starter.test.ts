import { expect, test } from 'vitest'
import { starterAmong } from './starter.ts'

/** A card whose index is 20 pixels high is 70 wide: places in widths of a card, and how it is turned. */
const lay = (...cards: readonly (readonly [x: number, y: number, angle?: number])[]) =>
  cards.map(([x, y, angle = 0], i) => ({
    card: (['5H', '6H', '7H', '8H', 'KS'] as const)[i]!,
    bothEnds: true,
    middle: { x: x * 70, y: y * 70 },
    place: { x: 0, y: 0, height: 20, angle },
  }))

const FAN = [
  [0, 0, -0.3],
  [0.5, -0.1, -0.1],
  [1, -0.1, 0.1],
  [1.5, 0, 0.3],
] as const

test.each([
  ['a fan and a card beside it', lay(...FAN, [2.7, 0]), 'KS'],
  ['a fan and a card below it that is turned', lay(...FAN, [0.7, 1.8, 1.5]), 'KS'],
  ['a row and a card apart', lay([0, 0], [1.05, 0], [2.1, 0], [3.15, 0], [5, 0]), 'KS'],
  ['five in a row', lay([0, 0], [1.05, 0], [2.1, 0], [3.15, 0], [4.2, 0]), undefined],
  ['a fan of five', lay(...FAN, [2, 0.1, 0.5]), undefined],
  ['loose cards', lay([0, 0], [1.2, 0.5, 2], [0.3, 1.4, 1], [1.6, 1.7, 3], [4, 0]), undefined],
  ['two and three', lay([0, 0], [0.5, 0], [4, 0], [4.5, 0], [5, 0]), undefined],
  ['four cards', lay(...FAN), undefined],
])('%s', (_, cards, starter) => expect(starterAmong(cards)).toBe(starter))

test('of a card with one end in sight nobody knows on which side of it the card lies', () => {
  const cards = lay(...FAN, [2.7, 0]).map((one) => ({ ...one, bothEnds: one.card !== 'KS' }))
  expect(starterAmong(cards)).toBeUndefined()
})
