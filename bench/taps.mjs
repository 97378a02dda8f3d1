/*
 * How fast the built app answers, on a slow phone: `node bench/taps.mjs [folder]`, dist/ unless told.
 * Chromium’s processor is slowed four times. The machine is heard before and after: where an empty page cannot paint
 * in time, no figure of the clock below it means much. The processor time of a handler is disturbed less.
 */
import { chromium } from '@playwright/test'
import { launchOptions } from '../scripts/chromium.mjs'
import { openStaticHost } from '../scripts/static-host.mjs'

const SLOWED = 4
const ROUNDS = 12
const STARTS = 9
const GAMES = 10_000

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').BrowserContext} Context */
/** @typedef {{ handler: number, paint: number, commit?: number }} Tap */

const host = await openStaticHost({ folder: process.argv[2] ?? 'dist' })
const browser = await chromium.launch(await launchOptions())
const context = await browser.newContext({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'en-GB',
})
console.log(`${browser.browserType().name()} ${browser.version()}, processor slowed ${SLOWED} times\n`)
await noise('before')
await tapsOfAGame()
await workOfTaps()
await startOffline()
await manyGames()
await noise('after')
await browser.close()
await host.close()

/** An empty page that does nothing: how late its frames and timers come is what the machine itself adds. */
async function noise(/** @type {string} */ when) {
  const page = await slowPage()
  await page.goto('about:blank')
  const frames = await page.evaluate(async () => {
    const gaps = []
    let last = performance.now()
    for (let i = 0; i < 120; i++) {
      await new Promise(requestAnimationFrame)
      gaps.push(performance.now() - last)
      last = performance.now()
    }
    return gaps
  })
  await page.close()
  console.log(`the machine ${when}: frames of an empty page ${ms(middle(frames))}, p98 ${ms(p98(frames))}\n`)
}

async function tapsOfAGame() {
  const page = await slowPage()
  await watchTaps(page)
  await begin(page)
  await reportTaps(page, 'taps of a game')
  await page.close()
}

async function reportTaps(/** @type {Page} */ page, /** @type {string} */ what) {
  await forgetTaps(page)
  for (let round = 0; round < ROUNDS; round++) await playAndTakeBack((name) => tap(page, name))
  const taps = await tapsSoFar(page)
  const commits = taps.map(({ commit }) => commit).filter((commit) => commit !== undefined)
  console.log(`${taps.length} ${what}, ${commits.length} of them written`)
  reportBoth(
    'tap: handler',
    taps.map(({ handler }) => handler),
    8,
  )
  reportBoth(
    'tap: to paint',
    taps.map(({ paint }) => paint),
    40,
  )
  reportBoth('tap: committed to disk', commits, 100)
}

/** Processor time as Chromium’s own trace has it: of the click’s handlers, React’s drawing of the page among them. */
async function workOfTaps() {
  const page = await context.newPage()
  await watchTaps(page)
  await page.goto(host.address)
  await page.getByRole('button', { name: 'To the show' }).waitFor()
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  for (let round = 0; round < ROUNDS; round++) await playAndTakeBack((name) => tap(page, name))
  /** @type {{ traceEvents: readonly { name: string, tdur?: number, args?: { data?: { type?: string } } }[] }} */
  const trace = JSON.parse((await browser.stopTracing()).toString())
  const clicks = trace.traceEvents
    .filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click')
    .map(({ tdur = Number.NaN }) => (tdur / 1000) * SLOWED)
  console.log('')
  reportBoth('tap: processor time of the handler, times four', clicks, 8)
  await page.close()
}

/** One round of a game: pegs, a hand, and everything taken back. */
async function playAndTakeBack(/** @type {(name: string | RegExp) => Promise<void>} */ tapOn) {
  const pegs = ['Red pegs 2 for fifteen', 'Blue pegs 3 for a run of 3', 'Red pegs 2 for a pair']
  const hand = ['5 of hearts', '5 of spades', '5 of diamonds', 'Jack of clubs']
  for (const name of [...pegs, 'To the show', ...hand, /^Peg 14/]) await tapOn(name)
  for (let back = 0; back < 5; back++) await tapOn(/^Undo/)
}

