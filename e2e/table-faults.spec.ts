import type { Page } from '@playwright/test'
import { lay, type Table } from './shots/lay.ts'
import { expectAccessible } from './support/axe.ts'
import { atAnEasyPace } from './support/pace.ts'
import { expectNoSideScroll, expectOnScreen, expectScore, tap, tapCards } from './support/table.ts'
import { expect, PHONES, test } from './support/test.ts'

async function begin(page: Page, table: Table, starter: string): Promise<void> {
  await atAnEasyPace(page)
  await lay(page, table)
  await tap(page, /^Start/)
  await tapCards(page, starter)
}

async function claim(page: Page, cards: string, points: string): Promise<void> {
  await tapCards(page, cards)
  await page.getByRole('button', { name: points, exact: true }).tap()
}

test('the summary of a deal says where the points came from, and they add up', async ({ page }) => {
  const names = ['Ann', 'Bob', 'Cleo']
  await page.setViewportSize(PHONES.small)
  await begin(page, { names, rules: 'Three-hand: To 121', dealer: 'Ann', choices: ['On'] }, 'JH')
  await tap(page, 'Bob pegs 2 for fifteen')
  await tap(page, 'Ann pegs 1 for the go')
  await tap(page, 'To the show')
  await claim(page, '7D 8S 8C 9H', '8')
  await tap(page, /^Muggins! Ann takes 4/)
  for (const cards of ['2C 4D 6H 8D', '2D 4C 6D 8H', '2S 4H 6S TC']) await claim(page, cards, '0')
  const summary = page.getByRole('group', { name: 'Deal 1' })
  const row = (name: string) => summary.getByRole('row', { name, exact: true })
  await expect(row('In the play 1 2')).toBeVisible()
  await expect(row('His heels 2')).toBeVisible()
  await expect(row('Hands 8')).toBeVisible()
  await expect(row('Muggins 4')).toBeVisible()
  await expect(row('Total 7 10 0')).toBeVisible()
  await expect(summary.getByRole('row', { name: /^(Penalty|Three for last)/ })).toHaveCount(0)
  await expectScore(page, { Ann: 7, Bob: 10, Cleo: 0 })
  await expectNoSideScroll(page)
  await expectOnScreen(page, row('Total 7 10 0'))
  await page.setViewportSize(PHONES.usual)
  await expectAccessible(page)
})
