import { APART, type Deep, type Grid, HALVES, type Mix, STEPS, type Sums } from './layers.ts'

/** What `fast.wat` exports. All places are in bytes of its memory. */
export type Kernels = {
  readonly memory: { readonly buffer: ArrayBuffer }
  readonly mix: (...places: number[]) => void
  readonly deepen: (...places: number[]) => void
  readonly round: (from: number, count: number, steps: number, out: number) => void
  readonly spread: (bytes: number, count: number, far: number) => void
  readonly add: (to: number, what: number, count: number) => void
}

/** Weights are at the start of the memory, and behind them what one picture or patch needs. */
const PICTURE = 2 ** 20

/** The sums of `layers.ts`, four at a time. What they return is good until the next first layer. */
export function openFast({ memory, mix, deepen, round, add, spread }: Kernels): Sums {
  const kept = new Map<Mix | Deep, number>()
  let [weights, picture] = [16, PICTURE]

  const takeFor = (bytes: number) => {
    const at = picture
    picture += Math.ceil(bytes / 64) * 64
    return at
  }
  const floats = (at: number, length: number) => new Float32Array(memory.buffer, at, length)
  const whole = (at: number, length: number) => new Int16Array(memory.buffer, at, length)
  const placeOf = ({ data }: Grid) => {
    if (data.buffer === memory.buffer) return data.byteOffset
    const at = takeFor(data.length * 4)
    floats(at, data.length).set(data)
    return at
  }

  /** Keeps the weights of a layer: pairs of inputs for four outputs each. */
  function keepMix(layer: Mix): number {
    const { inside, out, pairs } = layer
    const at = weights
    const even = evenUp(inside)
    const all = whole(at, even * out)
    for (let to = 0; to < out; to++) {
      for (let k = 0; k < inside; k++) {
        const pair = pairs[(to >> 1) * inside + k] as number
        const high = Math.floor(pair / APART + 0.5)
        const place = (to >> 2) * 4 * even + (k >> 1) * 8 + (to & 3) * 2 + (k & 1)
        all[place] = to % 2 === 0 ? pair - high * APART : high
      }
    }
    weights += Math.ceil((even * out) / 8) * 16
    kept.set(layer, at)
    return at
  }

  function keepDeep(layer: Deep): number {
    const at = weights
    const { length } = layer.weights
    floats(at, length).set(layer.weights)
    floats(at + length * 4, layer.shift.length).set(layer.shift)
    weights += (length + layer.shift.length) * 4
    kept.set(layer, at)
    return at
  }

  /** Mixes the rows that `rows` puts into the memory; nothing of what it took is needed afterwards. */
  function mixed(layer: Mix, width: number, height: number, unit: number, cut: boolean, rows: () => number) {
    const { inside, out: channels, scale, shift } = layer
    const count = Math.ceil((width * height) / 4) * 4
    const out = takeFor(count * channels * 4)
    const after = picture
    const worth = takeFor(channels * 8)
    floats(worth, channels).set(scale.map((each) => each * unit))
    floats(worth + channels * 4, channels).set(shift)
    const least = cut ? 0 : Number.NEGATIVE_INFINITY
    const own = kept.get(layer) ?? keepMix(layer)
    mix(rows(), count, evenUp(inside), own, channels, worth, worth + channels * 4, least, out)
    picture = after
    return { width, height, channels, data: floats(out, width * height * channels) }
  }

  return {
    mixChannels(layer, grid, cut = true) {
      const { width, height, data } = grid
      return mixed(layer, width, height, layer.range / STEPS, cut, () => {
        const rows = takeFor((data.length + 3 * layer.inside) * 2)
        round(placeOf(grid), data.length, STEPS / layer.range, rows)
        return rows
      })
    },
    mixBytes(layer, bytes, fromWidth, channels) {
      picture = PICTURE
      const [width, height] = [fromWidth >> 1, (bytes.length / channels / fromWidth) >> 1]
      return mixed(layer, width, height, 1 / STEPS / HALVES, true, () => {
        const line = (fromWidth + 1) * channels
        const padded = whole(takeFor((height * 2 + 1) * line * 2), (height * 2 + 1) * line).fill(STEPS)
        for (let i = 0, to = line + channels; i < bytes.length; i++, to++) {
          if (i > 0 && i % (fromWidth * channels) === 0) to += channels
          padded[to] = HALVES * (bytes[i] as number)
        }
        const inside = evenUp(layer.inside)
        const at = takeFor((width * height + 3) * inside * 2)
        const rows = whole(at, width * height * inside)
        for (let place = 0; place < width * height; place++) {
          const start = (Math.floor(place / width) * line + (place % width) * channels) * 2
          for (let from = start, to = place * inside; from < start + 3 * line; from += line) {
            for (let i = 0; i < 3 * channels; i++) rows[to++] = padded[from + i] as number
          }
        }
        return at
      })
    },
    deepenAndMix(deep, layer, grid, stride) {
      const [width, height] = [Math.ceil(grid.width / stride), Math.ceil(grid.height / stride)]
      return mixed(layer, width, height, layer.range / STEPS, true, () => {
        const { channels, data } = grid
        const line = (grid.width + 2) * channels
        const at = takeFor((grid.height + 2) * line * 4)
        const padded = floats(at, (grid.height + 2) * line).fill(0)
        const inside = grid.width * channels
        for (let y = 0; y < grid.height; y++)
          padded.set(data.subarray(y * inside, (y + 1) * inside), (y + 1) * line + channels)
        const rows = takeFor((width * height + 3) * channels * 2)
        const own = kept.get(deep) ?? keepDeep(deep)
        for (let y = 0; y < height; y++) {
          const [from, out] = [at + y * stride * line * 4, rows + y * width * channels * 2]
          const [step, steps] = [stride * channels * 4, STEPS / layer.range]
          deepen(from, line * 4, channels, step, width, own, own + channels * 36, steps, out)
        }
        return rows
      })
    },
    addTo(to, what) {
      const { width, height, channels, data } = to
      const [at, from] = [data.byteOffset, what.data.byteOffset]
      if (what.width === width) add(at, from, data.length)
      else {
        for (let place = 0; place < width * height; place++) {
          const half = (Math.floor(place / width) >> 1) * what.width + ((place % width) >> 1)
          add(at + place * channels * 4, from + half * channels * 4, channels)
        }
      }
      return to
    },
    takeBytes: (length) => new Uint8Array(memory.buffer, PICTURE, length),
    spread: ({ byteOffset, length }, far) => spread(byteOffset, length - far, far),
  }
}

const evenUp = (count: number) => count + (count % 2)
