import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessibleInEveryLook } from './support/axe.ts'
import { backupOf, importGames, manyGames, type SampleGame, usualRules } from './support/finished-games.ts'
import { expectNoSideScroll, fileOf, tap } from './support/table.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A game to 121 that the first player wins in the second deal, by hand. */
const won = (id: string, players: readonly [string, string], loser: number, at: number): SampleGame => ({
  id,
  players,
  at,
  deals: [
    {
      dealer: 0,
      pegs: [
        [0, 100],
        [1, loser],
      ],
      hands: [
        { of: 1, points: 0 },
        { of: 0, points: 0 },
        { of: 'crib', points: 0 },
      ],
    },
    { dealer: 1, pegs: [[0, 21]], hands: [] },
  ],
})
const FRIDAY = Date.UTC(2024, 4, 3, 20)
const HOUR = 3_600_000
const GAMES = [
  won('g1', ['Ann', 'Bob'], 110, FRIDAY),
  won('g2', ['Cleo', 'Dan'], 85, FRIDAY + HOUR),
  // After midnight, at another table: still that evening.
  won('g3', ['Ann', 'Cleo'], 119, FRIDAY + 5 * HOUR),
  won('g4', ['Dan', 'Bob'], 100, FRIDAY - 24 * HOUR),
]

test('a club evening: who played whom, and the standings, to share and to print', async ({
  page,
  context,
}, info) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const games = [...GAMES, ...manyGames(3, [['Eve', 'Fay']], FRIDAY - 200 * HOUR)]
  await importGames(
    page,
    info.outputPath('evening.backup'),
    backupOf(await usualRules(page), games),
    games.length,
  )
  await page.goto('/evening')
  await expect(page.getByRole('heading', { level: 1, name: 'Club evening' })).toBeVisible()
  await expect(page.getByText('Friday 3 May 2024')).toBeVisible()
  // Played, won, skunks, points, plus, minus, spread.
  await expect(page.getByRole('row')).toHaveText([
    'Playerplayedwonskunkspoints+−spread',
    'Ann2204130+13',
    'Cleo2113362+34',
    'Bob1000011−11',
    'Dan1000036−36',
  ])
  await expect(page.getByRole('listitem')).toHaveText([
    'Ann beat Bob 121–110',
    'Cleo beat Dan 121–85, skunk',
    'Ann beat Cleo 121–119',
  ])
  await expectNoSideScroll(page)
  await expectAccessibleInEveryLook(page, 'a club evening')

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => Object.assign(navigator, { share: undefined }))
  await tap(page, 'Share')
  await expect(page.getByText('Copied.')).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toContain('1. Ann 4 points, won 2 of 2, spread +13')
  expect(text).toContain('2. Cleo 3 points, won 1 of 2, 1 skunk, spread +34 (+36 −2)')
  expect(text).toContain('Cleo beat Dan, 121–85, skunk')

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('heading', { level: 1, name: 'Club evening' })).toBeVisible()
  await expect(page.getByText('Friday 3 May 2024')).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByText('Ann beat Bob')).toHaveCSS('color', 'rgb(0, 0, 0)')
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })

  await page.getByLabel('Evening of').fill('2024-05-02')
  await expect(page.getByRole('listitem')).toHaveText(['Dan beat Bob 121–100'])
  await page.getByLabel('Evening of').fill('2024-05-09')
  await expect(page.getByRole('heading', { name: 'No games' })).toBeVisible()

  await page.goto('/games')
  await tap(page, 'Menu')
  const file = await fileOf(page, 'All games (CSV)')
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(file.suggestedFilename()).toMatch(/^fifteen-two-games-.*\.csv$/u)
  // With the game of the opening page.
  expect(lines).toHaveLength(1 + games.length + 1)
  await page.goto('/players')
  await tap(page, 'Menu')
  const players = await fileOf(page, 'All players (CSV)')
  expect(await readFile(await players.path(), 'utf8')).toMatch(/^\ufeffPlayer,Games,Won,/u)
  await page.goto('/games')
  await page.getByRole('link', { name: 'Standings, Thursday 2 May 2024' }).tap()
  await expect(page.getByRole('listitem')).toHaveText(['Dan beat Bob 121–100'])
  await tap(page, 'Back')
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible()
})

