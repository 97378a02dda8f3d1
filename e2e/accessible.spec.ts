import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLook } from './support/axe.ts'
import { enterPoints, expectSaved, tap, tapCards, toTheResult } from './support/table.ts'
import { CORE, expect, test } from './support/test.ts'

// A colour in transition is not one of the theme's colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const VIEWPORTS = {
  'the usual phone': { width: 390, height: 844 },
  'a small phone': { width: 360, height: 640 },
  'a short phone': { width: 360, height: 560 },
  'a phone on its side': { width: 844, height: 390 },
  'a tablet': { width: 768, height: 1024 },
  'a tablet on its side': { width: 1024, height: 768 },
  'a laptop': { width: 1366, height: 768 },
} as const

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })

for (const [name, viewport] of Object.entries(VIEWPORTS)) {
  test(
    `axe finds nothing on any screen and step, in any light, on ${name}`,
    viewport === VIEWPORTS['the usual phone'] ? CORE : {},
    async ({ page }) => {
      test.slow()
      await page.setViewportSize(viewport)
      const judge = (screen: string) => expectAccessibleInEveryLook(page, screen)

      await page.goto('/games')
      await expect(heading(page, 'No games yet')).toBeVisible()
      await judge('no games yet')
      for (const [path, title] of [
        ['/settings', 'Settings'],
        ['/rulings', 'Rulings'],
        ['/play', 'Check the play'],
        ['/storage', 'Backup and storage'],
      ] as const) {
        await page.goto(path)
        await expect(heading(page, title).first()).toBeVisible()
        await judge(title)
      }
      await page.goto('/count')
      await tapCards(page, '5H 5S')
      await judge('a hand half tapped')
      await tapCards(page, '5D JC 5C')
      await expect(page.getByText('29', { exact: true }).first()).toBeVisible()
      await judge('a hand counted')

      await page.goto('/new')
      await expect(heading(page, 'New game')).toBeVisible()
      for (const fold of ['Joining a game in progress?', 'House rules']) await page.getByText(fold).tap()
      await judge('new game, unfolded')
      // Close enough to the end for one deal to show every step and the last page.
      await page.getByRole('spinbutton', { name: 'Red’s score' }).fill('60')
      await page.getByRole('spinbutton', { name: 'Blue’s score' }).fill('110')
      await tap(page, /^Start/)
      await tapCards(page, 'KH')
      await judge('the cut')
      await tapCards(page, 'AS')
      await expect(heading(page, /deals$/)).toBeVisible()
      await judge('the starter')
      await tapCards(page, '9H')
      await tap(page, 'Red pegs 2 for fifteen')
      await judge('the play')
      await tap(page, 'Menu')
      await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
      await judge('the menu')
      await page.keyboard.press('Escape')
      await tap(page, 'Red: other points')
      await judge('other points')
      await page.getByRole('radio', { name: 'Penalty' }).check({ force: true })
      await judge('a penalty')
      await tap(page, 'Cancel')
      await tap(page, 'To the show')
      await tapCards(page, '5H 5S 5D')
      await judge('a hand of the show, half tapped')
      await tapCards(page, 'JC')
      await judge('a hand of the show, counted')
      await tap(page, 'Peg 14 for Red')
      await tap(page, 'Enter points')
      await judge('a hand of the show, as points')
      await enterPoints(page, 10)
      await expect(heading(page, 'Blue’s crib')).toBeVisible()
      await enterPoints(page, 0)
      await expect(page.getByRole('button', { name: /^Next deal/ })).toBeVisible()
      await judge('the deal')
      await tap(page, /^Next deal/)
      await tapCards(page, 'JS')
      await tap(page, 'Blue pegs 2 for fifteen')
      await expect(heading(page, 'Blue wins')).toBeVisible()
      await judge('the win')
      await toTheResult(page)
      await judge('the end')
      await tap(page, 'Score sheet')
      await expect(heading(page, 'Score sheet')).toBeVisible()
      await judge('the score sheet')
      await page.getByRole('button', { name: /^Red’s hand/ }).tap()
      await judge('an entry, opened')
      await tap(page, 'Remove')
      await judge('an entry about to be removed')
      await tap(page, 'Remove it')
      await judge('the score sheet, corrected')
      await tap(page, /^Undo/)
      await expectSaved(page)
      await page.goto('/games')
      await expect(page.getByRole('button', { name: /^Blue 121/ })).toBeVisible()
      await judge('games')
      await page.getByRole('link', { name: 'All players' }).tap()
      await expect(heading(page, 'Players')).toBeVisible()
      await judge('players')
      await page.getByRole('link', { name: 'Blue' }).tap()
      await expect(heading(page, 'Last games')).toBeVisible()
      await judge('a player')
    },
  )
}
