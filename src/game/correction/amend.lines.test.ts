import { describe, expect, it } from 'vitest'
import type { Card } from '../../rules/card.ts'
import { PRESETS } from '../../rules/presets.ts'
import type { Rules } from '../../rules/rules.ts'
import { asLowball } from '../../rules/rules-name.ts'
import type { Intent } from '../intent.ts'
import type { GameEvent } from '../record/entry.ts'
import {
  append,
  atTheShow,
  byCards,
  type Log,
  openLog,
  pegBy,
  played,
  read,
  scores,
  tap,
  taps,
  withMuggins,
} from '../record/log.fixture.ts'
import { change, insert, line, out } from './amend.fixture.ts'

const SIX = PRESETS['six-card-121']
const JACK_HAND: readonly Card[] = ['TD', '5S', '4C', '9C']
const peg = (side: number, points: number): GameEvent => ({ type: 'pegged', side, points, reason: 'fifteen' })

/** Undo gives back what was there. */
function expectUndone(before: Log, after: Log) {
  expect(after.refused).toBeUndefined()
  expect(tap(after, { type: 'undo' }).game.lines).toEqual(before.game.lines)
}

/** A whole deal of Ann’s: this starter, Bob’s hand, Ann’s and the crib. */
function shown(starter: Card, hands: readonly (readonly Card[])[]): Log {
  return hands.reduce((log, cards) => {
    const { step } = log.game
    return step.type === 'show' ? tap(log, { type: 'count', of: step.of, cards }) : log
  }, atTheShow({ starter }))
}

/** A deal of typed counts, skipped where there is none; the next seat deals. */
function typedDeal(log: Log, ...counts: readonly number[]): Log {
  const dealt = log.game.step.type === 'deal' ? tap(log, { type: 'deal', dealer: log.game.step.dealer }) : log
  return counts.reduce(
    (so, points) => {
      const { step } = so.game
      return step.type === 'show' ? tap(so, { type: 'count-typed', of: step.of, points }) : so
    },
    taps(dealt, { type: 'skip' }, { type: 'end-play' }),
  )
}

describe('another starter', () => {
  it('from a jack to a queen takes the heels back, and the run that the hand had with it', () => {
    const log = shown('JC', [['5D', 'TS', '4H', '9H']])
    expect(scores(log)).toEqual([2, 7])
    const after = change(log, line(log, 'starter-turned'), { card: 'QC' })
    expect(scores(after)).toEqual([0, 4])
    expect(after.game.lines.some(({ ignored }) => ignored)).toBe(false)
    expectUndone(log, after)
  })

  it('of the suit makes five of a flush of four, and no flush of a crib that was one', () => {
    const four: readonly Card[] = ['2H', '4H', '6H', '8H']
    const log = shown('KC', [four])
    const before = line(log, 'hand-counted').entry.points
    const after = change(log, line(log, 'starter-turned'), { card: 'KH' })
    expect(line(after, 'hand-counted').entry.points).toBe(before + 1)
    const crib = shown('KH', [['AC', '3C', '7S', '9D'], ['AS', '3S', '7D', '9C'], four])
    const other = change(crib, line(crib, 'starter-turned'), { card: 'KC' })
    expect(line(other, 'hand-counted', 2).entry.points).toBe(line(crib, 'hand-counted', 2).entry.points - 5)
    expectUndone(crib, other)
  })

  it('leaves what was typed, and what the cards count otherwise today', () => {
    const log = shown('JC', [['5D', 'TS', '4H', '9H']])
    const typed = tap(log, { type: 'count-typed', of: 0, points: 12 })
    expect(scores(change(typed, line(typed, 'starter-turned'), { card: 'QC' }))).toEqual([12, 4])
    const fact = append(
      log.rows,
      [{ type: 'hand-counted', of: 0, cards: ['2H', '2S', '6D', '6C'], points: 9 }],
      1e6,
    )
    const recounted = read(fact)
    expect(recounted.game.lines.at(-1)?.recount).toBeDefined()
    const pegged = insert(recounted, line(recounted, 'play-ended'), peg(0, 2))
    expect(pegged.game.lines.at(-1)?.entry).toMatchObject({ points: 9 })
  })

  it('removed and tapped again comes before the hands, and they count as they did', () => {
    const log = shown('5C', [JACK_HAND])
    const again = tap(out(log, line(log, 'starter-turned')), { type: 'turn-starter', card: '5C' })
    expect(again.game.lines.map(({ entry }) => entry)).toEqual([
      ...log.game.lines.slice(0, 2).map(({ entry }) => entry),
      line(log, 'play-ended').entry,
      line(log, 'starter-turned').entry,
      line(log, 'hand-counted').entry,
    ])
    expect(scores(again)).toEqual(scores(log))
    const other = tap(out(log, line(log, 'starter-turned')), { type: 'turn-starter', card: 'JC' })
    expect(scores(other)).toEqual([2, 7])
  })

  it('is inserted where the deal has none, and every hand of it is counted again', () => {
    const log = shown('5C', [JACK_HAND])
    const lost = out(log, line(log, 'starter-turned'))
    expect(lost.game.step).toEqual({ type: 'starter' })
    const again = insert(lost, line(lost, 'play-ended'), { type: 'starter-turned', card: 'JC', points: 0 })
    expect(scores(again)).toEqual([2, 7])
    expect(again.game.step).toEqual({ type: 'show', of: 0 })
    expect(
      insert(again, line(again, 'play-ended'), { type: 'starter-turned', card: '2C', points: 0 }).refused,
    ).toEqual({ type: 'no-place', reason: { type: 'out-of-step' } })
  })
})

