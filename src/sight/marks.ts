import type { Grid } from './layers.ts'
import type { Place } from './picture.ts'

/** A place where the finder sees an index, and how sure it is. */
export type Mark = Place & { readonly found: number }

const CELL = 4
const LEAST = 0.25
const UNIT_HEIGHT = 16

/** The peaks of the finder's answer, the surest first, in pixels of the picture that was shrunken by `scale`. */
export function readMarks({ width, height, channels, data }: Grid, scale: number): Mark[] {
  const heat = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? -99 : (data[(y * width + x) * channels] as number)
  const marks: Mark[] = []
  for (let place = 0; place < width * height; place++) {
    const [logit = 0, dx = 0, dy = 0, size = 0, cos = 1, sin = 0] = data.subarray(place * channels)
    const found = 1 / (1 + Math.exp(-logit))
    const [x, y] = [place % width, Math.floor(place / width)]
    if (
      found < LEAST ||
      [0, 1, 2, 3, 5, 6, 7, 8].some((i) => heat(x + (i % 3) - 1, y + ((i / 3) | 0) - 1) > logit)
    )
      continue
    marks.push({
      x: ((x + 0.5 + dx) * CELL) / scale,
      y: ((y + 0.5 + dy) * CELL) / scale,
      height: (UNIT_HEIGHT * Math.exp(size)) / scale,
      angle: Math.atan2(sin, cos),
      found,
    })
  }
  marks.sort((a, b) => b.found - a.found)
  return marks.filter((mark, i) => !marks.slice(0, i).some((surer) => isSamePlace(surer, mark, 0.4)))
}

/** Whether two places are the same index: near to each other, and turned alike. */
export function isSamePlace(a: Place, b: Place, reach: number): boolean {
  const near = Math.hypot(a.x - b.x, a.y - b.y) < reach * Math.min(a.height, b.height)
  return near && Math.cos(a.angle - b.angle) > 0.5
}
