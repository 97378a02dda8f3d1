import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { startGame } from './support/new-game.ts'
import { expectNoSideScroll, tap, tapCards } from './support/table.ts'
import { expect, PHONES, test } from './support/test.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Each of them begins to the left of the next. */
async function expectFromTheLeft(...things: readonly Locator[]): Promise<void> {
  await expect(async () => {
    const boxes = await Promise.all(things.map((thing) => thing.boundingBox()))
    const lefts = boxes.map((box) => box?.x ?? Number.NaN)
    expect(lefts, 'left edges').toEqual([...lefts].sort((a, b) => a - b))
    expect(new Set(lefts).size).toBe(things.length)
  }).toPass({ timeout: 10_000 })
}

async function holdIn(page: Page, hand: 'Left' | 'Right'): Promise<void> {
  await page.goto('/settings')
  await page.getByRole('radio', { name: hand, exact: true }).check({ force: true })
  await page.goto('/')
}

/** A game of Red and Blue at the play of the first deal, which Blue deals. */
async function begin(page: Page): Promise<void> {
  await startGame(page, { dealer: 'Blue' })
  await tapCards(page, '9H')
}

for (const [size, viewport] of Object.entries({ ...PHONES, landscape: { width: 844, height: 390 } })) {
  test(`in the left hand the ${size} phone has its main button and its tools on the left`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await holdIn(page, 'Left')
    await begin(page)
    await expectFromTheLeft(button(page, 'To the show'), button(page, /^Undo/))
    await tap(page, 'Red: other points')
    await expectFromTheLeft(page.getByRole('heading', { name: 'Other points' }), button(page, 'Cancel'))
    await tap(page, 'Cancel')
    await tap(page, 'To the show')
    await expectFromTheLeft(button(page, 'Enter points'), button(page, /^Undo/))
    await expectFromTheLeft(page.getByRole('heading', { name: 'Red’s hand' }), button(page, 'Back to board'))
    await tap(page, 'Enter points')
    const digit = (name: string) => page.getByRole('button', { name, exact: true })
    // The numbers stay as they are read.
    await expectFromTheLeft(digit('1'), digit('2'), digit('3'))
    await expectFromTheLeft(button(page, 'Tap cards'), button(page, /^Undo/))
    await expectNoSideScroll(page)
    await expectAccessible(page)
  })
}

test('on its side, the phone has the keys under the left thumb and the board on the right', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await begin(page)
  const key = button(page, 'Red pegs 2 for fifteen')
  const status = page.getByText('Red leads').filter({ visible: true })
  await expectFromTheLeft(status, key)
  await holdIn(page, 'Left')
  await expectFromTheLeft(key, status)
})

test('three sides: the tools move to the left, every page keeps its place', async ({ page }) => {
  await holdIn(page, 'Left')
  await startGame(page, { seats: 3 })
  await tapCards(page, 'AS KH QD')
  await tapCards(page, '9H')
  const pages = page.getByRole('button', { name: /pegs 2 for fifteen$/ })
  await expectFromTheLeft(button(page, 'Menu'), pages.nth(1))
  await expectFromTheLeft(pages.nth(0), pages.nth(1), pages.nth(2))
  await expectAccessible(page)
})
