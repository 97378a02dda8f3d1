import { describe, expect, it } from 'vitest'
import { PRESETS } from '../../rules/presets.ts'
import { asLowball } from '../../rules/rules-name.ts'
import type { Intent } from '../intent.ts'
import { append, cutBy, openLog, pegBy, read, scores, skips, tap, taps } from './log.fixture.ts'
import { nextGameDealer } from './match.ts'
import { replay } from './replay.ts'

const turn = (card: 'JH' | '9H' | '5C'): Intent => ({ type: 'turn-starter', card })
const toShow: Intent = { type: 'end-play' }

describe('the cut and the deal', () => {
  it('gives the deal to the lowest card, the ace low', () => {
    const log = tap(openLog(), cutBy('KH', 'AS'))
    expect(log.game.deals.at(-1)?.dealer).toBe(1)
    expect(log.game.step).toEqual({ type: 'starter' })
  })

  it('cuts again among the tied only', () => {
    const log = tap(openLog({ rules: PRESETS['three-hand'] }), cutBy('4H', 'QS', '4C'))
    expect(log.game.step).toEqual({ type: 'cut', seats: [0, 2], again: true })
    const again = tap(log, {
      type: 'cut',
      cuts: [
        { seat: 0, card: '9H' },
        { seat: 2, card: '3C' },
      ],
    })
    expect(again.game.deals.at(-1)?.dealer).toBe(2)
  })

  it('partners cut once for each side', () => {
    expect(openLog({ rules: PRESETS['four-partners'] }).game.step).toMatchObject({ seats: [0, 1] })
  })

  it('pegs three for last to pone on the first five-card deal only', () => {
    const log = openLog({ rules: PRESETS['five-card-61'], dealer: 0 })
    expect(scores(log)).toEqual([0, 3])
    const next = taps(log, { type: 'skip' }, toShow, ...skips(3), { type: 'deal', dealer: 1 })
    expect(next.game.deals).toHaveLength(2)
    expect(scores(next)).toEqual([0, 3])
  })

  it('passes the deal to the left', () => {
    const log = taps(openLog({ dealer: 1 }), { type: 'skip' }, toShow, ...skips(3))
    expect(log.game.step).toEqual({ type: 'deal', dealer: 0 })
  })
})

describe('pegs', () => {
  it('turns a jack for two for his heels, to the dealer', () => {
    expect(scores(tap(openLog({ dealer: 0 }), turn('JH')))).toEqual([2, 0])
    expect(scores(tap(openLog({ dealer: 0 }), turn('9H')))).toEqual([0, 0])
  })

  it('leapfrogs: the gap is the last peg', () => {
    const log = taps(openLog({ dealer: 0 }), turn('9H'), pegBy(1, 2), pegBy(1, 3))
    expect(log.game.pegs[1]).toEqual({ front: 5, back: 2 })
  })

  it('makes one leap of two different keys in quick succession', () => {
    const first = tap(taps(openLog({ dealer: 0 }), turn('9H')), pegBy(0, 2, 'fifteen'), 100_000)
    const joined = tap(first, pegBy(0, 2, 'pair'), 101_400)
    expect(joined.game.pegs[0]).toEqual({ front: 4, back: 0 })
    const apart = tap(first, pegBy(0, 2, 'pair'), 101_600)
    expect(apart.game.pegs[0]).toEqual({ front: 4, back: 2 })
  })

  it('counts a bounced key once and says so', () => {
    const first = tap(taps(openLog({ dealer: 0 }), turn('9H')), pegBy(0, 2, 'fifteen'), 100_000)
    const bounced = tap(first, pegBy(0, 2, 'fifteen'), 100_390)
    expect(bounced.refused).toEqual({ type: 'bounced', points: 2, reason: 'fifteen' })
    expect(scores(tap(first, pegBy(0, 2, 'fifteen'), 100_410))).toEqual([4, 0])
  })

  it('moves the front peg back for a correction and never below the start', () => {
    const log = taps(openLog({ dealer: 0 }), turn('9H'), pegBy(0, 5))
    const back = tap(log, { type: 'peg', side: 0, points: -2, reason: 'correction' })
    expect(back.game.pegs[0]).toEqual({ front: 3, back: 0 })
    const below = tap(log, { type: 'peg', side: 0, points: -6, reason: 'correction' })
    expect(below.game.pegs[0]).toEqual({ front: 0, back: 0 })
  })

  it('joins a game begun on wood at its scores', () => {
    const log = openLog({ dealer: 0, scores: [88, 101] })
    expect(log.game.pegs).toEqual([
      { front: 88, back: 88 },
      { front: 101, back: 101 },
    ])
    expect(log.game.step).toEqual({ type: 'starter' })
  })
})

