import { describe, expect, it } from 'vitest'
import { showIn } from '../rules/cards.fixture.ts'
import { PRESETS, type PresetName } from '../rules/presets.ts'
import type { Show } from '../rules/show.ts'
import { sayElsewhere } from './elsewhere.ts'

describe('the same cards elsewhere', () => {
  it.each([
    [
      'a hand’s flush of four is none in the crib',
      '2H 4H 8H TH + 6S',
      'hand',
      'six-card-121',
      'As a crib 0.',
    ],
    ['nor in the league’s box', '2H 4H 8H TH + 6S', 'hand', 'league-singles', 'As a box 0.'],
    ['the crib’s four are a flush in a hand', '2H 3H 4H KH + 4C', 'crib', 'six-card-121', 'As a hand 14.'],
    [
      'also under the rules of five cards',
      '2H 3H 4H KH + 4C',
      'crib',
      'five-card-61',
      'As a hand in the usual game 14.',
    ],
    ['with five of a suit it is all one', '2H 4H 8H TH + 6H', 'hand', 'six-card-121', undefined],
    ['and so without a flush', '7D 8S 8C 9H + TS', 'hand', 'six-card-121', undefined],
    [
      'three cards are a hand of the five-card game alone',
      '2H 4H 8H + 6S',
      'hand',
      'five-card-61',
      undefined,
    ],
  ] as const)('%s', (_, cards, of: Show['of'], rules: PresetName, said) => {
    expect(sayElsewhere(showIn(cards, of), PRESETS[rules])).toBe(said)
  })
})
