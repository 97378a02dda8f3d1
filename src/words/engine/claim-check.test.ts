import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../base/runs.fixture.ts'
import { PACK } from '../../rules/card.ts'
import { showIn } from '../../rules/cards.fixture.ts'
import { checkClaim } from '../../rules/check-claim.ts'
import { PRESETS } from '../../rules/presets.ts'
import type { Rules } from '../../rules/rules.ts'
import type { Show } from '../../rules/show.ts'
import { CLAIM_CHECK_WORDS, explanationText, sayClaimCheck } from './claim-check.ts'
import { withWords } from './rules.ts'

const SIX = PRESETS['six-card-121']
const FIVE = PRESETS['five-card-61']
const FOUR_IN_CRIB: Rules = { ...SIX, show: { ...SIX.show, flushInCrib: 4 } }

function said(text: string, claim: number, of: Show['of'] = 'hand', rules?: Rules) {
  const show = showIn(text, of)
  const { heading, reasons } = sayClaimCheck(
    checkClaim(show, rules ?? (show.cards.length === 3 ? FIVE : SIX), claim),
  )
  return [heading, ...reasons.map(({ sentence }) => explanationText(sentence))]
}

describe('“Somebody says 14?”', () => {
  it.each([
    {
      why: 'a flush of four in the crib',
      cards: '2H 3H 4H KH + 4C',
      of: 'crib',
      claim: 14,
      says: [
        'Fourteen is 4 too many',
        'That adds 4 for a flush: 2 of hearts, 3 of hearts, 4 of hearts, King of hearts. A flush in the crib needs all five cards; 4 of clubs is a club.',
      ],
    },
    { why: 'it is right', cards: '7D 8S 8C + 9H', claim: 12, says: ['Twelve is right'] },
    { why: 'nothing at all', cards: '2C 4D 6H 8S + KC', claim: 0, says: ['Nothing it is'] },
    {
      why: 'nineteen is a joke',
      cards: '2C 4D 6H 8S + KC',
      claim: 19,
      says: ['Nineteen it is', '“Nineteen” means nothing: no hand can score 19.'],
    },
    {
      why: 'no usual mistake',
      cards: '2C 4D 6H 8S + KC',
      claim: 17,
      says: ['Seventeen is 17 too many', 'No common mistake makes 17 of these cards.'],
    },
  ] as const)('$why', ({ cards, claim, says, ...rest }) => {
    expect(said(cards, claim, 'of' in rest ? rest.of : 'hand')).toEqual(says)
  })

  it.each<[why: string, cards: string, claim: number, says: string, of?: Show['of'], rules?: Rules]>([
    [
      'with a jack turned up no jack in hand is a nob',
      'JH 2C 4D 8H + JS',
      3,
      'That adds 1 for his nob: Jack of hearts. The starter is the jack of spades, so no other jack is his nob.',
    ],
    [
      'a jack of another suit is none',
      'JH 2C 4D 8H + 6S',
      1,
      'That adds 1 for his nob: Jack of hearts. Only the jack of spades would be his nob, of the same suit as the starter 6 of spades.',
    ],
    [
      'in American words it is his nobs',
      'JH 2C 4D 8H + 6S',
      1,
      'That adds 1 for his nobs: Jack of hearts. Only the jack of spades would be his nobs, of the same suit as the starter 6 of spades.',
      'hand',
      withWords(SIX, 'american'),
    ],
    [
      'where four make a flush in the crib they are those of the crib',
      '2H 4H 8H KS + 6H',
      4,
      'That adds 4 for a flush: 2 of hearts, 4 of hearts, 8 of hearts, 6 of hearts. All cards but the starter must be of one suit: the starter does not replace King of spades.',
      'crib',
      FOUR_IN_CRIB,
    ],
    [
      'elsewhere the crib needs all five',
      '2H 4H 8H KS + 6H',
      4,
      'That adds 4 for a flush: 2 of hearts, 4 of hearts, 8 of hearts, 6 of hearts. A flush in the crib needs all five cards: the starter does not replace King of spades.',
      'crib',
    ],
    [
      'a hand of three cannot score sixteen, though a hand of four can',
      '5H 5D 5S + 5C',
      16,
      'No hand of three cards can score 16.',
    ],
    ['nor can a crib score 25', '5H 5D 5S JC + 5C', 25, 'No crib can score 25.', 'crib'],
    [
      'a fifteen of three cards is two',
      '2H 4S 9D QC + KS',
      3,
      'That scores 3 for a fifteen, not 2: 2 of hearts, 4 of spades, 9 of diamonds. A fifteen is two, whatever the number of cards.',
    ],
    [
      'a double run already has its pair',
      '7D 8S 8C 9H + KS',
      14,
      'The pair was counted twice: 8 of spades, 8 of clubs. The double run’s eight already has the pair in it.',
    ],
    [
      'the pairs of a triple run',
      'JH QD KS KC + KD',
      21,
      'The pairs were counted twice: King of spades, King of clubs, King of spades, King of diamonds, King of clubs, King of diamonds. The triple run’s fifteen already has the pairs in it.',
    ],
    [
      'a triple run is no two double runs',
      '8S 8C 9D TH + 8H',
      18,
      'That scores 18 for two double runs and a pair, not 15: 8 of spades, 9 of diamonds, 10 of hearts, 8 of clubs, 8 of clubs, 9 of diamonds, 10 of hearts, 8 of hearts, 8 of spades, 8 of clubs. A triple run is three runs and three pairs: that is all.',
    ],
    [
      'the long fifteen in another order',
      '2C 4D 4H 5S + TC',
      8,
      'A fifteen was counted twice: 2 of clubs, 4 of diamonds, 4 of hearts, 5 of spades. The same cards count once, in whatever order.',
    ],
    [
      'the fifteens beside a double run',
      '7D 8S 8C 9H + KS',
      8,
      'That leaves out 4 for two fifteens: 7 of diamonds, 8 of spades, 7 of diamonds, 8 of clubs. Count the fifteens first: each is two.',
    ],
    [
      'two runs of four, each a card short',
      '4D 4C 3S 2H + AD',
      8,
      'That scores 6 for two runs of three, not 8: 2 of hearts, 3 of spades, 4 of diamonds, 2 of hearts, 3 of spades, 4 of clubs. Each is one card longer.',
    ],
    [
      'three of a rank make three runs',
      '9H 9S 9D JC + TS',
      12,
      'That leaves out 3 for a run: 9 of diamonds, Jack of clubs, 10 of spades. Every card of the same rank makes another run.',
    ],
  ])('%s', (_why, cards, claim, says, of, rules) => {
    expect(said(cards, claim, of, rules)).toContain(says)
  })

  it.each([
    ['2H 4H 8H KS + 6H', 4, 'Four is 4 too many', /does not replace/],
    ['QH KD AS 7C + 9H', 3, 'Three is 3 too many', /round the corner.*The ace is low/],
    ['9H TD JS QC + 2H', 6, 'Six is 2 too many', /scores 6 for two shorter runs, not 4/],
    ['9H 9S 9D 9C + 2H', 8, 'Eight is 4 too few', /Four of a rank are six pairs/],
    ['KH QD 2S 8C + 6H', 2, 'Two is 2 too many', /worth the same, but they are not a pair/],
  ] as const)('of %s: “%i?” has its reason', (cards, claim, heading, reason) => {
    const [first, ...reasons] = said(cards, claim)
    expect(first).toBe(heading)
    expect(reasons.join(' ')).toMatch(reason)
  })

  it('leads to the rulings that settle it', () => {
    const { reasons } = sayClaimCheck(checkClaim(showIn('2H 3H 4H JH + JC', 'crib'), SIX, 14))
    expect(reasons[0]?.rulings).toEqual([1, 22])
  })

  it('always says something, in whole sentences, and the numbers in it add up', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...PACK], { minLength: 5, maxLength: 5 }),
        fc.boolean(),
        (cards, crib) => {
          const show: Show = { of: crib ? 'crib' : 'hand', cards: cards.slice(0, 4), starter: cards[4]! }
          for (let claim = 0; claim <= 29; claim++) {
            const check = checkClaim(show, SIX, claim)
            const { verdict, heading, reasons } = sayClaimCheck(check)
            expect(heading).not.toBe('')
            if (verdict !== 'right') expect(reasons.length).toBeGreaterThan(0)
            for (const { sentence } of reasons) {
              const text = explanationText(sentence)
              expect(text).toMatch(/^[“A-Z].*\.$/)
              expect(text).not.toMatch(/undefined|NaN| {2}|\.\.|[{}]/)
              const changes = [
                ...text.matchAll(/adds (\d+)|leaves out (\d+)|scores (\d+) for [^:]*, not (\d+)/g),
              ]
              const sum = changes.reduce(
                (all, [, adds = 0, out = 0, now = 0, then = 0]) => all + +adds - +out + +now - +then,
                0,
              )
              // What was counted again has no number in its sentence.
              const again = /counted (twice|three times)/.test(text)
              if (changes.length > 0 && !again) expect(sum).toBe(check.over)
            }
          }
        },
      ),
      { seed: 1414, numRuns: runs(30) },
    )
  })
})

it('links to two rulings have two names', () => {
  expect([22, 30].map((ruling, _, all) => CLAIM_CHECK_WORDS.why(ruling, all))).toEqual([
    'Why? Ruling 22',
    'Why? Ruling 30',
  ])
  expect(CLAIM_CHECK_WORDS.why(22, [22])).toBe('Why?')
})
