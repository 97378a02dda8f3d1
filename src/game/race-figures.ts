import { type ExpectedPoints, expectedPoints } from '../rules/expected-points.ts'
import { showOrder, sideOf } from '../rules/rules.ts'
import type { Deal, Game } from './game.ts'
import { linesFrom, type Tally, tallyOf } from './statistics.ts'

/** Points, how often, and what was to be expected of as many, in tenths. */
export interface Against extends Tally {
  readonly expected: number
}

/** Where a player stood after so many deals: the sum over `times` games. */
export type RaceSum = Against

export interface WhatWasExpected {
  readonly asDealer: Against
  readonly asPone: Against
  readonly race: readonly RaceSum[]
}

const NOTHING: Against = { points: 0, times: 0, expected: 0 }

/** A seat’s deals against the published average. Only whole deals: one cut short by the win is no average deal. */
export function whatWasExpected(game: Game, seat: number): WhatWasExpected {
  const expected = expectedPoints(game.rules)
  if (!expected) return { asDealer: NOTHING, asPone: NOTHING, race: [] }
  const whole = wholeDeals(game)
  const made = (deals: readonly Deal[], each: number): Against => ({
    points: deals.reduce((sum, deal) => sum + pointsIn(game, deal, seat), 0),
    times: deals.length,
    expected: deals.length * each,
  })
  return {
    asDealer: made(
      whole.filter((deal) => deal.dealer === seat),
      expected.dealer,
    ),
    asPone: made(
      whole.filter((deal) => deal.dealer !== seat),
      expected.pone,
    ),
    race: raceOfSeat(game, seat, expected, whole),
  }
}

/** Deals in which every hand and the crib were counted, but for the one that ended the game. */
function wholeDeals({ rules, deals }: Game): readonly Deal[] {
  return deals
    .slice(0, -1)
    .filter((deal) =>
      showOrder(rules, deal.dealer).every((holder) => deal.counts.some((count) => count.of === holder)),
    )
}

/** What cards made: the play, the hand, the crib. Heels, penalties and muggins are no part of the average. */
function pointsIn(game: Game, { number }: Deal, seat: number): number {
  const side = sideOf(game.rules, seat)
  const lines = game.lines.filter((line) => line.deal === number && line.side === side && !line.unfit)
  return (['play', 'hand', 'crib'] as const).reduce(
    (sum, source) => sum + tallyOf(linesFrom(source, lines)).points,
    0,
  )
}

/** From nought on, until the first deal that is not whole; a game joined on the way has no such race. */
function raceOfSeat(
  game: Game,
  seat: number,
  { dealer, pone }: ExpectedPoints,
  whole: readonly Deal[],
): readonly RaceSum[] {
  const side = sideOf(game.rules, seat)
  const race: RaceSum[] = []
  let expected = 0
  if (game.deals[0]?.scoresBefore.some((score) => score > 0)) return race
  for (const [i, deal] of game.deals.entries()) {
    const after = game.deals[i + 1]?.scoresBefore[side]
    if (after === undefined || !whole.includes(deal)) break
    expected += deal.dealer === seat ? dealer : pone
    race.push({ points: after, times: 1, expected })
  }
  return race
}

/** Where a player stands on average after so many deals, and where one would be expected to. */
export interface RaceMean {
  readonly deal: number
  readonly score: number
  readonly expected: number
}

/** As far as at least half of the games went: further on only the slow ones would tell. */
export function raceMeans(race: readonly RaceSum[]): readonly RaceMean[] {
  const games = race[0]?.times ?? 0
  return race
    .filter(({ times }) => times * 2 >= games)
    .map(({ points, times, expected }, i) => ({
      deal: i + 1,
      score: points / times,
      expected: expected / times / 10,
    }))
}
