import type { Locator, Page } from '@playwright/test'
import { openAtVersion, openEmptyPage, rowsOnDisk, withFailingDisk } from './support/disk-fault.ts'
import { startGame } from './support/new-game.ts'
import { expectSaved, expectScore, tap, tapCards } from './support/table.ts'
import { CORE, expect, test } from './support/test.ts'

test.use({ pace: 'real' })

/** A game to the play of its first deal; Blue deals. */
async function toThePlay(page: Page): Promise<void> {
  await startGame(page, { dealer: 'Blue' })
  await tapCards(page, 'KH')
  await expectSaved(page)
}

const slip = (page: Page, sentence: string | RegExp): Locator => page.locator('output').getByText(sentence)

async function expectNotSaved(page: Page, sentence: string): Promise<void> {
  await expect(slip(page, sentence)).toBeVisible()
  await expect(page.locator('[data-saved]')).toHaveCount(0)
}

test('every write waits for the disk itself: “strict”, not “relaxed”', CORE, async ({ page }) => {
  await page.addInitScript(() => {
    const { transaction } = IDBDatabase.prototype
    IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...args) {
      const made = transaction.apply(this, args)
      const { writes = '' } = document.documentElement.dataset
      if (args[1] === 'readwrite') document.documentElement.dataset.writes = `${writes} ${made.durability}`
      return made
    }
  })
  await toThePlay(page)
  await tap(page, 'Red pegs 2 for fifteen')
  await expectSaved(page)
  const writes = await page.evaluate(() => document.documentElement.dataset.writes)
  expect(new Set(writes?.trim().split(' '))).toEqual(new Set(['strict']))
})

test(
  'a full device: the tap stays, a message says so, and it is saved once there is room',
  CORE,
  async ({ page }) => {
    const failNext = await withFailingDisk(page)
    await toThePlay(page)
    await failNext(1_000, 'QuotaExceededError')
    await tap(page, 'Red pegs 2 for fifteen')
    await expectNotSaved(page, 'This device has no room left: the last tap is not saved.')
    await expectScore(page, { Red: 2 })
    await failNext(0)
    await tap(page, 'Try again')
    await expectSaved(page)
    await page.reload()
    await expectScore(page, { Red: 2, Blue: 0 })
  },
)

test('a browser that loses its database: the app tries again, and says so if it stays lost', async ({
  page,
}) => {
  const failNext = await withFailingDisk(page)
  await toThePlay(page)
  await failNext(2)
  await tap(page, 'Red pegs 2 for fifteen')
  await expectSaved(page)
  await expectScore(page, { Red: 2 })

  await failNext(1_000)
  await tap(page, 'Blue pegs 3 for a run of 3')
  await expectNotSaved(page, 'The last tap is not saved yet. Nothing is lost while the app stays open.')
  await failNext(0)
  await tap(page, 'Try again')
  await expectSaved(page)
  await page.reload()
  await expectScore(page, { Red: 2, Blue: 3 })
})

test('a game with a tap that is not saved stays on the table, whatever is begun instead', async ({
  page,
}) => {
  const failNext = await withFailingDisk(page)
  const notSaved = 'This device has no room left: the last tap is not saved.'
  await toThePlay(page)
  await failNext(1_000, 'QuotaExceededError')
  await tap(page, 'Menu')
  await tap(page, 'End this game')
  await expectNotSaved(page, notSaved)
  await tap(page, /^Rematch/)
  await expectNotSaved(page, notSaved)
  await tap(page, 'Menu')
  await tap(page, 'New game')
  await tap(page, /^Deal/)
  await expect(slip(page, /^The last tap of your game is not saved yet\. Save it first\./)).toBeVisible()
  await tap(page, 'To the table')
  await expectNotSaved(page, notSaved)
  expect(await rowsOnDisk(page)).not.toContain('4 abandoned')
  await failNext(0)
  await tap(page, 'Try again')
  await expectSaved(page)
  await failNext(1_000, 'QuotaExceededError')
  await tap(page, /^Rematch/)
  await expect(slip(page, /^This device has no room left for another game/)).toBeVisible()
  await failNext(0)
  await tap(page, /^Rematch/)
  await expectSaved(page)
  await expect(page.getByRole('button', { name: /^Rematch/ })).toHaveCount(0)
  expect(await rowsOnDisk(page)).toContain('4 abandoned')
})

