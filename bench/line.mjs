/*
 * How sure the line from phone to phone is: `node bench/line.mjs`, or `node bench/line.mjs 200` for that many connections
 * in place of twenty. Each is made from two codes, as the app makes it, by two browsers that reach each other over the
 * loopback, and carries a thousand messages each way. It fails where one is not opened, or not whole.
 */
import { chromium } from '@playwright/test'
import { launchOptions } from '../scripts/chromium.mjs'
import { stop } from '../scripts/install.mjs'
import { addressOf } from './bundle.mjs'
import { median } from './table.mjs'

const CONNECTIONS = Number(process.argv[2] ?? 20)
if (!Number.isInteger(CONNECTIONS) || CONNECTIONS < 1) stop('How many connections? A number.')

/** Any page that may use a camera. */
const ADDRESS = 'http://localhost/line'

const options = await launchOptions()
const near = ['--allow-loopback-in-peer-connection', '--use-fake-device-for-media-stream']
const browser = await chromium.launch({ ...options, args: [...options.args, ...near] })
try {
  const script = await addressOf(['link/connection', 'link/join-code'])
  const [host, guest] = [await openSide(script), await openSide(script)]
  const lines = []
  for (let n = 0; n < CONNECTIONS; n++) lines.push(await makeLine(host, guest))
  report(lines)
} finally {
  await browser.close()
}

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
  const MESSAGES = 1_000
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
    async flood() {
      await until(() => isOpen)
      for (let n = 0; n < MESSAGES; n++) connection.send(textOf(n))
      await until(() => heard.length === MESSAGES)
      const isWhole = heard.length === MESSAGES && heard.every((text, n) => text === textOf(n))
      return { isWhole, isSilent: heard.length === 0 }
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

/** @param {Side} host @param {Side} guest */
async function makeLine(host, guest) {
  const first = await host.evaluate((side) => side.code())
  const second = await guest.evaluate((side, first) => side.code(first), first)
  const opened = await host.evaluate((side, second) => side.open(second), second)
  const sides = [host, guest]
  const heard =
    opened === undefined ? [] : await Promise.all(sides.map((one) => one.evaluate((side) => side.flood())))
  const pings = opened === undefined ? [] : await host.evaluate((side) => side.pings())
  for (const one of sides) await one.evaluate((side) => side.close())
  return { opened, heard, pings }
}

/** @param {readonly Made[]} lines */
function report(lines) {
  const times = lines.flatMap(({ opened }) => opened ?? [])
  const whole = lines.filter(
    ({ heard }) => heard.length === 2 && heard.every(({ isWhole }) => isWhole),
  ).length
  const silent = lines.filter(({ heard }) => heard.some(({ isSilent }) => isSilent)).length
  console.log(`connections                 ${lines.length}`)
  console.log(`opened                      ${times.length}`)
  console.log(`whole, both ways            ${whole}`)
  console.log(`silent                      ${silent}`)
  console.log(
    `second code to open, ms     ${median(times).toFixed(0)}, at worst ${Math.max(...times).toFixed(0)}`,
  )
  console.log(`a message there and back    ${median(lines.flatMap(({ pings }) => pings)).toFixed(1)} ms`)
  if (whole < lines.length) stop('Not every line was opened and whole.')
}
