import { expect, test } from 'vitest'
import { BEGUN, came, nightWith, result } from './night.fixture.ts'
import { type NightEntry, replayNight } from './night.ts'
import { paidOut, SHARES, seasonOf } from './season.ts'

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