describe('the end of a game', () => {
  const nearly = taps(openLog({ dealer: 0, scores: [110, 119] }), { type: 'skip' }, pegBy(0, 5), pegBy(1, 2))

  it('goes away with the winning peg, and the game is live again', () => {
    expect(nearly.game.step).toEqual({ type: 'over' })
    const alive = out(nearly, nearly.game.lines.at(-1)!)
    expect(alive.game.outcome).toBeUndefined()
    expect(alive.game.step.type).toBe('play')
    expect(scores(alive)).toEqual([115, 119])
    expectUndone(nearly, alive)
  })

  it('goes away with less in an older peg, and everything after it counts again', () => {
    const alive = change(nearly, line(nearly, 'pegged', 1), { points: 1 })
    expect(scores(alive)).toEqual([115, 120])
    const won = tap(alive, pegBy(0, 6))
    expect(won.game.outcome?.winners).toEqual([0])
  })

  it('moves to deal 5 of 9, and what was played after it is kept, marked, and numbered as it was', () => {
    let log = openLog({ dealer: 0, scores: [20, 29] })
    for (let deal = 1; deal <= 8; deal++) {
      log = typedDeal(log, 6, 7, 8)
      if (deal === 4) log = taps(log, { type: 'deal', dealer: 0 }, pegBy(1, 1))
    }
    log = typedDeal(log, 12)
    expect(log.game.outcome).toMatchObject({ winners: [1], by: 'hand' })
    const typed = line(log, 'pegged')
    expect([typed.deal, log.game.lines.at(-1)?.deal]).toEqual([5, 9])
    const won = change(log, typed, { points: 50 })
    expect(won.game.outcome).toMatchObject({ winners: [1], seq: typed.seq, scores: [62, 121] })
    expect(won.game.deals).toHaveLength(5)
    const at = won.game.lines.findIndex(({ seq }) => seq === typed.seq)
    expect(won.game.lines).toHaveLength(log.game.lines.length)
    expect(new Set(won.game.lines.slice(at + 1).map(({ ignored }) => ignored?.type))).toEqual(
      new Set(['after-the-end']),
    )
    expect(won.game.lines.map(({ deal }) => deal)).toEqual(log.game.lines.map(({ deal }) => deal))
    expectUndone(log, won)
    // What is corrected after the end is right when the end goes away.
    const less = change(won, line(won, 'hand-counted', 17), { points: 4 })
    expect(less.game.outcome).toEqual(won.game.outcome)
    const back = change(less, line(less, 'pegged'), { points: 2 })
    expect(back.game.lines.some(({ ignored }) => ignored)).toBe(false)
    expect(back.game.lines.findLast(({ deal }) => deal === 6)?.entry).toMatchObject({ of: 'crib', points: 4 })
    expect(back.game.outcome?.seq).toBe(log.game.outcome?.seq)
  })

  it('takes nothing more after it', () => {
    expect(insert(nearly, undefined, peg(0, 2)).refused).toEqual({ type: 'game-over' })
    expect(insert(nearly, line(nearly, 'pegged', 1), peg(0, 2)).refused).toBeUndefined()
  })

  it('is lost by the first home in lowball, so that one more peg makes another loser', () => {
    const rules = asLowball(SIX)
    const log = taps(
      openLog({ rules, dealer: 0, scores: [119, 110] }),
      { type: 'skip' },
      pegBy(1, 3),
      pegBy(0, 4),
    )
    expect(log.game.outcome?.winners).toEqual([1])
    const other = insert(log, line(log, 'pegged'), peg(1, 11))
    expect(other.game.outcome).toMatchObject({ winners: [0], home: 1 })
  })

  it('may be another’s of three', () => {
    const rules = PRESETS['three-hand']
    const log = taps(
      openLog({ rules, dealer: 0, scores: [100, 118, 119] }),
      { type: 'skip' },
      pegBy(1, 2),
      pegBy(2, 2),
    )
    expect(log.game.outcome?.winners).toEqual([2])
    const other = change(log, line(log, 'pegged'), { points: 3 })
    expect(other.game.outcome?.winners).toEqual([1])
    expect(change(log, line(log, 'pegged', 1), { side: 0 }).game.outcome).toBeUndefined()
  })
})

