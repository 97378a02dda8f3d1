import { describe, expect, test } from 'vitest'
import type { Intent } from '../../game/intent.ts'
import { openLog, pegBy, tap, taps } from '../../game/record/log.fixture.ts'
import { PRESETS, type PresetName } from '../../rules/presets.ts'
import { sayBoard, sayLead, sayScoreRows } from './score.ts'

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

const STARTER: Intent = { type: 'turn-starter', card: 'KH' }

describe('the score in words', () => {
  const { game } = tap(taps(openLog({ dealer: 0, scores: [55, 49] }), STARTER), pegBy(0, 2, 'pair'))

  test('as a table', () => {
    expect(sayScoreRows(game)).toEqual([
      { side: 'Ann', score: '57', toGo: '64', lastPeg: '2' },
      { side: 'Bob', score: '49', toGo: '72', lastPeg: '0' },
    ])
  })

  test('as a sentence', () => {
    expect(sayBoard(game)).toBe('Ann 57, 64 to go; Bob 49, 72 to go.')
  })
})
