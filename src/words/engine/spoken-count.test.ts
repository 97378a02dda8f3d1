import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import golden from '../../../cases/golden.json'
import { type Card, isCard, makeCard, PACK, RANKS, SUITS } from '../../rules/card.ts'
import { PRESETS } from '../../rules/presets.ts'
import type { Rules, TableWords } from '../../rules/rules.ts'
import { countShow, type Line, makeShow, totalOf } from '../../rules/show.ts'
import { numberWord } from './grammar.ts'
import { COUNT_STYLES, type CountStyle, inTableWords, phrasesOf, sayCount } from './spoken-count.ts'

const SIX = PRESETS['six-card-121']
const words: TableWords = SIX.words

/** `7D 8S 8C + 9H`: a hand of three is the five-card game’s. */
function linesOf(text: string, of: 'hand' | 'crib' = 'hand'): readonly Line[] {
  const [hand = '', starter] = text.split(' + ')
  return count(hand.split(' ').filter(isCard), isCard(starter) ? starter : undefined, of)
}

function count(cards: readonly Card[], starter: Card | undefined, of: 'hand' | 'crib'): readonly Line[] {
  const rules: Rules =
    PRESETS[
      ({ 3: 'five-card-61', 5: 'seven-card', 6: 'eight-card' } as const)[cards.length] ?? 'six-card-121'
    ]
  const show = makeShow({ of, cards, starter }, rules)
  if (!show.ok) throw new Error(`not a show: ${cards} + ${starter}`)
  return countShow(show.value, rules.show)
}

function said(text: string, style: CountStyle): string {
  return sayCount(linesOf(text), { style, words })
}

describe('counts that the books spell out are said so', () => {
  test.each([
    {
      source: 'S0:L78',
      hand: '7D 8S 8C + 9H',
      style: 'long',
      says: 'Fifteen two, fifteen four, and a pair is six, and a run is nine, and a run is twelve.',
    },
    {
      source: 'S0:L78, in the default style',
      hand: '7D 8S 8C + 9H',
      style: 'compound',
      says: 'Fifteen two, fifteen four, and a double run is twelve.',
    },
    {
      source: 'S1:L62',
      hand: '8H 7C 7D 6S + 2H',
      style: 'compound',
      says: 'Fifteen two, fifteen four, fifteen six, fifteen eight, and a double run is sixteen.',
    },
    {
      source: 'S1:L62, each by itself',
      hand: '8H 7C 7D 6S + 2H',
      style: 'long',
      says: 'Fifteen two, fifteen four, fifteen six, fifteen eight, and a pair is ten, and a run is thirteen, and a run is sixteen.',
    },
    {
      source: 'S4:L67',
      hand: '4C 4D 5H 6S + TC',
      style: 'runs-first',
      says: 'Fifteen two, fifteen four, fifteen six, and a double run is fourteen.',
    },
    {
      source: 'S4:L67, in the default style',
      hand: '4C 4D 5H 6S + TC',
      style: 'compound',
      says: 'Fifteen two, fifteen four, fifteen six, and a double run is fourteen.',
    },
    {
      source: 'Hoyle',
      hand: '9C 6D 5H 4S + 4C',
      style: 'compound',
      says: 'Fifteen two, fifteen four, fifteen six, and a double run is fourteen.',
    },
    {
      source: 'Germantown',
      hand: '3S 4H 5C JD + 6D',
      style: 'compound',
      says: 'Fifteen two, fifteen four, and a run of four is eight, and one for his nob is nine.',
    },
    {
      source: 'Germantown, each by itself',
      hand: '3S 4H 5C JD + 6D',
      style: 'long',
      says: 'Fifteen two, fifteen four, and a run of four is eight, and one for his nob is nine.',
    },
    {
      source: 'Germantown, pairs royal',
      hand: '3C 3D 3S 9H + 6S',
      style: 'compound',
      says: 'Fifteen two, fifteen four, fifteen six, fifteen eight, fifteen ten, and a pair royal is sixteen.',
    },
    {
      source: 'Germantown, pairs royal, each by itself',
      hand: '3C 3D 3S 9H + 6S',
      style: 'long',
      says: 'Fifteen two, fifteen four, fifteen six, fifteen eight, fifteen ten, and a pair royal is sixteen.',
    },
    {
      source: 'Germantown, run of five',
      hand: 'AC 2D 3H 4C + 5S',
      style: 'compound',
      says: 'Fifteen two, and a run of five is seven.',
    },
    {
      source: 'cribbagecorner',
      hand: '4C 4D 4H 3S + 3C',
      style: 'compound',
      says: 'Fifteen two, fifteen four, and a pair royal is ten, and a pair is twelve.',
    },
    {
      source: 'Wikipedia',
      hand: 'AS 6S 7S 8S + 6H',
      style: 'compound',
      says: 'Fifteen two, fifteen four, fifteen six, and a double run is fourteen, and a flush is eighteen.',
    },
    {
      source: 'Wikipedia, the pair and the runs by themselves',
      hand: 'AS 6S 7S 8S + 6H',
      style: 'long',
      says: 'Fifteen two, fifteen four, fifteen six, and a pair is eight, and a run is eleven, and a run is fourteen, and a flush is eighteen.',
    },
    {
      source: 'cribbagecorner, the great hand',
      hand: '5C 5D 5H JS + 5S',
      style: 'compound',
      says: 'Fifteen two, fifteen four, fifteen six, fifteen eight, fifteen ten, fifteen twelve, fifteen fourteen, fifteen sixteen, and a double pair royal is twenty-eight, and one for his nob is twenty-nine.',
    },
    {
      source: 'Dummies, four runs',
      hand: '3C 3D 4H 5S + 5C',
      style: 'compound',
      says: 'Fifteen two, fifteen four, and a double double run is twenty.',
    },
    {
      source: 'Hoyle, quadruple run',
      hand: '8C 8D 7H 6S + 6C',
      style: 'compound',
      says: 'Fifteen two, fifteen four, and a double double run is twenty.',
    },
  ] as const)('$source: $hand, $style', ({ hand, style, says }) => {
    expect(said(hand, style)).toBe(says)
  })
})

