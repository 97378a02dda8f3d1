import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import golden from '../../cases/golden.json' with { type: 'json' }
import { type Card, makeCard, PACK, rankOf, SUITS, type Suit, suitOf } from './card.ts'
import { showIn } from './cards.fixture.ts'
import { PRESETS } from './presets.ts'
import type { ShowRules } from './rules.ts'
import { countShow, LINE_KINDS, type Line, type LineKind, type Show, totalOf } from './show.ts'
import { tableTotal } from './table-total.fixture.ts'

const SIX_CARD: ShowRules = PRESETS['six-card-121'].show
const FIVE_CARD: ShowRules = PRESETS['five-card-61'].show
const OLD_CRIB: ShowRules = { flushInHand: 4, flushInCrib: 4 }
const SEED = { seed: 152, numRuns: 1000 }

function rulesFor(show: Show): ShowRules {
  return show.cards.length === 3 ? FIVE_CARD : SIX_CARD
}

function pointsByKind(lines: readonly Line[]): Partial<Record<LineKind, number>> {
  const kinds = LINE_KINDS.filter((kind) => lines.some((line) => line.kind === kind))
  return Object.fromEntries(kinds.map((kind) => [kind, totalOf(lines.filter((line) => line.kind === kind))]))
}

function cardsOfKind(lines: readonly Line[], kind: LineKind) {
  return lines.filter((line) => line.kind === kind).map((line) => line.cards)
}

describe('the golden shows, line by line', () => {
  test('there are fifty of them', () => expect(golden.show).toHaveLength(50))

  test.each(golden.show)('$id: $points', ({ hand, starter, crib, points, by, fifteens, runs }) => {
    const show = { of: crib ? 'crib' : 'hand', cards: hand as Card[], starter: starter as Card } as const
    const lines = countShow(show, rulesFor(show))
    expect(totalOf(lines)).toBe(points)
    expect(pointsByKind(lines)).toEqual(by)
    expect(cardsOfKind(lines, 'fifteen')).toEqual(fifteens)
    expect(cardsOfKind(lines, 'run')).toEqual(runs)
    expect(tableTotal(show, rulesFor(show))).toBe(points)
  })
})

/** Source and line, the cards (suits ours where the source names none), fifteens, pairs, runs, flush, nobs. */
const EXAMPLES: readonly (readonly [string, string, readonly [number, number, number, number, number]])[] = [
  ['S0:L68, which leaves out the pair', 'KH JC 5D + 5S', [8, 2, 0, 0, 0]],
  ['S0:L72, a double run', '6H 7C 7D + 8S', [4, 2, 6, 0, 0]],
  ['S0:L72, a run of four is four', '9H TC JD + QS', [0, 0, 4, 0, 0]],
  ['S0:L78', '7H 8C 8D + 9S', [4, 2, 6, 0, 0]],
  ['S1:L62', '8H 7C 7D 6S + 2H', [8, 2, 6, 0, 0]],
  ['S1:L65, a triplet', 'KH KC KD 2S + 4H', [0, 6, 0, 0, 0]],
  ['S1:L66, four of a kind', 'KH KC KD KS + 2H', [0, 12, 0, 0, 0]],
  ['S1:L67, a double run', 'TH JC QD QS + 2H', [0, 2, 6, 0, 0]],
  ['S1:L68, a double run of four', '9H TC JD QS + QH', [0, 2, 8, 0, 0]],
  ['S1:L69, a triple run', 'JC QD QS QC + KH', [0, 6, 9, 0, 0]],
  ['S1:L70, a double double run', 'TC TD JC JS + QH', [0, 4, 12, 0, 0]],
  ['S1:L72 and S3:L77, twenty-nine', '5C 5D 5H JS + 5S', [16, 12, 0, 0, 1]],
  ['S3:L40, which leaves out the pair', 'AC AD 2H 3S + KC', [4, 2, 6, 0, 0]],
  ['S3:L46', '4C 4D 4H 5S + 6C', [6, 6, 9, 0, 0]],
  ['S3:L54', '7C 7D 7H 8S + AC', [12, 6, 0, 0, 0]],
  ['S3:L61, the three turned', 'JH 5H 6H 7H + 3H', [4, 0, 3, 5, 1]],
  ['S3:L61, the seven turned', 'JH 5H 6H 3H + 7H', [4, 0, 3, 5, 1]],
  ['S3:L61, the six turned', 'JH 5H 3H 7H + 6H', [4, 0, 3, 5, 1]],
  ['S3:L61, the five turned', 'JH 3H 6H 7H + 5H', [4, 0, 3, 5, 1]],
  ['S3:L70', 'TC 9D 3H 3S + 2C', [6, 2, 0, 0, 0]],
  ['S4:L57, with its fifteens', '4C 4D 5H 6S + KC', [6, 2, 6, 0, 0]],
  ['S4:L59', '7C 8D 9H TS + TC', [2, 2, 8, 0, 0]],
  ['S4:L61', '2C 3D 4H 4S + 4C', [2, 6, 9, 0, 0]],
  ['S4:L63, four runs, not three', '2C 2D 3H 4S + 4C', [2, 4, 12, 0, 0]],
  ['S4:L65', '4C 4D 5H 6S + TC', [6, 2, 6, 0, 0]],
  ['Hoyle, fourteen', '9C 6D 5H 4S + 4C', [6, 2, 6, 0, 0]],
  ['Germantown Peggers, a run of four and the nob', '3C 4S 5H JD + 6D', [4, 0, 4, 0, 1]],
  ['Germantown Peggers, five fifteens', '3C 3D 3S 9H + 6S', [10, 6, 0, 0, 0]],
  ['Wikipedia, a four-card flush', 'AS 6S 7S 8S + 6H', [6, 2, 6, 4, 0]],
  ['Cribbage Corner, a pair royal and a pair', '4C 4D 4H 3S + 3C', [4, 8, 0, 0, 0]],
  ['Dummies, four runs', '3C 3D 4H 5S + 5C', [4, 4, 12, 0, 0]],
]

