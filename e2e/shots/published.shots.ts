import type { Page } from '@playwright/test'
import { startGame } from '../support/new-game.ts'
import { tap, tapCards } from '../support/table.ts'
import { expect, test } from '../support/test.ts'

// The pictures that others see: in the README, and where the app is offered for installation.
test.use({
  deviceScaleFactor: 2,
  colorScheme: 'light',
  contextOptions: { reducedMotion: 'reduce' },
})
const PHONE = { width: 390, height: 844 }
const TABLET = { width: 1024, height: 768 }

async function take(page: Page, path: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => true))
  await page.screenshot({ path, animations: 'disabled' })
}

async function inMidGame(page: Page): Promise<void> {
  await startGame(page, {
    names: ['Ann', 'Bob'],
    rules: 'Six-card: To 121',
    scores: { Ann: 51, Bob: 47 },
    dealer: 'Ann',
  })
  await tapCards(page, 'KH')
  await tap(page, 'Bob pegs 2 for a pair')
  await tap(page, 'Ann pegs 6 for a pair royal')
}

test('published: the table on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await inMidGame(page)
  await take(page, 'public/screenshots/table.png')
  await tap(page, 'To the show')
  await tapCards(page, '7D 8S 8C 9H')
  await take(page, 'public/screenshots/hand.png')
})

test('published: a claim that was too high', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/count?hand=2H3H4HKH&cut=4C&crib=1')
  await tap(page, 'Somebody says')
  await tap(page, '14')
  await expect(page.getByRole('heading', { name: 'Fourteen is 4 too many' })).toBeVisible()
  await take(page, 'public/screenshots/claim.png')
})

test('published: the table on a tablet', async ({ page }) => {
  await page.setViewportSize(TABLET)
  await inMidGame(page)
  await take(page, 'public/screenshots/tablet.png')
})
