import type { Page } from '@playwright/test'
import { type Killable, newProfile, openApp, openKillable } from '../support/killable.ts'
import { join, nearOptions, sitDown, withCamera } from '../support/phones.ts'
import { expect, PHONES } from '../support/test.ts'
import { type Disk, EMPTY_DISK, readDisk } from './disk.ts'
import { type Ledger, openLedger } from './ledger.ts'
import { fractions, newestLive, ROUND_MS } from './run-faults.ts'
import { tapAtRandom } from './tap-at-random.ts'

/** What ends a round: either browser is killed, the line is cut, or both pages are loaded again. */
const ENDS = ['host killed', 'guest killed', 'line cut', 'loaded again'] as const
/** Taps of both until then, at most. */
const TAPS = 40
const PATIENCE_MS = 60_000
/** A line that is cut is noticed within this time. */
const NOTICED_MS = 9_000

interface Phone {
  readonly path: string
  readonly ledger: Ledger
  browser: Killable
  page: Page
}

interface Run {
  readonly rounds: number
  readonly seed: number
  readonly origin: string
  readonly faults: string[]
}

/**
 * Two phones at one game, each a browser with its profile on disk, tap at random over a real line until a random end; then
 * two new codes join them, and both disks have to be equal and to have what either had called saved. Returns the tally of
 * host and guest, how many games were won, and in which rounds the disks differed.
 */
export async function runPhones({ rounds, seed, origin, faults }: Run) {
  const random = fractions(seed)
  const profiles = [await newProfile(), await newProfile()]
  const launch = await nearOptions()
  const open = (path: string) =>
    openKillable(path, { origin, viewport: PHONES.usual, faults, launch, permissions: ['camera'] })
  const phoneAt = async ({ path }: { path: string }): Promise<Phone> => {
    const browser = await open(path)
    return { path, ledger: openLedger(), browser, page: browser.page }
  }
  const [host, guest] = [await phoneAt(profiles[0] as never), await phoneAt(profiles[1] as never)]
  const unlike: string[] = []
  let disk = EMPTY_DISK
  try {
    for (let round = 0; round <= rounds; round++) {
      for (const phone of [host, guest]) await openPage(phone, round)
      await openTable(host.page)
      await join(host.page, guest.page)
      await sitDown(guest.page, 'Blue')
      disk = await sameOnBoth(round)
      if (round === rounds) break

      const taps = () => [host, guest].reduce((sum, { ledger }) => sum + ledger.tally().taps, 0)
      const last = taps() + 1 + Math.floor(random() * TAPS)
      for (const { page } of [host, guest]) await page.evaluate(() => window.startTapping())
      await expect.poll(taps, { intervals: [5], timeout: PATIENCE_MS }).toBeGreaterThanOrEqual(last)
      const end = ENDS[Math.floor(random() * ENDS.length)]
      if (end === 'line cut') {
        await guest.page.evaluate(() => window.cutTheLine())
        // Sometimes until both have noticed it.
        await new Promise((resolve) => setTimeout(resolve, random() * NOTICED_MS))
      } else if (end !== 'loaded again') await killed(end === 'host killed' ? host : guest)
    }
  } finally {
    for (const { browser } of [host, guest]) await browser.context.close()
    for (const profile of profiles) await profile.remove()
  }
  const won = disk.games.filter(({ state }) => state === 'over').length
  return { host: host.ledger.tally(), guest: guest.ledger.tally(), won, unlike }

  async function openPage(phone: Phone, round: number): Promise<void> {
    const before = phone.page
    phone.page = await phone.browser.context.newPage()
    await before.close()
    await phone.page.exposeFunction('reportToRun', phone.ledger.hear)
    await withCamera(phone.page)
    await phone.page.addInitScript(keepLines)
    await phone.page.addInitScript(tapAtRandom, {
      seed: Math.floor(random() * 2 ** 32),
      ahead: round * ROUND_MS,
    })
  }

  async function killed(phone: Phone): Promise<void> {
    await phone.browser.kill()
    phone.browser = await open(phone.path)
    phone.page = phone.browser.page
  }

  /** Nobody taps: the guest gets what he lacks. */
  async function sameOnBoth(round: number): Promise<Disk> {
    const stateOf = ({ page }: Phone) =>
      page.evaluate(() => {
        const { game, saved } = document.querySelector<HTMLElement>('[data-saved]')?.dataset ?? {}
        return `${game} ${saved}`
      })
    const isSame = async () => (await stateOf(host)) === (await stateOf(guest))
    await expect.poll(isSame, { timeout: PATIENCE_MS }).toBe(true)
    const [ours, theirs] = [await readDisk(host.page), await readDisk(guest.page)]
    const gameId = newestLive(ours)?.gameId
    const logOn = (disk: Disk) => JSON.stringify(disk.entries.filter((row) => row.gameId === gameId))
    if (logOn(ours) !== logOn(theirs)) unlike.push(`round ${round}: the logs of ${gameId} differ`)
    const wrong = [...host.ledger.check(ours), ...guest.ledger.check(theirs)]
    for (const fault of wrong.slice(0, 5)) console.log(`round ${round}: ${fault}`)
    return ours
  }
}

/** The live game; if there is none, a new one. */
async function openTable(page: Page): Promise<void> {
  await openApp(page)
  const table = page.locator('[data-game]')
  if ((await table.count()) === 0) await page.getByRole('button', { name: /^Deal/ }).tap()
  await expect(table).toHaveAttribute('data-saved', /./)
}

declare global {
  interface Window {
    cutTheLine: () => void
  }
}

/** Runs in the page, before the app. */
function keepLines(): void {
  const Real = window.RTCPeerConnection
  const lines: RTCPeerConnection[] = []
  window.RTCPeerConnection = class extends Real {
    constructor(...how: ConstructorParameters<typeof Real>) {
      super(...how)
      lines.push(this)
    }
  }
  window.cutTheLine = () => {
    for (const line of lines) line.close()
  }
}
