import { describe, expect, it } from 'vitest'
import type { Card } from '../../rules/card.ts'
import { PRESETS } from '../../rules/presets.ts'
import type { Holder } from '../../rules/rules.ts'
import type { Intent } from '../intent.ts'
import { openLog, pegBy, taps } from '../record/log.fixture.ts'
import { averages, bestHand, meanOf, raceOf } from './statistics.ts'

const turn = (card: Card): Intent => ({ type: 'turn-starter', card })
const toShow: Intent = { type: 'end-play' }
const typed = (of: Holder, points: number): Intent => ({ type: 'count-typed', of, points })
const hand = (of: Holder, cards: readonly Card[]): Intent => ({ type: 'count', of, cards })

/** Two deals, and a third that has only come to the play: Ann deals the first and the third. */
function threeDeals() {
  return taps(
    openLog({ dealer: 0 }),
    turn('9H'),
    pegBy(1, 2, 'fifteen'),
    pegBy(0, 2, 'pair'),
    toShow,
    hand(1, ['7D', '7C', '8S', '6H']),
    typed(0, 8),
    typed('crib', 4),
    { type: 'deal', dealer: 1 },
    turn('JH'), // two for Bob's heels
    toShow,
    typed(0, 2),
    typed(1, 8),
    typed('crib', 0),
    { type: 'deal', dealer: 0 },
    turn('2C'),
    pegBy(1, 1),
  )
}

describe('the race', () => {
  it('starts at 0, has a point for every deal and ends at the scores of the game', () => {
    const { game } = threeDeals()
    const race = raceOf(game)
    expect(race.map((point) => point.deal)).toEqual([0, 1, 2, 3])
    expect(race[0]?.scores).toEqual([0, 0])
    expect(race[1]?.scores).toEqual(game.deals[1]?.scoresBefore)
    expect(race.at(-1)?.scores).toEqual(game.pegs.map((pegs) => pegs.front))
  })

  it('starts at the scores of a game taken over from a wooden board', () => {
    const { game } = openLog({ dealer: 0, scores: [57, 49] })
    expect(raceOf(game)).toEqual([
      { deal: 0, scores: [57, 49] },
      { deal: 1, scores: [57, 49] },
    ])
  })

  it('has only a start before the first deal', () => {
    expect(raceOf(openLog().game)).toEqual([{ deal: 0, scores: [0, 0] }])
  })
})

describe('the best hand', () => {
  it('is the best hand, with its cards and the starter of its deal', () => {
    const best = bestHand(threeDeals().game)
    expect(best).toMatchObject({ seat: 1, deal: 1, cards: ['7D', '7C', '8S', '6H'], starter: '9H' })
  })

  it('leaves the crib out', () => {
    const { game } = taps(
      openLog({ dealer: 0 }),
      turn('9H'),
      toShow,
      typed(1, 4),
      typed(0, 6),
      typed('crib', 20),
    )
    expect(bestHand(game)).toMatchObject({ seat: 0, points: 6 })
  })

  it('is nobody’s before a hand is counted', () => {
    expect(bestHand(openLog({ dealer: 0 }).game)).toBeUndefined()
  })

  it('of equal hands is the one whose cards are known', () => {
    const { game } = taps(
      openLog({ dealer: 0 }),
      turn('9H'),
      toShow,
      typed(1, 2), // as good as the next one
      hand(0, ['2C', '2D', 'KS', 'QS']),
    )
    expect(bestHand(game)).toMatchObject({ seat: 0, points: 2, cards: ['2C', '2D', 'KS', 'QS'] })
  })
})

describe('averages', () => {
  it('keep hands, cribs and the play of each side apart', () => {
    const { game } = threeDeals()
    const [ann, bob] = averages(game)
    expect(ann).toEqual({
      hand: { points: 10, times: 2 },
      crib: { points: 4, times: 1 },
      play: { points: 2, times: 2 },
      muggins: 0,
    })
    expect(bob?.crib).toEqual({ points: 0, times: 1 })
    expect(bob?.hand.times).toBe(2)
    expect(meanOf(ann!.hand)).toBe(5)
  })

  it('heels and corrections are nobody’s play', () => {
    const [, bob] = averages(threeDeals().game)
    expect(bob?.play.points).toBe(2)
  })

  it('a hand that wins counts in full, though the board had fewer holes left', () => {
    const { game } = taps(openLog({ dealer: 0, scores: [10, 119] }), turn('9H'), toShow, typed(1, 12))
    expect(game.outcome?.winners).toEqual([1])
    expect(averages(game)[1]?.hand).toEqual({ points: 12, times: 1 })
  })

  it('partners are one side', () => {
    const { game } = taps(
      openLog({ rules: PRESETS['four-partners'], dealer: 3 }),
      turn('9H'),
      toShow,
      typed(0, 4),
      typed(1, 6),
      typed(2, 8),
    )
    expect(averages(game).map((side) => side.hand)).toEqual([
      { points: 12, times: 2 },
      { points: 6, times: 1 },
    ])
  })

  it('there is no average of nothing', () => {
    expect(meanOf({ points: 0, times: 0 })).toBeUndefined()
  })
})
