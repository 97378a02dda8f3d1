import { readFile, writeFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { forgetEverything } from './support/disk-fault.ts'
import { startGame } from './support/new-game.ts'
import { expectSaved, expectScore, fileOf, tap, tapCards } from './support/table.ts'
import { CORE, expect, test } from './support/test.ts'
import { withChecks } from './support/with-checks.ts'

/** A game between Ann and Bob, two pegs in. */
async function begun(page: Page): Promise<void> {
  await startGame(page, { names: ['Ann', 'Bob'] })
  await tapCards(page, 'KH AS 4D')
  await tap(page, 'Ann pegs 6 for a pair royal')
  await tap(page, 'Bob pegs 1 for the go')
  await expectScore(page, { Ann: 6, Bob: 1 })
  await expectSaved(page)
}

async function savedBackup(page: Page, path: string): Promise<void> {
  await page.goto('/storage')
  await (await fileOf(page, 'Save a backup')).saveAs(path)
  await expect(page.getByText('1 game in the file.')).toBeVisible()
  await expect(page.getByText(/^Last backup: /)).toBeVisible()
}

test('a backup brings everything back after the data are cleared', CORE, async ({ page }, info) => {
  const file = info.outputPath('all.backup')
  await begun(page)
  await savedBackup(page, file)
  await expectAccessible(page)

  await forgetEverything(page)
  await page.goto('/games')
  await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible()

  await page.goto('/storage')
  await page.getByLabel('Open a file').setInputFiles(file)
  await expect(page.getByText('1 game restored.')).toBeVisible()
  await page.goto('/games')
  await page.getByRole('button', { name: /^Ann 6 ?, Bob 1/ }).tap()
  await expectScore(page, { Ann: 6, Bob: 1 })

  // The next game of the same table, as another phone began it too.
  await page.goto('/storage')
  const rival = info.outputPath('rival.backup')
  const text = gunzipSync(await readFile(file)).toString()
  await writeFile(rival, withChecks(text.replace(/(?<="game":{"id":")[^"]+/, 'of-another-phone')))
  await page.getByLabel('Open a file').setInputFiles(rival)
  await expect(page.getByText('1 game restored.')).toBeVisible()
  await page.goto('/games')
  await expect(page.getByRole('button', { name: /^Ann 6 ?, Bob 1/ })).toHaveCount(2)
})

test('while a file is read a word says so, and cancelled nothing is changed', async ({ page }, info) => {
  const file = info.outputPath('all.backup')
  await page.addInitScript(() => {
    // A drive that gives nothing until it is told to.
    const { promise, resolve } = Promise.withResolvers<void>()
    Object.assign(window, { giveTheFile: resolve })
    const { stream } = Blob.prototype
    Blob.prototype.stream = function (this: Blob) {
      const held = new TransformStream({ start: () => promise })
      return stream.call(this).pipeThrough(held)
    }
  })
  await begun(page)
  await savedBackup(page, file)
  const text = gunzipSync(await readFile(file)).toString()
  await writeFile(file, withChecks(text.replace(/(?<="game":{"id":")[^"]+/, 'of-another-phone')))
  await page.getByLabel('Open a file').setInputFiles(file)
  await expect(page.getByText('Reading…')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save a backup' })).toBeDisabled()
  await tap(page, 'Cancel')
  await page.evaluate(() => (window as unknown as { giveTheFile: () => void }).giveTheFile())
  await expect(page.getByText('Stopped. Nothing was changed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save a backup' })).toBeEnabled()
  await page.goto('/games')
  await page.getByRole('button', { name: /^Ann 6 ?, Bob 1/ }).tap()
  await expectScore(page, { Ann: 6, Bob: 1 })
})

test('a damaged or foreign file changes nothing and says so', CORE, async ({ page }, info) => {
  const file = info.outputPath('all.backup')
  await begun(page)
  await savedBackup(page, file)
  const bytes = await readFile(file)
  await writeFile(info.outputPath('half.backup'), bytes.subarray(0, bytes.length / 2))
  await writeFile(
    info.outputPath('one-byte.backup'),
    bytes.map((byte, i) => (i === 40 ? byte ^ 1 : byte)),
  )
  await writeFile(info.outputPath('list.txt'), 'milk\neggs')

  await page.getByLabel('Open a file').setInputFiles(info.outputPath('half.backup'))
  await expect(page.getByText(/^This backup is damaged\. .* Nothing was changed\.$/)).toBeVisible()
  await page.getByLabel('Open a file').setInputFiles(info.outputPath('list.txt'))
  await expect(page.getByText('This is not a Fifteen Two file. Nothing was changed.')).toBeVisible()
  await page.getByLabel('Open a file').setInputFiles(info.outputPath('one-byte.backup'))
  await expect(page.getByText(/^This backup is damaged\. .* Nothing was changed\.$/)).toBeVisible()
  // Picked from a drive that is out of reach.
  await page.evaluate(() => {
    const gone = new DOMException('The requested file could not be read', 'NotReadableError')
    Blob.prototype.arrayBuffer = () => Promise.reject(gone)
  })
  await page.getByLabel('Open a file').setInputFiles(file)
  await expect(page.getByText(/^This file could not be read.* Nothing was changed\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save a backup' })).toBeEnabled()
  await page.goto('/')
  await expectScore(page, { Ann: 6, Bob: 1 })
})

test('a deleted game is restored by one tap; its score sheet is a table', async ({ page }) => {
  await begun(page)
  await tap(page, 'Menu')
  await tap(page, 'The Book')
  await page.getByRole('link', { name: 'Games' }).tap()
  await tap(page, 'More: Ann 6, Bob 1')
  const sheet = await readFile(await (await fileOf(page, 'Export as CSV')).path(), 'utf8')
  expect(sheet).toContain('Line,Deal,Time,Entry,Side,Holes,Ann,Bob')

  await tap(page, 'More: Ann 6, Bob 1')
  await tap(page, 'Delete')
  await expect(page.getByText('Ann 6, Bob 1 deleted.')).toBeVisible()
  // Without scrolling, below however many games.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible()
  await tap(page, 'Undo')
  await page.getByRole('button', { name: /^Ann 6 ?, Bob 1/ }).tap()
  await expectScore(page, { Ann: 6, Bob: 1 })
})

test('a fault of the app while a backup is made is reported, not swallowed', async ({ page, faults }) => {
  await begun(page)
  await page.goto('/storage')
  await page.evaluate(() => {
    const broken = () => {
      throw new Error('a fault made for this journey')
    }
    Object.assign(globalThis, {
      CompressionStream: class {
        constructor() {
          broken()
        }
      },
    })
  })
  await tap(page, 'Save a backup')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByText('Your game is saved.')).toBeVisible()
  // The browser also logs it to the console; only that is expected.
  expect(faults.filter((fault) => !fault.includes('a fault made for this journey'))).toEqual([])
  faults.length = 0
})
