import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { launchOptions } from '../scripts/chromium.mjs'
import { openStaticHost } from '../scripts/static-host.mjs'
import { scriptIn } from './support/next-version.ts'
import { CORE, expect, keptOffline, test, watchForFaults } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

const PAGES = [
  ['new', 'New game'],
  ['count', 'Count a hand'],
  ['hand', 'Read my hand'],
  ['practise', 'Practise'],
  ['book', 'Fifteen Two'],
  // Older addresses.
  ['play', 'Check the play'],
  ['games', 'Games'],
  ['evening', 'Club evening'],
  ['players', 'Players'],
  ['wall', 'The wall'],
  ['transfer', 'Other phones and backup'],
  ['scan', 'Other phones and backup'],
  ['rulings', 'Rulings'],
  ['settings', 'Settings'],
  ['storage', 'Other phones and backup'],
  // With no game on the table there is no sheet, but the list of games.
  ['sheet', 'Games'],
  ['receive', 'A game was sent to you'],
  ['watch', 'No game is on the table'],
] as const

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** Runs a journey in a fresh browser profile, on its own host, which it may update or close. */
async function onOwnHost(
  browser: Browser,
  options: { readonly folder: string; readonly base?: string },
  journey: (host: Awaited<ReturnType<typeof openStaticHost>>, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const host = await openStaticHost(options)
  const context = await browser.newContext()
  const faults: string[] = []
  await watchForFaults(context, host.address, faults)
  try {
    await journey(host, context)
    expect(faults).toEqual([])
  } finally {
    await context.close()
    await host.close()
  }
}

async function inTemporaryFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fifteen-two-'))
  try {
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test('the browser finds nothing that keeps the app from being installed', async ({ baseURL }) => {
  await inTemporaryFolder(async (profile) => {
    // A real profile: in a private window nothing can be installed.
    const context = await chromium.launchPersistentContext(profile, await launchOptions())
    const page = await context.newPage()
    await page.goto(baseURL ?? '')
    await keptOffline(page)
    const session = await context.newCDPSession(page)
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    const { errors } = await session.send('Page.getAppManifest')
    await context.close()
    expect(installabilityErrors).toEqual([])
    expect(errors).toEqual([])
  })
})

test('every picture of the manifest and of the page is as large as it says', async ({ page, request }) => {
  await page.goto('/')
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  const shortcuts: readonly { url: string; icons: readonly object[] }[] = manifest.shortcuts
  const icons = [...manifest.icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)]
  const linked = await page
    .locator('link[sizes]')
    .evaluateAll((links) =>
      links.map((link) => ({ src: link.getAttribute('href'), sizes: link.getAttribute('sizes') })),
    )
  expect(manifest.icons.map((icon: { purpose: string }) => icon.purpose)).toContain('maskable')
  const forms = manifest.screenshots.map((one: { form_factor: string }) => one.form_factor)
  expect(new Set(forms)).toEqual(new Set(['narrow', 'wide']))
  for (const { src, sizes } of [
    ...icons,
    ...manifest.screenshots,
    ...linked,
    { src: 'icons/apple-touch-icon.png', sizes: '180x180' },
  ]) {
    const picture = await (await request.get(new URL(src, page.url()).href)).body()
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`, src).toBe(sizes)
  }
  expect(shortcuts.map(({ url }) => url)).toEqual(['count', 'new'])
})

for (const [address, name] of PAGES)
  test(`/${address} opens on the first visit to a plain host`, async ({ page }) => {
    const answer = await page.goto(`/${address}`)
    expect(answer?.fromServiceWorker()).toBe(false)
    await expect(heading(page, name)).toBeVisible()
  })

test('an unknown address still opens the app', async ({ page, faults }) => {
  const answer = await page.goto('/no/such/place')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.shell')).toHaveCount(0)
  // The browser logs the 404 of the page itself to the console; that one is expected.
  const meant = faults.findIndex((fault) => fault.includes('404') && fault.includes('/no/such/place'))
  if (meant >= 0) faults.splice(meant, 1)
})

test('everything opens without a network from the second visit on', CORE, async ({ page, context }) => {
  await page.goto('/')
  await keptOffline(page)
  await context.setOffline(true)
  await page.goto('/count?hand=5H5SJD5D&cut=5C')
  await expect(heading(page, 'Count a hand')).toBeVisible()
  await page.goto('/new/')
  await expect(heading(page, 'New game')).toBeVisible()
  const fonts = await page.evaluate(() => document.fonts.load('600 20px "Besley Variable"'))
  expect(fonts).toHaveLength(1)
})

test('a start takes the compiled script from where the worker keeps it', async ({ browser }) => {
  await onOwnHost(browser, { folder: 'dist' }, async (host, context) => {
    const first = await context.newPage()
    await first.goto(host.address)
    await keptOffline(first)
    await first.close()
    const page = await context.newPage()
    await browser.startTracing(page, { categories: ['v8', 'devtools.timeline'] })
    await page.goto(host.address)
    await expect(heading(page, 'Fifteen Two')).toBeVisible()
    const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(
      (await browser.stopTracing()).toString(),
    )
    const compiled = traceEvents.flatMap(({ name, args }) => (name === 'v8.compile' ? [args?.data] : []))
    const script = compiled.find((data) => data?.url?.includes(scriptIn('dist')))
    expect(script).toMatchObject({ cacheKind: 'full', cacheRejected: false })
  })
})

interface TraceEvent {
  readonly name: string
  readonly args?: { readonly data?: { readonly url?: string } }
}

test('the app outlives its host', CORE, async ({ browser }) => {
  await onOwnHost(browser, { folder: 'dist' }, async (host, context) => {
    const page = await context.newPage()
    await page.goto(host.address)
    await keptOffline(page)
    await host.close()
    await page.goto(`${host.address}settings`)
    await expect(heading(page, 'Settings')).toBeVisible()
  })
})

test('the app runs in a folder of a host, deep links and worker included', async ({ browser }) => {
  test.slow() // builds once more
  await inTemporaryFolder(async (folder) => {
    const base = '/some/folder/'
    const vite = ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--emptyOutDir']
    execFileSync(process.execPath, vite, { env: { ...process.env, BASE_PATH: base }, stdio: 'ignore' })
    await onOwnHost(browser, { folder, base }, async (host, context) => {
      const page = await context.newPage()
      await page.goto(`${host.address}count`)
      await expect(heading(page, 'Count a hand')).toBeVisible()
      await keptOffline(page)
      await host.close()
      await page.goto(`${host.address}new`)
      await expect(heading(page, 'New game')).toBeVisible()
      const manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'))
      expect([manifest.id, manifest.start_url, manifest.scope]).toEqual([base, base, base])
    })
  })
})

test(
  'the page runs no inline script, takes no inline style, asks no other host and turns no string into markup',
  CORE,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext() // not watched: what follows is expected to be refused
    const page = await context.newPage()
    const refused = new Set<string>()
    await page.exposeFunction('tellRefused', (what: string) => void refused.add(what))
    await page.addInitScript(() =>
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        (window as unknown as { tellRefused(what: string): void }).tellRefused(effectiveDirective),
      ),
    )
    await page.goto(baseURL ?? '')
    const done = await page.evaluate(async () => {
      const worked: string[] = []
      const attempt = (what: string, act: () => void) => {
        try {
          act()
          worked.push(what)
        } catch {
          // refused, as it should be
        }
      }
      const run = 'document.body.dataset.ran = "yes"'
      attempt('markup', () => document.body.insertAdjacentHTML('beforeend', '<p>markup</p>'))
      attempt('script text', () => {
        document.createElement('script').textContent = run
      })
      attempt('handler text', () => document.body.setAttribute('onclick', run))
      attempt('another policy', () => {
        const { trustedTypes } = globalThis as unknown as {
          trustedTypes: { createPolicy(name: string, rules: object): void }
        }
        trustedTypes.createPolicy('another', {})
      })
      document.body.setAttribute('style', 'outline: 1px solid red')
      document.head.append(
        Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }),
      )
      if (document.body.style.outline !== '') worked.push('style of an element')
      if ([...document.styleSheets].some(({ href }) => href === null)) worked.push('style sheet in the page')
      await fetch('https://elsewhere.example/').then(
        () => worked.push('request to another host'),
        () => {},
      )
      const worker = navigator.serviceWorker.register('/sw.js') // the right file, but past the policy
      await worker.then(() => worked.push('worker by a plain address')).catch(() => {})
      document.body.click()
      return { worked, ran: document.body.dataset.ran ?? 'no' }
    })
    expect(done).toEqual({ worked: [], ran: 'no' })
    const meant = [
      'connect-src',
      'require-trusted-types-for',
      'style-src-attr',
      'style-src-elem',
      'trusted-types',
    ]
    await expect.poll(() => [...refused].sort()).toEqual(meant)
    await context.close()
  },
)

test('a journey sees every request to another host', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ bypassCSP: true })
  const faults: string[] = []
  await watchForFaults(context, baseURL ?? '', faults)
  await context.route('https://elsewhere.example/**', (route) => route.abort())
  const page = await context.newPage()
  await page.goto(baseURL ?? '')
  expect(faults).toEqual([])
  await page.evaluate(() => fetch('https://elsewhere.example/asked').catch(() => {}))
  expect(faults).toContain('request: https://elsewhere.example/asked')
  await context.close()
})
