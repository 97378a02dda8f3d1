import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { askStarter } from './support/new-game.ts'
import { scriptIn, writeNextVersion } from './support/next-version.ts'
import { waitBetweenTaps } from './support/pace.ts'
import { openRewritingHost } from './support/rewriting-host.ts'
import { expectSaved, expectScore, tap, tapCards } from './support/table.ts'
import { CORE, expect, keptOffline, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

interface Hosted {
  readonly host: Awaited<ReturnType<typeof openRewritingHost>>
  readonly context: BrowserContext
  readonly page: Page
}

/** A separate host and a fresh browser. Errors are expected, so the console is not watched. */
async function onRewritingHost(browser: Browser, journey: (hosted: Hosted) => Promise<void>): Promise<void> {
  test.slow() // everything is kept twice
  const host = await openRewritingHost('dist')
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await waitBetweenTaps(page)
    await journey({ host, context, page })
  } finally {
    await context.close()
    await host.close()
  }
}

const SCRIPT = scriptIn('dist')
const wentWrong = (page: Page) => page.getByRole('heading', { name: 'Something went wrong' })

/** Red has pegged two. */
async function begin(page: Page): Promise<void> {
  await tap(page, 'change')
  await askStarter(page)
  await page.getByRole('radio', { name: 'Blue', exact: true }).check({ force: true })
  await tap(page, /^Deal/)
  await tapCards(page, 'KH')
  await tap(page, 'Red pegs 2 for fifteen')
  await expectSaved(page)
}

/** Asks for a newer version, and waits until its worker has been installed or given up. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const updated = await registration?.update().catch(() => undefined)
    const worker = (updated as ServiceWorkerRegistration | undefined)?.installing
    await new Promise<void>((resolve) => {
      if (!worker) return resolve()
      worker.onstatechange = () => resolve()
    })
  })
}

/** Waits until the first worker of all has been installed or given up. */
async function firstWorkerSettled(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    if (!registration) return document.documentElement.dataset.seen === 'yes'
    document.documentElement.dataset.seen = 'yes'
    return !registration.installing
  })
}

/** What is kept in place of the script: the first page, as a careless host answers. */
const A_PAGE = { text: '<!doctype html>', type: 'text/html' }
/** A script of which only the settings do not work. */
const BROKEN_SETTINGS = {
  text: `const ask = matchMedia
    window.matchMedia = (query) => {
      if (query.includes('any-pointer')) throw new Error('damaged')
      return ask(query)
    }
    ${readFileSync(`dist/assets/${SCRIPT}`, 'utf8')}`,
  type: 'text/javascript',
}

/** Damages the script that the worker keeps. */
async function spoil(page: Page, damaged: { readonly text: string; readonly type: string }): Promise<void> {
  const spoilt = await page.evaluate(
    async ([name, { text, type }]) => {
      let count = 0
      for (const key of await caches.keys()) {
        const cache = await caches.open(key)
        for (const request of await cache.keys()) {
          if (!request.url.includes(name)) continue
          await cache.put(request, new Response(text, { headers: { 'content-type': type } }))
          count++
        }
      }
      return count
    },
    [SCRIPT, damaged] as const,
  )
  expect(spoilt, 'spoilt scripts').toBe(1)
}

/** How many files the worker keeps. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const precache = names.find((name) => name.includes('precache'))
    const files = precache === undefined ? [] : await (await caches.open(precache)).keys()
    return files.length
  })

test('a first visit to a host that lacks a font keeps no page in its place', CORE, async ({ browser }) => {
  await onRewritingHost(browser, async ({ host, page }) => {
    host.lacks('besley-latin-wght-normal')
    await page.goto(`${host.address}settings`)
    await firstWorkerSettled(page)

    host.lacks(undefined)
    await page.goto(`${host.address}settings`)
    await keptOffline(page)
    await page.goto(host.address)
    const fonts = await page.evaluate(() => document.fonts.load('16px "Besley Variable"'))
    expect(fonts).toHaveLength(1)
    await begin(page)
    await expectScore(page, { Red: 2, Blue: 0 })
  })
})

test('a first visit to a host that lacks the script says so, and a tap tries again', async ({ browser }) => {
  await onRewritingHost(browser, async ({ host, page }) => {
    host.lacks(SCRIPT)
    await page.goto(host.address)
    await expect(page.getByText('Reopen the app while you are online')).toBeVisible()
    host.lacks(undefined)
    await tap(page, 'Open again')
    await begin(page)
    await expectScore(page, { Red: 2, Blue: 0 })
  })
})

test('a half-uploaded version is not installed, and the game continues', async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'fifteen-two-half-'))
  try {
    writeNextVersion(folder)
    await onRewritingHost(browser, async ({ host, page }) => {
      await page.goto(host.address)
      await keptOffline(page)
      await begin(page)
      host.swapTo(folder)
      host.lacks(SCRIPT.replace('.js', '.next.js'))
      await lookForUpdate(page)
      await page.reload()
      await expectScore(page, { Red: 2, Blue: 0 })

      host.lacks(undefined)
      await lookForUpdate(page)
      await tap(page, 'Menu')
      await tap(page, 'New game')
      await tap(page, 'Use it now')
      await expect(page.locator('html[data-version=next]')).toBeAttached()
      await page.goto(host.address)
      await expectScore(page, { Red: 2, Blue: 0 })
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

/** Without the host, from now on: the game is there, and takes a peg. */
async function expectOffline({ host, page }: Hosted): Promise<void> {
  await keptOffline(page)
  await host.close()
  await page.reload()
  await expectScore(page, { Red: 2, Blue: 0 })
  await tap(page, 'Red pegs 2 for fifteen')
  await expectSaved(page)
}

