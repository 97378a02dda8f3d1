import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { openStaticHost } from '../scripts/static-host.mjs'
import { rowsOnDisk, withFailingDisk } from './support/disk-fault.ts'
import { askStarter } from './support/new-game.ts'
import { writeNextSchema, writeNextVersion } from './support/next-version.ts'
import { waitBetweenTaps } from './support/pace.ts'
import { expectStored } from './support/stored.ts'
import { expectSaved, expectScore, fileOf, tap, tapCards } from './support/table.ts'
import { CORE, expect, keptOffline, test, watchForFaults } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

interface Hosted {
  readonly context: BrowserContext
  /** Red has pegged two, and half of Red's hand is tapped. */
  readonly page: Page
  readonly address: string
  readonly faults: string[]
  /** Puts the next version on the host, and waits until it is installed and waiting to be used. */
  readonly update: () => Promise<void>
  /** Makes the next writes of the page fail, this many. */
  readonly failNext: Awaited<ReturnType<typeof withFailingDisk>>
}

/** A game in mid-hand on a host of its own; `writeNext` writes the next version into a folder. */
async function inMidHand(
  browser: Browser,
  writeNext: (folder: string) => void,
  journey: (hosted: Hosted) => Promise<void>,
): Promise<void> {
  test.slow() // two versions, two windows
  const folder = mkdtempSync(join(tmpdir(), 'fifteen-two-next-'))
  const host = await openStaticHost({ folder: 'dist' })
  const context = await browser.newContext()
  const faults: string[] = []
  await watchForFaults(context, host.address, faults)
  try {
    writeNext(folder)
    const page = await context.newPage()
    await waitBetweenTaps(page)
    const failNext = await withFailingDisk(page)
    await page.goto(`${host.address}new`)
    await keptOffline(page)
    await askStarter(page)
    await page.getByRole('radio', { name: 'Blue', exact: true }).check({ force: true })
    await tap(page, /^Deal/)
    await tapCards(page, 'KH')
    await tap(page, 'Red pegs 2 for fifteen')
    await tap(page, 'To the show')
    await tapCards(page, '5H 5S')
    await expectMidHand(page)
    await expectStored(page, 'drafts', '5S')
    await journey({
      context,
      page,
      address: host.address,
      faults,
      update: () => update(page),
      failNext,
    })
    expect(faults).toEqual([])
  } finally {
    await context.close()
    await host.close()
    rmSync(folder, { recursive: true, force: true })
  }

  async function update(page: Page): Promise<void> {
    host.swapTo(folder)
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await page.waitForFunction(
      async () => (await navigator.serviceWorker.ready).waiting?.state === 'installed',
    )
  }
}

/** While a page is being left it cannot answer. */
const version = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.version ?? 'first').catch(() => 'leaving')

/** Half of Red's hand, and two points. */
async function expectMidHand(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Red’s hand' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Take back 5 of spades' })).toBeVisible()
  await expectScore(page, { Red: 2, Blue: 0 })
}

async function pegTheHand(page: Page): Promise<void> {
  await tapCards(page, 'JD 5D')
  await tap(page, 'Peg 20 for Red')
  await expectScore(page, { Red: 22, Blue: 0 })
}

/** Through the menu, where the board is a tap away. */
async function goTo(page: Page, name: string): Promise<void> {
  await tap(page, 'Back to board')
  await tap(page, 'Menu')
  await tap(page, name)
}

/** A mark that a reload removes. */
const mark = (page: Page) =>
  page.evaluate(() => void Object.assign(document.body.dataset, { untouched: 'yes' }))
const isMarked = (page: Page) => page.evaluate(() => document.body.dataset.untouched === 'yes')

test('an update in mid-hand waits for a tap and loses nothing', CORE, async ({ browser }) => {
  await inMidHand(browser, writeNextVersion, async ({ page, address, update }) => {
    await mark(page)
    await update()
    await expectMidHand(page)
    await expect(page.getByRole('button', { name: 'Use it now' })).toHaveCount(0)
    expect(await isMarked(page)).toBe(true)
    await page.reload()
    expect(await version(page)).toBe('first')
    await expectMidHand(page)

    await goTo(page, 'New game')
    await tap(page, 'Use it now')
    await expect.poll(() => version(page)).toBe('next')
    await page.goto(address)
    await expectMidHand(page)
    await pegTheHand(page)
  })
})

test('an update is offered in the settings too, in mid-hand, but not while a tap is unsaved', async ({
  browser,
}) => {
  await inMidHand(browser, writeNextVersion, async ({ page, address, update, failNext }) => {
    await update()
    await goTo(page, 'Settings')
    await expect(page.getByRole('button', { name: /^Use it now/ })).toBeVisible()
    await tap(page, /^Back$/)
    await tapCards(page, 'JD 5D')
    await failNext(1_000, 'QuotaExceededError')
    await tap(page, 'Peg 20 for Red')
    await expect(page.getByText('This device has no room left: the last tap is not saved.')).toBeVisible()
    await goTo(page, 'Settings')
    await expect(page.getByText(/^Fifteen Two, version \d/)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Use it now/ })).toHaveCount(0)
    await failNext(0)
    await tap(page, /^Back$/)
    await tap(page, 'Try again')
    await expectSaved(page)
    await tapCards(page, '7H 8S')
    await expectStored(page, 'drafts', '8S')

    await goTo(page, 'Settings')
    await mark(page)
    await tap(page, /^Use it now/)
    await expect.poll(() => version(page)).toBe('next')
    await page.goto(address)
    await expectScore(page, { Red: 22, Blue: 0 })
    await expect(page.getByRole('button', { name: 'Take back 8 of spades' })).toBeVisible()
  })
})

