/*
 * How fast the built app answers, beside the least that an app of React and Dexie takes on this machine:
 * `npm run bench`, `npm run bench -- folder` for a build elsewhere, `npm run bench -- old new` for two builds in turn.
 * Most figures are processor time of the page's main thread, not slowed: a busy machine disturbs that least. The last
 * ones are times on the clock with the processor slowed four times. Figures are printed, not tested; `--short` measures
 * everything once, to see that it still can.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { npm, stop } from '../scripts/install.mjs'
import { bundle } from './bundle.mjs'
import { floorOf, linesOf } from './lines.mjs'
import { longLog } from './long-log.mjs'
import { counted, slow, startsOf, tapsOf, visitsOf } from './measure.mjs'
import { emptyFrames } from './page-scripts.mjs'
import { FLOOR_TAP, installApp, installFloor } from './phone.mjs'
import { median, pairsOf, tableOf } from './table.mjs'

const folders = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const isShort = process.argv.includes('--short')

const SLOWED = 4
const STARTS = isShort ? 1 : 6
const ROUNDS = isShort ? 1 : 6
const SLOW_ROUNDS = isShort ? 1 : 4
const LISTS = isShort ? 1 : 5
const GAMES = isShort ? 100 : 10_000
const VISITS = isShort ? 1 : 3
const LIST_TIME = 3_000

/** @typedef {import('./phone.mjs').Phone} Phone */
/** @typedef {import('./measure.mjs').Step} Step */

/** An undone hand has its cards tapped. @type {Step} */
const TAKE_BACK = { kind: 'take back', name: /^Take back/ }

/** A round of a game: pegs, a hand, and undo of all of it. @type {readonly Step[]} */
const ROUND = [
  { kind: 'peg', name: 'Red pegs 2 for fifteen' },
  { kind: 'peg', name: 'Blue pegs 3 for a run of 3' },
  { kind: 'peg', name: 'Red pegs 2 for a pair' },
  { kind: 'to the show', name: 'To the show' },
  { kind: 'card', name: '5 of hearts' },
  { kind: 'card', name: '5 of spades' },
  { kind: 'card', name: '5 of diamonds' },
  { kind: 'fourth card', name: 'Jack of clubs' },
  { kind: 'hand pegged', name: /^Peg 14/ },
  { kind: 'undo of a hand', name: /^Undo/ },
  ...Array.from({ length: 4 }, () => TAKE_BACK),
  { kind: 'undo to the board', name: /^Undo/ },
  { kind: 'undo of a peg', name: /^Undo/ },
  { kind: 'undo of a peg', name: /^Undo/ },
  { kind: 'undo of a peg', name: /^Undo/ },
]

/** The list of games, and one of them. @param {number} nth @returns {readonly Step[]} */
const listAndOpen = (nth) => [
  { kind: 'menu', name: 'Menu' },
  { kind: 'book', name: 'The Book', ms: LIST_TIME },
  { kind: 'list', name: 'Games', ms: LIST_TIME, awaits: '[data-won]' },
  { kind: 'open', name: /^Red 121/, nth, ms: LIST_TIME, awaits: '[data-game]' },
]
const PEG_ROUND = ROUND.filter(({ kind }) => kind.endsWith('peg'))
/** @type {readonly Step[]} */
const FLOOR_ROUND = Array.from({ length: 3 }, () => ({ kind: 'peg', ...FLOOR_TAP }))

/** What is made from the logs of all games; the first is also visited before anything of them is known. */
const PAGES = {
  'all players': '/book?page=people',
  'a player': '/book?page=people&name=Ann',
  'head to head': '/book?page=people&name=Ann&against=Bob',
  'the wall': '/book?page=wall',
  practise: '/practise',
  'a new game': '/new',
}

if (
  spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', 'bench/floor'],
    { stdio: 'inherit' },
  ).status !== 0
)
  stop('The floor could not be built.')
if (folders.length === 0) folders.push(built())
const floorPhone = await installFloor('bench/floor/dist')
/** @type {Phone[]} */
const phones = []
try {
  for (const folder of folders) phones.push(await installApp(folder, GAMES))
  console.log(await machine('before'))
  const [floorMeasured, ...measured] = await measureInTurn()
  if (!floorMeasured) throw new Error('nothing was measured')
  const floor = floorOf(floorMeasured)
  const [first, second] = measured
  const [phone] = phones
  if (!first || !phone) throw new Error('no app was measured')
  console.log(
    second
      ? pairsOf(linesOf(first), linesOf(second), floor)
      : tableOf(
          [
            ...linesOf(
              first,
              await counted(phone, 'threeHundred', ROUND),
              await counted(phone, 'many', listAndOpen(0)),
            ),
            {
              what: 'fold of a tap at 600 rows',
              per: 'tap',
              goal: 0.05,
              digits: 2,
              values: await foldsOf(600),
            },
          ],
          floor,
        ),
  )
  console.log(
    `\nThe floor: ${Object.entries(floor)
      .map(([what, ms]) => `${what} ${ms.toFixed(1)}`)
      .join('; ')} ms`,
  )
  console.log(await machine('after'))
} finally {
  for (const phone of [floorPhone, ...phones]) await phone.remove()
}

