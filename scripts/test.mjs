import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOrInstallChromium } from './chromium.mjs'
import { install, npm, stop } from './install.mjs'

// npm test: everything, in the order in which a mistake is cheapest to hear of. The first check that fails ends it.
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
  const { stats } = JSON.parse(readFileSync(e2eReport, 'utf8'))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }
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
  const counted = tally ? readTally(tally) : { passed: 0, failed: 0 }
  const failed = ok ? counted.failed : Math.max(1, counted.failed)
  return { name, ok: failed === 0, passed: counted.passed, failed, seconds: (Date.now() - started) / 1000 }
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
