import { describe, expect, it } from 'vitest'
import { cardsIn, showIn } from './cards.fixture.ts'
import type { MistakeName } from './known-mistakes.ts'
import { effectOf, type Truth } from './miscount.ts'
import { MISTAKES } from './mistakes.ts'
import { PRESETS } from './presets.ts'
import { countShow, type Show, totalOf } from './show.ts'

const SIX = PRESETS['six-card-121']
const FIVE = PRESETS['five-card-61']

function truthOf(text: string, of: Show['of'] = 'hand'): Truth {
  const show = showIn(text, of)
  const rules = show.cards.length === 3 ? FIVE : SIX
  return { show, rules, lines: countShow(show, rules.show) }
}

/** Every number that a mistake makes of a show, the most likely first. */
function madeOf(name: MistakeName, truth: Truth): readonly number[] {
  const mistake = MISTAKES.find((one) => one.name === name)
  return mistake!.miscountsIn(truth).map((miscount) => totalOf(truth.lines) + effectOf(miscount))
}

interface Case {
  readonly name: MistakeName
  readonly source: string
  readonly cards: string
  readonly of?: Show['of']
  readonly worth: number
  readonly wrong: readonly number[]
}

const MADE: readonly Case[] = [
  {
    name: 'four-flush-in-crib',
    source: 'dispute 1, old Hoyle',
    cards: '2H 3H 4H KH + 4C',
    of: 'crib',
    worth: 10,
    wrong: [14],
  },
  { name: 'flush-borrowed', source: 'dispute 2', cards: '2H 4H 8H KS + 6H', worth: 0, wrong: [4] },
  { name: 'flush-borrowed', source: 'dispute 3, S0:L74', cards: '2H 4H KS + 8H', worth: 0, wrong: [3] },
  { name: 'nob-for-starter-jack', source: 'dispute 22', cards: '2H 4D 6S 8C + JD', worth: 0, wrong: [1] },
  { name: 'heels-in-hand', source: 'dispute 22', cards: '2H 4D 6S 8C + JD', worth: 0, wrong: [2] },
  { name: 'nob-for-any-jack', source: 'dispute 27', cards: 'JH JD 2S 4C + 6D', worth: 3, wrong: [4] },
  {
    name: 'nob-for-any-jack',
    source: 'dispute 27, neither of them right',
    cards: 'JH JD 2S 4C + 6S',
    worth: 2,
    wrong: [3, 3, 4],
  },
  { name: 'round-the-corner', source: 'dispute 8, S0', cards: 'QH KD AS 7C + 9H', worth: 0, wrong: [3] },
  { name: 'round-the-corner', source: 'dispute 8, J-Q-K-A', cards: 'JH QD KS AC + 7S', worth: 3, wrong: [4] },
  { name: 'round-the-corner', source: 'dispute 9, K-A-2', cards: 'KD AS 2C 8H + 9H', worth: 0, wrong: [3] },
  {
    name: 'round-the-corner',
    source: 'dispute 9, the true run its part',
    cards: 'KD AS 2C 3H + 8H',
    worth: 5,
    wrong: [6],
  },
  { name: 'run-in-parts', source: 'dispute 14, S0:L72', cards: '9H TD JS QC + 2H', worth: 4, wrong: [6, 10] },
  {
    name: 'run-in-parts',
    source: 'dispute 14, a run of five',
    cards: '8H 9H TD JS + QC',
    worth: 5,
    wrong: [9, 14, 8, 13],
  },
  { name: 'pair-across-tens', source: 'dispute 11, Hoyle', cards: 'JS QD 2S 8C + 6H', worth: 0, wrong: [2] },
  {
    name: 'pair-across-tens',
    source: 'dispute 12',
    cards: 'TH KD QS 8C + 6H',
    worth: 0,
    wrong: [2, 2, 2, 6],
  },
  { name: 'nob-forgotten', source: 'dispute 26', cards: 'JH 2D 4S 8C + 6H', worth: 1, wrong: [0] },
  { name: 'five-flush-as-four', source: 'dispute 4', cards: '2H 4H 8H TH + 6H', worth: 5, wrong: [4] },
  { name: 'flush-forgotten', source: 'dispute 7', cards: '2H 4H 8H TH + 6S', worth: 4, wrong: [0] },
  {
    name: 'fifteens-missed',
    source: 'dispute 18, S3:L70',
    cards: 'TS 9H 3C 3D + 2H',
    worth: 8,
    wrong: [6, 4, 2],
  },
  { name: 'double-run-once', source: 'S0:L78', cards: '7D 8S 8C + 9H', worth: 12, wrong: [9, 7] },
  {
    name: 'double-run-once',
    source: 'S4:L61, a triple run',
    cards: '2H 3D 4S 4C + 4H',
    worth: 17,
    wrong: [11, 14, 5, 8],
  },
  {
    name: 'pair-of-run-forgotten',
    source: 'a double double run',
    cards: 'JH JD QD KC + KS',
    worth: 16,
    wrong: [12, 14, 14],
  },
  {
    name: 'pair-of-run-forgotten',
    source: 'dispute 15, S1',
    cards: '4C 4D 5H 6S + TC',
    worth: 14,
    wrong: [12],
  },
  {
    name: 'three-of-a-kind-short',
    source: 'S3:L54',
    cards: '7H 7S 7D 8C + AH',
    worth: 18,
    wrong: [14, 16, 15],
  },
  {
    name: 'four-of-a-kind-short',
    source: 'dispute 49',
    cards: '9H 9S 9D 9C + 2H',
    worth: 12,
    wrong: [8, 4, 6],
  },
  {
    name: 'two-pairs-as-one',
    source: 'dispute 48, Morgan’s orchard',
    cards: '9H 9S KD KC + 2H',
    worth: 4,
    wrong: [2, 2],
  },
  {
    name: 'everything-missed',
    source: 'nineteen said of it',
    cards: '9H TD JS QC + 2H',
    worth: 4,
    wrong: [0],
  },
  { name: 'nob-as-two', source: 'taken for heels', cards: 'JH 2D 4S 8C + 6H', worth: 1, wrong: [2] },
  { name: 'pair-missed', source: 'S0:L68', cards: 'KH JC 5D + 5S', worth: 10, wrong: [8] },
  { name: 'run-of-two', source: 'a program', cards: '2C 3D 9H 9S + KC', worth: 4, wrong: [6] },
  {
    name: 'triple-run-as-doubles',
    source: 'a public dispute',
    cards: '8S 8C 9D TH + 8H',
    worth: 15,
    wrong: [16, 18],
  },
  { name: 'run-end-missed', source: 'S0:L72', cards: '9H TD JS QC + 2H', worth: 4, wrong: [3, 3] },
  { name: 'fifteens-without-starter', source: 'dispute 20', cards: 'TH JD 2S 8C + 5H', worth: 6, wrong: [0] },
  { name: 'pair-of-run-twice', source: 'dispute 15', cards: '4C 4D 5H 6S + TC', worth: 14, wrong: [16] },
  {
    name: 'fifteen-twice',
    source: 'S0:L68, with the pair',
    cards: 'KH JC 5D + 5S',
    worth: 10,
    wrong: [12, 12, 12, 12],
  },
  {
    name: 'fifteen-by-the-card',
    source: 'dispute 19',
    cards: '2H 3D TS 9C + KH',
    worth: 4,
    wrong: [5, 5, 6],
  },
  { name: 'starter-left-out', source: 'dispute 20', cards: '7D 8S 9H KC + TH', worth: 6, wrong: [5] },
  { name: 'ace-as-eleven', source: 'dispute 10', cards: 'AH 4D 9S JC + KH', worth: 4, wrong: [6] },
  { name: 'cards-used-once', source: 'dispute 17', cards: 'TH JD QS 5C + 2H', worth: 9, wrong: [5] },
  { name: 'run-missed', source: 'dispute 13', cards: '9H TD JS 2C + 2H', worth: 5, wrong: [2] },
  { name: 'fifteen-misadded', source: 'everybody', cards: '9H 7D 2S KC + 3H', worth: 2, wrong: [4] },
]

