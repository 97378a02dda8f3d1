/**
 * An engine that the main journeys can be played in.
 * @typedef {object} Engine
 * @property {string} name
 * @property {(address: string) => Promise<void>} goto
 * @property {(source: string, ...args: unknown[]) => Promise<unknown>} evaluate runs the text of a function in the page
 * @property {string} [noOffline] why the journey without a network is left out here
 * @property {string} died what `die` does, in words
 * @property {() => Promise<void>} die ends it in mid-game, and opens it again on what it had kept
 * @property {() => Promise<void>} close
 */

/** @typedef {{ address: string, close: () => Promise<unknown> }} Host */

const PATIENCE_MS = 20_000
const PACE_MS = 450
const RANKS = /** @type {Record<string, string>} */ ({ A: 'Ace', T: '10', J: 'Jack', Q: 'Queen', K: 'King' })
const SUITS = /** @type {Record<string, string>} */ ({ S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' })

/**
 * Asks the page again and again until it says yes.
 * @param {Engine} engine @param {string} what @param {string} source @param {unknown[]} args
 */
async function until(engine, what, source, ...args) {
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    // While a page is being left it cannot answer.
    if (await engine.evaluate(source, ...args).catch(() => false)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const page = await engine.evaluate('() => document.body.innerText.slice(-400)').catch(() => 'no page')
  throw new Error(`${what}: waited for in vain. The page says: ${String(page).replace(/\s+/g, ' ')}`)
}

// Run in the page: presses the button, or the label of a choice, of that name, or whose name begins so; says whether there was one.
const PRESS = `(name, whole) => {
  const nameOf = (one) => (one.getAttribute('aria-label') ?? one.textContent).replace(/\\s+/g, ' ').trim()
  const fits = (one) => (whole ? nameOf(one) === name : nameOf(one).startsWith(name))
  const button = [...document.querySelectorAll('button:not(:disabled), label')].find(fits)
  button?.click()
  return button !== undefined
}`

/** @param {Engine} engine @param {string} name @param {boolean} whole */
async function pressBy(engine, name, whole) {
  // As slow as a person: what comes sooner is taken for the other half of a double tap.
  await new Promise((resolve) => setTimeout(resolve, PACE_MS))
  await until(engine, `button “${name}”`, PRESS, name, whole)
}
/** @param {Engine} engine @param {string} name */
const press = (engine, name) => pressBy(engine, name, true)
/** @param {Engine} engine @param {string} name the name begins so */
const pressFirst = (engine, name) => pressBy(engine, name, false)
/** @param {Engine} engine @param {string} cards */
async function pressCards(engine, cards) {
  for (const [rank = '', suit = ''] of cards.split(' '))
    await until(engine, `card ${rank}${suit}`, PRESS, `${RANKS[rank] ?? rank} of ${SUITS[suit]}`, true)
}

/** @param {Engine} engine @param {string} text */
const sees = (engine, text) =>
  until(engine, `“${text}”`, '(text) => document.body.innerText.includes(text)', text)

/** @param {Engine} engine @param {Record<string, number>} scores */
async function scores(engine, scores) {
  const source = `(side, score) => [...document.querySelectorAll('table tr')].some((row) =>
    row.cells[0]?.textContent === side && row.cells[1]?.textContent === String(score))`
  for (const [side, score] of Object.entries(scores))
    await until(engine, `${side} at ${score}`, source, side, score)
}

// WebKitGTK gives a lock of a closed window back late: then this one is asked to score, as a person would.
const SCORE_HERE = `() => {
  const here = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Take over')
  here?.click()
  return here === undefined
}`

/** @param {Engine} engine */
const saved = (engine) => until(engine, 'saved', '() => document.querySelector("[data-saved]") !== null')

/**
 * Each says nothing, or why it was left out.
 * @type {readonly (readonly [name: string, play: (engine: Engine, host: Host) => Promise<string | void>])[]}
 */
export const JOURNEYS = [
  [
    'a hand is counted from its address',
    async (engine, host) => {
      await engine.goto(`${host.address}count?hand=5H5SJD5D&cut=5C`)
      await sees(engine, 'Fifteen two')
      await sees(engine, '28')
    },
  ],
  [
    'one deal is played, from the cut to the crib',
    async (engine) => {
      // Not by address: a page that is left in the middle of a write can leave the database of WebKitGTK stuck for ever.
      await press(engine, 'Back')
      await press(engine, 'change')
      await press(engine, 'House rules, match, play')
      await pressFirst(engine, 'Ask for the starter')
      await press(engine, 'Done')
      await press(engine, 'Cut')
      await pressFirst(engine, 'Deal')
      // Red cuts the king and Blue the ace, so Blue deals.
      await pressCards(engine, 'KH AS')
      await pressCards(engine, 'JH')
      await scores(engine, { Red: 0, Blue: 2 })
      await press(engine, 'Red pegs 2 for fifteen')
      await press(engine, 'Blue pegs 2 for thirty-one')
      await press(engine, 'To the show')
      await pressCards(engine, '5H 5S JD 5D')
      await pressFirst(engine, 'Peg 22 for Red')
      await pressCards(engine, '7D 8S 8C 9H')
      await pressFirst(engine, 'Peg 12 for Blue')
      await press(engine, 'Enter points')
      await press(engine, '4')
      await scores(engine, { Red: 24, Blue: 20 })
      await pressFirst(engine, 'Undo')
      await scores(engine, { Red: 24, Blue: 16 })
      await pressFirst(engine, 'Redo')
      await saved(engine)
    },
  ],
  [
    'its code for another phone is shown, or it says that it connects to none',
    async (engine) => {
      await press(engine, 'Menu')
      await press(engine, 'Another phone')
      if (await engine.evaluate('() => "RTCPeerConnection" in window')) {
        const drawn = `() => document.querySelector('[aria-label="Code to join this game"] path') !== null`
        await until(engine, 'a code', drawn)
      } else await sees(engine, 'This browser does not connect to other phones.')
      await press(engine, 'Back')
      await scores(engine, { Red: 24, Blue: 20 })
    },
  ],
  [
    'it ends in mid-game and continues where it was',
    async (engine, host) => {
      await pressFirst(engine, 'Next deal')
      await pressCards(engine, '9D')
      await press(engine, 'Blue pegs 3 for a run of 3')
      await saved(engine)
      await engine.die()
      await engine.goto(host.address)
      await scores(engine, { Red: 24, Blue: 23 })
      await until(engine, 'leave to score', SCORE_HERE)
      await press(engine, 'Red pegs 2 for a pair')
      await scores(engine, { Red: 26 })
      await saved(engine)
    },
  ],
  [
    'it opens and scores without a network',
    async (engine, host) => {
      if (engine.noOffline !== undefined) return engine.noOffline
      const kept = '() => navigator.serviceWorker?.controller?.state === "activated"'
      await until(engine, 'kept for offline', kept)
      await host.close()
      await engine.goto(host.address)
      await scores(engine, { Red: 26, Blue: 23 })
      await pressFirst(engine, 'Blue pegs 1 for the go')
      await scores(engine, { Blue: 24 })
      return undefined
    },
  ],
]
