import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { beginAnnAndBob, playADeal, startAnnAndBob } from './support/dealt-game.ts'
import { press, reach } from './support/keyboard.ts'
import { entry, said, sheet } from './support/sheet.ts'
import { rewriteLine } from './support/stored.ts'
import {
  expectNoSideScroll,
  expectOnScreen,
  expectSaved,
  expectScore,
  fileOf,
  tap,
  tapCards,
  toTheResult,
} from './support/table.ts'
import { CORE, expect, PHONES, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const current = (page: Page) => sheet(page).locator('[aria-current]')

async function openSheet(page: Page): Promise<void> {
  await tap(page, 'Menu')
  await tap(page, 'Score sheet')
  await expect(page.getByRole('heading', { level: 1, name: 'Score sheet' })).toBeVisible()
}

/** Where a side's pegs are in the drawing, which has no words. */
async function pegsOf(page: Page, side: number): Promise<readonly (string | null)[]> {
  const heads: readonly Locator[] = ['front', 'back'].map((head) =>
    page.locator(`[data-head="${head} ${side}"]`),
  )
  return Promise.all(heads.map((head) => head.getAttribute('transform')))
}

for (const [size, viewport] of Object.entries({ ...PHONES, landscape: { width: 844, height: 390 } })) {
  test(`the sheet opens at the newest entry on the ${size} phone, and steps back through the game`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await playADeal(page)
    await openSheet(page)
    await expect(current(page)).toHaveAccessibleName('Bob 3 for a run of 3 – Ann 25, Bob 23')
    await expectOnScreen(page, current(page), page.getByRole('button', { name: 'Previous' }))
    await expect(page.getByText('Entry 13 of 13')).toBeVisible()
    await expectNoSideScroll(page)
    await expectAccessible(page)
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled()

    // The pegs are where they were, the back ones too.
    const newest = await pegsOf(page, 1)
    for (const words of [/^Starter 9 of diamonds/, /^Ann deals/, /^Bob’s crib · 4/]) {
      await tap(page, 'Previous')
      await expect(current(page)).toHaveAccessibleName(words)
      await expect(said(page, /Ann 25, Bob 20/)).toBeAttached()
    }
    await expectScore(page, { Ann: 25, Bob: 20 })
    await expect(page.getByRole('row', { name: 'Bob 20 101 4' })).toHaveCount(1)
    await expectOnScreen(page, current(page))
    const [front, back] = await pegsOf(page, 1)
    expect(front).toBe(newest[1])
    expect(back).not.toBe(front)

    await tap(page, 'First entry')
    await expect(current(page)).toHaveAccessibleName(/^New game/)
    await expectScore(page, { Ann: 0, Bob: 0 })
    await expectOnScreen(page, current(page))
    await tap(page, 'Newest entry')
    await expectScore(page, { Ann: 25, Bob: 23 })

    await page.getByRole('button', { name: 'Back', exact: true }).tap()
    await expect(page.getByRole('button', { name: 'Bob pegs 3 for a run of 3' })).toBeVisible()
  })
}

test('the arrows lead from entry to entry, and the list is one stop of the Tab key', async ({ page }) => {
  await playADeal(page)
  await openSheet(page)
  await reach(page, current(page))
  await press(page, 'ArrowUp', 'ArrowUp')
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Ann deals/)
  await expect(current(page)).toBeFocused()
  await press(page, 'Home')
  await expect(current(page)).toHaveAccessibleName(/^New game/)
  await expectScore(page, { Ann: 0, Bob: 0 })
  await press(page, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter')
  await expect(current(page)).toHaveAccessibleName(/^Ann 2 for fifteen/)
  await press(page, 'Tab')
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused()
  await press(page, 'Shift+Tab', 'End', 'Tab')
  await expect(page.getByRole('button', { name: 'First entry' })).toBeFocused()
})