describe('the show', () => {
  const atShow = taps(openLog({ dealer: 0 }), turn('9H'), toShow)

  it('counts pone first, then the dealer, then the crib', () => {
    expect(atShow.game.step).toEqual({ type: 'show', of: 1 })
    const early = tap(atShow, { type: 'count', of: 0, cards: ['5H', '5S', 'JD', '5D'] })
    expect(early.refused).toEqual({ type: 'earlier-hand', first: 1 })
    const pone = tap(atShow, { type: 'count', of: 1, cards: ['7D', '8S', '8C', 'KH'] })
    expect(pone.game.step).toEqual({ type: 'show', of: 0 })
    expect(scores(pone)).toEqual([0, 12])
  })

  it('does not count a card that somebody else held in this deal', () => {
    const pone = tap(atShow, { type: 'count', of: 1, cards: ['7D', '8S', '8C', 'KH'] })
    const twice = tap(pone, { type: 'count', of: 0, cards: ['8S', '2C', '3C', '4C'] })
    expect(twice.refused).toEqual({ type: 'card-used', card: '8S', holder: 1 })
    const starter = tap(pone, { type: 'count', of: 0, cards: ['9H', '2C', '3C', '4C'] })
    expect(starter.refused).toEqual({ type: 'card-used', card: '9H', holder: 'starter' })
  })

  it('takes a hand as a number, nineteen for nothing, and refuses what no hand counts', () => {
    const nineteen = tap(atShow, { type: 'count-typed', of: 1, points: 19 })
    expect(scores(nineteen)).toEqual([0, 0])
    expect(nineteen.game.step).toEqual({ type: 'show', of: 0 })
    expect(tap(atShow, { type: 'count-typed', of: 1, points: 25 }).refused?.type).toBe('impossible-count')
    expect(scores(tap(atShow, { type: 'count-typed', of: 1, points: 24 }))).toEqual([0, 24])
  })
})

describe('the end', () => {
  it('comes the instant the target is reached, and nothing after it scores', () => {
    const log = taps(openLog({ dealer: 0, scores: [119, 80] }), turn('JH'))
    expect(log.game.outcome).toMatchObject({ winners: [0], by: 'heels', scores: [121, 80] })
    expect(log.game.step).toEqual({ type: 'over' })
    expect(tap(log, pegBy(1, 2)).refused).toEqual({ type: 'game-over' })
  })

  it('lets the non-dealer count out before a dealer who has enough', () => {
    const log = taps(openLog({ dealer: 0, scores: [120, 110] }), turn('9H'), toShow, {
      type: 'count',
      of: 1,
      cards: ['7D', '8S', '8C', 'KH'],
    })
    expect(log.game.outcome).toMatchObject({ winners: [1], by: 'hand', scores: [120, 121] })
  })

  it.each([
    [91, undefined, 1],
    [90, 'skunk', 2],
    [61, 'skunk', 2],
    [60, 'double skunk', 3],
  ])('a loser on %i: %s, worth %i', (loser, name, games) => {
    const log = taps(openLog({ dealer: 0, scores: [120, loser] }), turn('9H'), pegBy(0, 1))
    expect(log.game.outcome?.skunk?.name).toBe(name)
    expect(log.game.outcome?.games).toBe(games)
  })

  it('lets the second-placed score decide the skunk with three sides', () => {
    const log = taps(openLog({ rules: PRESETS['three-hand'], dealer: 0, scores: [120, 40, 95] }), pegBy(0, 1))
    expect(log.game.outcome?.skunk).toBeUndefined()
  })

  it('loses a lowball game for the first side home, the lowest taking it', () => {
    const rules = asLowball(PRESETS['three-hand'])
    const log = taps(openLog({ rules, dealer: 0, scores: [120, 70, 70] }), pegBy(0, 1))
    expect(log.game.outcome).toMatchObject({ winners: [1, 2], home: 0, games: 1 })
  })

  it('gives the next deal to the loser', () => {
    const log = taps(openLog({ dealer: 0, scores: [120, 70] }), pegBy(0, 1))
    expect(nextGameDealer(log.game)).toBe(1)
    const partners = openLog({ rules: PRESETS['four-partners'], dealer: 2, scores: [120, 70] })
    expect(nextGameDealer(taps(partners, pegBy(0, 1)).game)).toBe(3)
  })

  it('keeps an entry after the end, marked and not scored', () => {
    const won = taps(openLog({ dealer: 0, scores: [120, 70] }), pegBy(0, 1))
    const late = read(append(won.rows, [{ type: 'pegged', side: 1, points: 2, reason: 'pair' }], 9_999_999))
    expect(late.game.lines.at(-1)?.ignored).toEqual({ type: 'after-the-end' })
    expect(scores(late)).toEqual([121, 70])
  })
})

