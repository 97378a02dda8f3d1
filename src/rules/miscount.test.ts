import { describe, expect, it } from 'vitest'
import { showIn } from './cards.fixture.ts'
import { likelyMissed } from './miscount.ts'
import { PRESETS } from './presets.ts'
import { countShow } from './show.ts'

describe('what a short claim may have missed', () => {
  it.each([
    ['the fifteen of three cards before the one of two', '2H 3D TS 5C + 9H', 2, ['2H 3D TS'], false],
    ['the nob', 'JH 2D 4S 8C + 6H', 1, ['JH 6H'], true],
    ['nothing of whole lines', '9H TD JS QC + 2H', 1, undefined, undefined],
    ['the run, the only line of three', '9H TD JS 2C + 2H', 3, ['9H TD JS'], true],
    ['everything, after a claim of none', '9H TD JS 2C + 2H', 5, ['2C 2H', '9H TD JS'], true],
    ['nothing at all', '9H TD JS 2C + 2H', 0, [], true],
    ['more than there is', '9H TD JS 2C + 2H', 6, undefined, undefined],
    [
      'all but one of three equal lines',
      '7D 8S 8C 9H + KH',
      10,
      ['7D 8C', '8S 8C', '7D 8S 9H', '7D 8C 9H'],
      false,
    ],
    ['a pair and a fifteen, or two fifteens', '7D 8S 8C 9H + KH', 4, ['7D 8C', '8S 8C'], false],
    ['both runs, to which no other lines come', 'JH JS QD KD + 2C', 6, ['JH QD KD', 'JS QD KD'], true],
    ['one run of two', 'JH JS QD KD + 2C', 3, ['JS QD KD'], false],
  ])('%s', (_, cards, missed, expected, certain) => {
    const lines = countShow(showIn(cards), PRESETS['six-card-121'].show)
    const found = likelyMissed(lines, missed)
    expect(found?.places.map((place) => lines[place]?.cards.join(' '))).toEqual(expected)
    expect(found?.certain).toBe(certain)
  })
})
