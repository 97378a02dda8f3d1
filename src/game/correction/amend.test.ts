import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../base/runs.fixture.ts'
import { type Card, PACK } from '../../rules/card.ts'
import { cardsPlayedBy, currentSeries, fits, mayStop } from '../../rules/play.ts'
import { PRESETS } from '../../rules/presets.ts'
import { cribSize, handSize, type Rules, seatCount } from '../../rules/rules.ts'
import type { Intent } from '../intent.ts'
import { otherPossiblePlayer } from '../moves/decide-play.ts'
import type { EventOf, GameEvent } from '../record/entry.ts'
import { currentDeal, type Game, holderOf, type LogLine } from '../record/game.ts'
import { byCards, type Log, openLog, played, scores, tap, taps } from '../record/log.fixture.ts'

const THREE = byCards(PRESETS['three-hand'])
const FIVE_CARD = byCards(PRESETS['five-card-61'])

function lineOf({ game }: Log, card: Card): LogLine {
  return game.lines.find(({ entry }) => entry.type === 'card-played' && entry.card === card)!
}

/** Another card in the place of one that was played. */
function change(log: Log, from: Card, to: Card): Log {
  const { seq, entry } = lineOf(log, from)
  return tap(log, { type: 'amend', target: seq, with: { ...entry, card: to } as GameEvent })
}

const moves = ({ game }: Log) =>
  game.lines.flatMap(({ entry, ignored }) => {
    if (ignored) return [`${entry.type} ignored`]
    if (entry.type === 'card-played') {
      const after = entry.go === undefined ? '' : ` after ${entry.go}`
      return [`${entry.seat} ${entry.card} ${entry.points}${after}`]
    }
    if (entry.type === 'go-said') return [`${entry.seat} go ${entry.points}`]
    return entry.type === 'play-stopped' ? [`${entry.seat} stop ${entry.points}`] : []
  })

