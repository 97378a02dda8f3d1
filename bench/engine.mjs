/*
 * How fast the engine counts, and how that compares with the scorer on npm: `node bench/engine.mjs`.
 * Processor time of this process is measured, not the clock, and medians are printed: a busy machine then
 * disturbs the figures less. `--short` shows only that it still runs. The engine is the built package, as others get it;
 * the totals by table are of the tests.
 */
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { buildPackage } from '../scripts/package/build.mjs'
import { bundle } from './bundle.mjs'

const isShort = process.argv.includes('--short')
const ROUNDS = isShort ? 1 : 7
const SHOWS = isShort ? 1_000 : 20_000
const HAND_FLUSH = 4
const SIX_CARD = { flushInHand: 4, flushInCrib: 5 }

const built = pathToFileURL(`${await buildPackage()}/engine.js`).href
const engine = { ...(await import(built)), ...(await bundle(['rules/table-total.fixture'])) }
const peer = loadPeer()
const shows = randomShows(SHOWS)
const places = Uint8Array.from(
  shows.flatMap(({ cards, starter }) => [...cards, starter].map(engine.packPlace)),
)

console.log(`Node ${process.version}, medians of ${ROUNDS} rounds, millions a second of processor time\n`)
const itemised = report('itemised, random hands', SHOWS * 5, () => repeat(5, countAll))
const neighbours = neighbouringHands()
report('itemised, neighbouring hands in turn', neighbours.shows, neighbours.count)
report('totals by table, random hands', SHOWS * 100, () => repeat(100, totalAll))
report('totals by table, every hand and starter', 12_994_800, totalEverything)
console.log(
  `\nall 12,994,800 hands with their starters by table: ${(seconds(totalEverything) * 1000).toFixed(0)} ms`,
)
comparePeer()

/** @param {number} times @param {() => void} work */
function repeat(times, work) {
  for (let i = 0; i < times; i++) work()
}

function countAll() {
  let points = 0
  for (const show of shows) points += engine.totalOf(engine.countShow(show, SIX_CARD))
  return points
}

function totalAll() {
  let points = 0
  for (let i = 0; i < places.length; i += 5) {
    const starter = places[i + 4]
    points += engine.tableTotalOfFour(
      places[i],
      places[i + 1],
      places[i + 2],
      places[i + 3],
      starter,
      HAND_FLUSH,
    )
  }
  return points
}

function totalEverything() {
  let points = 0
  for (let a = 0; a < 52; a++)
    for (let b = a + 1; b < 52; b++)
      for (let c = b + 1; c < 52; c++)
        for (let d = c + 1; d < 52; d++)
          for (let starter = 0; starter < 52; starter++) {
            if (starter === a || starter === b || starter === c || starter === d) continue
            points += engine.tableTotalOfFour(a, b, c, d, starter, HAND_FLUSH)
          }
  if (points !== 61_974_180) throw new Error(`the table is wrong: ${points} points`)
  return points
}

/** As the exhaustive test goes through them, every starter with each; a tenth of the hands. */
function neighbouringHands() {
  const { PACK } = engine
  /** @type {string[][]} */
  const hands = []
  for (let a = 0; a < 52; a++)
    for (let b = a + 1; b < 52; b++)
      for (let c = b + 1; c < 52; c++)
        for (let d = c + 1; d < 52; d += 10) hands.push([PACK[a], PACK[b], PACK[c], PACK[d]])
  const count = () => {
    let lines = 0
    for (const cards of hands)
      for (const starter of PACK)
        if (!cards.includes(starter))
          lines += engine.countShow({ of: 'hand', cards, starter }, SIX_CARD).length
    return lines
  }
  return { shows: hands.length * 48, count }
}

function comparePeer() {
  if (peer === undefined) {
    console.log('\ncribbage-counter is not installed: nothing to compare with')
    return
  }
  const texts = shows.map(({ cards, starter }) => [...cards, starter].join(','))
  console.log()
  const theirs = report('cribbage-counter 1.0.4, random hands', SHOWS, () => {
    for (const text of texts) peer.scoreHand(text, false)
  })
  const differ = shows.filter(
    (show, i) => engine.totalOf(engine.countShow(show, SIX_CARD)) !== peer.scoreHand(texts[i], false).score,
  )
  console.log(`ours itemises ${(itemised / theirs).toFixed(1)} times as fast`)
  const [first] = differ
  const where = first === undefined ? '' : `, as on ${example(first)}`
  console.log(`the two disagree on ${differ.length} of ${SHOWS} hands${where}`)
}

/** @param {{ cards: string[], starter: string }} show */
function example(show) {
  const ours = engine.totalOf(engine.countShow(show, SIX_CARD))
  const text = [...show.cards, show.starter].join(',')
  return `${show.cards.join(' ')} + ${show.starter}: ours ${ours}, theirs ${peer.scoreHand(text, false).score}`
}

/** @param {string} title @param {number} count @param {() => void} work */
function report(title, count, work) {
  const rate = count / seconds(work) / 1e6
  console.log(`${title.padEnd(42)}${rate.toFixed(2).padStart(8)}`)
  return rate
}

/** @param {() => void} work @returns {number} */
function seconds(work) {
  work()
  const rounds = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage().user
    work()
    return (process.cpuUsage().user - before) / 1e6
  })
  return rounds.sort((a, b) => a - b)[ROUNDS >> 1] ?? Number.NaN
}

/**
 * A fixed seed: every run deals the same hands.
 *
 * @param {number} count
 */
function randomShows(count) {
  let seed = 1452
  /** @param {number} limit */
  const below = (limit) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return Math.floor((seed / 2 ** 32) * limit)
  }
  return Array.from({ length: count }, () => {
    const pack = [...engine.PACK]
    const [a, b, c, d, starter] = Array.from({ length: 5 }, () => pack.splice(below(pack.length), 1)[0])
    return { of: 'hand', cards: [a, b, c, d], starter }
  })
}

function loadPeer() {
  try {
    return createRequire(import.meta.url)('cribbage-counter')
  } catch {
    return undefined
  }
}
