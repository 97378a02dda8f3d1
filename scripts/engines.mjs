import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { isRoot } from './chromium.mjs'
import { install, npm, stop } from './install.mjs'
import { openStaticHost } from './static-host.mjs'

// npm run test:engines: the main journeys in Firefox and WebKitGTK, from Debian's packages. An engine that is not here
// and cannot be installed is skipped with a message. Every step has its limit, so that the run always ends.
install()
const { JOURNEYS } = await import('../e2e/engines/journeys.mjs')
const firefox = await import('../e2e/engines/firefox.mjs')
const webkit = await import('../e2e/engines/webkit.mjs')

const ENGINES = [
  { name: 'Firefox', packages: firefox.PACKAGES, find: firefox.findFirefox, open: firefox.openFirefox },
  { name: 'WebKitGTK', packages: webkit.PACKAGES, find: webkit.findWebKit, open: webkit.openWebKit },
]
/** For one engine, its installation left out. */
const LIMIT_MS = 180_000
const START_LIMIT_MS = 60_000
const CLOSE_LIMIT_MS = 20_000

/** @param {readonly string[]} packages @returns {string | undefined} why not */
function installPackages(packages) {
  if (!existsSync('/usr/bin/apt-get')) return 'there is no apt-get here'
  if (!isRoot) return 'only root may install packages'
  try {
    const options = /** @type {const} */ ({
      stdio: 'ignore',
      timeout: 180_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    execFileSync('apt-get', ['update'], options)
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options)
    return undefined
  } catch {
    return 'apt-get could not install it'
  }
}

/** @template T @param {Promise<T>} promise @param {number} ms @returns {Promise<T>} */
async function within(promise, ms) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer
  /** @type {Promise<never>} */
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done within ${ms / 1000} seconds`)), ms)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/** @param {import('../e2e/engines/journeys.mjs').Engine} engine */
async function playAll(engine) {
  const host = await openStaticHost({ folder: 'dist' })
  const end = Date.now() + LIMIT_MS
  try {
    for (const [name, play] of JOURNEYS) {
      const started = Date.now()
      const why = await within(play(engine, host), Math.max(1, end - Date.now())).catch((error) => {
        throw new Error(`${name}: ${error.message}`)
      })
      if (why) console.log(`skipped ${name}: ${why}`)
      else console.log(`passed  ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
    }
  } finally {
    await host.close()
  }
}

/** @param {typeof ENGINES[number]} engine @returns {Promise<'passed' | 'FAILED' | 'skipped'>} */
async function run({ name, packages, find, open }) {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`)
  const why = find() ? undefined : installPackages(packages)
  const path = find()
  if (path === undefined) {
    console.log(`${name} is not tested: it is not installed, and ${why ?? 'its packages did not bring it'}.`)
    return 'skipped'
  }
  /** @type {import('../e2e/engines/journeys.mjs').Engine | undefined} */
  let engine
  try {
    engine = await within(open(path), START_LIMIT_MS)
    console.log(`${engine.name}; ends in mid-game by ${engine.died}`)
    await playAll(engine)
    return 'passed'
  } catch (error) {
    console.error(`FAILED  ${error instanceof Error ? error.message : error}`)
    return 'FAILED'
  } finally {
    if (engine) await within(engine.close(), CLOSE_LIMIT_MS).catch(() => {})
  }
}

if (!existsSync('dist/index.html') && !npm(['run', '--silent', 'build'])) stop('The app could not be built.')
/** @type {string[]} */
const outcomes = []
for (const engine of ENGINES) outcomes.push(`${await run(engine)}  ${engine.name}`)
console.log(`\n${outcomes.join('\n')}`)
process.exit(outcomes.some((line) => line.startsWith('FAILED')) ? 1 : 0)
