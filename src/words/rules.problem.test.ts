import { describe, expect, it } from 'vitest'
import { checkRules, type RulesProblem } from '../rules/check-rules.ts'
import { PRESETS } from '../rules/presets.ts'
import type { Rules } from '../rules/rules.ts'
import { sayRulesProblem } from './rules.ts'

const SIX: Rules = PRESETS['six-card-121']
const LEAGUE: Rules = PRESETS['league-singles']

function problemsOf(rules: Rules): readonly string[] {
  return checkRules(rules).map((problem) => sayRulesProblem(problem, rules))
}

describe('what a form says to rules that contradict themselves', () => {
  it.each<[string, Rules, string]>([
    [
      'a crib that would not have its cards',
      { ...SIX, deal: { ...SIX.deal, dealt: 5, crib: [1, 1] } },
      'The crib would have 2 cards; it needs four. Change the discards or the cards from the pack.',
    ],
    [
      'the league’s box by its own name',
      { ...LEAGUE, deal: { ...LEAGUE.deal, pack: { cards: 1, when: 'after' } } },
      'The box would have 3 cards; it needs four. Change the discards or the cards from the pack.',
    ],
    [
      'hands nobody can count',
      { ...SIX, deal: { ...SIX.deal, dealt: 4 } },
      'A hand has three, four, five or six cards, not two. Change the deal or the discards.',
    ],
    [
      'a game that one hand could win',
      { ...SIX, skunks: [], target: 12 },
      'The game is to a number from 31 to 241, not 12.',
    ],
    [
      'a skunk line past the end',
      { ...SIX, target: 61, skunks: [{ name: 'skunk', below: 91, games: 2 }] },
      'The skunk line must be from 1 to 60, not 91.',
    ],
    [
      'a go that costs a point',
      { ...SIX, play: { ...SIX.play, goPoint: -1 } },
      'A number in the rules must be 0, 1, 2 or more, not −1.',
    ],
    ['half a point', { ...SIX, heels: 1.5 }, 'A number in the rules must be 0, 1, 2 or more, not 1.5.'],
    [
      'a best of two',
      { ...SIX, match: { type: 'best-of', games: 2 } },
      'Best of two may end level. Choose an odd number.',
    ],
  ])('%s', (_, rules, sentence) => {
    expect(problemsOf(rules)).toContain(sentence)
  })

  const EVERY: readonly RulesProblem[] = [
    { type: 'no-name' },
    { type: 'seats', have: 7, least: 2, most: 6 },
    { type: 'sides', have: 6, least: 2, most: 5 },
    { type: 'side-numbers' },
    { type: 'sides-uneven', seats: [2, 1] },
    { type: 'deal-seats', field: 'crib', have: 2, need: 4 },
    { type: 'not-whole', value: 0.5 },
    { type: 'hand-size', have: 7, allowed: [3, 4, 5, 6] },
    { type: 'crib-size', have: 5, need: 4 },
    { type: 'pack-exceeded', need: 55, have: 52 },
    { type: 'range', path: 'target', have: 12, least: 31, most: 241 },
    { type: 'flush-in-hand', have: 3, need: 4 },
    { type: 'skunk-line', name: 'skunk', below: 130, target: 121 },
    { type: 'skunk-worth', name: 'skunk', games: 1 },
    { type: 'skunk-order', name: 'double skunk' },
    { type: 'lowball-skunks' },
    { type: 'lowball-three-for-last' },
    { type: 'penalty-points', reason: 'renege', points: 0 },
    { type: 'penalty-unnamed' },
    { type: 'match-games', games: 0 },
    { type: 'match-even', games: 4 },
  ]

  it.each(EVERY)('$type is one sentence', (problem) => {
    expect(sayRulesProblem(problem, SIX)).toMatch(/^[A-Z][^\n]*\.$/)
  })

  it('every problem has words of its own', () => {
    const said = EVERY.map((problem) => sayRulesProblem(problem, SIX))
    expect(new Set(said).size).toBe(EVERY.length)
  })
})
