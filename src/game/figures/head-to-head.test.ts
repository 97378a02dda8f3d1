import { describe, expect, test } from 'vitest'
import { PRESETS } from '../../rules/presets.ts'
import { openLog, pegBy, taps } from '../record/log.fixture.ts'
import type { Renamed } from '../record/player-names.ts'
import { type Duel, duelOf, headToHead, winsBetween, winsIn } from './head-to-head.ts'

const year = (at: number) => 2020 + Math.floor(at / 100)

const duel = (at: number, winner: number | undefined, more: Partial<Duel> = {}): Duel => ({
  gameId: `g${at}`,
  at,
  players: ['Ann', 'Bob'],
  winner,
  margin: 10,
  skunk: false,
  firstDealer: 0,
  leads: [5, 5],
  best: [undefined, undefined],
  ...more,
})

describe('two players against each other', () => {
  test('wins, streaks, skunks, margins and years, whoever sat where', () => {
    const all = headToHead(
      [
        { duel: duel(1, 0), seat: 0 },
        { duel: duel(2, 1, { players: ['Bob', 'Ann'], margin: 31, skunk: true, firstDealer: 1 }), seat: 1 },
        { duel: duel(101, 1, { leads: [27, 3] }), seat: 0 },
        { duel: duel(102, undefined), seat: 0 },
        { duel: duel(103, 0), seat: 0 },
      ].toReversed(),
      year,
    )
    expect(all.games).toBe(5)
    expect(all.rivals[0]).toMatchObject({
      won: 3,
      skunks: 1,
      longest: 2,
      streak: 1,
      leadLost: 27,
      margin: 51,
      dealtFirst: { games: 5, won: 3 },
    })
    expect(all.rivals[1]).toMatchObject({
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

  test('wins are the player’s own from any seat, and a shared game is nobody’s', () => {
    const meetings = [
      { duel: duel(1, 0), seat: 0 },
      { duel: duel(2, 1), seat: 1 },
      { duel: duel(3, 0), seat: 1 },
      { duel: duel(4, 1), seat: 1 },
      { duel: duel(5, undefined), seat: 0 },
    ]
    expect(winsIn(meetings)).toEqual([3, 1])
  })

  test('a game gives its winner, margin, largest leads and best hands', () => {
    const log = taps(
      openLog({ dealer: 1, scores: [80, 100] }),
      { type: 'turn-starter', card: 'KH' },
      pegBy(1, 6),
      { type: 'end-play' },
      { type: 'count', of: 0, cards: ['7D', '8S', '8C', '9H'] },
      pegBy(0, 20),
      pegBy(0, 20),
    )
    expect(duelOf('g', log.game)).toMatchObject({
      winner: 0,
      margin: 15,
      skunk: false,
      firstDealer: 1,
      leads: [15, 26],
      best: [{ points: 12 }, undefined],
    })
    const unfinished = openLog({ dealer: 1 }).game
    expect(duelOf('g', unfinished)).toBeUndefined()
  })

  test('a win of two game points is no skunk', () => {
    const wonAgainst = (score: number) =>
      taps(openLog({ rules: PRESETS.acc, dealer: 1, scores: [115, score] }), pegBy(0, 6)).game
    expect(duelOf('g', wonAgainst(100))?.skunk).toBe(false)
    expect(duelOf('g', wonAgainst(60))?.skunk).toBe(true)
  })
})

describe('the wins of two players', () => {
  const all = [
    { players: ['Ann', 'Bob'], winner: 0 },
    { players: ['bob', 'Annie'], winner: 1 },
    { players: ['Ann', 'Bob'], winner: undefined },
    { players: ['Ann', 'Annie'], winner: 1 },
  ]
  test.each<[string, Renamed, readonly string[], unknown]>([
    ['by their names', [], ['Ann', 'Bob'], { games: 2, won: [1, 0] }],
    ['the other way round', [], ['bob', 'ann '], { games: 2, won: [0, 1] }],
    ['after a merge', [['Annie', 'Ann']], ['Ann', 'Bob'], { games: 3, won: [2, 0] }],
    ['asked for by an old name', [['Annie', 'Ann']], ['Annie', 'Bob'], { games: 3, won: [2, 0] }],
    ['of one player who was two', [['Annie', 'Ann']], ['Ann', 'Annie'], undefined],
    ['who never met', [], ['Ann', 'Cleo'], undefined],
    ['without names', [], ['', ''], undefined],
  ])('%s', (_, renamed, names, wins) => {
    expect(winsBetween(all, names, renamed)).toEqual(wins)
  })
})
