import { expect, it } from 'vitest'
import { standingsOf } from '../../game/figures/evening.ts'
import type { GameSummary } from '../../game/record/game-summary.ts'
import { sayEvening, sayGame, sayTyped } from './games.ts'

const game = (players: readonly string[], scores: readonly number[], games: number): GameSummary => ({
  id: 'g',
  startedAt: 0,
  updatedAt: 0,
  players: [...players],
  sideOfSeat: players.length === 4 ? [0, 1, 0, 1] : [0, 1],
  marks: ['a', 'b'],
  rules: 'Six-card, to 121',
  target: 121,
  scores: [...scores],
  state: 'over',
  winners: [scores.indexOf(121)],
  games,
  matchId: 'm',
  matchIndex: 0,
})

it('an evening is shared as a list that can be read in any message', () => {
  const games = [game(['Ann', 'Bob', 'Cleo', 'Dan'], [88, 121], 2), game(['Bob', 'Ann'], [121, 119], 1)]
  const typed = sayTyped({ winners: ['Ann', 'Cleo'], losers: ['Bob', 'Dan'], holes: 31 })
  const lines = [...games.map(sayGame), typed]
  const text = sayEvening('Saturday 21 November 2026', standingsOf(games), lines, ['Ann owes Bob 3.40'])
  expect(text.split('\n')).toEqual([
    'Saturday 21 November 2026',
    '',
    '1. Bob 5 points, won 2 of 2, 1 skunk, spread +35',
    '2. Dan 3 points, won 1 of 1, 1 skunk, spread +33',
    '3. Cleo 0 points, won 0 of 1, spread −33',
    '4. Ann 0 points, won 0 of 2, spread −35',
    '',
    'Bob & Dan beat Ann & Cleo, 121–88, skunk',
    'Bob beat Ann, 121–119',
    'Ann & Cleo beat Bob & Dan, by 31, skunk',
    '',
    'Ann owes Bob 3.40',
  ])
})
