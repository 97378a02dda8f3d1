import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { bundle } from '../bench/bundle.mjs'
import { calibrate, chancesOf, makeTable, randomFrom } from './chance/deals.mjs'
import { stop } from './install.mjs'

/*
 * The table of the chance of winning: `node scripts/chance.mjs` plays the deals and writes it, in about a minute of one
 * core. `-- calibrate 1000000` deals so many afresh and compares what the table says with who won; `-- short` shows only
 * that both still run. docs/rules.md has the figures.
 */
const FILE = 'src/game/figures/chance.txt'
const DEALS = 50_000
/** Of the table, and of deals that it has not seen. */
const [SEED, FRESH] = [1452, 29]
const MOST_BYTES = 4_000

const [task = 'write', number] = process.argv.slice(2).filter((word) => word !== '--')
const engine = await bundle([
  'rules/card',
  'rules/play',
  'rules/presets',
  'rules/table-total.fixture',
  'game/figures/chance',
])
const { target } = engine.PRESETS['six-card-121']
if (task === 'write') writeTable(DEALS)
else if (task === 'calibrate') sayCalibration(Number(number))
else if (task === 'short') {
  tableFrom(500)
  sayCalibration(2_000)
} else stop(`node scripts/chance.mjs knows write, calibrate and short, not ${task}`)

/** @param {number} most */
function writeTable(most) {
  writeFileSync(FILE, tableFrom(most))
  const bytes = gzipSync(readFileSync(FILE), { level: 9 }).length
  console.log(`${FILE}: ${bytes} bytes compressed`)
  if (bytes > MOST_BYTES) stop(`That is more than ${MOST_BYTES}.`)
}

/** @param {number} most deals @returns {string} the file with the table */
function tableFrom(most) {
  const deals = Array.from({ length: most }, makeTable(engine, randomFrom(SEED)))
  const chances = Array.from(chancesOf(deals, target), (chance) => Math.round(chance * 255))
  /** Of ten thousand deals. @param {string} what @param {(deal: typeof deals[number]) => number} points */
  const list = (what, points) => {
    /** @type {number[]} */
    const times = []
    for (const deal of deals) times[points(deal)] = (times[points(deal)] ?? 0) + 1
    const mean = deals.reduce((sum, deal) => sum + points(deal), 0) / most
    console.log(`${what.padEnd(24)}${mean.toFixed(2).padStart(6)}`)
    return Array.from(times, (n = 0) => Math.round((n / most) * 10_000)).join(' ')
  }
  const lists = [
    list('dealer, play', ({ play }) => play[0]),
    list('pone, play', ({ play }) => play[1]),
    list('pone, hand', ({ shown }) => shown[0]),
    list('dealer, hand', ({ shown }) => shown[1]),
    list('crib', ({ shown }) => shown[2]),
  ]
  console.log(`start: the dealer wins ${(((chances[0] ?? 0) / 255) * 100).toFixed(1)} %`)
  return `${[packed(chances), ...lists].join('\n')}\n`
}

/**
 * A letter for each difference, from the one above at the start of a row; a number after it repeats it.
 * @param {readonly number[]} values
 */
function packed(values) {
  const letters = values.map((value, i) => {
    const before = i % target > 0 ? values[i - 1] : i > 0 ? values[i - target] : engine.FIRST_CHANCE
    const letter = value - (before ?? 0) + engine.NO_CHANGE
    if (letter <= 57 || letter >= 127) throw new RangeError(`no letter for ${letter}`)
    return String.fromCharCode(letter)
  })
  return letters.join('').replace(/(.)\1+/g, (all, letter) => `${letter}${all.length}`)
}

/** @param {number} most deals */
function sayCalibration(most) {
  const table = engine.readChances(readFileSync(FILE, 'utf8'))
  /** @type {(dealer: number, pone: number) => number} */
  const chanceAt = (dealer, pone) => engine.chanceAtDeal(table, dealer, pone)
  const { tenths, first } = calibrate(makeTable(engine, randomFrom(FRESH)), chanceAt, target, most)
  console.log(`\nthe first dealer won ${(first * 100).toFixed(2)} %\n\nthe table says   deals   won, %`)
  for (const { said, won, times } of tenths)
    console.log(
      `${(said * 100).toFixed(1).padStart(14)}${String(times).padStart(8)}${(won * 100).toFixed(1).padStart(9)}`,
    )
}
