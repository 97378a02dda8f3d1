import { describe, expect, it } from 'vitest'
import { cardsIn, showIn } from './cards.fixture.ts'
import { MISTAKES, type MistakeName } from './known-mistakes.ts'
import { effectOf, type Truth, truthOf } from './miscount.ts'
import { PRESETS } from './presets.ts'
import { type Show, totalOf } from './show.ts'

const SIX = PRESETS['six-card-121']
const FIVE = PRESETS['five-card-61']

function truthIn(text: string, of: Show['of'] = 'hand'): Truth {
  const show = showIn(text, of)
  return truthOf(show, show.cards.length === 3 ? FIVE : SIX)
}

/** Every number that a mistake makes of a show, the most likely first. */
function madeOf(name: MistakeName, truth: Truth): readonly number[] {
  const mistake = MISTAKES.find((one) => one.name === name)
  return mistake!.miscountsIn(truth).map((miscount) => totalOf(truth.lines) + effectOf(miscount))
}

type Case = [
  name: MistakeName,
  source: string,
  cards: string,
  worth: number,
  wrong: readonly number[],
  of?: Show['of'],
]

const MADE: readonly Case[] = [
  ['four-flush-in-crib', 'dispute 1, old Hoyle', '2H 3H 4H KH + 4C', 10, [14], 'crib'],
  ['flush-borrowed', 'dispute 2', '2H 4H 8H KS + 6H', 0, [4]],
  ['flush-borrowed', 'dispute 3, S0:L74', '2H 4H KS + 8H', 0, [3]],
  ['nob-for-starter-jack', 'dispute 22', '2H 4D 6S 8C + JD', 0, [1]],
  ['heels-in-hand', 'dispute 22', '2H 4D 6S 8C + JD', 0, [2]],
  ['nob-for-any-jack', 'dispute 27', 'JH JD 2S 4C + 6D', 3, [4]],
  ['nob-for-any-jack', 'dispute 27, neither of them right', 'JH JD 2S 4C + 6S', 2, [3, 3, 4]],
  ['round-the-corner', 'dispute 8, S0', 'QH KD AS 7C + 9H', 0, [3]],
  ['round-the-corner', 'dispute 8, J-Q-K-A', 'JH QD KS AC + 7S', 3, [4]],
  ['round-the-corner', 'dispute 9, K-A-2', 'KD AS 2C 8H + 9H', 0, [3]],
  ['round-the-corner', 'dispute 9, the true run its part', 'KD AS 2C 3H + 8H', 5, [6]],
  ['round-the-corner', 'disputes 8 and 9, with the deuce or not', 'QH KD AS 2C + 6H', 0, [3, 4]],
  ['run-in-parts', 'dispute 14, S0:L72', '9H TD JS QC + 2H', 4, [6, 10]],
  ['run-in-parts', 'dispute 14, a run of five', '8H 9H TD JS + QC', 5, [9, 14, 8, 13]],
  ['pair-across-tens', 'dispute 11, Hoyle', 'JS QD 2S 8C + 6H', 0, [2]],
  ['pair-across-tens', 'dispute 12', 'TH KD QS 8C + 6H', 0, [2, 2, 2, 6]],
  ['nob-forgotten', 'dispute 26', 'JH 2D 4S 8C + 6H', 1, [0]],
  ['five-flush-as-four', 'dispute 4', '2H 4H 8H TH + 6H', 5, [4]],
  ['flush-forgotten', 'dispute 7', '2H 4H 8H TH + 6S', 4, [0]],
  ['fifteens-missed', 'dispute 18, S3:L70', 'TS 9H 3C 3D + 2H', 8, [6, 4, 2]],
  ['double-run-once', 'S0:L78', '7D 8S 8C + 9H', 12, [9, 7]],
  ['double-run-once', 'S4:L61, a triple run', '2H 3D 4S 4C + 4H', 17, [11, 14, 10]],
  ['double-run-once', 'a double double run', 'JH JD QD KC + KS', 16, [7, 10, 13, 8, 8]],
  ['pair-of-run-forgotten', 'a double double run', 'JH JD QD KC + KS', 16, [12, 14, 14]],
  ['pair-of-run-forgotten', 'dispute 15, S1', '4C 4D 5H 6S + TC', 14, [12]],
  ['three-of-a-kind-short', 'S3:L54', '7H 7S 7D 8C + AH', 18, [14, 16, 15]],
  ['four-of-a-kind-short', 'dispute 49', '9H 9S 9D 9C + 2H', 12, [8, 4, 6]],
  ['two-pairs-as-one', 'dispute 48, Morgan’s orchard', '9H 9S KD KC + 2H', 4, [2, 2]],
  ['everything-missed', 'nineteen said of it', '9H TD JS QC + 2H', 4, [0]],
  ['nob-as-two', 'taken for heels', 'JH 2D 4S 8C + 6H', 1, [2]],
  ['pair-missed', 'S0:L68', 'KH JC 5D + 5S', 10, [8]],
  ['pair-missed', 'not three of a kind beside it', '2S 2D 2C 3H + 3D', 8, [6]],
  ['run-of-two', 'a program', '2C 3D 9H 9S + KC', 4, [6]],
  ['triple-run-as-doubles', 'a public dispute', '8S 8C 9D TH + 8H', 15, [16, 18]],
  ['run-end-missed', 'S0:L72', '9H TD JS QC + 2H', 4, [3, 3]],
  ['pair-of-run-twice', 'dispute 15', '4C 4D 5H 6S + TC', 14, [16]],
  ['fifteen-twice', 'S0:L68, with the pair', 'KH JC 5D + 5S', 10, [12, 12, 12, 12]],
  ['pair-of-run-twice', 'a triple run, all pairs or one', '3H 3D 3S 4C + 5H', 21, [27, 23]],
  ['fifteen-twice', 'three fives, in two orders or three', '5H 5S 5D 2C + 9H', 8, [10, 12]],
  ['starter-left-out', 'a flush of four is left', '2H 4H 8H TH + 6H', 5, [4]],
  ['run-missed', 'with its pairs', '7D 8S 8C + 9H', 12, [6, 4]],
  ['fifteen-by-the-card', 'dispute 19', '2H 3D TS 9C + KH', 4, [5, 5, 6]],
  ['starter-left-out', 'dispute 20', '7D 8S 9H KC + TH', 6, [5]],
  ['ace-as-eleven', 'dispute 10', 'AH 4D 9S JC + KH', 4, [6]],
  ['runs-alone', 'W7', '3H 3D 4S 4C + 5H', 20, [12]],
  ['run-missed', 'dispute 13', '9H TD JS 2C + 2H', 5, [2]],
  ['fifteen-misadded', 'everybody', '9H 7D 2S KC + 3H', 2, [4]],
]

