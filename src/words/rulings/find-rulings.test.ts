import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PRESETS } from '../../rules/presets.ts'
import { RULINGS } from './catalogue.ts'
import { findRulings, makeSearch, type Search } from './find-rulings.ts'
import {
  ABROAD,
  AT_OTHER_TABLES,
  IN_A_HURRY,
  IN_A_HURRY_AGAIN,
  KEPT_BACK,
  OTHER_WORDS,
  type Question,
} from './questions.fixture.ts'
import { say } from './ruling.ts'

const BANK = readFileSync('src/words/rulings/questions.txt', 'utf8')
const search = makeSearch(BANK)
const found = (query: string) => findRulings(search, query).numbers

/** How many are answered by the first ruling, and among the first three. */
function answered(index: Search, questions: readonly Question[]) {
  const places = questions.map(([asked, ...answers]) =>
    findRulings(index, asked)
      .numbers.slice(0, 3)
      .findIndex((number) => answers.includes(number)),
  )
  return { first: places.filter((at) => at === 0).length, firstThree: places.filter((at) => at >= 0).length }
}

describe('searching the rulings', () => {
  it.each([
    ['flush in the box', 1],
    ['kitty flush', 5],
    ['cut card fifteen', 20],
    ['turn-up in the play', 21],
    ['upcard flush', 4],
    ['nibs in the box', 26],
    ['two knaves', 27],
    ['knave turned up', 22],
    ['prial of fives', 47],
    ['three of a kind 15', 47],
    ['pair royal after go', 38],
    ['quads', 49],
    ['lurch', 61],
    ['double lurch', 62],
    ['revoke', 32],
    ['31 go three', 28],
    ['who leads', 34],
    ['eldest counts first', 51],
    ['straight out of order', 40],
    ['same suit run', 13],
    ['queen king ace', 8],
    ['round the corner', 9],
    ['19', 66],
    ['twenty-five', 67],
    ['overpeg', 58],
    ['underpegged', 57],
    ['false muggins', 56],
    ['mugs on the kitty', 54],
    ['misdeal', 68],
    ['tie', 65],
    ['three for last', 63],
    ['exact 121', 53],
    ['go out on heels', 25],
    ['heels forgotten', 24],
    ['stinkhole', 25],
    ['stink hole', 53],
    ['lowball', 73],
    ['foreign card', 100],
    ['exposed card', 71],
    ['out of turn', 72],
    ['who deals the next game', 74],
    ['can I take a card back', 78],
    ['he has no cards and I still have two', 90],
    ['must I play a two at 29', 32],
    ['10 5 5 5', 49],
    ['9 9 9 6 6', 49],
    ['4 4 5 6 cut 6', 16],
    ['a a 2 2 3', 16],
    ['2-a-3 during the play', 40],
    ['2v1', 88],
    ['i put 4 then he plays 2 then i put 3', 40],
    ['whose crib with partners', 96],
    ['partner tells me what to throw', 97],
    ['who turns the cut card', 98],
    ['the crib lay on the wrong side and we have both played a card', 101],
    ['dealer picked up the crib and played it as his hand', 102],
    ['he looked at the crib before he discarded', 79],
    ['he forgot to play a card he had', 32],
    ['five cards found in a hand in the middle of the play', 68],
    ['I took one hole of my two for the penalty', 110],
    ['he called a penalty that was none; do I get two for that?', 109],
    ['when is it too late to say he over-pegged?', 108],
    ['he will not accept the judges', 111],
    ['the judge is my opponent’s partner in the dispute', 112],
    ['who cuts for the starter, four players, left or right?', 98],
    ['five-card: pone turned up his own card during the deal', 71],
    ['old game: he scored the game and had not won it', 87],
    ['old game: over-marked by three', 58],
    ['any card held is dead', 32],
    ['my path had both her peg and mine', 85],
    ['the pack was missing the seven of clubs', 100],
    ['how long have i got to challenge his count', 108],
    ['forgot my crib', 83],
  ])('finds “%s” near the top', (query, number) => {
    expect(found(query).slice(0, 3)).toContain(number)
  })

  it.each([
    ['four flush kitty', 1],
    ['queen king ace', 8],
    ['prial of fives', 47],
    ['knave turned up nibs', 22],
    ['two knaves suit', 27],
    ['quads', 49],
    ['straight out of order', 40],
    ['lurch 91', 61],
    ['revoke', 32],
    ['nineteen', 66],
    ['cut card fifteen', 20],
    ['double sequence', 15],
    ['go out on heels', 25],
  ])('“%s” is settled by the first ruling that is found', (query, number) => {
    expect(found(query)[0]).toBe(number)
  })

  it('finds a word that is only begun', () => {
    expect(found('pri')).toContain(47)
    expect(found('mugg').slice(0, 4)).toContain(56)
    expect(found('flus')).toEqual(expect.arrayContaining([1, 2, 4, 5, 6, 7]))
  })

  it('forgives one letter', () => {
    expect(found('skunck').slice(0, 2)).toContain(61)
    expect(found('nineten')).toContain(66)
  })

  it('finds “nibs” as his nob and as his heels', () => {
    expect(found('nibs')).toEqual(expect.arrayContaining([22, 23, 24, 25, 26, 27]))
  })

  it('finds every dispute by its own question, which is not among those it knows', () => {
    const questions = RULINGS.map(
      ({ asks, number }): Question => [say(asks, PRESETS['six-card-121']), number],
    )
    const { first, firstThree } = answered(search, questions)
    expect(first).toBeGreaterThanOrEqual(100)
    expect(firstThree).toBeGreaterThanOrEqual(113)
  })

  it('knows questions for every ruling, and no others', () => {
    const known = new Set(search.rulings.keys())
    expect(RULINGS.map(({ number }) => number).filter((number) => !known.has(number))).toEqual([])
    expect(known.size).toBe(RULINGS.length)
  })

  it('takes figures and words, and all forms of a word, for the same', () => {
    for (const [one, other] of [
      ['31 and go', 'thirty-one and go'],
      ['thirty one', '31'],
      ['5 5 5 5', 'five five five five'],
      ['Turn-up?', 'turn up'],
      ['45566', '4 5 5 6 6'],
      ['counted to many', 'counted too many'],
    ] as const) {
      expect(found(one), one).toEqual(found(other))
    }
  })

  it.each(['zebra', 'what is the weather', 'zebra flush', 'how do I build a fence', ''])(
    'says that there is no ruling on “%s”',
    (query) => {
      const { numbers, isAnswer } = findRulings(search, query)
      expect(isAnswer).toBe(false)
      expect(numbers.length).toBeLessThanOrEqual(3)
    },
  )
})

