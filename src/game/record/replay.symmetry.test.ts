import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PACK, rankOf, SUITS, type Suit, suitOf } from '../../rules/card.ts'
import { PRESETS } from '../../rules/presets.ts'
import { type Rules, seatCount, sideCount, sideOf } from '../../rules/rules.ts'
import { countShow, totalOf } from '../../rules/show.ts'
import { movedBy, movesOf } from '../figures/statistics.ts'
import { scoresOf } from './game.ts'
import { type Log, openLog, tap } from './log.fixture.ts'
import { playRecorded } from './recorded.fixture.ts'

const SEED = 15_02
const SIGNS: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' }
const anySuits = fc.shuffledSubarray([...SUITS], { minLength: 4 })

describe('suits can be changed for one another', () => {
  it('in a hand or a crib, which count the same', () => {
    const five = fc.shuffledSubarray([...PACK], { minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(five, anySuits, fc.constantFrom('hand' as const, 'crib' as const), (cards, suits, of) => {
        const changed = cards.map((card) => `${rankOf(card)}${suits[SUITS.indexOf(suitOf(card))]!}` as const)
        const rules = PRESETS['six-card-121'].show
        const total = ([starter, ...held]: typeof cards) =>
          totalOf(countShow({ of, cards: held, starter: starter! }, rules))
        expect(total(changed)).toBe(total(cards))
      }),
      { seed: SEED, numRuns: 2_000 },
    )
  })

  it('in a whole game, which has the same pegs from the first deal to the win', () => {
    const folder = new URL('../../../cases/recorded/', import.meta.url)
    const texts = readdirSync(folder)
      .filter((name) => name.endsWith('.txt'))
      .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    fc.assert(
      fc.property(fc.constantFrom(...texts), anySuits, (text, suits) => {
        const resuited = text.replace(/[♠♥♦♣]/gu, (sign) => {
          const suit = SUITS.find((one) => SIGNS[one] === sign)!
          return SIGNS[suits[SUITS.indexOf(suit)]!]
        })
        // It throws at the first peg that is not where the record has it.
        expect(playRecorded(resuited).log.game.outcome).toBeDefined()
      }),
      { seed: SEED, numRuns: 3 },
    )
  })
})

/** A deal whose hands and crib are typed as numbers, by the place of their seat from the dealer. */
const deal = fc.array(fc.constantFrom(0, 2, 4, 6, 8, 12), { minLength: 7, maxLength: 7 })

/** Deals shown one after the other, the first by this seat. */
function shown(rules: Rules, dealer: number, deals: readonly (readonly number[])[]): Log {
  let log = openLog({ rules, dealer })
  for (const counts of deals) {
    if (log.game.step.type === 'deal') log = tap(log, { type: 'deal', dealer: log.game.step.dealer })
    log = tap(tap(log, { type: 'skip' }), { type: 'end-play' })
    for (const points of counts) {
      const { step } = log.game
      if (step.type === 'show') log = tap(log, { type: 'count-typed', of: step.of, points })
    }
  }
  return log
}

describe('partners peg as one', () => {
  const teams: readonly Rules[] = Object.values(PRESETS).filter(
    (rules) => seatCount(rules) > sideCount(rules),
  )

  it.each(teams.map((rules) => [rules.name, rules] as const))('%s', (_, rules) => {
    fc.assert(
      fc.property(fc.nat(seatCount(rules) - 1), fc.array(deal, { maxLength: 4 }), (dealer, deals) => {
        const { game } = shown(rules, dealer, deals)
        expect(game.pegs).toHaveLength(sideCount(rules))
        // Whichever partner deals, the same hands in the same order put the pegs in the same holes.
        const partner = (dealer + sideCount(rules)) % seatCount(rules)
        expect(sideOf(rules, partner)).toBe(sideOf(rules, dealer))
        expect(shown(rules, partner, deals).game.pegs).toEqual(game.pegs)
        // The score of a side is what its players' hands add up to.
        const moved = game.pegs.map((__, side) => movedBy(side, movesOf(game.lines)))
        expect(moved).toEqual(scoresOf(game))
      }),
      { seed: SEED, numRuns: 15 },
    )
  })
})
