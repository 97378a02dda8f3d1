import encodeQR from 'qr'
import { expect, test } from 'vitest'
import { codeReader } from './read-code.ts'

const TEXT = `https://elsewhere.example/#g2-${'aB3'.repeat(38)}`
const [WIDTH, HEIGHT, SIDE] = [640, 480, 300]

/** A code on a grey table. */
function frameOf({ turn = 0, contrast = 1, mirrored = false }) {
  const dots = encodeQR(TEXT, 'raw', { ecc: 'low', border: 4 })
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255)
  const [cos, sin] = [Math.cos(turn) / SIDE, Math.sin(turn) / SIDE]
  for (let place = 0; place < WIDTH * HEIGHT; place++) {
    const across = (place % WIDTH) - WIDTH / 2
    const [x, y] = [mirrored ? -across : across, Math.floor(place / WIDTH) - HEIGHT / 2]
    const dot =
      dots[Math.floor((0.5 + cos * y - sin * x) * dots.length)]?.[
        Math.floor((0.5 + cos * x + sin * y) * dots.length)
      ]
    const grey = dot === undefined ? 110 + (place % 23) : dot ? 10 : 245
    data.fill(128 + (grey - 128) * contrast, place * 4, place * 4 + 3)
  }
  return { width: WIDTH, height: HEIGHT, data }
}

test.each([
  { turn: 0 },
  { turn: 0.3 },
  { turn: Math.PI / 4 },
  { turn: Math.PI / 4 + 0.02 },
  { turn: -Math.PI / 4 - 0.02 },
  { contrast: 0.15 },
  { contrast: 0.15, turn: 0.3 },
  { mirrored: true },
  { mirrored: true, turn: 0.2 },
])('a code is read within two frames: %o', (look) => {
  const read = codeReader()
  const frame = frameOf(look)
  expect(read(frame) ?? read(frame)).toBe(TEXT)
})
