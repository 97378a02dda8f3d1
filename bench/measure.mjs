/* Starts and taps of apps in turn, from Chromium's trace. */
import { countWork, isRead, markChanges, markTable, visit } from './page-scripts.mjs'
import { openTable, rest, tap } from './phone.mjs'
import * as trace from './trace.mjs'

/**
 * Milliseconds that the page is left alone: enough for a peg's animation, and too long for a double tap.
 */
const TAP_TIME = 700
const SLOW_TAP_TIME = 900
const START_TIME = 2_500
const SLOW_START_TIME = 4_500

/** @typedef {import('./phone.mjs').Phone} Phone */
/** @typedef {import('./phone.mjs').Browser} Browser */
/** @typedef {import('./lines.mjs').Kind} Kind */
/** @typedef {import('./lines.mjs').Tap} Tap */
/** @typedef {{ kind: Kind, name: string | RegExp, nth?: number, ms?: number, awaits?: string }} Step */
/**
 * One of the apps that are measured in turn: the profile to open, and what is tapped in each round.
 * @typedef {{ phone: Phone, profile: string, round: (nth: number) => readonly Step[] }} Player
 */

/** @param {Browser} browser @param {number} rate */
export async function slow(browser, rate) {
  if (rate > 1) await browser.page('Emulation.setCPUThrottlingRate', { rate })
}

/**
 * Starts each app without a network into its live game, each time in a new browser.
 * @param {readonly Player[]} players @param {number} count @param {number} rate
 */
export async function startsOf(players, count, rate) {
  const ms = rate > 1 ? SLOW_START_TIME : START_TIME
  /** @type {import('./lines.mjs').Start[][]} */
  const starts = players.map(() => [])
  for (let n = 0; n < count; n++) {
    for (const [i, { phone, profile }] of players.entries()) {
      const browser = await phone.open(profile)
      await browser.onEachPage(markTable)
      await slow(browser, rate)
      const end = await browser.trace([...trace.CATEGORIES, ...(rate > 1 ? [] : [trace.COMPILE])])
      await browser.page('Page.navigate', { url: phone.address })
      await rest(ms + 300)
      starts[i]?.push(startIn(await end(), phone.address, ms))
      await browser.close()
    }
  }
  return starts
}

/**
 * Visits each page that is made from the logs of all games: once while no figures are stored, so that every log is
 * replayed, then each page after a start of the app, and once more.
 * @param {Phone} phone @param {Record<string, string>} pages their addresses @param {number} ms that a page is left alone
 */
export async function visitsOf(phone, pages, ms) {
  const browser = await phone.open('logs')
  /** @type {import('./lines.mjs').Visit[]} */
  const visits = []
  const visitOnce = async (/** @type {string} */ page, /** @type {string} */ when) => {
    const end = await browser.trace(trace.CATEGORIES)
    await browser.run(visit, pages[page])
    await rest(ms)
    while (!(await browser.run(isRead))) await rest(1_000)
    const events = await end()
    const thread = trace.threadOf(events, ({ name }) => name === 'visit')
    visits.push({ page, when, work: trace.workIn(thread, { from: thread[0]?.ts ?? 0, to: Infinity }).total })
    await browser.run(visit, '/')
    await rest(TAP_TIME)
  }
  const [first = ''] = Object.keys(pages)
  await openTable(browser, phone.address)
  await visitOnce(first, 'first')
  for (const page of Object.keys(pages)) {
    await openTable(browser, phone.address)
    await visitOnce(page, 'started')
    await visitOnce(page, 'again')
  }
  await browser.close()
  return visits
}

/** @param {readonly trace.TraceEvent[]} events @param {string} address @param {number} ms */
function startIn(events, address, ms) {
  const isStart = (/** @type {trace.TraceEvent} */ { name, args }) =>
    name === 'navigationStart' && args.data?.documentLoaderURL === address
  const thread = trace.threadOf(events, isStart)
  const from = thread.find(isStart)?.ts ?? Number.NaN
  const all = { from, to: from + ms * 1000 }
  const table = trace.markIn(thread, 'table', all) ?? Number.NaN
  const shell = trace.markIn(thread, 'firstContentfulPaint', all) ?? Number.NaN
  return { thread, all, shell, span: { from, to: trace.paintedAfter(thread, table) } }
}

/**
 * Taps one button after another, a round in each app in turn. All are open meanwhile, and those that wait do nothing.
 * @param {readonly Player[]} players @param {number} rounds @param {number} rate
 */
export async function tapsOf(players, rounds, rate) {
  const ms = rate > 1 ? SLOW_TAP_TIME : TAP_TIME
  const sessions = []
  for (const { phone, profile, round } of players) {
    const browser = await phone.open(profile)
    await slow(browser, rate)
    if (rate > 1) await browser.onEachPage(markChanges)
    await openTable(browser, phone.address)
    sessions.push({ browser, round, end: await browser.trace(trace.CATEGORIES) })
  }
  for (let nth = 0; nth < rounds; nth++) {
    for (const { browser, round } of sessions)
      for (const step of round(nth)) await tap(browser, { ms, ...step })
  }
  const taps = []
  for (const { browser, round, end } of sessions) {
    const steps = Array.from({ length: rounds }, (_, nth) => round(nth)).flat()
    taps.push(tapsIn(await end(), steps, ms))
    await browser.close()
  }
  return taps
}

/**
 * @param {readonly trace.TraceEvent[]} events @param {readonly Step[]} steps @param {number} usual milliseconds of a tap
 * @returns {Tap[]}
 */
function tapsIn(events, steps, usual) {
  const thread = trace.threadOf(events, (event) => trace.isInput(event, /^pointerdown$/))
  const touches = trace.touchesOf(thread)
  if (touches.length !== steps.length)
    throw new Error(`${steps.length} taps, the trace has ${touches.length}.`)
  return steps.map(({ kind, ms = usual }, i) => {
    const from = touches[i] ?? Number.NaN
    return { kind, thread, span: { from, to: from + ms * 1000 } }
  })
}

/**
 * Counts what each tap renders, restyles, lays out and writes. Counting takes time, so no time is measured here.
 * @param {Phone} phone @param {string} profile @param {readonly Step[]} steps
 */
export async function counted(phone, profile, steps) {
  const browser = await phone.open(profile)
  await browser.onEachPage(countWork)
  await openTable(browser, phone.address)
  const end = await browser.trace([...trace.CATEGORIES, trace.COUNTS])
  const count = () => browser.run(() => Reflect.get(globalThis, 'counted')())
  /** @type {{ components: number, bytes: number }[]} */
  const counts = []
  for (const step of steps) {
    await count()
    await tap(browser, { ms: TAP_TIME, ...step })
    counts.push(await count())
  }
  const taps = tapsIn(await end(), steps, TAP_TIME)
  await browser.close()
  return taps.map(({ kind, thread, span }, i) => {
    const { components = Number.NaN, bytes = Number.NaN } = counts[i] ?? {}
    return { kind, components, bytes, ...trace.countsIn(thread, span) }
  })
}
