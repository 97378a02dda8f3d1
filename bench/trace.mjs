/* What Chromium's trace says: processor time of the page's main thread, and how much was restyled and laid out. */

/**
 * `ts` and `dur` are microseconds of the clock, `tdur` of the thread's processor time.
 * @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number,
 *   args: { data?: { type?: string, url?: string, documentLoaderURL?: string, reason?: string } } }} TraceEvent
 */
/** @typedef {{ from: number, to: number }} Span in microseconds of the trace */
/** @typedef {keyof typeof PARTS | 'other'} Part */
/** @typedef {Record<Part | 'total', number>} Work in milliseconds */

/**
 * `EventDispatch`, `Layout` and the like; each task of a thread, and the frame handed on; the marks of a page.
 */
export const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing']
/** Each element that is given a style, and each box that has to be laid out. */
export const COUNTS = 'disabled-by-default-devtools.timeline.invalidationTracking'
/** Each function that is compiled when it is first called, too. */
export const COMPILE = 'disabled-by-default-v8.compile'

const PARTS = {
  compile: /^V8\.(Compile|Parse|PreParse)|^v8\.(compile|produce)/,
  layout: /^(UpdateLayoutTree|Layout|ParseAuthorStyleSheet|HitTest)$/,
  paint: /^(PrePaint|Paint|Layerize|Commit|UpdateLayer|Decode Image)$/,
  script:
    /^(EventDispatch|FunctionCall|EvaluateScript|v8\.evaluateModule|TimerFire|FireAnimationFrame|FireIdleCallback)$/,
}

/**
 * All events, in order, of the thread that has such an event.
 * @param {readonly TraceEvent[]} events @param {(event: TraceEvent) => boolean} isOnIt
 */
export function threadOf(events, isOnIt) {
  const one = events.find(isOnIt)
  if (!one) throw new Error('The trace does not know the page.')
  return events
    .filter(({ pid, tid }) => pid === one.pid && tid === one.tid)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
}

/** @param {TraceEvent} event */
export function endOf({ ts, dur = 0 }) {
  return ts + dur
}

/**
 * The end of the first frame that the main thread has drawn after a moment.
 * @param {readonly TraceEvent[]} thread @param {number} after
 */
export function paintedAfter(thread, after) {
  const commit = thread.find(({ name, ts }) => name === 'Commit' && ts >= after)
  return commit ? endOf(commit) : Number.NaN
}

/** When each touch came: the beginning of the task that brings it. @param {readonly TraceEvent[]} thread */
export function touchesOf(thread) {
  let task = 0
  /** @type {number[]} */
  const touches = []
  for (const event of thread) {
    if (event.name === 'RunTask') task = event.ts
    if (isInput(event, /^pointerdown$/)) touches.push(task)
  }
  return touches
}

/**
 * When a page marked something for the first time, in a span.
 * @param {readonly TraceEvent[]} thread @param {string} mark @param {Span} span
 */
export function markIn(thread, mark, { from, to }) {
  return thread.find(({ name, ts }) => name === mark && ts >= from && ts < to)?.ts
}

/** @param {TraceEvent} event @param {RegExp} types */
export function isInput({ name, args }, types) {
  return name === 'EventDispatch' && types.test(args.data?.type ?? '')
}

/**
 * Processor time in a span. The time of an event without a part belongs to the event around it.
 * @param {readonly TraceEvent[]} thread @param {Span} span @returns {Work}
 */
export function workIn(thread, span) {
  const work = { total: 0, compile: 0, layout: 0, paint: 0, script: 0, other: 0 }
  /** @type {{ end: number, part: Part }[]} */
  const open = []
  for (const event of within(thread, span)) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= event.ts) open.pop()
    const around = open.at(-1)?.part
    // A task that began before the span is not counted, nor is any part of it.
    if (around === undefined && event.name !== 'RunTask') continue
    const time = (event.tdur ?? 0) / 1000
    const part = partOf(event.name) ?? around ?? 'other'
    if (around === undefined) work.total += time
    else work[around] -= time
    work[part] += time
    open.push({ end: endOf(event), part })
  }
  return work
}

/** @param {string} name @returns {Part | undefined} */
function partOf(name) {
  const parts = /** @type {(keyof typeof PARTS)[]} */ (Object.keys(PARTS))
  return parts.find((part) => PARTS[part].test(name))
}

/**
 * Processor time of the page's listeners for a tap, in milliseconds.
 * @param {readonly TraceEvent[]} thread @param {Span} span
 */
export function handlersIn(thread, span) {
  let until = 0
  let time = 0
  for (const event of within(thread, span)) {
    if (event.ts < until || !isInput(event, /^(pointer|touch|mouse|click|focus|blur)/)) continue
    until = endOf(event)
    time += (event.tdur ?? 0) / 1000
  }
  return time
}

/**
 * Elements that were given a style, and boxes that had to be laid out because they were added or changed.
 * @param {readonly TraceEvent[]} thread @param {Span} span
 */
export function countsIn(thread, { from, to }) {
  let restyled = 0
  let boxes = 0
  for (const { name, ts, args } of thread) {
    if (ts < from || ts >= to) continue
    if (name === 'StyleResolver::ResolveStyle') restyled += 1
    if (name === 'LayoutInvalidationTracking' && args.data?.reason !== 'Removed from layout') boxes += 1
  }
  return { restyled, boxes }
}

/**
 * Addresses of the scripts that were compiled, or taken from the code cache.
 * @param {readonly TraceEvent[]} thread @param {Span} span
 */
export function scriptsIn(thread, span) {
  const compiled = within(thread, span).filter(({ name }) => /^v8\.compile(Module)?$/.test(name))
  return new Set(compiled.map(({ args }) => args.data?.url ?? ''))
}

/** @param {readonly TraceEvent[]} thread @param {Span} span */
function within(thread, { from, to }) {
  return thread.filter(({ ph, ts }) => ph === 'X' && ts >= from && ts < to)
}
