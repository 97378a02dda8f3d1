/** Numbers for each place of a grid, all channels of a place side by side. */
export type Grid = {
  readonly width: number
  readonly height: number
  readonly channels: number
  readonly data: Float32Array
}

/**
 * A layer that mixes channels. Weights are whole numbers of one byte, and two outputs share one double, 26 bits
 * apart: one multiplication does two products, which makes plain JavaScript twice as fast.
 */
export type Mix = {
  readonly inside: number
  readonly out: number
  readonly pairs: Float64Array
  readonly scale: Float32Array
  readonly shift: Float32Array
  /** The largest input. Inputs are rounded to 256 steps up to it. */
  readonly range: number
}

/** A layer that looks at each channel by itself: 3 by 3 places. Weights are ordered place by place. */
export type Deep = { readonly weights: Float32Array; readonly shift: Float32Array }

const APART = 2 ** 26
const STEPS = 255

function makeGrid(width: number, height: number, channels: number): Grid {
  return { width, height, channels, data: new Float32Array(width * height * channels) }
}

/** Rows of `mix.inside` whole numbers become rows of `mix.out` numbers; `unit` is the worth of one step. */
function multiply(
  mix: Mix,
  rows: Float64Array,
  count: number,
  unit: number,
  cut: boolean,
  out: Float32Array,
) {
  const { inside, pairs, scale, shift } = mix
  const outs = mix.out
  for (let row = 0; row < count; row += 2) {
    const one = row * inside
    const other = row + 1 < count ? one + inside : one
    for (let to = 0, weight = 0; to < outs; to += 2, weight += inside) {
      let a = 0
      let b = 0
      for (let k = 0; k < inside; k++) {
        const pair = pairs[weight + k] as number
        a += pair * (rows[one + k] as number)
        b += pair * (rows[other + k] as number)
      }
      const highA = Math.round(a / APART)
      const highB = Math.round(b / APART)
      const low = (scale[to] as number) * unit
      const high = (scale[to + 1] as number) * unit
      const lowShift = shift[to] as number
      const highShift = shift[to + 1] as number
      const at = row * outs + to
      const below = cut ? 0 : Number.NEGATIVE_INFINITY
      out[at] = Math.max(below, (a - highA * APART) * low + lowShift)
      out[at + 1] = Math.max(below, highA * high + highShift)
      if (other === one) continue
      out[at + outs] = Math.max(below, (b - highB * APART) * low + lowShift)
      out[at + outs + 1] = Math.max(below, highB * high + highShift)
    }
  }
}

/** Mixes the channels of each place. What comes out below zero is cut off, if `cut`. */
export function mixChannels(mix: Mix, grid: Grid, cut = true): Grid {
  const out = makeGrid(grid.width, grid.height, mix.out)
  const rows = new Float64Array(grid.data.length)
  const steps = STEPS / mix.range
  for (let i = 0; i < rows.length; i++)
    rows[i] = Math.min(STEPS, Math.round((grid.data[i] as number) * steps))
  multiply(mix, rows, grid.width * grid.height, 1 / steps, cut, out.data)
  return out
}

/** The first layer: 3 by 3 places of bytes, every second place. Outside is grey, as in the training. */
export function mixBytes(mix: Mix, bytes: Uint8Array, width: number, height: number, channels: number): Grid {
  const out = makeGrid(width >> 1, height >> 1, mix.out)
  const rows = new Float64Array(out.width * out.height * mix.inside)
  let at = 0
  for (let y = 0; y < out.height; y++) {
    for (let x = 0; x < out.width; x++) {
      for (let place = 0; place < 9; place++) {
        const fromX = 2 * x + (place % 3) - 1
        const fromY = 2 * y + ((place / 3) | 0) - 1
        const inside = fromX >= 0 && fromY >= 0 && fromX < width && fromY < height
        const from = (fromY * width + fromX) * channels
        for (let c = 0; c < channels; c++) rows[at++] = inside ? (bytes[from + c] as number) : STEPS / 2
      }
    }
  }
  multiply(mix, rows, out.width * out.height, 1 / STEPS, true, out.data)
  return out
}

/** 3 by 3 places of each channel by itself, every place or every second one. */
export function deepen(deep: Deep, grid: Grid, stride: number): Grid {
  const { width, height, channels, data } = grid
  const out = makeGrid(Math.ceil(width / stride), Math.ceil(height / stride), channels)
  const sums = out.data
  for (let y = 0, at = 0; y < out.height; y++) {
    for (let x = 0; x < out.width; x++, at += channels) {
      for (let c = 0; c < channels; c++) sums[at + c] = deep.shift[c] as number
      for (let place = 0; place < 9; place++) {
        const fromX = x * stride + (place % 3) - 1
        const fromY = y * stride + ((place / 3) | 0) - 1
        if (fromX < 0 || fromY < 0 || fromX >= width || fromY >= height) continue
        const from = (fromY * width + fromX) * channels
        const weight = place * channels
        for (let c = 0; c < channels; c++) {
          sums[at + c] =
            (sums[at + c] as number) + (deep.weights[weight + c] as number) * (data[from + c] as number)
        }
      }
      for (let c = 0; c < channels; c++) if ((sums[at + c] as number) < 0) sums[at + c] = 0
    }
  }
  return out
}

export function add(to: Grid, what: Grid): Grid {
  for (let i = 0; i < to.data.length; i++) to.data[i] = (to.data[i] as number) + (what.data[i] as number)
  return to
}

/** Adds a grid of half the size, each of its places to four. */
export function addDoubled(to: Grid, half: Grid): Grid {
  const { width, height, channels, data } = to
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = ((y >> 1) * half.width + (x >> 1)) * channels
      for (let c = 0; c < channels; c++, at++)
        data[at] = (data[at] as number) + (half.data[from + c] as number)
    }
  }
  return to
}
