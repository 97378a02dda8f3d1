import { describe, expect, it } from 'vitest'
import { PRESETS } from '../../rules/presets.ts'
import type { MatchRules, Rules } from '../../rules/rules.ts'
import { summaryOf } from './game-summary.ts'
import { type Log, openLog, pegBy, tap, taps } from './log.fixture.ts'
import {
  gamesNeeded,
  hasGameBefore,
  matchBefore,
  matchStanding,
  nextMatch,
  outcomeOf,
  standingWith,
} from './match.ts'

const standing = (match: MatchRules, sides: number, outcomes: Parameters<typeof matchStanding>[2]) =>
  matchStanding({ match, win: 1 }, sides, outcomes)
const by = (side: number, games = 1) => ({ winners: [side], games })
const bestOf = (games: number): MatchRules => ({ type: 'best-of', games })
const firstTo = (games: number): MatchRules => ({ type: 'first-to', games })

describe('games that win a match', () => {
  it.each<[string, MatchRules, number]>([
    ['a single game is a match of one', { type: 'single' }, 1],
    ['first to four needs four', firstTo(4), 4],
    ['best of three needs two (the league’s legs)', bestOf(3), 2],
    ['best of seven needs four (S4:L5, seven holes)', bestOf(7), 4],
  ])('%s', (_, match, needed) => {
    expect(gamesNeeded(match)).toBe(needed)
  })
})

describe('games won in a match', () => {
  it('nobody has won before the first game', () => {
    expect(standing(bestOf(3), 2, [])).toEqual({ won: [0, 0], needed: 2, winners: [] })
  })

  it('best of three continues at one all and ends two to one', () => {
    expect(standing(bestOf(3), 2, [by(0), by(1)])).toMatchObject({ won: [1, 1], winners: [] })
    expect(standing(bestOf(3), 2, [by(0), by(1), by(1)])).toMatchObject({ won: [1, 2], winners: [1] })
  })

  it('games that are all played go on when one side has most, and may end level (shgddcl.co.uk)', () => {
    const allOf = (games: number): MatchRules => ({ type: 'all-of', games })
    expect(standing(allOf(3), 2, [by(0), by(0)])).toMatchObject({ won: [2, 0], winners: [] })
    expect(standing(allOf(3), 2, [by(0), by(0), by(1), by(1)])).toMatchObject({ won: [2, 1], winners: [0] })
    expect(standing(allOf(2), 2, [by(0), undefined])).toMatchObject({ winners: [] })
    expect(standing(allOf(2), 2, [by(0), by(1)])).toMatchObject({ won: [1, 1], winners: [0, 1] })
    // A skunk of two is one game of those that are played.
    expect(standing(allOf(3), 2, [by(0, 2), by(1)])).toMatchObject({ won: [2, 1], winners: [] })
  })

  it('a skunk counts two games and a double skunk three (S4:L81-83)', () => {
    expect(standing(firstTo(5), 2, [by(0, 2), by(1), by(0, 3)])).toMatchObject({
      won: [5, 1],
      winners: [0],
    })
  })

  it('with game points a win counts two, so that a skunk of three is one and a half wins (ACC 2010, 12.1)', () => {
    const { skunks, win } = PRESETS.acc
    const rules = { match: firstTo(3), win }
    const skunk = by(0, skunks[0]?.games)
    expect(matchStanding(rules, 2, [skunk, by(1, win)])).toEqual({ won: [3, 2], needed: 6, winners: [] })
    expect(matchStanding(rules, 2, [skunk, skunk])).toMatchObject({ won: [6, 0], winners: [0] })
  })

  it('with three sides a skunk may be counted for each loser who is behind the line', () => {
    const three: Rules = PRESETS['three-hand']
    const each: Rules = { ...three, skunkBy: 'each' }
    const games = (rules: Rules, ...scores: number[]) => outcomeOf(rules, 0, [121, ...scores], 'hand').games
    expect(games(three, 91, 60)).toBe(1)
    expect(games(each, 91, 60)).toBe(3)
    expect(games(each, 90, 60)).toBe(4)
    expect(games(each, 91, 91)).toBe(1)
    expect(outcomeOf(each, 0, [121, 90, 60], 'hand').skunk?.name).toBe('double skunk')
  })

  it('a match is over when it is decided: later games are out of it', () => {
    expect(standing(firstTo(2), 2, [by(0), by(0), by(1)])).toEqual({
      won: [2, 0],
      needed: 2,
      winners: [0],
    })
  })

  it('a game given up counts for nobody', () => {
    expect(standing(firstTo(2), 2, [by(1), undefined])).toMatchObject({ won: [0, 1] })
  })

  it('a lowball game shared by two sides counts for both, and may give them the match together', () => {
    const shared = { winners: [0, 2], games: 1 }
    expect(standing({ type: 'single' }, 3, [shared])).toMatchObject({ won: [1, 0, 1], winners: [0, 2] })
  })

  it('three sides keep their games apart', () => {
    expect(standing(firstTo(3), 3, [by(2), by(0), by(2, 2)])).toMatchObject({
      won: [1, 0, 3],
      winners: [2],
    })
  })
})

describe('an older game of a match corrected after the next has begun', () => {
  const rules = { ...PRESETS['six-card-121'], match: firstTo(3) }
  const older = taps(
    openLog({ rules, dealer: 0, scores: [119, 89] }),
    { type: 'skip' },
    pegBy(1, 2),
    pegBy(0, 2),
  )
  const [peg, winning] = older.game.lines.slice(-2)
  const next = openLog({ rules, dealer: 1 }).game
  const standing = ({ game }: Log) =>
    standingWith([summaryOf('g1', game, 0)], { ...next, match: { id: 'm1', index: 1 } })

  it('counts for the match what it then came to', () => {
    expect(standing(older).won).toEqual([1, 0])
    const skunk = tap(older, { type: 'remove', target: peg!.seq })
    expect(standing(skunk).won).toEqual([2, 0])
    const other = tap(older, {
      type: 'amend',
      target: peg!.seq,
      with: { type: 'pegged', side: 1, points: 40, reason: 'other' },
    })
    expect(standing(other).won).toEqual([0, 1])
  })

  it('counts for nobody while it continues again', () => {
    const live = tap(older, { type: 'remove', target: winning!.seq })
    expect(standing(live).won).toEqual([0, 0])
    expect(summaryOf('g1', live.game, 0)).toMatchObject({ state: 'live', winners: [], games: 0 })
  })
})

describe('one match after another at the same table', () => {
  it('each has an id of its own, which leads to the one before', () => {
    const first = { id: 'm', index: 4 }
    const second = nextMatch(first)
    const third = nextMatch({ ...second, index: 2 })
    expect([second, third]).toEqual([
      { id: 'm~2', index: 0 },
      { id: 'm~3', index: 0 },
    ])
    expect([first, second, third].map(matchBefore)).toEqual([undefined, 'm', 'm~2'])
  })

  it('only the very first game has none before it', () => {
    expect(hasGameBefore({ id: 'm', index: 0 })).toBe(false)
    expect(hasGameBefore({ id: 'm', index: 1 })).toBe(true)
    expect(hasGameBefore({ id: 'm~2', index: 0 })).toBe(true)
  })
})
