import { expect, it, test } from 'vitest'
import {
  debtsOf,
  joinEvenings,
  moneyIn,
  type Stakes,
  type TypedResult,
  typedGame,
  typedNow,
  typedResult,
  withEvening,
} from './stakes.ts'

const STAKES: Stakes = { game: 100, hole: 5, skunk: 2 }
const won = (winners: string, losers: string, holes: number): TypedResult => ({
  winners: winners.split(' '),
  losers: losers.split(' '),
  holes,
})
const owed = (results: readonly TypedResult[], stakes = STAKES) =>
  debtsOf(results.map(typedGame), stakes).map(({ from, to, sum }) => `${from} ${to} ${sum}`)

test.each([
  ['a game and its holes', [won('Ann', 'Bob', 14)], ['Bob Ann 170']],
  ['a skunk twice', [won('Ann', 'Bob', 31)], ['Bob Ann 510']],
  ['one less is no skunk', [won('Ann', 'Bob', 30)], ['Bob Ann 250']],
  ['games against each other', [won('Ann', 'Bob', 14), won('bob', 'Ann', 4)], ['bob Ann 50']],
  ['nothing where all is level', [won('Ann', 'Bob', 4), won('Bob', 'Ann', 4)], []],
  ['partners each pay and get', [won('Ann Cleo', 'Bob Dan', 10)], ['Bob Cleo 150', 'Dan Ann 150']],
  ['partners alike, also of an odd sum', [won('Ann Cleo', 'Bob Dan', 1)], ['Bob Cleo 105', 'Dan Ann 105']],
  ['who is in the middle pays nobody', [won('Ann', 'Bob', 10), won('Bob', 'Cleo', 10)], ['Cleo Ann 150']],
])('%s', (_, results, debts) => {
  expect(owed(results)).toEqual(debts)
})

test('three of whom one wins: each other pays him, and only who is behind by 31 pays for a skunk', () => {
  const game = { players: ['Ann', 'Bob', 'Cleo'], sideOfSeat: [0, 1, 2], scores: [121, 111, 90] }
  expect(debtsOf([{ ...game, winners: [0], games: 2 }], STAKES)).toEqual([
    { from: 'Cleo', to: 'Ann', sum: 510 },
    { from: 'Bob', to: 'Ann', sum: 150 },
  ])
})

it('makes fewer payments than there are players: of twenty, whatever they played, nothing is left over', () => {
  const stakes = { game: 0, hole: 1, skunk: 1 }
  const many = Array.from({ length: 60 }, (_, i) =>
    won(`P${(i * 7) % 20}`, `P${(i * 11 + 3) % 20}`, 1 + (i % 29)),
  )
  const balances = new Map<string, number>()
  const add = (name: string, sum: number) => balances.set(name, (balances.get(name) ?? 0) + sum)
  for (const { winners, losers, holes } of many.filter(({ winners, losers }) => winners[0] !== losers[0])) {
    add(winners[0] ?? '', holes)
    add(losers[0] ?? '', -holes)
  }
  const debts = debtsOf(many.map(typedGame), stakes)
  for (const { from, to, sum } of debts) {
    add(from, sum)
    add(to, -sum)
  }
  expect([...balances.values()].every((sum) => sum === 0)).toBe(true)
  expect(debts.length).toBeLessThan(20)
})

test.each([
  ['Ann & Cleo', 'Bob', 9, [['Ann', 'Cleo'], ['Bob']]],
  ['Ann', ' & ', 9, undefined],
  ['Ann', 'Bob & ann', 9, undefined],
  ['Ann', 'Bob', 0, undefined],
  ['Ann', 'Bob', 1e9, undefined],
])('%s beat %s by %s is a result, or none', (winner, loser, holes, sides) => {
  const result = typedResult(winner, loser, holes)
  expect(result && [result.winners, result.losers]).toEqual(sides)
})

it('gives the players of a typed result the names that they have now', () => {
  expect(typedNow([['Bob', 'Robert']], won('Ann', 'bob', 9))).toEqual(won('Ann', 'Robert', 9))
})

test.each([
  ['1', 100],
  ['1.5', 150],
  ['0,05', 5],
  ['.25', 25],
  ['', 0],
  ['1.234', undefined],
  ['-1', undefined],
  ['one', undefined],
])('%s is an amount of %s', (typed, money) => {
  expect(moneyIn(typed)).toBe(money)
})

it('keeps of two copies of an evening the one that was changed more often, also where something was removed', () => {
  const first = withEvening([], '2026-11-21', (one) => ({ ...one, typed: [won('Ann', 'Bob', 9)] }))
  const removed = withEvening(first, '2026-11-21', (one) => ({ ...one, typed: [] }))
  expect([first[0]?.typed.length, removed[0]?.typed.length]).toEqual([1, 0])
  expect(joinEvenings(removed, first)).toEqual(removed)
  expect(joinEvenings(first, removed)).toEqual(removed)
  expect(withEvening(removed, '2026-11-22', (one) => one).map(({ day }) => day)).toEqual([
    '2026-11-22',
    '2026-11-21',
  ])
})
