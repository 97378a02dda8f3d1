import { expect, test } from 'vitest'
import { PLAIN } from './layers.ts'
import { PATCH } from './networks.ts'
import { cutPatch, type Picture, shrink } from './picture.ts'

type Colour = readonly [number, number, number]

function paint(width: number, height: number, colourAt: (x: number, y: number) => Colour): Picture {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < width * height; i++)
    data.set([...colourAt(i % width, Math.floor(i / width)), 255], i * 4)
  return { width, height, data }
}

const PAPER: Colour = [200, 190, 170]
const INK: Colour = [150, 30, 30]

test.each([
  [640, 480, 512, 384],
  [480, 640, 384, 512],
  [1280, 720, 512, 288],
  [320, 240, 512, 384],
])('a frame of %i by %i becomes one of %i by %i', (width, height, small, high) => {
  const { rgb, width: out, scale } = shrink(paint(width, height, () => [10, 20, 30]))
  expect(out).toBe(small)
  expect(rgb.length).toBe(small * high * 3)
  expect(scale).toBeCloseTo(512 / Math.max(width, height))
  expect([...rgb.subarray(0, 6)]).toEqual([10, 20, 30, 10, 20, 30])
})

test('each pixel of the small frame is the mean of those it covers', () => {
  const { rgb } = shrink(paint(1024, 64, (x) => [x % 2 === 0 ? 0 : 200, 0, x < 512 ? 0 : 255]))
  expect([...rgb.subarray(0, 3)]).toEqual([100, 0, 0])
  expect([...rgb.subarray(511 * 3, 511 * 3 + 3)]).toEqual([100, 0, 255])
})

/** A black bar above the middle and a red one below, turned around a place. */
function indexAt(x: number, y: number, height: number, angle: number): Picture {
  return paint(240, 240, (px, py) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const u = cos * (px - x) + sin * (py - y)
    const v = -sin * (px - x) + cos * (py - y)
    if (Math.abs(u) > height * 0.08 || Math.abs(v) > height / 2 || Math.abs(v) < height * 0.1) return PAPER
    return v < 0 ? [20, 20, 20] : INK
  })
}

const pixelOf = (patch: Uint8Array, x: number, y: number) => [
  ...patch.subarray((y * PATCH.width + x) * 4, (y * PATCH.width + x) * 4 + 3),
]

test.each([0, 0.4, Math.PI, -2])('an index turned by %f stands upright in its patch', (angle) => {
  for (const height of [30, 46, 100]) {
    const patch = cutPatch(indexAt(120, 110, height, angle), { x: 120, y: 110, height, angle }, PLAIN)
    const [red = 0, green = 0, blue = 0] = pixelOf(patch, 24, 36 + 14)
    expect(Math.max(...pixelOf(patch, 24, 36 - 14))).toBeLessThan(45)
    expect(red).toBeGreaterThan(170)
    expect(Math.max(green, blue)).toBeLessThan(70)
    expect(Math.min(...pixelOf(patch, 6, 36))).toBeGreaterThan(250)
  }
})

test('paper in the shade and in warm light is as white as in the sun', () => {
  const lit = (x: number, y: number): Colour => {
    const ink = Math.abs(x - 60) < 4 && Math.abs(y - 60) < 20
    const shade = x < 58 ? 1 : 0.4
    return ink ? [20 * shade, 20 * shade, 20 * shade] : [240 * shade, 200 * shade, 120 * shade]
  }
  const patch = cutPatch(paint(120, 120, lit), { x: 60, y: 60, height: 46, angle: 0 }, PLAIN)
  for (const x of [4, 44]) expect(Math.min(...pixelOf(patch, x, 36))).toBeGreaterThan(250)
  expect(Math.max(...pixelOf(patch, 25, 36))).toBeLessThan(90)
  expect(patch[(36 * PATCH.width + 44) * 4 + 3]).toBeLessThan(90)
})
