import { describe, expect, it } from 'vitest'
import type { Card } from '../../rules/card.ts'
import { PRESETS } from '../../rules/presets.ts'
import type { Rules } from '../../rules/rules.ts'
import { asLowball } from '../../rules/rules-name.ts'
import type { GameEvent } from '../record/entry.ts'
import {
  atTheShow,
  byCards,
  type Log,
  openLog,
  playCards,
  played,
  scores,
  skips,
  tap,
  taps,
  withMuggins,
} from '../record/log.fixture.ts'
import { change, insert, line, out } from './amend.fixture.ts'

const SIX = PRESETS['six-card-121']
const TWELVE: readonly Card[] = ['7D', '8S', '8C', '9H']
/** The hand after Ann’s deal, with what its player said. */
const claimed = (rules: Rules, points: number) =>
  atTheShow({ rules }, { type: 'claim', of: 1, cards: TWELVE, claimed: points })

describe('a hand forgotten at the end of a deal', () => {
  const KINGS: readonly Card[] = ['KD', 'JD', 'TD', '9D']
  const hand = (of: 0 | 1 | 'crib', cards?: readonly Card[]): GameEvent => {
    return { type: 'hand-counted', of, points: cards ? 0 : 5, ...(cards ? { cards } : {}) }
  }

  it('is inserted before the next deal, though the same hand of that deal is counted', () => {
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
    expect(scores(insert(log, line(log, 'dealt', 1), hand('crib')))).toEqual([5, 2])
  })

  it('may hold the card that was turned up in the next deal', () => {
    const shown = atTheShow({ starter: '5C' }, ...skips(3))
    const log = taps(shown, { type: 'deal', dealer: 1 }, { type: 'turn-starter', card: 'KD' })
    const right = insert(log, line(log, 'dealt', 1), hand(1, KINGS))
    expect(right.refused).toBeUndefined()
    expect(right.game.lines.find(({ entry }) => entry.type === 'hand-counted')?.deal).toBe(1)
  })

  it('need not hold the card that its seat played in the next deal', () => {
    const shown = atTheShow({ rules: byCards(), starter: '5C' }, ...skips(3))
    const log = taps(
      shown,
      { type: 'deal', dealer: 0 },
      { type: 'turn-starter', card: '5C' },
      ...playCards('7H'),
    )
    expect(insert(log, line(log, 'dealt', 1), hand(1, KINGS)).refused).toBeUndefined()
  })

  it('is inserted before a misdeal from the cards as they were then', () => {
    const shown = atTheShow({ starter: '5C' }, { type: 'skip' })
    const log = taps(shown, { type: 'redeal' }, { type: 'turn-starter', card: 'KD' })
    expect(insert(log, line(log, 'redealt'), hand(1, KINGS)).refused).toBeUndefined()
  })
})

describe('muggins corrected', () => {
  const taken = (rules: Rules) =>
    tap(claimed(withMuggins({ mode: 'on' }, rules), 5), { type: 'take-muggins', side: 0 })

  it('go to no side from its own count, and there is no more than was missed', () => {
    const log = taken(SIX)
    const at = line(log, 'muggins-taken')
    expect(change(log, at, { side: 1 }).refused).toEqual({ type: 'own-claim', side: 1 })
    expect(change(log, at, { points: 8 }).refused).toEqual({ type: 'more-than-missed', missed: 7 })
    expect(scores(change(log, at, { points: 6 }))).toEqual([6, 5])
  })

  it('may be those of another opponent', () => {
    const log = taken(PRESETS['three-hand'])
    expect(scores(change(log, line(log, 'muggins-taken'), { side: 2 }))).toEqual([0, 5, 7])
  })

  it('in lowball go to nobody but the player who missed them', () => {
    const log = taken(asLowball(SIX))
    expect(scores(log)).toEqual([0, 12])
    const at = line(log, 'muggins-taken')
    expect(change(log, at, { side: 0 }).refused).toEqual({ type: 'others-claim', side: 1 })
    expect(scores(change(log, at, { points: 3 }))).toEqual([0, 8])
  })
})