describe('the worked examples of the sources', () => {
  test.each(EXAMPLES)('%s: %s', (_source, text, [fifteen, pair, run, flush, nobs]) => {
    const show = showIn(text)
    const counted = pointsByKind(countShow(show, rulesFor(show)))
    const none = { fifteen: 0, pair: 0, run: 0, flush: 0, nobs: 0 }
    expect({ ...none, ...counted }).toEqual({ fifteen, pair, run, flush, nobs })
    expect(tableTotal(show, rulesFor(show))).toBe(fifteen + pair + run + flush + nobs)
  })
})

describe('how a count is played out', () => {
  test('lines come as fifteens, pairs, runs, flush, nobs, each with its cards as held and the starter last', () => {
    expect(countShow(showIn('JH 5H 6H 7H + 5S'), SIX_CARD)).toEqual([
      { kind: 'fifteen', cards: ['JH', '5H'], points: 2 },
      { kind: 'fifteen', cards: ['JH', '5S'], points: 2 },
      { kind: 'pair', cards: ['5H', '5S'], points: 2 },
      { kind: 'run', cards: ['5H', '6H', '7H'], points: 3 },
      { kind: 'run', cards: ['6H', '7H', '5S'], points: 3 },
      { kind: 'flush', cards: ['JH', '5H', '6H', '7H'], points: 4 },
    ])
  })

  test('a five-card flush and the nob show the starter', () => {
    expect(countShow(showIn('JH 2H 6H 8H + KH'), SIX_CARD)).toEqual([
      { kind: 'flush', cards: ['JH', '2H', '6H', '8H', 'KH'], points: 5 },
      { kind: 'nobs', cards: ['JH', 'KH'], points: 1 },
    ])
  })

  test('more cards than any hand holds is a bug', () => {
    expect(() => countShow(showIn('AH 2H 3H 4H 5H 6H 7H + 8H'), SIX_CARD)).toThrow(RangeError)
  })
})

describe('disputes at the table', () => {
  test.each<[string, Show, ShowRules, number]>([
    ['four of a suit in the crib score nothing', showIn('2S 5S 9S KS + 7H', 'crib'), SIX_CARD, 2],
    ['five of a suit in the crib score five', showIn('2S 5S 9S KS + 7S', 'crib'), SIX_CARD, 7],
    ['old tables counted four in the crib', showIn('2S 5S 9S KS + 7H', 'crib'), OLD_CRIB, 6],
    ['the starter does not make up a flush of four', showIn('2S 5S 9S KH + 7S'), SIX_CARD, 2],
    ['three of a suit are a flush in the five-card game', showIn('2S 6S TS + KH'), FIVE_CARD, 3],
    ['the starter makes it four', showIn('2S 6S TS + KS'), FIVE_CARD, 4],
    ['two and the starter are none', showIn('2S 6S TH + KS'), FIVE_CARD, 0],
    ['the five-card crib needs all five', showIn('2S 6S TS QS + KH', 'crib'), FIVE_CARD, 0],
    ['queen, king, ace is no run', showIn('QC KD AH 8S + 4C'), SIX_CARD, 4],
    ['king, ace, two is no run', showIn('KC AD 2H 8S + 6D'), SIX_CARD, 2],
    ['the ace is never eleven', showIn('AC 4D 8H KS + QD'), SIX_CARD, 4],
    ['a jack and a queen are no pair', showIn('JC QD 2H 8S + 4D'), SIX_CARD, 0],
    ['a jack turned up is no nob', showIn('2S 4H 8D KC + JS'), SIX_CARD, 0],
    ['two jacks, one of the suit turned: one nob', showIn('JS JH 2D 8C + 4S'), SIX_CARD, 3],
    ['all five cards may make one fifteen', showIn('AC 2D 3H 4S + 5C'), SIX_CARD, 7],
    ['the nob counts in the crib', showIn('2H 9C JS KD + 7S', 'crib'), SIX_CARD, 1],
  ])('%s', (_claim, show, rules, points) => {
    expect(totalOf(countShow(show, rules))).toBe(points)
    expect(tableTotal(show, rules)).toBe(points)
  })
})

