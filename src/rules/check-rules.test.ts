import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkRules, type RulesProblem } from './check-rules.ts'
import { PRESETS } from './presets.ts'
import type { DealRules, Rules } from './rules.ts'

const SIX_CARD: Rules = PRESETS['six-card-121']
const THREE: Rules = {
  ...PRESETS['three-hand'],
  deal: { ...PRESETS['three-hand'].deal, pack: { cards: 0, when: 'after' } },
}
const LEAGUE: Rules = PRESETS['league-singles']

function dealing(patch: Partial<DealRules>, rules: Rules = SIX_CARD): Rules {
  return { ...rules, deal: { ...rules.deal, ...patch } }
}

function evenly(seats: number, sides: number): Rules {
  return {
    ...PRESETS['four-partners'],
    sideOfSeat: Array.from({ length: seats }, (_, seat) => seat % sides),
    deal: {
      dealt: 5,
      crib: Array(seats).fill(1),
      aside: Array(seats).fill(0),
      pack: { cards: Math.max(4 - seats, 0), when: 'after' },
    },
  }
}

const skunk = (below: number, games: number, name = 'skunk') => ({ name, below, games })

/** Each kind of problem, with rules that have it and no other. */
const PROBLEMS: readonly (readonly [string, Rules, readonly RulesProblem[]])[] = [
  ['a rule set needs a name', { ...SIX_CARD, name: '  ' }, [{ type: 'no-name' }]],
  [
    'nobody plays alone',
    { ...evenly(1, 1) },
    [
      { type: 'seats', have: 1, least: 2, most: 6 },
      { type: 'sides', have: 1, least: 2, most: 6 },
    ],
  ],
  [
    'eight are too many: their eight cards would not fit the crib',
    evenly(8, 2),
    [
      { type: 'seats', have: 8, least: 2, most: 6 },
      { type: 'crib-size', have: 8, need: 4 },
    ],
  ],
  [
    'five discards are one too many: the dealer of five discards none',
    evenly(5, 5),
    [{ type: 'crib-size', have: 5, need: 4 }],
  ],
  [
    'two players on one side have no opponent',
    { ...SIX_CARD, sideOfSeat: [0, 0] },
    [{ type: 'sides', have: 1, least: 2, most: 6 }],
  ],
  ['sides are numbered without a gap', { ...SIX_CARD, sideOfSeat: [0, 2] }, [{ type: 'side-numbers' }]],
  [
    'two against one is uneven',
    { ...PRESETS['three-hand'], sideOfSeat: [0, 1, 1] },
    [{ type: 'sides-uneven', seats: [1, 2] }],
  ],
  [
    'every seat must know how many cards it gives to the crib',
    dealing({ crib: [2] }),
    [{ type: 'deal-seats', field: 'crib', have: 1, need: 2 }],
  ],
  [
    'and how many it discards out of play',
    dealing({ aside: [0, 0, 0] }),
    [{ type: 'deal-seats', field: 'aside', have: 3, need: 2 }],
  ],
  ['half a point is no point', { ...SIX_CARD, heels: 1.5 }, [{ type: 'not-whole', value: 1.5 }]],
  [
    'a go never costs a point',
    { ...SIX_CARD, play: { ...SIX_CARD.play, goPoint: -1 } },
    [{ type: 'not-whole', value: -1 }],
  ],
  [
    'the last card and thirty-one are whole numbers too',
    { ...SIX_CARD, play: { ...SIX_CARD.play, lastCard: Number.NaN, thirtyOne: 0.5 } },
    [
      { type: 'not-whole', value: Number.NaN },
      { type: 'not-whole', value: 0.5 },
    ],
  ],
  ['as is three for last', { ...SIX_CARD, threeForLast: -3 }, [{ type: 'not-whole', value: -3 }]],
  [
    'nobody takes a card out of the crib',
    dealing({ crib: [2, -1], aside: [0, 3], pack: { cards: 3, when: 'after' } }),
    [{ type: 'not-whole', value: -1 }],
  ],
  [
    'one card from each of two players leaves the crib short',
    dealing({ dealt: 5, crib: [1, 1] }),
    [{ type: 'crib-size', have: 2, need: 4 }],
  ],
  [
    'four players at two cards each fill the crib twice',
    dealing({ dealt: 6, crib: [2, 2, 2, 2] }, PRESETS['four-partners']),
    [{ type: 'crib-size', have: 8, need: 4 }],
  ],
  [
    'a hand of seven is no cribbage hand',
    {
      ...dealing({ dealt: 8, crib: [1, 1], pack: { cards: 2, when: 'after' } }),
      show: { flushInHand: 7, flushInCrib: 5 },
    },
    [{ type: 'hand-size', have: 7, allowed: [3, 4, 5, 6] }],
  ],
  [
    'the dealer cannot sit out',
    dealing({ aside: [6, 0], crib: [0, 4] }),
    [
      { type: 'hand-size', have: 0, allowed: [3, 4, 5, 6] },
      { type: 'flush-in-hand', have: 4, need: 0 },
    ],
  ],
  [
    'the pack has fifty-two cards, and one is the starter',
    dealing({ dealt: 26, aside: [20, 20] }),
    [
      { type: 'pack-exceeded', need: 53, have: 52 },
      { type: 'range', path: 'deal.dealt', have: 26, least: 3, most: 8 },
    ],
  ],
  [
    'a game to one is over before the deal',
    { ...LEAGUE, target: 1 },
    [{ type: 'range', path: 'target', have: 1, least: 31, most: 241 }],
  ],
  [
    'a game to a thousand never ends',
    { ...LEAGUE, target: 1000 },
    [{ type: 'range', path: 'target', have: 1000, least: 31, most: 241 }],
  ],
  ['a target is a hole', { ...LEAGUE, target: 60.5 }, [{ type: 'not-whole', value: 60.5 }]],
  ['a seat has no half side', { ...SIX_CARD, sideOfSeat: [0, 0.5] }, [{ type: 'not-whole', value: 0.5 }]],
  [
    'a flush is not larger than the hand',
    { ...SIX_CARD, show: { flushInHand: 5, flushInCrib: 5 } },
    [{ type: 'flush-in-hand', have: 5, need: 4 }],
  ],
  [
    'nor smaller',
    { ...SIX_CARD, show: { flushInHand: 3, flushInCrib: 5 } },
    [{ type: 'flush-in-hand', have: 3, need: 4 }],
  ],
  [
    'a skunk line is on the board',
    { ...SIX_CARD, skunks: [skunk(121, 2)] },
    [{ type: 'skunk-line', name: 'skunk', below: 121, target: 121 }],
  ],
  [
    'a skunk is worth more than a game',
    { ...SIX_CARD, skunks: [skunk(91, 1)] },
    [{ type: 'skunk-worth', name: 'skunk', games: 1 }],
  ],
  [
    'a double skunk is below the skunk',
    { ...SIX_CARD, skunks: [skunk(61, 2), skunk(91, 3, 'double skunk')] },
    [{ type: 'skunk-order', name: 'double skunk' }],
  ],
  [
    'and is worth more',
    { ...SIX_CARD, skunks: [skunk(91, 2), skunk(61, 2, 'double skunk')] },
    [{ type: 'skunk-order', name: 'double skunk' }],
  ],
  ['lowball has no skunks', { ...SIX_CARD, firstHome: 'loses' }, [{ type: 'lowball-skunks' }]],
  [
    'lowball has no three for last',
    { ...PRESETS['five-card-61'], firstHome: 'loses' },
    [{ type: 'lowball-three-for-last' }],
  ],
  [
    'a penalty has a reason',
    { ...SIX_CARD, penalties: [{ reason: '', points: 2, who: 'opponents' }] },
    [{ type: 'penalty-unnamed' }],
  ],
  [
    'and costs something',
    { ...SIX_CARD, penalties: [{ reason: 'renege', points: 0, who: 'offender' }] },
    [{ type: 'penalty-points', reason: 'renege', points: 0 }],
  ],
  [
    'a match has games',
    { ...SIX_CARD, match: { type: 'first-to', games: 0 } },
    [{ type: 'match-games', games: 0 }],
  ],
  [
    'best of four may end level',
    { ...SIX_CARD, match: { type: 'best-of', games: 4 } },
    [{ type: 'match-even', games: 4 }],
  ],
]