describe('a card of the play corrected', () => {
  it('changes its points and those of the cards after it', () => {
    const log = played('7H 9S 8D')
    expect(moves(log)).toEqual(['1 7H 0', '0 9S 0', '1 8D 3'])
    expect(moves(change(log, '9S', '8S'))).toEqual(['1 7H 0', '0 8S 2', '1 8D 2'])
  })

  it('gives the rows after it what docs/record.md says in its example', () => {
    const counted = taps(
      played('7C 8D', { starter: '9H' }),
      { type: 'end-play' },
      { type: 'count', of: 1, cards: ['7C', '7S', '8S', 'KS'] },
      { type: 'peg', side: 1, points: 1, reason: 'other' },
    )
    const written = change(counted, '7C', '6C').rows.slice(counted.rows.length)
    expect(written.map(({ entry }) => entry)).toMatchObject([
      { type: 'amended', target: 4, with: { card: '6C', points: 0 } },
      { type: 'amended', target: 5, with: { card: '8D', points: 0 } },
      { type: 'amended', target: 7, with: { cards: ['6C', '7S', '8S', 'KS'], points: 8 } },
    ])
  })

  it('takes a thirty-one away, and the go that the table must have said is pegged with the card after it', () => {
    const log = played('KH QS AD TC 4H')
    expect(moves(log)).toEqual(['1 KH 0', '0 QS 0', '1 AD 0', '0 TC 2', '1 4H 0'])
    expect(moves(change(log, 'TC', '9C'))).toEqual(['1 KH 0', '0 QS 0', '1 AD 0', '0 9C 0', '1 4H 0 after 1'])
    const { gos } = change(log, 'TC', '9C').game.deals[0]!.play
    expect(gos.map(({ seat, count }) => [seat, count])).toEqual([
      [1, 30],
      [0, 30],
    ])
    expect(scores(change(log, 'TC', '9C'))).toEqual([1, 0])
  })

  it('makes a thirty-one, and the goes that were said instead do not count', () => {
    const log = played('KH QS AD 9C - - 4H')
    const ignored = ['go-said ignored', 'go-said ignored']
    const after = change(log, '9C', 'TC')
    expect(moves(after)).toEqual(['1 KH 0', '0 QS 0', '1 AD 0', '0 TC 2', ...ignored, '1 4H 0'])
    expect(after.game.deals[0]?.play.gos).toEqual([])
    expect(moves(change(after, 'TC', '9C'))).toEqual(moves(log))
  })

  it('corrects the hand that was counted with it', () => {
    const shown = taps(played('2H 4S 6D 8C 9H - - TS 3D KD'), {
      type: 'count',
      of: 1,
      cards: ['2H', '6D', '9H', '3D'],
    })
    const hand = (log: Log) => log.game.deals[0]?.counts[0]
    expect(hand(shown)?.points).toBe(4)
    expect(hand(change(shown, '9H', '3H'))).toMatchObject({ cards: ['2H', '6D', '3H', '3D'], points: 6 })
  })

  it('ends the one series of the five-card game by goes when its thirty-one goes away', () => {
    const log = taps(played('KH QS AD TC', { rules: FIVE_CARD }), {
      type: 'count',
      of: 1,
      cards: ['KH', 'AD', '2C'],
    })
    expect(scores(log)).toEqual([2, 3])
    const after = change(log, 'TC', '9C')
    expect(moves(after)).toEqual(['1 KH 0', '0 QS 0', '1 AD 0', '0 9C 0'])
    expect(after.game.lines.at(-1)?.entry).toMatchObject({ type: 'hand-counted', go: 1 })
    expect(after.game.deals[0]?.play.gos.map(({ seat, stop }) => [seat, stop])).toEqual([
      [1, false],
      [0, true],
    ])
    expect(scores(after)).toEqual([1, 3])
    expect(after.game.step).toEqual({ type: 'show', of: 0 })
  })

  it('keeps a card that has no place any more, and marks it', () => {
    const log = played('KH QS AD 5C 2H', { rules: FIVE_CARD })
    expect(moves(change(log, '5C', 'TC'))).toEqual([
      '1 KH 0',
      '0 QS 0',
      '1 AD 0',
      '0 TC 2',
      'card-played ignored',
    ])
  })

  it('refuses a card that is elsewhere in this deal', () => {
    const log = played('KH QS')
    expect(change(log, 'KH', 'QS').refused).toEqual({ type: 'card-used', card: 'QS', holder: 0 })
    expect(change(log, 'KH', 'QC').refused).toEqual({ type: 'card-used', card: 'QC', holder: 'starter' })
  })

  it('is changed where it was played, not in the hand', () => {
    const log = taps(played('2H 4S 6D 8C 9H - - TS 3D KD'), {
      type: 'count',
      of: 1,
      cards: ['2H', '6D', '9H', '3D'],
    })
    const { seq, entry } = log.game.lines.at(-1)!
    const without = { ...entry, cards: ['2H', '6D', '9H', '5D'] } as GameEvent
    expect(tap(log, { type: 'amend', target: seq, with: without }).refused).toEqual({
      type: 'played-card-missing',
      card: '3D',
      of: 1,
    })
  })

  it('brings a game back to life, with all that was played after its end', () => {
    const over = played('7H 9S 8D', { scores: [90, 119] })
    expect(over.game.step).toEqual({ type: 'over' })
    const alive = change(over, '9S', 'KS')
    expect(alive.game.step).toEqual({ type: 'play-card', seat: 0 })
    expect(scores(alive)).toEqual([90, 119])
  })

  it('works out what comes after a win that it causes, in case the win is removed again', () => {
    const log = played('7H KS 8D 6S', { scores: [90, 119] })
    expect(scores(log)).toEqual([92, 119])
    const won = change(log, 'KS', '9S')
    expect(scores(won)).toEqual([90, 121])
    expect(lineOf(won, '6S')).toMatchObject({ entry: { points: 4 }, ignored: { type: 'after-the-end' } })
  })

  it('gives every card to the next seat when the wrong dealer is corrected', () => {
    const log = played('7H 8S 9D')
    const { seq } = log.game.lines.find(({ entry }) => entry.type === 'dealt')!
    const other = tap(log, { type: 'amend', target: seq, with: { type: 'dealt', dealer: 1, points: 0 } })
    expect(moves(other)).toEqual(['0 7H 0', '1 8S 2', '0 9D 3'])
    expect(scores(other)).toEqual([3, 2])
  })
})

