import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { expectNoSideScroll, expectScore, tap, tapCards } from './support/table.ts'
import { expect, test } from './support/test.ts'

/** Pone's hand counts twelve: two fifteens, a pair and two runs. */
const HAND = '7D 8S 8C 9H'

/** A game to the claim of pone's hand; Blue deals, so Red counts first. */
async function toTheClaim(page: Page, muggins: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('radio', { name: muggins, exact: true }).check({ force: true })
  await page.getByRole('radio', { name: 'Blue', exact: true }).check({ force: true })
  await tap(page, /^Start/)
  await tapCards(page, 'KH')
  await tap(page, 'To the show')
  await tapCards(page, HAND)
  await expect(page.getByRole('heading', { name: 'How many does Red say?' })).toBeVisible()
}

async function says(page: Page, claim: string): Promise<void> {
  await page.getByRole('button', { name: claim, exact: true }).tap()
}

test('nothing true is shown before the claim, and a right claim is pegged at once', async ({ page }) => {
  await toTheClaim(page, 'On')
  await expect(page.getByText('Fifteen two')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Peg/ })).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await says(page, '12')
  await expectScore(page, { Red: 12, Blue: 0 })
  await expect(page.getByRole('heading', { name: 'Blue’s hand' })).toBeVisible()
})

test('muggins on: what a short claim missed is taken with one tap, or let go', async ({ page }) => {
  await toTheClaim(page, 'On')
  await says(page, '8')
  await expectScore(page, { Red: 8, Blue: 0 })
  await expect(page.getByText('The hand is 12.')).toBeVisible()
  await expect(page.getByText('missed?')).toHaveCount(2)
  await expectAccessible(page)
  await tap(page, /^Muggins! Blue takes 4/)
  await expectScore(page, { Red: 8, Blue: 4 })
  await tap(page, /^Undo/)
  await tap(page, /^Let it go/)
  await expectScore(page, { Red: 8, Blue: 0 })
  await expect(page.getByRole('heading', { name: 'Blue’s hand' })).toBeVisible()
})

test('the table can give the player all of it instead', async ({ page }) => {
  await toTheClaim(page, 'On')
  await says(page, '8')
  await tap(page, 'Give Red all 12 instead')
  await expectScore(page, { Red: 12, Blue: 0 })
  await expect(page.getByRole('heading', { name: 'Blue’s hand' })).toBeVisible()
})

test('flag: what was missed is shown, and nothing else happens', async ({ page }) => {
  await toTheClaim(page, 'Flag')
  await says(page, '19, for none')
  await expect(page.getByText('Red said nineteen.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Muggins!/ })).toHaveCount(0)
  await tap(page, /^Go on/)
  await expectScore(page, { Red: 0, Blue: 0 })
  await expect(page.getByRole('heading', { name: 'Blue’s hand' })).toBeVisible()
})

test('call it yourselves: the count stays hidden until a number is named', async ({ page }) => {
  await toTheClaim(page, 'Call it yourselves')
  await says(page, '8')
  await expect(page.getByText('Was anything missed?')).toBeVisible()
  await expect(page.getByText('12', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: '6', exact: true }).tap()
  await tap(page, /^Muggins! Blue calls 6/)
  // Six were named, four missed: the lesser is taken.
  await expectScore(page, { Red: 8, Blue: 4 })
})

test('a claim too high is simply too many: only the true count is pegged', async ({ page }) => {
  await toTheClaim(page, 'On')
  await says(page, '25')
  await expectScore(page, { Red: 12, Blue: 0 })
  await expect(page.getByText('13 points too many. Only the true count is pegged.')).toBeVisible()
  await tap(page, /^Go on/)
  await expect(page.getByRole('heading', { name: 'Blue’s hand' })).toBeVisible()
})
