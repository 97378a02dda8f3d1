import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import golden from '../../cases/golden.json' with { type: 'json' }
import { runs } from '../base/runs.fixture.ts'
import { type Card, PACK } from './card.ts'
import { cardsIn } from './cards.fixture.ts'
import { plainPoints } from './plain-play.fixture.ts'
import { countOf, fits, playLines } from './play.ts'
import { PRESETS } from './presets.ts'
import type { PlayRules } from './rules.ts'
import { totalOf } from './show.ts'

const USUAL: PlayRules = PRESETS['six-card-121'].play
const LEAGUE: PlayRules = PRESETS['league-singles'].play

/** Ranks as a series; the suits go round, for they never matter in the play. */
function series(ranks: string): readonly Card[] {
  return cardsIn([...ranks].map((rank, i) => `${rank}${'SHDC'[i % 4]}`).join(' '))
}

/** Points of the last card of a series. */
function playPoints(cards: readonly Card[], rules: PlayRules): number {
  return totalOf(playLines(cards, rules))
}

/** Points of each card of a series as it is played. */
function pointsAlong(cards: readonly Card[], rules: PlayRules): readonly number[] {
  return cards.map((_, i) => playPoints(cards.slice(0, i + 1), rules))
}

describe('the golden series, card by card', () => {
  test('there are seventeen of them', () => expect(golden.play).toHaveLength(17))

  test.each(golden.play)('$seq', ({ seq, steps, league }) => {
    const cards = series(seq)
    expect(pointsAlong(cards, USUAL)).toEqual(steps.map((step) => step.pts))
    expect(pointsAlong(cards, LEAGUE)).toEqual(league)
    expect(cards.map((_, i) => countOf(cards.slice(0, i + 1)))).toEqual(steps.map((step) => step.total))
    for (const [i, step] of steps.entries()) {
      const found = playLines(cards.slice(0, i + 1), USUAL).map((line) => line.points)
      expect(found).toEqual(step.why.map((why) => why[1]))
    }
  })
})

/** Source, the series, points of each card in the usual game, and with runs upwards only. */
const EXAMPLES: readonly (readonly [string, string, readonly number[], readonly number[]])[] = [
  ['S0:L58, a run in any order', '34256', [0, 0, 3, 4, 5], [0, 0, 0, 0, 0]],
  ['S0:L60, the second five ends no run', '43545', [0, 0, 3, 3, 0], [0, 0, 0, 0, 0]],
  ['S1:L27, four and thirteen score nothing', '49', [0, 0], [0, 0]],
  ['S1:L47, the second seven breaks the run', '8776', [0, 2, 2, 0], [0, 2, 2, 0]],
  ['S1:L47, a run of four', '9687', [0, 2, 0, 4], [0, 2, 0, 0]],
  ['S3:L27, four, five, six upwards', '456', [0, 0, 5], [0, 0, 5]],
  ['S3:L27, two, four, three', '243', [0, 0, 3], [0, 0, 0]],
  ['S4:L46, 3 5 4 2', '3542', [0, 0, 3, 4], [0, 0, 0, 0]],
  ['S4:L47, whose second four does pair', '35442', [0, 0, 3, 2, 0], [0, 0, 0, 2, 0]],
  ['S4:L49, whose four makes fifteen too', '56423', [0, 0, 5, 0, 5], [0, 0, 2, 0, 0]],
  ['Wikipedia, the third five scores eight', '555', [0, 2, 8], [0, 2, 8]],
  ['dispute 37, a card between breaks the pair', '656', [0, 0, 0], [0, 0, 0]],
  ['dispute 41, a run extended downwards', '3452', [0, 0, 3, 4], [0, 0, 3, 0]],
  ['dispute 44, a double run is only a pair', '4566', [0, 0, 5, 2], [0, 0, 5, 2]],
  ['dispute 8, queen, king, ace is no run', 'QKA', [0, 0, 0], [0, 0, 0]],
  ['dispute 39, a duplicate inside the run', '8776', [0, 2, 2, 0], [0, 2, 2, 0]],
  ['four sevens fit in one series', '7777', [0, 2, 6, 12], [0, 2, 6, 12]],
  ['thirty-one with a run', '7789', [0, 2, 0, 5], [0, 2, 0, 5]],
  ['thirty-one by a pair of jacks', 'ATJJ', [0, 0, 0, 4], [0, 0, 0, 4]],
]

