import { expect, it } from 'vitest'
import { PRESETS } from '../../rules/presets.ts'
import type { Holder, Rules } from '../../rules/rules.ts'
import type { Entry } from '../record/entry.ts'
import type { Game } from '../record/game.ts'
import { append, openLog, read } from '../record/log.fixture.ts'
import { addFigures, figuresOf, type PlayerFigures } from './player-figures.ts'
import { raceMeans } from './race-figures.ts'

it('the race of many games is shown as far as half of them are long enough', () => {
  const race = [...[40, 4, 526], ...[100, 4, 1052], ...[70, 2, 789], ...[30, 1, 526]]
  expect(raceMeans(race)).toEqual([
    { deal: 1, scores: [10, 13.15] },
    { deal: 2, scores: [25, 26.3] },
    { deal: 3, scores: [35, 39.45] },
  ])
  expect(raceMeans([])).toEqual([])
})

/** Means of 2.0 and 8.1, of 3.5, 8.0 and 4.7: just what the published average says, and as scattered as at a table. */
const PLAY = { pone: [1, 1, 2, 3, 3], dealer: [1, 2, 3, 4, 5, 6] }
const HAND = { pone: [2, 4, 4, 6, 7, 8, 9, 11, 14, 16], dealer: [2, 4, 4, 6, 8, 8, 10, 12, 12, 14] }
const CRIB = [0, 2, 3, 4, 4, 5, 6, 6, 7, 10]

/** Ever the same chance; every second game has the luck of the one before turned over, so that few games are enough. */
function diceOf(game: number) {
  const isTurned = game % 2 === 1
  let state = Math.imul(game >> 1, 2_654_435_761) >>> 0
  return (list: readonly number[]) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const place = Math.floor((state / 2 ** 32) * list.length)
    return list[isTurned ? list.length - 1 - place : place] ?? 0
  }
}

/** A game between two players who make just the average, as it would be pegged. */
function averageGame(rules: Rules, game: number): Game {
  const throwOf = diceOf(game)
  const entries: Entry[] = []
  const scores = [0, 0]
  const count = (side: number, points: number, entry: Entry) => {
    if (Math.max(...scores) >= rules.target) return
    entries.push(entry)
    scores[side] = (scores[side] ?? 0) + points
  }
  for (let n = 0; Math.max(...scores) < rules.target; n++) {
    const dealer = ((game >> 1) + n) % 2
    const pone = 1 - dealer
    const peg = (side: number, points: number) =>
      count(side, points, { type: 'pegged', side, points, reason: 'fifteen' })
    const show = (side: number, of: Holder, points: number) =>
      count(side, points, { type: 'hand-counted', of, points })
    entries.push({ type: 'dealt', dealer, points: 0 }, { type: 'starter-turned', card: '9H', points: 0 })
    peg(pone, throwOf(PLAY.pone))
    peg(dealer, throwOf(PLAY.dealer))
    entries.push({ type: 'play-ended' })
    show(pone, pone, throwOf(HAND.pone))
    show(dealer, dealer, throwOf(HAND.dealer))
    show(dealer, 'crib', throwOf(CRIB))
  }
  const { rows } = openLog({ rules })
  return read(append(rows, entries, 1_000)).game
}

it.each([
  ['to 121', PRESETS['six-card-121'], 6],
  ['to 61', PRESETS['six-card-61'], 2],
] as const)('players who make just the average see just that, in games %s', (_, rules, deals) => {
  const both = Array.from({ length: 300 }, (_, i) => figuresOf(`g${i}`, averageGame(rules, i)))
    .flatMap((game) => [...game.values()])
    .reduce(addFigures)
  const race = raceMeans(both.race)
  expect(race).toHaveLength(deals)
  for (const { scores } of race) expect(Math.abs((scores[0] ?? 0) - (scores[1] ?? 9))).toBeLessThan(0.5)
  expect(offBy(both.asDealer)).toBeLessThan(0.05)
  expect(offBy(both.asPone)).toBeLessThan(0.05)
})

function offBy({ points, times, expected }: PlayerFigures['asDealer']): number {
  return Math.abs(points - expected / 10) / times
}
