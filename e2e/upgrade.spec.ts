import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { databases, openEmptyPage, rowsOnDisk, writeOlderDatabase } from './support/disk-fault.ts'
import { startGame } from './support/new-game.ts'
import { expectSaved, expectScore, tap, tapCards } from './support/table.ts'
import { expect, test } from './support/test.ts'

test.use({ pace: 'real' })

/** A game between Ann and Bob, kept; and a page without the app, so that nothing holds the database. */
async function kept(page: Page): Promise<readonly string[]> {
  await startGame(page, { names: ['Ann', 'Bob'] })
  await tapCards(page, 'KH AS 4D')
  await tap(page, 'Ann pegs 6 for a pair royal')
  await expectSaved(page)
  await openEmptyPage(page)
  expect(await databases(page)).toEqual({ 'fifteen-two': 10 })
  return rowsOnDisk(page)
}

/** Whether there is a copy of everything before the last upgrade. */
const hasCopy = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('fifteen-two-copies')
    return (await cache.match('/before-upgrade.backup')) !== undefined
  })

test('before an upgrade everything is copied; the games continue, and the copy can be saved, read and deleted', async ({
  page,
}) => {
  const rows = await kept(page)
  await writeOlderDatabase(page, false)
  await page.goto('/')
  await expectScore(page, { Ann: 6, Bob: 0 })
  await tap(page, 'Bob pegs 1 for the go')
  await expectSaved(page)
  expect(await databases(page)).toEqual({ 'fifteen-two': 10 })
  expect(await hasCopy(page)).toBe(true)

  await page.goto('/storage')
  await expect(page.getByText(/^Everything was copied before the update of/)).toBeVisible()
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await tap(page, 'Save that copy')
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^fifteen-two-before-[\d-]+\.backup$/)
  await expect(page.getByText('1 game in the file.')).toBeVisible()
  const lines = gunzipSync(await readFile(await file.path()))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines[1].game.rows).toHaveLength(rows.length)
  await page.getByLabel('Open a file').setInputFiles(await file.path())
  await expect(page.getByText(/^This device already has/)).toBeVisible()

  await tap(page, 'Delete that copy')
  await expect(page.getByText('This is the only copy from before that update.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete it' }).press('Enter')
  await expect(page.getByText('Copy deleted. Your games are unchanged.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Backup and storage' })).toBeFocused()
  await expect(page.getByText(/^Everything was copied/)).toHaveCount(0)
  expect(await hasCopy(page)).toBe(false)
  await page.goto('/')
  await expectScore(page, { Ann: 6, Bob: 1 })
})

test('an upgrade that fails leaves the older games whole, with a copy beside them, and says so', async ({
  page,
}) => {
  const rows = await kept(page)
  await writeOlderDatabase(page, true)
  await page.goto('/')
  await expect(page.getByText('The games could not be opened. They are still saved.')).toBeVisible()
  await openEmptyPage(page)
  expect(await databases(page)).toEqual({ 'fifteen-two': 5 })
  expect(await hasCopy(page)).toBe(true)
  expect(await rowsOnDisk(page)).toEqual(rows)

  // What was in the way is gone, as after a release that knows better.
  await writeOlderDatabase(page, false)
  await page.goto('/')
  await expectScore(page, { Ann: 6, Bob: 0 })
})
