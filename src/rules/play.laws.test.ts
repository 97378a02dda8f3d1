import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../base/runs.fixture.ts'
import { PACK } from './card.ts'
import { type Move, type Played, playOut, type Table } from './plain-play.fixture.ts'
import { cardsPlayedBy, lastToPlay, openPlay, type Play, playCard, renegesOf, sayGo } from './play.ts'
import { PRESETS } from './presets.ts'
import { handSize, playersOf, type Rules, seatCount } from './rules.ts'

/** Random deals of every preset, played out. A failure prints its seed and path. */
const RUNS = { numRuns: runs(120), seed: 4_31 } as const

const table: fc.Arbitrary<Table> = fc.constantFrom<Rules>(...Object.values(PRESETS)).chain((rules) =>
  fc.nat(seatCount(rules) - 1).chain((dealer) =>
    fc.record({
      rules: fc.constant(rules),
      dealer: fc.constant(dealer),
      // Low cards make long series, in which everything meets.
      hands: fc
        .constantFrom(PACK.slice(0, Math.max(20, seatCount(rules) * 4)), PACK)
        .chain((pack) => {
          const cards = seatCount(rules) * handSize(rules)
          return fc.shuffledSubarray([...pack], { minLength: cards, maxLength: cards })
        })
        .map((cards) =>
          Array.from({ length: seatCount(rules) }, (_, seat) =>
            playersOf(rules, dealer).includes(seat)
              ? cards.slice(seat * handSize(rules), (seat + 1) * handSize(rules))
              : [],
          ),
        ),
      choices: fc.array(fc.nat(999), { minLength: 80, maxLength: 80 }),
    }),
  ),
)

/** Every state of the engine on the way, the last one the end. */
function follow({ rules, dealer }: Table, moves: readonly Move[]) {
  const states: Play[] = [openPlay(rules, dealer)]
  const points: number[] = []
  for (const { card } of moves) {
    const now = states.at(-1)!
    const after = card === 'go' ? sayGo(now, rules) : playCard(now, rules, card)
    states.push(after.play)
    points.push(after.points)
  }
  return { states, points, end: states.at(-1)! }
}

function law(title: string, holds: (table: Table, played: Played) => void) {
  it(title, () =>
    fc.assert(
      fc.property(table, (deal) => holds(deal, playOut(deal))),
      RUNS,
    ),
  )
}

describe('the play against a table that keeps its own heap', () => {
  law('it is the turn of the same seat, to the end', (deal, { moves }) => {
    const { states, end } = follow(deal, moves)
    expect(states.slice(0, -1).map((play) => play.turn)).toEqual(moves.map((move) => move.seat))
    expect(end.turn).toBeUndefined()
  })

  law('every card and every go pegs the same, for the same seat', (deal, { moves }) => {
    const { states, points } = follow(deal, moves)
    expect(points).toEqual(moves.map((move) => move.points))
    for (const [i, move] of moves.entries()) {
      if (move.card === 'go') expect(lastToPlay(states[i]!)).toBe(move.to)
    }
  })

  law('the renege check finds every untrue go, and no other', (deal, { moves, untrue }) => {
    const found = renegesOf(follow(deal, moves).end, (seat) => deal.hands[seat])
    expect(found.map(({ place, ...renege }) => renege)).toEqual(untrue)
  })
})

describe('laws of the play', () => {
  law('every card is played once, and where the series continue all of them are', (deal, { moves }) => {
    const { end } = follow(deal, moves)
    const played = end.series.flat().map((one) => one.card)
    expect(new Set(played).size).toBe(played.length)
    for (const [seat, hand] of deal.hands.entries()) {
      const mine = cardsPlayedBy(end, seat)
      expect(hand).toEqual(expect.arrayContaining([...mine]))
      if (deal.rules.play.series === 'repeated') expect(mine).toHaveLength(hand.length)
    }
  })

  law('it is never the turn of a seat without cards', (deal, { moves }) => {
    for (const play of follow(deal, moves).states) {
      if (play.turn !== undefined)
        expect(cardsPlayedBy(play, play.turn).length).toBeLessThan(handSize(deal.rules))
    }
  })

  law('a series never passes thirty-one, and pegs its go or last card once at most', (deal, { moves }) => {
    const { end, points } = follow(deal, moves)
    const goes = new Map<number, number>()
    let go = 0
    for (const [i, move] of moves.entries()) {
      if (move.card === 'go') {
        const { series } = end.gos[go++]!
        goes.set(series, (goes.get(series) ?? 0) + points[i]!)
      }
    }
    for (const [number, series] of end.series.entries()) {
      expect(series.at(-1)?.count).toBeLessThanOrEqual(31)
      const ends = series.filter((played) => played.end > 0)
      expect(ends.every((played) => played === series.at(-1))).toBe(true)
      const pegged = ends.reduce((sum, played) => sum + played.end, goes.get(number) ?? 0)
      expect(pegged).toBeLessThanOrEqual(1)
      if (series.at(-1)?.count === 31) expect(pegged).toBe(0)
    }
  })
})
