import { expect, test } from 'vitest'
import { grainOf } from './grain.ts'

test('the same board always has the same grain', () => {
  expect(grainOf(358, 131)).toEqual(grainOf(358, 131))
})

test('another board is cut from another plank', () => {
  expect(grainOf(358, 131)[0]).not.toEqual(grainOf(1000, 340)[0])
})
