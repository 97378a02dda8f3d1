/*
 * How well cards are read from pictures: `node bench/sight.mjs`. Without arguments it reads the small film of the
 * tests. The other sets need Debian's python3-opencv and what docs/camera.md names:
 *
 *   --films 1000             cards in typefaces that no training saw
 *   --drawn 1000             the same with the drawn decks of .sight/held-out
 *   --lay hand               how they lie: hand, wide, row, loose or near, as in frames.py
 *   --nothing 500            films of what is no card
 *   --photos FOLDER          photographs with scripts/sight/photos.csv, at a look and as the app fills them in
 *   --made 100               films of the cards of these photographs (--lay hand, row or loose) instead
 *   --boxes FOLDER           pictures with boxes beside them and obj.names
 *   --plain                  with the reader for browsers without WebAssembly
 *   --python PATH --seed N --examples
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createGunzip } from 'node:zlib'
import { compileWat } from '../scripts/build/wat.mjs'
import { bundle } from './bundle.mjs'

const FIXTURE = 'src/sight/film.fixture.gz'
const HELD_OUT = '.sight/held-out'
/** A photograph is looked at once, so less certainty is asked of it than of a film. */
const CERTAIN_AT_A_LOOK = 0.99

const { values: options } = parseArgs({
  options: {
    films: { type: 'string' },
    drawn: { type: 'string' },
    nothing: { type: 'string' },
    lay: { type: 'string', default: 'hand' },
    plain: { type: 'boolean', default: false },
    photos: { type: 'string' },
    made: { type: 'string' },
    boxes: { type: 'string' },
    python: { type: 'string', default: '/usr/bin/python3' },
    seed: { type: 'string', default: '900000' },
    examples: { type: 'boolean', default: false },
  },
})
const { openSight, openFast, PLAIN, followIndices, watchCards, starterAmong } = await bundle(
  ['sight', 'fast', 'layers', 'certainty', 'starter'].map((name) => `sight/${name}`),
)
const weights = new Uint8Array(readFileSync('src/sight/weights.bin')).buffer
const module = new WebAssembly.Module(await compileWat('src/sight/fast.wat'))

/** @typedef {{ card: string, lies?: string }} Truth */
/** @typedef {{ name: string, cards: Truth[], starter?: string, width: number, height: number, frames: number }} Head */
/** @typedef {{ head: Head, pictures: { width: number, height: number, data: Buffer }[] }} Film */

/** @type {number[]} */
const times = []
const { films, drawn, nothing, photos, made, boxes, seed, lay } = options
const CARDS = 'scripts/sight/photos.csv'
if (photos && !made) await measureLooks('photographs', ['photos', photos, CARDS], ({ lies }) => lies)
if (photos && made)
  await measureFilms(
    `${lay}, photographed`,
    run('scripts/sight/photographed.py', photos, CARDS, lay, made, seed),
  )
if (boxes) await measureLooks('jumbo deck', ['boxes', boxes], ({ card }) => card.slice(0, 1))
if (films) await measureFilms(`${lay}, typefaces`, python('films', lay, films, seed))
if (drawn) await measureFilms(`${lay}, drawn decks`, python('films', lay, drawn, seed, ...drawnDecks()))
if (nothing) await measureFilms('films of no card', python('nothing', nothing, seed))
if (times.length === 0)
  await measureFilms('the film of the tests', createReadStream(FIXTURE).pipe(createGunzip()))
