/* An app on a phone: browser profiles that are made once for each, and the tap of a finger. */
import { readFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStaticHost } from '../scripts/static-host.mjs'
import { bundle } from './bundle.mjs'
import { openBrowser } from './cdp.mjs'
import { longLog } from './long-log.mjs'
import { awaitOnly, placeOf, store, storedIn } from './page-scripts.mjs'

const PATIENCE = 20_000
/** Milliseconds for the browser's own start to end before anything is measured. */
const SETTLED = 800
/** Milliseconds for the app to do what it does after its start. */
const AFTER_START = 2_000
/** The tap that redraws a number of the floor and writes a row. */
export const FLOOR_TAP = { name: 'Peg 1' }

/** @typedef {import('./cdp.mjs').Browser} Browser */
/** An app on a phone of its own. @typedef {Awaited<ReturnType<typeof installFloor>>} Phone */
/** @typedef {(name: string, of: string, change: (browser: Browser) => Promise<void>) => Promise<void>} Derive */

/**
 * The app with a live game in each of three profiles: `sixty` and `threeHundred` are named after its rows, `many` has as
 * many `games` in the list, and `logs` as many with the whole log of each.
 * @param {string} folder of the built app @param {number} games
 */
export function installApp(folder, games) {
  return install(
    folder,
    async (browser) => {
      const rules = ['House rules, match, play', /^Ask for the starter/, 'Done']
      for (const name of ['change', ...rules, 'Blue', /^Deal/, '9 of hearts']) await tap(browser, { name })
      await until(browser, () => document.querySelector('[data-pad=peg]') !== null)
    },
    async (derive) => {
      await derive('sixty', 'first', (page) => lengthen(page, 59))
      await derive('threeHundred', 'sixty', (page) => lengthen(page, 297))
      await derive('many', 'sixty', (page) => fillTheList(page, games))
      await derive('logs', 'sixty', (page) => storeLogs(page, games))
    },
  )
}

/** The page that everything is compared with, with a row in its database: the profile `first`. @param {string} folder */
export function installFloor(folder) {
  return install(
    folder,
    (browser) => tap(browser, FLOOR_TAP),
    (derive) => derive('first', 'first', async () => {}),
  )
}

/**
 * Visits what was built, with a worker that keeps it, and makes the profiles. Then the host is closed, so that
 * everything after it happens without a network.
 * @param {string} folder @param {(browser: Browser) => Promise<void>} use
 * @param {(derive: Derive) => Promise<void>} makeProfiles
 */
async function install(folder, use, makeProfiles) {
  const home = await mkdtemp(join(tmpdir(), 'fifteen-two-bench-'))
  const host = await openStaticHost({ folder })
  const { address } = host
  const browser = await openBrowser(join(home, 'first'))
  await browser.page('Page.navigate', { url: address })
  await until(browser, () => navigator.serviceWorker.controller?.state === 'activated')
  await use(browser)
  await browser.close()
  await host.close()

  await makeProfiles(async (name, of, change) => {
    if (name !== of) await cp(join(home, of), join(home, name), { recursive: true })
    const changing = await openBrowser(join(home, name))
    await openTable(changing, address)
    await change(changing)
    await openTable(changing, address) // a second visit, since V8 caches only code that has run before
    await changing.close()
  })
  return {
    address,
    folder,
    /** Opens a browser on a copy of a profile, with an empty page. */
    async open(/** @type {string} */ name) {
      const copy = join(home, 'in use') // of the one browser that this phone has open
      await rm(copy, { recursive: true, force: true })
      await cp(join(home, name), copy, { recursive: true })
      const opened = await openBrowser(copy)
      await rest(SETTLED)
      return opened
    },
    remove: () => rm(home, { recursive: true, force: true, maxRetries: 5 }),
  }
}

/** @param {Browser} browser @param {string} address */
export async function openTable(browser, address) {
  await browser.page('Page.navigate', { url: address })
  await until(browser, () => document.querySelector('[data-game]') !== null)
  await rest(AFTER_START)
}

/**
 * Polls the page; not to be used while something is measured.
 * @param {Browser} browser @param {(...args: any[]) => unknown} isSo @param {unknown[]} args
 */