describe('nineteen typed for a hand', () => {
  const toShow = taps(openLog({ dealer: 0 }), { type: 'skip' }, { type: 'end-play' })
  const typed = tap(toShow, { type: 'count-typed', of: 1, points: 4 })

  it('is nothing, tapped, corrected or inserted', () => {
    expect(scores(tap(toShow, { type: 'count-typed', of: 1, points: 19 }))).toEqual([0, 0])
    const corrected = change(typed, line(typed, 'hand-counted'), { points: 19 })
    expect(corrected.refused).toBeUndefined()
    expect(line(corrected, 'hand-counted').entry).toEqual({ type: 'hand-counted', of: 1, points: 0 })
    const over = taps(toShow, ...skips(3), { type: 'deal', dealer: 1 })
    const inserted = insert(over, line(over, 'dealt', 1), { type: 'hand-counted', of: 0, points: 19 })
    expect(line(inserted, 'hand-counted').entry).toEqual({ type: 'hand-counted', of: 0, points: 0 })
  })
})

describe('a hand by its cards, in a deal whose starter was removed', () => {
  it.each([5000, 30, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('does not count %s', (points) => {
    const log = atTheShow({}, { type: 'count', of: 1, cards: TWELVE })
    const without = out(log, line(log, 'starter-turned'))
    const hand = line(without, 'hand-counted')
    const { refused } = change(without, hand, { points })
    expect(refused).toEqual({ type: 'bad-points', points })
    expect(change(without, hand, { points: 11 }).refused).toBeUndefined()
  })
})

describe('a claim corrected to nineteen', () => {
  it('is a claim of nothing, as at the table', () => {
    const log = claimed(withMuggins({ mode: 'flag', overClaim: 'difference' }), 18)
    expect(scores(log)).toEqual([6, 12])
    const none = change(log, line(log, 'hand-counted'), { claimed: 19 })
    expect(line(none, 'hand-counted').entry).toMatchObject({ claimed: 0, points: 0 })
    expect(scores(none)).toEqual([0, 0])
    expect(change(none, line(none, 'hand-counted'), { claimed: 19 }).refused).toEqual({
      type: 'nothing-changes',
    })
  })
})

it('a card played out of turn is not refused as past thirty-one', () => {
  const log = played('KH QS AD 8C - AC')
  const card = (so: Log, nth: number) => line(so, 'card-played', nth)
  const ten = change(log, card(log, 3), { card: 'TC' })
  expect(card(ten, 4).ignored).toEqual({ type: 'out-of-turn', seat: 0 })
  expect(change(ten, card(ten, 4), { card: '2C' }).refused).toEqual({
    type: 'no-place',
    reason: { type: 'out-of-turn', seat: 0 },
  })
  expect(change(log, card(log, 3), { card: 'JC' }).refused).toBeUndefined()
})

describe('a deal removed', () => {
  const log = atTheShow(
    {},
    ...skips(3),
    { type: 'deal', dealer: 1 },
    { type: 'turn-starter', card: '5C' },
    { type: 'end-play' },
    { type: 'count', of: 0, cards: TWELVE },
  )

  it('is refused while other lines are of that deal, for they would slip into the one before', () => {
    expect(out(log, line(log, 'dealt', 0)).refused).toEqual({ type: 'others-depend' })
    expect(out(log, line(log, 'dealt', 1)).refused).toEqual({ type: 'others-depend' })
  })

  it('is removed where nothing is of that deal', () => {
    const dealt = taps(log, ...skips(2), { type: 'deal', dealer: 0 })
    const gone = out(dealt, line(dealt, 'dealt', 2))
    expect(gone.refused).toBeUndefined()
    expect(gone.game.step).toEqual({ type: 'deal', dealer: 0 })
  })
})
