import { describe, expect, it } from 'vitest'
import type { Card } from '../../rules/card.ts'
import type { GameEvent } from '../record/entry.ts'
import { currentDeal, type LogLine, scoresOf } from '../record/game.ts'
import { type Log, openLog, pegBy, skips, tap, taps } from '../record/log.fixture.ts'
import { gameAtLine, type Position } from './amend.ts'

const of = ({ game }: Log, type: GameEvent['type'], nth: number): LogLine =>
  game.lines.filter(({ entry }) => entry.type === type)[nth]!

describe('a win that comes earlier than two deals were played', () => {
  const SIXTEEN: readonly Card[] = ['7D', '8S', '8C', '9H']
  const played = taps(
    openLog({ dealer: 0, scores: [100, 60] }),
    { type: 'turn-starter', card: '5C' },
    pegBy(0, 2),
    { type: 'end-play' },
    ...skips(3),
    { type: 'deal', dealer: 1 },
    { type: 'turn-starter', card: 'KH' },
    { type: 'end-play' },
    { type: 'count', of: 0, cards: SIXTEEN },
    { type: 'count', of: 1, cards: ['2D', '3S', 'TC', 'QH'] },
  )
  const { seq, entry } = of(played, 'pegged', 0)
  const log = tap(played, { type: 'amend', target: seq, with: { ...entry, points: 30 } as GameEvent })
  const hand = of(log, 'hand-counted', 1)

  it('leaves a hand after it without a count of its cards, for its starter is turned no more', () => {
    expect(hand.ignored?.type).toBe('after-the-end')
    expect(log.game.lines.some(({ recount }) => recount !== undefined)).toBe(false)
  })

  it('leaves the pad of such a hand its own starter, its own dealer and its own scores', () => {
    const there = gameAtLine(log.game, hand, 'at')
    expect(currentDeal(there)).toMatchObject({ number: 2, dealer: 1, starter: 'KH' })
    expect(scoresOf(there)).toEqual([121, 60])
  })
})

it('a peg goes back no further than its side was before it', () => {
  const log = taps(openLog({ dealer: 0 }), { type: 'skip' }, pegBy(1, 3), pegBy(1, 4))
  const last = of(log, 'pegged', 1)
  expect(scoresOf(gameAtLine(log.game, last, 'at'))).toEqual([0, 3])
  expect(scoresOf(gameAtLine(log.game, last, 'before'))).toEqual([0, 3])
})

it('what is inserted before a deal belongs to the deal before it, and a misdeal parts a deal in two', () => {
  const log = taps(
    openLog({ dealer: 0 }),
    { type: 'turn-starter', card: '5C' },
    { type: 'redeal' },
    { type: 'turn-starter', card: 'KH' },
    { type: 'end-play' },
    ...skips(3),
    { type: 'deal', dealer: 1 },
  )
  const starter = (line: LogLine, position: Position) =>
    currentDeal(gameAtLine(log.game, line, position))?.starter
  expect(starter(of(log, 'dealt', 1), 'before')).toBe('KH')
  expect(starter(of(log, 'dealt', 1), 'at')).toBeUndefined()
  expect(starter(of(log, 'starter-turned', 0), 'at')).toBe('5C')
})