/** The app as the phone has kept it, with no network, straight into a live game. */
async function startOffline() {
  const first = await slowPage()
  await first.goto(host.address)
  await first.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await first.close()
  await context.setOffline(true)
  /** @type {number[]} */ const shells = []
  /** @type {number[]} */ const tables = []
  for (let start = 0; start < STARTS; start++) {
    const page = await slowPage()
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[data-saved] ~ *, [data-saved]')) return
        observer.disconnect()
        requestAnimationFrame(() => setTimeout(() => performance.mark('table')))
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(host.address)
    await page.waitForFunction(() => performance.getEntriesByName('table').length > 0)
    const { shell, table } = await page.evaluate(() => ({
      shell: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      table: performance.getEntriesByName('table')[0]?.startTime ?? Number.NaN,
    }))
    shells.push(shell)
    tables.push(table)
    await page.close()
  }
  await context.setOffline(false)
  console.log(`\n${STARTS} starts with no network`)
  report('start: shell painted, median', middle(shells), 200)
  report('start: live game usable, median', middle(tables), 600)
}

async function manyGames() {
  const page = await slowPage()
  await watchTaps(page)
  await page.goto(host.address)
  await page.getByRole('button', { name: 'Menu', exact: true }).waitFor()
  await page.evaluate(storeGames, GAMES)
  console.log(`\n${GAMES} games stored, in one row`)
  await reportTaps(page, 'taps of the newest')
  /** @type {number[]} */ const lists = []
  /** @type {number[]} */ const opened = []
  for (let round = 0; round < STARTS; round++) {
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    lists.push(await until(page, page.getByRole('button', { name: 'Games', exact: true }), '[data-won]'))
    opened.push(await until(page, page.getByRole('button', { name: /^Red 121/ }).nth(round), '[data-game]'))
  }
  report('list of games on screen, median', middle(lists), 100)
  report('one of them opened, median', middle(opened), 50)
  await page.close()
}

/** Milliseconds from a tap until what it brings has been painted. */
async function until(
  /** @type {Page} */ page,
  /** @type {import('@playwright/test').Locator} */ button,
  /** @type {string} */ brings,
) {
  await button.waitFor()
  const painted = page.evaluate(
    (selector) =>
      new Promise((resolve) => {
        let tapped = 0
        addEventListener('click', (event) => (tapped = event.timeStamp), { capture: true, once: true })
        const look = () => {
          if (tapped === 0 || !document.querySelector(selector)) requestAnimationFrame(look)
          else setTimeout(() => resolve(performance.now() - tapped)) // this frame paints it
        }
        look()
      }),
    brings,
  )
  await button.tap()
  return /** @type {number} */ (await painted)
}

/** Copies the stored game's summary, all in its row of single games; one log is enough for the list, which reads none. */
async function storeGames(/** @type {number} */ count) {
  const open = indexedDB.open('fifteen-two')
  await new Promise((resolve) => (open.onsuccess = resolve))
  const writing = open.result.transaction(['games', 'entries'], 'readwrite')
  const [games, entries] = [writing.objectStore('games'), writing.objectStore('entries')]
  const summaries = games.getAll()
  const rows = entries.getAll()
  await new Promise((resolve) => {
    rows.onsuccess = resolve
  })
  const [summary] = summaries.result
  for (let game = 1; game <= count; game++) {
    const id = `stored${game}`
    const at = summary.updatedAt - game * 3_600_000
    games.put({
      ...summary,
      id,
      matchIndex: game,
      startedAt: at,
      updatedAt: at,
      state: 'over',
      scores: [121, 84],
      winners: [0],
      games: 2,
    })
    if (game <= 100) for (const row of rows.result) entries.put({ ...row, gameId: id })
  }
  await new Promise((resolve) => (writing.oncomplete = resolve))
  open.result.close()
}

