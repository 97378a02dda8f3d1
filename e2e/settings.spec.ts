import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLook } from './support/axe.ts'
import { askStarter, chooseDealer } from './support/new-game.ts'
import { enterPoints, expectNoSideScroll, expectSaved, tap, tapCards } from './support/table.ts'
import { expect, PHONES, test } from './support/test.ts'

const choose = (page: Page, label: string, option: string) =>
  page.getByRole('radiogroup', { name: label }).getByText(option, { exact: true }).tap()

test('the words of this device reach the count, the headings and the rulings, and the game keeps its own', async ({
  page,
}) => {
  await page.goto('/settings')
  await choose(page, 'Words', 'British')
  await expect(page.getByText(/^The box, the turn-up, a jack, a prial/)).toBeVisible()

  await page.goto('/new')
  await askStarter(page)
  await chooseDealer(page, 'Cut')
  await tap(page, /^Deal/)
  await tapCards(page, 'KH AS')
  await expect(page.getByText('What turned up?')).toBeVisible()
  await tapCards(page, '2H')
  await expect(page.getByRole('button', { name: 'Blue pegs 6 for a prial' })).toBeVisible()
  await tap(page, 'To the show')
  await tapCards(page, '6S 6H 6D KC')
  await expect(page.getByText('“A prial is six.”')).toBeVisible()
  await tap(page, /^Peg 6 for Red/)
  await enterPoints(page, 0)
  await expect(page.getByRole('heading', { name: 'Blue’s box' })).toBeVisible()
  await expectSaved(page)

  await page.goto('/rulings')
  await page.getByRole('searchbox').fill('flush in the crib')
  await expect(page.getByText(/Four of a suit in the box are no flush/)).toBeVisible()
  await page.goto('/count')
  await tapCards(page, '6S 6H 6D KC 2H')
  await expect(page.getByText('“A prial is six.”')).toBeVisible()

  await page.goto('/settings')
  await choose(page, 'Words', 'American')
  await expect(page.getByText(/three of a kind, his nobs\./)).toBeVisible()
  await page.goto('/count')
  await tapCards(page, '2H 9C JS KD 7S')
  await expect(page.getByText('“One for his nobs.”')).toBeVisible()
  await page.goto('/settings')
  await choose(page, 'Words', 'Follow the rules')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Blue’s crib' })).toBeVisible()
})

test('a new game begins as the settings say, whatever the last one was', async ({ page }) => {
  await page.goto('/settings')
  await page.getByRole('combobox', { name: 'Rules' }).selectOption('Five-card, to 61')
  await choose(page, 'The play', 'By cards')
  await page.getByRole('combobox', { name: 'Muggins' }).selectOption('Opponents take it')
  await page.goto('/new')
  await expect(page.getByText('Five-card, to 61')).toBeVisible()
  await expect(page.getByRole('button', { name: 'The play is scored by cards.' })).toBeVisible()
  await expect(
    page.getByRole('button', { name: 'Muggins is on: opponents take what is missed.' }),
  ).toBeVisible()
})

test('a half-filled New game page stays so after a visit to the settings, and follows what was changed there', async ({
  page,
}) => {
  await page.goto('/new')
  await page.getByRole('radio', { name: '3', exact: true }).check({ force: true })
  await page.getByLabel('Name, seat 3').fill('Cleo')
  await tap(page, 'Menu')
  await tap(page, 'Settings')
  await choose(page, 'The play', 'By cards')
  await tap(page, /^Back$/)
  await expect(page.getByRole('heading', { level: 1, name: 'New game' })).toBeVisible()
  await expect(page.getByLabel('Name, seat 3')).toHaveValue('Cleo')
  await expect(page.getByRole('button', { name: 'The play is scored by cards.' })).toBeVisible()
})

for (const [size, viewport] of Object.entries(PHONES)) {
  test(`the settings fit the ${size} phone and read well`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/settings')
    await expect(page.getByRole('heading', { name: 'New games' })).toBeVisible()
    await page.getByText('All the keys').tap()
    await expectNoSideScroll(page)
    await expectAccessibleInEveryLook(page, 'settings')
  })
}