describe('the usual mistakes', () => {
  it.each(MADE)('%s, %s: %s', (name, _source, cards, worth, wrong, of) => {
    const truth = truthIn(cards, of)
    expect(totalOf(truth.lines)).toBe(worth)
    expect(madeOf(name, truth)).toEqual(wrong)
  })

  it('each has a case here, and no name twice', () => {
    const names = MISTAKES.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(MADE.map(([name]) => name))).toEqual(new Set(names))
  })

  it.each([
    ['four-flush-in-crib', 'a hand may have it', '2H 3H 4H KH + 4C', 'hand'],
    ['four-flush-in-crib', 'with the starter it is true', '2H 4H 8H KH + 6H', 'crib'],
    ['flush-borrowed', 'two of the hand are not enough', '2H 4H 8S KS + 6H', 'hand'],
    ['round-the-corner', 'ace, deuce and three are a run', 'AH 2D 3S 9C + 9H', 'hand'],
    ['run-in-parts', 'a run of three has no parts', '7D 8S 9H KC + KH', 'hand'],
    ['run-missed', 'nobody misses three runs', '7D 7S 7H 8C + 9H', 'hand'],
    ['double-run-once', 'it is single', '7D 8S 9H KC + KH', 'hand'],
    ['pair-across-tens', 'they are a true pair', 'KH KD 2S 4C + 7H', 'hand'],
    ['pair-across-tens', 'they are a run', 'TS JD QC KH + AS', 'hand'],
    ['two-pairs-as-one', 'there is one', 'KH KD 2S 4C + 7H', 'hand'],
    ['five-flush-as-four', 'the starter is of another suit', '2H 4H 8H TH + 6S', 'hand'],
    ['pair-missed', 'it is part of a double run', '7D 8S 8C KH + 9H', 'hand'],
    ['pair-missed', 'there are two pairs', '9H 9S KD KC + 2H', 'hand'],
    ['fifteen-by-the-card', 'it has two cards', '7D 8S KC KH + QH', 'hand'],
    ['fifteen-misadded', 'three cards make fourteen', '2H 3D 9S KC + KH', 'hand'],
    ['ace-as-eleven', 'the five has no ace', '2H 3D TS JC + AH', 'hand'],
    ['ace-as-eleven', 'there is no four', 'AH 2D TS 7C + 9H', 'hand'],
  ] as const)('%s is not made where %s', (name, _, cards, of) => {
    expect(madeOf(name, truthIn(cards, of))).toEqual([])
  })

  it('his heels are counted with a hand only where they are pegged at all', () => {
    const show = showIn('2H 4D 6S 8C + JD', 'hand')
    const made = (heels: number) => madeOf('heels-in-hand', truthOf(show, { ...SIX, heels }))
    expect([0, 1, 2].map(made)).toEqual([[], [1], [2]])
  })

  /** Of the weight of the mistake, by the cards that it is made with. */
  const sharesOf = (name: MistakeName, cards: string) =>
    MISTAKES.find((one) => one.name === name)!
      .miscountsIn(truthIn(cards))
      .map(({ gone, counted, share = 1 }) => ({ lines: counted.length > 0 ? counted : gone, share }))
  const shareOf = (name: MistakeName, cards: string) => sharesOf(name, cards)[0]!.share

  it('a fifteen is the likelier counted twice the more cards it has, and most likely with two of a rank', () => {
    const [two, three, four, alike] = [
      '7H 8S KD KC + QH',
      '2H 4S 9D KC + QH',
      'AS 3H 4D 7C + 9H',
      '6H 6S 3D KC + QH',
    ].map((cards) => shareOf('fifteen-twice', cards))
    expect([two, three, four, alike]).toEqual([two, three, four, alike].toSorted())
    expect(new Set([two, three, four, alike]).size).toBe(4)
  })

  it('long fifteens are missed before short ones, and of equal ones that with the starter', () => {
    const [first, , , all] = sharesOf('fifteens-missed', 'TS 9H 3C 2D + 3H')
    expect(first?.lines[0]?.cards).toContain('3H')
    expect(all?.share ?? 0).toBeLessThan(first?.share ?? 0)
  })

  it('all fifteens are missed for sure beside a run or a pair, and by halves where there is nothing else', () => {
    expect(shareOf('fifteens-missed', '7D 8S KC KH + QH')).toBe(1)
    expect(shareOf('fifteens-missed', '7D 8S KC TH + QH')).toBeLessThan(0.6)
    expect(shareOf('fifteens-missed', '2H 4S 9D KC + QH')).toBeGreaterThan(0.6)
  })

  it('a double run is taken for a single one with its pair rather than without', () => {
    const [withPair, bare] = sharesOf('double-run-once', '7D 8S 8C KH + 9H')
    expect(bare?.share ?? 0).toBeLessThan(withPair?.share ?? 0)
  })

  it('names only cards that are there', () => {
    const truth = truthIn('JH QD KS AC + JD')
    const there = new Set([...cardsIn('JH QD KS AC'), ...cardsIn('JD')])
    for (const mistake of MISTAKES)
      for (const { gone, counted } of mistake.miscountsIn(truth))
        for (const line of [...gone, ...counted])
          expect(line.cards.every((card) => there.has(card))).toBe(true)
  })
})
