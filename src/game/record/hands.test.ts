import { describe, expect, it } from 'vitest'
import { PRESETS } from '../../rules/presets.ts'
import { EMPTY_DRAFT, withHand } from './draft.ts'
import { currentDeal } from './game.ts'
import { handOf, recordedShow } from './hands.ts'
import { openLog, taps } from './log.fixture.ts'

const RULES = { ...PRESETS['six-card-121'], playBy: 'cards' } as const

/** Bob has played the seven of diamonds. */
const { game } = taps(
  openLog({ rules: RULES, dealer: 0 }),
  { type: 'turn-starter', card: 'KH' },
  { type: 'play-card', card: '7D' },
)

describe('a hand as far as it is known', () => {
  it('is the cards that were played and those that are tapped, each once', () => {
    const draft = withHand(EMPTY_DRAFT, 1, ['7D', '8S', '8C'])
    expect(handOf(game, draft, 1)).toMatchObject({
      played: ['7D'],
      tapped: ['8S', '8C'],
      show: { ok: false },
    })
  })

  it('is shown with the starter once it is whole', () => {
    const draft = withHand(EMPTY_DRAFT, 1, ['8S', '8C', '9H'])
    expect(handOf(game, draft, 1).show).toMatchObject({
      ok: true,
      value: { of: 'hand', cards: ['7D', '8S', '8C', '9H'], starter: 'KH' },
    })
  })
})

describe('a hand of the record', () => {
  it('is shown where its cards and the starter are known', () => {
    const hand = { of: 1, cards: ['7D', '8S', '8C', '9H'] } as const
    expect(recordedShow(RULES, currentDeal(game), hand)).toMatchObject({
      of: 'hand',
      cards: hand.cards,
      starter: 'KH',
    })
    expect(recordedShow(RULES, currentDeal(game), { of: 1 })).toBeUndefined()
    expect(recordedShow(RULES, undefined, hand)).toBeUndefined()
  })
})
