import type { Locator, Page } from '@playwright/test'
import { expectAccessibleInEveryLook } from './support/axe.ts'
import { startGame } from './support/new-game.ts'
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
  await first.locator('summary').tap()
  await expect(first.getByText(answer).first(), query).toBeVisible()
  return first
}

// What a player types, how the dispute is decided, and what the cards that prove it count.
const DISPUTES = [
  ['four flush kitty', 'are no flush without the starter: 0.', /No flush|Nineteen/i],
  ['two knaves suit', 'Only the jack of the starter’s suit scores his nob: 1.', /one for his nob/i],
  ['cut card fifteen', 'The starter counts with every hand', /Fifteen two, fifteen four, fifteen six/i],
] as const

for (const [query, answer, count] of DISPUTES) {
  test(`“${query}” is settled, and the cards prove it`, async ({ page }) => {
    await page.goto('/rulings')
    const ruling = await settle(page, query, answer)
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

test('the list answers every dispute before it is opened', async ({ page }) => {
  await page.goto('/rulings')
  const rowOf = (question: string) => rulings(page).filter({ hasText: question }).locator('summary')
  await expect(rowOf('Is there a flush in the play?')).toContainText('are no flush in the play: 0.')
  await expect(rowOf('Must a run in the play be in order')).toContainText('may come in any order')
  await page.getByRole('combobox', { name: 'Rules' }).selectOption('League singles')
  await expect(rowOf('Must a run in the play be in order')).toContainText('must rise')
})

test('from the table in one tap, and back to the game as it was', CORE, async ({ page }) => {
  await startGame(page, { dealer: 'Blue' })
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
  const run = page.getByRole('group').filter({ hasText: 'Must a run in the play be in order' })
  await expect(run.getByText('so four, two, three are one: 3.')).toBeInViewport()
  await expect(run).toContainText('League')
  await page.getByRole('combobox', { name: 'Rules' }).selectOption('League singles')
  await expect(
    run.getByText('Here a run in the play must rise, so four, two, three are none: 0.'),
  ).toBeVisible()
  await expect(run.getByRole('definition')).toHaveText(/so four, two, three are one: 3\.$/)
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
      await expect(page.getByText('His nob counts in the crib as in any hand: 1.')).toBeVisible()
      await keptOffline(page)
      await context.setOffline(true)
      await page.reload()
      await expect(search(page)).toHaveValue('nibs')
      await expect(page.getByText('His nob counts in the crib as in any hand: 1.')).toBeVisible()
      await tap(page, 'Back')
      await expect(heading(page, 'Fifteen Two')).toBeVisible()
    },
  )
})

test('a search that finds nothing says so, and offers what comes nearest', async ({ page }) => {
  await page.goto('/rulings?find=zebra')
  await expect(page.getByText('There is no ruling on “zebra”.')).toBeVisible()
  await search(page).fill('zebra flush')
  await expect(page.getByText('The nearest are below.')).toBeVisible()
  await expect(rulings(page)).toHaveCount(3)
  await search(page).fill('')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(7)
  await expect(rulings(page)).toHaveCount(117)
})

test('by keyboard: search, then open and read', async ({ page }) => {
  await page.goto('/rulings')
  await search(page).focus()
  await page.keyboard.type('prial of fives')
  await expect(rulings(page).first()).toContainText('What does the third five score')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Rules' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('It is 6 for the pair royal and 2 for fifteen.')).toBeVisible()
})

for (const [phone, viewport] of Object.entries(PHONES)) {
  test(`fits the ${phone} phone and reads well in every look`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/rulings?find=run&ruling=8')
    const open = page.getByRole('group').filter({ hasText: 'do queen, king, ace make a run?' })
    await expect(open.getByRole('link', { name: /^Try it/ })).toHaveCount(2)
    await expectNoSideScroll(page)
    await expectOnScreen(page, search(page))
    await expectAccessibleInEveryLook(page, 'a ruling')
  })
}
