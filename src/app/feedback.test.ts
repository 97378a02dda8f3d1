import { describe, expect, test } from 'vitest'
import type { Game } from '../game/record/game.ts'
import { PRESETS } from '../rules/presets.ts'
import type { PresetName } from '../rules/rules.ts'
import { pegSounds } from './feedback.ts'

const at = (
  scores: readonly number[],
  preset: PresetName = 'six-card-121',
): Pick<Game, 'pegs' | 'rules'> => ({
  rules: PRESETS[preset],
  pegs: scores.map((front) => ({ front, back: 0 })),
})

const heard = (before: Pick<Game, 'pegs' | 'rules'>, after: typeof before, still?: boolean) =>
  pegSounds(before, after, still).map(({ sound }) => sound)

/** The knock of the lift, so many ticks, and what ends the walk. */
const walk = (ticks: number, ...end: readonly string[]) => ['back', ...Array(ticks).fill('peg'), ...end]

describe('what is heard of the board', () => {
  test.each([
    ['a peg that walks: a tick for each hole, the last one whole', [10, 20], [12, 20], walk(1, 'peg')],
    ['a peg taken back', [12, 20], [10, 20], ['back']],
    ['a tap that pegs nothing', [12, 20], [12, 20], []],
    ['the second street, where the double skunk ends', [60, 20], [61, 20], walk(0, 'brass', 'peg')],
    ['the skunk line', [80, 88], [80, 96], walk(7, 'brass', 'peg')],
    ['the last hole', [119, 20], [121, 20], walk(1, 'home')],
    ['a walk from line to line', [61, 20], [63, 20], walk(1, 'peg')],
    ['a line crossed backwards', [62, 20], [60, 20], ['back']],
    ['one forward and one back, as an amendment may', [10, 20], [12, 18], walk(1, 'peg')],
  ] as const)('%s', (_, before, after, sounds) => {
    expect(heard(at(before), at(after))).toEqual(sounds)
  })

  test('a game to 61 has a bell at its end only', () => {
    expect(heard(at([58, 0], 'six-card-61'), at([61, 0], 'six-card-61'))).toEqual(walk(2, 'home'))
    expect(heard(at([29, 0], 'six-card-61'), at([33, 0], 'six-card-61'))).toEqual(walk(3, 'peg'))
  })

  test('with nothing moving there is only the end', () => {
    expect(pegSounds(at([80, 88]), at([80, 96]), true)).toEqual([
      { sound: 'brass', at: 0 },
      { sound: 'peg', at: 0 },
    ])
  })

  test('the ticks are quiet and fall with the holes; those before home rise', () => {
    const strokes = pegSounds(at([112, 0]), at([121, 0]))
    const ticks = strokes.slice(1, -1)
    expect(ticks.every(({ loud }) => loud === 0.35)).toBe(true)
    expect(ticks.map(({ pitch = 1 }) => Math.round(pitch * 100))).toEqual([
      100, 100, 100, 106, 112, 118, 124, 130,
    ])
    expect(strokes.at(-1)).toMatchObject({ sound: 'home' })
    expect(strokes.at(-1)!.at).toBeGreaterThan(ticks.at(-1)!.at + 280)
  })
})
