import { describe, expect, it } from 'vitest'
import type { Card } from '../../rules/card.ts'
import { PRESETS } from '../../rules/presets.ts'
import type { Holder, Rules } from '../../rules/rules.ts'
import type { Intent } from '../intent.ts'
import { type Log, openLog, pegBy, taps } from '../record/log.fixture.ts'
import { dealPoints } from './statistics.ts'

const turn = (card: Card): Intent => ({ type: 'turn-starter', card })
const toShow: Intent = { type: 'end-play' }
const typed = (of: Holder, points: number): Intent => ({ type: 'count-typed', of, points })
const peg = (side: number, points: number, reason: 'penalty' | 'correction' | 'hand'): Intent => ({
  type: 'peg',
  side,
  points,
  reason,
})

const SIX = PRESETS['six-card-121']
const MUGGINS: Rules = { ...SIX, muggins: { ...SIX.muggins, mode: 'on' } }

/** What the deal on the table came to. */
function pointsOf({ game }: Log) {
  return dealPoints(game, game.deals.length)
}

describe('the points of a deal, by where they came from', () => {
  it.each([
    ['the play', [pegBy(0, 2, 'pair'), pegBy(1, 3, 'fifteen')], [['play', 2, 3]]],
    ['a penalty', [peg(0, 2, 'penalty')], [['penalty', 2, 0]]],
    ['a correction', [peg(0, 5, 'correction'), peg(0, -2, 'correction')], [['correction', 3, 0]]],
    ['a hand pegged by hand', [peg(1, 8, 'hand')], [['hand', 0, 8]]],
    ['points for no reason given', [pegBy(1, 1)], [['other', 0, 1]]],
    ['points that were taken back', [peg(0, 2, 'penalty'), peg(0, -2, 'penalty')], []],
  ] as const)('%s', (_, pegs, rows) => {
    const points = pointsOf(taps(openLog({ dealer: 0 }), turn('9H'), ...pegs))
    expect(points.bySource.map((row) => [row.source, ...row.points])).toEqual(rows)
  })

  it('his heels are the dealer’s, and are not the play', () => {
    const points = pointsOf(taps(openLog({ dealer: 0 }), turn('JH'), pegBy(0, 1, 'fifteen')))
    expect(points.bySource).toEqual([
      { source: 'heels', points: [2, 0] },
      { source: 'play', points: [1, 0] },
    ])
  })

  it('three for last is the non-dealer’s, and is not the play', () => {
    const log = taps(openLog({ rules: PRESETS['five-card-61'], dealer: 0 }), turn('9H'), pegBy(1, 2, 'pair'))
    expect(pointsOf(log).bySource).toEqual([
      { source: 'three-for-last', points: [0, 3] },
      { source: 'play', points: [0, 2] },
    ])
  })

  it('muggins are a row of their own, and the hand keeps what was claimed', () => {
    const log = taps(
      openLog({ rules: MUGGINS, dealer: 0 }),
      turn('KH'),
      toShow,
      { type: 'claim', of: 1, cards: ['7D', '8S', '8C', '9H'], claimed: 8 },
      { type: 'take-muggins', side: 0 },
    )
    expect(pointsOf(log)).toEqual({
      bySource: [
        { source: 'hand', points: [0, 8] },
        { source: 'muggins', points: [4, 0] },
      ],
      total: [4, 8],
    })
  })

  it('the total is all that a deal moved the pegs', () => {
    const log = taps(
      openLog({ dealer: 0, scores: [40, 50] }),
      turn('JH'),
      pegBy(1, 2, 'fifteen'),
      toShow,
      typed(1, 8),
      typed(0, 6),
      typed('crib', 4),
    )
    expect(pointsOf(log)).toEqual({
      bySource: [
        { source: 'heels', points: [2, 0] },
        { source: 'play', points: [0, 2] },
        { source: 'hand', points: [6, 8] },
        { source: 'crib', points: [4, 0] },
      ],
      total: [12, 10],
    })
    expect(log.game.pegs.map(({ front }) => front)).toEqual([52, 60])
  })

  it('other deals are left out', () => {
    const first = [turn('JH'), toShow, typed(1, 8), typed(0, 6), typed('crib', 4)]
    const log = taps(openLog({ dealer: 0 }), ...first, { type: 'deal', dealer: 1 }, turn('9H'))
    expect(pointsOf(log)).toEqual({ bySource: [], total: [0, 0] })
  })
})