describe('the examples and disputes of the play', () => {
  test.each(EXAMPLES)('%s: %s', (_source, ranks, usual, league) => {
    expect(pointsAlong(series(ranks), USUAL)).toEqual(usual)
    expect(pointsAlong(series(ranks), LEAGUE)).toEqual(league)
  })

  test('each line shows its cards in the order played', () => {
    expect(playLines(cardsIn('6S 4H 5C'), USUAL)).toEqual([
      { kind: 'fifteen', points: 2, cards: ['6S', '4H', '5C'] },
      { kind: 'run', points: 3, cards: ['6S', '4H', '5C'] },
    ])
    expect(playLines(cardsIn('KS 7H 7D 7C'), USUAL)).toEqual([
      { kind: 'thirty-one', points: 2, cards: ['KS', '7H', '7D', '7C'] },
      { kind: 'pair', points: 6, cards: ['7H', '7D', '7C'] },
    ])
  })

  test('cards of one suit are no flush in the play', () => {
    expect(playLines(cardsIn('2S 9S KS 4S'), USUAL)).toEqual([])
  })

  test('a table that gives nothing for thirty-one has no line for it', () => {
    expect(playLines(cardsIn('KS QH AC TD'), { ...USUAL, thirtyOne: 0 })).toEqual([])
  })

  test('an empty series scores nothing', () => {
    expect(playLines([], USUAL)).toEqual([])
  })
})

describe('what may be played', () => {
  test.each([
    ['a five on twenty-six makes thirty-one', 'KQ6', '5H', true],
    ['a six on twenty-six would pass it', 'KQ6', '6H', false],
    ['an ace on thirty', 'KQJ', 'AH', true],
    ['nothing on thirty-one', 'KQJA', '2H', false],
    ['a king on twenty-one is worth ten', 'KQA', 'KH', true],
    ['anything to begin with', '', 'KH', true],
  ])('%s', (_title, ranks, card, allowed) => {
    expect(fits(series(ranks), card as Card)).toBe(allowed)
  })
})

const SERIES_TO_PLAY = runs(20_000)

test(`a plain scorer agrees on ${SERIES_TO_PLAY} legal series, in both run orders`, () => {
  let seed = 31
  const below = (limit: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return Math.floor((seed / 2 ** 32) * limit)
  }
  const disagreements: string[] = []
  let longest = 0
  let longestRun = 0
  for (let done = 0; done < SERIES_TO_PLAY; done++) {
    // Low cards make the long series in which runs and pairs meet; a quarter of the packs is whole.
    const left = PACK.slice(0, [16, 24, 32, 52][below(4)])
    const played: Card[] = []
    for (let tries = 0; tries < 16; tries++) {
      const [card] = left.splice(below(left.length), 1)
      if (card === undefined || !fits(played, card)) continue
      played.push(card)
      const lines = playLines(played, USUAL)
      const usual = lines.reduce((sum, line) => sum + line.points, 0)
      if (usual !== plainPoints(played, USUAL)) disagreements.push(played.join(' '))
      if (playPoints(played, LEAGUE) !== plainPoints(played, LEAGUE))
        disagreements.push(`${played.join(' ')}, upwards`)
      longestRun = Math.max(longestRun, lines.find((line) => line.kind === 'run')?.points ?? 0)
    }
    longest = Math.max(longest, played.length)
  }
  expect(disagreements).toEqual([])
  // The search was no walk over short series only.
  expect(longest).toBeGreaterThanOrEqual(10)
  expect(longestRun).toBeGreaterThanOrEqual(6)
})

const anySeries = fc.shuffledSubarray([...PACK], { minLength: 1, maxLength: 13 }).map((cards) => {
  const played: Card[] = []
  for (const card of cards) if (fits(played, card)) played.push(card)
  return played
})

describe('laws of the play', () => {
  test('an upward run never scores more than a run in any order', () => {
    fc.assert(
      fc.property(anySeries, (cards) => {
        expect(playPoints(cards, LEAGUE)).toBeLessThanOrEqual(playPoints(cards, USUAL))
      }),
      { seed: 31, numRuns: 1000 },
    )
  })

  test('every line ends with the card just played', () => {
    fc.assert(
      fc.property(anySeries, (cards) => {
        for (const line of playLines(cards, USUAL)) expect(line.cards.at(-1)).toBe(cards.at(-1))
      }),
      { seed: 31, numRuns: 1000 },
    )
  })
})
