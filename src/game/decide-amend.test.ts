import { describe, expect, it } from 'vitest'
import type { Card } from '../rules/card.ts'
import { PRESETS } from '../rules/presets.ts'
import type { Rules } from '../rules/rules.ts'
import type { Happened } from './entry.ts'
import type { LogLine } from './game.ts'
import type { Intent } from './intent.ts'
import { type Log, openLog, tap, taps } from './log.fixture.ts'

const SIX = PRESETS['six-card-121']
const BY_CARDS: Rules = { ...SIX, playBy: 'cards' }
const scores = ({ game }: Log) => game.pegs.map((pegs) => pegs.front)

/** The nth line of a kind. */
function line({ game }: Log, type: Happened['type'], nth = 0): LogLine {
  const found = game.lines.filter(({ entry }) => entry.type === type)[nth]
  if (!found) throw new Error(`no ${type}`)
  return found
}

const putIn = (log: Log, before: LogLine, entry: Happened) =>
  tap(log, { type: 'insert', before: before.seq, entry })
const lay = (...cards: readonly Card[]) => cards.map((card): Intent => ({ type: 'lay', card }))
const skips = (many: number) => Array.from({ length: many }, (): Intent => ({ type: 'skip' }))

describe('a hand forgotten at the end of a deal', () => {
  const KINGS: readonly Card[] = ['KD', 'JD', 'TD', '9D']
  const hand = (of: 0 | 1 | 'crib', cards?: readonly Card[]): Happened => {
    return { type: 'hand-counted', of, points: cards ? 0 : 5, ...(cards ? { cards } : {}) }
  }

  it('is put in before the next deal, though the same hand of that deal is counted', () => {
    const shown = taps(openLog({ dealer: 0 }), { type: 'skip' }, { type: 'end-play' }, ...skips(3))
    const log = taps(
      shown,
      { type: 'deal', dealer: 1 },
      { type: 'skip' },
      { type: 'end-play' },
      ...skips(2),
      { type: 'count-typed', of: 'crib', points: 2 },
    )
    expect(scores(log)).toEqual([0, 2])
    expect(scores(putIn(log, line(log, 'dealt', 1), hand('crib')))).toEqual([5, 2])
  })

  it('may hold the card that was turned up in the next deal', () => {
    const turned: Intent = { type: 'turn-starter', card: '5C' }
    const shown = taps(openLog({ dealer: 0 }), turned, { type: 'end-play' }, ...skips(3))
    const log = taps(shown, { type: 'deal', dealer: 1 }, { type: 'turn-starter', card: 'KD' })
    const right = putIn(log, line(log, 'dealt', 1), hand(1, KINGS))
    expect(right.refused).toBeUndefined()
    expect(right.game.lines.find(({ entry }) => entry.type === 'hand-counted')?.deal).toBe(1)
  })

  it('need not hold the card that its seat laid in the next deal', () => {
    const turned: Intent = { type: 'turn-starter', card: '5C' }
    const opened = openLog({ rules: BY_CARDS, dealer: 0 })
    const shown = taps(opened, turned, { type: 'end-play' }, ...skips(3))
    const log = taps(shown, { type: 'deal', dealer: 0 }, turned, ...lay('7H'))
    expect(putIn(log, line(log, 'dealt', 1), hand(1, KINGS)).refused).toBeUndefined()
  })

  it('is put in before a misdeal from the cards as they lay then', () => {
    const turned: Intent = { type: 'turn-starter', card: '5C' }
    const shown = taps(openLog({ dealer: 0 }), turned, { type: 'end-play' }, { type: 'skip' })
    const log = taps(shown, { type: 'redeal' }, { type: 'turn-starter', card: 'KD' })
    expect(putIn(log, line(log, 'redealt'), hand(1, KINGS)).refused).toBeUndefined()
  })
})
