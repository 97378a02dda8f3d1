import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, devices, type LaunchOptions, type Page } from '@playwright/test'
import { expect, test, watchForFaults } from './test.ts'

/** A browser with a profile on disk, that can die at any moment and be opened again on the same profile. */
export interface Killable {
  readonly page: Page
  readonly context: BrowserContext
  /** SIGKILL of the browser's own process: nothing is closed properly. */
  readonly kill: () => Promise<void>
}

export async function newProfile(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'fifteen-two-profile-'))
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) }
}

interface Opening {
  readonly origin: string
  readonly viewport: { readonly width: number; readonly height: number }
  readonly faults: string[]
  /** A browser of its own kind; if left out, that of the run. */
  readonly launch?: LaunchOptions
  readonly permissions?: string[]
}

export async function openKillable(profile: string, opening: Opening): Promise<Killable> {
  const context = await chromium.launchPersistentContext(profile, {
    ...(opening.launch ?? test.info().project.use.launchOptions),
    ...devices['Pixel 7'],
    viewport: opening.viewport,
    baseURL: opening.origin,
    locale: 'en-GB',
    serviceWorkers: 'allow',
  })
  // Nothing else ends a wait for a tab that does not respond.
  context.setDefaultTimeout(60_000)
  if (opening.permissions) await context.grantPermissions(opening.permissions)
  await watchForFaults(context, opening.origin, opening.faults)
  const page = context.pages()[0] ?? (await context.newPage())
  const pid = await browserProcess(context)
  return {
    page,
    context,
    async kill() {
      const closed = new Promise((resolve) => context.once('close', resolve))
      process.kill(pid, 'SIGKILL')
      await closed
    },
  }
}

/** How often somebody would try again. */
const TRIES = 6

/**
 * Opens the app as somebody would after a kill: “Try again” is tapped where it is offered, because a browser that
 * starts on the files of a killed one sometimes gets no answer from its own database.
 */
export async function openApp(page: Page): Promise<void> {
  await page.goto('/')
  const again = page.getByRole('button', { name: 'Try again' })
  const opened = page.locator('[data-game]').or(page.getByRole('button', { name: /^Deal/ }))
  for (let tries = 1; tries < TRIES; tries++) {
    await expect(opened.or(again).first()).toBeVisible({ timeout: 60_000 })
    if (!(await again.isVisible())) break
    await again.tap()
  }
}

/** The process id that the browser itself gives. */
async function browserProcess(context: BrowserContext): Promise<number> {
  const session = await context.browser()?.newBrowserCDPSession()
  if (!session) throw new Error('the browser does not say who it is')
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const own = processInfo.find((info) => info.type === 'browser')
  if (!own) throw new Error('no browser among its processes')
  return own.id
}
