import { expect, test } from 'vitest'
import type { FoundMark } from './marks.ts'
import { takeTurns } from './turns.ts'

const mark = (number: number): FoundMark => ({
  x: number * 100,
  y: 50,
  height: 40,
  angle: 0,
  found: 1 - number / 100,
})
const marks = (count: number) => Array.from({ length: count }, (_, number) => mark(number))

/** Reads the marks from `none` on as no index. */
const readingOf = (none: number) => (one: FoundMark) => {
  const [ranks, suits] = [new Float32Array(14), new Float32Array(5)]
  ranks[one.x / 100 >= none ? 13 : 4] = 1
  suits[0] = 1
  return { ranks, suits }
}

const namesOf = (seen: readonly { readonly x: number }[]) => seen.map(({ x }) => x / 100)

test('more than ten marks take turns', () => {
  const read = takeTurns(readingOf(99))
  expect(namesOf(read(marks(13)))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(namesOf(read(marks(13))).slice(-3)).toEqual([10, 11, 12])
  expect(new Set([read(marks(13)), read(marks(13))].flatMap(namesOf)).size).toBe(13)
})

test('indices are read in every frame, however many other marks come and go', () => {
  const read = takeTurns(readingOf(5))
  const noise = (frame: number) => Array.from({ length: 30 }, (_, number) => mark(100 * (frame + 1) + number))
  for (let frame = 0; frame < 10; frame++)
    expect(namesOf(read([...marks(5), ...noise(frame)]))).toEqual(expect.arrayContaining([0, 1, 2, 3, 4]))
})

test('what was no index three times is left alone for a while', () => {
  const read = takeTurns(readingOf(2))
  const seen = Array.from({ length: 20 }, () => read(marks(4)).length)
  expect(seen.slice(0, 5)).toEqual([4, 4, 4, 2, 2])
  expect(seen.slice(5)).toContain(4)
})

test('marks of a hand that shakes are known again, and a new one is read at once', () => {
  const read = takeTurns(readingOf(0))
  for (let frame = 0; frame < 3; frame++) read([{ ...mark(1), x: 100 + 5 * frame }])
  expect(namesOf(read([{ ...mark(1), x: 115 }, mark(3)]))).toEqual([3])
})
