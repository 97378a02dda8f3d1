import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOrInstallChromium } from './chromium.mjs'
import { install, npm, stop } from './install.mjs'

// `npm test` runs the first set, cheapest checks first; `npm run test:rest` runs what else there is. docs/testing.md has
// the table of both. The first check that fails ends the run.
const reports = mkdtempSync(join(tmpdir(), 'fifteen-two-'))
const unitReport = join(reports, 'unit.json')
const e2eReport = join(reports, 'e2e.json')

/** `again`: how many passed only at the second try. @typedef {{ passed: number, failed: number, again: number }} Tally */

/** @returns {Tally} */
function tallyUnit() {
  const { numPassedTests, numTotalTests } = JSON.parse(readFileSync(unitReport, 'utf8'))
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests, again: 0 }
}

/** @returns {Tally} */
function tallyJourneys() {
  /** @type {import('@playwright/test/reporter').JSONReport} */
  const { stats } = JSON.parse(readFileSync(e2eReport, 'utf8'))
  return { passed: stats.expected, failed: stats.unexpected + stats.skipped, again: stats.flaky }
}

/** @param {string} project of playwright.config.ts @param {NodeJS.ProcessEnv} [settings] */
function journeys(project, settings = {}) {
  const script = ['e2e', '--', `--project=${project}`, '--reporter=list,json']
  return { script, settings, tally: tallyJourneys }
}

/** @param {readonly string[]} files of vitest; all where there is none */
function unit(files) {
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]
  return { script: ['unit', '--', ...report, ...files], tally: tallyUnit }
}

/** The unit tests whose runs can be more. */
function atRandom() {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join('src', file))
    .filter((file) => readFileSync(file, 'utf8').includes('/runs.fixture.ts'))
}

/** @typedef {{ name: string, script: readonly string[], settings?: NodeJS.ProcessEnv, tally?: () => Tally }} Check */

/** @type {readonly Check[]} */
const FIRST = [
  { name: 'Types', script: ['check:types'] },
  { name: 'Lint and format', script: ['check:lint'] },
  { name: 'Unit tests', ...unit([]) },
  { name: 'Build', script: ['build'] },
  { name: 'Size budget', script: ['check:size'] },
  { name: 'Journeys', ...journeys('core') },
]

/** @type {readonly Check[]} */
const REST = [
  { name: 'Random plays', script: ['unit', '--', 'decide-play.check'], settings: { RUNS: '250' } },
  { name: 'Build', script: ['build'] },
  // What is tested at random, five times as often; every hand there is.
  { name: 'Unit tests at length', ...unit(atRandom()), settings: { RUNS: '5' } },
  { name: 'All other journeys', ...journeys('rest') },
  {
    name: 'Killed browsers',
    ...journeys('kills', {
      KILLS: '14',
      FIRST_LOST: '3',
      MIRROR_LOST: '3',
      CRASHES: '5',
      CHANGES: '10',
      LINES: '3',
    }),
  },
]

const CHECKS = process.argv.includes('rest') ? REST : FIRST

/** A check that could not even report counts as one failure. @param {() => Tally} tally @returns {Tally} */
function readTally(tally) {
  try {
    return tally()
  } catch {
    return { passed: 0, failed: 1, again: 0 }
  }
}

/** Seconds that all processors of this machine have worked, browsers included. */
function processorSeconds() {
  const times = cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq)
  return times.reduce((sum, time) => sum + time, 0) / 1000
}

/** @param {Check} check @param {NodeJS.ProcessEnv} env */
function runCheck({ name, script, settings, tally }, env) {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`)
  const started = Date.now()
  const worked = processorSeconds()
  const ok = npm(['run', '--silent', ...script], { ...env, ...settings })
  const { passed, failed: found, again } = tally ? readTally(tally) : { passed: 0, failed: 0, again: 0 }
  const failed = ok ? found : Math.max(1, found)
  const cost = processorSeconds() - worked
  return { name, ok: failed === 0, passed, failed, again, seconds: (Date.now() - started) / 1000, cost }
}

install()
if (!(await findOrInstallChromium())) {
  stop(
    'No Chromium for the browser journeys: none is installed, and neither the Debian package nor ' +
      'Playwright’s download could be had. Install Chrome, Chromium or Edge, or set CHROMIUM_PATH to one.',
  )
}
const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport }
/** @type {ReturnType<typeof runCheck>[]} */
const done = []
for (const check of CHECKS) {
  const outcome = runCheck(check, env)
  done.push(outcome)
  if (!outcome.ok) break
}
rmSync(reports, { recursive: true })

console.log(`\n── Summary ${'─'.repeat(53)}`)
for (const { name, ok, seconds, cost } of done)
  console.log(
    `${ok ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s, ${cost.toFixed(0)} s of the processors)`,
  )
for (const { name } of CHECKS.slice(done.length)) console.log(`not run ${name}`)
/** @param {'passed' | 'failed' | 'again' | 'cost'} key */
const total = (key) => done.reduce((sum, outcome) => sum + outcome[key], 0)
console.log(
  `${total('passed')} passed, ${total('failed')} failed, ${total('cost').toFixed(0)} s of the processors`,
)
if (total('again') > 0)
  console.log(`${total('again')} passed only at the second try: look for the fault they found`)
process.exit(total('failed') === 0 ? 0 : 1)
