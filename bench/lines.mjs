/* The lines of the table: the name of each figure, its goal, and how it is taken from the traces. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { median } from './table.mjs'
import { handlersIn, isInput, markIn, paintedAfter, scriptsIn, workIn } from './trace.mjs'

/** @typedef {import('./table.mjs').Line} Line */
/** @typedef {import('./trace.mjs').Span} Span */
/** @typedef {readonly import('./trace.mjs').TraceEvent[]} Thread */
/** @typedef {'peg' | 'card' | 'undo of a peg' | NewPage | 'take back' | 'menu' | 'book' | 'list' | 'open'} Kind */
/** @typedef {{ kind: Kind, thread: Thread, span: Span }} Tap */
/**
 * `all` is what is left of the trace; `shell` is a moment in it.
 * @typedef {{ thread: Thread, span: Span, all: Span, shell: number }} Start
 */
/** @typedef {{ kind: Kind, components: number, bytes: number, restyled: number, boxes: number }} Counts */

/** Processor time of a visit to a page. @typedef {{ page: string, when: string, work: number }} Visit */

/** @typedef {typeof NEW_PAGES[number]} NewPage */
const NEW_PAGES = /** @type {const} */ ([
  'fourth card',
  'hand pegged',
  'to the show',
  'undo of a hand',
  'undo to the board',
])
/** @type {readonly Kind[]} */
const SAME_PAGE = ['peg', 'card', 'undo of a peg']

/** What was measured of an app; the floor has no lists. @typedef {{ starts: Start[], taps: Tap[], slowStarts: Start[], slowTaps: Tap[] }} Measured */
/** @typedef {Measured & { lists: Tap[], slowLists: Tap[], visits: Visit[], folder: string, address: string }} App */

/**
 * What a figure is compared with, measured at the floor.
 * @param {Measured} floor @returns {Record<import('./table.mjs').Per, number>}
 */
export function floorOf({ starts, taps, slowStarts, slowTaps }) {
  return {
    start: median(starts.map(({ thread, span }) => workIn(thread, span).total)),
    settled: median(starts.map(({ thread, all }) => workIn(thread, all).total)),
    tap: median(taps.map(({ thread, span }) => workIn(thread, span).total)),
    handlers: median(taps.map(({ thread, span }) => handlersIn(thread, span))),
    'shell, 4×': median(slowStarts.map(shellIn)),
    'start, 4×': median(slowStarts.map(shownIn)),
    'tap, 4×': median(slowTaps.flatMap((tap) => toPaint(tap) ?? [])),
    'saved, 4×': median(slowTaps.flatMap((tap) => toMark(tap, 'saved') ?? [])),
  }
}

/** @param {App} app @param {readonly Counts[]} [counts] @param {readonly Counts[]} [countsOfLists] @returns {Line[]} */
export function linesOf(app, counts = [], countsOfLists = []) {
  return [
    ...linesOfStarts(app),
    ...linesOfTaps(app.taps, counts),
    ...linesOfLists(app.lists, countsOfLists),
    ...linesOfVisits(app.visits),
    ...linesOfClock(app),
  ]
}

/** @param {App} app @returns {Line[]} */
function linesOfStarts({ starts, address, folder }) {
  const works = starts.map(({ thread, span }) => workIn(thread, span))
  const files = starts
    .slice(0, 1)
    .flatMap(({ thread, span }) => [...scriptsIn(thread, span)])
    .filter((url) => url.startsWith(address))
    .map((url) => readFileSync(join(folder, url.slice(address.length))))
  return [
    {
      what: 'start with no network, to a live game',
      per: 'start',
      goal: 2,
      values: works.map(({ total }) => total),
      parts: partsOf(works),
    },
    {
      what: '– of that, parse and compile',
      per: 'start',
      goal: 0.05,
      values: works.map(({ compile }) => compile),
    },
    {
      what: '– with all that follows it',
      per: 'settled',
      goal: 2.8,
      values: starts.map(({ thread, all }) => workIn(thread, all).total),
    },
    {
      what: `all JavaScript, gzip, kB (${files.length} files)`,
      values: [files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length / 1000, 0)],
    },
  ]
}

/** @param {readonly Tap[]} taps @param {readonly Counts[]} counts @returns {Line[]} */
function linesOfTaps(taps, counts) {
  return [
    lineOf('card key', 'card', 1.8, taps, counts),
    lineOf('peg, with its animation', 'peg', 3, taps, counts),
    lineOf('undo of a peg, with its animation', 'undo of a peg', 3, taps, counts),
    ...NEW_PAGES.map((kind) => lineOf(`new page: ${kind}`, kind, 3.5, taps, counts)),
    {
      what: 'handlers of all these taps',
      per: 'handlers',
      goal: 5,
      of: 'p98',
      values: taps.map(({ thread, span }) => handlersIn(thread, span)),
    },
    ...(counts.length === 0
      ? []
      : [
          {
            what: 'bytes written by these taps, at 300 rows',
            goal: 2000,
            digits: 0,
            values: counts.map(({ bytes }) => bytes),
          },
        ]),
  ]
}

