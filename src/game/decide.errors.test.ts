import { describe, expect, it } from 'vitest'
import { type PenaltyKind, penaltyOf } from '../rules/penalty.ts'
import { PRESETS } from '../rules/presets.ts'
import type { Rules } from '../rules/rules.ts'
import { asLowball } from '../rules/rules-name.ts'
import type { Intent } from './intent.ts'
import { penaltyPeg, unpaidReneges } from './moves/penalties.ts'
import { dealBy } from './moves/side-to-act.ts'
import { type Log, openLog, pegBy, played, skips, tap, taps } from './record/log.fixture.ts'

/** Errors of pegging and of the play, as far as an app sees them, and what the table does about each. */
interface Case {
  readonly about: string
  readonly source: string
  readonly log: () => Log
  readonly scores: readonly number[]
  /** The hole of each side's back peg, where it matters. */
  readonly back?: readonly number[]
  readonly step?: Log['game']['step']
  readonly refused?: string
}

const SIX = PRESETS['six-card-121']
const FIVE = PRESETS['five-card-61']

const penalty = (side: number, points: number, note: string): Intent => {
  return { type: 'peg', side, points, reason: 'penalty', note }
}
const correction = (side: number, points: number): Intent => {
  return { type: 'peg', side, points, reason: 'correction' }
}

/** Ann, side 0, has dealt; Bob is pone. */
function inPlay(rules: Rules = SIX, scores?: readonly number[]): Log {
  return tap(openLog({ rules, dealer: 0, ...(scores ? { scores } : {}) }), {
    type: 'turn-starter',
    card: 'QC',
  })
}
const shown = (scores?: readonly number[]) => tap(inPlay(SIX, scores), { type: 'end-play' })
/** The penalty a rule set has for it, as it is pegged by the side that did not offend. */
function due(rules: Rules, kind: PenaltyKind): number {
  const found = penaltyOf(rules, kind)
  return found ? penaltyPeg(rules, found).points : 0
}

/** Bob, who was dealt five cards, has none left when he leads. */
const shortHand = (more = '') => played(`KH KD 9H - - 8D 7C QS - - ${more}`)

