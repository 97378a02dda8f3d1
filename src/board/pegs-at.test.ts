import { describe, expect, test } from 'vitest'
import { leapTime, pegsAt, walksBetween } from './pegs-at.ts'

describe('the pegs of a score', () => {
  test('before the first peg both wait at the start, one behind the other', () => {
    expect(pegsAt(0, 0)).toEqual({ front: 0, back: -1 })
  })
  test('a game joined at 57 has its back peg still at the start', () => {
    expect(pegsAt(57, 57)).toEqual({ front: 57, back: -1 })
  })
})

describe('what walks when the score changes', () => {
  test.each([
    ['the first peg walks from behind', [0, 0], [4, 0], { front: { from: -1, to: 4 } }],
    ['the back peg leaps over the front peg', [12, 7], [14, 12], { front: { from: 7, to: 14 } }],
    ['taken back, it walks home and is hollow again', [14, 12], [12, 7], { back: { from: 14, to: 7 } }],
    ['the very first peg taken back goes to the start', [4, 0], [0, 0], { back: { from: 4, to: -1 } }],
    ['a leap that continues moves the front peg alone', [14, 12], [16, 12], { front: { from: 14, to: 16 } }],
    ['and so does taking back its second part', [16, 12], [14, 12], { front: { from: 16, to: 14 } }],
    ['a correction backwards moves the front peg back', [14, 12], [13, 12], { front: { from: 14, to: 13 } }],
    [
      'a correction past the back peg moves both',
      [14, 12],
      [10, 9],
      { front: { from: 14, to: 10 }, back: { from: 12, to: 9 } },
    ],
    ['nothing pegged, nothing moves', [14, 12], [14, 12], {}],
  ] as const)('%s', (_title, [front, back], [newFront, newBack], walks) => {
    expect(walksBetween(pegsAt(front, back), pegsAt(newFront, newBack))).toEqual(walks)
  })
})

describe('the time of a leap', () => {
  test.each([
    [1, 24],
    [12, 288],
    [23, 552],
    [24, 560],
    [121, 560],
  ])('%i holes take %i ms and the drop', (holes, walk) => {
    expect(leapTime(holes)).toEqual({ walk, drop: 40 })
  })
})
