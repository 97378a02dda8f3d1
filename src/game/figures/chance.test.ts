import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { PRESETS } from '../../rules/presets.ts'
import { PRESET_NAMES } from '../../rules/rules.ts'
import { sayTurningPoint } from '../../words/table/chance.ts'
import type { ShownGame } from '../record/game.ts'
import { openLog, pegBy, taps } from '../record/log.fixture.ts'
import { playRecorded } from '../record/recorded.fixture.ts'
import { chanceAtDeal, chanceCurve, chancesIn, hasChances, readChances, turningPoint } from './chance.ts'

const table = readChances(readFileSync('src/game/figures/chance.txt', 'utf8'))
const chanceAt = (dealer: number, pone: number) => chanceAtDeal(table, dealer, pone)
const curveOf = (game: ShownGame) => chanceCurve(table, game)

const scores = Array.from({ length: 121 }, (_, score) => score)

const recorded = playRecorded(readFileSync('cases/recorded/six-card-121.txt', 'utf8')).log.game

describe('the table of the chance of winning', () => {
  test('the first dealer wins 55.6 of 100, give or take half a game', () => {
    expect(Math.abs(chanceAt(0, 0) * 100 - 55.6)).toBeLessThan(0.5)
  })

  // Computed once by other players of the same kind, from 24,000 deals.
  test.each([
    [18, 18, 57.2],
    [44, 44, 59.0],
    [70, 70, 61.8],
    [96, 96, 66.2],
    [110, 110, 54.5],
    [116, 116, 27.5],
    [120, 120, 63.6],
    [95, 103, 45.6],
    [60, 90, 2.7],
  ])('the dealer at %i to %i wins about %f of 100', (dealer, pone, percent) => {
    expect(Math.abs(chanceAt(dealer, pone) * 100 - percent)).toBeLessThan(2.5)
  })

  test('one more point never lowers a side’s chance', () => {
    const lowered = scores.flatMap((a) =>
      scores.filter((b) => {
        const more = a < 120 && chanceAt(a + 1, b) < chanceAt(a, b)
        const less = b < 120 && chanceAt(a, b + 1) > chanceAt(a, b)
        return more || less
      }),
    )
    expect(lowered).toEqual([])
  })

  test('a chance is never nought before the end, nor more than certain', () => {
    expect(chanceAt(0, 120)).toBeLessThan(0.01)
    expect(chanceAt(120, 0)).toBeGreaterThan(0.99)
  })
})

describe('the chance of winning in a game', () => {
  const at = (a: number, b: number, dealer = 0) => openLog({ dealer, scores: [a, b] })
  const last = (log: ReturnType<typeof openLog>, winner: number) =>
    taps(log, { type: 'turn-starter', card: 'KH' }, ...Array.from({ length: 7 }, () => pegBy(winner, 20)))
      .game

  test('is shown for two players with six cards to 121 and for no other rules', () => {
    expect(PRESET_NAMES.filter((name) => hasChances(PRESETS[name]))).toEqual([
      'six-card-121',
      'acc',
      'acc-muggins',
    ])
    const rules = PRESETS['six-card-121']
    expect(hasChances({ ...rules, name: 'Ours', preset: 'three-hand' })).toBe(true)
    for (const other of [
      { target: 61 },
      { firstHome: 'loses' as const },
      { heels: 0 },
      { noHeelsWithin: 3 },
      { threeForLast: 3 },
    ])
      expect(hasChances({ ...rules, ...other })).toBe(false)
  })

  test('is shown only when the game is over', () => {
    const game = taps(at(100, 90), { type: 'turn-starter', card: 'KH' }, pegBy(0, 2)).game
    expect(curveOf(game)).toBeUndefined()
    expect(curveOf(taps(at(100, 90), { type: 'give-up' }).game)).toBeUndefined()
  })

  test('begins with the table and ends with the winner', () => {
    const curve = curveOf(last(at(100, 90), 1)) ?? []
    expect(curve[0]?.before).toBe(chanceAt(100, 90))
    expect(curve.at(-1)?.chance).toBe(0)
    expect(curveOf(last(at(100, 90), 0))?.at(-1)?.chance).toBe(1)
  })

  test('the two roles add up when the deal changes sides', () => {
    const [dealt] = curveOf(last(at(70, 61, 0), 0)) ?? []
    const [turned] = curveOf(last(at(61, 70, 1), 0)) ?? []
    expect((dealt?.before ?? 0) + (turned?.before ?? 0)).toBeCloseTo(1)
  })

  test('goes on from entry to entry without a gap', () => {
    const curve = curveOf(recorded) ?? []
    expect(curve.length).toBeGreaterThan(30)
    for (const [i, { before, chance }] of curve.entries()) {
      if (i > 0) expect(before).toBe(curve[i - 1]?.chance)
      expect(chance).toBeGreaterThanOrEqual(0)
      expect(chance).toBeLessThanOrEqual(1)
    }
  })

  test('a peg of the play raises the chance of its side, while cards are left to play', () => {
    const played = (curveOf(recorded) ?? []).flatMap(({ line, before, chance }) =>
      line.moves.flatMap(({ side, points, source }) => {
        const gain = side === 0 ? chance - before : before - chance
        return source === 'play' ? [{ deal: line.deal, side, points, gain }] : []
      }),
    )
    // After the last card of a deal the rest of the play is known, which can be worth less than was to be expected.
    const pegs = played.filter(({ deal, points }, i) => points > 0 && played[i + 1]?.deal === deal)
    expect(pegs.filter(({ side }) => side === 0).length).toBeGreaterThan(5)
    expect(pegs.filter(({ side }) => side === 1).length).toBeGreaterThan(5)
    expect(pegs.filter(({ gain }) => gain <= 0)).toEqual([])
  })
})

describe('what decided a game', () => {
  test('a recorded game', () => {
    const turn = turningPoint(recorded, curveOf(recorded) ?? [])
    expect(turn && sayTurningPoint(recorded, turn)).toEqual({
      strong: 'Bob’s hand of 24 in deal 9 turned it.',
      weak: expect.stringMatching(/^From 4\s% to \d+\s%\.$/u),
    })
  })

  test('the deal that gave most since the lowest point, where the last begun behind gave little', () => {
    const chances = [0.56, 0.64, 0.63, 0.33, 0.42, 0.49, 0.52, 0.6, 0.71, 1]
    const [entry] = recorded.lines
    const curve = chances.slice(1).map((chance, i) => ({
      line: { ...entry!, deal: i + 1 },
      before: chances[i]!,
      chance,
    }))
    const turn = turningPoint({ ...recorded, outcome: { ...recorded.outcome!, winners: [0] } }, curve)
    expect(turn).toMatchObject({ deal: 9, wasBehind: false, before: 0.71 })
    expect(turn && sayTurningPoint(recorded, turn)).toEqual({
      strong: expect.stringMatching(/^Ann’s .* in deal 9 decided it\.$/u),
      weak: expect.stringMatching(/^From 71\s% to 100\s%\.$/u),
    })
  })

  test('a game of one deal has no story', () => {
    const game = taps(openLog({ dealer: 0, scores: [116, 88] }), pegBy(0, 6)).game
    expect(game.outcome).toBeDefined()
    expect(chancesIn(table, game)).toBeUndefined()
  })

  test('a deal that gave the winner next to nothing turned nothing', () => {
    const game = taps(openLog({ dealer: 0, scores: [116, 20] }), pegBy(0, 6)).game
    expect(turningPoint(game, curveOf(game) ?? [])).toBeUndefined()
  })
})