for (const beside of ['alone', 'beside another window']) {
  test(
    `an app kept with a fault is downloaded again by “Open again”, ${beside}`,
    beside === 'alone' ? CORE : {},
    async ({ browser }) => {
      await onRewritingHost(browser, async (hosted) => {
        const { host, context, page } = hosted
        await page.goto(host.address)
        await keptOffline(page)
        await begin(page)
        const before = await kept(page)
        if (beside !== 'alone') await (await context.newPage()).goto(`${host.address}rulings`)
        await spoil(page, BROKEN_SETTINGS)
        await page.goto(`${host.address}settings`)
        await openAgainAtMostTwice(page, page.getByRole('heading', { name: 'Settings' }))
        await page.goto(host.address)
        await expectScore(page, { Red: 2, Blue: 0 })
        await expect.poll(() => kept(page)).toBe(before)

        // Beside another window the same worker is only registered again, and controls the page after that.
        await page.waitForFunction(async () => Boolean(await navigator.serviceWorker.getRegistration()))
        await page.reload()
        await expectOffline(hosted)
      })
    },
  )
}

/** Whether the script was damaged when the page was opened. */
const isMended = (page: Page) => page.evaluate(() => sessionStorage.getItem('fifteen-two:repaired') === 'yes')

test('an app kept with a page in place of its script repairs itself', CORE, async ({ browser }) => {
  await onRewritingHost(browser, async ({ host, context, page }) => {
    await page.goto(host.address)
    await keptOffline(page)
    await begin(page)
    const before = await kept(page)
    await spoil(page, A_PAGE)
    const second = await context.newPage() // what the first has in memory is not damaged
    await page.close()
    await second.goto(host.address)
    await expectScore(second, { Red: 2, Blue: 0 })
    expect(await isMended(second)).toBe(true)
    await expect.poll(() => kept(second)).toBe(before)

    // Without a network it says what it needs, and then waits to be asked.
    await spoil(second, A_PAGE)
    const third = await context.newPage()
    await waitBetweenTaps(third)
    await second.close()
    await context.setOffline(true)
    await third.goto(host.address)
    await expect(third.getByText('Reopen the app while you are online')).toBeVisible()
    await context.setOffline(false)
    await tap(third, 'Open again')
    await expectScore(third, { Red: 2, Blue: 0 })
    await expect.poll(() => kept(third)).toBe(before)
    await expectOffline({ host, context, page: third })
  })
})

test('without a network “Open again” throws nothing away that still works', async ({ browser }) => {
  await onRewritingHost(browser, async ({ host, context, page }) => {
    await page.goto(host.address)
    await keptOffline(page)
    await begin(page)
    const before = await kept(page)
    await spoil(page, BROKEN_SETTINGS)
    await context.setOffline(true)
    await page.goto(`${host.address}settings`)
    for (let time = 1; time <= 3; time++) {
      await expect(wentWrong(page)).toBeVisible()
      await page.evaluate(() => void Object.assign(document.body.dataset, { left: 'not yet' }))
      await tap(page, 'Open again')
      await expect(page.locator('body[data-left]')).toHaveCount(0)
    }
    await expect(wentWrong(page)).toBeVisible()
    await expect(page.getByText('Reopen the app while you are online')).toBeVisible()
    expect(await kept(page)).toBe(before)
    await page.goto(host.address)
    await expectScore(page, { Red: 2, Blue: 0 })
  })
})

/** What is looked for comes after the first tap or the second. */
async function openAgainAtMostTwice(page: Page, awaited: Locator): Promise<void> {
  await tap(page, 'Open again')
  await expect(page.getByRole('button', { name: 'Open again', disabled: true })).toHaveCount(0)
  await expect(wentWrong(page).or(awaited).first()).toBeAttached()
  // It may be the page that is being left, and the other comes without a second tap.
  const button = page.getByRole('button', { name: 'Open again' })
  if (await wentWrong(page).isVisible()) await button.tap({ timeout: 15_000 }).catch(() => {})
  // Whoever leaves before stops the download.
  await expect(awaited).toBeVisible()
}