/** @param {readonly Tap[]} taps @param {readonly Counts[]} counts @returns {Line[]} */
function linesOfLists(taps, counts) {
  return [
    lineOf('list of 10,000 games', 'list', 9, taps, counts),
    lineOf('one of them opened', 'open', 3.5, taps, counts),
    lineOf('peg beside 10,000 games', 'peg', 3, taps, counts),
  ]
}

/** The goal is that of the list, but for the one visit that replays all logs. @param {readonly Visit[]} visits @returns {Line[]} */
function linesOfVisits(visits) {
  const names = /** @type {const} */ ({
    first: 'all logs replayed',
    started: 'after a start',
    again: 'again',
  })
  return Object.entries(names).flatMap(([when, name]) =>
    [...new Set(visits.flatMap((visit) => (visit.when === when ? visit.page : [])))].map((page) => ({
      what: `${page}, 10,000 logs, ${name}`,
      per: /** @type {const} */ ('tap'),
      values: visits.flatMap((visit) => (visit.when === when && visit.page === page ? visit.work : [])),
      ...(when === 'first' ? {} : { goal: 9 }),
    })),
  )
}

/** The clock, with the processor slowed. @param {App} app @returns {Line[]} */
function linesOfClock({ slowStarts, slowTaps, slowLists }) {
  const of = (/** @type {readonly Kind[]} */ kinds, from = slowTaps) =>
    from.filter(({ kind }) => kinds.includes(kind)).flatMap((tap) => toPaint(tap) ?? [])
  const saved = slowTaps.flatMap((tap) => toMark(tap, 'saved') ?? [])
  return [
    { what: '4×: start, shell painted', per: 'shell, 4×', goal: 2, values: slowStarts.map(shellIn) },
    { what: '4×: start, live game', per: 'start, 4×', goal: 2, values: slowStarts.map(shownIn) },
    { what: '4×: tap to paint, same page', per: 'tap, 4×', goal: 2, of: 'p98', values: of(SAME_PAGE) },
    { what: '4×: tap to paint, new page', per: 'tap, 4×', goal: 3, of: 'p98', values: of(NEW_PAGES) },
    { what: '4×: tap said to be saved', per: 'saved, 4×', goal: 3, of: 'p98', values: saved },
    { what: '4×: list of 10,000 games', per: 'tap, 4×', goal: 5, values: of(['list'], slowLists) },
    { what: '4×: one of them opened', per: 'tap, 4×', goal: 2.5, values: of(['open'], slowLists) },
  ]
}

/** @param {Start} start */
function shellIn({ span, shell }) {
  return ms(span.from, shell)
}

/** @param {Start} start */
function shownIn({ span }) {
  return ms(span.from, span.to)
}

/**
 * @param {string} what @param {Kind} kind @param {number} goal @param {readonly Tap[]} taps
 * @param {readonly Counts[]} counts @returns {Line}
 */
function lineOf(what, kind, goal, taps, counts) {
  const works = taps.filter((tap) => tap.kind === kind).map(({ thread, span }) => workIn(thread, span))
  const those = counts.filter((each) => each.kind === kind)
  return {
    what,
    per: 'tap',
    goal,
    values: works.map(({ total }) => total),
    parts: partsOf(works),
    ...(those.length === 0
      ? {}
      : {
          components: median(those.map(({ components }) => components)),
          restyled: median(those.map(({ restyled }) => restyled)),
          boxes: median(those.map(({ boxes }) => boxes)),
          bytes: median(those.map(({ bytes }) => bytes)),
        }),
  }
}

/** @param {readonly import('./trace.mjs').Work[]} works */
function partsOf(works) {
  const parts = /** @type {const} */ (['script', 'layout', 'paint'])
  return parts.map((part) => median(works.map((work) => work[part])).toFixed(1)).join(' / ')
}

/** Milliseconds from the lifting of the finger to the frame that shows what it changed. @param {Tap} tap */
function toPaint(tap) {
  const changed = markIn(tap.thread, 'changed', tap.span)
  return changed === undefined ? undefined : ms(liftedAt(tap), paintedAfter(tap.thread, changed))
}

/** @param {Tap} tap @param {string} mark */
function toMark(tap, mark) {
  const at = markIn(tap.thread, mark, tap.span)
  return at === undefined ? undefined : ms(liftedAt(tap), at)
}

/** @param {Tap} tap */
function liftedAt({ thread, span }) {
  const lifted = thread.find((event) => event.ts >= span.from && isInput(event, /^(pointerup|touchend)$/))
  return lifted?.ts ?? Number.NaN
}

/** @param {number} from @param {number} to */
function ms(from, to) {
  return (to - from) / 1000
}
