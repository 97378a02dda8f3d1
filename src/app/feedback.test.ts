import { describe, expect, test } from 'vitest'
import type { Game } from '../game/record/game.ts'
import { PRESETS, type PresetName } from '../rules/presets.ts'
import { pegSounds } from './feedback.ts'

const at = (
  scores: readonly number[],
  preset: PresetName = 'six-card-121',
): Pick<Game, 'pegs' | 'rules'> => ({
  rules: PRESETS[preset],
  pegs: scores.map((front) => ({ front, back: 0 })),
})

describe('what is heard of the board', () => {
  test.each([
    ['a peg that walks', [10, 20], [12, 20], ['peg']],
    ['a peg taken back', [12, 20], [10, 20], ['back']],
    ['a tap that pegs nothing', [12, 20], [12, 20], []],
    ['the second street, where the double skunk ends', [60, 20], [61, 20], ['peg', 'brass']],
    ['the skunk line', [80, 88], [80, 96], ['peg', 'brass']],
    ['the last hole', [119, 20], [121, 20], ['peg', 'brass']],
    ['a walk from line to line', [61, 20], [90, 20], ['peg']],
    ['a line crossed backwards', [62, 20], [60, 20], ['back']],
    ['one forward and one back, as an amendment may', [10, 20], [12, 18], ['peg']],
  ] as const)('%s', (_, before, after, sounds) => {
    expect(pegSounds(at(before), at(after))).toEqual(sounds)
  })

  test('a game to 61 has brass at its end only', () => {
    expect(pegSounds(at([58, 0], 'six-card-61'), at([61, 0], 'six-card-61'))).toEqual(['peg', 'brass'])
    expect(pegSounds(at([29, 0], 'six-card-61'), at([33, 0], 'six-card-61'))).toEqual(['peg'])
  })
})
