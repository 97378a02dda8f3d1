import { spawnSync } from 'node:child_process'
import { stop } from './install.mjs'

// npm run check:audit: asks the registry for known faults of the packages that ship with the app. A grave one ends in an
// error; a registry that gives no answer says nothing about the app, so that is only told.
const PATIENCE_MS = 60_000
const GRAVE = /** @type {const} */ (['high', 'critical'])

/** @typedef {{ severity: string }} Fault */
/** @typedef {{ auditReportVersion?: number, vulnerabilities?: Record<string, Fault> }} Report */

/** @returns {Report} */
function ask() {
  const args = ['audit', '--json', '--omit=dev', '--fetch-retries=1', '--fetch-timeout=20000']
  const cli = process.env.npm_execpath
  const options = /** @type {const} */ ({ encoding: 'utf8', timeout: PATIENCE_MS })
  const { stdout } = cli?.endsWith('.js')
    ? spawnSync(process.execPath, [cli, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
  try {
    return JSON.parse(stdout)
  } catch {
    return {}
  }
}

const { auditReportVersion, vulnerabilities = {} } = ask()
const found = Object.entries(vulnerabilities)
const grave = found.filter(([, { severity }]) => GRAVE.some((one) => one === severity))
for (const [name, { severity }] of found) console.log(`${name}: ${severity}`)
if (grave.length > 0)
  stop('Packages of the app have grave faults that are known: `npm audit --omit=dev` says more.')
console.log(
  auditReportVersion === undefined
    ? 'The registry gave no answer about known faults of the packages: not checked.'
    : 'No grave fault of a package of the app is known.',
)