describe('the other shapes', () => {
  test.each([
    ['nothing is nineteen', '2C 4D 6H 8S + KC', 'compound', 'Nineteen.'],
    ['a nob alone says its one already', '2H 9C JS KD + 7S', 'compound', 'One for his nob.'],
    ['without fifteens the first item says its own points', 'QC KD AH 8S + 8C', 'compound', 'A pair is two.'],
    ['a run of three is just a run', 'JH QD KH AS + 8C', 'compound', 'A run is three.'],
    ['a triple run', 'JH QD QH QS + KC', 'compound', 'A triple run is fifteen.'],
    ['a double run of four says its length', '9C TD JH JS + QC', 'compound', 'A double run of four is ten.'],
    [
      'two runs of four, each with its length',
      '9C TD JH JS + QC',
      'long',
      'A pair is two, and a run of four is six, and a run of four is ten.',
    ],
    [
      'a pair that is no part of the run comes before it',
      '2C 2D JH QS + KC',
      'compound',
      'A pair is two, and a run is five.',
    ],
    [
      'or after it, at a table that says runs first',
      '2C 2D JH QS + KC',
      'runs-first',
      'A run is three, and a pair is five.',
    ],
    [
      'of seven cards: a pair beside a double run, which is not in it',
      '2C 2D 9H TS TD JC + 4H',
      'compound',
      'Fifteen two, fifteen four, and a double run is twelve, and a pair is fourteen.',
    ],
    [
      'two runs apart',
      '2C 3D 4H TS JD QC + 8H',
      'compound',
      'Fifteen two, fifteen four, fifteen six, fifteen eight, and two runs are fourteen.',
    ],
    [
      'runs that have no name of their own',
      '9H 9S 9D TS TD JC + 3H',
      'compound',
      'Six runs are eighteen, and a pair royal is twenty-four, and a pair is twenty-six.',
    ],
    ['a flush comes after the fifteens', '2S 5S 9S KS + 7H', 'compound', 'Fifteen two, and a flush is six.'],
  ] as const)('%s', (_why, hand, style, says) => {
    expect(said(hand, style)).toBe(says)
  })

  test('three and four alike are named in the table’s words', () => {
    const lines = linesOf('QC QD QH 2S + 7C')
    const three = (name: TableWords['three']) =>
      sayCount(lines, { style: 'compound', words: { ...words, three: name } })
    expect(three('prial')).toBe('A prial is six.')
    expect(three('three of a kind')).toBe('Three of a kind is six.')
    const four = linesOf('QC QD QH QS + 7C')
    expect(sayCount(four, { style: 'compound', words: { ...words, four: 'four of a kind' } })).toBe(
      'Four of a kind is twelve.',
    )
  })
})

