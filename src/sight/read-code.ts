import decodeQR from 'qr/decode.js'
import type { Picture } from './picture.ts'

/** Where the pixel of a changed picture is in the plain one. */
type Change = (x: number, y: number, width: number, height: number) => readonly [x: number, y: number]

/** The reader knows neither a code in a mirror nor one that is turned by an eighth: each is tried in every second frame. */
const CHANGES: readonly Change[] = [
  (x, y, width, height) => {
    const [right, down] = [(x - width / 2) * Math.SQRT1_2, (y - height / 2) * Math.SQRT1_2]
    return [Math.floor(width / 2 + right - down), Math.floor(height / 2 + right + down)]
  },
  (x, y, width) => [width - 1 - x, y],
]

/** Reads the code of one frame after another. */
export function codeReader(): (picture: Picture) => string | undefined {
  let turn = 0
  return (picture) => {
    const grey = stretch(picture)
    const change = CHANGES[turn++ % CHANGES.length] as Change
    return decode(grey, picture) ?? decode(changed(grey, picture, change), picture)
  }
}

function decode(grey: Uint8Array, { width, height }: Picture): string | undefined {
  const data = new Uint8ClampedArray(grey.length * 3)
  for (const [i, each] of grey.entries()) data.fill(each, i * 3, i * 3 + 3)
  try {
    return decodeQR({ width, height, data })
  } catch {
    return undefined // no code in this frame, or one that cannot be read yet
  }
}

/** The green of a picture, from its darkest to its brightest: a code that is pale is read, too. */
function stretch({ data }: Picture): Uint8Array {
  const green = Uint8Array.from({ length: data.length / 4 }, (_, i) => data[i * 4 + 1] as number)
  const sorted = green.filter((_, i) => i % 31 === 0).sort()
  const [dark, bright] = [0.02, 0.98].map((part) => sorted[Math.floor(sorted.length * part)] as number) as [
    number,
    number,
  ]
  const scale = 255 / Math.max(1, bright - dark)
  return green.map((each) => Math.max(0, Math.min(255, (each - dark) * scale)))
}

function changed(grey: Uint8Array, { width, height }: Picture, change: Change): Uint8Array {
  return grey.map((_, i) => {
    const [x, y] = change(i % width, Math.floor(i / width), width, height)
    return x < 0 || y < 0 || x >= width || y >= height ? 128 : (grey[y * width + x] as number)
  })
}