const CASES: readonly Case[] = [
  {
    about: 'over-pegged: moved back, and the front peg is where it should be',
    source: 'St Catharines 21',
    log: () => taps(inPlay(), pegBy(1, 6), correction(1, -4)),
    scores: [0, 2],
    back: [0, 0],
  },
  {
    about: 'over-pegged: moved back, and the opponent pegs two',
    source: 'Hoyle',
    log: () => taps(inPlay(), pegBy(1, 6), correction(1, -4), penalty(0, 2, 'over-pegged')),
    scores: [2, 2],
  },
  {
    about: 'over-pegged: moved back, and the opponent scores the same number',
    source: 'old Hoyle; Enquire Within ix',
    log: () => taps(inPlay(), pegBy(1, 6), correction(1, -4), penalty(0, 4, 'over-pegged')),
    scores: [4, 2],
  },
  {
    about: 'over-pegged out of a game: Undo, or the newest line taken out, gives the game back',
    source: 'ACC: moved back',
    log: () => taps(inPlay(SIX, [60, 118]), pegBy(1, 6), { type: 'undo' }, pegBy(1, 2)),
    scores: [60, 120],
    step: { type: 'play', leader: 1 },
  },
  {
    about: 'pegged past the last hole: the overshoot is cut off and the game is won',
    source: 'S0, S4: it need not be exact',
    log: () => taps(inPlay(SIX, [60, 118]), pegBy(1, 6)),
    scores: [60, 121],
    step: { type: 'over' },
  },
  {
    about: 'under-pegged stays: the table may still peg the rest by hand',
    source: 'Hoyle',
    log: () => taps(inPlay(), pegBy(1, 2, 'fifteen'), pegBy(0, 2, 'pair'), pegBy(1, 4)),
    scores: [2, 6],
  },
  {
    about: 'pegged to the wrong side: Undo takes it back whole',
    source: 'record: undo',
    log: () => taps(inPlay(), pegBy(0, 2, 'fifteen'), { type: 'undo' }, pegBy(1, 2, 'fifteen')),
    scores: [0, 2],
  },
  {
    about: 'a side with one point that pegs two back is at the start again',
    source: 'record: scores never fall below 0',
    log: () => taps(inPlay(), pegBy(0, 1), penalty(0, -2, 'renege')),
    scores: [0, 0],
    back: [0, 0],
  },
  {
    about: 'a side with no points that pegs two back stays at the start',
    source: 'record: scores never fall below 0',
    log: () => tap(inPlay(), penalty(0, -2, 'renege')),
    scores: [0, 0],
    back: [0, 0],
  },
  {
    about: 'a backward peg takes the back peg with it',
    source: 'record: the back peg is behind the front',
    log: () => taps(inPlay(SIX, [0, 20]), pegBy(1, 2), correction(1, -9)),
    scores: [0, 13],
    back: [0, 12],
  },
  {
    about: 'a false claim of the game: only the target ends it, fifteen go back, the opponent scores',
    source: 'ACC',
    log: () => taps(inPlay(SIX, [60, 110]), correction(1, -15), penalty(0, 10, 'false claim of the game')),
    scores: [70, 95],
    step: { type: 'play', leader: 1 },
  },
  {
    about: 'a false claim of the game that costs it: the table gives the game up',
    source: 'Enquire Within xvi',
    log: () => tap(inPlay(SIX, [60, 110]), { type: 'give-up' }),
    scores: [60, 110],
    step: { type: 'over' },
  },
  {
    about: 'a wrong number of cards before the starter: the same dealer deals again, nobody pegs',
    source: 'ACC; Hoyle',
    log: () => tap(openLog({ dealer: 0 }), { type: 'redeal' }),
    scores: [0, 0],
    step: { type: 'starter' },
  },
  {
    about: 'a wrong number of cards: two to pone, where the house has it so',
    source: 'Enquire Within iii',
    log: () =>
      taps(openLog({ dealer: 0 }), penalty(1, due(SIX, 'wrong-number'), 'wrong number of cards'), {
        type: 'redeal',
      }),
    scores: [0, 2],
    step: { type: 'starter' },
  },
  {
    about: 'found after the starter, pone wrong: pone’s hand is dead, the dealer’s counts',
    source: 'ACC',
    log: () => taps(shown(), { type: 'skip' }, { type: 'count-typed', of: 0, points: 8 }),
    scores: [8, 0],
    step: { type: 'show', of: 'crib' },
  },
  {
    about: 'found after the starter, dealer wrong: the dealer’s hand is not counted',
    source: 'ACC',
    log: () => taps(shown(), { type: 'count-typed', of: 1, points: 8 }, { type: 'skip' }),
    scores: [0, 8],
    step: { type: 'show', of: 'crib' },
  },
  {
    about: 'a wrong number of cards cannot be counted',
    source: 'a hand is four cards',
    log: () => tap(shown(), { type: 'count', of: 1, cards: ['5H', '5D', '5S'] }),
    scores: [0, 0],
    step: { type: 'show', of: 1 },
    refused: 'bad-show',
  },
  {
    about: 'looking at the bottom card, at the crib, or another’s peg moved: two each',
    source: 'ACC',
    log: () => tap(inPlay(), penalty(0, 2, 'looked at the crib')),
    scores: [2, 0],
  },
  {
    about: 'not letting the dealer confirm a wrong number of cards: ten back',
    source: 'ACC',
    log: () => tap(inPlay(SIX, [30, 30]), penalty(1, -10, 'wrong count not confirmed')),
    scores: [30, 20],
  },
  {
    about: 'the starter mixed into the hand: two',
    source: 'ACC 9',
    log: () => tap(shown(), penalty(1, due(SIX, 'starter-mixed'), 'starter mixed into the hand')),
    scores: [0, 2],
  },
  {
    about: 'the starter counted as a card of the hand is refused',
    source: 'ACC 9: it stays apart',
    log: () => tap(shown(), { type: 'count', of: 1, cards: ['QC', '5D', '5S', '5H'] }),
    scores: [0, 0],
    refused: 'card-used',
  },
  {
    about: 'a card exposed in dealing: a new deal',
    source: 'Hoyle; Enquire Within iv; St Catharines 17',
    log: () => tap(openLog({ dealer: 1 }), { type: 'redeal' }),
    scores: [0, 0],
    step: { type: 'starter' },
  },
  {
    about: 'the crib mixed with a hand: neither counts',
    source: 'St Catharines 19',
    log: () => taps(shown(), { type: 'count-typed', of: 1, points: 8 }, ...skips(2)),
    scores: [0, 8],
    step: { type: 'deal', dealer: 1 },
  },
  {
    about: 'cutting before the deal: two to the opponent in the five-card game',
    source: 'S0:L20, after the three for last of L18',
    log: () =>
      tap(
        openLog({ rules: FIVE, dealer: 0 }),
        penalty(0, due(FIVE, 'cut-before-deal'), 'cut before the deal'),
      ),
    scores: [2, 3],
  },
  {
    about: 'the wrong dealer is corrected with what was pegged for it',
    source: 'record: amending',
    log: () => {
      const log = tap(openLog({ dealer: 0 }), { type: 'turn-starter', card: 'JC' })
      return tap(log, dealBy(log.game, 1)!)
    },
    scores: [0, 2],
    step: { type: 'play', leader: 0 },
  },
  {
    about: 'the dealer counting before pone is sent back, without a penalty',
    source: 'ACC 9.2c, premature count',
    log: () => tap(shown(), { type: 'count-typed', of: 0, points: 8 }),
    scores: [0, 0],
    step: { type: 'show', of: 1 },
    refused: 'earlier-hand',
  },
  {
    about:
      'the dealer’s peg moved before pone has counted out: pone wins, and the dealer’s hand is not scored',
    source: 'S1:L50, L76',
    log: () =>
      taps(
        shown([118, 115]),
        { type: 'count-typed', of: 0, points: 8 },
        { type: 'count-typed', of: 1, points: 6 },
      ),
    scores: [118, 121],
    step: { type: 'over' },
  },
  {
    about: 'nothing is pegged after the last hole',
    source: 'Hoyle: it ends at that instant',
    log: () => taps(inPlay(SIX, [118, 120]), pegBy(1, 2), pegBy(0, 4)),
    scores: [118, 121],
    refused: 'game-over',
  },
  {
    about: 'heels forgotten are pegged late as heels, for the dealer',
    source: 'ACC 6.3: until the dealer plays',
    log: () => taps(inPlay(), { type: 'peg', side: 0, points: 2, reason: 'heels' }),
    scores: [2, 0],
  },
  {
    about: 'a card that passes thirty-one is taken back',
    source: 'ACC 7.1',
    log: () => played('KH TS 9D 4C'),
    scores: [0, 0],
    refused: 'past-thirty-one',
  },
  {
    about: 'a card played twice is refused',
    source: 'a pack has one of each',
    log: () => played('KH KH'),
    scores: [0, 0],
    refused: 'card-used',
  },
  {
    about: 'a hand one card short is played out: it passes the lead',
    source: 'a league rule, a public dispute',
    log: () => shortHand('-'),
    scores: [3, 3],
    step: { type: 'play-card', seat: 0 },
  },
  {
    about: 'the other then plays the last card of all',
    source: 'the same',
    log: () => shortHand('- 5D'),
    scores: [4, 3],
    step: { type: 'show', of: 1 },
  },
  {
    about: 'go said on nothing is refused',
    source: 'a series begins with a card',
    log: () => played('-'),
    scores: [0, 0],
    refused: 'go-before-card',
  },
  {
    about: 'a card put down to the wrong player goes to the other with its points',
    source: 'ACC 7.1: out of turn',
    log: () => tap(played('KH QS 9D 2C'), { type: 'other-played', seat: 1 }),
    scores: [0, 2],
  },
  {
    about: 'a tap repeated by a trembling finger counts once',
    source: 'record: the same key within 400 ms',
    log: () => {
      const log = tap(inPlay(), pegBy(1, 2, 'fifteen'), 50_000)
      return tap(log, pegBy(1, 2, 'fifteen'), 50_300)
    },
    scores: [0, 2],
    refused: 'bounced',
  },
  {
    about: 'a count no hand has is refused when it is typed',
    source: 'rules 5: 25 to 27 cannot be',
    log: () => tap(shown(), { type: 'count-typed', of: 1, points: 26 }),
    scores: [0, 0],
    refused: 'impossible-count',
  },
  {
    about: 'nineteen typed is nothing',
    source: 'dispute 66',
    log: () => tap(shown(), { type: 'count-typed', of: 1, points: 19 }),
    scores: [0, 0],
    step: { type: 'show', of: 0 },
  },
]

