import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { playADeal } from './support/dealt-game.ts'
import {
  expectNoSideScroll,
  expectOnScreen,
  expectScore,
  tap,
  tapCards,
  toTheResult,
} from './support/table.ts'
import { CORE, expect, PHONES, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const opener = (page: Page, hand: string) => page.getByRole('button', { name: new RegExp(`^${hand}`) })

/** The end of the first deal: Ann's hand 22 and Bob's 12 were tapped as cards, Bob's crib as points. */
async function toTheSummary(page: Page): Promise<void> {
  await playADeal(page)
  await tap(page, /^Undo: Bob 3/)
  await tap(page, /^Undo: starter/)
  await tap(page, /^Undo: .*deals/)
}

/** Opened, said, explained and left again. */
async function askHow(page: Page, row: Locator): Promise<void> {
  await row.tap()
  await expect(page.getByText('“Fifteen two, fifteen four, and a double run is twelve.”')).toBeVisible()
  await tap(page, 'Say it')
  await expect(page.locator('mark')).toHaveText('Fifteen two')
  await tap(page, 'How it counts')
  const count = page.getByRole('dialog', { name: 'Bob’s hand' })
  await expect(count.getByRole('row', { name: /^run 7 of diamonds/ }).first()).toBeVisible()
  await count.getByRole('button', { name: 'Back', exact: true }).tap()
  await tap(page, 'Somebody says')
  await expect(page.locator('mark')).toHaveCount(0)
  const numbers = page.getByRole('group', { name: 'Somebody says' })
  await numbers.getByRole('button', { name: '10', exact: true }).tap()
  await expect(page.getByRole('heading', { name: 'Ten is 2 too few' })).toBeVisible()
  await expectAccessible(page)
  await count.getByRole('button', { name: 'Back', exact: true }).tap()
}

for (const [name, viewport] of Object.entries(PHONES))
  test(`a hand of the deal opens its count, on a ${name} phone`, {
    tag: name === 'usual' ? CORE.tag : [],
  }, async ({ page }) => {
    await page.setViewportSize(viewport)
    await toTheSummary(page)
    const bob = opener(page, 'Bob’s hand')
    await askHow(page, bob)
    await expectOnScreen(page, page.getByRole('button', { name: 'Somebody says' }))
    await expectOnScreen(page, page.getByRole('rowheader', { name: 'Total' }))
    await expectNoSideScroll(page)
    await expectAccessible(page)
    // One at a time, and none of a hand without cards.
    await opener(page, 'Ann’s hand').tap()
    await expect(bob).toHaveAttribute('aria-expanded', 'false')
    await expect(opener(page, 'Bob’s crib')).toHaveCount(0)
    await opener(page, 'Ann’s hand').tap()
    await expect(page.getByRole('button', { name: 'Say it' })).toHaveCount(0)
  })

test('a hand of the deal is corrected from its count', async ({ page }) => {
  await toTheSummary(page)
  await opener(page, 'Bob’s hand').tap()
  await tap(page, 'How it counts')
  await tap(page, 'Edit')
  await expect(page.getByRole('heading', { name: 'Edit entry' })).toBeVisible()
  await tapCards(page, '9H TH')
  await tap(page, 'Save')
  await expectScore(page, { Ann: 25, Bob: 14 })
  await expect(opener(page, 'Bob’s hand')).toBeVisible()
})

test('the score sheet and the result open the same count', async ({ page }) => {
  await toTheSummary(page)
  await tap(page, 'Menu')
  await tap(page, 'Score sheet')
  await askHow(page, opener(page, 'Bob’s hand'))
  await tap(page, 'Back')
  await tap(page, 'Menu')
  await tap(page, 'End this game')
  await toTheResult(page)
  const best = page.getByRole('button', { name: /^Ann 22/ })
  await best.tap()
  await expect(page.getByText(/is twenty-two\.”/)).toBeVisible()
  await expectAccessible(page)
  await tap(page, 'How it counts')
  await tap(page, 'Edit')
  await expect(page.getByRole('heading', { name: 'Edit entry' })).toBeVisible()
  await tap(page, 'Cancel')
  await expect(best).toBeVisible()
})
