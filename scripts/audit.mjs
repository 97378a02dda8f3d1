import { spawnSync } from 'node:child_process'
import { verdictOn } from './audit-verdict.mjs'

// npm run check:audit: asks the registry for known faults of the packages that ship with the app.
const PATIENCE_MS = 60_000

/** What npm printed; nothing where it did not come to it. */
function ask() {
  const args = ['audit', '--json', '--omit=dev', '--fetch-retries=1', '--fetch-timeout=20000']
  const cli = process.env.npm_execpath
  const options = /** @type {const} */ ({ encoding: 'utf8', timeout: PATIENCE_MS })
  const { stdout } = cli?.endsWith('.js')
    ? spawnSync(process.execPath, [cli, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
  return stdout ?? ''
}

const { passed, lines } = verdictOn(ask(), { ci: Boolean(process.env.CI) })
for (const line of lines) console.log(line)
process.exit(passed ? 0 : 1)