const numbers = new Map(Array.from({ length: 122 }, (_, n) => [numberWord(n), n]))

/** The last number said, read back through the number words; a nob alone says one. */
function lastNumber(text: string): number | undefined {
  return text
    .replace(/[.“”]/gu, '')
    .toLowerCase()
    .split(/[ ,]+/u)
    .flatMap((word) => numbers.get(word) ?? [])
    .at(-1)
}

function checkLaws(lines: readonly Line[], style: CountStyle): void {
  const phrases = phrasesOf(lines, { style, words })
  const named = phrases.flatMap((phrase) => phrase.lines)
  expect([...named].sort((a, b) => a - b)).toEqual(lines.map((_, i) => i))
  let running = 0
  for (const phrase of phrases) {
    running += phrase.lines.reduce((sum, i) => sum + lines[i]!.points, 0)
    expect(phrase.running).toBe(running)
  }
  expect(running).toBe(totalOf(lines))
  const last = lastNumber(sayCount(lines, { style, words }))
  expect(last).toBe(lines.length === 0 ? 19 : totalOf(lines))
}

describe('laws of the spoken count', () => {
  test('three of a rank are said before a pair, in whatever order the cards are tapped', () => {
    const full = 'A pair royal is six, and a pair is eight.'
    for (const hand of ['QH QS KD KC + KS', 'KD KC KS QH + QS', 'QH KD KC QS + KH']) {
      expect(said(hand, 'compound')).toBe(full)
    }
  })

  test('every line is in one phrase, totals run up, and the last number said is the total', () => {
    const seed = 15_2
    const cards = fc.shuffledSubarray([...PACK], { minLength: 7, maxLength: 7 })
    const size = fc.constantFrom(3, 4, 5, 6)
    const of = fc.constantFrom('hand' as const, 'crib' as const)
    fc.assert(
      fc.property(cards, size, of, fc.constantFrom(...COUNT_STYLES), (all, kept, holder, style) => {
        const hand = holder === 'crib' ? all.slice(0, 4) : all.slice(0, kept)
        checkLaws(count(hand, all[6], holder), style)
      }),
      { seed, numRuns: 1500 },
    )
  })

  test('so for every choice of five ranks', () => {
    const wrong: string[] = []
    for (const ranks of rankChoices(5, 0)) {
      const cards = ranks.map((rank, i) => {
        const suit = SUITS[ranks.slice(0, i).filter((other) => other === rank).length] ?? 'S'
        return makeCard(RANKS[rank]!, suit)
      })
      const lines = count(cards.slice(0, 4), cards[4], 'hand')
      const phrases = phrasesOf(lines, { style: 'compound', words })
      const named = new Set(phrases.flatMap((phrase) => phrase.lines))
      const total = lines.length === 0 ? 19 : totalOf(lines)
      if (named.size !== lines.length || lastNumber(phrases.at(-1)!.text) !== total)
        wrong.push(cards.join(' '))
    }
    expect(wrong).toEqual([])
  })

  test('the worked examples say the totals they are known for', () => {
    for (const { hand, starter, crib, points } of golden.show) {
      const lines = count(hand.filter(isCard), isCard(starter) ? starter : undefined, crib ? 'crib' : 'hand')
      for (const style of COUNT_STYLES) {
        expect(lastNumber(sayCount(lines, { style, words }))).toBe(points === 0 ? 19 : points)
      }
    }
  })
})

test.each([
  ['the {starter} and a {jack}', 'the starter and a jack'],
  ['{Jack}, queen and {a three}', 'Jack, queen and a pair royal'],
  ['{A three} or {a four}', 'A pair royal or a double pair royal'],
  ['an {unknown} blank', 'an {unknown} blank'],
])('“%s” is put in the words of the table', (text, said) => {
  expect(inTableWords(text, words)).toBe(said)
})

/** Ranks with repetition, low to high, no rank more than four times. */
function rankChoices(size: number, from: number): readonly (readonly number[])[] {
  if (size === 0) return [[]]
  return Array.from({ length: RANKS.length - from }, (_, i) => from + i)
    .flatMap((first) => rankChoices(size - 1, first).map((rest) => [first, ...rest]))
    .filter((ranks) => ranks.every((rank) => ranks.filter((other) => other === rank).length <= 4))
}
