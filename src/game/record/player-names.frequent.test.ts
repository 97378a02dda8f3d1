import { expect, it } from 'vitest'
import { type GameSummary, summaryOf } from './game-summary.ts'
import { openLog } from './log.fixture.ts'
import { frequentPlayers } from './player-names.ts'

const game = (players: readonly string[], state: GameSummary['state'] = 'over'): GameSummary => {
  return { ...summaryOf('g1', openLog().game, 0), players: [...players], state }
}

it('who has sat most often comes first, under the name as it was typed last', () => {
  const games = [game(['Bob', 'ANN']), game(['Ann', 'Cleo']), game(['Ann', 'Bob'])]
  expect(frequentPlayers(games, 5)).toEqual(['ANN', 'Bob', 'Cleo'])
  expect(frequentPlayers(games, 2)).toEqual(['ANN', 'Bob'])
})

it('games that continue or were given up do not count, nor does a seat without a name', () => {
  expect(frequentPlayers([game(['Ann', 'Bob'], 'live'), game(['Ann', 'Bob'], 'abandoned')], 5)).toEqual([])
  expect(frequentPlayers([game(['', 'Bob'])], 5)).toEqual(['Bob'])
})

it('a name at both seats is one player', () => {
  expect(frequentPlayers([game(['Ann', 'ann']), game(['Bob', 'Cleo']), game(['Bob', 'Dan'])], 1)).toEqual([
    'Bob',
  ])
})
