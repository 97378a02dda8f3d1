import type { Page } from '@playwright/test'
import { startGame } from './support/new-game.ts'
import { stored } from './support/stored.ts'
import { expectSaved, expectScore, expectTable, tap, tapCards, toTheResult } from './support/table.ts'
import { CORE, expect, test } from './support/test.ts'

const score = (page: Page, name: string) => page.getByRole('spinbutton', { name: `${name}’s score` })
const start = (page: Page) => page.getByRole('button', { name: /^Deal/ })

async function chooseFromMenu(page: Page, item: string): Promise<void> {
  await tap(page, 'Menu')
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: item, exact: true }).tap()
}

/** Eighty-eight to ninety-three on a wooden board. */
async function enterScores(page: Page): Promise<void> {
  await page.goto('/new')
  await page.getByText('Joining a game in progress?').tap()
  await score(page, 'Red').fill('88')
  await score(page, 'Blue').fill('93')
  await expect(start(page)).toContainText('from 88–93')
}

test('the scores of a game begun on a wooden board are for that game alone', CORE, async ({ page }) => {
  await enterScores(page)
  await start(page).tap()
  await expectTable(page)
  await expectScore(page, { Red: 88, Blue: 93 })

  await chooseFromMenu(page, 'New game')
  await expect(start(page)).toBeVisible()
  await expect(start(page)).not.toContainText('from')
  await start(page).tap()
  await expectTable(page)
  await expectScore(page, { Red: 0, Blue: 0 })
})

test('scores entered before a visit to another page are shown again, and new players start without them', async ({
  page,
}) => {
  await enterScores(page)
  await chooseFromMenu(page, 'Rulings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rulings')
  await page.goBack()
  await expect(score(page, 'Blue')).toBeVisible()
  await expect(score(page, 'Blue')).toHaveValue('93')
  await expect(start(page)).toContainText('from 88–93')

  await score(page, 'Red').fill('')
  await expect(score(page, 'Red')).toBeFocused()
  await score(page, 'Blue').fill('')
  await expect(score(page, 'Blue')).toBeVisible()
  await expect(start(page)).not.toContainText('from')
  await score(page, 'Blue').fill('12')

  await page.getByRole('radio', { name: '4', exact: true }).check({ force: true })
  await expect(start(page)).not.toContainText('from')
})

test('leaving the page before the game is written does not lead back to the table', async ({ page }) => {
  await page.addInitScript(() => {
    // Nothing is called written before it is let go.
    const { transaction } = IDBDatabase.prototype
    const held: IDBTransaction[] = []
    let isHeld = true
    const hold = (event: Event) => {
      if (!isHeld) return
      event.stopImmediatePropagation()
      held.push(event.target as IDBTransaction)
    }
    IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...args) {
      const made = transaction.apply(this, args)
      if (made.mode === 'readwrite') made.addEventListener('complete', hold, { capture: true })
      return made
    }
    addEventListener('let-go', () => {
      isHeld = false
      for (const one of held) one.dispatchEvent(new Event('complete'))
    })
  })
  await page.goto('/new')
  await start(page).tap()
  await chooseFromMenu(page, 'Count a hand')
  await page.evaluate(() => dispatchEvent(new Event('let-go')))
  // The window with this lock has opened the game.
  const locks = () => page.evaluate(async () => (await navigator.locks.query()).held?.length)
  await expect.poll(locks).toBe(1)
  await expect(page).toHaveURL(/\/count$/)
  await page.goto('/')
  await expectTable(page)
})

test('a game that is left for the next one takes no more taps', async ({ page }) => {
  await startGame(page, { scores: { Red: 119 }, dealer: 'Blue' })
  await tapCards(page, '9H')
  await tap(page, 'Red pegs 2 for fifteen')
  await toTheResult(page)
  await expectSaved(page)
  // As on a slow phone, where a finger is quicker than the next game.
  await page.evaluate(() => {
    const buttons = [...document.querySelectorAll('button')]
    for (const name of ['Rematch', 'Undo']) buttons.find((one) => one.textContent.includes(name))?.click()
  })
  await expect(page.getByRole('heading', { name: /^Deal 1/ })).toBeVisible()
  await expectSaved(page)
  const games = (await stored(page, 'games')) as readonly { readonly state: string }[]
  expect(games.map(({ state }) => state).sort()).toEqual(['live', 'over'])
})
