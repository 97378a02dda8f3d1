import { add, addDoubled, type Deep, deepen, type Grid, type Mix, mixBytes, mixChannels } from './layers.ts'

export const PATCH = { width: 48, height: 72, channels: 4 } as const

/** Six numbers for each square of four by four pixels: chance, offset across and down, height, direction. */
export type Finder = (rgb: Uint8Array, width: number, height: number) => Grid

/** How likely each rank (the last is none) and each suit (the last is none) is. */
export type Reading = { readonly ranks: Float32Array; readonly suits: Float32Array }
export type Reader = (patch: Uint8Array) => Reading

type Step = (grid: Grid) => Grid

/** The networks from the bytes of `weights.bin`: layer by layer in the order of `scripts/sight/export.py`. */
export function readNetworks(file: ArrayBuffer): { readonly find: Finder; readonly read: Reader } {
  const layers = new Layers(file)
  const find = readFinder(layers)
  const read = readReader(layers)
  layers.finish()
  return { find, read }
}

function readFinder(layers: Layers): Finder {
  const first = layers.mix(27, 8)
  const quarter = chain(layers.block(8, 24, 2), layers.block(24, 24))
  const eighth = chain(layers.block(24, 48, 2), layers.block(48, 48), layers.block(48, 48))
  const sixteenth = chain(layers.block(48, 64, 2), layers.block(64, 64), layers.block(64, 64))
  const fromSixteenth = layers.mix(64, 48)
  const eighthAgain = layers.block(48, 48)
  const fromEighth = layers.mix(48, 24)
  const quarterAgain = layers.block(24, 24)
  const head = layers.mix(24, 6)
  return (rgb, width, height) => {
    const fine = quarter(mixBytes(first, rgb, width, height, 3))
    const middle = eighth(fine)
    addDoubled(middle, mixChannels(fromSixteenth, sixteenth(middle)))
    addDoubled(fine, mixChannels(fromEighth, eighthAgain(middle)))
    return mixChannels(head, quarterAgain(fine), false)
  }
}

function readReader(layers: Layers): Reader {
  const first = layers.mix(36, 24)
  const blocks = chain(
    layers.block(24, 32),
    layers.block(32, 56, 2),
    layers.block(56, 56),
    layers.block(56, 56),
    layers.block(56, 96, 2),
    layers.block(96, 96),
    layers.block(96, 96),
  )
  const whole = layers.deep(192, 54)
  const rank = layers.dense(192, 14)
  const suit = layers.dense(192, 5)
  return (patch) => {
    const grid = blocks(mixBytes(first, patch, PATCH.width, PATCH.height, PATCH.channels))
    const sums = new Float32Array(192)
    for (let to = 0; to < 192; to++) {
      let sum = whole.shift[to] as number
      for (let place = 0; place < 54; place++) {
        sum += (whole.weights[place * 192 + to] as number) * (grid.data[place * 96 + (to >> 1)] as number)
      }
      sums[to] = Math.max(0, sum)
    }
    return { ranks: chances(rank(sums)), suits: chances(suit(sums)) }
  }
}

function chain(...steps: Step[]): Step {
  return (grid) => steps.reduce((at, step) => step(at), grid)
}

function chances(logits: Float32Array): Float32Array {
  const most = Math.max(...logits)
  const parts = logits.map((logit) => Math.exp(logit - most))
  const sum = parts.reduce((a, b) => a + b)
  return parts.map((part) => part / sum)
}

/** Takes layers from the file: a count, that many floats, then weights of one byte. */
class Layers {
  private readonly floats: Float32Array
  private readonly bytes: Int8Array
  private float = 0
  private byte = 0

  constructor(file: ArrayBuffer) {
    const count = new DataView(file).getUint32(0, true)
    this.floats = new Float32Array(file, 4, count)
    this.bytes = new Int8Array(file, 4 + 4 * count)
  }

  mix(inside: number, out: number): Mix {
    const range = this.takeFloats(1)[0] as number
    const scale = this.takeFloats(out)
    const shift = this.takeFloats(out)
    const weights = this.takeBytes(inside * out)
    const pairs = new Float64Array((inside * out) / 2)
    for (let to = 0; to < out; to += 2) {
      for (let k = 0; k < inside; k++) {
        const low = weights[to * inside + k] as number
        pairs[(to / 2) * inside + k] = low + (weights[(to + 1) * inside + k] as number) * 2 ** 26
      }
    }
    return { inside, out, pairs, scale, shift, range }
  }

  deep(channels: number, places: number): Deep {
    const scale = this.takeFloats(channels)
    const shift = this.takeFloats(channels)
    const bytes = this.takeBytes(channels * places)
    const weights = new Float32Array(channels * places)
    for (let i = 0; i < weights.length; i++)
      weights[i] = (bytes[i] as number) * (scale[i % channels] as number)
    return { weights, shift }
  }

  block(inside: number, out: number, stride = 1): Step {
    const deep = this.deep(inside, 9)
    const mix = this.mix(inside, out)
    return (grid) => {
      const mixed = mixChannels(mix, deepen(deep, grid, stride))
      return stride === 1 && inside === out ? add(mixed, grid) : mixed
    }
  }

  dense(inside: number, out: number): (input: Float32Array) => Float32Array {
    const scale = this.takeFloats(out)
    const shift = this.takeFloats(out)
    const weights = this.takeBytes(inside * out)
    return (input) =>
      shift.map((start, to) => {
        let sum = 0
        for (let k = 0; k < inside; k++) sum += (weights[to * inside + k] as number) * (input[k] as number)
        return start + sum * (scale[to] as number)
      })
  }

  finish(): void {
    const whole = this.float === this.floats.length && this.byte === this.bytes.length
    if (!whole) throw new Error('weights.bin belongs to another version of the networks')
  }

  private takeFloats(count: number): Float32Array {
    this.float += count
    return this.floats.subarray(this.float - count, this.float)
  }

  private takeBytes(count: number): Int8Array {
    this.byte += count
    return this.bytes.subarray(this.byte - count, this.byte)
  }
}
