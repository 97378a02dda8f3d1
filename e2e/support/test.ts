import { type BrowserContext, test as base, type Page } from '@playwright/test'
import { waitBetweenTaps } from './pace.ts'

/** The phones that the table has to fit, in CSS pixels. */
export const PHONES = {
  usual: { width: 390, height: 844 },
  small: { width: 360, height: 640 },
  short: { width: 360, height: 560 },
} as const

/** Marks a journey that represents the product: `npm test` plays these, `npm run test:all` plays every one. */
export const CORE = { tag: '@core' } as const

interface Fixtures {
  readonly faults: string[]
  readonly watched: undefined
  /** `real` for journeys about double taps, and for several windows that share one clock. */
  readonly pace: 'easy' | 'real'
}

/**
 * A journey that fails when anything went wrong behind the page's back: an error on the console or in the page, a
 * breach of the content policy, a request to another host.
 */
export const test = base.extend<Fixtures>({
  pace: ['easy', { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  faults: async ({}, use) => {
    await use([])
  },
  watched: [
    async ({ context, baseURL, faults, pace }, use) => {
      await watchForFaults(context, baseURL ?? '', faults)
      leaveWhenSaved(context)
      if (pace === 'easy') await waitBetweenTaps(context)
      await use(undefined)
      base.expect(faults, 'faults behind the page’s back').toEqual([])
    },
    { auto: true },
  ],
})

export const expect = base.expect

/** Writes every fault of a browser context into the list; for contexts that a journey opens itself. */
export async function watchForFaults(
  context: BrowserContext,
  origin: string,
  faults: string[],
): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`content policy: ${effectiveDirective} blocked ${blockedURI}`),
    )
  })
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => faults.push(`page: ${error.error().message}`))
  context.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) faults.push(`request: ${url}`)
  })
}

/**
 * A page is left by its address, or loaded again, only when its last tap has arrived and is on the disk: nobody types
 * an address that fast.
 */
function leaveWhenSaved(context: BrowserContext): void {
  context.on('page', (page) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
    page.goto = async (...to) => {
      await lastTapSaved(page)
      return goto(...to)
    }
    page.reload = async (...how) => {
      await lastTapSaved(page)
      return reload(...how)
    }
  })
}

async function lastTapSaved(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((arrived) => setTimeout(arrived)))
  await base.expect(page.getByText('Saving', { exact: true })).toHaveCount(0)
}

/** Waits until the worker keeps the whole app, so that the network may go. */
export async function keptOffline(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}
