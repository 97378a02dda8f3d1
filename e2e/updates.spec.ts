import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { openStaticHost } from '../scripts/static-host.mjs'
import { rowsOnDisk, withFailingDisk } from './support/disk-fault.ts'
import { scriptsOf, stylesOf, writeNextSchema, writeNextVersion } from './support/next-version.ts'
import { waitBetweenTaps } from './support/pace.ts'
import { expectSaved, expectScore, tap, tapCards } from './support/table.ts'
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
  /** Puts it on the host, without a check for updates. */
  readonly publish: () => void
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
  const publish = () => host.swapTo(folder)
  await watchForFaults(context, host.address, faults)
  try {
    writeNext(folder)
    const page = await context.newPage()
    await waitBetweenTaps(page)
    const failNext = await withFailingDisk(page)
    await page.goto(host.address)
    await keptOffline(page)
    await page.getByRole('radio', { name: 'Blue', exact: true }).check({ force: true })
    await tap(page, /^Start/)
    await tapCards(page, 'KH')
    await tap(page, 'Red pegs 2 for fifteen')
    await tap(page, 'To the show')
    await tapCards(page, '5H 5S')
    await expectMidHand(page)
    await journey({
      context,
      page,
      address: host.address,
      faults,
      update: () => update(page),
      publish,
      failNext,
    })
    expect(faults).toEqual([])
  } finally {
    await context.close()
    await host.close()
    rmSync(folder, { recursive: true, force: true })
  }

  async function update(page: Page): Promise<void> {
    publish()
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

    await goTo(page, 'Settings')
    await mark(page)
    await tap(page, /^Use it now/)
    await expect.poll(() => version(page)).toBe('next')
    await page.goto(address)
    await expectScore(page, { Red: 22, Blue: 0 })
    await expect(page.getByRole('button', { name: 'Take back 8 of spades' })).toBeVisible()
  })
})

test('a window that takes the update does not reload another one in mid-hand', async ({ browser }) => {
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
    await tap(page, 'Score here instead')
    await expectMidHand(page)
    await pegTheHand(page)
  })
})

test(
  'a part of the app that an update removed loads the new version, in mid-hand too',
  CORE,
  async ({ browser }) => {
    await inMidHand(browser, writeNextVersion, async ({ context, page, address, faults, update }) => {
      const other = await context.newPage()
      await other.goto(`${address}new`)
      await update()
      await tap(other, 'Use it now')
      await expect.poll(() => version(other)).toBe('next')

      await goTo(page, 'Settings')
      await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
      expect(await version(page)).toBe('next')
      await page.goto(address)
      await tap(page, 'Score here instead')
      await expectMidHand(page)
      await pegTheHand(page)
      expectOnlyAbout(faults, /Settings/)
    })
  },
)

test('styles that failed to load ahead and that an update removed load the new version', async ({
  browser,
}) => {
  const styles = stylesOf('dist').find((name) => name.startsWith('late-views-')) ?? ''
  await inMidHand(browser, writeNextVersion, async ({ context, page, address, faults, update }) => {
    await update()
    await forget(page, styles)
    const late = await context.newPage()
    await late.goto(address)
    await tap(late, 'Score here instead')
    await expectMidHand(late)
    await expect.poll(() => faults.length).toBeGreaterThan(0)
    const other = await context.newPage()
    await other.goto(`${address}new`)
    await tap(other, 'Use it now')
    await expect.poll(() => version(other)).toBe('next')
    await page.close()

    await tap(late, 'Back to board')
    await tap(late, 'Board, full screen')
    await expect.poll(() => version(late)).toBe('next')
    await tap(late, 'Score here instead')
    await expectScore(late, { Red: 2, Blue: 0 })
    expectOnlyAbout(faults, /late-views/)
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

    const saved = page.waitForEvent('download')
    await tap(page, 'Save a copy')
    const path = await (await saved).path()
    expect(gunzipSync(readFileSync(path)).toString()).toContain('"points":20')
    expect(await isMarked(page)).toBe(true)
    await expectScore(page, { Red: 22, Blue: 0 })
  })
})

test('a part of the app that cannot be loaded any more is reported in words, and the game continues', async ({
  browser,
}) => {
  const part = partOf('SettingsRoute')
  await inMidHand(browser, writeWithout(part), async ({ page, address, faults, publish, failNext }) => {
    publish()
    await forget(page, part)
    await goTo(page, 'Settings')
    await expect(page.getByText('Your game is saved.')).toBeVisible()
    await page.goto(address)
    await expectMidHand(page)

    // With a tap that is only in memory it says so, and hands out a copy.
    await tapCards(page, 'JD 5D')
    await failNext(1_000, 'QuotaExceededError')
    await tap(page, 'Peg 20 for Red')
    await expect(page.getByText('This device has no room left: the last tap is not saved.')).toBeVisible()
    await goTo(page, 'Settings')
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expect(page.getByText('This device has no room left: the last tap is not saved.')).toBeVisible()
    const copied = page.waitForEvent('download')
    await tap(page, 'Save a copy')
    expect(gunzipSync(readFileSync(await (await copied).path())).toString()).toContain('"points":20')
    await failNext(0)
    await tap(page, 'Try again')
    await expect(page.getByText('Your game is saved.')).toBeVisible()
    await page.goto(address)
    await expectScore(page, { Red: 22, Blue: 0 })
    expectOnlyAbout(faults, /SettingsRoute/)
  })
})

test('a missing part that nobody needs yet does not replace the page', async ({ browser }) => {
  const part = partOf('GameOver')
  await inMidHand(browser, writeWithout(part), async ({ context, page, address, faults, publish }) => {
    publish()
    await forget(page, part)
    const again = await context.newPage()
    let loads = 0
    again.on('load', () => loads++)
    await again.goto(address)
    await expect.poll(() => faults.length).toBeGreaterThan(0)
    await tap(again, 'Score here instead')
    await expectMidHand(again)
    await pegTheHand(again)
    expect(loads).toBe(1)
    expectOnlyAbout(faults, /GameOver/)
  })
})

/** The name of a script as it was built. */
function partOf(name: string): string {
  return scriptsOf('dist').find((script) => script.startsWith(`${name}-`)) ?? ''
}

function writeWithout(part: string): (folder: string) => void {
  return (folder) => {
    cpSync('dist', folder, { recursive: true })
    rmSync(join(folder, 'assets', part))
  }
}

/** Deletes it from the worker's cache. */
async function forget(page: Page, part: string): Promise<void> {
  await page.evaluate(async (gone) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) if (request.url.includes(gone)) await cache.delete(request)
    }
  }, part)
}

/** The browser logs what is missing to the console; only that is expected. */
function expectOnlyAbout(faults: string[], part: RegExp): void {
  expect(faults.filter((fault) => !part.test(fault))).toEqual([])
  expect(faults).not.toEqual([])
  faults.length = 0
}