describe('the other player played that', () => {
  it('makes it the card of the other, after the go of the one, in one tap', () => {
    const log = played('KH QS 9D AC')
    expect(moves(log).at(-1)).toBe('0 AC 0')
    expect(otherPossiblePlayer(log.game)).toBe(1)
    const other = tap(log, { type: 'other-played', seat: 1 })
    expect(moves(other)).toEqual(['1 KH 0', '0 QS 0', '1 9D 0', '1 AC 0'])
    expect(other.game.deals[0]?.play.gos).toMatchObject([{ seat: 0, count: 29 }])
    expect(tap(other, { type: 'undo' }).game.lines).toEqual(log.game.lines)
  })

  it('continues round the table, tap by tap', () => {
    const log = played('KH QS AC', { rules: THREE })
    expect(otherPossiblePlayer(log.game)).toBe(1)
    const once = tap(log, { type: 'other-played', seat: 1 })
    expect(moves(once)).toEqual(['1 KH 0', '2 QS 0', '1 AC 0'])
    expect(once.game.deals[0]?.play.gos).toMatchObject([{ seat: 0 }])
    expect(otherPossiblePlayer(once.game)).toBe(2)
    const twice = tap(once, { type: 'other-played', seat: 2 })
    expect(moves(twice)).toEqual(['1 KH 0', '2 QS 0', '2 AC 0'])
    expect(twice.game.deals[0]?.play.gos).toMatchObject([{ seat: 0 }, { seat: 1 }])
  })

  it('moves the points of a thirty-one to the other side', () => {
    const log = played('KH QS 9D 2C')
    expect(scores(log)).toEqual([2, 0])
    expect(scores(tap(log, { type: 'other-played', seat: 1 }))).toEqual([0, 2])
  })

  it('has no place when a series has just begun', () => {
    expect(otherPossiblePlayer(played('KH').game)).toBeUndefined()
    expect(tap(played('KH'), { type: 'other-played', seat: 0 }).refused).toEqual({ type: 'not-now' })
  })
})

describe('a go', () => {
  it('cannot begin a series', () => {
    expect(tap(played(''), { type: 'go' }).refused).toEqual({ type: 'go-before-card' })
  })
})

/** The laws over random deals by cards of every preset. A failure prints its seed and path. */
const RUNS = { numRuns: runs(24), seed: 4_31 } as const

const game = fc.record({
  rules: fc.constantFrom<Rules>(...Object.values(PRESETS).map(byCards)),
  pack: fc.shuffledSubarray([...PACK], { minLength: 52, maxLength: 52 }),
  whims: fc.array(fc.nat(999), { minLength: 60, maxLength: 60 }),
  stopAt: fc.integer({ min: 4, max: 90 }),
  near: fc.boolean(),
  at: fc.nat(999),
  to: fc.nat(51),
})
type Deals = typeof game extends fc.Arbitrary<infer T> ? T : never

/** One honest deal by cards: starter, play, hands, crib, as far as `stopAt` taps. */
function playDeal({ rules, pack, whims, stopAt, near }: Deals): Log {
  const seats = seatCount(rules)
  const size = handSize(rules)
  const hands = Array.from({ length: seats }, (_, seat) => pack.slice(seat * size, (seat + 1) * size))
  const [starter, ...rest] = pack.slice(seats * size)
  let log = openLog({
    rules,
    dealer: 0,
    ...(near ? { scores: rules.sideOfSeat.map(() => rules.target - 9) } : {}),
  })
  for (let n = 0; n < stopAt; n++) {
    const intent = next(log.game)
    if (!intent) break
    log = tap(log, intent)
    expect(log.refused).toBeUndefined()
  }
  return log

  function next({ step, deals }: Game): Intent | undefined {
    const so = deals.at(-1)!.play
    switch (step.type) {
      case 'starter':
        return { type: 'turn-starter', card: starter! }
      case 'play-card': {
        const series = currentSeries(so).map((played) => played.card)
        const held = hands[step.seat]!.filter((card) => !cardsPlayedBy(so, step.seat).includes(card))
        const can = held.filter((card) => fits(series, card))
        const whim = whims[so.series.flat().length]!
        const stops = mayStop(so, rules) && whim % 3 === 0
        return can.length === 0 || stops
          ? { type: 'go' }
          : { type: 'play-card', card: can[whim % can.length]! }
      }
      case 'show':
        return {
          type: 'count',
          of: step.of,
          cards: step.of === 'crib' ? rest.slice(0, cribSize(rules)) : hands[step.of]!,
        }
      default:
        return undefined
    }
  }
}

