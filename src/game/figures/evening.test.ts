import { describe, expect, it, test } from 'vitest'
import { PRESETS } from '../../rules/presets.ts'
import { type GameSummary, summaryOf } from '../record/game-summary.ts'
import { openLog, pegBy, taps } from '../record/log.fixture.ts'
import { outcomeOf } from '../record/match.ts'
import type { Renamed } from '../record/player-names.ts'
import { eveningOf, standingsOf } from './evening.ts'

const SINCE = 1_000

/** Ann beats Bob with the first two points. */
const { game } = taps(
  openLog({ dealer: 1, scores: [119, 84] }),
  { type: 'turn-starter', card: 'KH' },
  pegBy(0, 2),
)

const evening = (games: Parameters<typeof eveningOf>[1], renamed: Renamed = [], table = game) =>
  eveningOf(table, games, SINCE, renamed)

const stored = (winner: number, change: Partial<ReturnType<typeof summaryOf>> = {}) => ({
  ...summaryOf('g0', game, SINCE + 1),
  matchId: 'm0',
  winners: [winner],
  ...change,
})

describe('the games of an evening', () => {
  test('are added up with the one on the table, a skunk as one', () => {
    expect(evening([stored(0), stored(1), stored(1)])?.won).toEqual([2, 2])
  })

  test('of one game there is nothing to add up', () => {
    expect(evening([])).toBeUndefined()
  })

  test('the game on the table is counted once, though it is stored', () => {
    const itself = stored(0, { matchId: game.match.id, matchIndex: game.match.index })
    expect(evening([itself, stored(1)])?.won).toEqual([1, 1])
  })

  test('players may change seats, and their names be typed otherwise', () => {
    const turned = stored(0, { players: [' bob', 'ANN'] })
    expect(evening([turned])?.won).toEqual([1, 1])
  })

  test('a player who was renamed since is the same one, at this table and at those before', () => {
    const asAnnie = stored(0, { players: ['Annie', 'Bob'] })
    expect(evening([asAnnie], [['Annie', 'Ann']])?.won).toEqual([2, 0])
    expect(evening([asAnnie], [['Ann', 'Annie']])?.won).toEqual([2, 0])
  })

  test('where both players became one there is nothing to add up', () => {
    expect(evening([stored(0)], [['Bob', 'Ann']])).toBeUndefined()
    const [cleo, dan] = [stored(0, { players: ['Ann', 'Cleo'] }), stored(0, { players: ['Ann', 'Dan'] })]
    expect(evening([cleo, dan], [['Cleo', 'Ann']])).toBeUndefined()
  })

  test.each([
    ['of other players', { players: ['Ann', 'Cleo'] }],
    ['that was given up', { state: 'abandoned', winners: [] }],
    ['of the day before', { updatedAt: SINCE - 1 }],
  ] as const)('a game %s is left out', (_, change) => {
    expect(evening([stored(1, change)])).toBeUndefined()
  })

  test('other partners are other sides', () => {
    const table = { rules: PRESETS['four-partners'], dealer: 3, scores: [119, 84] }
    const four = taps(openLog(table), { type: 'turn-starter', card: 'KH' }, pegBy(0, 2)).game
    const before = { ...summaryOf('g0', four, SINCE), matchId: 'm0' }
    expect(evening([before], [], four)?.won).toEqual([2, 0])
    const parted = { ...before, players: ['Ann', 'Cleo', 'Bob', 'Dan'] }
    expect(evening([parted], [], four)).toBeUndefined()
  })
})

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
  standingsOf(games).map(({ name, played, won: wins, skunks, points, spread }) =>
    [name, played, wins, skunks, points, spread].join(' '),
  )

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

  it('a name on two sides of one table cannot be told apart, and a seat without one is nobody', () => {
    expect(table(won(['Ann', 'ann'], [121, 110]), won(['Bob', ''], [121, 110]))).toEqual(['Bob 1 1 0 2 11'])
  })
})
