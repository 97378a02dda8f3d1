import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { expectNoSideScroll, expectOnScreen, expectTable, tap, tapCards } from './support/table.ts'
import { CORE, expect, keptOffline, PHONES, test } from './support/test.ts'

/** The line of a card, found by its name. */
function line(page: Page, card: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('img', { name: card }) })
}

const showPlay = (page: Page) => page.getByText('Play', { exact: true }).tap()

test(
  'a series tapped card by card: its points, why, and why not, across a go and the end of a count',
  CORE,
  async ({ page }) => {
    await page.goto('/count')
    await showPlay(page)
    await expect(page.getByRole('heading', { name: 'Check the play' })).toBeVisible()
    await tapCards(page, '4H 5S 6D 6C')
    await expect(line(page, '6 of diamonds')).toContainText(
      'Fifteen for five: fifteen two and a run of three.',
    )
    await expect(line(page, '6 of clubs')).toContainText(
      'A pair, twenty-one for two. No run: the 6 came twice.',
    )
    await tap(page, 'Go Player 1')
    await tapCards(page, '6H')
    await expect(page.getByRole('row', { name: 'Player 1 says go.' })).toBeVisible()
    await expect(line(page, '6 of hearts')).toContainText('A pair royal, twenty-seven for six.')
    await tap(page, 'Undo 6 of hearts')
    await tap(page, 'Undo go')

    await tap(page, 'End of count')
    await expect(page.getByRole('cell', { name: 'Go: one to the player of the 6 of clubs.' })).toBeVisible()
    await tapCards(page, '6H')
    await expect(line(page, '6 of hearts')).toContainText('No pair across a go.')
    await expect(page).toHaveURL(/\/count\/?\?play&cards=4H5S6D6C-6H$/)
    await expectAccessible(page)
    await tap(page, 'Undo 6 of hearts')
    await tap(page, 'Undo end of count')
    await expect(page).toHaveURL(/\/count\/?\?play&cards=4H5S6D6C$/)

    await tap(page, 'Clear')
    await expect(page).toHaveURL(/\/count\/?\?play$/)
    await page.keyboard.press('Backspace')
    await tap(page, 'Undo')
    await expect(page).toHaveURL(/\/count\/?\?play&cards=4H5S6D6C$/)
  },
)

test('two public disputes: one go does not end the count', async ({ page }) => {
  await page.goto('/play')
  await tapCards(page, 'TC KD 2H AS')
  await tap(page, 'Go Player 1')
  await tapCards(page, '3D 4C')
  await expect(line(page, '3 of diamonds')).toContainText('Twenty-six for three. 3')
  await expect(line(page, '4 of clubs')).toContainText('Thirty for four, and one for the go. 5')
  await tap(page, 'Clear')
  await tapCards(page, '9C 6D JH AC')
  await tap(page, 'Go Player 1')
  await tapCards(page, 'AD AH')
  await expect(line(page, 'Ace of diamonds')).toContainText('A pair, twenty-seven for two. 2')
  await expect(line(page, 'Ace of hearts')).toContainText(
    'A pair royal, twenty-eight for six, and one for the go. 7',
  )
})

test('the hand and the play keep their cards while the other is shown, and the way back leads home', async ({
  page,
}) => {
  await page.goto('/')
  await tap(page, 'Count a hand')
  await tapCards(page, '5H 5S JD 5D 5C')
  await showPlay(page)
  await tapCards(page, '4H')
  await page.getByText('Crib', { exact: true }).tap()
  await expect(page.getByRole('region', { name: 'Count', exact: true })).toContainText('28')
  await expect(page).toHaveURL(/\?hand=5H5SJD5D&cut=5C&crib=1$/)
  await showPlay(page)
  await expect(line(page, '4 of hearts')).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Fifteen Two' })).toBeVisible()
})

test('a link opens with its cards and its table, and another table shows the difference', async ({
  page,
}) => {
  await page.goto('/play?cards=2H4S3D&runs=upwards')
  await expect(page.getByLabel('Rules')).toHaveValue('league-singles')
  await expect(line(page, '3 of diamonds')).toContainText('Nine. No run: runs must rise here.')
  await page.getByLabel('Rules').selectOption('Six-card, to 121')
  await expect(line(page, '3 of diamonds')).toContainText('Nine for three.')
  await expect(page).toHaveURL(/\/count\/?\?play&cards=2H4S3D$/)
  await page.getByLabel('Rules').selectOption('Three-hand, to 121')
  await expect(page).toHaveURL(/\/count\/?\?play&cards=2H4S3D&rules=three-hand$/)
})

test('a damaged link keeps what it can and says what it cannot', async ({ page }) => {
  await page.goto('/play?cards=4HZZ5S4H')
  await expect(page.getByText('“ZZ” is not a card: write 5h, 10s or jd.')).toBeVisible()
  await expect(line(page, '5 of spades')).toContainText('Nine.')
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('it is one tap more than Count a hand from the table, and works with no network', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await keptOffline(page)
    await context.setOffline(true)
    await tap(page, /^Deal/)
    await expectTable(page)
    await tap(page, 'Got it')
    await tap(page, 'Count a hand')
    await showPlay(page)
    await tapCards(page, 'TH KS AD JC')
    await expect(line(page, 'Jack of clubs')).toContainText('Thirty-one for two.')
    await expect(
      page.getByRole('cell', { name: 'Thirty-one: the count starts again at zero.' }),
    ).toBeVisible()
  })
})

for (const [size, viewport] of Object.entries({ ...PHONES, landscape: { width: 844, height: 390 } })) {
  test(`everything is in reach on the ${size} phone`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/play?cards=4H5S6D-7C')
    await expectOnScreen(
      page,
      line(page, '7 of clubs'),
      page.getByRole('button', { name: 'Ace of spades' }),
      page.getByRole('button', { name: 'King of clubs' }),
      page.getByRole('button', { name: 'Go Player 1' }),
      page.getByRole('button', { name: 'End of count' }),
      page.getByRole('button', { name: 'Share' }),
    )
    await expectNoSideScroll(page)
    await expectAccessible(page)
  })
}