test('storage cleared under an open game: all of it is written again, and a message says so', async ({
  page,
  context,
  baseURL,
}) => {
  await toThePlay(page)
  await tap(page, 'Red pegs 2 for fifteen')
  await expectSaved(page)
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: baseURL ?? '', storageTypes: 'indexeddb' })
  await tap(page, 'Blue pegs 3 for a run of 3')
  await expect(slip(page, /^The browser cleared this game/)).toBeVisible()
  await expectSaved(page)
  await page.reload()
  await expectScore(page, { Red: 2, Blue: 3 })
})

test(
  'two windows without a lock peg at once: one line is written, the other window is asked',
  CORE,
  async ({ page, context }) => {
    test.slow() // two windows, each with a board
    await context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })
    })
    await toThePlay(page)
    const deaf = await context.newPage()
    // It hears nothing from the first window, so its tap is on the same state however late it comes.
    await deaf.addInitScript(() => {
      Object.defineProperty(window, 'BroadcastChannel', { value: undefined })
      addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true })
    })
    await deaf.goto('/')
    await expectScore(deaf, { Red: 0, Blue: 0 })
    await tap(page, 'Red pegs 2 for fifteen')
    await expectSaved(page)
    await expectScore(deaf, { Red: 0 })
    await tap(deaf, 'Blue pegs 3 for a run of 3')
    await expect(slip(deaf, /^Somebody else pegged first: .*Peg yours as well\?$/)).toBeVisible()
    await expectScore(deaf, { Red: 2, Blue: 0 })
    expect((await rowsOnDisk(page)).filter((row) => row.endsWith(' pegged'))).toHaveLength(1)
    await tap(deaf, 'Peg it too')
    await expectSaved(deaf)
    await expectScore(deaf, { Red: 2, Blue: 3 })
    const rows = await rowsOnDisk(page)
    expect(rows.filter((row) => row.endsWith(' pegged'))).toHaveLength(2)
    expect(rows.map((row) => Number.parseInt(row, 10))).toEqual(rows.map((_, i) => i + 1))
  },
)

test('another window opens the games at a newer version: reload to continue, and nothing more is written', async ({
  page,
  context,
}) => {
  await toThePlay(page)
  const before = await rowsOnDisk(page)
  const newer = await context.newPage()
  await openEmptyPage(newer)
  await openAtVersion(newer, 30)
  const sentence = 'A newer version of the app is open in another tab. Reload to continue.'
  await expect(slip(page, sentence)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  await tap(page, 'Red pegs 2 for fifteen')
  await expectScore(page, { Red: 0 })
  await expect(slip(page, sentence)).toBeVisible()
  expect(await rowsOnDisk(newer)).toEqual(before)
})

test('games kept by a newer version are refused in words and left as they are', async ({ page, context }) => {
  const newer = await context.newPage()
  await openEmptyPage(newer)
  await openAtVersion(newer, 30)
  const sentence = page.getByText('These games were saved by a newer version of the app. Reload to get it.')
  await page.goto('/')
  await expect(sentence).toBeVisible()
  await page.goto('/games')
  await expect(page.getByRole('heading', { name: 'Games', exact: true })).toBeVisible()
  await expect(sentence).toBeVisible()
  await expect(page.getByText('No games yet')).toHaveCount(0)
  await page.goto('/players')
  await expect(page.getByRole('heading', { name: 'Players' })).toBeVisible()
  await expect(page.getByText('Some games could not be read. Try again.')).toBeVisible()
  const found = await newer.evaluate(async () => (await indexedDB.databases()).map(({ version }) => version))
  expect(found).toEqual([30])
})

test('an upgrade that an older window blocks says so, and continues once that window is closed', async ({
  page,
  context,
}) => {
  const older = await context.newPage()
  await openEmptyPage(older)
  await openAtVersion(older, 5)
  await page.goto('/')
  await expect(page.getByText('Another tab is running an older version. Close it to continue.')).toBeVisible()
  await older.close()
  await expect(page.getByRole('heading', { name: 'Fifteen Two' })).toBeVisible()
})

test('storage buckets that throw at once keep nobody from playing', async ({ page }) => {
  await page.addInitScript(() => {
    const buckets = Object.getPrototypeOf(navigator.storageBuckets)
    for (const name of ['keys', 'open'])
      buckets[name] = () => {
        throw new DOMException('Not here', 'SecurityError')
      }
  })
  await toThePlay(page)
  await tap(page, 'Red pegs 2 for fifteen')
  await expectSaved(page)
  await page.reload()
  await expectScore(page, { Red: 2, Blue: 0 })
})