test('a window that takes the update does not reload another one in mid-hand', CORE, async ({ browser }) => {
  await inMidHand(browser, writeNextVersion, async ({ context, page, address, update }) => {
    const other = await context.newPage()
    await other.goto(`${address}new`)
    await update()
    await mark(page)
    await page.evaluate(() =>
      navigator.serviceWorker.addEventListener('controllerchange', () => {
        document.body.dataset.taken = 'over'
      }),
    )
    await tap(other, 'Use it now')
    await expect.poll(() => version(other)).toBe('next')
    await expect(page.locator('body[data-taken=over]')).toHaveCount(1)
    await expectMidHand(page)
    await pegTheHand(page)
    await goTo(page, 'Settings')
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    await tap(page, /^Back$/)
    expect(await isMarked(page)).toBe(true)

    await goTo(page, 'New game')
    await expect(page.getByText('Another window uses a newer version of Fifteen Two.')).toBeVisible()
    await tap(page, 'Reload')
    await expect.poll(() => version(page)).toBe('next')
    await page.goto(address)
    await expectScore(page, { Red: 22, Blue: 0 })
  })
})

test('an old tab beside a newer schema says “reload to continue” and writes nothing', async ({ browser }) => {
  await inMidHand(browser, writeNextSchema, async ({ context, page, address, update }) => {
    const other = await context.newPage()
    await other.goto(`${address}new`)
    await update()
    const before = await rowsOnDisk(page)
    await tap(other, 'Use it now')
    await expect.poll(() => version(other)).toBe('next')
    await expect(
      page.getByText('A newer version of the app is open in another tab. Reload to continue.'),
    ).toBeVisible()
    await tapCards(page, 'JD 5D')
    await expect(page.getByRole('button', { name: /^Peg/ })).toHaveCount(0)
    expect(await rowsOnDisk(other)).toEqual(before)

    await tap(page, 'Reload')
    await expect.poll(() => version(page)).toBe('next')
    // While it was away the scoring went to the window that was left.
    await tap(page, 'Take over')
    await expectMidHand(page)
    await pegTheHand(page)
  })
})

test('an unsaved tap survives an update of another window, and a copy of it can be saved', async ({
  browser,
}) => {
  await inMidHand(browser, writeNextSchema, async ({ context, page, address, update, failNext }) => {
    const other = await context.newPage()
    await other.goto(`${address}new`)
    await update()
    await tapCards(page, 'JD 5D')
    await failNext(1_000, 'QuotaExceededError')
    await tap(page, 'Peg 20 for Red')
    await expect(page.getByText('This device has no room left: the last tap is not saved.')).toBeVisible()
    await mark(page)
    await tap(other, 'Use it now')
    await expect.poll(() => version(other)).toBe('next')

    const copy = await fileOf(page, 'Save a copy')
    expect(gunzipSync(readFileSync(await copy.path())).toString()).toContain('"points":20')
    expect(await isMarked(page)).toBe(true)
    await expectScore(page, { Red: 22, Blue: 0 })
  })
})

test('a fault of the app is reported in words, with any unsaved tap, and the game continues', async ({
  browser,
}) => {
  await inMidHand(browser, writeNextVersion, async ({ page, address, faults, failNext }) => {
    await breakSettings(page)
    await goTo(page, 'Settings')
    await expect(page.getByText('Your game is saved.')).toBeVisible()
    await page.goto(address)
    await expectMidHand(page)

    // With a tap that is only in memory it says so, and hands out a copy.
    await tapCards(page, 'JD 5D')
    await failNext(1_000, 'QuotaExceededError')
    await tap(page, 'Peg 20 for Red')
    await expect(page.getByText('This device has no room left: the last tap is not saved.')).toBeVisible()
    await breakSettings(page)
    await goTo(page, 'Settings')
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expect(page.getByText('This device has no room left: the last tap is not saved.')).toBeVisible()
    const copy = await fileOf(page, 'Save a copy')
    expect(gunzipSync(readFileSync(await copy.path())).toString()).toContain('"points":20')
    await failNext(0)
    await tap(page, 'Try again')
    await expect(page.getByText('Your game is saved.')).toBeVisible()
    await page.goto(address)
    await expectScore(page, { Red: 22, Blue: 0 })
    expect(faults.filter((fault) => !fault.includes('broken for this journey'))).toEqual([])
    expect(faults).not.toEqual([])
    faults.length = 0
  })
})

/** Until the page is loaded again, what the settings ask of the screen throws. */
async function breakSettings(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ask = matchMedia
    window.matchMedia = (query) => {
      if (query.includes('any-pointer')) throw new Error('broken for this journey')
      return ask(query)
    }
  })
}
