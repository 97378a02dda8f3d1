import { describe, expect, test } from 'vitest'
import { PRESETS } from '../../rules/presets.ts'
import type { Intent } from '../intent.ts'
import { EMPTY_DRAFT } from '../record/draft.ts'
import type { Game } from '../record/game.ts'
import { type Log, openLog, pegBy, taps } from '../record/log.fixture.ts'
import { sideToAct } from './side-to-act.ts'

const SIX = PRESETS['six-card-121']
const on = (game: Game) => sideToAct({ game, draft: EMPTY_DRAFT })
/** Ann (side 0) deals, Bob (side 1) counts first. */
const annDeals = (rules = SIX, ...did: readonly Intent[]): Log => taps(openLog({ rules, dealer: 0 }), ...did)

const STARTER: Intent = { type: 'turn-starter', card: '9H' }
const END: Intent = { type: 'end-play' }
const BOB = { type: 'count-typed', of: 1, points: 4 } as const
const ANN = { type: 'count-typed', of: 0, points: 4 } as const
const CRIB = { type: 'count-typed', of: 'crib', points: 4 } as const
const CLAIM = { type: 'claim', of: 1, cards: ['7D', '8S', '8C', '9D'], claimed: 8 } as const

describe('the page is turned to', () => {
  const muggins = { ...SIX, muggins: { ...SIX.muggins, mode: 'on' as const } }
  test.each<[string, Log, number]>([
    ['the dealer, who turns up the starter', annDeals(), 0],
    ['whose card is next', annDeals({ ...SIX, playBy: 'cards' }, STARTER), 1],
    [
      'the other, when one is played',
      annDeals({ ...SIX, playBy: 'cards' }, STARTER, { type: 'play-card', card: '4S' }),
      0,
    ],
    ['pone, whose hand is first', annDeals(SIX, STARTER, END), 1],
    ['the dealer for the hand', annDeals(SIX, STARTER, END, BOB), 0],
    ['the dealer for the crib', annDeals(SIX, STARTER, END, BOB, ANN), 0],
    ['the next dealer', annDeals(SIX, STARTER, END, BOB, ANN, CRIB), 1],
    ['the opponent of a short claim', annDeals(muggins, STARTER, END, CLAIM), 0],
    ['the winner', annDeals(SIX, STARTER, ...[60, 60, 1].map((points) => pegBy(0, points))), 0],
  ])('%s', (_, { game }, side) => {
    expect(on(game)).toBe(side)
  })

  test('each in turn for the cut', () => {
    const { game } = openLog({ rules: SIX })
    const cut = (seat: number) => ({ seat, card: '4S' as const })
    expect(sideToAct({ game, draft: EMPTY_DRAFT })).toBe(0)
    expect(sideToAct({ game, draft: { ...EMPTY_DRAFT, cuts: [cut(0)] } })).toBe(1)
  })
})
