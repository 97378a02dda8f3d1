import { expect, test } from 'vitest'
import { APART, type Grid, type Mix, PLAIN } from './layers.ts'

const { addTo, deepenAndMix, mixBytes, mixChannels } = PLAIN

const RANGE = 2

/** Weights that differ for each input and output, some below zero. */
const weight = (to: number, k: number) => ((to * 31 + k * 17) % 255) - 127

function mixOf(inside: number, out: number): Mix {
  const pairs = Float64Array.from({ length: (inside * out) / 2 }, (_, i) => {
    const to = 2 * Math.floor(i / inside)
    return weight(to, i % inside) + weight(to + 1, i % inside) * APART
  })
  const scale = Float32Array.from({ length: out }, (_, to) => 0.01 + to / 1000)
  const shift = Float32Array.from({ length: out }, (_, to) => to / 10 - 0.2)
  return { inside, out, pairs, scale, shift, range: RANGE }
}

function gridOf(width: number, height: number, channels: number): Grid {
  const data = Float32Array.from({ length: width * height * channels }, (_, i) => ((i * 7) % 11) / 5)
  return { width, height, channels, data }
}

const inSteps = (value: number) => (Math.min(255, Math.floor((value * 255) / RANGE + 0.5)) * RANGE) / 255

/** One output, as a sum over all inputs. */
function plain(mix: Mix, to: number, inputs: readonly number[]): number {
  const sum = inputs.reduce((total, input, k) => total + weight(to, k) * input, 0)
  return sum * mix.scale[to]! + mix.shift[to]!
}

test('two products in one multiplication give the plain sums, also below zero', () => {
  const mix = mixOf(5, 8)
  const grid = gridOf(3, 1, 5)
  const { data } = mixChannels(mix, grid, false)
  const expected = [0, 1, 2].flatMap((place) => {
    const inputs = [...grid.data.subarray(place * 5, place * 5 + 5)].map(inSteps)
    return Array.from({ length: 8 }, (_, to) => plain(mix, to, inputs))
  })
  expect(Math.min(...expected)).toBeLessThan(-1)
  for (const [i, value] of expected.entries()) expect(data[i]).toBeCloseTo(value, 3)
  expect(Math.min(...mixChannels(mix, grid).data)).toBe(0)
})

test('the largest inputs and weights do not run into each other', () => {
  const pairs = new Float64Array(96 * 2).fill(127 + 127 * APART)
  const one = new Float32Array(4).fill(1)
  const mix: Mix = { inside: 96, out: 4, pairs, scale: one, shift: new Float32Array(4), range: 255 }
  const grid: Grid = { width: 1, height: 1, channels: 96, data: new Float32Array(96).fill(255) }
  expect([...mixChannels(mix, grid).data]).toEqual(Array(4).fill(96 * 127 * 255))
})

test('every second place is looked at with its neighbours, and nothing is outside', () => {
  const weights = Float32Array.from({ length: 9 * 2 }, (_, i) =>
    i % 2 === 0 ? 0.1 : Math.floor(i / 2) === 4 ? 1 : 0,
  )
  const mix: Mix = { ...mixOf(2, 4), pairs: Float64Array.from([1, 0, 0, 1]), shift: new Float32Array(4) }
  const grid = gridOf(4, 4, 2)
  const { width, height, data } = deepenAndMix({ weights, shift: new Float32Array(2) }, mix, grid, 2)
  expect([width, height]).toEqual([2, 2])
  const at = (x: number, y: number, c: number) => (x < 0 || y < 0 ? 0 : grid.data[(y * 4 + x) * 2 + c]!)
  const around = (x: number, y: number) =>
    [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => at(x + dx, y + dy, 0))).reduce((a, b) => a + b)
  for (const [place, [x, y]] of [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ].entries()) {
    expect(data[place * 4]).toBeCloseTo(inSteps(0.1 * around(x!, y!)) * mix.scale[0]!, 4)
    expect(data[place * 4 + 2]).toBeCloseTo(inSteps(at(x!, y!, 1)) * mix.scale[2]!, 4)
  }
})

test('the first layer takes bytes, and grey outside', () => {
  const mix = mixOf(27, 4)
  const bytes = Uint8Array.from({ length: 4 * 2 * 3 }, (_, i) => i * 10)
  const { width, height, data } = mixBytes(mix, bytes, 4, 3)
  expect([width, height]).toEqual([2, 1])
  const inputs = [-1, 0, 1].flatMap((y) =>
    [1, 2, 3].flatMap((x) => [0, 1, 2].map((c) => (y < 0 ? 127.5 : bytes[(y * 4 + x) * 3 + c]!) / 255)),
  )
  for (let to = 0; to < 4; to++) expect(data[4 + to]).toBeCloseTo(Math.max(0, plain(mix, to, inputs)), 3)
})

test('a grid of half the size is added to four places each', () => {
  const grid = (width: number, height: number, data: number[]): Grid => ({
    width,
    height,
    channels: 1,
    data: Float32Array.from(data),
  })
  const sum = addTo(grid(4, 2, [1, 2, 3, 4, 5, 6, 7, 8]), grid(2, 1, [10, 20]))
  expect([...sum.data]).toEqual([11, 12, 23, 24, 15, 16, 27, 28])
})