test('names without a space do not make it wider than a phone', async ({ page }, info) => {
  const names = ['W'.repeat(30), `${'Q'.repeat(16)} 👍`] as const
  const games = [won('g1', names, 110, FRIDAY), won('g2', ['Cleo', 'Dan'], 85, FRIDAY + HOUR)]
  const text = backupOf(await usualRules(page), games)
  await importGames(page, info.outputPath('evening.backup'), text, games.length)
  await page.goto('/evening')
  await expect(page.getByRole('listitem').first()).toHaveText(`${names[0]} beat ${names[1]} 121–110`)
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 780 })
    await expectNoSideScroll(page)
  }
})

test('an evening for money: a game that was not scored here counts, and who owes whom is said', async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const text = backupOf(await usualRules(page), GAMES.slice(0, 2))
  await importGames(page, info.outputPath('evening.backup'), text, 2)
  await page.goto('/evening')
  await tap(page, 'Menu')
  await tap(page, 'Stakes')
  await page.getByLabel('A game').fill('one')
  await tap(page, 'Save')
  await expect(page.getByText('An amount is written as 0.50')).toBeVisible()
  await page.getByLabel('A game').fill('1')
  await page.getByLabel('Each hole').fill('0.1')
  await tap(page, 'Save')
  await expect(page.getByRole('heading', { name: '1.00 a game, 0.10 a hole, skunk × 2' })).toBeVisible()
  // 1 and 1.10; a skunk by 36 twice 4.60.
  await expect(page.getByText('Bob owes Ann 2.10')).toBeVisible()
  await expect(page.getByText('Dan owes Cleo 9.20')).toBeVisible()

  await tap(page, 'Menu')
  await tap(page, 'Result of another game')
  await typeResult(page, 'Bob', 'Cleo', '11')
  await expect(page.getByText('Saved: Bob beat Cleo by 11.')).toBeVisible()
  const line = page.getByRole('listitem').filter({ hasText: 'Bob beat Cleo by 11' })
  await tap(page, 'Undo')
  await expect(line).toHaveCount(0)
  await tap(page, 'Menu')
  await tap(page, 'Result of another game')
  await typeResult(page, 'Bob', 'Cleo', '11')
  await expect(line).toBeVisible()
  await expectNoSideScroll(page)
  await expectAccessibleInEveryLook(page, 'an evening for money')
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'owes' })).toHaveText([
    'Dan owes Cleo 7.10',
    'Dan owes Ann 2.10',
  ])
  await tap(page, 'Delete: Bob beat Cleo')
  await expect(page.getByText('Dan owes Cleo 9.20')).toBeVisible()
  await tap(page, 'Undo')
  await expect(page.getByText('Dan owes Cleo 7.10')).toBeVisible()
})

test('an evening that is full says so, and loses nothing', async ({ page }, info) => {
  const typed = Array.from({ length: 400 }, (_, i) => {
    return { winners: [`One ${i % 20}`], losers: [`Two ${i % 20}`], holes: 12 }
  })
  const evenings = [{ day: '2024-05-03', changes: 400, typed }]
  const text = backupOf(await usualRules(page), GAMES.slice(0, 2), { evenings })
  await importGames(page, info.outputPath('evening.backup'), text, 2)
  await page.goto('/evening')
  await expect(page.getByRole('listitem')).toHaveCount(402)
  await tap(page, 'Menu')
  await tap(page, 'Result of another game')
  await typeResult(page, 'Bob', 'Cleo', '11')
  await expect(page.getByText('This list is full, so nothing was changed.')).toBeVisible()
  // What was typed stays to be read.
  await expect(page.getByLabel('Winner')).toHaveValue('Bob')
  await page.reload()
  await expect(page.getByRole('listitem')).toHaveCount(402)
})

async function typeResult(page: Page, winner: string, loser: string, holes: string): Promise<void> {
  await page.getByLabel('Winner').fill(winner)
  await page.getByLabel('Loser').fill(loser)
  await page.getByLabel('Holes ahead').fill(holes)
  await tap(page, 'Save')
}
