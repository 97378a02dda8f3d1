import { expect, test } from 'vitest'
import { compileWat } from '../../scripts/build/wat.mjs'
import { type Kernels, openFast } from './fast.ts'
import { APART, type Deep, type Grid, type Mix, PLAIN } from './layers.ts'

const module = new WebAssembly.Module(await compileWat('src/sight/fast.wat'))
const fast = openFast(new WebAssembly.Instance(module).exports as unknown as Kernels)

let seed = 1
const random = () => {
  seed = (seed * 48271) % 2147483647
  return seed / 2147483647
}
const numbers = (length: number, from: number, to: number) =>
  Float32Array.from({ length }, () => from + (to - from) * random())

function mixOf(inside: number, out: number): Mix {
  const weight = () => Math.round(254 * random()) - 127
  const pairs = Float64Array.from({ length: (inside * out) / 2 }, () => weight() + weight() * APART)
  return { inside, out, pairs, scale: numbers(out, 0.001, 0.002), shift: numbers(out, -1, 1), range: 2 }
}
const gridOf = (width: number, height: number, channels: number): Grid => ({
  width,
  height,
  channels,
  data: numbers(width * height * channels, 0, 2.2),
})
const deepOf = (channels: number): Deep => ({
  weights: numbers(9 * channels, -0.3, 0.4),
  shift: numbers(channels, -0.1, 0.1),
})

/** A sum that is rounded to another step than the plain one differs by that step. */
function expectAlike(one: Grid, plain: Grid): void {
  expect([one.width, one.height, one.channels]).toEqual([plain.width, plain.height, plain.channels])
  const differ = plain.data.filter((each, i) => Math.abs(each - (one.data[i] as number)) > 1e-4)
  expect(differ.length / plain.data.length).toBeLessThan(0.01)
}

test.each([
  [48, 32, 3, 28],
  [16, 8, 4, 36],
])('the first layer is the same for %i by %i places', (width, height, channels) => {
  const bytes = Uint8Array.from(numbers(width * height * channels, 0, 255))
  const mix = mixOf(9 * channels, 12)
  expectAlike(fast.mixBytes(mix, bytes, width, channels), PLAIN.mixBytes(mix, bytes, width, channels))
})

test.each([1, 2])('a layer that looks at every place or every second one is the same: %i', (stride) => {
  const [deep, mix, grid] = [deepOf(28), mixOf(28, 48), gridOf(9, 7, 28)]
  expectAlike(fast.deepenAndMix(deep, mix, grid, stride), PLAIN.deepenAndMix(deep, mix, grid, stride))
})

test.each([true, false])('a layer that mixes channels is the same, cut or not: %s', (cut) => {
  const [mix, grid] = [mixOf(72, 32), gridOf(5, 3, 72)]
  expectAlike(fast.mixChannels(mix, grid, cut), PLAIN.mixChannels(mix, grid, cut))
})

test('grids are added, also one of half the size', () => {
  const mix = mixOf(12, 12)
  const grid = (sums: typeof PLAIN, width: number, height: number) =>
    sums.mixChannels(mix, {
      width,
      height,
      channels: 12,
      data: new Float32Array(width * height * 12).fill(width / 8),
    })
  for (const side of [8, 4])
    expectAlike(
      fast.addTo(grid(fast, 8, 6), grid(fast, side, (side * 3) / 4)),
      PLAIN.addTo(grid(PLAIN, 8, 6), grid(PLAIN, side, (side * 3) / 4)),
    )
})

test('the brightest in reach are the same', () => {
  const bytes = Uint8Array.from(numbers(400, 0, 255))
  const spread = (sums: typeof PLAIN) => {
    const own = sums.takeBytes(400)
    own.set(bytes)
    for (const far of [4, 8, 96]) sums.spread(own, far)
    return [...own.subarray(0, 200)]
  }
  expect(spread(fast)).toEqual(spread(PLAIN))
})
