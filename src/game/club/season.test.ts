import { expect, test } from 'vitest'
import type { Money, PotName } from './format.ts'
import { BEGUN, came, nightWith, result } from './night.fixture.ts'
import { type NightEntry, replayNight } from './night.ts'
import { paidOut, prizesOf, SHARES, seasonOf } from './season.ts'

/** Ann beats Bob in six games by so many holes. */
const six = (holes: number, ...others: readonly NightEntry[]) =>
  replayNight(
    nightWith([
      ...came(2),
      ...others,
      ...Array.from({ length: 6 }, (_, round) => [BEGUN, result(round, 1, [holes, -holes])]).flat(),
    ]),
  )

test('a season adds nights up; twelve game points in a night are a rating point, and guests are not in it', () => {
  const guest: NightEntry = { type: 'came', name: 'Zoë', guest: true }
  const season = seasonOf([six(5), six(31), replayNight(nightWith([...came(2), guest, BEGUN]))])
  expect(
    season.map(({ name, nights, played, points, rating, net }) => [
      name,
      nights,
      played,
      points,
      rating,
      net,
    ]),
  ).toEqual([
    ['Ann', 2, 12, 30, 2, 216],
    ['Bob', 2, 12, 0, 0, -216],
  ])
})

test.each([
  [130, SHARES[0], [130]],
  [130, SHARES[2], [65, 39, 26]],
  [131, SHARES[2], [66, 39, 26]],
  [7, SHARES[3], [4, 2, 1, 0]],
  [0, SHARES[1], [0, 0]],
])('a pot of %i is paid out in whole coins, all of it', (pot, shares, paid) => {
  expect(paidOut(pot, shares)).toEqual(paid)
})

const MONEY: Money = { fee: 3, shares: [60, 40], pots: [1, 0, 2] }
const had = (pot: PotName, player: number): NightEntry => ({ type: 'had', pot, player })
const paying = (night: ReturnType<typeof six>, money: Money = MONEY) => ({ ...night, money })
const said = (...nights: Parameters<typeof prizesOf>[0]) =>
  prizesOf(nights).map(({ for: what, player, sum }) => `${what}: ${player} ${sum}`)

test('places and pots are paid; a pot without a winner and a place without a player roll on to the next night; nobody has paid for one that was not played', () => {
  const first = paying(six(5, had('24', 1), had('24', 0)))
  expect(said(first)).toEqual(['60: 0 4', '40: 1 2', '29: undefined 2', '24: 1 2', '24: 0 2'])
  expect(said(first, paying(six(5)))).toEqual(['60: 0 4', '40: 1 2', '29: undefined 4', '24: undefined 4'])
  const unplayed = paying(replayNight(nightWith(came(2))))
  expect(said(unplayed, paying(six(5, had('29', 0))))).toEqual([
    '60: 0 4',
    '40: 1 2',
    '29: 0 2',
    '24: undefined 4',
  ])
})

test('a night without stakes still pays what has rolled on', () => {
  expect(said(paying(six(5)), six(5, had('29', 1)))).toEqual(['29: 1 2', '24: undefined 4'])
})

test('the grand slam goes to who won all games of a night that is over', () => {
  const pots: Money = { fee: 0, shares: [100], pots: [0, 0, 0, 0, 5] }
  const over = six(5)
  expect(said(paying(over, pots))).toEqual(['slam: undefined 10'])
  expect(said(paying({ ...over, format: { ...over.format, games: 6 } }, pots))).toEqual(['slam: 0 10'])
})

test('what a scanned result knew stays though it is corrected, until the table is scanned again, and a seat or player that is not there has nothing', () => {
  const scanned = {
    ...result(0, 1, [9, -9]),
    had: [
      { pot: '28', seat: 1 },
      { pot: '28', seat: 5 },
    ],
  } as NightEntry
  const night = replayNight(nightWith([...came(2), BEGUN, scanned, result(0, 1, [8, -8])]))
  expect(night.had).toEqual([{ pot: '28', player: night.rounds[0]?.tables[0]?.sides[1]?.[0] }])
  const again = { ...result(0, 1, [9, -9]), had: [] } as NightEntry
  expect(replayNight(nightWith([...came(2), BEGUN, scanned, again])).had).toEqual([])
  expect(replayNight(nightWith([...came(2), had('29', 2)])).had).toEqual([])
})
