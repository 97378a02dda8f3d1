import { expect, test } from 'vitest'
import { farApart, isCut, readMarks } from './marks.ts'

const SIDE = 24
const HEIGHT = 32

/** What the finder says of upright indices, in cells of four pixels. */
function grid(...peaks: readonly (readonly [x: number, y: number])[]) {
  const data = new Float32Array(SIDE * SIDE * 6)
  for (let place = 0; place < SIDE * SIDE; place++) data[place * 6] = -9
  for (const [i, [x, y]] of peaks.entries())
    data.set([3 - i, 0, 0, Math.log(HEIGHT / 16), 1, 0], (y * SIDE + x) * 6)
  return { width: SIDE, height: SIDE, channels: 6, data }
}

const placesOf = (...peaks: readonly (readonly [x: number, y: number])[]) =>
  readMarks(grid(...peaks), 0.5).map(({ x, y }) => [x, y])

test('a mark is in pixels of the frame, the surest first', () => {
  const [mark] = readMarks(grid([5, 10]), 0.5)
  expect(mark).toMatchObject({ x: 44, y: 84, angle: 0 })
  expect(mark?.height).toBeCloseTo(64)
  expect(placesOf([5, 10], [15, 10])).toEqual([
    [44, 84],
    [124, 84],
  ])
})

test('two marks one above the other are of one index, two beside each other are of a fan', () => {
  expect(placesOf([8, 8], [8, 10])).toHaveLength(1)
  expect(placesOf([8, 8], [10, 8])).toHaveLength(2)
})

test('across counts double, whichever way an index is turned', () => {
  const from = { x: 0, y: 0, height: 10, angle: 0 }
  expect(farApart(from, { ...from, x: 3 })).toBeCloseTo(0.6)
  expect(farApart(from, { ...from, y: 3 })).toBeCloseTo(0.3)
  const turned = { ...from, angle: Math.PI / 2 }
  expect(farApart(turned, { ...turned, x: 3 })).toBeCloseTo(0.3)
  expect(farApart(from, turned)).toBe(Number.POSITIVE_INFINITY)
})

test('an index is cut when its middle is at the edge of the picture', () => {
  const picture = { width: 640, height: 480 }
  const at = (x: number, y: number) => isCut({ x, y, height: 50, angle: 0 }, picture)
  expect([at(637, 320), at(3, 320), at(320, 3), at(320, 477)]).toEqual([true, true, true, true])
  expect([at(625, 320), at(15, 320), at(320, 15), at(320, 465)]).toEqual([false, false, false, false])
})
