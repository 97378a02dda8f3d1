import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Card } from '../../rules/card.ts'
import { PACK } from '../../rules/card.ts'
import { PRESETS } from '../../rules/presets.ts'
import { countShow, totalOf } from '../../rules/show.ts'
import { openLog, pegBy, taps } from '../record/log.fixture.ts'
import { playRecorded } from '../record/recorded.fixture.ts'
import { luckOf, meanOfCut } from './luck.ts'

const rules = PRESETS['six-card-121']
const recorded = playRecorded(readFileSync('cases/recorded/six-card-121.txt', 'utf8')).log.game

test.each<[string, 'hand' | 'crib', string, string]>([
  ['a double run', 'hand', '7D 8S 8C 9H', 'KS 2D'],
  ['a flush', 'hand', '2H 4H 6H TH', 'KS KD'],
  ['three fives and the jack', 'hand', '5H 5S 5D JC', '9S 2D'],
  ['a crib of one suit', 'crib', '2H 4H 6H TH', 'JS JD'],
])('over all 46 starters the luck of the cut sums to nothing: %s', (_, of, hand, discarded) => {
  const cards = hand.split(' ') as Card[]
  const away = discarded.split(' ') as Card[]
  const starters = PACK.filter((card) => ![...cards, ...away].includes(card))
  const count = (starter: Card) => totalOf(countShow({ of, cards, starter }, rules.show))
  const mean = meanOfCut(rules, { of: of === 'crib' ? 'crib' : 0, cards }, (card) =>
    away.includes(card) ? 0 : 1,
  )
  expect(starters).toHaveLength(46)
  expect(starters.reduce((sum, starter) => sum + count(starter) - mean, 0)).toBeCloseTo(0, 9)
})

/** In tenths: what hands and cribs counted over the usual. Whatever another part leaves out lands here, too. */
const shownOf = (luck: ReturnType<typeof luckOf>) => luck?.sides.map(({ cards, cut }) => cards + cut)

test('cards and cut are together what the hands and cribs counted, over the usual', () => {
  // Deals 1 and 3 to 7: Ann deals four of them and counts 70, Bob deals two and counts 48.
  const ann = 700 - (4 * 127 + 2 * 81)
  const bob = 480 - (2 * 127 + 4 * 81)
  expect(luckOf(recorded)?.deals).toBe(6)
  expect(shownOf(luckOf(recorded))).toEqual([ann, bob])
})

test('points that a claim left out, who took them, heels and a penalty are told apart', () => {
  const claims = { ...rules, muggins: { ...rules.muggins, mode: 'on' as const } }
  const hand = (of: 0 | 1 | 'crib', cards: string, claimed: number) =>
    ({ type: 'claim', of, cards: cards.split(' ') as Card[], claimed }) as const
  const log = taps(
    openLog({ rules: claims, dealer: 0, scores: [0, 0] }),
    { type: 'turn-starter', card: 'JS' },
    { type: 'penalise', penalty: { sides: [1], points: 3 } },
    { type: 'end-play' },
    hand(1, '7D 8S 8C 9H', 8),
    { type: 'take-muggins', side: 0 },
    hand(0, '2H 4D 6S TH', 0),
    hand('crib', 'AC AD 9S 9C', 4),
    { type: 'deal', dealer: 1 },
    { type: 'turn-starter', card: 'KH' },
    ...Array.from({ length: 7 }, () => pegBy(0, 20)),
  )
  const luck = luckOf(log.game)
  expect(luck).toMatchObject({ deals: 1, of: 2 })
  expect(luck?.sides[1]).toMatchObject({ miscounts: -40, muggins: 0, play: -20, other: 30 })
  expect(luck?.sides[0]).toMatchObject({ miscounts: 0, muggins: 40, play: -35, other: 20 })
  // Bob’s hand counts 12; Ann’s counts nothing, and her crib 4.
  expect(shownOf(luck)).toEqual([40 - 127, 120 - 81])
})

test('the cut is compared with what its player had not seen', () => {
  const [pone, dealer, crib] = ['7D 8S 8C 9H', '2H 4D 6S TH', 'AC AD 9S 9C'].map(
    (text) => text.split(' ') as Card[],
  )
  if (!pone || !dealer || !crib) throw new Error('three hands')
  const hand = (of: 0 | 1 | 'crib', cards: readonly Card[]) => ({ type: 'count', of, cards }) as const
  const log = taps(
    openLog({ rules, dealer: 0, scores: [0, 0] }),
    { type: 'turn-starter', card: '6H' },
    { type: 'end-play' },
    hand(1, pone),
    hand(0, dealer),
    hand('crib', crib),
    { type: 'deal', dealer: 1 },
    { type: 'turn-starter', card: 'KH' },
    ...Array.from({ length: 7 }, () => pegBy(0, 20)),
  )
  const count = (of: 'hand' | 'crib', cards: readonly Card[], starter: Card) =>
    totalOf(countShow({ of, cards, starter }, rules.show))
  const over = (of: 'hand' | 'crib', cards: readonly Card[], seen: readonly Card[]) => {
    const starters = PACK.filter((card) => ![...cards, ...seen].includes(card))
    const all = starters.reduce((sum, starter) => sum + count(of, cards, starter), 0)
    return count(of, cards, '6H') - all / starters.length
  }
  // Which two of the crib were the player’s own is not known: any two of the four.
  const pairs = crib.flatMap((a, i) => crib.slice(i + 1).map((b) => [a, b]))
  const overHand = (cards: readonly Card[]) =>
    pairs.reduce((sum, own) => sum + over('hand', cards, own), 0) / pairs.length
  expect(luckOf(log.game)?.sides.map(({ cut }) => cut)).toEqual([
    Math.round(10 * (overHand(dealer) + over('crib', crib, dealer))),
    Math.round(10 * overHand(pone)),
  ])
})

test('is told only of games that are over, by rules with a published mean', () => {
  expect(luckOf({ ...recorded, outcome: undefined })).toBeUndefined()
  expect(luckOf({ ...recorded, rules: PRESETS['league-singles'] })).toBeUndefined()
})