times.sort((a, b) => a - b)
const at = (/** @type {number} */ part) => (times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(0)
console.log(
  `\na frame: ${at(0.5)} ms of processor time in the median, nine of ten under ${at(0.9)}; not slowed`,
)

function drawnDecks() {
  if (!existsSync(HELD_OUT)) throw new Error(`${HELD_OUT} is missing: scripts/sight/held_out.py makes it`)
  return readdirSync(HELD_OUT)
}

/** @param {string[]} args @returns {AsyncGenerator<Buffer>} */
function python(...args) {
  return run('scripts/sight/frames.py', ...args)
}

/** @param {string[]} args @returns {AsyncGenerator<Buffer>} */
async function* run(...args) {
  const child = spawn(options.python, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  yield* child.stdout
  const [code] = await ended
  if (code !== 0) throw new Error(`${args[0]} has failed, so nothing was measured.`)
}

/** @param {AsyncIterable<Buffer>} stream @returns {AsyncGenerator<Film>} */
async function* readFilms(stream) {
  /** @type {Buffer[]} */
  let parts = []
  let held = 0
  /** @type {Head | undefined} */
  let head
  for await (const chunk of stream) {
    parts.push(chunk)
    held += chunk.length
    while (true) {
      if (!head) {
        const whole = Buffer.concat(parts)
        const end = whole.indexOf('\n')
        if (end < 0) break
        head = /** @type {Head} */ (JSON.parse(whole.subarray(0, end).toString()))
        parts = [whole.subarray(end + 1)]
        held = parts[0]?.length ?? 0
      }
      const { width, height, frames } = head
      const size = width * height * 4
      if (held < size * frames) break
      const whole = Buffer.concat(parts)
      const pictures = Array.from({ length: frames }, (_, i) => ({
        width,
        height,
        data: whole.subarray(i * size, (i + 1) * size),
      }))
      yield { head, pictures }
      parts = [whole.subarray(size * frames)]
      held = parts[0]?.length ?? 0
      head = undefined
    }
  }
}

/** Looks at one picture of a film after another, and notes the time. The memory of the sums holds the weights of one reader. */
function openEyes() {
  const sums = options.plain ? PLAIN : openFast(new WebAssembly.Instance(module).exports)
  const look = openSight(weights, sums)
  return (/** @type {Film['pictures'][number]} */ picture) => {
    const start = process.cpuUsage()
    const { glimpses } = look(picture)
    const { user, system } = process.cpuUsage(start)
    times.push((user + system) / 1000)
    return glimpses
  }
}

/** The cards that the app would fill in, and the one that it would take for the starter. @param {Film['pictures']} pictures */
function read(pictures) {
  const [watch, glimpse] = [watchCards(), openEyes()]
  const cards = new Set()
  let starter
  // The film of the tests has two frames.
  const shown = pictures.length < 4 ? Array(4).fill(pictures).flat() : pictures
  for (const picture of shown) {
    const settled = watch(glimpse(picture)).filter((/** @type {{ settled: boolean }} */ one) => one.settled)
    for (const { card } of settled) cards.add(card)
    starter ??= starterAmong(settled)
  }
  return { cards, starter }
}

/** The cards of a photograph. @param {Film} film */
function readAtALook({ pictures: [picture] }) {
  if (!picture) return new Set()
  /** @type {{ card: string, certainty: number }[]} */
  const sightings = followIndices()(openEyes()(picture))
  return new Set(sightings.filter(({ certainty }) => certainty >= CERTAIN_AT_A_LOOK).map(({ card }) => card))
}

/** @param {string} title @param {AsyncIterable<Buffer>} stream */
async function measureFilms(title, stream) {
  const sum = { films: 0, cards: 0, right: 0, wrong: 0, whole: 0, starters: 0, wrongly: 0 }
  /** @type {string[]} */
  const confusions = []
  for await (const film of readFilms(stream)) {
    const truth = new Set(film.head.cards.map(({ card }) => card))
    const { cards, starter } = read(film.pictures)
    const right = [...cards].filter((card) => truth.has(card))
    const wrong = [...cards].filter((card) => !truth.has(card))
    const unread = [...truth].filter((card) => !cards.has(card))
    sum.films++
    sum.cards += truth.size
    sum.right += right.length
    sum.wrong += wrong.length
    if (truth.size > 0 && right.length === truth.size && wrong.length === 0) sum.whole++
    if (starter) sum[starter === film.head.starter ? 'starters' : 'wrongly']++
    if (wrong.length > 0) confusions.push(`${film.head.name}: ${wrong} for one of ${unread.join() || 'none'}`)
    if (options.examples && unread.length > 0) console.log(`  ${film.head.name}: unread ${unread}`)
  }
  const share =
    sum.cards > 0
      ? `, ${percent(sum.right, sum.cards)} read, ${sum.whole} hands whole, starter told in ${sum.starters}, wrongly in ${sum.wrongly}`
      : ''
  console.log(`${title}: ${sum.films} films, ${sum.cards} cards, ${sum.wrong} wrong${share}`)
  for (const line of confusions) console.log(`  ${line}`)
}

/** @param {string} title @param {string[]} args @param {(truth: Truth) => string | undefined} groupOf */
async function measureLooks(title, args, groupOf) {
  /** @type {Map<string, { cards: number, right: number }>} */
  const groups = new Map()
  /** @type {string[]} */
  const wrong = []
  const filled = { right: 0, wrong: 0 }
  let pictures = 0
  for await (const film of readFilms(python(...args))) {
    pictures++
    const cards = readAtALook(film)
    const shaken = film.pictures.slice(1)
    for (const card of shaken.length > 0 ? read(shaken).cards : [])
      filled[film.head.cards.some((truth) => truth.card === card) ? 'right' : 'wrong']++
    const names = new Set(film.head.cards.map(({ card }) => card))
    for (const truth of film.head.cards) {
      const group = groupOf(truth) ?? ''
      const sum = groups.get(group) ?? { cards: 0, right: 0 }
      groups.set(group, { cards: sum.cards + 1, right: sum.right + (cards.has(truth.card) ? 1 : 0) })
      if (options.examples && !cards.has(truth.card)) console.log(`  ${film.head.name}: unread ${truth.card}`)
    }
    const surplus = [...cards].filter((card) => !names.has(card))
    if (surplus.length > 0) wrong.push(`${film.head.name}: ${surplus} where there are ${[...names]}`)
  }
  console.log(`${title}: ${pictures} pictures, ${wrong.length} with a wrong card`)
  for (const [group, { cards, right }] of [...groups].sort()) {
    console.log(`  ${group}: ${right} of ${cards}, ${percent(right, cards)}`)
  }
  for (const line of wrong) console.log(`  ${line}`)
  if (filled.right > 0)
    console.log(`  filled in over 16 frames: ${filled.right} right, ${filled.wrong} wrong`)
}

/** @param {number} part @param {number} whole */
function percent(part, whole) {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
}
