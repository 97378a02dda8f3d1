/** Numbers for each place of a grid, all channels of a place side by side. */
export type Grid = {
  readonly width: number
  readonly height: number
  readonly channels: number
  readonly data: Float32Array
}

/**
 * A layer that mixes channels. Its weights are whole numbers of one byte, and two outputs share one double, 26 bits
 * apart: one multiplication does two products, which makes plain JavaScript twice as fast.
 */
export type Mix = {
  readonly inside: number
  readonly out: number
  readonly pairs: Float64Array
  readonly scale: Float32Array
  readonly shift: Float32Array
  /** The largest input. Inputs are rounded to 255 steps up to it. */
  readonly range: number
}

/** A layer that looks at 3 by 3 places of each channel by itself. Weights are ordered place by place. */
export type Deep = { readonly weights: Float32Array; readonly shift: Float32Array }

export const APART = 2 ** 26
export const STEPS = 255

/** What the networks are made of: `PLAIN`, or the same in WebAssembly. */
export type Sums = {
  readonly mixChannels: (mix: Mix, grid: Grid, cut?: boolean) => Grid
  readonly mixBytes: (mix: Mix, bytes: Uint8Array, fromWidth: number, channels: number) => Grid
  readonly deepenAndMix: (deep: Deep, mix: Mix, grid: Grid, stride: number) => Grid
  readonly addTo: (to: Grid, what: Grid) => Grid
  readonly takeBytes: (length: number) => Uint8Array
  /** Each byte becomes the larger of itself and the one so far behind it. */
  readonly spread: (bytes: Uint8Array, far: number) => void
}

/** The rows of one layer after another: memory that is asked for anew takes as long as the sums. */
let room = new Float64Array(0)

function takeRows(length: number): Float64Array {
  if (room.length < length) room = new Float64Array(length)
  return room.subarray(0, length)
}

/** Rows of whole numbers, one for each channel inside, become rows of numbers; `unit` is the worth of a step. */
function multiply(mix: Mix, rows: Float64Array, unit: number, cut: boolean): Float32Array {
  const { inside, out: outs, pairs, shift } = mix
  const count = rows.length / inside
  const worth = mix.scale.map((scale) => scale * unit)
  const least = cut ? 0 : Number.NEGATIVE_INFINITY
  const out = new Float32Array(count * outs)
  const put = (at: number, to: number, sum: number) => {
    const high = Math.floor(sum / APART + 0.5)
    const low = (sum - high * APART) * (worth[to] as number) + (shift[to] as number)
    const next = high * (worth[to + 1] as number) + (shift[to + 1] as number)
    out[at] = low > least ? low : least
    out[at + 1] = next > least ? next : least
  }
  // Two rows and four outputs at a time: fewer numbers are fetched for each product.
  for (let row = 0; row < count; row += 2) {
    const one = row * inside
    const next = row + 1 < count ? one + inside : one
    for (let to = 0, weight = 0; to < outs; to += 4, weight += 2 * inside) {
      let a = 0
      let b = 0
      let c = 0
      let d = 0
      for (let k = 0; k < inside; k++) {
        const left = pairs[weight + k] as number
        const right = pairs[weight + inside + k] as number
        const x = rows[one + k] as number
        const y = rows[next + k] as number
        a += left * x
        b += right * x
        c += left * y
        d += right * y
      }
      const below = (next / inside) * outs + to
      put(below, to, c)
      put(below + 2, to + 2, d)
      put(row * outs + to, to, a)
      put(row * outs + to + 2, to + 2, b)
    }
  }
  return out
}

/** Mixes the channels of each place. What comes out below zero is cut off, if `cut`. */
function mixChannels(mix: Mix, { width, height, data }: Grid, cut = true): Grid {
  const rows = takeRows(data.length)
  const steps = STEPS / mix.range
  for (let i = 0; i < rows.length; i++) rows[i] = Math.min(STEPS, ((data[i] as number) * steps + 0.5) | 0)
  return { width, height, channels: mix.out, data: multiply(mix, rows, 1 / steps, cut) }
}

/** The grey outside a picture is 127 and a half: the first layer counts in halves, as its rows must be whole numbers. */
export const HALVES = 2

