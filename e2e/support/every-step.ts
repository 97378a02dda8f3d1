import type { Page } from '@playwright/test'
import { askStarter, chooseDealer, chooseRule, onHouseRules, openRule, openRuleSets } from './new-game.ts'
import { enterPoints, tap, tapCards, toTheResult } from './table.ts'
import { expect } from './test.ts'

/** Walks over every screen and every step of a game by points, and stops at each of them. Ann plays against `name`. */
export async function atEveryStep(
  page: Page,
  name: string,
  look: (where: string) => Promise<void>,
): Promise<void> {
  const heading = (title: string | RegExp) => page.getByRole('heading', { name: title })

  for (const [path, title] of [
    ['/settings', 'Settings'],
    ['/rulings', 'Rulings'],
    ['/games', 'Games'],
    ['/storage', 'Other phones and backup'],
  ] as const) {
    await page.goto(path)
    await expect(heading(title).first()).toBeVisible()
    await look(title)
  }
  await page.goto('/count?play')
  await tapCards(page, '5H 5S')
  await look('a play that is checked')
  await page.goto('/count')
  await tapCards(page, '5H 5S')
  await look('a hand half tapped')
  await tapCards(page, '5D JC 5C')
  await expect(page.getByText('29', { exact: true }).first()).toBeVisible()
  await look('a hand counted')

  await page.goto('/new')
  await page.getByLabel('Name, seat 1').fill('Ann')
  await page.getByLabel('Name, seat 2').fill(name)
  await page.getByText('Joining a game in progress?').press('Enter')
  await openRuleSets(page)
  await look('a new game')
  await onHouseRules(page, async () => {
    await chooseRule(page, 'Muggins is', 'Opponents take it')
    await openRule(page, 'The match is')
    await openRule(page, 'A skunk counts')
    await look('the house rules')
    await page.getByRole('radio', { name: 'Off', exact: true }).press('Space')
  })
  // Close enough to the end for one deal to show every step and the last page.
  await page.getByText('Joining a game in progress?').press('Enter')
  await page.getByRole('spinbutton', { name: `${name}’s score` }).fill('108')
  await askStarter(page)
  await chooseDealer(page, 'Cut')
  await tap(page, /^Deal/)
  await tapCards(page, 'KH')
  await look('the cut')
  await tapCards(page, 'AS')
  await expect(heading(/deals$/)).toBeVisible()
  await look('the starter')
  await tapCards(page, '9H')
  await tap(page, 'Ann pegs 2 for fifteen')
  await look('the play')
  await tap(page, 'Menu')
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await look('the menu')
  await page.keyboard.press('Escape')
  await tap(page, 'Ann: other points')
  await look('other points')
  await page.getByRole('radio', { name: 'Penalty' }).check({ force: true })
  await look('a penalty')
  await tap(page, 'Cancel')
  await tap(page, 'To the show')
  await tapCards(page, '5H 5S 5D')
  await look('a hand of the show, half tapped')
  await tapCards(page, 'JC')
  await look('a hand of the show')
  await tap(page, 'Peg 14 for Ann')
  await tap(page, 'Enter points')
  await look('a hand as points')
  await enterPoints(page, 10)
  await expect(heading(`${name}’s crib`)).toBeVisible()
  await look('the crib as points')
  await enterPoints(page, 0)
  await expect(page.getByRole('button', { name: /^Next deal/ })).toBeVisible()
  await look('the deal')
  await tap(page, 'Show the code')
  await expect(page.getByRole('img', { name: 'QR code of deal 1' })).toBeVisible()
  await look('the code of the deal')
  await tap(page, /^Next deal/)
  await tapCards(page, 'JS')
  await tap(page, `${name} pegs 3 for a run of 3`)
  await expect(heading(`${name} wins`)).toBeVisible()
  await look('the win')
  await toTheResult(page)
  await look('the end')
  await tap(page, 'Score sheet')
  await tap(page, 'Previous')
  await look('the score sheet')
  await page.getByRole('button', { name: /^Ann’s hand/ }).tap()
  await look('an entry, opened')
  await tap(page, 'Remove')
  await look('an entry about to be removed')
  await tap(page, 'Remove it')
  await tap(page, 'Undo:')
  await look('the score sheet, corrected')
}
