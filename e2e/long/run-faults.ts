import type { Page } from '@playwright/test'
import { cutARecord, removeDatabase } from '../support/cut-a-record.ts'
import { type Killable, newProfile, openApp, openKillable } from '../support/killable.ts'
import { expect } from '../support/test.ts'
import { type Disk, EMPTY_DISK, readDisk } from './disk.ts'
import { openLedger, printed, type Tally } from './ledger.ts'
import { tapAtRandom } from './tap-at-random.ts'

export interface Run {
  readonly fault: 'kills' | 'crashes'
  /** What is removed after each kill. */
  readonly removed?: 'first' | 'mirror'
  readonly rounds: number
  readonly seed: number
  readonly origin: string
  readonly faults: string[]
}

/** The browser dies at some moment of one of the next taps, at most this many away. */
const TAPS = 16
/** One kill in this many is made to hit the middle of a record that the browser writes. */
const CUT_EVERY = 50
const CUT_AT = 9
const TAP_MS = 60
/** Enough for the slowest machine to tap and save a row. */
const PATIENCE_MS = 60_000
const VIEWPORT = { width: 390, height: 844 }
/** A database that has not answered by then never will. */
const ANSWER_MS = 30_000
/** How often a browser that gets no answer is opened again. */
const LOOKS = 3
/** How often somebody would try again. */
const TRIES = 6
/** How long the app has to recover the games that are not live. */
const RECOVERY_MS = 5_000
/** How long it has to fill a mirror that is gone. */
const REFILL_MS = 60_000
/** Rounds between reports, so that a long run that fails has shown how far it came. */
const REPORT_EVERY = 50
const MOST_REPORTED = 5
/** More than a round could ever tap. */
export const ROUND_MS = 600_000

/**
 * Lets a browser with a profile on disk tap at random until its process is killed, or its tab crashes, at a random
 * moment; opens it again, compares the disk with what had been called saved, and continues.
 */
export async function runFaults(run: Run): Promise<Tally> {
  const profile = await newProfile()
  const ledger = openLedger()
  const random = fractions(run.seed)
  const faults: string[] = []
  const opening = { origin: run.origin, viewport: VIEWPORT, faults }
  let browser = await openKillable(profile.path, opening)
  let page = browser.page
  let disk = EMPTY_DISK
  let ended = false
  try {
    for (let round = 0; round < run.rounds; round++) {
      await page.exposeFunction('reportToRun', ledger.hear)
      await page.addInitScript(tapAtRandom, { seed: Math.floor(random() * 2 ** 32), ahead: round * ROUND_MS })
      await page.goto('/')
      await expectOpened(page, disk)
      const last = ledger.tally().taps + 1 + Math.floor(random() * TAPS)
      await page.evaluate(() => window.startTapping())
      // Not before the app has called one row saved for each round, or a slow disk would prove nothing.
      const isTime = () => ledger.tally().taps >= last && ledger.tally().acknowledged > round
      await expect.poll(isTime, { intervals: [5], timeout: PATIENCE_MS }).toBe(true)
      await new Promise((resolve) => setTimeout(resolve, random() * TAP_MS))
      if (run.fault === 'kills') await openAnew(!run.removed && round % CUT_EVERY === CUT_AT)
      else page = await crashed(browser, page)
      disk = await look()
      const gone = ledger.gone(disk)
      if (gone > 0) {
        disk = await recovered()
        ledger.countRecovered(gone - ledger.gone(disk))
        console.log(
          `after round ${round + 1}: the browser had lost ${gone} rows, ${ledger.gone(disk)} are still missing`,
        )
      }
      if (run.removed === 'mirror') {
        const missing = ledger.gone(await look('mirror'))
        const left = await refilled()
        ledger.countRecovered(missing - left)
        ledger.countLost(left)
      }
      const wrong = ledger.check(disk)
      const rounds = round + 1
      if (wrong.length > 0) console.log(`after round ${rounds}: ${firstOf(wrong)}`)
      if (rounds % REPORT_EVERY === 0) console.log(printed([[run.fault, ledger.tally()]]))
    }
    // Opened by itself, the picture makes the browser request an icon; a page of the app names one.
    run.faults.push(...faults.filter((fault) => !fault.includes('/favicon.ico')))
    ended = true
    return ledger.tally()
  } finally {
    await browser.context.close()
    if (ended) await profile.remove()
    else console.log(`the files of the browser are kept for a look: ${profile.path}`)
  }

  async function openAnew(cut = false): Promise<void> {
    await browser.kill()
    if (cut) await cutARecord(profile.path)
    if (run.removed) await removeDatabase(profile.path, run.removed)
    browser = await openKillable(profile.path, opening)
    page = browser.page
  }

  /**
   * Reads the disk from a page of the same origin that is not the app, so that nothing is recovered first. A browser
   * that starts on the files of a killed one sometimes gets no answer from its own database. It is then opened again;
   * after three tries the whole database counts as lost.
   */
  async function look(from: 'first' | 'mirror' = 'first'): Promise<Disk> {
    for (let looks = 1; ; looks++) {
      try {
        await page.goto('/favicon.svg')
        return await inTime(readDisk(page, from))
      } catch (error) {
        console.log(`could not read the disk and opened the browser again: ${error}`)
        await openAnew()
        if (looks === LOOKS) return EMPTY_DISK
      }
    }
  }

  /** How many rows the mirror still lacks once the app has been open for a while. */
  async function refilled(): Promise<number> {
    await openApp(page)
    const missing = async () => ledger.gone(await readDisk(page, 'mirror'))
    await expect.poll(missing, { timeout: REFILL_MS }).toBe(0)
    return missing()
  }

  /** What is on the disk once the app has been opened. */
  async function recovered(): Promise<Disk> {
    await openApp(page)
    // The live game is recovered first, the others after it.
    let disk = await look()
    for (let tries = 1; tries < TRIES && ledger.gone(disk) > 0; tries++) {
      await page.goto('/')
      await new Promise((resolve) => setTimeout(resolve, RECOVERY_MS))
      disk = await look()
    }
    return disk
  }
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the database does not answer')), ANSWER_MS).unref()
  })
  return Promise.race([answer, late])
}

/** The first faults only: every row of a game may be wrong. */
function firstOf(wrong: readonly string[]): string {
  const more = wrong.length - MOST_REPORTED
  return `${wrong.slice(0, MOST_REPORTED).join('; ')}${more > 0 ? `; and ${more} more` : ''}`
}

/** The table is open at the last row of the log; if there is no live game, one is started. */
async function expectOpened(page: Page, disk: Disk): Promise<void> {
  const live = newestLive(disk)
  if (!live) await page.getByRole('button', { name: /^Deal/ }).tap()
  const table = page.locator(live ? `[data-game="${live.gameId}"]` : '[data-game]')
  await expect(table).toHaveAttribute('data-saved', live ? String(live.rows) : /./)
}

export function newestLive({ games, entries }: Disk) {
  const live = games.filter(({ state }) => state === 'live').sort((a, b) => b.updatedAt - a.updatedAt)[0]
  return live && { gameId: live.id, rows: entries.filter(({ gameId }) => gameId === live.id).length }
}

async function crashed({ context }: Killable, page: Page): Promise<Page> {
  const gone = new Promise((resolve) => page.once('crash', resolve))
  const session = await context.newCDPSession(page)
  session.send('Page.crash').catch(() => {}) // answered by nobody
  await gone
  const next = await context.newPage()
  await page.close()
  return next
}

/** Mulberry32: the same seed gives the same run, as far as a browser's own time lets it. */
export function fractions(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