describe('questions as people ask them', () => {
  it('those of the bank are answered without themselves: a fifth by the other four fifths', () => {
    const lines = BANK.trim().split('\n')
    const isHeld = (line: string, at: number) => !line.startsWith('# ') && at % 5 === 0
    let answers: readonly number[] = []
    const held = lines.flatMap((line, at): readonly Question[] => {
      if (line.startsWith('# ')) answers = line.slice(2).split(' ').map(Number)
      return isHeld(line, at) ? [[line, ...answers]] : []
    })
    const others = makeSearch(lines.filter((line, at) => !isHeld(line, at)).join('\n'))
    const { first, firstThree } = answered(others, held)
    expect(first / held.length).toBeGreaterThan(0.73)
    expect(firstThree / held.length).toBeGreaterThan(0.88)
  })

  it.each([
    ['in other words', OTHER_WORDS, 17, 26],
    ['as on public pages', ABROAD, 26, 29],
    ['at other tables', AT_OTHER_TABLES, 25, 28],
    ['kept back', KEPT_BACK, 20, 27],
    ['in a hurry', IN_A_HURRY, 26, 28],
    ['in a hurry again', IN_A_HURRY_AGAIN, 25, 27],
  ] as const)('those that the bank does not have are answered: %s', (_, questions, first, firstThree) => {
    const seen = answered(search, questions)
    expect(seen.first).toBeGreaterThanOrEqual(first)
    expect(seen.firstThree).toBeGreaterThanOrEqual(firstThree)
  })
})
