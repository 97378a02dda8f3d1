/*
 * Chromium over the bare DevTools protocol. A driver such as Playwright enables more of the protocol than a measurement
 * can bear: with the domain `Network` on, Chromium parses running code again for every request that a script makes.
 * Here only `Page` is enabled, and messages go through two pipes, which needs no library.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { findChromium, launchOptions } from '../scripts/chromium.mjs'

const PHONE = { width: 390, height: 844, deviceScaleFactor: 1, mobile: true }
const FLAGS = [
  '--headless',
  '--remote-debugging-pipe',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup', // pages of its own, opened beside ours
  '--lang=en-GB',
]
const LONGEST_WAIT = 60_000

/** @typedef {(method: string, params?: object) => Promise<any>} Send */
/** @typedef {(event: string, run: (params: any) => void) => void} On */
/** @typedef {Awaited<ReturnType<typeof openBrowser>>} Browser */

/** Opens Chromium on a profile on disk, with one page as large as a phone. @param {string} profile */
export async function openBrowser(profile) {
  const path = await findChromium()
  if (path === undefined) throw new Error('No Chromium, Chrome or Edge found: CHROMIUM_PATH may name one.')
  const { args } = await launchOptions()
  const chromium = spawn(path, [...args, ...FLAGS, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  })
  const ended = once(chromium, 'exit')
  const kill = () => chromium.kill()
  process.once('exit', kill) // where the measurement itself has failed
  const { send, on } = connect(chromium)
  const { targetInfos } = await send('Target.getTargets')
  const { targetId } = targetInfos.find((/** @type {{ type: string }} */ { type }) => type === 'page')
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
  /** @type {Send} */
  const sendToPage = (method, params) => send(method, params, sessionId)
  await sendToPage('Page.enable')
  await sendToPage('Emulation.setDeviceMetricsOverride', PHONE)
  await sendToPage('Emulation.setTouchEmulationEnabled', { enabled: true })
  return {
    page: sendToPage,
    /** Has a function run in every page from now on before its own scripts. */
    onEachPage: (/** @type {() => void} */ run) =>
      sendToPage('Page.addScriptToEvaluateOnNewDocument', { source: `(${run})()` }),
    /** Has a function run in the page, with what can be written as JSON or as a regular expression. */
    run: (/** @type {Function} */ run, /** @type {unknown[]} */ ...args) =>
      evaluate(sendToPage, `(${run})(${args.map(written).join()})`),
    /** @param {readonly string[]} categories */
    trace: (categories) => startTrace(send, on, categories),
    version: async () => (await send('Browser.getVersion')).product,
    /** Ends it in good order, so that all is on disk. */
    async close() {
      send('Browser.close').catch(() => {}) // it may be gone before it answers
      await ended
      process.off('exit', kill)
    },
  }
}

/** @param {import('node:child_process').ChildProcess} chromium */
function connect(chromium) {
  const [, , , input, output] = chromium.stdio
  if (!input || !output || !('write' in input) || !('on' in output)) throw new Error('Chromium has no pipes.')
  /** @type {Map<number, { resolve: (result: any) => void, reject: (error: Error) => void }>} */
  const waiting = new Map()
  /** @type {Map<string, (params: any) => void>} */
  const listeners = new Map()
  let last = 0
  /** @type {Buffer[]} */
  let begun = []
  output.on('data', (/** @type {Buffer} */ chunk) => {
    let from = 0
    for (let to = chunk.indexOf(0); to >= 0; to = chunk.indexOf(0, from)) {
      receive(JSON.parse(Buffer.concat([...begun, chunk.subarray(from, to)]).toString()))
      begun = []
      from = to + 1
    }
    begun.push(chunk.subarray(from))
  })
  chromium.once('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error('Chromium has ended.'))
  })

  /**
   * @param {{ id?: number, method?: string, params?: object, result?: unknown, error?: { message: string } }} message
   */
  function receive({ id, method, params, result, error }) {
    if (id === undefined) return listeners.get(method ?? '')?.(params)
    const answer = waiting.get(id)
    waiting.delete(id)
    return error ? answer?.reject(new Error(error.message)) : answer?.resolve(result)
  }

  return {
    /** @param {string} method @param {object} [params] @param {string} [sessionId] @returns {Promise<any>} */
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        last += 1
        const id = last
        const late = setTimeout(() => reject(new Error(`${method} was not answered.`)), LONGEST_WAIT)
        const settle = (/** @type {(value: any) => void} */ run) => (/** @type {any} */ value) => {
          clearTimeout(late)
          run(value)
        }
        waiting.set(id, { resolve: settle(resolve), reject: settle(reject) })
        input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
      }),
    /** @type {On} */
    on: (event, run) => void listeners.set(event, run),
  }
}

/** @param {unknown} value */
function written(value) {
  return value instanceof RegExp ? String(value) : JSON.stringify(value)
}

/** @param {Send} page @param {string} expression @returns {Promise<any>} */
async function evaluate(page, expression) {
  const { result, exceptionDetails } = await page('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  return result.value
}

/**
 * Records what Chromium does. What it returns ends the record and resolves to it.
 * @param {Send} send @param {On} on @param {readonly string[]} includedCategories
 * @returns {Promise<() => Promise<import('./trace.mjs').TraceEvent[]>>}
 */
async function startTrace(send, on, includedCategories) {
  /** @type {import('./trace.mjs').TraceEvent[]} */
  const events = []
  on('Tracing.dataCollected', ({ value }) => events.push(...value))
  await send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories, excludedCategories: ['*'] },
  })
  return async () => {
    const complete = new Promise((resolve) => on('Tracing.tracingComplete', resolve))
    await send('Tracing.end')
    await complete
    return events
  }
}
