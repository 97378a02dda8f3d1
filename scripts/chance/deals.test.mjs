import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chanceAtDeal, readChances } from '../../src/game/figures/chance.ts'
import * as card from '../../src/rules/card.ts'
import * as play from '../../src/rules/play.ts'
import * as presets from '../../src/rules/presets.ts'
import * as totals from '../../src/rules/table-total.fixture.ts'
import { calibrate, chancesOf, makeTable, randomFrom } from './deals.mjs'

const engine = { ...card, ...play, ...presets, ...totals }
const deal = makeTable(engine, randomFrom(7))

test('the two players play as people do: their means are within 0.2 of the published ones', () => {
  const deals = Array.from({ length: 10_000 }, deal)
  /** @param {(one: ReturnType<typeof deal>) => number} points */
  const mean = (points) => deals.reduce((sum, one) => sum + points(one), 0) / deals.length
  expect(Math.abs(mean(({ play: [dealer] }) => dealer) - 3.5)).toBeLessThan(0.2)
  expect(Math.abs(mean(({ play: [, pone] }) => pone) - 2.1)).toBeLessThan(0.2)
  expect(Math.abs(mean(({ shown: [pone] }) => pone) - 8.1)).toBeLessThan(0.2)
  expect(Math.abs(mean(({ shown: [, dealer] }) => dealer) - 8)).toBeLessThan(0.2)
  expect(Math.abs(mean(({ shown: [, , crib] }) => crib) - 4.7)).toBeLessThan(0.2)
})

test('in fresh games the dealer wins as often as the table says', () => {
  const table = readChances(readFileSync('src/game/figures/chance.txt', 'utf8'))
  /** @type {(dealer: number, pone: number) => number} */
  const chanceAt = (dealer, pone) => chanceAtDeal(table, dealer, pone)
  const { tenths, first } = calibrate(deal, chanceAt, 121, 12_000)
  expect(Math.abs(first - 0.556)).toBeLessThan(0.045)
  for (const { said, won } of tenths) expect(Math.abs(won - said)).toBeLessThan(0.06)
})

test('who is home in the middle of a deal has won, and then nobody counts', () => {
  const pegs = [1, -12, 8, 4]
  const chances = chancesOf([{ pegs, play: [1, 0], shown: [12, 8, 4] }], 31)
  // Each deal is this one: pone counts 12 before the dealer counts.
  expect(chances[30 * 31 + 30]).toBe(1)
  expect(chances[29 * 31 + 19]).toBe(0)
  expect(chances[18 * 31 + 18]).toBe(1)
})
