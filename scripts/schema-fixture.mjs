import { chromium } from '@playwright/test'
import { launchOptions } from './chromium.mjs'
import { openStaticHost } from './static-host.mjs'

// Plays a little in the built app and prints every table of its database, as a fixture of the schema it has:
// `npm run build && node scripts/schema-fixture.mjs > src/store/fixtures/schema-N.json`. Done once for each version of
// the schema, before it is released; never again, since what people have on their devices does not change either.
const [folder = 'dist'] = process.argv.slice(2)
const RANKS = /** @type {Record<string, string>} */ ({ A: 'Ace', T: '10', J: 'Jack', Q: 'Queen', K: 'King' })
const SUITS = /** @type {Record<string, string>} */ ({ S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' })

const host = await openStaticHost({ folder })
const browser = await chromium.launch(await launchOptions())
const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** @param {string | RegExp} name */
const press = (name) => page.getByRole('button', { name, exact: typeof name === 'string' }).click()
/** @param {string} cards */
async function pressCards(cards) {
  for (const [rank = '', suit = ''] of cards.split(' '))
    await press(`${RANKS[rank] ?? rank} of ${SUITS[suit]}`)
}

// A hand counted by itself, kept among the last counts.
await page.goto(`${host.address}count?hand=5H5SJD5D&cut=5C`)
await page
  .getByText(/Fifteen two/)
  .first()
  .waitFor()

await page.goto(`${host.address}new`)
await page.getByLabel('Name, seat 1').fill('Ann')
await page.getByLabel('Name, seat 2').fill('Bob')
await press(/^Start/)
await pressCards('KH AS')
await pressCards('JH')
for (const peg of ['Ann pegs 2 for fifteen', 'Bob pegs 2 for thirty-one', 'Ann pegs 1 for the go'])
  await press(peg)
await press('To the show')
await pressCards('5H 5S JD 5D')
await press(/^Peg 22 for Ann/)
await pressCards('7D 8S 8C 9H')
await press(/^Peg 12 for Bob/)
await press('As a number')
await press('4')
await press(/^Peg 4 for Bob/)
await press(/^Undo/)
await press(/^Redo/)
await press(/^Next deal/)
await pressCards('9D')
await press('Bob pegs 3 for a run of 3')
await press('To the show')
// Half of Bob's second hand stays on the pad.
await pressCards('6H 7H')
await page.locator('[data-saved]').waitFor({ state: 'attached' })
await page.getByRole('button', { name: /^Take back/ }).waitFor()

const dump = await page.evaluate(async () => {
  /** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
  const done = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const db = await done(indexedDB.open('fifteen-two'))
  const names = [...db.objectStoreNames]
  const rows = await Promise.all(names.map((name) => done(db.transaction(name).objectStore(name).getAll())))
  return {
    version: db.version,
    tables: Object.fromEntries(names.map((name, i) => [name, rows[i]])),
  }
})
console.log(JSON.stringify(dump, null, 1))
await browser.close()
await host.close()
