import type { Sums } from './layers.ts'
import { PATCH } from './networks.ts'

/** A frame of the camera: red, green, blue and cover of each pixel, as a canvas gives them. */
export type Picture = { readonly width: number; readonly height: number; readonly data: ArrayLike<number> }

/** Where an index is: its centre, its height from the top of the rank to the bottom of the suit, its direction. */
export type Place = {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly angle: number
}

const LONG_SIDE = 512
const ROUND_UP = 16
const GREY = 128
/** The height of an index in its patch, in pixels. */
const INDEX_HEIGHT = 56
/** Half the side of the square that is laid over ink to find the paper under it. */
const REACH = 12
const DARKEST_PAPER = 10

/** The picture with a long side of 512 pixels, each the mean of those it covers; filled up with grey. */
export function shrink({ width, height, data }: Picture): { width: number; rgb: Uint8Array; scale: number } {
  const scale = LONG_SIDE / Math.max(width, height)
  const columns = coverage(width, scale)
  const rows = coverage(height, scale)
  const out = Math.ceil(columns.length / ROUND_UP) * ROUND_UP
  const rgb = new Uint8Array(out * Math.ceil(rows.length / ROUND_UP) * ROUND_UP * 3).fill(GREY)
  for (let y = 0; y < rows.length; y++) {
    for (let x = 0; x < columns.length; x++) {
      const { from: top, shares: down } = rows[y] as Coverage
      const { from: left, shares: across } = columns[x] as Coverage
      let [red, green, blue] = [0.5, 0.5, 0.5]
      for (let j = 0; j < down.length; j++) {
        for (let i = 0, pixel = ((top + j) * width + left) * 4; i < across.length; i++, pixel += 4) {
          const share = (down[j] as number) * (across[i] as number)
          red += (data[pixel] as number) * share
          green += (data[pixel + 1] as number) * share
          blue += (data[pixel + 2] as number) * share
        }
      }
      const at = (y * out + x) * 3
      rgb[at] = red
      rgb[at + 1] = green
      rgb[at + 2] = blue
    }
  }
  return { width: out, rgb, scale }
}

/** Which pixels one of the smaller picture covers along a side: the first, and its share in each. */
type Coverage = { readonly from: number; readonly shares: readonly number[] }

function coverage(length: number, scale: number): Coverage[] {
  const count = Math.round(length * scale)
  const step = length / count
  return Array.from({ length: count }, (_, place) => {
    const [start, end] = [place * step, Math.min(length, (place + 1) * step)]
    const from = Math.floor(start)
    const shares = Array.from({ length: Math.ceil(end - 1e-6) - from }, (_, i) => {
      return (Math.min(end, from + i + 1) - Math.max(start, from + i)) / step
    })
    return { from, shares }
  })
}

/** The upright patch around an index: red, green and blue in parts of their paper, and plain grey. */
export function cutPatch(picture: Picture, place: Place, sums: Sums): Uint8Array {
  const patch = cutColours(picture, place)
  const paper = close(patch, sums)
  for (let at = 0; at < patch.length; at += 4) {
    patch[at + 3] = ((patch[at] as number) + (patch[at + 1] as number) + (patch[at + 2] as number)) / 3
    for (let c = at; c < at + 3; c++) {
      patch[c] = Math.min(255, (255 * (patch[c] as number)) / Math.max(DARKEST_PAPER, paper[c] as number))
    }
  }
  return patch
}

/** The colours of the patch. Where its pixels are larger than those of the picture, each is a mean of several. */
function cutColours(picture: Picture, place: Place): Uint8Array {
  const { width, height } = PATCH
  const step = place.height / INDEX_HEIGHT
  const samples = Math.max(1, Math.ceil(step * 0.6))
  const [cos, sin] = [Math.cos(place.angle) * step, Math.sin(place.angle) * step]
  const sums = new Float32Array(width * height * 4).fill(0.5)
  for (let sample = 0; sample < samples * samples; sample++) {
    const across = ((sample % samples) + 0.5) / samples - 0.5 - width / 2
    const down = (Math.floor(sample / samples) + 0.5) / samples - 0.5 - height / 2
    for (let at = 0; at < sums.length; at += 4) {
      const u = ((at >> 2) % width) + across
      const v = Math.floor((at >> 2) / width) + down
      addPixel(picture, place.x + cos * u - sin * v, place.y + sin * u + cos * v, sums, at, 1 / samples ** 2)
    }
  }
  return Uint8Array.from(sums)
}

/** Adds the colour between four pixels. The edge of the picture goes on outside. */
function addPixel(
  { width, height, data }: Picture,
  x: number,
  y: number,
  sums: Float32Array,
  at: number,
  part: number,
) {
  const inX = Math.max(0, Math.min(width - 1.001, x))
  const inY = Math.max(0, Math.min(height - 1.001, y))
  const [left, top] = [Math.floor(inX), Math.floor(inY)]
  const [right, bottom] = [inX - left, inY - top]
  for (let c = 0, from = (top * width + left) * 4; c < 3; c++, from++) {
    const under = from + width * 4
    const above = (data[from] as number) * (1 - right) + (data[from + 4] as number) * right
    const below = (data[under] as number) * (1 - right) + (data[under + 4] as number) * right
    sums[at + c] = (sums[at + c] as number) + (above * (1 - bottom) + below * bottom) * part
  }
}

/** What is dark and narrow takes the brightness around it: the brightest in reach, then the darkest of that. */
function close(patch: Uint8Array, sums: Sums): Uint8Array {
  const opposite = (all: Uint8Array) => all.map((each) => 255 - each)
  return opposite(brightest(opposite(brightest(patch, sums)), sums))
}

/** The brightest in a square of 25 pixels around each, of each colour: windows of 1, 2, 4, 8 and 16 are joined to 25. */
function brightest(patch: Uint8Array, sums: Sums): Uint8Array {
  const [width, height] = [PATCH.width + 2 * REACH, PATCH.height + 2 * REACH]
  const wide = sums.takeBytes(width * height * 4)
  const lineOf = (y: number) => Math.max(0, Math.min(PATCH.height - 1, y - REACH)) * PATCH.width * 4
  for (let y = 0; y < height; y++) {
    const [from, to] = [lineOf(y), y * width * 4]
    wide.set(patch.subarray(from, from + PATCH.width * 4), to + REACH * 4)
    for (let x = 0; x < REACH * 4; x++) {
      wide[to + x] = patch[from + (x & 3)] as number
      wide[to + (PATCH.width + REACH) * 4 + x] = patch[from + (PATCH.width - 1) * 4 + (x & 3)] as number
    }
  }
  for (const step of [4, width * 4])
    for (const far of [1, 2, 4, 8, 2 * REACH - 15]) sums.spread(wide, far * step)
  const out = new Uint8Array(patch.length)
  for (let y = 0; y < PATCH.height; y++) {
    const from = y * width * 4
    out.set(wide.subarray(from, from + PATCH.width * 4), y * PATCH.width * 4)
  }
  return out
}
