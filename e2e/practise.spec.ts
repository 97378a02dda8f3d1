import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { backupOf, gameByCards, importGames, usualRules } from './support/finished-games.ts'
import { startGame } from './support/new-game.ts'
import { expectNoSideScroll, tap, tapCards } from './support/table.ts'
import { expect, test } from './support/test.ts'

// A colour in transition is not one of the theme's colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Ann said eight of a hand of twelve, which leaves out the fifteens. */
async function practiseAsAnn(page: Page, path: string): Promise<void> {
  const games = [0, 1].map((n) => gameByCards(`g${n}`, ['Ann', 'Bob'], Date.UTC(2024, 4, 1 + n)))
  await importGames(page, path, backupOf(await usualRules(page), games), 2)
  await page.goto('/players?name=Ann')
  await page.getByRole('button', { name: 'Practise' }).tap()
}

test('a hand that was miscounted comes back, and the claim check answers', async ({ page }, info) => {
  await practiseAsAnn(page, info.outputPath('two.backup'))
  await expect(page.getByRole('heading', { name: 'What does this hand count?' })).toBeVisible()
  for (const card of ['7 of diamonds', '8 of spades', '8 of clubs', '9 of hearts', 'King of spades'])
    await expect(page.getByRole('button', { name: new RegExp(card) })).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.getByRole('button', { name: '8', exact: true }).tap()
  await expect(page.getByRole('heading', { name: 'Eight is 4 too few' })).toBeVisible()
  await expect(page.getByText('0 right, 1 wrong.')).toBeVisible()
  await expectAccessible(page)

  // After a reload it is still known what went wrong.
  await page.reload()
  await expect(page.getByText('0 right, 1 wrong.')).toBeVisible()
})

test('the sets that score are tapped one by one', async ({ page }, info) => {
  await practiseAsAnn(page, info.outputPath('two.backup'))
  const found = page.locator('main output')
  const take = async (...cards: readonly string[]) => {
    for (const card of cards) await page.getByRole('button', { name: new RegExp(card) }).tap()
    await tap(page, 'These score')
  }
  await expect(page.getByRole('button', { name: 'That is all' })).toBeDisabled()
  await take('7 of diamonds', '8 of spades')
  await expect(found).toHaveText('Fifteen 2')
  await take('9 of hearts', 'King of spades')
  await expect(found).toHaveText('These cards do not score, or you have them already.')
  await take('8 of spades', '7 of diamonds')
  await expect(found).toHaveText('These cards do not score, or you have them already.')
  await take('8 of spades', '8 of clubs')
  await expect(found).toHaveText('Fifteen 2, pair 4')
  await tap(page, 'That is all')
  await expect(page.getByRole('heading', { name: 'Four is 8 too few' })).toBeVisible()
  await expect(page.getByText('0 right, 1 wrong.')).toBeVisible()
})

test('it begins without a history', async ({ page }) => {
  await page.goto('/practise')
  const question = page.getByRole('heading', { name: /^What does this (hand|crib) count\?$/ })
  await expect(question).toBeVisible()
  await expect(page.getByRole('button', { name: / of (hearts|spades|diamonds|clubs)/ })).toHaveCount(5)
  await page.getByRole('button', { name: '29', exact: true }).tap()
  await expect(page.getByRole('heading', { name: /^Twenty-nine is / })).toBeVisible()
  await tap(page, 'Next hand')
  await expect(question).toBeVisible()
})

test('nobody practises while a hand of the game waits to be counted', async ({ page }) => {
  await startGame(page, { names: ['Ann', 'Bob'], dealer: 'Ann' })
  await tapCards(page, 'KH')
  await tap(page, 'To the show')
  await page.goto('/practise')
  await expect(page.getByRole('heading', { name: 'Count your hand first' })).toBeVisible()
  await expect(page.getByRole('button', { name: '8', exact: true })).toHaveCount(0)
  await tap(page, 'To the table')
  await expect(page.getByRole('heading', { name: /Bob’s hand/ })).toBeVisible()
})