test(
  'removing an old peg shows its effect first, survives a reload, and can be undone',
  CORE,
  async ({ page }) => {
    await playADeal(page)
    await openSheet(page)
    // What was open below the newest line closes, and the next tap still opens the line that it was for.
    await current(page).tap()
    await entry(page, /^Starter 9 of diamonds/).tap()
    await expect(entry(page, /^Starter 9 of diamonds/)).toHaveAttribute('aria-expanded', 'true')
    await entry(page, /^Ann 2 for fifteen/).tap()
    await expectScore(page, { Ann: 2, Bob: 2 })
    await tap(page, 'Remove')
    await expect(said(page, 'Ann 25 → 23.')).toBeVisible()
    await expectOnScreen(
      page,
      page.getByRole('heading', { level: 1 }),
      page.getByRole('button', { name: 'Remove it' }),
      page.getByRole('button', { name: 'Previous' }),
    )
    await tap(page, 'Cancel')
    await expect(entry(page, /^Ann 2 for fifteen/)).toHaveCount(1)
    await tap(page, 'Remove')
    await tap(page, 'Remove it')
    await expect(entry(page, /^Ann 2 for fifteen/)).toHaveCount(0)
    await expect(said(page, 'Corrected. Ann 23, Bob 23.')).toBeAttached()
    // It is the line before that is looked at now.
    await expect(current(page)).toHaveAccessibleName(/^Starter Jack of hearts · Bob 2 for his heels/)
    await expectSaved(page)

    await page.reload()
    await expect(page.getByText('Entry 12 of 12')).toBeVisible()
    await expectScore(page, { Ann: 23, Bob: 23 })
    await expect(entry(page, /^Ann 2 for fifteen/)).toHaveCount(0)
    await page.goto('/')
    await tap(page, /^Undo/)
    await expectScore(page, { Ann: 25, Bob: 23 })
    await openSheet(page)
    await entry(page, /^Ann 1 for the go/).tap()
    await tap(page, 'Remove')
    await tap(page, 'Remove it')
    await tap(page, /^Undo/)
    await expect(entry(page, /^Ann 1 for the go/)).toHaveCount(1)
    await tap(page, 'Newest entry')
    await expectScore(page, { Ann: 25, Bob: 23 })
  },
)

test('a won game continues when an earlier peg is removed, and is won again when it is restored', async ({
  page,
}) => {
  await beginAnnAndBob(page, { Ann: 115, Bob: 90 })
  await tapCards(page, '9H')
  await tap(page, 'Ann pegs 3 for a run of 3')
  await tap(page, 'Bob pegs 2 for fifteen')
  await tap(page, 'Ann pegs 6 for a pair royal')
  await toTheResult(page)
  await tap(page, 'Score sheet')
  await expectScore(page, { Ann: 121, Bob: 92 })
  await entry(page, /^Ann 6 for a pair royal/).tap()
  await tap(page, 'Remove')
  await expect(said(page, 'Ann 121 → 118. The game continues.')).toBeVisible()
  await tap(page, 'Remove it')
  await page.getByRole('button', { name: 'Back', exact: true }).tap()
  await expect(page.getByRole('button', { name: 'To the show' })).toBeVisible()
  await tap(page, /^Undo/)
  await expect(page.getByRole('heading', { name: 'Ann wins' })).toBeVisible()
})

