import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { backupOf, gameByCards, importGames, usualRules } from './support/finished-games.ts'
import { startGame } from './support/new-game.ts'
import { expectOnScreen, expectSaved, tap } from './support/table.ts'
import { expect, test } from './support/test.ts'

// A colour in transition is not one of the theme's colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function openFinished(page: Page, path: string): Promise<void> {
  const games = [0, 1].map((n) => gameByCards(`g${n}`, ['Ann', 'Bob'], Date.UTC(2024, 4, 1 + n)))
  await importGames(page, path, backupOf(await usualRules(page), games), 2)
  await page.goto('/games')
  const row = page.getByRole('button', { name: /^(Ann|Bob) 121/ })
  await row.first().tap()
}

test('the result and the score sheet show how the chance of winning went, and what decided the game', async ({
  page,
}, info) => {
  await openFinished(page, info.outputPath('two.backup'))
  await expect(page.getByRole('heading', { name: 'Bob’s chance of winning' })).toBeVisible()
  await expect(page.getByText(/^Bob’s .+ in deal \d+ turned it\. From \d+\s% to \d+\s%\.$/)).toBeVisible()
  const table = page.getByRole('table', { name: 'Chance of winning after each deal' })
  await expect(table.getByRole('row').last()).toHaveText(/(100\s%0\s%|0\s%100\s%)$/)
  await expectAccessible(page)
  await tap(page, 'The figures')
  // The last deal was cut short.
  await expect(page.getByText(/^Luck favoured \w+ by .+ Play favoured \w+ by/)).toBeVisible()
  await expect(page.getByRole('row', { name: /^Miscounts −\d\.0 0\.0$/ })).toBeVisible()
  await expect(page.getByText(/in the \d of \d deals with all cards known/)).toBeVisible()
  await expectAccessible(page)

  await tap(page, 'Back')
  await tap(page, 'Score sheet')
  await expect(page.getByText(/^Entry (\d+) of \1\b/)).toBeVisible()
  const chart = page.getByRole('figure').locator('svg')
  const { width = 0, height = 0 } = (await chart.boundingBox()) ?? {}
  // The first deal is left of the middle.
  await chart.tap({ position: { x: width * 0.12, y: height / 2 } })
  await expect(page.getByText(/^Entry [2-6] of \d+\b/)).toBeVisible()
})

for (const [width, height] of [
  [390, 844],
  [360, 640],
  [844, 390],
  [820, 1180],
] as const)
  test(`the result is one screen at ${width} × ${height}`, async ({ page }, info) => {
    await page.setViewportSize({ width, height })
    await openFinished(page, info.outputPath('screen.backup'))
    await expect(page.getByText(/turned it\./)).toBeVisible()
    await expectOnScreen(
      page,
      page.getByRole('heading', { name: 'Bob wins' }),
      page.getByRole('button', { name: 'Board, full screen' }),
      page.getByRole('figure'),
      page.getByRole('button', { name: /^Ann 29/ }),
      page.getByRole('button', { name: 'The figures' }),
      page.getByRole('button', { name: /^Rematch/ }),
    )
    const region = page.getByRole('region', { name: 'How the game went' })
    expect(await region.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1)
  })

test('a game that is being played has no chance of winning', async ({ page }) => {
  await startGame(page, { names: ['Ann', 'Bob'], scores: { Ann: 100, Bob: 90 }, dealer: 'Ann' })
  await expectSaved(page)
  await page.goto('/sheet')
  await expect(page.getByRole('heading', { name: 'Score sheet' })).toBeVisible()
  await expect(page.getByRole('figure')).toHaveCount(0)
})