describe('what contradicts itself is refused with its reason', () => {
  test.each(PROBLEMS)('%s', (_title, rules, problems) => expect(checkRules(rules)).toEqual(problems))
})

describe('what a table may well choose is not refused', () => {
  test.each<[string, Rules]>([
    ['a lurch at sixty-one', { ...PRESETS['six-card-61'], skunks: [skunk(31, 2, 'lurch')] }],
    ['a double skunk for four games', { ...SIX_CARD, skunks: [skunk(91, 2), skunk(61, 4, 'double skunk')] }],
    ['four in the crib', { ...SIX_CARD, show: { flushInHand: 4, flushInCrib: 4 } }],
    ['no point for a go', { ...SIX_CARD, play: { ...SIX_CARD.play, goPoint: 0 } }],
    ['first to four', { ...SIX_CARD, match: { type: 'first-to', games: 4 } }],
    ['three who discard two, one and one', dealing({ dealt: 6, crib: [2, 1, 1] }, THREE)],
    ['partners sitting side by side', { ...PRESETS['four-partners'], sideOfSeat: [0, 0, 1, 1] }],
  ])('%s', (_title, rules) => expect(checkRules(rules)).toEqual([]))
})

test('no numbers make it throw', () => {
  const number = fc.oneof(fc.integer({ min: -2, max: 60 }), fc.double())
  const numbers = fc.array(number, { maxLength: 8 })
  fc.assert(
    fc.property(numbers, number, numbers, numbers, number, (sideOfSeat, dealt, crib, aside, cards) => {
      const rules = {
        ...SIX_CARD,
        sideOfSeat,
        deal: { dealt, crib, aside, pack: { cards, when: 'after' as const } },
      }
      expect(Array.isArray(checkRules(rules))).toBe(true)
    }),
    { seed: 61, numRuns: 1000 },
  )
})
