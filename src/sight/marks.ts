import type { Grid } from './layers.ts'
import type { Place } from './picture.ts'

/** A place where the finder sees an index, and how sure it is. */
export type FoundMark = Place & { readonly found: number }

export type Spot = { readonly x: number; readonly y: number }

const CELL = 4
const LEAST = 0.25
const UNIT_HEIGHT = 16
/** Two marks that are nearer than so many heights are of one index. */
const SAME = 0.4
/** An index whose middle is nearer to the edge of the picture, in its heights, is cut: half a six is a five. */
const CUT = 0.2

/** The peaks of the finder's answer, the surest first, in pixels of the picture that was shrunken by `scale`. */
export function readMarks({ width, height, channels, data }: Grid, scale: number): FoundMark[] {
  const heat = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? -99 : (data[(y * width + x) * channels] as number)
  const marks: FoundMark[] = []
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
  return marks.filter((mark, i) => !marks.slice(0, i).some((surer) => farApart(surer, mark) < SAME))
}

/** Whether the edge of the picture cuts the index. */
export function isCut(
  { x, y, height }: Place,
  picture: { readonly width: number; readonly height: number },
): boolean {
  return Math.min(x, y, picture.width - x, picture.height - y) < CUT * height
}

/**
 * How far apart two places are, in heights of an index; without end if they are not turned alike. Across an index it
 * counts twice: the indices of a fan stand beside each other.
 */
export function farApart(a: Place, b: Place): number {
  if (Math.cos(a.angle - b.angle) < 0.5) return Number.POSITIVE_INFINITY
  const [cos, sin] = [Math.cos(a.angle), Math.sin(a.angle)]
  const [x, y] = [a.x - b.x, a.y - b.y]
  return Math.hypot(2 * (x * cos + y * sin), y * cos - x * sin) / Math.min(a.height, b.height)
}

/** From an index to another one, as the first is turned, in heights of both. */
export function stepsFrom(one: Place, other: Place): { readonly across: number; readonly down: number } {
  const height = (one.height + other.height) / 2
  const [cos, sin] = [Math.cos(one.angle) / height, Math.sin(one.angle) / height]
  const [x, y] = [other.x - one.x, other.y - one.y]
  return { across: x * cos + y * sin, down: y * cos - x * sin }
}

/** So many heights of an index from it, as it is turned. */
export function spotFrom({ x, y, height, angle }: Place, across: number, down: number): Spot {
  const [cos, sin] = [Math.cos(angle) * height, Math.sin(angle) * height]
  return { x: x + cos * across - sin * down, y: y + sin * across + cos * down }
}