async function until(browser, isSo, ...args) {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await rest(50)) {
    const found = await browser.run(isSo, ...args).catch(() => undefined) // no answer while a page unloads
    if (found) return found
  }
  throw new Error(`Waited in vain for ${args.length > 0 ? args.join() : isSo}`)
}

/**
 * Taps a button, and leaves the page alone for `ms`. With `awaits`, only a change that shows this element is marked.
 * @param {Browser} browser @param {{ name: string | RegExp, nth?: number, ms?: number, awaits?: string }} tap
 */
export async function tap(browser, { name, nth = 0, ms = 700, awaits }) {
  const place = await until(browser, placeOf, name, nth)
  if (awaits) await browser.run(awaitOnly, awaits)
  await browser.page('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] })
  await browser.page('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await rest(ms)
  if (awaits) await browser.run(awaitOnly)
}

/** @param {number} ms */
export function rest(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** The summary has the time of the last row: else the app takes the game for damaged. @param {Browser} browser @param {number} rows */
async function lengthen(browser, rows) {
  const entries = longLog(await browser.run(storedIn, 'entries'), rows)
  const [summary] = await browser.run(storedIn, 'games')
  await browser.run(store, { entries, games: [{ ...summary, updatedAt: entries.at(-1)?.at }] })
}

/**
 * Copies the summary of the live game for the list, and its log for the games that are opened.
 * @param {Browser} browser @param {number} count
 */
async function fillTheList(browser, count) {
  const [summary] = await browser.run(storedIn, 'games')
  const rows = await browser.run(storedIn, 'entries')
  const ids = Array.from({ length: count }, (_, i) => `stored${i + 1}`)
  await browser.run(store, {
    games: ids.map((id, i) => {
      const at = summary.updatedAt - (i + 1) * 3_600_000
      const over = { state: 'over', scores: [121, 84], winners: [0], games: 2 }
      return { ...summary, ...over, id, matchIndex: i + 1, startedAt: at, updatedAt: at }
    }),
    entries: ids
      .slice(0, 20)
      .flatMap((gameId) => rows.map((/** @type {object} */ row) => ({ ...row, gameId }))),
  })
}

/** Games stored at once. */
const AT_ONCE = 200
const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal']

/**
 * A recorded game by cards, again and again, every seven hours: half of all between Ann and Bob, in some a hand miscounted.
 * @param {Browser} browser @param {number} count
 */
async function storeLogs(browser, count) {
  const { playRecorded, replay, summaryOf } = await bundle([
    'game/record/recorded.fixture',
    'game/record/replay',
    'game/record/game-summary',
  ])
  const [live] = await browser.run(storedIn, 'games')
  const text = readFileSync('cases/recorded/six-card-121.txt', 'utf8')
  /** @type {readonly import('./long-log.mjs').Row[]} */
  const recorded = playRecorded(text).log.rows
  const { rules, marks } = recorded[0]?.entry ?? {}
  const lastTable = { rules, marks, players: NAMES.slice(0, 2) }
  await browser.run(store, { prefs: [{ key: 'last-table', value: lastTable }] })
  const short = recorded.find(({ entry }) => entry.type === 'hand-counted' && entry.points > 4)
  const gameOf = (/** @type {number} */ nth) => {
    const id = `stored${nth + 1}`
    const end = live.updatedAt - (nth + 1) * 7 * 3_600_000
    const pair = nth % 2 === 0 ? NAMES.slice(0, 2) : [NAMES[nth % 8], NAMES[(nth + 3) % 8]]
    const players = nth % 4 < 2 ? pair : pair.toReversed()
    const rows = recorded.map((row, i) => {
      const points = row.entry.points - 2
      const change = row === short && nth % 20 === 0 ? { points, claimed: points } : {}
      const own = i === 0 ? { players, match: { id, index: 0 } } : change
      const at = end - (recorded.length - i) * 9_000
      return { ...row, gameId: id, tapId: `${id}-${i}`, at, entry: { ...row.entry, ...own } }
    })
    return { rows, summary: summaryOf(id, replay(rows), rows.at(-1)?.at) }
  }
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, i) => gameOf(from + i))
    const entries = some.flatMap(({ rows }) => rows)
    await browser.run(store, { games: some.map(({ summary }) => summary), entries })
  }
}
