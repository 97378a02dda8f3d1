import { expect, test } from 'vitest'
import { openLog } from '../game/log.fixture.ts'
import { PRESETS, type PresetName } from '../rules/presets.ts'
import { sayLead } from './say-lead.ts'

test.each<[string, PresetName, readonly number[], string]>([
  ['nobody has pegged', 'six-card-121', [0, 0], 'Level at 0'],
  ['one is in front', 'six-card-121', [57, 49], 'Ann leads by 8'],
  ['the other is', 'six-card-121', [49, 57], 'Bob leads by 8'],
  ['of three the second counts', 'three-hand', [72, 64, 88], 'Cleo leads by 16'],
  ['two are level before the third', 'three-hand', [72, 64, 72], 'Ann and Cleo lead by 8'],
  ['partners lead together', 'four-partners', [12, 10], 'Ann & Cleo lead by 2'],
])('who leads is said when %s', (_, preset, scores, said) => {
  const { game } = openLog({ rules: PRESETS[preset], dealer: 0 })
  const pegs = scores.map((front) => ({ front, back: 0 }))
  expect(sayLead({ ...game, pegs })).toBe(said)
})
