import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../base/runs.fixture.ts'
import { PACK } from './card.ts'
import { showIn } from './cards.fixture.ts'
import { checkClaim, missedLines } from './check-claim.ts'
import { effectOf } from './miscount.ts'
import { MISTAKES } from './mistakes.ts'
import { PRESETS } from './presets.ts'
import { type Show, totalOf } from './show.ts'

const SIX = PRESETS['six-card-121']
const FIVE = PRESETS['five-card-61']

interface Case {
  readonly source: string
  readonly cards: string
  readonly of?: Show['of']
  readonly claim: number
  readonly over: number
  readonly by: readonly string[]
}

describe('what is behind a wrong number', () => {
  it.each([
    {
      source: 'dispute 1',
      cards: '2H 3H 4H KH + 4C',
      of: 'crib',
      claim: 14,
      over: 4,
      by: ['four-flush-in-crib'],
    },
    { source: 'dispute 2', cards: '2H 4H 8H KS + 6H', claim: 4, over: 4, by: ['flush-borrowed'] },
    { source: 'dispute 8', cards: 'QH KD AS 7C + 9H', claim: 3, over: 3, by: ['round-the-corner'] },
    { source: 'dispute 11', cards: 'JS QD 2S 8C + 6H', claim: 2, over: 2, by: ['pair-across-tens'] },
    { source: 'dispute 14', cards: '9H TD JS QC + 2H', claim: 6, over: 2, by: ['run-in-parts'] },
    { source: 'dispute 15', cards: '4C 4D 5H 6S + TC', claim: 12, over: -2, by: ['pair-of-run-forgotten'] },
    { source: 'dispute 22', cards: '2H 4D 6S 8C + JD', claim: 1, over: 1, by: ['nob-for-starter-jack'] },
    { source: 'dispute 49', cards: '9H 9S 9D 9C + 2H', claim: 8, over: -4, by: ['four-of-a-kind-short'] },
    { source: 'S0:L68, the pair left out', cards: 'KH JC 5D + 5S', claim: 8, over: -2, by: ['pair-missed'] },
    {
      source: 'S3:L40, the pair left out',
      cards: 'AH AD 2S 3C + 7H',
      claim: 6,
      over: -2,
      by: ['pair-of-run-forgotten'],
    },
    {
      source: 'two at once',
      cards: '2H 3H 4H JH + JC',
      of: 'crib',
      claim: 14,
      over: 5,
      by: ['four-flush-in-crib', 'nob-for-starter-jack'],
    },
    { source: 'nothing usual', cards: '2H 4D 6S 8C + KH', claim: 17, over: 17, by: [] },
    { source: 'nothing wrong', cards: '7D 8S 8C + 9H', claim: 12, over: 0, by: [] },
  ] satisfies readonly Case[])('$source: $claim for $cards', ({ cards, claim, over, by, ...rest }: Case) => {
    const show = showIn(cards, rest.of)
    const check = checkClaim(show, show.cards.length === 3 ? FIVE : SIX, claim)
    expect(check.over).toBe(over)
    expect(check.explanations[0]?.map(({ name }) => name) ?? []).toEqual(by)
  })

  it('names two mistakes at once only where no single one fits', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...PACK], { minLength: 5, maxLength: 5 }),
        fc.nat(29),
        (cards, claim) => {
          const check = checkClaim({ of: 'hand', cards: cards.slice(0, 4), starter: cards[4]! }, SIX, claim)
          const { truth, over, explanations } = check
          const isMade = MISTAKES.some(({ miscountsIn }) =>
            miscountsIn(truth).some((one) => effectOf(one) === over),
          )
          if (over !== 0 && isMade)
            expect(explanations.map((made) => made.length)).toEqual(explanations.map(() => 1))
          if (over !== 0) expect(explanations.length > 0 || !isMade).toBe(true)
        },
      ),
      { seed: 315, numRuns: 2000 },
    )
  })

  it('adds up for every claim, 0 to 29, whatever the cards: every explanation comes to the number said', () => {
    const deals = fc.record({
      cards: fc.shuffledSubarray([...PACK], { minLength: 5, maxLength: 5 }),
      kind: fc.constantFrom('hand', 'crib', 'three'),
    })
    fc.assert(
      fc.property(deals, ({ cards, kind }) => {
        const held = cards.slice(0, kind === 'three' ? 3 : 4)
        const show: Show = { of: kind === 'crib' ? 'crib' : 'hand', cards: held, starter: cards[4]! }
        const rules = kind === 'three' ? FIVE : SIX
        for (let claim = 0; claim <= 29; claim++) {
          const check = checkClaim(show, rules, claim)
          const { over, truth, explanations } = check
          const total = totalOf(truth.lines)
          expect(total + over).toBe(claim)
          for (const made of explanations) {
            expect(made.reduce((sum, { miscount }) => sum + effectOf(miscount), total)).toBe(claim)
            expect(made.length).toBeGreaterThan(0)
            for (const { miscount } of made)
              expect(miscount.gone.every((line) => truth.lines.includes(line))).toBe(true)
          }
          const missed = missedLines(check)?.places
          if (missed) expect(totalOf(missed.map((place) => truth.lines[place]!))).toBe(total - claim)
        }
      }),
      { seed: 522, numRuns: runs(40) },
    )
  })
})

describe('the lines that a short claim leaves out', () => {
  it.each([
    ['the nob', 'JH 2D 4S 8C + 6H', 0, ['JH 6H'], true],
    ['the long fifteen before the one of two', '2H 3D TS 5C + 9H', 2, ['2H 3D TS'], false],
    ['both fifteens, not the pair of a double run', '7D 8S 8C 9H + KH', 8, ['7D 8S', '7D 8C'], false],
    ['the run, the only line of three', '9H TD JS 2C + 2H', 2, ['9H TD JS'], true],
    ['all, where nothing is claimed', '9H TD JS 2C + 2H', 0, ['2C 2H', '9H TD JS'], true],
    ['none, where a line is only counted short', '9H TD JS QC + 2H', 3, undefined, undefined],
    ['none, where the claim is too high', '9H TD JS QC + 2H', 6, undefined, undefined],
  ])('%s', (_, cards, claim, expected, certain) => {
    const check = checkClaim(showIn(cards), SIX, claim)
    const missed = missedLines(check)
    expect(missed?.places.map((place) => check.truth.lines[place]?.cards.join(' '))).toEqual(expected)
    expect(missed?.certain).toBe(certain)
  })
})

it('of ranks without suits no flush and no nob is made up', () => {
  const ranks: Show = { ...showIn('JH 2H 4H 8H + 6H'), suits: 'unknown' }
  expect(totalOf(checkClaim(ranks, SIX, 0).truth.lines)).toBe(0)
  for (let claim = 1; claim <= 9; claim++) {
    const kinds = checkClaim(ranks, SIX, claim).explanations.flatMap((made) =>
      made.flatMap(({ miscount: { gone, counted } }) => [...gone, ...counted].map(({ kind }) => kind)),
    )
    expect(kinds.filter((kind) => ['flush', 'nobs', 'heels'].includes(kind))).toEqual([])
  }
})
