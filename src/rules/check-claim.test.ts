import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../base/runs.fixture.ts'
import { PACK } from './card.ts'
import { showIn } from './cards.fixture.ts'
import { checkClaim, missedLines } from './check-claim.ts'
import { MISTAKES } from './known-mistakes.ts'
import { effectOf } from './miscount.ts'
import { PRESETS } from './presets.ts'
import { type Show, totalOf } from './show.ts'

const SIX = PRESETS['six-card-121']
const FIVE = PRESETS['five-card-61']

type Case = [source: string, cards: string, claim: number, over: number, by: string[], of?: Show['of']]

describe('what is behind a wrong number', () => {
  it.each<Case>([
    ['dispute 1', '2H 3H 4H KH + 4C', 14, 4, ['four-flush-in-crib'], 'crib'],
    ['dispute 2', '2H 4H 8H KS + 6H', 4, 4, ['flush-borrowed']],
    ['dispute 8', 'QH KD AS 7C + 9H', 3, 3, ['round-the-corner']],
    ['dispute 11', 'JS QD 2S 8C + 6H', 2, 2, ['pair-across-tens']],
    ['dispute 14', '9H TD JS QC + 2H', 6, 2, ['run-in-parts']],
    ['dispute 15', '4C 4D 5H 6S + TC', 12, -2, ['pair-of-run-forgotten']],
    ['dispute 22', '2H 4D 6S 8C + JD', 1, 1, ['nob-for-starter-jack']],
    ['dispute 49', '9H 9S 9D 9C + 2H', 8, -4, ['four-of-a-kind-short']],
    ['S0:L68, the pair left out', 'KH JC 5D + 5S', 8, -2, ['pair-missed']],
    ['S3:L40, the pair left out', 'AH AD 2S 3C + 7H', 6, -2, ['pair-of-run-forgotten']],
    ['two at once', '2H 3H 4H JH + JC', 14, 5, ['four-flush-in-crib', 'nob-for-starter-jack'], 'crib'],
    ['a double run seen, no fifteen', '7S 8D 8C 9H + 9D', 8, -12, ['fifteens-missed', 'double-run-once']],
    ['two that nobody makes', '4H 7S 8H TD + 5S', 8, 4, []],
    ['nothing usual', '2H 4D 6S 8C + KH', 17, 17, []],
    ['nothing wrong', '7D 8S 8C + 9H', 12, 0, []],
  ])('%s, %s: %i', (_source, cards, claim, over, by, of) => {
    const show = showIn(cards, of)
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