/** Each app does the same right after the others, so that whatever else the machine does disturbs all alike. */
async function measureInTurn() {
  const floorPlayer = { phone: floorPhone, profile: 'first', round: () => FLOOR_ROUND }
  const playing = [floorPlayer, ...phones.map((phone) => ({ phone, profile: 'sixty', round: () => ROUND }))]
  const reading = phones.map((phone) => ({
    phone,
    profile: 'many',
    round: (/** @type {number} */ nth) => (nth === 0 ? PEG_ROUND : listAndOpen(nth - 1)),
  }))
  const starts = await startsOf(playing, STARTS, 1)
  const taps = await tapsOf(playing, ROUNDS, 1)
  const lists = await tapsOf(reading, 1 + LISTS, 1)
  /** @type {import('./lines.mjs').Visit[][]} */
  const visits = phones.map(() => [])
  for (let n = 0; n < VISITS; n++)
    for (const [i, phone] of phones.entries()) visits[i]?.push(...(await visitsOf(phone, PAGES, LIST_TIME)))
  const slowStarts = await startsOf(playing, STARTS, SLOWED)
  const slowTaps = await tapsOf(playing, SLOW_ROUNDS, SLOWED)
  const slowLists = await tapsOf(reading, 1 + LISTS, SLOWED)
  return playing.map(({ phone: { folder, address } }, i) => ({
    folder,
    address,
    starts: starts[i] ?? [],
    taps: taps[i] ?? [],
    lists: lists[i - 1] ?? [],
    visits: visits[i - 1] ?? [],
    slowStarts: slowStarts[i] ?? [],
    slowTaps: slowTaps[i] ?? [],
    slowLists: slowLists[i - 1] ?? [],
  }))
}

/** The folder of the built app, built now if any source is newer. */
function built() {
  const sources = ['src', 'public', 'scripts/build', 'index.html', 'vite.config.ts', 'package-lock.json']
  const files = sources.flatMap((source) =>
    statSync(source).isFile()
      ? [source]
      : readdirSync(source, { recursive: true }).map((file) => join(source, String(file))),
  )
  const newest = Math.max(...files.map((file) => statSync(file).mtimeMs))
  const at = statSync('dist/sw.js', { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (at < newest && !npm(['run', '--silent', 'build'])) stop('The app could not be built.')
  return 'dist'
}

/**
 * The time between frames of an empty page: where it is long, the machine is busy and the clock means little.
 * @param {string} when
 */
async function machine(when) {
  const browser = await floorPhone.open('first')
  await slow(browser, SLOWED)
  /** @type {number[]} */
  const frames = await browser.run(emptyFrames)
  const version = await browser.version()
  await browser.close()
  const [usual, latest] = [median(frames), Math.max(...frames)].map((ms) => ms.toFixed(1))
  return `${version}, the machine ${when}: frames of an empty page ${usual} ms apart, at most ${latest}`
}

/**
 * Processor time in Node, in milliseconds, for folding the row of one tap onto the game before it, as the table does.
 * @param {number} rows
 */
async function foldsOf(rows) {
  const { extend, replay, PRESETS } = await bundle(['game/record/replay', 'rules/presets'])
  const [rules] = Object.values(PRESETS)
  const log = longLog(
    [
      {
        type: 'game-started',
        rules,
        players: ['Red', 'Blue'],
        marks: ['a', 'b'],
        match: { id: 'm', index: 0 },
      },
      { type: 'dealt', dealer: 1, points: 0 },
      { type: 'starter-turned', card: '9H', points: 0 },
    ].map((entry, i) => ({ gameId: 'g', seq: i + 1, tapId: `t${i}`, part: 0, at: i, v: 1, entry })),
    rows,
  )
  const before = { rows: log.slice(0, -1), game: replay(log.slice(0, -1)) }
  const FOLDS = 200
  const warm = 10
  return Array.from({ length: 30 }, () => {
    const begun = process.cpuUsage().user
    for (let i = 0; i < FOLDS; i++) extend(before, log.slice(-1))
    return (process.cpuUsage().user - begun) / 1000 / FOLDS
  }).slice(warm)
}
