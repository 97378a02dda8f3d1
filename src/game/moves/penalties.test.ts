import { describe, expect, it } from 'vitest'
import { PRESETS } from '../../rules/presets.ts'
import type { Rules } from '../../rules/rules.ts'
import { decide } from '../decide.ts'
import type { Intent } from '../intent.ts'
import { currentDeal } from '../record/game.ts'
import { type Log, openLog, played, scores, taps, withMuggins } from '../record/log.fixture.ts'
import { askedFor, heldBack, unpaidReneges } from './penalties.ts'

const ACC: Rules = PRESETS.acc
const refused = ({ game }: Log, intent: Intent) => {
  const decided = decide(game, intent, 0)
  return decided.ok ? undefined : decided.error.type
}

/** Bob leads K, Ann J, Bob 5 (25), Ann says go with a four; Bob A; Ann leads her four. */
const reneged = (rules: Rules, more: readonly Intent[] = []): Log =>
  taps(played('KS JD 5C - AC - 4D', { rules, starter: '9H' }), ...more)

describe('a renege that the other side may settle (ACC 2010, 7.3)', () => {
  it('is seen when the card is played, with two for each card that fitted', () => {
    const log = reneged(ACC)
    expect(heldBack(log.game)).toMatchObject({
      seat: 0,
      count: 25,
      cards: ['4D'],
      pegs: [{ side: 1, points: 2 }],
    })
    const two = taps(log, { type: 'play-card', card: '9C' }, { type: 'play-card', card: '6D' })
    expect(heldBack(two.game)).toMatchObject({ cards: ['4D', '6D'], pegs: [{ side: 1, points: 4 }] })
    expect(heldBack(reneged(PRESETS['six-card-121']).game)).toBeUndefined()
  })

  it('the card is played at its place: later cards go back with their points', () => {
    const log = taps(reneged(ACC), { type: 'settle-renege', card: '4D' })
    const play = currentDeal(log.game)?.play
    expect(play?.series.map((series) => series.map(({ card }) => card))).toEqual([['KS', 'JD', '5C', '4D']])
    expect(play?.turn).toBe(1)
    // Bob’s ace and the point for its go went back; the two are the penalty.
    expect(scores(log)).toEqual([0, 2])
    expect(heldBack(log.game)).toBeUndefined()
  })

  it('or the card is dead: the go stays, and is no renege again', () => {
    const log = taps(reneged(ACC), { type: 'settle-renege' })
    const play = currentDeal(log.game)?.play
    expect(play?.series.map((series) => series.map(({ card }) => card))).toEqual([['KS', 'JD', '5C']])
    expect(play?.turn).toBe(1)
    expect(scores(log)).toEqual([0, 2])
    expect(heldBack(log.game)).toBeUndefined()
    expect(unpaidReneges(log.game, 0, ['JD', '4D', 'TS', 'QS'])).toEqual([])
    expect(scores(taps(log, { type: 'undo' }))).toEqual(scores(reneged(ACC)))
  })

  it('not once a hand is counted, nor a card that did not fit', () => {
    expect(refused(reneged(ACC), { type: 'settle-renege', card: 'KS' })).toBe('not-now')
    const shown = reneged(ACC, [{ type: 'end-play' }, { type: 'count-typed', of: 1, points: 4 }])
    expect(refused(shown, { type: 'settle-renege' })).toBe('not-now')
  })
})

/** Ann, who deals, is at 110, Bob at 115; Ann types a hand of 11 and is home. */
const claimed = (rules: Rules, bob = 115): Log =>
  taps(
    openLog({ rules, dealer: 0, scores: [110, bob] }),
    { type: 'deal', dealer: 0 },
    { type: 'turn-starter', card: '9H' },
    { type: 'end-play' },
    { type: 'count-typed', of: 1, points: 0 },
    { type: 'count-typed', of: 0, points: 11 },
  )

