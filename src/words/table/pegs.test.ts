import { describe, expect, test } from 'vitest'
import { penaltyPeg } from '../../game/moves/penalties.ts'
import { SOURCES } from '../../game/record/game.ts'
import { openLog } from '../../game/record/log.fixture.ts'
import { asLowball, PRESETS } from '../../rules/presets.ts'
import type { Penalty, Rules } from '../../rules/rules.ts'
import { type WordChoice, withWords } from '../rules.ts'
import { pegReasonName, pointSourceName, reasonName, sayOffence, sayPegs } from './pegs.ts'

test.each([
  ['american', 'Crib'],
  ['british', 'Box'],
] as const)('the sources of points are said in %s words', (choice: WordChoice, crib) => {
  const rules = withWords(PRESETS['six-card-121'], choice)
  expect(SOURCES.map((source) => pointSourceName(source, rules))).toEqual([
    'Three for last',
    'His heels',
    'In the play',
    'Hands',
    crib,
    'Muggins',
    'Penalty',
    'Correction',
    'Other points',
  ])
})

const SIX: Rules = PRESETS['six-card-121']

describe('whose offence it was', () => {
  const renege: Penalty = { reason: 'renege', points: 2, who: 'opponents' }
  const say = (rules: Rules, side: number, penalty = renege) =>
    sayOffence(openLog({ rules, dealer: 0 }).game, side, penalty, penaltyPeg(rules, penalty))

  test.each<[string, string, string]>([
    ['of two sides the other one', say(SIX, 0), 'Bob: renege'],
    ['of three the table taps who scores', say(PRESETS['three-hand'], 0), 'another side: renege'],
    ['partners offend together', say(PRESETS['four-partners'], 1), 'Ann & Cleo: renege'],
    ['who pegs back has offended', say(SIX, 0, { ...renege, who: 'offender' }), 'Ann: renege'],
    ['in lowball who scores has offended', say(asLowball(SIX), 0), 'Ann: renege'],
  ])('%s', (_, said, words) => {
    expect(said).toBe(words)
  })
})

test('partners peg, and keys use the table’s words', () => {
  const rules = PRESETS['league-doubles']
  const words = { ...rules.words, three: 'three of a kind' as const }
  expect(sayPegs('Ann & Cleo', { reason: 'pair-royal', points: 6 }, { ...rules, words })).toBe(
    'Ann & Cleo peg 6 for three of a kind',
  )
  expect(pegReasonName({ reason: 'crib', points: 4 }, rules)).toBe('box')
  expect(reasonName('run', rules)).toBe('run')
})
