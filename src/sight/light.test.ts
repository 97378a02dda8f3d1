import { expect, test } from 'vitest'
import { lightOf } from './light.ts'

/** A frame whose pixels are this bright on average, and differ by as much. */
function frame(bright: number, differ: number) {
  const data = Uint8ClampedArray.from({ length: 320 * 240 * 4 }, (_, i) =>
    Math.round(bright + differ * Math.sin((i >> 2) / 7)),
  )
  return { width: 320, height: 240, data }
}

test.each([
  ['a lit table', 140, 50, 'fine'],
  ['a dim table that can still be read', 60, 40, 'fine'],
  ['a table in the dark', 25, 15, 'dark'],
  ['a finger on the lens', 90, 4, 'covered'],
  ['a lens in a pocket', 3, 2, 'covered'],
])('%s', (_, bright, differ, light) => expect(lightOf(frame(bright, differ))).toBe(light))