test('a win that moves earlier leaves what came after it on the sheet, with the reason', async ({ page }) => {
  await beginAnnAndBob(page, { Ann: 118, Bob: 90 })
  await tapCards(page, '9H')
  await tap(page, 'Ann pegs 2 for fifteen')
  await tap(page, 'Ann: other points')
  await page.getByRole('radio', { name: 'Subtract' }).check({ force: true })
  await page.getByRole('button', { name: '1', exact: true }).tap()
  await expectScore(page, { Ann: 119, Bob: 90 })
  await tap(page, 'Ann pegs 1 for the go')
  await tap(page, 'Bob pegs 6 for a pair royal')
  await openSheet(page)
  await entry(page, /^Ann back 1/).tap()
  await tap(page, 'Remove')
  await expect(
    said(page, /Ann 120 → 121 and Bob 96 → 90\. Ann wins.*1 entry would no longer count\./),
  ).toBeVisible()
  await tap(page, 'Remove it')
  const lost = entry(page, /^Bob 6 for a pair royal/)
  await expect(lost).toHaveAccessibleName(
    'Bob 6 for a pair royal – does not count: the game was over by then – Ann 121, Bob 90',
  )
  await expect(sheet(page).getByText('does not count: the game was over by then')).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).tap()
  await expect(page.getByRole('heading', { name: 'Ann wins' })).toBeVisible()
})

test('where the cards do not count what was pegged, the sheet says so and offers to correct it', async ({
  page,
}) => {
  await playADeal(page)
  await expectSaved(page)
  // As an older version with a fault in its count might have left it.
  await rewriteLine(page, 8, { points: 20 })
  await page.goto('/sheet')
  await expect(page.getByText('Entry 13 of 13')).toBeVisible()
  await expectScore(page, { Ann: 23, Bob: 23 })
  const hand = entry(page, /^Ann’s hand/)
  await expect(hand).toHaveAccessibleName(/ – the cards count 22 – Ann 23, Bob 4$/)
  await hand.tap()
  await tap(page, 'Correct to 22')
  await expect(said(page, 'Ann 23 → 25.')).toBeVisible()
  await tap(page, 'Save')
  await expect(hand).toHaveAccessibleName(/· 22 – edited – Ann 25, Bob 4$/)
})

test('a game of the list shows its sheet, also when it is loaded again, and as a table', async ({ page }) => {
  await playADeal(page)
  await startAnnAndBob(page)
  await page.goto('/games')
  await tap(page, 'More: Ann 25, Bob 23')
  const open = page.getByRole('button', { name: 'Score sheet', exact: true })
  await open.tap()
  await expect(page.getByText('Entry 13 of 13')).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible()
  await tap(page, 'More: Ann 25, Bob 23')
  await open.tap()
  await expect(page.getByText('Entry 13 of 13')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Entry 13 of 13')).toBeVisible()
  await expectScore(page, { Ann: 25, Bob: 23 })
  await tap(page, 'Menu')
  const file = await fileOf(page, 'Export as CSV')
  expect(await readFile(await file.path(), 'utf8')).toContain('Bob 3 for a run of 3')

  await page.goto('/sheet?game=nobody')
  await expect(page.getByText('This game is not on this device.')).toBeVisible()
  await tap(page, 'Back to table')
  await expectScore(page, { Ann: 0, Bob: 0 })
  await page.goto('/sheet?game=nobody')
  await tap(page, 'Games')
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible()
})

test('a window that may not score shows the sheet, and says why a tap does nothing', async ({
  page,
  context,
}) => {
  await playADeal(page)
  const second = await context.newPage()
  await second.goto('/sheet')
  await expect(current(second)).toHaveAccessibleName(/^Bob 3 for a run of 3/)
  await entry(second, /^Bob 3 for a run of 3/).tap()
  await tap(second, 'Remove')
  await tap(second, 'Remove it')
  await expect(said(second, 'This game is being scored in another window.')).toBeVisible()
  await expect(entry(second, /^Bob 3 for a run of 3/)).toHaveCount(1)
})

test('on paper the sheet is whole, and nothing is on it that only a finger could use', async ({ page }) => {
  await playADeal(page)
  await openSheet(page)
  await page.emulateMedia({ media: 'print' })
  const cut = () => sheet(page).evaluate((ledger) => ledger.scrollHeight - ledger.clientHeight)
  await expect.poll(cut).toBeLessThanOrEqual(1)
  for (const name of ['Previous', 'Menu', 'Back'])
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden()
})