describe('the dealer', () => {
  it('of partners corrected gives the crib to the other team', () => {
    const rules = PRESETS['four-partners']
    const log = typedDeal(openLog({ rules, dealer: 0 }), 2, 4, 6, 8, 12)
    expect(scores(log)).toEqual([4 + 8 + 12, 2 + 6])
    const other = change(log, line(log, 'dealt'), { dealer: 1 })
    expect(scores(other)).toEqual([4 + 8, 2 + 6 + 12])
    expect(change(log, line(log, 'dealt'), { dealer: 4 }).refused).toEqual({ type: 'no-such-seat' })
  })

  it('of the five-card game takes three for last along', () => {
    const log = tap(openLog({ rules: PRESETS['five-card-61'], dealer: 0 }), { type: 'skip' })
    expect(scores(log)).toEqual([0, 3])
    expect(scores(change(log, line(log, 'dealt'), { dealer: 1 }))).toEqual([3, 0])
  })
})

describe('a claim of a hand whose cards are corrected', () => {
  const TWELVE: readonly Card[] = ['7D', '8S', '8C', '9H']
  const claimed = (muggins: Partial<Rules['muggins']>, points: number) =>
    atTheShow({ rules: withMuggins(muggins) }, { type: 'claim', of: 1, cards: TWELVE, claimed: points })
  const TEN: readonly Card[] = ['7D', '8S', '8C', '2H']
  const hand = (log: Log, cards: readonly Card[]) => change(log, line(log, 'hand-counted'), { cards })

  it('takes no more muggins than it then missed', () => {
    const log = tap(claimed({ mode: 'on' }, 5), { type: 'take-muggins', side: 0 })
    expect(scores(log)).toEqual([7, 5])
    const less = hand(log, TEN)
    const counted = less.game.deals[0]?.counts[0]?.counted ?? 0
    expect(counted).toBeGreaterThan(5)
    expect(counted).toBeLessThan(12)
    expect(scores(less)).toEqual([counted - 5, 5])
    expectUndone(log, less)
  })

  it('leaves no muggins where nothing was missed', () => {
    const log = tap(claimed({ mode: 'on' }, 8), { type: 'take-muggins', side: 0 })
    const none = hand(log, ['2D', '4S', '6C', '8H'])
    expect(none.game.lines.at(-1)?.entry).toEqual({ type: 'muggins-passed', of: 1, by: 0 })
    expect(scores(none)[0]).toBe(0)
  })

  it('pays for what was said too much, and no longer when it was true', () => {
    const log = tap(claimed({ mode: 'flag', overClaim: 'difference' }, 14), pegBy(0, 1))
    expect(scores(log)).toEqual([3, 12])
    const less = hand(log, TEN)
    const counted = less.game.deals[0]?.counts[0]?.counted ?? 0
    expect(scores(less)).toEqual([1 + 14 - counted, counted])
    const more = hand(log, ['5D', '5S', '5C', 'TD'])
    expect(scores(more)[0]).toBe(1)
    expect(more.game.lines.some(({ entry }) => entry.type === 'pegged' && entry.reason === 'penalty')).toBe(
      false,
    )
    const again = hand(more, TWELVE)
    expect(scores(again)).toEqual([3, 12])
    expect(again.game.lines.some(({ ignored }) => ignored)).toBe(false)
  })

  it('removed is due again, and what depended on it is removed too', () => {
    const log = tap(claimed({ mode: 'flag', overClaim: 'two' }, 14), pegBy(0, 1))
    const gone = out(log, line(log, 'hand-counted'))
    expect(scores(gone)).toEqual([1, 0])
    expect(gone.game.step).toEqual({ type: 'show', of: 1 })
    expectUndone(log, gone)
  })
})

