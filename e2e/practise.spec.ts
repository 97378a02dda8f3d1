import { expectAccessible } from './support/axe.ts'
import { backupOf, gameByCards, importGames, usualRules } from './support/finished-games.ts'
import { startGame } from './support/new-game.ts'
import { expectNoSideScroll, tap, tapCards } from './support/table.ts'
import { expect, test } from './support/test.ts'

// A colour in transition is not one of the theme's colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a hand that was miscounted comes back, and the claim check answers', async ({ page }, info) => {
  const games = [0, 1].map((n) => gameByCards(`g${n}`, ['Ann', 'Bob'], Date.UTC(2024, 4, 1 + n)))
  await importGames(page, info.outputPath('two.backup'), backupOf(await usualRules(page), games), 2)
  await page.goto('/players?name=Ann')
  await page.getByRole('link', { name: 'Practise' }).tap()
  // Ann said eight of it, which leaves out the fifteens.
  await expect(page.getByRole('heading', { name: 'What does this hand count?' })).toBeVisible()
  for (const card of ['7 of diamonds', '8 of spades', '8 of clubs', '9 of hearts', 'King of spades'])
    await expect(page.getByRole('button', { name: new RegExp(card) })).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.getByRole('button', { name: '8', exact: true }).tap()
  await expect(page.getByRole('heading', { name: 'Eight is 4 too few' })).toBeVisible()
  await expect(page.getByText('0 right, 1 wrong: a hole for each.')).toBeVisible()
  await expectAccessible(page)

  // After a reload it is still known what went wrong.
  await page.reload()
  await expect(page.getByText('0 right, 1 wrong: a hole for each.')).toBeVisible()
})

test('the sets that score are tapped one by one, and it begins without a history', async ({ page }) => {
  await page.goto('/practise')
  await expect(page.getByRole('heading', { name: /^What does this (hand|crib) count\?$/ })).toBeVisible()
  const cards = page.getByRole('button', { name: / of (hearts|spades|diamonds|clubs)/ })
  await expect(cards).toHaveCount(5)
  // Every pair of cards is tried; all five score nothing together as a rule.
  for (let a = 0; a < 5; a++)
    for (let b = a + 1; b < 5; b++) {
      await cards.nth(a).tap()
      await cards.nth(b).tap()
      await tap(page, 'These score')
    }
  await page.getByRole('button', { name: '29', exact: true }).tap()
  await expect(page.getByRole('heading', { name: /^Twenty-nine is / })).toBeVisible()
  await tap(page, 'Next hand')
  await expect(page.getByRole('heading', { name: /^What does this (hand|crib) count\?$/ })).toBeVisible()
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
