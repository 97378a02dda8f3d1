/*
 * How sure the line from phone to phone is: `node bench/line.mjs`, or `node bench/line.mjs 200` for that many connections
 * in place of twenty. Each is made from two codes, as the app makes it, by two browsers that reach each other over the
 * loopback, and carries a thousand messages each way. Then a tenth as many over networks that are worse. It fails where one
 * is not opened, or not whole, and where phones that are kept apart are joined. Where a third of all is lost that is chance:
 * it is counted, and what is heard must be what was said.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { launchOptions } from '../scripts/chromium.mjs'
import { stop } from '../scripts/install.mjs'
import { addressOf, bundle } from './bundle.mjs'
import { makeRelay } from './relay.mjs'
import { median } from './table.mjs'

const CONNECTIONS = Number(process.argv[2] ?? 20)
if (!Number.isInteger(CONNECTIONS) || CONNECTIONS < 1) stop('How many connections? A number.')

/** `gone`: milliseconds for which nothing arrives once the line is open. `relayed`: everything else is direct. */
const GOOD = { delay: 0, loss: 0, gone: 0, messages: 1_000, opens: 'always', relayed: true }
const NETWORKS = [
  { ...GOOD, name: 'one machine', relayed: false },
  { ...GOOD, name: '300 ms late', delay: 300 },
  { ...GOOD, name: '300 ms late, 30 % lost', delay: 300, loss: 0.3, messages: 20, opens: 'mostly' },
  { ...GOOD, name: 'gone for 3 s', gone: 3_000 },
  { ...GOOD, name: 'kept apart', loss: 1, opens: 'never' },
]

/** Any page that may use a camera. */
const ADDRESS = 'http://localhost/line'

const options = await launchOptions()
const near = ['--allow-loopback-in-peer-connection', '--use-fake-device-for-media-stream']
const browser = await chromium.launch({ ...options, args: [...options.args, ...near] })
const { readJoinCode, writeJoinCode } = await bundle(['link/join-code'])
try {
  const script = await addressOf(['link/connection', 'link/join-code'])
  const [host, guest] = [await openSide(script), await openSide(script)]
  for (const network of NETWORKS) {
    const lines = []
    const count = network.relayed ? Math.max(2, Math.round(CONNECTIONS / 10)) : CONNECTIONS
    for (let n = 0; n < count; n++) lines.push(await makeLine(host, guest, network))
    report(network, lines)
  }
} finally {
  await browser.close()
}

/** @typedef {typeof NETWORKS[number]} Network */
/** @typedef {Awaited<ReturnType<typeof openSide>>} Side */
/** @typedef {Awaited<ReturnType<typeof makeLine>>} Made */

