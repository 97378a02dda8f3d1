import { describe, expect, it } from 'vitest'
import { showIn } from './cards.fixture.ts'
import { countShow } from './count-show.ts'
import { likelyMissed } from './likely-missed.ts'
import { PRESETS } from './presets.ts'

describe('what a short claim may have missed', () => {
  it.each([
    ['the fifteen of three cards before the one of two', '2H 3D TS 5C + 9H', 2, ['2H 3D TS']],
    ['the nob', 'JH 2D 4S 8C + 6H', 1, ['JH 6H']],
    ['nothing of whole lines', '9H TD JS QC + 2H', 1, undefined],
    ['the run', '9H TD JS 2C + 2H', 3, ['9H TD JS']],
    ['everything', '9H TD JS 2C + 2H', 5, ['2C 2H', '9H TD JS']],
    ['nothing at all', '9H TD JS 2C + 2H', 0, []],
    ['more than there is', '9H TD JS 2C + 2H', 6, undefined],
  ])('%s', (_, cards, missed, told) => {
    const lines = countShow(showIn(cards), PRESETS['six-card-121'].show)
    const found = likelyMissed(lines, missed)?.map((place) => lines[place]?.cards.join(' '))
    expect(found).toEqual(told)
  })
})
