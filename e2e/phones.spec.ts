import { expectAccessible } from './support/axe.ts'
import { startGame } from './support/new-game.ts'
import { join, sitDown, withPhones } from './support/phones.ts'
import { expectSaved, expectScore, tap } from './support/table.ts'
import { expect, test } from './support/test.ts'

test('two phones join by two codes, and each pegs for its own player', async ({ baseURL }) => {
  test.slow()
  await withPhones(baseURL ?? '', async (newPhone) => {
    const [host, guest] = [await newPhone(), await newPhone()]
    await startGame(host, { dealer: 'Blue', unasked: true })
    await tap(host, 'Red pegs 2 for fifteen')
    await expectSaved(host)
    await join(host, guest)
    await expectAccessible(guest)
    await sitDown(guest, 'Blue')
    await expectScore(guest, { Red: 2, Blue: 0 })
    await expect(guest.getByRole('button', { name: 'Red pegs 2 for a pair' })).toHaveCount(0)

    await tap(guest, 'Blue pegs 3 for a run of 3')
    await expectScore(host, { Red: 2, Blue: 3 })
    await expectSaved(guest)
    await tap(host, 'Red pegs 2 for a pair')
    await expectScore(guest, { Red: 4, Blue: 3 })
    // His own last peg, though Red has pegged since.
    await tap(guest, /^Undo.*3/)
    await expectScore(host, { Red: 4, Blue: 0 })
    await expectScore(guest, { Red: 4, Blue: 0 })
    await expectAccessible(guest)

    await tap(host, 'Other phones')
    await tap(host, 'End the line')
    await expect(guest.getByRole('button', { name: 'Score here instead' })).toBeVisible()
    await tap(host, 'Blue pegs 2 for a pair')
    await expectScore(guest, { Red: 4, Blue: 0 })
  })
})
