import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { expectNoSideScroll, tap, tapCards } from './support/table.ts'
import { CORE, expect, keptOffline, PHONES, test } from './support/test.ts'

/** The whole count as one spoken sentence. */
const sentence = (page: Page, said: string) =>
  page.getByRole('region', { name: 'Count' }).getByText(`“${said}”`)

test('five taps, no more, and the count is shown', CORE, async ({ page }) => {
  await page.goto('/count/')
  await tapCards(page, '7D 8S 8C 9H KS')
  await expect(sentence(page, 'Fifteen two, fifteen four, and a double run is twelve.')).toBeVisible()
  await expect(page).toHaveURL(/\/count\/?\?hand=7D8S8C9H&cut=KS$/)
  await expect(page.getByRole('row')).toHaveCount(6)
  await expectAccessible(page)
  await tap(page, 'Next hand')
  await expect(page.getByRole('group', { name: 'Cards' })).toBeVisible()
})

test('a card is changed by a tap on it; hand or crib is one switch', CORE, async ({ page }) => {
  await page.goto('/count/?hand=2H3H4HKH&cut=4C')
  await expect(sentence(page, 'Fifteen two, and a double run is ten, and a flush is fourteen.')).toBeVisible()
  await page.getByRole('radio', { name: 'Crib' }).check()
  await expect(sentence(page, 'Fifteen two, and a double run is ten.')).toBeVisible()
  await expect(page).toHaveURL(/crib=1/)
  await tap(page, 'King of hearts, change')
  await tapCards(page, 'JC')
  await expect(page).toHaveURL(/hand=2H3H4HJC&cut=4C&crib=1/)
  await expect(
    sentence(page, 'Fifteen two, and a double run is ten, and one for his nob is eleven.'),
  ).toBeVisible()
})

test('a card that five-card has no room for returns in six-card', async ({ page }) => {
  await page.goto('/count/?hand=2H3H4HKH&cut=4C')
  await page.getByLabel('Rules').selectOption('Five-card, to 61')
  await expect(page).toHaveURL(/hand=2H3H4H&cut=4C/)
  await page.getByRole('radio', { name: 'Crib' }).check()
  await expect(page).toHaveURL(/hand=2H3H4HKH&cut=4C/)
  await page.getByRole('radio', { name: 'Hand' }).check()
  await page.getByLabel('Rules').selectOption('Six-card, to 121')
  await expect(page).toHaveURL(/hand=2H3H4HKH&cut=4C$/)
})

test('typed on a line, or pasted anywhere', CORE, async ({ page }) => {
  await page.goto('/count/')
  await page.getByRole('textbox', { name: 'Type the cards' }).fill('5h 5s jd 5d 5c')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/hand=5H5SJD5D&cut=5C/)
  await tap(page, 'Next hand')
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData('text', '4c 4d 5h 6s | 10c')
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  })
  await expect(
    sentence(page, 'Fifteen two, fifteen four, fifteen six, and a double run is fourteen.'),
  ).toBeVisible()
})

test('a perfect hand shows its odds, and is shared with its link', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' })
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.goto('/count/?hand=5H5S5DJC&cut=5C')
  await expect(page.getByText('The perfect hand. With two players 1 in 216,580.')).toBeVisible()
  await tap(page, 'Share')
  await expect(page.getByText('The picture is saved as a file, and its text is copied.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('5♥ 5♠ 5♦ J♣ + 5♣')
  expect(copied).toContain('one for his nob is twenty-nine.”\n29 points\nThe perfect hand.')
  expect(copied).toContain('count/?hand=5H5S5DJC&cut=5C')
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a shared link opens without a network, once the app is kept', async ({ page, context }) => {
    await page.goto('/count/?hand=5H5S5DJC&cut=5C')
    await keptOffline(page)
    await context.setOffline(true)
    await page.goto('/count?hand=7D8S8C9H&cut=KS&crib=1')
    await expect(sentence(page, 'Fifteen two, fifteen four, and a double run is twelve.')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Crib' })).toBeChecked()
  })
})

test('the last counts are kept, and one is reopened by a tap', async ({ page }) => {
  await page.goto('/count/?hand=7D8S8C9H&cut=KS')
  await expect(sentence(page, 'Fifteen two, fifteen four, and a double run is twelve.')).toBeVisible()
  await tap(page, 'Next hand')
  await tapCards(page, '2C 4D 6H 8S KC')
  await expect(sentence(page, 'Nineteen.')).toBeVisible()
  await page.reload()
  await tap(page, 'Next hand')
  await tap(page, 'Recent counts')
  const last = page.getByRole('navigation', { name: 'Recent counts' }).getByRole('listitem')
  await expect(last).toHaveText(['0 · 2♣ 4♦ 6♥ 8♠ + K♣', '12 · 7♦ 8♠ 8♣ 9♥ + K♠', 'Practise', 'Scan a code'])
  await expectAccessible(page)
  await last.nth(1).getByRole('button').tap()
  await expect(sentence(page, 'Fifteen two, fifteen four, and a double run is twelve.')).toBeVisible()
})

test('ranks typed without suits are counted, and the count says what is left out', async ({ page }) => {
  await page.goto('/count')
  await page.getByLabel('Type the cards').fill('4-4-5-6 cut 6')
  await page.keyboard.press('Enter')
  const count = page.getByRole('region', { name: 'Count', exact: true })
  await expect(count).toContainText('24')
  await expect(page.getByText('Counted by rank: a flush and his nob are left out.')).toBeVisible()
  await expect(count.getByRole('img', { name: /of (spades|hearts|diamonds|clubs)$/ })).toHaveCount(0)
  await expect(page).toHaveURL(/\/count\/?\?hand=4456&cut=6$/)
  await expectAccessible(page)
  await page.reload()
  await expect(count).toContainText('24')
})

test('ranks have keys of their own, a key a rank', async ({ page }) => {
  await page.setViewportSize(PHONES.small)
  await page.goto('/count')
  await tap(page, 'Ranks only')
  await expect(page.locator('[data-pad="cards"] button')).toHaveCount(13)
  await expectNoSideScroll(page)
  await expectAccessible(page)
  for (const rank of ['4', '4', '5', '6', '6'])
    await page.locator('[data-pad="cards"]').getByRole('button', { name: rank, exact: true }).tap()
  await expect(page.getByText('Counted by rank: a flush and his nob are left out.')).toBeVisible()
  await expect(page.getByText('24', { exact: true }).first()).toBeVisible()
  // The next hand has the same keys, by keyboard too.
  await tap(page, 'Next hand')
  await page.locator('[data-pad="cards"] button').first().focus()
  for (const key of ['7', '1', '0', 'k', 'Backspace', '8', '8', '9']) await page.keyboard.press(key)
  await expect(page).toHaveURL(/hand=7T88&cut=9/)
})

test('four cards are counted without a starter, tapped or in a link', async ({ page }) => {
  await page.goto('/count')
  await tapCards(page, '4H 4S 5D 6C')
  await expect(page.getByText('four cards without a starter: 12', { exact: true })).toBeVisible()
  await page.goto('/count?hand=4456')
  await expect(page.getByText('four cards without a starter: 12', { exact: true })).toBeVisible()
  await page.locator('[data-pad="cards"]').getByRole('button', { name: '6', exact: true }).tap()
  await expect(page.getByRole('region', { name: 'Count', exact: true })).toContainText('24')
})
