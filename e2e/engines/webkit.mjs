import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'

/** The driver answers in far less, or never. */
const ANSWER_MS = 30_000

export const PACKAGES = ['webkit2gtk-driver', 'xvfb', 'xauth']

export function findWebKit() {
  const all = ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run']
  return all.every((path) => existsSync(path)) ? all[0] : undefined
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/**
 * WebKitGTK over plain WebDriver, on a screen that nobody sees.
 * @param {string} driverPath @returns {Promise<import('./journeys.mjs').Engine>}
 */
export async function openWebKit(driverPath) {
  const port = await freePort()
  // A group of its own, so that the screen, the driver and the browser end together.
  const driver = spawn('xvfb-run', ['-a', driverPath, `--port=${port}`], { stdio: 'ignore', detached: true })
  /** @param {string} method @param {string} path @param {object} [body] */
  async function ask(method, path, body) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(ANSWER_MS),
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    })
    const { value } = /** @type {{ value: any }} */ (await answer.json())
    if (!answer.ok) throw new Error(`${path}: ${value?.error} ${value?.message}`)
    return value
  }
  const stop = () => driver.pid !== undefined && process.kill(-driver.pid, 'SIGTERM')
  const { sessionId, capabilities } = await ready(() => ask('GET', '/status'))
    .then(() => ask('POST', '/session', { capabilities: {} }))
    .catch((error) => {
      stop()
      throw error
    })
  const session = `/session/${sessionId}`
  return {
    name: `WebKitGTK (${capabilities.browserName} ${capabilities.browserVersion})`,
    goto: (url) => ask('POST', `${session}/url`, { url }),
    evaluate: (source, ...args) =>
      ask('POST', `${session}/execute/sync`, { script: `return (${source})(...arguments)`, args }),
    noOffline: 'its driver does not come back from a navigation that only the worker can answer',
    // Under automation it keeps its data in memory, so the browser itself has to live.
    died: 'the window closed without a word and another opened',
    async die() {
      const { handle } = await ask('POST', `${session}/window/new`, { type: 'tab' })
      await ask('DELETE', `${session}/window`)
      await ask('POST', `${session}/window`, { handle })
    },
    async close() {
      await ask('DELETE', session).catch(() => {})
      stop()
    },
  }
}

/** @param {() => Promise<unknown>} ask */
async function ready(ask) {
  for (let tries = 0; tries < 100; tries++) {
    try {
      return await ask()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
  throw new Error('WebKitWebDriver does not answer.')
}
