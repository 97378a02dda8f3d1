import type { Locator, Page } from '@playwright/test'
import { expectAccessibleInEveryLook } from './support/axe.ts'
import { expectNoSideScroll, expectOnScreen } from './support/table.ts'
import { CORE, expect, PHONES, test } from './support/test.ts'

const asked = (page: Page) => page.getByRole('group', { name: 'Somebody says' })
const answer = (page: Page): Locator =>
  page.getByRole('region', { name: 'Somebody says' }).getByRole('status').last()

/** One tap on the number, once the numbers are there. */
async function say(page: Page, claim: number): Promise<void> {
  await page.getByRole('button', { name: /^(Somebody says|Another number)$/ }).tap()
  const name = claim === 19 ? '19, for none' : `${claim}`
  await asked(page).getByRole('button', { name, exact: true }).tap()
  await expect(answer(page).getByRole('heading')).toBeVisible()
}

test('every claim from nothing to 29 gets an answer', CORE, async ({ page }) => {
  await page.goto('/count/?hand=7D8S8C9H&cut=KS')
  await say(page, 0)
  for (let claim = 1; claim <= 29; claim++) {
    await say(page, claim)
    await expect(answer(page).getByRole('heading')).toHaveText(
      claim === 12 ? 'Twelve is right' : /too (few|many)$/,
    )
    if (claim !== 12) await expect(answer(page).getByRole('paragraph').first()).not.toBeEmpty()
  }
  await expect(answer(page)).toContainText('No common mistake makes 29 of these cards.')
})

test('a claim of nineteen means nothing', CORE, async ({ page }) => {
  await page.goto('/count/?hand=2C4D6H8S&cut=KC')
  await say(page, 19)
  await expect(answer(page).getByRole('heading', { name: 'Nineteen it is' })).toBeVisible()
})

test('the same cards count differently as a hand', async ({ page }) => {
  await page.goto('/count/?hand=2H3H4HKH&cut=4C&crib=1')
  await expect(page.getByText('As a hand: 14.')).toBeVisible()
  await page.getByRole('radio', { name: 'Hand' }).check()
  await expect(page.getByText('As a crib: 10.')).toBeVisible()
})

for (const [name, viewport] of Object.entries(PHONES))
  test(`“Fourteen?” has its reason, which fits a ${name} phone in every look`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/count/?hand=2H3H4HKH&cut=4C&crib=1')
    await say(page, 14)
    await expect(answer(page).getByRole('heading', { name: 'Fourteen is 4 too many' })).toBeVisible()
    await expect(answer(page)).toHaveText(/adds 4 for a flush.*needs all five cards/)
    await expectOnScreen(
      page,
      answer(page).getByRole('heading'),
      page.getByRole('button', { name: 'Next hand' }),
      page.getByRole('button', { name: 'Another number' }),
    )
    await expectNoSideScroll(page)
    await expectAccessibleInEveryLook(page, 'a claim that is too high')
  })

test('why not? is one tap away, and the count is still there on the way back', async ({ page }) => {
  await page.goto('/count/?hand=2H3H4HKH&cut=4C&crib=1')
  await say(page, 14)
  await answer(page).getByRole('link').first().tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Rulings' })).toBeVisible()
  await expect(page.getByText('Four of a suit in the crib are no flush').first()).toBeInViewport()
  // The focus is there as well: on the title of the page it would scroll the ruling out of sight.
  await expect(
    page.locator('summary').filter({ hasText: 'Are four of a suit a flush in the crib?' }),
  ).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Count', exact: true })).toContainText('double run is ten')
})
