import { describe, expect, test } from 'vitest'
import { pegKeys, rareKeys } from '../../game/moves/peg-keys.ts'
import { penaltyFor } from '../../game/moves/penalties.ts'
import { SOURCES } from '../../game/record/game.ts'
import { openLog } from '../../game/record/log.fixture.ts'
import type { Penalty } from '../../rules/penalty.ts'
import { PRESETS } from '../../rules/presets.ts'
import type { Rules } from '../../rules/rules.ts'
import { asLowball } from '../../rules/rules-name.ts'
import { type WordChoice, withWords } from '../engine/rules.ts'
import { pegKeyCaption, pegReasonName, pointSourceName, reasonName, sayFault, sayPegs } from './pegs.ts'
import { sayPenaltyPegs } from './play.ts'

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
const BACK: Penalty = { reason: 'renege', points: 2, who: 'offender' }
const RENEGE: Penalty = { ...BACK, who: 'opponents' }

describe('whose fault it was, and whom the penalty pays', () => {
  const say = (rules: Rules, offender: number, penalty = RENEGE) => {
    const { game } = openLog({ rules, dealer: 0 })
    const pays = penaltyFor(game, offender, penalty)
    return [sayFault(game, offender, pays), sayPenaltyPegs(game, pays)]
  }

  test.each<[string, string[], string[]]>([
    ['of two sides the other one', say(SIX, 1), ['Bob’s fault: Ann gets the points', 'Ann pegs 2']],
    [
      'of three both others',
      say(PRESETS['three-hand'], 0),
      ['Ann’s fault: Bob and Cleo each get the points', 'Bob and Cleo peg 2 each'],
    ],
    [
      'partners offend together',
      say(PRESETS['four-partners'], 0),
      ['Ann & Cleo’s fault: Bob & Dan get the points', 'Bob & Dan peg 2'],
    ],
    ['where the offender goes back', say(SIX, 0, BACK), ['Ann’s fault: Ann goes back', 'Ann goes back 2']],
    ['in lowball the offender', say(asLowball(SIX), 0), ['Ann’s fault: Ann gets the points', 'Ann pegs 2']],
  ])('%s', (_, said, words) => {
    expect(said).toEqual(words)
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

test.each([
  ['six-card-121', false, 'go / last,thirty-one,fifteen,pair,run of 3,run of 4,run of 5,pair royal'],
  ['three-hand', true, 'go,31,15,pair,run,run,run,royal'],
  ['five-card-61', true, 'last,31,15,pair,run,run,run,royal'],
] as const)('what the keys of the play say: %s', (preset, isShort, captions) => {
  const rules: Rules = PRESETS[preset]
  expect(
    pegKeys(rules)
      .map((key) => pegKeyCaption(key, rules, isShort))
      .join(),
  ).toBe(captions)
})

test.each([
  [1, 2, ['go 1', 'last card 2']],
  [2, 1, ['go 2', 'last card 1']],
  [1, 1, ['go / last 1']],
  [0, 1, ['last card 1']],
  [1, 0, ['go 1']],
  [0, 0, []],
])('a go for %i and a last card for %i have their keys', (goPoint, lastCard, captions) => {
  const rules: Rules = {
    ...PRESETS['six-card-121'],
    play: { ...PRESETS['six-card-121'].play, goPoint, lastCard },
  }
  const keys = pegKeys(rules).filter(({ reason }) => reason === 'go' || reason === 'last-card')
  expect(keys.map((key) => `${pegKeyCaption(key, rules, false)} ${key.points}`)).toEqual(captions)
  // The last card can always be named under the other points.
  const named = [...keys, ...rareKeys(rules)].filter(({ reason }) => reason === 'last-card')
  expect(named.map(({ points }) => points)).toEqual(lastCard > 0 ? [lastCard] : [])
})