describe('a line removed', () => {
  it('leaves a peg that joined it to leap alone', () => {
    const start = taps(openLog({ dealer: 0, scores: [10, 0] }), { type: 'skip' })
    const one = tap(start, pegBy(0, 2, 'fifteen'), 1_000_000)
    const leap = tap(one, pegBy(0, 2, 'pair'), 1_001_000)
    expect(leap.game.pegs[0]).toEqual({ front: 14, back: 10 })
    const alone = out(leap, leap.game.lines.at(-2)!)
    expect(alone.game.pegs[0]).toEqual({ front: 12, back: 10 })
    expect(alone.game.lines.at(-1)?.entry).not.toHaveProperty('joins')
    const other = change(leap, line(leap, 'pegged'), { side: 1 })
    expect(other.game.pegs).toEqual([
      { front: 12, back: 10 },
      { front: 2, back: 0 },
    ])
  })

  it('stays a go, with its point, where the card after it proves that it was said', () => {
    const log = played('KH QS 9D - AC')
    const gone = out(log, line(log, 'go-said'))
    expect(gone.game.deals).toEqual(log.game.deals)
    expect(scores(gone)).toEqual(scores(log))
    const ended = played('KH QS 9D - - AC')
    expect(scores(ended)).toEqual([0, 1])
    const removed = out(ended, line(ended, 'go-said', 1))
    expect(line(removed, 'card-played', 3).entry).toMatchObject({ card: 'AC', go: 1 })
    expect(scores(removed)).toEqual([0, 1])
    const last = played('KH QS 9D -')
    expect(out(last, line(last, 'go-said')).game.step).toEqual({ type: 'play-card', seat: 0 })
  })

  it('is never the start', () => {
    const log = openLog({ dealer: 0 })
    expect(out(log, line(log, 'game-started')).refused).toEqual({ type: 'no-such-line' })
  })

  it('that changed the rules gives the hands after it what they count without it', () => {
    const heels = tap(openLog({ dealer: 0 }), { type: 'change-rules', patch: { heels: 1 } })
    const log = tap(heels, { type: 'turn-starter', card: 'JC' })
    expect(scores(log)).toEqual([1, 0])
    expect(scores(out(log, line(log, 'rules-changed')))).toEqual([2, 0])
  })
})

