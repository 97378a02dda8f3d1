import { describe, expect, it } from 'vitest'
import { PRESETS } from '../../rules/presets.ts'
import type { GameSummary } from '../record/game-summary.ts'
import { outcomeOf } from '../record/match.ts'
import { standingsOf } from './evening.ts'

/** A game as the list has it; a skunk is found by the rules. */
function won(
  players: readonly string[],
  scores: readonly number[],
  rules = PRESETS['six-card-121'],
): Pick<GameSummary, 'players' | 'sideOfSeat' | 'scores' | 'winners' | 'games'> {
  const home = scores.indexOf(rules.target)
  const { winners, games } = outcomeOf(rules, home, scores, 'hand')
  return { players: [...players], sideOfSeat: rules.sideOfSeat, scores: [...scores], winners, games }
}

const table = (...games: Parameters<typeof standingsOf>[0]) =>
  standingsOf(games).map(({ name, played, won: wins, skunks, points, plus, minus }) =>
    [name, played, wins, skunks, points, plus - minus].join(' '),
  )
const names = (...games: Parameters<typeof standingsOf>[0]) => standingsOf(games).map(({ name }) => name)

describe('the standings of an evening: played, won, skunks, points, spread', () => {
  it('two points for a win; the spread is what it was won and lost by', () => {
    const games = [won(['Ann', 'Bob'], [121, 110]), won(['bob', 'Cleo'], [121, 119])]
    expect(table(...games)).toEqual(['Ann 1 1 0 2 11', 'bob 2 1 0 2 -9', 'Cleo 1 0 0 0 -2'])
  })

  it.each([
    [91, 'Ann 1 1 0 2 30'],
    [90, 'Ann 1 1 1 3 31'],
    [60, 'Ann 1 1 1 3 61'],
  ])('121 to %i: %s', (loser, standing) => {
    expect(table(won(['Ann', 'Bob'], [121, loser]))[0]).toBe(standing)
  })

  it('a table without skunks has none', () => {
    const rules = { ...PRESETS['six-card-121'], skunks: [] }
    expect(table(won(['Ann', 'Bob'], [121, 20], rules))[0]).toBe('Ann 1 1 0 2 101')
  })

  it('partners each have what their side has', () => {
    expect(table(won(['Ann', 'Bob', 'Cleo', 'Dan'], [121, 88], PRESETS['four-partners']))).toEqual([
      'Ann 1 1 1 3 33',
      'Cleo 1 1 1 3 33',
      'Bob 1 0 0 0 -33',
      'Dan 1 0 0 0 -33',
    ])
  })

  it('of three, the winner leads the second, and each other is behind the winner', () => {
    expect(table(won(['Ann', 'Bob', 'Cleo'], [121, 104, 93], PRESETS['three-hand']))).toEqual([
      'Ann 1 1 0 2 17',
      'Bob 1 0 0 0 -17',
      'Cleo 1 0 0 0 -28',
    ])
  })

  it('in lowball the side with fewer points has won, by the difference', () => {
    const rules = { ...PRESETS['six-card-121'], firstHome: 'loses' as const, skunks: [] }
    expect(table(won(['Ann', 'Bob'], [121, 99], rules))).toEqual(['Bob 1 1 0 2 22', 'Ann 1 0 0 0 -22'])
  })

  it('keeps what was won by and lost by apart', () => {
    const games = [won(['Ann', 'Bob'], [121, 110]), won(['Bob', 'Ann'], [121, 100])]
    expect(standingsOf(games)).toMatchObject([
      { name: 'Bob', plus: 21, minus: 11 },
      { name: 'Ann', plus: 11, minus: 21 },
    ])
  })

  it('a skunk by the game points of a club is three, and no more for a double', () => {
    const { players, ...game } = won(['Ann', 'Bob'], [121, 40], PRESETS.acc)
    expect(game.games).toBe(3)
    expect(table({ ...game, players, win: 2 })[0]).toBe('Ann 1 1 1 3 81')
    expect(table({ ...won(['Ann', 'Bob'], [121, 100], PRESETS.acc), win: 2 })[0]).toBe('Ann 1 1 0 2 21')
  })

  it('level in points, games and spread, the larger plus is ahead', () => {
    // Both won one and lost one with nothing left: Ann by ten, Zoe by twenty.
    const games = [
      won(['Ann', 'Bob'], [121, 111]),
      won(['Bob', 'Ann'], [121, 111]),
      won(['Zoe', 'Cy'], [121, 101]),
      won(['Cy', 'Zoe'], [121, 101]),
    ]
    expect(names(...games)).toEqual(['Cy', 'Zoe', 'Ann', 'Bob'])
  })

  it('level in all that, the games between them decide', () => {
    // Zoe beat Ann by ten; both beat and lost to others by the same.
    const games = [
      won(['Zoe', 'Ann'], [121, 111]),
      won(['Bob', 'Zoe'], [121, 111]),
      won(['Ann', 'Cy'], [121, 111]),
    ]
    expect(names(...games)).toEqual(['Bob', 'Zoe', 'Ann', 'Cy'])
    expect(names(...games.slice(1))).toEqual(['Ann', 'Bob', 'Cy', 'Zoe'])
  })

  it('a name on two sides of one table cannot be told apart, and a seat without one is nobody', () => {
    expect(table(won(['Ann', 'ann'], [121, 110]), won(['Bob', ''], [121, 110]))).toEqual(['Bob 1 1 0 2 11'])
  })
})