describe('undo and redo', () => {
  it('goes back to the very first entry and forward again', () => {
    const log = taps(openLog({ dealer: 0 }), turn('JH'), pegBy(1, 2), pegBy(0, 3), toShow)
    const first = taps(log, ...Array(4).fill({ type: 'undo' }))
    expect(scores(first)).toEqual([0, 0])
    expect(tap(first, { type: 'undo' }).refused).toEqual({ type: 'nothing-to-undo' })
    const forward = taps(first, ...Array(4).fill({ type: 'redo' }))
    expect(scores(forward)).toEqual([5, 2])
    expect(forward.game.step).toEqual({ type: 'show', of: 1 })
    expect(tap(forward, { type: 'redo' }).refused).toEqual({ type: 'nothing-to-redo' })
  })

  it('makes what was undone final when anything else is pegged', () => {
    const log = taps(openLog({ dealer: 0 }), turn('9H'), pegBy(1, 2), { type: 'undo' }, pegBy(0, 1))
    expect(scores(log)).toEqual([1, 0])
    expect(log.game.redo).toBeUndefined()
  })

  it('takes the cut and the deal it decided back as one tap', () => {
    const cut = tap(openLog(), cutBy('2H', 'QS'))
    expect(tap(cut, { type: 'undo' }).game.step).toMatchObject({ type: 'cut', again: false })
  })

  it('brings a won game back to life', () => {
    const won = taps(openLog({ dealer: 0, scores: [120, 70] }), turn('9H'), pegBy(0, 1))
    expect(tap(won, { type: 'undo' }).game).toMatchObject({ step: { type: 'play' } })
  })
})

describe('amendments', () => {
  const base = taps(openLog({ dealer: 0 }), turn('JH'), pegBy(1, 2))
  const seqOf = (type: string) => base.rows.find((row) => row.entry.type === type)?.seq ?? 0

  it('a jack turned into a queen leaves no orphan peg', () => {
    const rows = append(
      base.rows,
      [
        {
          type: 'amended',
          target: seqOf('starter-turned'),
          with: { type: 'starter-turned', card: 'QH', points: 0 },
        },
      ],
      500_000,
    )
    const log = read(rows)
    expect(scores(log)).toEqual([0, 2])
    expect(tap(log, { type: 'undo' }).game.deals.at(-1)?.starter).toBe('JH')
  })

  it('removes, inserts before, and lets the last amendment win', () => {
    const target = seqOf('pegged')
    const removed = append(base.rows, [{ type: 'removed', target }], 500_000)
    expect(scores(read(removed))).toEqual([2, 0])
    const inserted = append(
      removed,
      [
        {
          type: 'inserted',
          before: target,
          entry: { type: 'pegged', side: 1, points: 6, reason: 'pair-royal' },
        },
      ],
      600_000,
    )
    expect(scores(read(inserted))).toEqual([2, 6])
    const back = append(
      inserted,
      [{ type: 'amended', target, with: { type: 'pegged', side: 1, points: 1, reason: 'go' } }],
      700_000,
    )
    expect(scores(read(back))).toEqual([2, 7])
  })

  it('says where the count pegged differs from the count today', () => {
    const log = taps(openLog({ dealer: 0 }), turn('9H'), toShow)
    const wrong = append(
      log.rows,
      [{ type: 'hand-counted', of: 1, cards: ['7D', '8S', '8C', 'KH'], points: 10 }],
      500_000,
    )
    expect(read(wrong).game.lines.at(-1)?.recount).toBe(12)
    expect(scores(read(wrong))).toEqual([0, 10])
  })
})

it('a log without a start is no game', () => {
  expect(replay([])).toBeUndefined()
})
