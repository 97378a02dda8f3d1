import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { type NewGame, startGame } from './support/new-game.ts'
import { expectNoSideScroll, expectOnScreen, tap, tapCards } from './support/table.ts'
import { expect, PHONES, test } from './support/test.ts'

const LARGE = 'Board, full screen'
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Board' })

async function begin(page: Page, game: NewGame = {}): Promise<void> {
  await startGame(page, { ...game, dealer: 'Blue' })
  await tapCards(page, '9H')
}

/** The wood itself: the picture around it may be larger. */
const wood = (page: Page) => dialog(page).locator('svg:has(linearGradient) > rect').first()

/** The longer side of the wood, upright or on its side. */
async function length(page: Page): Promise<number> {
  const box = await wood(page).boundingBox()
  return Math.max(box?.width ?? 0, box?.height ?? 0)
}

for (const [size, viewport] of Object.entries({ ...PHONES, landscape: { width: 844, height: 390 } })) {
  test(`tapping the board on the ${size} phone shows it as large as the screen, and a tap closes it`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await begin(page)
    await tap(page, 'Red pegs 6 for a pair royal')
    await tap(page, LARGE)
    await expect(dialog(page)).toBeVisible()
    await expect(dialog(page).getByText('Red leads by 6')).toBeVisible()
    await expectOnScreen(page, dialog(page).getByRole('button', { name: 'Close the board' }))
    await expect.poll(() => length(page)).toBeGreaterThan(Math.max(viewport.width, viewport.height) * 0.6)
    await expectNoSideScroll(page)
    await expectAccessible(page)
    await page.touchscreen.tap(viewport.width / 2, viewport.height / 2)
    await expect(dialog(page)).toHaveCount(0)
    // The tap that closed it pegged nothing.
    await tap(page, 'Red pegs 2 for fifteen')
    await expect(page.getByRole('row', { name: /^Red 8 / })).toHaveCount(1)
  })
}

test('by keyboard the board opens with Enter, closes with Escape, and focus is where it was', async ({
  page,
}) => {
  await begin(page)
  const board = page.getByRole('button', { name: LARGE })
  await board.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(board).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog(page).getByRole('button', { name: 'Close the board' }).press('Enter')
  await expect(dialog(page)).toHaveCount(0)
})

test('in the show, where the board is a strip, the strip opens it', async ({ page }) => {
  await begin(page)
  await tap(page, 'To the show')
  await tap(page, LARGE)
  await expect(dialog(page)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Close the board' }).tap()
  await expect(page.getByRole('heading', { name: 'Red’s hand' })).toBeVisible()
})

for (const [seats, rules] of [
  [2, 'Five-card: To 61'],
  [3, 'Three-hand: To 121'],
  [4, 'Four-hand: Each alone'],
] as const) {
  test(`the board of ${rules} fits whole on an upright screen and on one on its side`, async ({ page }) => {
    await begin(page, { rules, seats })
    await tap(page, LARGE)
    for (const viewport of [PHONES.usual, { width: 844, height: 390 }, { width: 1024, height: 768 }]) {
      await page.setViewportSize(viewport)
      await expectOnScreen(page, wood(page), dialog(page).getByRole('button', { name: 'Close the board' }))
    }
  })
}
