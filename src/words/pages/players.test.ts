import { describe, expect, it } from 'vitest'
import type { PlayerFigures } from '../../game/figures/player-figures.ts'
import { sayFigureNotes, sayFigures, sayGames, sayMean, sayRace, sayRead, sayUnknown } from './players.ts'

const NONE = { points: 0, times: 0, expected: 0 }

const ANN: PlayerFigures = {
  name: 'Ann',
  at: 0,
  gameId: 'g1',
  games: 1204,
  duels: 0,
  dealtFirst: { games: 0, won: 0 },
  margin: 0,
  leadLost: 0,
  won: 700,
  partnered: 0,
  skunksGiven: { times: 3, double: 1 },
  skunksTaken: { times: 2, double: 0 },
  hand: { points: 122, times: 14 },
  crib: { points: 28, times: 6 },
  play: { points: 37, times: 14 },
  nineteens: 5,
  mugginsLost: 7,
  mugginsTaken: 4,
  asDealer: { points: 105, times: 6, expected: 972 },
  asPone: { points: 50, times: 5, expected: 505 },
  race: [],
}

const values = (figures: PlayerFigures, crib = 'crib') =>
  Object.fromEntries(sayFigures(figures, crib).map(({ name, value }) => [name, value]))

describe('a player in figures', () => {
  it('is shown line by line, means to one place', () => {
    expect(values(ANN)).toEqual({
      'Skunks won': '3, 1 double',
      'Skunks suffered': '2',
      'Average hand': '8.7',
      'Average crib': '4.7',
      'Pegged per deal': '2.6',
      'Points per deal as dealer': '17.5, par 16.2',
      'Points per deal as non-dealer': '10.0, par 10.1',
      Nineteens: '5',
      'Lost to muggins': '7',
      'Taken by muggins': '4',
    })
  })

  it('has no line about par where there is none', () => {
    const rows = values({ ...ANN, asDealer: NONE, asPone: NONE })
    expect(Object.keys(rows).filter((name) => name.startsWith('Points per deal'))).toEqual([])
  })

  it('has a box where the table says so, and a dash where there was nothing to count', () => {
    expect(values({ ...ANN, crib: NONE }, 'box')['Average box']).toBe('–')
    expect(sayMean(NONE)).toBe('–')
  })

  it('says what is counted together', () => {
    expect(sayFigureNotes(ANN)).not.toContain('partners')
    expect(sayFigureNotes({ ...ANN, partnered: 1 })).toContain('With partners, the pegging')
    expect(sayFigureNotes({ ...ANN, asDealer: NONE })).not.toContain('Par ')
  })

  it('is found by games and name', () => {
    expect(sayGames(ANN)).toBe('1,204 games, 700 won')
    expect(sayGames({ ...ANN, games: 1, won: 0 })).toBe('1 game, 0 won')
    expect(sayUnknown('Zoe')).toBe('Nobody called Zoe has finished a game here.')
  })
})

it('while the games are read, the figures say of how many they are', () => {
  expect(sayRead({ read: 2300, of: 10_000 })).toBe('2,300 of 10,000 games read')
  expect(sayRead({ read: 10_000, of: 10_000 })).toBe('All games')
})

it('the chart has a sentence', () => {
  expect(sayRace({ deal: 6, scores: [75.24, 78.9] })).toBe(
    'After 6 deals: 75.2 points on average. Dotted: par, 78.9.',
  )
  expect(sayRace({ deal: 1, scores: [12, 10.1] })).toMatch(/^After 1 deal: 12.0 points on average/)
})
