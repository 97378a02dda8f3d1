/*
 * How fast the built app answers: `npm run bench`, or `npm run bench -- folder` for a build elsewhere.
 * Most figures are processor time of the page's main thread, not slowed: a busy machine disturbs that least. The last
 * ones are times on the clock with the processor slowed four times. Figures are printed, not tested.
 */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { npm, stop } from '../scripts/install.mjs'
import { bundle } from './bundle.mjs'
import { linesOfClock, linesOfLists, linesOfStarts, linesOfTaps } from './lines.mjs'
import { longLog } from './long-log.mjs'
import { countWork, emptyFrames, markChanges, markTable } from './page-scripts.mjs'
import { makeProfiles, openTable, rest, tap } from './phone.mjs'
import { median, tableOf } from './table.mjs'
import * as trace from './trace.mjs'

const SLOWED = 4
const STARTS = 6
const ROUNDS = 6
const SLOW_ROUNDS = 4
const LISTS = 5
const GAMES = 10_000
/**
 * Milliseconds that the page is left alone: enough for a peg's animation, and too long for a double tap.
 */
const TAP_TIME = 700
const SLOW_TAP_TIME = 900
const LIST_TIME = 3_000
const START_TIME = 2_500
const SLOW_START_TIME = 4_500

/** @typedef {import('./phone.mjs').Browser} Browser */
/** @typedef {import('./lines.mjs').Kind} Kind */
/** @typedef {import('./lines.mjs').Tap} Tap */
/** @typedef {{ kind: Kind, name: string | RegExp, nth?: number, ms?: number, awaits?: string }} Step */

/** A round of a game: pegs, a hand, and undo of all of it. @type {readonly Step[]} */
const ROUND = [
  { kind: 'peg', name: 'Red pegs 2 for fifteen' },
  { kind: 'peg', name: 'Blue pegs 3 for a run of 3' },
  { kind: 'peg', name: 'Red pegs 2 for a pair' },
  { kind: 'to the show', name: 'To the show' },
  { kind: 'card', name: '5 of hearts' },
  { kind: 'card', name: '5 of spades' },
  { kind: 'card', name: '5 of diamonds' },
  { kind: 'fourth card', name: 'Jack of clubs' },
  { kind: 'hand pegged', name: /^Peg 14/ },
  { kind: 'undo of a hand', name: /^Undo/ },
  { kind: 'undo to the board', name: /^Undo/ },
  { kind: 'undo of a peg', name: /^Undo/ },
  { kind: 'undo of a peg', name: /^Undo/ },
  { kind: 'undo of a peg', name: /^Undo/ },
]

/** The list of games, and one of them. @param {number} nth @returns {readonly Step[]} */
const listAndOpen = (nth) => [
  { kind: 'menu', name: 'Menu' },
  { kind: 'list', name: 'Games', ms: LIST_TIME, awaits: '[data-won]' },
  { kind: 'open', name: /^Red 121/, nth, ms: LIST_TIME, awaits: '[data-game]' },
]
const MANY = [...ROUND.filter(({ kind }) => kind.endsWith('peg')), ...times(LISTS, listAndOpen)]

const folder = process.argv[2] ?? built()
const phone = await makeProfiles(folder, GAMES)
try {
  console.log(await machine('before'))
  const rounds = times(ROUNDS, () => ROUND)
  const slowRounds = times(SLOW_ROUNDS, () => ROUND.map((step) => ({ ms: SLOW_TAP_TIME, ...step })))
  const lines = [
    ...linesOfStarts(await startsOf(1), phone.address, folder),
    ...linesOfTaps(await tapsOf('sixty', rounds), await counted('threeHundred', ROUND)),
    ...linesOfLists(await tapsOf('many', MANY), await counted('many', listAndOpen(0))),
    { what: 'fold of a tap at 600 rows', goal: 0.2, digits: 2, values: await foldsOf(600) },
    ...linesOfClock(
      await startsOf(SLOWED),
      await tapsOf('sixty', slowRounds, SLOWED),
      await tapsOf('many', MANY, SLOWED),
    ),
  ]
  console.log(`${await machine('after')}\n\n${tableOf(lines)}`)
} finally {
  await phone.remove()
}

/** @template T @param {number} count @param {(nth: number) => readonly T[]} make */
function times(count, make) {
  return Array.from({ length: count }, (_, nth) => make(nth)).flat()
}