describe('a false claim of game (ACC 2010, 8.4)', () => {
  it('takes the win back: the true hole, the rest to the other side, fifteen back', () => {
    const won = claimed(PRESETS.acc)
    expect(won.game.outcome?.winners).toEqual([0])
    const log = taps(won, { type: 'false-game', side: 0, over: 3 })
    expect(log.game.outcome).toBeUndefined()
    expect(scores(log)).toEqual([110 + 8 - 15, 115 + 3])
    expect(scores(taps(log, { type: 'undo' }))).toEqual([121, 115])
  })

  it('the other side may go out by it, and the fifteen go back even then: it may be a skunk (8.4.b.3)', () => {
    const log = taps(claimed(PRESETS.acc, 119), { type: 'false-game', side: 0, over: 3 })
    expect(log.game.outcome).toMatchObject({ winners: [1], by: 'penalty', games: 2 })
    expect(scores(log)).toEqual([118 - 15, 121])
    const skunk = taps(openLog({ rules: PRESETS.acc, dealer: 0, scores: [101, 119] }), {
      type: 'false-game',
      side: 0,
      over: 20,
    })
    expect(scores(skunk)).toEqual([86, 121])
    expect(skunk.game.outcome).toMatchObject({ winners: [1], games: 3 })
    expect(scores(taps(log, { type: 'undo' }))).toEqual([121, 119])
  })

  it('loses the game where the table says so, whether or not it has a penalty by that name', () => {
    const rules = withMuggins({ falseGame: 'loses' })
    const log = taps(claimed(rules, 80), { type: 'false-game', side: 0, over: 3 })
    expect(scores(log)).toEqual([118, 121])
    expect(log.game.outcome).toMatchObject({ winners: [1], by: 'penalty', games: 1 })
    const three: Rules = { ...rules, sideOfSeat: [0, 1, 2], deal: PRESETS['three-hand'].deal }
    const open = openLog({ rules: three, dealer: 0, scores: [101, 50, 60] })
    expect(scores(taps(open, { type: 'false-game', side: 0, over: 4 }))).toEqual([101, 50, 121])
  })

  it('with three sides each of the others pegs it in turn, and the first home wins', () => {
    const rules: Rules = { ...PRESETS.acc, sideOfSeat: [0, 1, 2], deal: PRESETS['three-hand'].deal }
    const log = taps(openLog({ rules, dealer: 0, scores: [101, 50, 119] }), {
      type: 'false-game',
      side: 0,
      over: 4,
    })
    expect(scores(log)).toEqual([86, 54, 121])
  })

  it('is pegged in the same way while the app still has the true score', () => {
    const log = taps(openLog({ rules: PRESETS.acc, dealer: 0, scores: [100, 50] }), {
      type: 'false-game',
      side: 1,
      over: 4,
    })
    expect(scores(log)).toEqual([104, 35])
  })

  it('is refused where the table has no such rule, for the loser, and for more than was pegged', () => {
    expect(refused(claimed(PRESETS['six-card-121']), { type: 'false-game', side: 0, over: 3 })).toBe(
      'not-now',
    )
    expect(refused(claimed(PRESETS.acc), { type: 'false-game', side: 1, over: 3 })).toBe('game-over')
    expect(refused(claimed(PRESETS.acc), { type: 'false-game', side: 0, over: 12 })).toBe('bad-points')
  })
})

describe('a peg that went too far', () => {
  const open = (rules: Rules) => openLog({ rules, dealer: 0, scores: [20, 119] })

  it('asks how far where an over-claim pays the difference, though nobody claims: it goes back, the others peg it', () => {
    const rules = withMuggins({ overClaim: 'difference' })
    expect(askedFor(rules, { kind: 'over-pegged' })).toBe('over')
    const log = taps(open(rules), { type: 'over-peg', side: 0, over: 3 })
    expect(scores(log)).toEqual([17, 121])
    expect(log.game.outcome?.winners).toEqual([1])
  })

  it('has the price of its name at other tables', () => {
    expect(askedFor(PRESETS['six-card-121'], { kind: 'over-pegged' })).toBeUndefined()
  })
})

describe('his heels near home', () => {
  const turned = (noHeelsWithin: number, score: number) => {
    const rules: Rules = { ...PRESETS['six-card-121'], noHeelsWithin }
    const open = openLog({ rules, dealer: 0, scores: [score, 0] })
    return scores(taps(open, { type: 'deal', dealer: 0 }, { type: 'turn-starter', card: 'JH' }))[0]
  }

  it.each([
    ['count everywhere by the book', 0, 120, 121],
    ['do not win from the stinkhole', 1, 120, 120],
    ['but win from the hole before', 1, 119, 121],
    ['score nothing within the last three holes', 3, 118, 118],
    ['and two from the hole before them', 3, 117, 119],
  ])('%s', (_, within, before, after) => {
    expect(turned(within, before)).toBe(after)
  })
})
