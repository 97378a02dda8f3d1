import { describe, expect, it, test } from 'vitest'
import { type Card, makeCard, RANKS, SUITS } from '../../rules/card.ts'
import { showIn } from '../../rules/cards.fixture.ts'
import { PRESETS } from '../../rules/presets.ts'
import type { PresetName } from '../../rules/rules.ts'
import { countShow, makeShow, type Show, totalOf } from '../../rules/show.ts'
import { sayOtherCount, sayRare, shareCount } from './count.ts'

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
    ['24', '4H 4S 5D 5H + 6C', 'hand', 'Only nine choices of ranks make it.'],
    ['20 of three cards is not listed with those of four', '5H 5S 5D + 5C', 'hand', undefined],
  ] as const)('%s is rare', (_, cards, of, detail) => {
    expect(sayRare(shared(cards, of))?.detail).toBe(detail)
  })

  it('nine choices of ranks make twenty-four, as the remark says', () => {
    const found = ranksOfFive(0, []).filter((ranks) => {
      const cards = ranks.map(
        (rank, i): Card => makeCard(RANKS[rank]!, SUITS[ranks.slice(0, i).filter((r) => r === rank).length]!),
      )
      const lines = countShow({ of: 'crib', cards: cards.slice(0, 4), starter: cards[4]! }, rules)
      return totalOf(lines.filter(({ kind }) => kind !== 'nobs' && kind !== 'flush')) === 24
    })
    expect(found).toHaveLength(9)
  })
})

/** Every five ranks in order, none more than four times. */
function ranksOfFive(from: number, sofar: readonly number[]): readonly (readonly number[])[] {
  if (sofar.length === 5) return [sofar]
  return Array.from({ length: RANKS.length - from }, (_, i) => from + i)
    .filter((rank) => sofar.filter((other) => other === rank).length < 4)
    .flatMap((rank) => ranksOfFive(rank, [...sofar, rank]))
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