/** The folder of the built app, built now if any source is newer. */
function built() {
  const sources = ['src', 'public', 'scripts/build', 'index.html', 'vite.config.ts', 'package-lock.json']
  const files = sources.flatMap((source) =>
    statSync(source).isFile()
      ? [source]
      : readdirSync(source, { recursive: true }).map((file) => join(source, String(file))),
  )
  const newest = Math.max(...files.map((file) => statSync(file).mtimeMs))
  const at = statSync('dist/sw.js', { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (at < newest && !npm(['run', '--silent', 'build'])) stop('The app could not be built.')
  return 'dist'
}

/**
 * The time between frames of an empty page: where it is long, the machine is busy and the clock means little.
 * @param {string} when
 */
async function machine(when) {
  const browser = await phone.open('sixty')
  await slow(browser, SLOWED)
  /** @type {number[]} */
  const frames = await browser.run(emptyFrames)
  const version = await browser.version()
  await browser.close()
  const [usual, latest] = [median(frames), Math.max(...frames)].map((ms) => ms.toFixed(1))
  return `${version}, the machine ${when}: frames of an empty page ${usual} ms apart, at most ${latest}`
}

/** @param {Browser} browser @param {number} rate */
async function slow(browser, rate) {
  if (rate > 1) await browser.page('Emulation.setCPUThrottlingRate', { rate })
}

/**
 * Starts the app without a network into its live game, each time in a new browser.
 * @param {number} rate
 */
async function startsOf(rate) {
  const ms = rate > 1 ? SLOW_START_TIME : START_TIME
  const starts = []
  for (let n = 0; n < STARTS; n++) {
    const browser = await phone.open('sixty')
    await browser.onEachPage(markTable)
    await slow(browser, rate)
    const end = await browser.trace([...trace.CATEGORIES, ...(rate > 1 ? [] : [trace.COMPILE])])
    await browser.page('Page.navigate', { url: phone.address })
    await rest(ms + 300)
    starts.push(startIn(await end(), ms))
    await browser.close()
  }
  return starts
}

/** @param {readonly trace.TraceEvent[]} events @param {number} ms */
function startIn(events, ms) {
  const isStart = (/** @type {trace.TraceEvent} */ { name, args }) =>
    name === 'navigationStart' && args.data?.documentLoaderURL === phone.address
  const thread = trace.threadOf(events, isStart)
  const from = thread.find(isStart)?.ts ?? Number.NaN
  const all = { from, to: from + ms * 1000 }
  const table = trace.markIn(thread, 'table', all) ?? Number.NaN
  const shell = trace.markIn(thread, 'firstContentfulPaint', all) ?? Number.NaN
  return { thread, all, shell, span: { from, to: trace.paintedAfter(thread, table) } }
}

/**
 * Taps one button after another in a live game.
 * @param {string} profile @param {readonly Step[]} steps @returns {Promise<Tap[]>}
 */
async function tapsOf(profile, steps, rate = 1) {
  const browser = await phone.open(profile)
  await slow(browser, rate)
  if (rate > 1) await browser.onEachPage(markChanges)
  await openTable(browser, phone.address)
  const end = await browser.trace(trace.CATEGORIES)
  for (const step of steps) await tap(browser, { ms: TAP_TIME, ...step })
  const events = await end()
  await browser.close()
  return tapsIn(events, steps)
}

/** @param {readonly trace.TraceEvent[]} events @param {readonly Step[]} steps @returns {Tap[]} */
function tapsIn(events, steps) {
  const thread = trace.threadOf(events, (event) => trace.isInput(event, /^pointerdown$/))
  const touches = trace.touchesOf(thread)
  if (touches.length !== steps.length)
    throw new Error(`${steps.length} taps, the trace has ${touches.length}.`)
  return steps.map(({ kind, ms = TAP_TIME }, i) => {
    const from = touches[i] ?? Number.NaN
    return { kind, thread, span: { from, to: from + ms * 1000 } }
  })
}

/**
 * Counts what each tap renders, restyles, lays out and writes. Counting takes time, so no time is measured here.
 * @param {string} profile @param {readonly Step[]} steps
 */
async function counted(profile, steps) {
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
  const taps = tapsIn(await end(), steps)
  await browser.close()
  return taps.map(({ kind, thread, span }, i) => {
    const { components = Number.NaN, bytes = Number.NaN } = counts[i] ?? {}
    return { kind, components, bytes, ...trace.countsIn(thread, span) }
  })
}

/**
 * Processor time in Node, in milliseconds, for folding the row of one tap onto the game before it, as the table does.
 * @param {number} rows
 */
async function foldsOf(rows) {
  const { extend, replay, PRESETS } = await bundle(['game/record/replay', 'rules/presets'])
  const [rules] = Object.values(PRESETS)
  const log = longLog(
    [
      {
        type: 'game-started',
        rules,
        players: ['Red', 'Blue'],
        marks: ['a', 'b'],
        match: { id: 'm', index: 0 },
      },
      { type: 'dealt', dealer: 1, points: 0 },
      { type: 'starter-turned', card: '9H', points: 0 },
    ].map((entry, i) => ({ gameId: 'g', seq: i + 1, tapId: `t${i}`, part: 0, at: i, v: 1, entry })),
    rows,
  )
  const before = { rows: log.slice(0, -1), game: replay(log.slice(0, -1)) }
  const FOLDS = 200
  const warm = 10
  return Array.from({ length: 30 }, () => {
    const begun = process.cpuUsage().user
    for (let i = 0; i < FOLDS; i++) extend(before, log.slice(-1))
    return (process.cpuUsage().user - begun) / 1000 / FOLDS
  }).slice(warm)
}
