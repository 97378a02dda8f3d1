import { expect, it } from 'vitest'
import type { GameSummary } from '../record/game-summary.ts'
import { dealAgain, lostLast, pairsIn } from './deal-again.ts'
import { formOf, withSeats } from './setup-form.ts'

const game = (players: readonly string[], winner?: number) =>
  ({
    players,
    sideOfSeat: players.map((_, seat) => seat),
    marks: ['c', 'd', 'a'].slice(0, players.length),
    winners: winner === undefined ? [] : [winner],
  }) as unknown as GameSummary

it('pairs are those who met, newest first, each as they sat last', () => {
  const games = [
    game(['Bob', 'ANN'], 0),
    game(['Ann', 'Cleo'], 1),
    game(['Ann', 'Bob'], 0),
    game(['A', 'B', 'C']),
  ]
  expect(pairsIn(games).map(({ players }) => players)).toEqual([
    ['Bob', 'ANN'],
    ['Ann', 'Cleo'],
  ])
  expect(pairsIn([game(['Ann', '']), game(['Ann', 'ann'])])).toEqual([])
})

it('the loser of the last finished game deals the next, whoever sat where', () => {
  const [pair] = pairsIn([game(['Bob', 'Ann']), game(['Ann', 'Bob'], 0)])
  const setup = dealAgain(formOf(), pair)
  expect(setup).toMatchObject({ players: ['Bob', 'Ann'], marks: ['c', 'd'], dealer: 0 })
})

it('who lost the last game of two is known by name, whoever sits where', () => {
  const games = [game(['Bob', 'Ann']), game(['Ann', 'Bob'], 0), game(['Ann', 'Cleo'], 1)]
  expect(lostLast(games, ['Ann', 'BOB'])).toBe(1)
  expect(lostLast(games, ['Bob', 'Ann'])).toBe(0)
  expect(lostLast(games, ['Ann', 'Dot'])).toBeUndefined()
})

it('before a game was finished, and where the rules say so, the table cuts', () => {
  const [fresh] = pairsIn([game(['Ann', 'Bob'])])
  expect(dealAgain(formOf(), fresh).dealer).toBeUndefined()
  const [pair] = pairsIn([game(['Ann', 'Bob'], 0)])
  const form = formOf()
  expect(dealAgain({ ...form, rules: { ...form.rules, nextDealer: 'cut' } }, pair).dealer).toBeUndefined()
})

it('two of a larger table play by rules for two', () => {
  const [pair] = pairsIn([game(['Ann', 'Bob'], 0)])
  expect(dealAgain(withSeats(formOf(), 4), pair).rules.sideOfSeat).toEqual([0, 1])
})
