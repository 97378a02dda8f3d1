import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOrInstallChromium } from './chromium.mjs'
import { install, npm, stop } from './install.mjs'

// npm test: everything, in the order in which a mistake is cheapest to hear of. The first check that fails ends it.
const reports = mkdtempSync(join(tmpdir(), 'fifteen-two-'))
const unitReport = join(reports, 'unit.json')
const e2eReport = join(reports, 'e2e.json')

/** Of some three hundred journeys: more of them than this are no chance. */
const UNSTEADY_AT_MOST = 2

/**
 * `unsteady` are the titles of what failed first and then passed.
 * @typedef {{ passed: number, failed: number, unsteady?: readonly string[] }} Tally
 */

/** @returns {Tally} */
function tallyUnit() {
  const { numPassedTests, numTotalTests } = JSON.parse(readFileSync(unitReport, 'utf8'))
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests }
}

/** @returns {Tally} */
function tallyJourneys() {
  /** @type {import('@playwright/test/reporter').JSONReport} */
  const { stats, suites } = JSON.parse(readFileSync(e2eReport, 'utf8'))
  const unsteady = suites.flatMap(titlesOfUnsteady)
  const forgiven = unsteady.length <= UNSTEADY_AT_MOST ? unsteady.length : 0
  const failed = stats.unexpected + stats.skipped + stats.flaky - forgiven
  return { passed: stats.expected + forgiven, failed, unsteady }
}

/** @param {import('@playwright/test/reporter').JSONReportSuite} suite @returns {string[]} */
function titlesOfUnsteady({ specs, suites = [] }) {
  const here = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [...here.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(titlesOfUnsteady)]
}

/** @param {string} project of playwright.config.ts */
function journeysOf(project) {
  return ['e2e', '--', `--project=${project}`, '--reporter=list,json']
}

/** @type {readonly { name: string, script: readonly string[], tally?: () => Tally }[]} */
const CHECKS = [
  { name: 'Types', script: ['check:types'] },
  { name: 'Lint and format', script: ['check:lint'] },
  {
    name: 'Unit tests',
    script: ['unit', '--', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    tally: tallyUnit,
  },
  { name: 'Build', script: ['build'] },
  { name: 'Size budget', script: ['check:size'] },
  { name: 'Browser journeys', script: journeysOf('journeys'), tally: tallyJourneys },
  { name: 'Browsers that die', script: journeysOf('kills'), tally: tallyJourneys },
]

/** A check that could not even report counts as one failure. @param {() => Tally} tally @returns {Tally} */
function readTally(tally) {
  try {
    return tally()
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** @param {typeof CHECKS[number]} check @param {NodeJS.ProcessEnv} env */
function runCheck({ name, script, tally }, env) {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`)
  const started = Date.now()
  const ok = npm(['run', '--silent', ...script], env)
  const { passed, failed: found, unsteady = [] } = tally ? readTally(tally) : { passed: 0, failed: 0 }
  const failed = ok ? found : Math.max(1, found)
  return { name, ok: failed === 0, passed, failed, unsteady, seconds: (Date.now() - started) / 1000 }
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
for (const { name, ok, seconds, unsteady } of done) {
  console.log(`${ok ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`)
  for (const title of unsteady) console.log(`        only when played again: ${title}`)
}
for (const { name } of CHECKS.slice(done.length)) console.log(`not run ${name}`)
/** @param {'passed' | 'failed'} key */
const total = (key) => done.reduce((sum, outcome) => sum + outcome[key], 0)
console.log(`${total('passed')} passed, ${total('failed')} failed`)
process.exit(total('failed') === 0 ? 0 : 1)
