import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import { stop } from './install.mjs'

// Weighs the built app as a host serves it and fails over the budget (in kB of 1,000 bytes).
const DIST = 'dist'
const BUDGET = { table: 178, later: 25, css: 12, precache: 700 }

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
const first = linked(/<script[^>]* src="([^"]+)"/g)
const assets = readdirSync(join(DIST, 'assets')).map((name) => `assets/${name}`)
const later = assets.filter((file) => file.endsWith('.js') && !first.includes(file))
const css = assets.filter((file) => file.endsWith('.css'))
// The table is fetched beside the first page, so its styles are weighed with it.
const linkedCss = linked(/rel="stylesheet"[^>]* href="([^"]+)"/g)
const firstCss = css.filter((file) => linkedCss.includes(file) || file.startsWith('assets/table-'))
const laterCss = css.filter((file) => !firstCss.includes(file))
const precache = [...new Set(found(read('sw.js').toString(), /["']?url["']?:\s*["']([^"']+)["']/g))]
if (first.length === 0 || firstCss.length < 2 || precache.length === 0)
  stop('The built page, its styles or its precache list could not be read: the size check has gone blind.')

const rows = [
  { what: 'JavaScript up to a live table', kB: weigh(first), budget: BUDGET.table },
  ...later.map((file) => ({ what: posix.basename(file), kB: weigh([file]), budget: BUDGET.later })),
  { what: 'first styles, the table’s among them', kB: weigh(firstCss), budget: BUDGET.css },
  { what: 'styles of all later screens', kB: weigh(laterCss), budget: BUDGET.css },
  { what: `precache (${precache.length} files)`, kB: weigh(precache), budget: BUDGET.precache },
]
for (const { what, kB, budget } of rows) {
  const verdict = kB <= budget ? '' : '  OVER THE BUDGET'
  console.log(`${what.padEnd(36)}${kB.toFixed(1).padStart(8)} of ${String(budget).padStart(3)} kB${verdict}`)
}
process.exit(rows.every(({ kB, budget }) => kB <= budget) ? 0 : 1)
