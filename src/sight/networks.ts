import { APART, type Deep, type Grid, type Mix, type Sums } from './layers.ts'

export const PATCH = { width: 48, height: 72 } as const

/** How likely each rank (the last is none) and each suit (the last is none) is. */
export type Reading = { readonly ranks: Float32Array; readonly suits: Float32Array }

export type Networks = {
  /** For each square of four by four pixels: chance, offset across and down, height, direction, two of no use. */
  readonly find: (rgb: Uint8Array, width: number) => Grid
  readonly read: (patch: Uint8Array) => Reading
}

const OTHER_VERSION = 'weights.bin belongs to another version of the networks'

type Step = (grid: Grid) => Grid

/** The networks from `weights.bin`: layer by layer in the order of `scripts/sight/export.py`. */
export function readNetworks(file: ArrayBuffer, sums: Sums): Networks {
  const layers = new Layers(file, sums)
  const networks = { find: readFinder(layers), read: readReader(layers) }
  layers.finish()
  return networks
}

function readFinder(layers: Layers): Networks['find'] {
  const { addTo, mixBytes, mixChannels } = layers.sums
  const first = layers.mix(27, 12)
  const quarter = chain(layers.block(12, 32, 2), layers.block(32, 32))
  const eighth = chain(layers.block(32, 72, 2), layers.block(72, 72), layers.block(72, 72))
  const sixteenth = chain(layers.block(72, 96, 2), layers.block(96, 96), layers.block(96, 96))
  const fromSixteenth = layers.mix(96, 72)
  const eighthAgain = layers.block(72, 72)
  const fromEighth = layers.mix(72, 32)
  const quarterAgain = layers.block(32, 32)
  const head = layers.mix(32, 8)
  return (rgb, width) => {
    const fine = quarter(mixBytes(first, rgb, width, 3))
    const middle = eighth(fine)
    addTo(middle, mixChannels(fromSixteenth, sixteenth(middle)))
    addTo(fine, mixChannels(fromEighth, eighthAgain(middle)))
    return mixChannels(head, quarterAgain(fine), false)
  }
}

function readReader(layers: Layers): Networks['read'] {
  const first = layers.mix(36, 28)
  const fine = chain(
    layers.block(28, 48),
    layers.block(48, 80, 2),
    layers.block(80, 80),
    layers.block(80, 80),
  )
  const coarse = chain(layers.block(80, 136, 2), layers.block(136, 136), layers.block(136, 136))
  const whole = layers.deep(272, 54)
  const rank = layers.dense(272, 14)
  const suit = layers.dense(272, 5)
  return (patch) => {
    const { data } = coarse(fine(layers.sums.mixBytes(first, patch, PATCH.width, 4)))
    const sums = whole.shift.map((start, to) => {
      let sum = start
      for (let place = 0; place < 54; place++) {
        sum += (whole.weights[place * 272 + to] as number) * (data[place * 136 + (to >> 1)] as number)
      }
      return Math.max(0, sum)
    })
    return { ranks: chances(rank(sums)), suits: chances(suit(sums)) }
  }
}

function chain(...steps: Step[]): Step {
  return (grid) => steps.reduce((at, step) => step(at), grid)
}

function chances(logits: Float32Array): Float32Array {
  const parts = logits.map((logit) => Math.exp(logit - Math.max(...logits)))
  const sum = parts.reduce((a, b) => a + b)
  return parts.map((part) => part / sum)
}

/** Takes layers from the file: a count, that many floats, then weights of one byte. */
class Layers {
  private floats: Float32Array
  private bytes: Int8Array

  readonly sums: Sums

  constructor(file: ArrayBuffer, sums: Sums) {
    this.sums = sums
    const count = new DataView(file).getUint32(0, true)
    this.floats = new Float32Array(file, 4, count)
    this.bytes = new Int8Array(file, 4 + 4 * count)
  }

  mix(inside: number, out: number): Mix {
    const [range = 1] = this.takeFloats(1)
    const scale = this.takeFloats(out)
    const shift = this.takeFloats(out)
    const weights = this.takeBytes(inside * out)
    const pairs = Float64Array.from({ length: weights.length / 2 }, (_, i) => {
      const low = Math.floor(i / inside) * 2 * inside + (i % inside)
      return (weights[low] as number) + (weights[low + inside] as number) * APART
    })
    return { inside, out, pairs, scale, shift, range }
  }

  deep(channels: number, places: number): Deep {
    const scale = this.takeFloats(channels)
    const shift = this.takeFloats(channels)
    const bytes = this.takeBytes(channels * places)
    return { weights: Float32Array.from(bytes, (byte, i) => byte * (scale[i % channels] as number)), shift }
  }

  block(inside: number, out: number, stride = 1): Step {
    const deep = this.deep(inside, 9)
    const mix = this.mix(inside, out)
    return (grid) => {
      const mixed = this.sums.deepenAndMix(deep, mix, grid, stride)
      return stride === 1 && inside === out ? this.sums.addTo(mixed, grid) : mixed
    }
  }

  dense(inside: number, out: number): (input: Float32Array) => Float32Array {
    const scale = this.takeFloats(out)
    const shift = this.takeFloats(out)
    const weights = this.takeBytes(inside * out)
    const sum = (input: Float32Array, to: number) =>
      input.reduce((total, each, k) => total + each * (weights[to * inside + k] as number), 0)
    return (input) => shift.map((start, to) => start + sum(input, to) * (scale[to] as number))
  }

  finish(): void {
    if (this.floats.length + this.bytes.length > 0) throw new Error(OTHER_VERSION)
  }

  private takeFloats(count: number): Float32Array {
    if (count > this.floats.length) throw new Error(OTHER_VERSION)
    const taken = this.floats.subarray(0, count)
    this.floats = this.floats.subarray(count)
    return taken
  }

  private takeBytes(count: number): Int8Array {
    if (count > this.bytes.length) throw new Error(OTHER_VERSION)
    const taken = this.bytes.subarray(0, count)
    this.bytes = this.bytes.subarray(count)
    return taken
  }
}
