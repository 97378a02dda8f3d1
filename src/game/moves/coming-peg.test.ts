import { describe, expect, it } from 'vitest'
import { PRESETS } from '../../rules/presets.ts'
import type { Rules } from '../../rules/rules.ts'
import { EMPTY_DRAFT, withHand } from '../record/draft.ts'
import { atTheShow } from '../record/log.fixture.ts'
import { comingOf } from './coming-peg.ts'

const PLAIN = PRESETS['six-card-121']
const TWELVE = ['7D', '8S', '8C', '9H'] as const

/** Bob counts first; the cards are tapped for his hand. */
function coming(cards: Parameters<typeof withHand>[2], rules: Rules = PLAIN, bob = 20) {
  const { game } = atTheShow({ rules, scores: [10, bob] })
  return comingOf(game, withHand(EMPTY_DRAFT, 1, cards), 1)
}

describe('what a tapped hand would peg', () => {
  it('is its points, from the hole of its side', () => {
    expect(coming(TWELVE)).toEqual({ side: 1, from: 20, points: 12, to: 32 })
  })

  it('goes no further than the last hole', () => {
    expect(coming(TWELVE, PLAIN, 115)).toEqual({ side: 1, from: 115, points: 12, to: 121 })
  })

  it('is nothing for a hand that is not whole, or counts nothing', () => {
    expect(coming(TWELVE.slice(1))).toBeUndefined()
    expect(coming(['2C', '4D', '6H', '8D'])).toBeUndefined()
  })

  it('is not shown where hands are claimed', () => {
    expect(coming(TWELVE, { ...PLAIN, muggins: { ...PLAIN.muggins, mode: 'flag' } })).toBeUndefined()
  })
})
