import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { expectNoSideScroll, expectOnScreen, expectScore, tap, tapCards } from './support/table.ts'
import { CORE, expect, keptOffline, PHONES, test } from './support/test.ts'

const search = (page: Page) => page.getByRole('searchbox', { name: 'Find a dispute' })
const rulings = (page: Page) => page.getByRole('group').filter({ has: page.locator('summary') })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** Looks for a dispute, opens the first one found, and reads what ends it. */
async function settle(page: Page, query: string, answer: string): Promise<Locator> {
  await search(page).fill(query)
  const first = rulings(page).first()
  await expect(first, query).toContainText(answer)
  if (await first.evaluate((details: HTMLDetailsElement) => !details.open))
    await first.locator('summary').tap()
  await expect(first.getByText(answer), query).toBeVisible()
  return first
}

// What a player types, how the dispute is decided, and what the cards that prove it count.
const DISPUTES = [
  ['four flush kitty', 'No, nothing.', /No flush|Nineteen/i],
  ['queen king ace', 'queen, king, ace is nothing', /run of three is three|a run is three/i],
  ['prial of fives', 'No, 8:', undefined],
  ['knave turned up nibs', 'It is 2 for his heels', /Nineteen/i],
  ['two knaves suit', 'No, 1, for', /one for his nob/i],
  ['quads', 'No, 12:', /is twelve/i],
  ['straight out of order', 'Yes, 3.', undefined],
  ['lurch 91', 'On 90 it is a skunk, on 91 it is not', undefined],
  ['revoke', 'No. If you have a card that fits, you must play it.', undefined],
  ['nineteen', 'No, 0. “Nineteen” is', /Nineteen/i],
  ['cut card fifteen', 'No. It counts with every hand', /Fifteen two, fifteen four, fifteen six/i],
  ['double sequence', 'No, 8: two runs', /eight/i],
] as const

for (const [query, answer, count] of DISPUTES) {
  test(`“${query}” is settled${count ? ', and the cards prove it' : ''}`, async ({ page }) => {
    await page.goto('/rulings')
    const ruling = await settle(page, query, answer)
    if (!count) return
    await ruling
      .getByRole('link', { name: /^Try it/ })
      .first()
      .tap()
    await expect(heading(page, 'Count a hand')).toBeVisible()
    await expect(page.getByText(count).first()).toBeAttached()
    await page.goBack()
    // As it was left: the same words, the same ruling open.
    await expect(search(page)).toHaveValue(query)
    await expect(rulings(page).first().getByText(answer)).toBeVisible()
  })
}

test('the list gives the verdict of every dispute before it is opened', async ({ page }) => {
  await page.goto('/rulings')
  const rowOf = (claim: string) => rulings(page).filter({ hasText: claim }).locator('summary')
  await expect(rowOf('Four hearts in a row are a flush.')).toHaveText(/” No$/)
  await expect(rowOf('Four, two, three is a run.')).toHaveText(/” Yes, 3$/)
  await expect(rowOf('You pegged too little')).toHaveText(/” Your table decides$/)
  await page.getByRole('combobox', { name: 'Rules' }).selectOption('League singles')
  await expect(rowOf('Four, two, three is a run.')).toHaveText(/” No, 0$/)
})

test('from the table in one tap, and back to the game as it was', CORE, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('radio', { name: 'Blue', exact: true }).check({ force: true })
  await tap(page, /^Start/)
  await tapCards(page, 'KH')
  await tap(page, 'Red pegs 2 for fifteen')
  await expectScore(page, { Red: 2, Blue: 0 })
  await tap(page, 'Rulings')
  await expect(heading(page, 'Rulings')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Rules' })).toContainText('This table')
  await settle(page, 'go out on heels', 'has won, there and then')
  await tap(page, 'Back')
  await expectScore(page, { Red: 2, Blue: 0 })
  await tap(page, 'Red pegs 2 for a pair')
  await expectScore(page, { Red: 4, Blue: 0 })
})

test('the chosen rules decide, and the ruling of other games is shown beside it', async ({ page }) => {
  await page.goto('/rulings?ruling=40')
  const run = page.getByRole('group').filter({ hasText: 'Four, two, three is a run.' })
  await expect(run.getByText('Yes, 3.')).toBeInViewport()
  await expect(run).toContainText('League')
  await page.getByRole('combobox', { name: 'Rules' }).selectOption('League singles')
  await expect(run.getByText('No, 0. Here runs must be in rising order.')).toBeVisible()
  await expect(run.getByRole('definition')).toHaveText('Yes, 3.')
  await expect(page.getByRole('heading', { name: 'The box' })).toBeAttached()
  await expect(page).toHaveURL(/\/rulings\/?\?ruling=40&rules=league-singles$/)
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'an address gives back the search and the open ruling, without a network too',
    CORE,
    async ({ page, context }) => {
      await page.goto('/rulings?find=nibs&ruling=26')
      await expect(page.getByText('No, 1, as in any hand')).toBeVisible()
      await keptOffline(page)
      await context.setOffline(true)
      await page.reload()
      await expect(search(page)).toHaveValue('nibs')
      await expect(page.getByText('No, 1, as in any hand')).toBeVisible()
      await tap(page, 'Back')
      await expect(heading(page, 'New game')).toBeVisible()
    },
  )
})

test('a search that finds nothing says so, and offers what comes nearest', async ({ page }) => {
  await page.goto('/rulings?find=zebra')
  await expect(page.getByText('There is no ruling on “zebra”.')).toBeVisible()
  await search(page).fill('zebra flush')
  await expect(page.getByText(/^No ruling has all of these words\. The nearest: \d+ rulings$/)).toBeVisible()
  await search(page).fill('')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(6)
  await expect(rulings(page)).toHaveCount(74)
})

test('by keyboard: search, then open and read', async ({ page }) => {
  await page.goto('/rulings')
  await search(page).focus()
  await page.keyboard.type('prial of fives')
  await expect(rulings(page).first()).toContainText('The third five is six.')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Rules' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No, 8: 6 for the pair royal and 2 for fifteen.')).toBeVisible()
})

for (const [phone, viewport] of Object.entries(PHONES)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`fits the ${phone} phone and reads well (${colorScheme})`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme })
      await page.goto('/rulings?find=run&ruling=8')
      const open = page.getByRole('group').filter({ hasText: 'queen, king, ace is a run of four.' })
      await expect(open.getByRole('link', { name: /^Try it/ })).toHaveCount(2)
      await expectNoSideScroll(page)
      await expectAccessible(page)
      await expectOnScreen(page, search(page))
    })
  }
}
