import type { Page } from '@playwright/test'
import { databases, openEmptyPage, rowsOnDisk, writeOlderDatabase } from './support/disk-fault.ts'
import { startGame } from './support/new-game.ts'
import { stored } from './support/stored.ts'
import { expectSaved, expectScore, tap, tapCards } from './support/table.ts'
import { expect, test } from './support/test.ts'

test.use({ pace: 'real' })

/** A game between Ann and Bob, kept; and a page without the app, so that nothing holds the databases. */
async function kept(page: Page): Promise<readonly string[]> {
  await startGame(page, { names: ['Ann', 'Bob'] })
  await tapCards(page, 'KH AS 4D')
  await tap(page, 'Ann pegs 6 for a pair royal')
  await expectSaved(page)
  await openEmptyPage(page)
  expect(await databases(page)).toEqual({ 'fifteen-two': 20 })
  expect(await databases(page, 'mirror')).toEqual({ 'fifteen-two-mirror': 20 })
  return rowsOnDisk(page)
}

const inMirror = async (page: Page) => (await stored(page, 'entries', 'mirror')).length

test('a database is upgraded one start before its mirror, and the games continue', async ({ page }) => {
  const rows = await kept(page)
  await writeOlderDatabase(page, false)
  await writeOlderDatabase(page, false, 'mirror')
  await page.goto('/')
  await expectScore(page, { Ann: 6, Bob: 0 })
  await tap(page, 'Bob pegs 1 for the go')
  await expectSaved(page)
  expect(await databases(page)).toEqual({ 'fifteen-two': 20 })
  expect(await databases(page, 'mirror')).toEqual({ 'fifteen-two-mirror': 5 })
  expect(await inMirror(page)).toBe(rows.length)
  await page.goto('/')
  await expectScore(page, { Ann: 6, Bob: 1 })
  await expect.poll(() => inMirror(page)).toBe(rows.length + 1)
  expect(await databases(page, 'mirror')).toEqual({ 'fifteen-two-mirror': 20 })
  await page.goto('/storage')
  await expect(page.getByText(/^Every game is stored twice/)).toBeVisible()
})

test('an upgrade that fails leaves the older games whole, and the mirror, and says so', async ({ page }) => {
  const rows = await kept(page)
  await writeOlderDatabase(page, true)
  await writeOlderDatabase(page, false, 'mirror')
  await page.goto('/')
  await expect(page.getByText('The games could not be opened. They are still saved.')).toBeVisible()
  await openEmptyPage(page)
  expect(await databases(page)).toEqual({ 'fifteen-two': 5 })
  expect(await databases(page, 'mirror')).toEqual({ 'fifteen-two-mirror': 5 })
  expect(await rowsOnDisk(page)).toEqual(rows)

  // What was in the way is gone, as after a release that knows better.
  await writeOlderDatabase(page, false)
  await page.goto('/')
  await expectScore(page, { Ann: 6, Bob: 0 })
})