describe('errors at the table, one by one', () => {
  it.each(CASES)('$about [$source]', ({ log, scores, back, step, refused }) => {
    const { game, refused: why } = log()
    expect(game.pegs.map((pegs) => pegs.front)).toEqual(scores)
    expect(game).toMatchObject({
      ...(back ? { pegs: back.map((hole) => ({ back: hole })) } : {}),
      ...(step ? { step } : {}),
    })
    expect(why?.type).toBe(refused)
  })
})

describe('a renege', () => {
  const HELD = ['KH', '9D', '2C', '3S'] as const
  /** Bob says go at 29 with the two of clubs in his hand. */
  const reneged = (rules: Rules) => unpaidReneges(played('KH TS 9D - -', { rules }).game, 1, HELD)

  it('costs the offender the table’s penalty, once for each go [ACC; Enquire Within]', () => {
    expect(reneged(SIX)).toMatchObject([
      { seat: 1, count: 29, cards: ['2C'], pegs: [{ side: 0, points: 2, note: 'renege' }] },
    ])
  })

  it('costs the other way round in lowball', () => {
    expect(reneged(asLowball(SIX))).toMatchObject([{ pegs: [{ side: 1, points: 2 }] }])
  })

  it('is only reported where the house has no penalty for it', () => {
    expect(reneged({ ...SIX, penalties: [] })).toMatchObject([{ pegs: [] }])
  })
})
