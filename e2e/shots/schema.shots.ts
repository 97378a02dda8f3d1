import { mkdir, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { startGame } from '../support/new-game.ts'
import { enterPoints, expectSaved, tap, tapCards } from '../support/table.ts'
import { expect, test } from '../support/test.ts'

/** Every table of the database, and the version of its schema. */
function dump(page: Page) {
  return page.evaluate(async () => {
    function done<T>(request: IDBRequest<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    }
    const db = await done(indexedDB.open('fifteen-two'))
    const names = [...db.objectStoreNames]
    const rows = await Promise.all(names.map((name) => done(db.transaction(name).objectStore(name).getAll())))
    return {
      version: db.version,
      tables: Object.fromEntries(names.map((name, i) => [name, rows[i] ?? []])),
    }
  })
}

// A fixture of the schema that the app has: move it to `src/store/fixtures` once for each version, before its release,
// and leave it as it is from then on, since what people have on their devices does not change either.
test('schema: every table of the database after a little of everything', async ({ page }) => {
  // A hand counted by itself, kept among the last counts.
  await page.goto('/count?hand=5H5SJD5D&cut=5C')
  await expect(page.getByText(/Fifteen two/).first()).toBeVisible()

  await startGame(page, { names: ['Ann', 'Bob'] })
  await tapCards(page, 'KH AS JH')
  await tap(page, 'Ann pegs 2 for fifteen')
  await tap(page, 'Bob pegs 2 for thirty-one')
  await tap(page, 'Ann pegs 1 for the go')
  await tap(page, 'To the show')
  await tapCards(page, '5H 5S JD 5D')
  await tap(page, /^Peg 22 for Ann/)
  await tapCards(page, '7D 8S 8C 9H')
  await tap(page, /^Peg 12 for Bob/)
  await enterPoints(page, 4)
  await tap(page, /^Undo/)
  await tap(page, /^Redo/)
  await tap(page, /^Next deal/)
  await tapCards(page, '9D')
  await tap(page, 'Bob pegs 3 for a run of 3')
  await tap(page, 'To the show')
  await tap(page, 'Tap cards')
  // Half of Bob's second hand stays on the pad.
  await tapCards(page, '6H 7H')
  await expectSaved(page)
  await expect(page.getByRole('button', { name: /^Take back/ })).toBeVisible()

  const { version, tables } = await dump(page)
  // What the first version kept in two of them is in one row of `prefs`; figures are of games that are over.
  for (const [name, rows] of Object.entries(tables))
    if (!['counts', 'players', 'figures'].includes(name)) expect(rows.length, name).toBeGreaterThan(0)
  await mkdir('shots', { recursive: true })
  // Dexie counts versions in tenths.
  await writeFile(`shots/schema-${version / 10}.json`, `${JSON.stringify({ version, tables }, null, 1)}\n`)
})