/** The log with a card of its play changed into one that is not in use; undefined when it has none. */
function amended(deals: Deals): { readonly before: Log; readonly after: Log } | undefined {
  const before = playDeal(deals)
  const lines = before.game.lines.filter(({ entry }) => entry.type === 'card-played')
  const line = lines[deals.at % Math.max(1, lines.length)]
  const free = PACK.filter((card) => holderOf(currentDeal(before.game), card) === undefined)
  const card = free[deals.to % free.length]!
  if (!line) return undefined
  const after = tap(before, { type: 'amend', target: line.seq, with: { ...line.entry, card } as GameEvent })
  // A card that does not fit where it is put is refused.
  return after.refused ? undefined : { before, after }
}

/** What the table would have tapped for an entry. */
function intentOf(entry: GameEvent): Intent {
  switch (entry.type) {
    case 'starter-turned':
      return { type: 'turn-starter', card: entry.card }
    case 'card-played':
      return { type: 'play-card', card: entry.card }
    case 'hand-counted':
      return { type: 'count', of: entry.of, cards: entry.cards! }
    default:
      return { type: 'go' }
  }
}

/** Whether the table is at the step of this entry, with no go to be said first. */
function isDue({ step, deals }: Game, entry: GameEvent): boolean {
  if (step.type !== 'play-card') return true
  if (entry.type !== 'card-played') return entry.type === 'go-said' || entry.type === 'play-stopped'
  const series = currentSeries(deals.at(-1)!.play).map((played) => played.card)
  return step.seat === entry.seat && fits(series, entry.card)
}

/** What people see: the record's own numbers are left out. */
function seen(game: Game) {
  const counts = ({ deals }: Game) => deals.flatMap((deal) => deal.counts.map(({ seq, ...count }) => count))
  const { play, playEnded, starter } = currentDeal(game)!
  const outcome = game.outcome && { ...game.outcome, seq: 0 }
  return { pegs: game.pegs, step: game.step, outcome, play, playEnded, starter, counts: counts(game) }
}

function law(title: string, holds: (before: Log, after: Log, deals: Deals) => void) {
  it(title, () => {
    let amendments = 0
    fc.assert(
      fc.property(game, (deals) => {
        const found = amended(deals)
        if (!found) return
        amendments++
        holds(found.before, found.after, deals)
      }),
      RUNS,
    )
    expect(amendments).toBeGreaterThan(RUNS.numRuns / 2)
  })
}

describe('laws of amending the play', () => {
  law(
    'an amended deal is the deal as if it had been played so from the start',
    (_, { game }, { rules, near }) => {
      const start = openLog({
        rules,
        dealer: 0,
        ...(near ? { scores: rules.sideOfSeat.map(() => rules.target - 9) } : {}),
      })
      // A correction that the rest of the play contradicts cannot have been played.
      if (
        game.lines.some(
          ({ ignored, entry }) => ignored && ignored.type !== 'after-the-end' && entry.type === 'card-played',
        )
      )
        return
      let again = start
      for (const { entry, ignored } of game.lines.slice(start.game.lines.length)) {
        if (ignored) continue
        // The table would have tapped the goes that the entry proves.
        for (let goes = 0; goes < 9 && !isDue(again.game, entry); goes++) again = tap(again, { type: 'go' })
        again = tap(again, intentOf(entry))
        expect(again.refused).toBeUndefined()
        const { go, ...own } = entry as EventOf<'card-played'>
        expect(again.game.lines.at(-1)?.entry).toEqual(own)
      }
      expect(seen(again.game)).toEqual(seen(game))
    },
  )

  law('undo of an amendment restores the game before it', (before, after) => {
    const undone = tap(after, { type: 'undo' }).game
    expect(undone.lines).toEqual(before.game.lines)
    expect(seen(undone)).toEqual(seen(before.game))
    expect(seen(tap(tap(after, { type: 'undo' }), { type: 'redo' }).game)).toEqual(seen(after.game))
  })

  law('nothing that was played is lost', (before, after) => {
    const cards = ({ game }: Log) => game.lines.filter(({ entry }) => entry.type === 'card-played').length
    expect(cards(after)).toBe(cards(before))
  })
})
