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

export type Small = {
  readonly width: number
  readonly height: number
  readonly rgb: Uint8Array
  readonly scale: number
}

const LONG_SIDE = 384
const ROUND_UP = 16
const GREY = 128
/** The height of an index in its patch, in pixels. */
const INDEX_HEIGHT = 46
/** Half the side of the square that is laid over ink to find the paper under it. */
const REACH = 10
const DARKEST_PAPER = 10

/** The picture with a long side of 384 pixels, each the mean of those it covers; filled up with grey. */
export function shrink(picture: Picture): Small {
  const scale = LONG_SIDE / Math.max(picture.width, picture.height)
  const [wide, high] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  const width = Math.ceil(wide / ROUND_UP) * ROUND_UP
  const height = Math.ceil(high / ROUND_UP) * ROUND_UP
  const rgb = new Uint8Array(width * height * 3).fill(GREY)
  const columns = coverage(picture.width, wide)
  const rows = coverage(picture.height, high)
  const sums = new Float32Array(wide * 3)
  for (let y = 0; y < high; y++) {
    sums.fill(0)
    for (const [from, share] of rows[y] ?? []) addRow(picture, from, share, columns, sums)
    for (let i = 0; i < sums.length; i++) rgb[y * width * 3 + i] = Math.round(sums[i] as number)
  }
  return { width, height, rgb, scale }
}

type Shares = readonly (readonly [from: number, share: number])[]

function addRow(picture: Picture, y: number, share: number, columns: readonly Shares[], sums: Float32Array) {
  const { data, width } = picture
  for (let x = 0, at = 0; x < columns.length; x++, at += 3) {
    for (const [from, part] of columns[x] as Shares) {
      const pixel = (y * width + from) * 4
      const weight = share * part
      sums[at] = (sums[at] as number) + (data[pixel] as number) * weight
      sums[at + 1] = (sums[at + 1] as number) + (data[pixel + 1] as number) * weight
      sums[at + 2] = (sums[at + 2] as number) + (data[pixel + 2] as number) * weight
    }
  }
}

/** For each of `to` places: which of `from` places it covers, and with which share. */
function coverage(from: number, to: number): Shares[] {
  const step = from / to
  return Array.from({ length: to }, (_, place) => {
    const [start, end] = [place * step, (place + 1) * step]
    const first = Math.floor(start)
    const last = Math.min(from, Math.max(first + 1, Math.ceil(end - 1e-9)))
    return Array.from({ length: last - first }, (_, i) => {
      const part = Math.min(end, first + i + 1) - Math.max(start, first + i)
      return [first + i, step < 1 ? 1 : part / step] as const
    })
  })
}

/** The upright patch around an index: red, green and blue in parts of their paper, and plain grey. */
export function cutPatch(picture: Picture, place: Place): Uint8Array {
  const { width, height } = PATCH
  const size = width * height
  const colours = [new Uint8Array(size), new Uint8Array(size), new Uint8Array(size)] as const
  const step = place.height / INDEX_HEIGHT
  const samples = Math.max(1, Math.ceil(step * 0.6))
  const [cos, sin] = [Math.cos(place.angle) * step, Math.sin(place.angle) * step]
  for (let pixel = 0; pixel < size; pixel++) {
    const sums = [0, 0, 0]
    for (let sample = 0; sample < samples * samples; sample++) {
      const part = (index: number) => (index + 0.5) / samples - 0.5
      const u = (pixel % width) - width / 2 + part(sample % samples)
      const v = Math.floor(pixel / width) - height / 2 + part(Math.floor(sample / samples))
      addPixel(picture, place.x + cos * u - sin * v, place.y + sin * u + cos * v, sums)
    }
    for (const [c, colour] of colours.entries()) {
      colour[pixel] = Math.round((sums[c] as number) / (samples * samples))
    }
  }
  const patch = new Uint8Array(size * 4)
  for (const [c, colour] of colours.entries()) {
    const paper = close(colour)
    for (let pixel = 0; pixel < size; pixel++) {
      const ratio = (255 * (colour[pixel] as number)) / Math.max(DARKEST_PAPER, paper[pixel] as number)
      patch[pixel * 4 + c] = Math.min(255, ratio)
    }
  }
  const [red, green, blue] = colours
  for (let pixel = 0; pixel < size; pixel++) {
    patch[pixel * 4 + 3] = ((red[pixel] as number) + (green[pixel] as number) + (blue[pixel] as number)) / 3
  }
  return patch
}

/** Adds the colours between four pixels. The edge of the picture goes on outside. */
function addPixel({ width, height, data }: Picture, x: number, y: number, sums: number[]): void {
  const inX = Math.max(0, Math.min(width - 1, x))
  const inY = Math.max(0, Math.min(height - 1, y))
  const [left, top] = [Math.floor(inX), Math.floor(inY)]
  const [right, down] = [inX - left, inY - top]
  const at = (top * width + left) * 4
  const nextX = left + 1 < width ? 4 : 0
  const nextY = top + 1 < height ? width * 4 : 0
  for (let c = 0; c < 3; c++) {
    const above = (data[at + c] as number) * (1 - right) + (data[at + nextX + c] as number) * right
    const below =
      (data[at + nextY + c] as number) * (1 - right) + (data[at + nextX + nextY + c] as number) * right
    sums[c] = (sums[c] as number) + above * (1 - down) + below * down
  }
}

/** What is dark and narrow takes the brightness around it: the brightest in reach, then the darkest of that. */
function close(values: Uint8Array): Uint8Array {
  const brightest = spread(values, Math.max)
  return spread(brightest, Math.min)
}

function spread(values: Uint8Array, choose: (a: number, b: number) => number): Uint8Array {
  const { width, height } = PATCH
  return alongLines(alongLines(values, height, width, width, 1, choose), width, height, 1, width, choose)
}

/** The chosen value within reach along each line; windows of the sizes 1, 2, 4, 8 and 16 are joined to 21. */
function alongLines(
  values: Uint8Array,
  lines: number,
  length: number,
  lineStep: number,
  step: number,
  choose: (a: number, b: number) => number,
): Uint8Array {
  const out = new Uint8Array(values.length)
  const window = new Uint8Array(length + 2 * REACH)
  for (let line = 0; line < lines; line++) {
    for (let i = 0; i < window.length; i++) {
      const inside = Math.max(0, Math.min(length - 1, i - REACH))
      window[i] = values[line * lineStep + inside * step] as number
    }
    for (let size = 1; size < 16; size *= 2) {
      for (let i = 0; i + size < window.length; i++) {
        window[i] = choose(window[i] as number, window[i + size] as number)
      }
    }
    for (let i = 0; i < length; i++) {
      out[line * lineStep + i * step] = choose(window[i] as number, window[i + 2 * REACH + 1 - 16] as number)
    }
  }
  return out
}
