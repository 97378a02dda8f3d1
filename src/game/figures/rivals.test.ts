import { describe, expect, test } from 'vitest'
import { PRESETS } from '../../rules/presets.ts'
import { summaryOf } from '../record/game-summary.ts'
import { openLog, pegBy, taps } from '../record/log.fixture.ts'
import type { Renamed } from '../record/player-names.ts'
import { figuresOf, type PlayerFigures } from './player-figures.ts'
import { type RivalGame, rivalsIn, winsBetween, winsIn } from './rivals.ts'

const year = (at: number) => 2020 + Math.floor(at / 100)

const { game } = taps(
  openLog({ dealer: 1, scores: [80, 100] }),
  { type: 'turn-starter', card: 'KH' },
  pegBy(1, 6),
  { type: 'end-play' },
  { type: 'count', of: 0, cards: ['7D', '8S', '8C', '9H'] },
  pegBy(0, 20),
  pegBy(0, 20),
)

function figures(key: 'ann' | 'bob', of = game): PlayerFigures {
  const found = figuresOf('g', of).get(key)
  if (!found) throw new Error(`nobody is called ${key}`)
  return found
}

/** A game of Ann and Bob that one of them won. */
function met(at: number, winner: 0 | 1, ann: Partial<PlayerFigures> = {}, bob: typeof ann = {}): RivalGame {
  const usual = (won: boolean) => ({ at, won: won ? 1 : 0, margin: won ? 10 : 0, leadLost: won ? 0 : 5 })
  return [
    { ...figures('ann'), dealtFirst: { games: 1, won: 1 - winner }, ...usual(winner === 0), ...ann },
    { ...figures('bob'), dealtFirst: { games: 0, won: 0 }, ...usual(winner === 1), ...bob },
  ]
}

describe('two players against each other', () => {
  test('wins, streaks, skunks, margins and years', () => {
    const all = rivalsIn(
      [
        met(1, 0),
        met(2, 0, { margin: 31, skunksGiven: { times: 1, double: 0 } }),
        met(101, 1, { leadLost: 27 }),
        met(103, 0),
      ].toReversed(),
      year,
    )
    expect(all.games).toBe(4)
    expect(all.rivals[0]).toMatchObject({
      name: 'Ann',
      won: 3,
      skunksGiven: { times: 1 },
      longest: 2,
      streak: 1,
      leadLost: 27,
      margin: 51,
      dealtFirst: { games: 4, won: 3 },
    })
    expect(all.rivals[1]).toMatchObject({
      name: 'Bob',
      won: 1,
      longest: 1,
      streak: 0,
      leadLost: 5,
      dealtFirst: { games: 0 },
    })
    expect(all.byYear).toEqual([
      { year: 2021, won: [1, 1] },
      { year: 2020, won: [2, 0] },
    ])
  })

  test('wins are the player’s own', () => {
    expect(winsIn([met(1, 0), met(2, 1), met(3, 0), met(4, 0)])).toEqual([3, 1])
  })

  test('a game gives its winner, margin, largest leads and best hands', () => {
    expect(figures('ann')).toMatchObject({
      won: 1,
      duels: 1,
      margin: 15,
      leadLost: 0,
      skunksGiven: { times: 0 },
      dealtFirst: { games: 0, won: 0 },
      best: { points: 12 },
    })
    expect(figures('bob')).toMatchObject({
      won: 0,
      margin: 0,
      leadLost: 26,
      dealtFirst: { games: 1, won: 0 },
    })
    expect(figures('bob').best).toBeUndefined()
    expect(figuresOf('g', openLog({ dealer: 1 }).game).size).toBe(0)
  })

  test('the largest lead lost is over the next of three', () => {
    const three = taps(
      openLog({ rules: PRESETS['three-hand'], dealer: 2, scores: [100, 90, 60] }),
      { type: 'turn-starter', card: 'KH' },
      pegBy(1, 31),
    ).game
    expect(figures('ann', three)).toMatchObject({ won: 0, leadLost: 10, duels: 0 })
    expect(figures('bob', three)).toMatchObject({ won: 1, margin: 21 })
  })

  test('a win of two game points is no skunk', () => {
    const wonAgainst = (score: number) =>
      taps(openLog({ rules: PRESETS.acc, dealer: 1, scores: [115, score] }), pegBy(0, 6)).game
    expect(figures('ann', wonAgainst(100)).skunksGiven.times).toBe(0)
    expect(figures('ann', wonAgainst(60)).skunksGiven.times).toBe(1)
  })
})

const stored = (winner: number, change: Partial<ReturnType<typeof summaryOf>> = {}) => ({
  ...summaryOf('g0', game, 1),
  winners: [winner],
  ...change,
})

describe('the wins of two players', () => {
  const won = (players: string[], winner: number) => stored(winner, { players })
  const all = [
    won(['Ann', 'Bob'], 0),
    won(['bob', 'Annie'], 0),
    won(['Ann', 'Bob'], 0),
    won(['Ann', 'Annie'], 1),
  ]
  test.each<[string, Renamed, string[], number[] | undefined]>([
    ['by their names', [], ['Ann', 'Bob'], [2, 0]],
    ['the other way round', [], ['Bob', 'ann '], [0, 2]],
    ['after a merge', [['Annie', 'Ann']], ['Ann', 'Bob'], [2, 1]],
    ['asked for by an old name', [['Annie', 'Ann']], ['Annie', 'Bob'], [2, 1]],
    ['of one player who was two', [['Annie', 'Ann']], ['Ann', 'Annie'], undefined],
    ['who never met', [], ['Ann', 'Cleo'], undefined],
  ])('%s', (_, renamed, players, wins) => {
    expect(winsBetween({ players, sideOfSeat: [0, 1] }, all, renamed)?.won).toEqual(wins)
  })

  test('are the winner’s own from any seat and side', () => {
    const turned = stored(0, { players: ['Bob', 'Ann'], sideOfSeat: [1, 0] })
    expect(winsBetween({ players: ['Ann', 'Bob'], sideOfSeat: [0, 1] }, [turned], [])?.won).toEqual([1, 0])
  })
})
