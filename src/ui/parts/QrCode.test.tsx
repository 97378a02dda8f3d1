import fc from 'fast-check'
import encodeQR from 'qr'
import decodeQR from 'qr/decode.js'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QrCode } from './QrCode.tsx'

const SEED = 1502
/** Points a dot; a camera sees no fewer. */
const SCALE = 4

/** What a camera would see of the drawing: the bars of its path, dark on light. */
function photographed(markup: string) {
  const size = Number(/viewBox="0 0 (\d+) /.exec(markup)?.[1]) * SCALE
  const data = new Uint8ClampedArray(size * size * 4).fill(255)
  for (const [, x = 0, y = 0, wide = 0] of markup.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row++) {
      const from = (row * size + Number(x) * SCALE) * 4
      for (let at = from; at < from + Number(wide) * SCALE * 4; at++) if (at % 4 < 3) data[at] = 0
    }
  }
  return { width: size, height: size, data }
}

const readBack = (text: string) =>
  decodeQR(
    photographed(
      renderToStaticMarkup(<QrCode dots={encodeQR(text, 'raw', { ecc: 'low', border: 4 })} label="a game" />),
    ),
  )

test('what is drawn is read back letter for letter, as long as a link may be', () => {
  const letters = fc.constantFrom(...'ABCabc019-_')
  const link = fc
    .string({ unit: letters, minLength: 1, maxLength: 500 })
    .map((game) => `https://cribbage.example/receive#g4-${game}`)
  fc.assert(
    fc.property(link, (text) => {
      expect(readBack(text)).toBe(text)
    }),
    { seed: SEED, numRuns: 12, examples: [[`https://cribbage.example/receive#g4-${'x'.repeat(500)}`]] },
  )
})
