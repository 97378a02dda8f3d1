import { describe, expect, test } from 'vitest'
import { PRESETS } from '../../rules/presets.ts'
import { summaryOf } from '../record/game-summary.ts'
import { openLog, pegBy, taps } from '../record/log.fixture.ts'
import type { Renamed } from '../record/player-names.ts'
import { eveningOf } from './evening.ts'

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
