import { expect, test } from 'vitest'
import { isSame, lightOf } from './light.ts'

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

test('a picture that a camera gives again is the same, a newer one of the same table is not', () => {
  const table = frame(140, 50)
  const newer = { ...table, data: table.data.map((each, i) => each + (i % 7 === 0 ? 1 : 0)) }
  expect(isSame(table, { ...table, data: table.data.slice() })).toBe(true)
  expect(isSame(table, newer)).toBe(false)
  expect(isSame(table, { ...table, width: 240, height: 320 })).toBe(false)
  expect(isSame(table, undefined)).toBe(false)
})
