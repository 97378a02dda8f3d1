import { describe, expect, test } from 'vitest'
import { footfalls, homeTime, pegsAt, walksBetween } from './pegs-at.ts'

describe('the pegs of a score', () => {
  test('before the first peg both wait at the start, one behind the other', () => {
    expect(pegsAt(0, 0)).toEqual({ front: 0, back: -1 })
  })
  test('a game joined at 57 has its back peg still at the start', () => {
    expect(pegsAt(57, 57)).toEqual({ front: 57, back: -1 })
  })
})

describe('what walks when the score changes', () => {
  // Walks from, over and to a hole.
  test.each([
    ['the first peg walks from behind', [0, 0], [4, 0], { front: [-1, 0, 4] }],
    ['the back peg leaps over the front peg', [12, 7], [14, 12], { front: [7, 12, 14] }],
    ['taken back, it walks home and is hollow again', [14, 12], [12, 7], { back: [14, 14, 7] }],
    ['the very first peg taken back goes to the start', [4, 0], [0, 0], { back: [4, 4, -1] }],
    ['a leap that continues moves the front peg alone', [14, 12], [16, 12], { front: [14, 14, 16] }],
    ['and so does taking back its second part', [16, 12], [14, 12], { front: [16, 16, 14] }],
    ['a correction backwards moves the front peg back', [14, 12], [13, 12], { front: [14, 14, 13] }],
    [
      'a correction past the back peg moves both',
      [14, 12],
      [10, 9],
      { front: [14, 14, 10], back: [12, 12, 9] },
    ],
    ['nothing pegged, nothing moves', [14, 12], [14, 12], {}],
  ] as const)('%s', (_title, [front, back], [newFront, newBack], walks) => {
    const walk = ([from, over, to]: readonly number[]) => ({ from, over, to })
    const wanted = Object.entries(walks).map(([peg, holes]) => [peg, walk(holes)])
    expect(walksBetween(pegsAt(front, back), pegsAt(newFront, newBack))).toEqual(Object.fromEntries(wanted))
  })
})

describe('the time of a walk', () => {
  const times = (from: number, over: number, to: number, home = 121) =>
    footfalls({ from, over, to }, home).map(({ at }) => Math.round(at))

  test('a hole takes 110 ms, and 180 from one five to the next, so that the ticks fall as the holes do', () => {
    expect(times(3, 3, 7)).toEqual([110, 220, 400, 510])
  })
  test('the back peg is first carried to the front peg, however far that is', () => {
    expect(times(7, 12, 14)).toEqual([36, 72, 108, 144, 180, 290, 400])
    expect(times(90, 114, 115).at(-1)).toBe(180 + 110)
  })
  test('only the points count', () => {
    expect(footfalls({ from: 7, over: 12, to: 14 }, 121).filter(({ counts }) => counts)).toHaveLength(2)
  })
  test('no walk lasts longer than 1,600 ms, and its steps shrink alike', () => {
    const steps = times(0, 0, 29)
    expect(steps.at(-1)).toBe(1600)
    expect(times(0, 0, 29)[4]! / times(0, 0, 5)[4]!).toBeCloseTo(1600 / (24 * 110 + 5 * 180), 1)
  })
  test('the last five holes of a game are the slowest, and only the others are shortened', () => {
    const home = times(112, 112, 121)
    expect(home.slice(-6).map((at, i, all) => at - (all[i - 1] ?? at))).toEqual([0, 130, 150, 180, 220, 280])
    expect(times(92, 92, 121).at(-1)).toBe(2400)
    expect(times(118, 118, 121)).toEqual([180, 400, 680])
  })
  test('back it walks at once', () => {
    expect(times(14, 14, 12)).toEqual([24, 48])
    expect(times(121, 121, 0).at(-1)).toBe(560)
  })
  test('a peg is home when it has sunk into the last hole', () => {
    expect(homeTime({ front: 121, back: 119 })).toBe(180 + 220 + 280 + 90)
  })
})