describe('an inserted entry', () => {
  const log = shown('5C', [JACK_HAND])

  it('pegs where it belongs, and goes back no further than the start', () => {
    const start = taps(openLog({ dealer: 0 }), { type: 'skip' }, pegBy(0, 3), pegBy(1, 4))
    const first = line(start, 'pegged')
    expect(scores(insert(start, first, peg(1, 2)))).toEqual([3, 6])
    const back = insert(start, first, peg(0, -1))
    expect(back.refused).toBeUndefined()
    expect(scores(back)).toEqual([3, 4])
    expect(insert(start, first, peg(0, 61)).refused).toEqual({ type: 'bad-points', points: 61 })
    expect(insert(start, first, peg(2, 2)).refused).toEqual({ type: 'no-such-seat' })
    expectUndone(start, insert(start, first, peg(1, 2)))
  })

  it('means at the end of the record what it means there', () => {
    const at = log.game.headSeq + 1
    const end = tap(log, { type: 'insert', before: at, entry: peg(0, 2) })
    expect(end.rows.at(-1)?.entry).toEqual(peg(0, 2))
  })

  it('counts a hand once, from cards that are nowhere else', () => {
    const hand = (of: 0 | 1, ...cards: readonly Card[]): GameEvent => ({
      type: 'hand-counted',
      of,
      cards,
      points: 0,
    })
    const before = line(log, 'hand-counted')
    expect(insert(log, before, hand(1, '2D', '3D', '4D', '6D')).refused).toEqual({
      type: 'no-place',
      reason: { type: 'already-counted', of: 1 },
    })
    expect(insert(log, before, hand(0, 'TD', '3D', '4D', '6D')).refused).toEqual({
      type: 'card-used',
      card: 'TD',
      holder: 1,
    })
    expect(insert(log, before, hand(0, '2D', '3D', '4D')).refused).toMatchObject({ type: 'bad-show' })
    expect(scores(insert(log, before, hand(0, '5D', '5H', 'JD', 'KD')))).toEqual([20, 6])
  })

  it('comes to nothing before the start, and never starts, gives up or changes rules', () => {
    expect(insert(log, line(log, 'game-started'), peg(0, 2)).refused).toEqual({ type: 'no-such-line' })
    expect(insert(log, line(log, 'play-ended'), { type: 'abandoned' }).refused).toEqual({
      type: 'cannot-change',
    })
  })

  it('plays a card that was forgotten, of the hand that was counted with it', () => {
    const started = tap(openLog({ rules: byCards(), dealer: 0 }), { type: 'turn-starter', card: 'QC' })
    const hand: Intent = { type: 'count', of: 1, cards: ['7H', '8D', '2S', '3S'] }
    const counted = taps(started, { type: 'play-card', card: '7H' }, { type: 'end-play' }, hand)
    const played = (seat: number, card: Card): GameEvent => ({ type: 'card-played', seat, card, points: 0 })
    expect(insert(counted, line(counted, 'play-ended'), played(0, '8D')).refused).toMatchObject({
      type: 'card-used',
    })
    const eight = insert(counted, line(counted, 'play-ended'), played(0, '8S'))
    expect(scores(eight)[0]).toBe(2)
    expect(insert(eight, line(eight, 'play-ended'), played(1, '8D')).refused).toBeUndefined()
    expect(insert(eight, line(eight, 'play-ended'), { type: 'go-said', seat: 0, points: 0 }).refused).toEqual(
      {
        type: 'no-place',
        reason: { type: 'out-of-turn', seat: 0 },
      },
    )
  })
})

describe('the start corrected', () => {
  const log = taps(openLog({ dealer: 0, scores: [10, 20] }), { type: 'skip' }, pegBy(0, 2))
  const start = line(log, 'game-started')

  it('gives a player the right name', () => {
    const named = change(log, start, { players: ['Anna', 'Bob'] })
    expect(named.game.players).toEqual(['Anna', 'Bob'])
    expect(scores(named)).toEqual([12, 20])
    expectUndone(log, named)
  })

  it('gives a side another peg, which no other side has', () => {
    expect(change(log, start, { marks: ['c', 'a'] }).game.marks).toEqual(['c', 'a'])
    expect(change(log, start, { marks: ['a', 'a'] }).refused).toEqual({ type: 'seats-stay' })
    expect(change(log, start, { marks: ['a', 'b', 'c'] }).refused).toEqual({ type: 'seats-stay' })
  })

  it('begins from other holes', () => {
    expect(scores(change(log, start, { scores: [30, 25] }))).toEqual([32, 25])
    expect(change(log, start, { scores: [30, 121] }).refused).toEqual({ type: 'bad-points', points: 121 })
  })

  it('keeps its rules, its seats and its match', () => {
    expect(change(log, start, { rules: asLowball(SIX) }).refused).toEqual({ type: 'cannot-change' })
    expect(change(log, start, { match: { id: 'm2', index: 0 } }).refused).toEqual({ type: 'cannot-change' })
    expect(change(log, start, { players: ['Anna'] }).refused).toEqual({ type: 'seats-stay' })
  })
})

it('of a line only what may be another is', () => {
  const log = shown('5C', [JACK_HAND])
  const counted = line(log, 'hand-counted')
  expect(change(log, counted, { of: 0 }).refused).toEqual({ type: 'cannot-change' })
  expect(change(log, line(log, 'play-ended'), {}).refused).toEqual({ type: 'cannot-change' })
  expect(tap(log, { type: 'amend', target: counted.seq, with: peg(0, 2) }).refused).toEqual({
    type: 'cannot-change',
  })
})
