import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { stop } from './install.mjs'

// Weighs the built app as a host serves it and fails over the budget (in kB of 1,000 bytes).
const DIST = 'dist'
const BUDGET = { script: 323.5, styles: 25.9, workers: 280, precache: 900, files: 22 }

/** @param {string} file */
const read = (file) => readFileSync(join(DIST, file))
/** Pictures and fonts are packed already. @param {string} file */
const served = (file) =>
  (/\.(png|woff2)$/.test(file) ? read(file) : gzipSync(read(file), { level: 9 })).length
/** @param {readonly string[]} files */
const weigh = (files) => files.reduce((sum, file) => sum + served(file), 0) / 1000

/** @param {string} text @param {RegExp} pattern */
function found(text, pattern) {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '')
}

const page = read('index.html').toString()
/** @type {string} the folder it was built for */
const base = JSON.parse(read('manifest.webmanifest').toString()).scope
/** @param {RegExp} pattern */
const linked = (pattern) => found(page, pattern).map((url) => url.slice(base.length))
const scripts = linked(/<script[^>]* src="([^"]+)"/g)
const styles = linked(/rel="stylesheet"[^>]* href="([^"]+)"/g)
const precache = [...new Set(found(read('sw.js').toString(), /["']?url["']?:\s*["']([^"']+)["']/g))]
if (scripts.length === 0 || styles.length === 0 || precache.length === 0)
  stop('The built page, its styles or its precache list could not be read: the size check has gone blind.')
const assets = readdirSync(join(DIST, 'assets')).map((name) => `assets/${name}`)
const script = scripts.map((file) => read(file).toString()).join()
/** What the script fetches when the camera is used, a code is drawn or the rulings are searched. */
const workers = assets.filter(
  (file) => file.endsWith('.bin') || (file.endsWith('.js') && script.includes(file)),
)
const others = assets.filter(
  (file) => /\.(js|css)$/.test(file) && ![...scripts, ...styles, ...workers].includes(file),
)
if (others.length > 0)
  stop(`Neither the page nor its script has ${others.join(', ')}: the app has one script and one stylesheet.`)

const rows = [
  { what: 'scripts of the page, kB', size: weigh(scripts), budget: BUDGET.script },
  { what: 'styles of the page, kB', size: weigh(styles), budget: BUDGET.styles },
  { what: 'workers, kB', size: weigh(workers), budget: BUDGET.workers },
  { what: 'all that is kept for offline use, kB', size: weigh(precache), budget: BUDGET.precache },
  { what: 'files kept for offline use', size: precache.length, budget: BUDGET.files },
]
for (const { what, size, budget } of rows) {
  const verdict = size <= budget ? '' : '  OVER THE BUDGET'
  console.log(`${what.padEnd(38)}${size.toFixed(1).padStart(8)} of ${String(budget).padStart(3)}${verdict}`)
}
process.exit(rows.every(({ size, budget }) => size <= budget) ? 0 : 1)
