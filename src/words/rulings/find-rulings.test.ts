import { describe, expect, it } from 'vitest'
import { PRESETS } from '../../rules/presets.ts'
import { RULINGS } from './catalogue.ts'
import { findRulings, makeSearch } from './find-rulings.ts'
import { say, verdictOf } from './ruling.ts'

const SIX = PRESETS['six-card-121']
const search = makeSearch(SIX)
const found = (query: string) => findRulings(search, query).rulings.map(({ number }) => number)

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
    ['foreign card', 71],
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
  ])('finds “%s” near the top', (query, number) => {
    expect(found(query).slice(0, 3)).toContain(number)
  })

  it.each([
    ['four flush kitty', 'are no flush without the starter: 0.'],
    ['queen king ace', 'queen, king, ace are no run: 0.'],
    ['prial of fives', 'A third five in a row is a pair royal and fifteen: 8.'],
    ['knave turned up nibs', 'scores his heels and no nob: 2.'],
    ['two knaves suit', 'Only the jack of the starter’s suit scores his nob: 1.'],
    ['quads', 'a double pair royal: 12.'],
    ['straight out of order', 'A run in the play may come in any order'],
    ['lurch 91', 'On 90 it is a skunk, on 91 it is not'],
    ['revoke', 'Whoever has a card that fits must play it.'],
    ['nineteen', 'Nineteen is what players say for a hand without a point: 0.'],
    ['cut card fifteen', 'The starter counts with every hand and with the crib.'],
    ['double sequence', 'A double run of three, with its pair, is: 8.'],
  ])('“%s” is settled by the first ruling that is found', (query, answer) => {
    const [first] = findRulings(search, query).rulings
    expect(first && verdictOf(first, SIX).sentence).toContain(answer)
  })

  it('finds a word that is only begun', () => {
    expect(found('pri')).toContain(47)
    expect(found('mugg').slice(0, 4)).toContain(56)
    expect(found('flus')).toEqual(expect.arrayContaining([1, 2, 3, 4, 5, 6, 7]))
  })

  it('forgives one letter', () => {
    expect(found('skunck').slice(0, 2)).toContain(61)
    expect(found('nineten')).toContain(66)
  })

  it('finds “nibs” as his nob and as his heels', () => {
    expect(found('nibs')).toEqual(expect.arrayContaining([7, 22, 23, 24, 25, 26, 27]))
  })

  it('finds every dispute by its own question', () => {
    for (const ruling of RULINGS) expect(found(say(ruling.asks, SIX)).slice(0, 2)).toContain(ruling.number)
  })

  it('takes figures and words, and all forms of a word, for the same', () => {
    for (const [one, other] of [
      ['31 and go', 'thirty-one and go'],
      ['thirty one', '31'],
      ['runs in the play', 'run in the play'],
      ['misdealing', 'misdealt'],
      ['5 5 5 5', 'five fives five five'],
      ['turn-up', 'upcard'],
      ['holding a card back', 'hold back'],
      ['45566', '4 5 5 6 6'],
      ['counted to many', 'counted too many'],
    ] as const) {
      expect(found(one), one).toEqual(found(other))
    }
  })

  it.each(['zebra', 'what is the weather', 'zebra flush', 'how do I build a fence', ''])(
    'says that there is no ruling on “%s”',
    (query) => {
      const { rulings, isAnswer } = findRulings(search, query)
      expect(isAnswer).toBe(false)
      expect(rulings.length).toBeLessThanOrEqual(3)
    },
  )

  it('shows no long tail: what has little of the question is left out', () => {
    expect(found('pair across a go').length).toBeLessThan(20)
  })

  it('finds the same whatever the table calls its things', () => {
    const league = makeSearch(PRESETS['league-singles'])
    expect(findRulings(league, 'crib flush').rulings.map(({ number }) => number)).toEqual(
      expect.arrayContaining([1, 5]),
    )
  })
})