const anyShow = fc
  .tuple(fc.shuffledSubarray([...PACK], { minLength: 5, maxLength: 5 }), fc.constantFrom(3, 4), fc.boolean())
  .map(
    ([cards, held, crib]): Show => ({
      of: crib ? 'crib' : 'hand',
      cards: cards.slice(0, held),
      starter: cards[4]!,
    }),
  )

const relabel = (suits: readonly Suit[]) => (card: Card) =>
  makeCard(rankOf(card), suits[SUITS.indexOf(suitOf(card))]!)

const ofRanks = (lines: readonly Line[]) => {
  const { fifteen, pair, run } = pointsByKind(lines)
  return { fifteen, pair, run }
}

describe('laws of the show', () => {
  test('renaming the suits changes nothing', () => {
    const suits = fc.shuffledSubarray([...SUITS], { minLength: 4 })
    fc.assert(
      fc.property(anyShow, suits, (show, names) => {
        const other = {
          ...show,
          cards: show.cards.map(relabel(names)),
          starter: relabel(names)(show.starter),
        }
        const renamed = countShow(show, rulesFor(show)).map((line) => ({
          ...line,
          cards: line.cards.map(relabel(names)),
        }))
        expect(countShow(other, rulesFor(show))).toEqual(renamed)
      }),
      SEED,
    )
  })

  test('the order in which the hand is held does not matter', () => {
    fc.assert(
      fc.property(anyShow, fc.nat(23), (show, turn) => {
        const at = turn % show.cards.length
        const cards = [...show.cards.slice(at), ...show.cards.slice(0, at)].reverse()
        const other = countShow({ ...show, cards }, rulesFor(show))
        expect(pointsByKind(other)).toEqual(pointsByKind(countShow(show, rulesFor(show))))
      }),
      SEED,
    )
  })

  test('fifteens, pairs and runs are the same whichever card is the starter', () => {
    fc.assert(
      fc.property(anyShow, fc.nat(3), (show, which) => {
        const at = which % show.cards.length
        const swapped: Show = { ...show, cards: show.cards.with(at, show.starter), starter: show.cards[at]! }
        expect(ofRanks(countShow(swapped, rulesFor(show)))).toEqual(ofRanks(countShow(show, rulesFor(show))))
      }),
      SEED,
    )
  })

  test('a crib is worth its cards as a hand, except for the flush', () => {
    fc.assert(
      fc.property(anyShow, (show) => {
        const { flush: asHand = 0, ...hand } = pointsByKind(countShow({ ...show, of: 'hand' }, SIX_CARD))
        const { flush: asCrib = 0, ...crib } = pointsByKind(countShow({ ...show, of: 'crib' }, SIX_CARD))
        expect(crib).toEqual(hand)
        expect([0, asHand]).toContain(asCrib)
      }),
      SEED,
    )
  })

  test('every line is made of cards of the show, none twice, and no two lines are the same', () => {
    fc.assert(
      fc.property(anyShow, (show) => {
        const all = [...show.cards, show.starter]
        const lines = countShow(show, rulesFor(show))
        for (const { cards } of lines) {
          expect(cards).toEqual(all.filter((card) => cards.includes(card)))
        }
        expect(new Set(lines.map((line) => JSON.stringify(line))).size).toBe(lines.length)
        expect(lines.map((line) => LINE_KINDS.indexOf(line.kind))).toEqual(
          lines.map((line) => LINE_KINDS.indexOf(line.kind)).toSorted((a, b) => a - b),
        )
      }),
      SEED,
    )
  })

  test('both scorers agree, under flush rules of every kind', () => {
    const rules = fc.record({ flushInHand: fc.constantFrom(3, 4, 5), flushInCrib: fc.constantFrom(4, 5) })
    fc.assert(
      fc.property(anyShow, rules, (show, flushes) => {
        expect(tableTotal(show, flushes)).toBe(totalOf(countShow(show, flushes)))
      }),
      SEED,
    )
  })
})