/** One of the two phones. @param {string} script */
async function openSide(script) {
  const page = await (await browser.newContext({ permissions: ['camera'] })).newPage()
  await page.route(ADDRESS, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.goto(ADDRESS)
  return page.evaluateHandle(sideIn, script)
}

/** Runs in the page. @param {string} script */
async function sideIn(script) {
  const PATIENCE = 15_000
  const PINGS = 10
  const { connect, writeJoinCode, readJoinCode, checkOf } = await import(script)
  // Only beside a camera that is on does a browser give its addresses to a page.
  const camera = await navigator.mediaDevices.getUserMedia({ video: true })
  const textOf = (/** @type {number} */ n) => `${n} `.padEnd(200, 'abcdefgh')
  /** @type {any} */
  let connection
  /** @type {string[]} */
  let heard = []
  let isOpen = false
  let answers = 0
  let changed = () => {}

  /** @param {() => boolean} isTrue @returns {Promise<boolean>} */
  const until = (isTrue) =>
    new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), PATIENCE)
      changed = () => {
        if (!isTrue()) return
        clearTimeout(timer)
        resolve(true)
      }
      changed()
    })

  return {
    camera,
    /** @param {string} [first] @returns {Promise<string>} the first code, or the one that answers it */
    async code(first) {
      isOpen = false
      heard = []
      const hears = {
        onOpen: () => {
          isOpen = true
          changed()
        },
        onMessage: (/** @type {string} */ text) => {
          if (text === '?') connection.send('!')
          else if (text === '!') answers++
          else heard.push(text)
          changed()
        },
        onClosed: () => {},
      }
      connection = connect(hears, first && readJoinCode(first).value)
      const offer = await connection.offer
      const more = first ? { answers: checkOf(first) } : { addresses: [], name: 'Ann' }
      return writeJoinCode({ ...offer, ...more })
    },
    /** @param {string} second @returns {Promise<number | undefined>} milliseconds until it is open */
    async open(second) {
      const from = performance.now()
      await connection.accept(readJoinCode(second).value)
      return (await until(() => isOpen)) ? performance.now() - from : undefined
    },
    /** All messages there, and all of the other side here. */
    async flood(/** @type {number} */ messages) {
      await until(() => isOpen)
      for (let n = 0; n < messages; n++) connection.send(textOf(n))
      await until(() => heard.length === messages)
      const isTrue = heard.every((text, n) => text === textOf(n))
      return { isTrue, isWhole: isTrue && heard.length === messages, isSilent: heard.length === 0 }
    },
    /** @returns {Promise<number[]>} milliseconds of a message there and back */
    async pings() {
      const times = []
      for (let n = 0; n < PINGS; n++) {
        const from = performance.now()
        const before = answers
        connection.send('?')
        await until(() => answers > before)
        times.push(performance.now() - from)
      }
      return times
    },
    close: () => connection.close(),
  }
}

/** @param {Side} host @param {Side} guest @param {Network} network */
async function makeLine(host, guest, network) {
  const first = await host.evaluate((side) => side.code())
  const second = await guest.evaluate((side, first) => side.code(first), first)
  const answer = readJoinCode(second).value
  const relay = network.relayed ? await makeRelay(answer.addresses[0], network) : undefined
  const shown = relay ? writeJoinCode({ ...answer, addresses: [relay.address] }) : second
  const opened = await host.evaluate((side, second) => side.open(second), shown)
  const isOpen = opened !== undefined
  if (isOpen && network.gone > 0) {
    relay?.become({ delay: 0, loss: 1 })
    await wait(network.gone)
    relay?.become(network)
  }
  const flood = (/** @type {Side} */ one) =>
    one.evaluate((side, messages) => side.flood(messages), network.messages)
  const heard = isOpen ? await Promise.all([host, guest].map(flood)) : []
  const pings = isOpen ? await host.evaluate((side) => side.pings()) : []
  for (const one of [host, guest]) await one.evaluate((side) => side.close())
  relay?.close()
  return { opened, heard, pings }
}

/** @param {Network} network @param {readonly Made[]} lines */
function report({ name, opens }, lines) {
  const times = lines.flatMap(({ opened }) => opened ?? [])
  const whole = lines.filter(
    ({ heard }) => heard.length === 2 && heard.every(({ isWhole }) => isWhole),
  ).length
  const silent = lines.filter(({ heard }) => heard.some(({ isSilent }) => isSilent)).length
  console.log(
    `${name}: ${lines.length} connections, ${times.length} opened, ${whole} whole both ways, ${silent} silent`,
  )
  if (times.length > 0)
    console.log(
      `  second code to open ${median(times).toFixed(0)} ms, at worst ${Math.max(...times).toFixed(0)}; a message there and back ${median(lines.flatMap(({ pings }) => pings)).toFixed(1)} ms`,
    )
  if (opens === 'never' && times.length > 0) stop('They were not kept apart.')
  if (opens === 'always' && times.length < lines.length) stop('Not every line was opened.')
  if (lines.some(({ heard }) => heard.some(({ isTrue }) => !isTrue)))
    stop('Something else was heard than was said.')
  if (opens !== 'mostly' && whole < times.length) stop('Not every line was whole.')
}