describe('the usual mistakes', () => {
  it.each(MADE)('$name, $source: $cards', ({ name, cards, of, worth, wrong }) => {
    const truth = truthOf(cards, of)
    expect(totalOf(truth.lines)).toBe(worth)
    expect(madeOf(name, truth)).toEqual(wrong)
  })

  it('each has a case here, and no name twice', () => {
    const names = MISTAKES.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(MADE.map(({ name }) => name))).toEqual(new Set(names))
  })

  it.each([
    ['four-flush-in-crib', 'a hand may have it', '2H 3H 4H KH + 4C', 'hand'],
    ['four-flush-in-crib', 'with the starter it is true', '2H 4H 8H KH + 6H', 'crib'],
    ['flush-borrowed', 'two of the hand are not enough', '2H 4H 8S KS + 6H', 'hand'],
    ['round-the-corner', 'ace, deuce and three are a run', 'AH 2D 3S 9C + 9H', 'hand'],
    ['run-in-parts', 'a run of three has no parts', '7D 8S 9H KC + KH', 'hand'],
    ['double-run-once', 'it is single', '7D 8S 9H KC + KH', 'hand'],
    ['pair-across-tens', 'they are a true pair', 'KH KD 2S 4C + 7H', 'hand'],
    ['two-pairs-as-one', 'there is one', 'KH KD 2S 4C + 7H', 'hand'],
    ['ace-as-eleven', 'there is no four', 'AH 2D TS 7C + 9H', 'hand'],
  ] as const)('%s is not made where %s', (name, _, cards, of) => {
    expect(madeOf(name, truthOf(cards, of))).toEqual([])
  })

  it('names only cards that are there', () => {
    const truth = truthOf('JH QD KS AC + JD')
    const there = new Set([...cardsIn('JH QD KS AC'), ...cardsIn('JD')])
    for (const mistake of MISTAKES)
      for (const { gone, counted } of mistake.miscountsIn(truth))
        for (const line of [...gone, ...counted])
          expect(line.cards.every((card) => there.has(card))).toBe(true)
  })
})