async function begin(/** @type {Page} */ page) {
  await page.goto(host.address)
  await page.getByRole('radio', { name: 'Blue', exact: true }).check({ force: true })
  await tap(page, /^Start/)
  await tap(page, '9 of hearts')
}

/** Taps as a finger does, and waits until what it brought is painted. */
async function tap(/** @type {Page} */ page, /** @type {string | RegExp} */ name) {
  await (await found(page, name)).tap()
  await isPainted(page)
}

async function found(/** @type {Page} */ page, /** @type {string | RegExp} */ name) {
  const button = page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
  await button.waitFor()
  return button
}

async function isPainted(/** @type {Page} */ page) {
  await page.waitForFunction(
    () => document.documentElement.dataset.painted === document.documentElement.dataset.tapped,
  )
}

/**
 * Follows every tap: how long its handlers ran, when what they drew was painted, when the disk had it. The clock of
 * the app goes on by a second with each tap, so that none is taken for half of a double one.
 */
async function watchTaps(/** @type {Page} */ page) {
  await page.addInitScript(() => {
    const { now } = Date
    /** @type {Tap[]} */ const taps = []
    let tapped = 0
    Date.now = () => now.call(Date) + tapped * 1000
    Object.assign(globalThis, { taps })
    addEventListener('pointerdown', () => tapped++, { capture: true })
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const begun = performance.now()
        const { dataset } = document.documentElement
        dataset.tapped = String(tapped)
        /** @type {Tap} */ const tap = { handler: 0, paint: 0 }
        // React draws in a microtask after its handler; a task posted now runs when both are done.
        const done = new MessageChannel()
        done.port1.onmessage = () => (tap.handler = performance.now() - begun)
        done.port2.postMessage('')
        requestAnimationFrame(() => {
          const painted = new MessageChannel()
          painted.port1.onmessage = () => {
            tap.paint = performance.now() - timeStamp
            taps.push(tap)
            dataset.painted = String(tapped)
          }
          painted.port2.postMessage('')
        })
        const before = document.querySelector('[data-game]')?.getAttribute('data-saved')
        const saved = new MutationObserver(() => {
          const to = document.querySelector('[data-game]')?.getAttribute('data-saved')
          if (!to || to === before) return
          saved.disconnect()
          tap.commit = performance.now() - timeStamp
        })
        saved.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-saved'] })
        addEventListener('pointerdown', () => saved.disconnect(), { capture: true, once: true })
      },
      { capture: true },
    )
  })
}

/** @param {Page} page */
async function forgetTaps(page) {
  await page.evaluate('taps.length = 0')
}

/** @param {Page} page @returns {Promise<Tap[]>} */
async function tapsSoFar(page) {
  return page.evaluate('taps')
}

async function slowPage() {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  return page
}

/** @param {string} what @param {readonly number[]} values @param {number} goal */
function reportBoth(what, values, goal) {
  console.log(`${what}, median`.padEnd(50) + ms(middle(values)).padStart(10))
  report(`${what}, p98`, p98(values), goal)
}

/** @param {string} what @param {number} value @param {number} goal */
function report(what, value, goal) {
  console.log(
    `${what.padEnd(50)}${ms(value).padStart(10)}   goal ${goal} ms${value <= goal ? '' : '  MISSED'}`,
  )
}

/** @param {number} value */
function ms(value) {
  return `${value.toFixed(1)} ms`
}

/** @param {readonly number[]} values */
function middle(values) {
  return quantile(values, 0.5)
}

/** @param {readonly number[]} values */
function p98(values) {
  return quantile(values, 0.98)
}

/** @param {readonly number[]} values @param {number} share */
function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