/** The first layer: 3 by 3 places of bytes, every second place. Outside is grey, as in the training. */
function mixBytes(mix: Mix, bytes: Uint8Array, fromWidth: number, channels: number): Grid {
  const fromHeight = bytes.length / channels / fromWidth
  const [width, height] = [fromWidth >> 1, fromHeight >> 1]
  // With a border of grey above and at the left; the sides are even, so that nothing is beyond the others.
  const line = (fromWidth + 1) * channels
  const padded = new Float64Array((fromHeight + 1) * line).fill((STEPS / 2) * HALVES)
  for (let i = 0, to = line + channels; i < bytes.length; i++, to++) {
    if (i > 0 && i % (fromWidth * channels) === 0) to += channels
    padded[to] = HALVES * (bytes[i] as number)
  }
  const rows = takeRows(width * height * mix.inside)
  const three = 3 * channels
  for (let place = 0, at = 0; at < rows.length; place++) {
    const start = Math.floor(place / width) * 2 * line + (place % width) * 2 * channels
    for (let from = start; from < start + 3 * line; from += line) {
      for (let i = from; i < from + three; i++) rows[at++] = padded[i] as number
    }
  }
  return { width, height, channels: mix.out, data: multiply(mix, rows, 1 / STEPS / HALVES, true) }
}

/** 3 by 3 places of each channel by itself, every place or every second one, and then all channels of a place. */
function deepenAndMix({ weights, shift }: Deep, mix: Mix, grid: Grid, stride: number): Grid {
  const { channels } = grid
  const padded = pad(grid)
  const line = (grid.width + 2) * channels
  const width = Math.ceil(grid.width / stride)
  const height = Math.ceil(grid.height / stride)
  const rows = takeRows(width * height * channels)
  const steps = STEPS / mix.range
  for (let place = 0, at = 0; at < rows.length; place++) {
    let above = (Math.floor(place / width) * line + (place % width) * channels) * stride
    for (let c = 0; c < channels; c++, at++, above++) {
      const level = above + line
      const below = level + line
      const sum =
        (shift[c] as number) +
        (weights[c] as number) * (padded[above] as number) +
        (weights[c + channels] as number) * (padded[above + channels] as number) +
        (weights[c + 2 * channels] as number) * (padded[above + 2 * channels] as number) +
        (weights[c + 3 * channels] as number) * (padded[level] as number) +
        (weights[c + 4 * channels] as number) * (padded[level + channels] as number) +
        (weights[c + 5 * channels] as number) * (padded[level + 2 * channels] as number) +
        (weights[c + 6 * channels] as number) * (padded[below] as number) +
        (weights[c + 7 * channels] as number) * (padded[below + channels] as number) +
        (weights[c + 8 * channels] as number) * (padded[below + 2 * channels] as number)
      rows[at] = sum > 0 ? Math.min(STEPS, (sum * steps + 0.5) | 0) : 0
    }
  }
  return { width, height, channels: mix.out, data: multiply(mix, rows, 1 / steps, true) }
}

/** The numbers of a grid with a border of zeros. */
function pad({ width, height, channels, data }: Grid): Float32Array {
  const line = width * channels
  const padded = new Float32Array((height + 2) * (line + 2 * channels))
  for (let y = 0; y < height; y++) {
    padded.set(data.subarray(y * line, (y + 1) * line), (y + 1) * (line + 2 * channels) + channels)
  }
  return padded
}

/** Adds a grid of the same size, or of half the size and then each of its places to four. */
function addTo(to: Grid, what: Grid): Grid {
  const { width, height, channels, data } = to
  const halved = what.width < width ? 1 : 0
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = ((y >> halved) * what.width + (x >> halved)) * channels
      for (let c = 0; c < channels; c++, at++)
        data[at] = (data[at] as number) + (what.data[from + c] as number)
    }
  }
  return to
}

const takeBytes = (length: number) => new Uint8Array(length)

function spread(bytes: Uint8Array, far: number): void {
  for (let i = 0; i + far < bytes.length; i++) {
    bytes[i] = Math.max(bytes[i] as number, bytes[i + far] as number)
  }
}

export const PLAIN: Sums = { mixChannels, mixBytes, deepenAndMix, addTo, takeBytes, spread }
