import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyText } from '../../../base/any-text.fixture.ts'
import { asSecondVersion } from '../../../game/record/merge-logs.ts'
import { playerHref, readPlayer, readSheet, sheetHref } from './record-address.ts'

it.each(['Ann', 'Zoë & Max', '50% Bob?', '李'])('the page of %s is found by its address', (name) => {
  expect(readPlayer(playerHref(name).slice('/book'.length))).toBe(name)
})

it.each(['', '?name=', '?name=%20', '?other=Ann'])('the address %j is the page of all players', (search) => {
  expect(readPlayer(search)).toBeUndefined()
})

it('an address of anything at all is read, and leads to the page it was read as', () => {
  fc.assert(
    fc.property(anyText(), anyText(), (search, name) => {
      expect(() => readPlayer(search)).not.toThrow()
      const read = readPlayer(`?${new URLSearchParams({ name })}`)
      if (read !== undefined) expect(readPlayer(playerHref(read).slice('/book'.length))).toBe(read)
    }),
    { seed: 152_155, numRuns: 500 },
  )
})

const { gameId: SECOND } = asSecondVersion({ gameId: '9f04c2', rows: [] }, '3 t1')

it.each(['9f04c2', SECOND, 'a&b=c d'])('the score sheet of the game %s is found by its address', (gameId) => {
  expect(readSheet(sheetHref(gameId).slice('/sheet'.length))).toBe(gameId)
})

it('an address that names no game is the sheet of the game on the table', () => {
  expect(readSheet('')).toBeNull()
})
