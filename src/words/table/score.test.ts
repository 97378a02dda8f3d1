import { describe, expect, test } from 'vitest'
import type { Intent } from '../../game/intent.ts'
import { openLog, pegBy, tap, taps } from '../../game/record/log.fixture.ts'
import { PRESETS } from '../../rules/presets.ts'
import type { PresetName } from '../../rules/rules.ts'
import { asLowball } from '../../rules/rules-name.ts'
import { sayBelow, sayBoard, sayLead, sayScoreRows, sayTarget } from './score.ts'

test.each<[string, PresetName, readonly number[], string]>([
  ['nobody has pegged', 'six-card-121', [0, 0], ''],
  ['one is in front', 'six-card-121', [57, 49], 'Ann leads by 8'],
  ['the other is', 'six-card-121', [49, 57], 'Bob leads by 8'],
  ['of three the second counts', 'three-hand', [72, 64, 88], 'Cleo leads by 16'],
  ['two are level before the third', 'three-hand', [72, 64, 72], 'Ann and Cleo lead by 8'],
  ['partners lead together', 'four-partners', [12, 10], 'Ann & Cleo lead by 2'],
])('the line about who leads when %s', (_, preset, scores, said) => {
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

  test('a line beyond a target that was made shorter later has nothing to go', () => {
    const rows = sayScoreRows({ ...game, rules: { ...game.rules, target: 55 } })
    expect(rows.map(({ toGo }) => toGo)).toEqual(['0', '6'])
  })

  test('as a sentence', () => {
    expect(sayBoard(game)).toBe('Ann 57, 64 to go; Bob 49, 72 to go.')
  })
})

test.each<[string, PresetName, readonly number[] | undefined, string, string]>([
  ['a single game', 'five-card-61', undefined, '', 'counts first'],
  ['a match that nobody leads yet', 'six-card-121', [0, 0], 'Game 2', 'counts first'],
  ['a match that one leads', 'six-card-121', [0, 1], 'Game 2 · 0–1', 'counts first · games 0–1'],
  ['a match of partners', 'four-partners', [2, 1], 'Game 2 · 2–1', 'counts first · games 2–1'],
  ['a level match', 'six-card-121', [1, 1], 'Game 2 · 1–1', 'counts first · games 1–1'],
])('what is played for is beside the scores, or below a heading: %s', (_, preset, won, said, below) => {
  const { game } = openLog({ rules: PRESETS[preset], dealer: 0 })
  const match = { ...game.match, index: 1 }
  const standing = won && { won, needed: 3, winners: [] }
  expect(sayTarget({ ...game, match }, standing)).toBe(said)
  expect(sayBelow({ ...game, match }, 'counts first', standing)).toBe(below)
})

test('in lowball the line says that the first home loses, in a match too', () => {
  const { game } = openLog({ rules: asLowball(PRESETS['six-card-121']), dealer: 0 })
  expect(sayTarget(game, undefined)).toBe('First to 121 loses')
  expect(sayTarget(game, { won: [1, 0], needed: 2, winners: [] })).toBe('Game 1 · 1–0 · first to 121 loses')
  expect(sayLead({ ...game, pegs: [8, 0].map((front) => ({ front, back: 0 })) })).toBe(
    'Ann is 8 nearer to 121',
  )
  expect(sayBelow(game, 'counts first', undefined)).toBe('counts first · first to 121 loses')
  expect(sayBelow(game, undefined, undefined)).toBe('First to 121 loses')
  expect(sayBelow(openLog().game, undefined, undefined)).toBe('')
})
