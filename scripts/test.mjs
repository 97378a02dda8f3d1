import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOrInstallChromium } from './chromium.mjs'
import { install, npm, stop } from './install.mjs'

// `npm test` runs the first set, cheapest checks first; `npm run test:rest` runs what else there is. docs/testing.md has
// the table of both. The first check that fails ends the run.
const reports = mkdtempSync(join(tmpdir(), 'fifteen-two-'))
const unitReport = join(reports, 'unit.json')
const e2eReport = join(reports, 'e2e.json')

/** @typedef {{ passed: number, failed: number }} Tally */

/** @returns {Tally} */
function tallyUnit() {
  const { numPassedTests, numTotalTests } = JSON.parse(readFileSync(unitReport, 'utf8'))
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests }
}

/** @returns {Tally} */
function tallyJourneys() {
  /** @type {import('@playwright/test/reporter').JSONReport} */
  const { stats } = JSON.parse(readFileSync(e2eReport, 'utf8'))
  return { passed: stats.expected, failed: stats.unexpected + stats.skipped + stats.flaky }
}

/** @param {string} project of playwright.config.ts @param {NodeJS.ProcessEnv} [settings] */
function journeys(project, settings = {}) {
  const script = ['e2e', '--', `--project=${project}`, '--reporter=list,json']
  return { script, settings, tally: tallyJourneys }
}

/** @typedef {{ name: string, script: readonly string[], settings?: NodeJS.ProcessEnv, tally?: () => Tally }} Check */

/** @type {readonly Check[]} */
const FIRST = [
  { name: 'Types', script: ['check:types'] },
  { name: 'Lint and format', script: ['check:lint'] },
  {
    name: 'Unit tests',
    script: ['unit', '--', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    tally: tallyUnit,
  },
  { name: 'Build', script: ['build'] },
  { name: 'Size budget', script: ['check:size'] },
  { name: 'Journeys', ...journeys('core') },
]

/** @type {readonly Check[]} */
const REST = [
  { name: 'Random plays', script: ['unit', '--', 'decide-play.check'], settings: { PLAYS: '100000' } },
  { name: 'Build', script: ['build'] },
  { name: 'All other journeys', ...journeys('rest') },
  { name: 'Killed browsers', ...journeys('kills', { KILLS: '20', CRASHES: '5' }) },
]

const CHECKS = process.argv.includes('rest') ? REST : FIRST

/** A check that could not even report counts as one failure. @param {() => Tally} tally @returns {Tally} */
function readTally(tally) {
  try {
    return tally()
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** @param {Check} check @param {NodeJS.ProcessEnv} env */
function runCheck({ name, script, settings, tally }, env) {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`)
  const started = Date.now()
  const ok = npm(['run', '--silent', ...script], { ...env, ...settings })
  const { passed, failed: found } = tally ? readTally(tally) : { passed: 0, failed: 0 }
  const failed = ok ? found : Math.max(1, found)
  return { name, ok: failed === 0, passed, failed, seconds: (Date.now() - started) / 1000 }
}

install()
const chromium = await findOrInstallChromium()
if (!chromium) {
  stop(
    'No Chromium for the browser journeys: none is installed, and neither the Debian package nor ' +
      'Playwright’s download could be had. Install Chrome, Chromium or Edge, or set CHROMIUM_PATH to one.',
  )
}
const env = { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport }
/** @type {ReturnType<typeof runCheck>[]} */
const done = []
for (const check of CHECKS) {
  const outcome = runCheck(check, env)
  done.push(outcome)
  if (!outcome.ok) break
}
rmSync(reports, { recursive: true })

console.log(`\n── Summary ${'─'.repeat(53)}`)
for (const { name, ok, seconds } of done)
  console.log(`${ok ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`)
for (const { name } of CHECKS.slice(done.length)) console.log(`not run ${name}`)
/** @param {'passed' | 'failed'} key */
const total = (key) => done.reduce((sum, outcome) => sum + outcome[key], 0)
console.log(`${total('passed')} passed, ${total('failed')} failed`)
process.exit(total('failed') === 0 ? 0 : 1)
