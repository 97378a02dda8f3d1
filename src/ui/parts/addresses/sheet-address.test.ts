import { expect, it } from 'vitest'
import { secondOf } from '../../../game/record/merge-logs.ts'
import { readSheet, sheetHref } from './sheet-address.ts'

const { gameId: SECOND } = secondOf({ gameId: '9f04c2', rows: [] }, '3 t1')

it.each(['9f04c2', SECOND, 'a&b=c d'])('the score sheet of the game %s is found by its address', (gameId) => {
  expect(readSheet(sheetHref(gameId).slice('/sheet'.length))).toBe(gameId)
})

it('an address that names no game is the sheet of the game on the table', () => {
  expect(readSheet('')).toBeNull()
})
