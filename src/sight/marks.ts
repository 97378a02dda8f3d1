import type { Grid } from './layers.ts'
import type { Place } from './picture.ts'

/** A place where the finder sees an index, and how sure it is. */
export type Mark = Place & { readonly found: number }

const CELL = 4
const LEAST = 0.25
const UNIT_HEIGHT = 16

/** The peaks of the finder's answer, the surest first, in pixels of the picture that was shrunken by `scale`. */
export function readMarks(answer: Grid, scale: number): Mark[] {
  const marks: Mark[] = []
  for (let y = 0; y < answer.height; y++) {
    for (let x = 0; x < answer.width; x++) {
      const found = chanceAt(answer, x, y)
      if (found < LEAST || !isPeak(answer, x, y)) continue
      const at = (y * answer.width + x) * answer.channels
      const [dx = 0, dy = 0, size = 0, cos = 1, sin = 0] = answer.data.subarray(at + 1, at + 6)
      marks.push({
        x: ((x + 0.5 + dx) * CELL) / scale,
        y: ((y + 0.5 + dy) * CELL) / scale,
        height: (UNIT_HEIGHT * Math.exp(size)) / scale,
        angle: Math.atan2(sin, cos),
        found,
      })
    }
  }
  marks.sort((a, b) => b.found - a.found)
  return marks.filter((mark, i) => !marks.slice(0, i).some((surer) => isSamePlace(surer, mark, 0.4)))
}

/** Whether two places are the same index: near to each other, and turned alike. */
export function isSamePlace(a: Place, b: Place, reach: number): boolean {
  const near = Math.hypot(a.x - b.x, a.y - b.y) < reach * Math.min(a.height, b.height)
  return near && Math.cos(a.angle - b.angle) > 0.5
}

function chanceAt(answer: Grid, x: number, y: number): number {
  return 1 / (1 + Math.exp(-(answer.data[(y * answer.width + x) * answer.channels] as number)))
}

function isPeak({ width, height, channels, data }: Grid, x: number, y: number): boolean {
  const own = data[(y * width + x) * channels] as number
  for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
    for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
      if ((data[(ny * width + nx) * channels] as number) > own) return false
    }
  }
  return true
}
