import { describe, expect, it, test } from 'vitest'
import { onceFor } from '../../base/once.ts'
import { makeCard, PACK, RANKS, type Rank, rankOf } from '../../rules/card.ts'
import { showIn } from '../../rules/cards.fixture.ts'
import { PRESETS } from '../../rules/presets.ts'
import type { PresetName } from '../../rules/rules.ts'
import { countShow, makeShow, type Show, totalOf } from '../../rules/show.ts'
import { sayOdds, sayOtherCount, sayRare, shareCount } from './count.ts'

const { show: rules, words } = PRESETS['six-card-121']

function shared(text: string, of: Show['of'] = 'hand') {
  const show = showIn(text, of)
  return { ...show, lines: countShow(show, show.cards.length === 3 ? PRESETS['five-card-61'].show : rules) }
}

describe('a count to send on', () => {
  it('is its cards, the count as it is read aloud, and the total', () => {
    expect(shareCount(shared('7D 8S 8C 9H + KS', 'crib'), { style: 'compound', words })).toBe(
      '7♦ 8♠ 8♣ 9♥ + K♠ in the crib\n“Fifteen two, fifteen four, and a double run is twelve.”\n12 points',
    )
  })

  it.each([
    ['29 in the hand', '5H 5S 5D JC + 5C', 'hand', 'With two players 1 in 216,580.'],
    ['29 in the crib', '5H 5S 5D JC + 5C', 'crib', 'Of any four cards and a starter, 1 in 3,248,700.'],
    ['28', '5H 5S 5D JD + 5C', 'hand', 'With two players 1 in 15,028.'],
    ['24', '4H 4S 5D 5H + 6C', 'hand', 'With two players 1 in 293.'],
    ['20 of three cards is not listed with those of four', '5H 5S 5D + 5C', 'hand', undefined],
  ] as const)('%s is rare', (_, cards, of, detail) => {
    expect(sayRare(shared(cards, of))?.detail).toBe(detail)
  })

  it.each([
    [24, '293', '3,531'],
    [28, '15,028', '170,984'],
    [29, '216,580', '3,248,700'],
  ])('%i is made by one deal of six and a starter in %s, and by one crib in %s', (points, deals, cribs) => {
    const inWords = (all: number, few: number) => Math.round(all / few).toLocaleString('en')
    expect([inWords(20_358_520 * 46, dealsOf(points)), inWords(12_994_800, handsOf(points))]).toEqual([
      deals,
      cribs,
    ])
    expect(sayOdds(points, 6)).toBe(`One deal in ${deals}`)
    expect(sayOdds(points, 5)).toBeUndefined()
  })
})

const NO_FLUSH = ['H', 'D', 'C', 'S'] as const

/** Fours that make so many with a starter of spades, as places in the rest of the pack; the other suits have as many. */
const foursOf = onceFor((points: number) =>
  RANKS.map((rank) => {
    const starter = makeCard(rank, 'S')
    const pack = PACK.filter((one) => one !== starter)
    const ranks = pack.map(rankOf)
    const byRanks = onceFor((four: string) => {
      const same = (one: string) => Number(one === rank)
      const cards = [...four]
        .sort((a, b) => same(b) - same(a))
        .map((one, i) => makeCard(one as Rank, NO_FLUSH[i]!))
      return totalOf(countShow({ of: 'crib', cards, starter }, rules).filter(({ kind }) => kind !== 'nobs'))
    })
    const found: number[][] = []
    for (const a of pack.keys())
      for (let b = a + 1; b < 51; b++)
        for (let c = b + 1; c < 51; c++)
          for (let d = c + 1; d < 51; d++) {
            // His nob may be one more; no flush makes a hand so large.
            if (byRanks(`${ranks[a]}${ranks[b]}${ranks[c]}${ranks[d]}`) < points - 1) continue
            const cards = [pack[a]!, pack[b]!, pack[c]!, pack[d]!]
            if (totalOf(countShow({ of: 'crib', cards, starter }, rules)) === points) found.push([a, b, c, d])
          }
    return found
  }),
)

const handsOf = (points: number) => 4 * foursOf(points).flat().length

/** Six cards and a starter of which the best four make it: the same six by other fours count once. */
function dealsOf(points: number): number {
  const sixes = (fours: readonly (readonly number[])[]) => {
    const found = new Set<number>()
    for (const four of fours)
      for (let x = 0; x < 51; x++)
        for (let y = x + 1; y < 51; y++)
          if (!four.includes(x) && !four.includes(y))
            found.add([...four, x, y].sort((a, b) => a - b).reduce((sum, place) => sum * 51 + place, 0))
    return found
  }
  const better = [28, 29].filter((more) => more > points)
  const left = [...RANKS.keys()].map((i) => {
    const more = better.map((one) => sixes(foursOf(one)[i]!))
    return [...sixes(foursOf(points)[i]!)].filter((six) => !more.some((set) => set.has(six))).length
  })
  return 4 * left.reduce((sum, few) => sum + few, 0)
}

describe('the same cards elsewhere', () => {
  it.each([
    [
      'a hand’s flush of four is none in the crib',
      '2H 4H 8H TH + 6S',
      'hand',
      'six-card-121',
      'As a crib: 0.',
    ],
    ['nor in the league’s box', '2H 4H 8H TH + 6S', 'hand', 'league-singles', 'As a box: 0.'],
    ['the crib’s four are a flush in a hand', '2H 3H 4H KH + 4C', 'crib', 'six-card-121', 'As a hand: 14.'],
    [
      'also under the rules of five cards',
      '2H 3H 4H KH + 4C',
      'crib',
      'five-card-61',
      'As a hand in the usual game: 14.',
    ],
    ['with five of a suit it is all one', '2H 4H 8H TH + 6H', 'hand', 'six-card-121', undefined],
    ['and so without a flush', '7D 8S 8C 9H + TS', 'hand', 'six-card-121', undefined],
    [
      'three cards are a hand of the five-card game alone',
      '2H 4H 8H + 6S',
      'hand',
      'five-card-61',
      undefined,
    ],
  ] as const)('%s', (_, cards, of: Show['of'], rules: PresetName, said) => {
    expect(sayOtherCount(showIn(cards, of), PRESETS[rules])).toBe(said)
  })
})

describe('what is sent on', () => {
  const rules = PRESETS['six-card-121']
  const cards = ['7D', '8S', '8C', '9H'] as const

  test('a counted hand', () => {
    const show = makeShow({ of: 'hand', cards, starter: 'KH' }, rules)
    const lines = show.ok ? countShow(show.value, rules.show) : []
    const options = { style: 'compound', words: rules.words } as const
    expect(shareCount({ of: 'hand', cards, starter: 'KH', lines }, options)).toBe(
      '7♦ 8♠ 8♣ 9♥ + K♥\n“Fifteen two, fifteen four, and a double run is twelve.”\n12 points',
    )
    expect(shareCount({ of: 'crib', cards, starter: 'KH', lines: [] }, options)).toBe(
      '7♦ 8♠ 8♣ 9♥ + K♥ in the crib\n“Nineteen.”\n0 points',
    )
  })
})
