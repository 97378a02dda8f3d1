import { expectAccessible } from './support/axe.ts'
import { startGame } from './support/new-game.ts'
import { expectNoSideScroll, expectScore, expectTable, tap } from './support/table.ts'
import { expect, test } from './support/test.ts'

test('in stand mode a tap on a half opens its keys, which go by themselves; at rest the screen gets dark', async ({
  page,
}) => {
  await page.clock.install()
  await startGame(page, { names: ['Ann', 'Bob'], dealer: 'Ann', unasked: true })
  await expectTable(page) // New game has a menu, too
  await tap(page, 'Menu')
  await tap(page, 'Stand mode')
  await expectAccessible(page)
  await expectNoSideScroll(page)

  const keys = page.getByRole('button', { name: / pegs \d/ })
  await tap(page, 'Keys of Bob')
  await expectAccessible(page)
  await tap(page, 'Bob pegs 2 for fifteen')
  await expectScore(page, { Ann: 0, Bob: 2 })
  await expect(keys).toHaveCount(0)
  await expect(page.getByText('Bob pegs 2 for fifteen').first()).toBeVisible()
  await tap(page, /^Undo: Bob 2/)
  await tap(page, 'Keys of Ann')
  await tap(page, 'Close')
  await expect(keys).toHaveCount(0)

  await tap(page, 'Keys of Ann')
  await page.clock.fastForward(7_000)
  await expect(keys).not.toHaveCount(0)
  await page.clock.fastForward(2_000)
  // The clock goes on by itself meanwhile.
  await expect(keys).toHaveCount(0, { timeout: 4_000 })
  const wake = page.getByRole('button', { name: 'Wake the screen' })
  await expect(wake).toHaveCount(0)
  await page.clock.fastForward(12_000)
  await expect(wake).toHaveCount(1, { timeout: 4_000 })
  await expectAccessible(page)
  // The first tap wakes it and does nothing else.
  await wake.tap({ position: { x: 100, y: 100 } })
  await expect(wake).toHaveCount(0)
  await expect(keys).toHaveCount(0)

  // The hands have their usual pages, and between deals the figures are back.
  await tap(page, 'To the show')
  for (const points of ['4', '6', '2']) {
    await expect(page.getByRole('button', { name: 'Keys of Ann' })).toHaveCount(0)
    await page.getByRole('button', { name: points, exact: true }).tap()
  }
  await tap(page, 'Next deal')
  await tap(page, 'Leave stand mode')
  await expect(keys).not.toHaveCount(0)
})

test('a win in stand mode is told as at any table', async ({ page }) => {
  await startGame(page, {
    names: ['Ann', 'Bob'],
    dealer: 'Ann',
    unasked: true,
    scores: { Ann: 90, Bob: 119 },
  })
  await expectTable(page) // New game has a menu, too
  await tap(page, 'Menu')
  await tap(page, 'Stand mode')
  await tap(page, 'Keys of Bob')
  await tap(page, /^Bob pegs 2 for fifteen/)
  await tap(page, 'The result')
  await expect(page.getByRole('heading', { name: 'Bob wins' })).toBeVisible()
})
