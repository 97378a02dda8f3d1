import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { startGame } from './support/new-game.ts'
import { expectNoSideScroll, expectScore, tap, tapCards } from './support/table.ts'
import { CORE, expect, PHONES, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const way = (page: Page) => page.locator('[data-way]')
const scores = (page: Page) => page.locator('[data-coming]')

/** Ann deals; the king is turned up and Bob counts first. */
async function toTheCount(page: Page, choices: readonly string[] = []): Promise<void> {
  const game = { names: ['Ann', 'Bob'], rules: 'Six-card: To 121', dealer: 'Ann', choices }
  await startGame(page, { ...game, scores: { Ann: 39, Bob: 36 } })
  await tapCards(page, 'KS')
  await tap(page, 'To the show')
  await tapCards(page, '6S 6D 9H')
}

/** Where the board and the front pegs are in the window. */
async function places(page: Page) {
  const boxes = ['[data-head="front 0"]', '[data-head="front 1"]', '[data-head="back 0"]']
  return Promise.all(boxes.map((box) => page.locator(box).boundingBox()))
}

for (const [size, viewport] of Object.entries({ ...PHONES, landscape: { width: 844, height: 390 } }))
  test(`the way of a count is on the board before it is pegged, on the ${size} phone`, {
    tag: size === 'usual' ? CORE.tag : [],
  }, async ({ page }) => {
    await page.setViewportSize(viewport)
    await toTheCount(page)
    await expect(page.getByRole('button', { name: 'Take back 9 of hearts' })).toBeVisible()
    await expect(way(page)).toHaveCount(0)
    const before = await places(page)
    await tapCards(page, '9C')
    await expect(way(page)).toContainText('3648')
    await expect(scores(page)).toHaveText('+ 12 48')
    expect(await places(page), 'nothing moves').toEqual(before)
    await expectNoSideScroll(page)
    await expectAccessible(page)
    const hole = await way(page).locator('[data-mark]').boundingBox()
    await tap(page, /^Take back/)
    await expect(way(page)).toHaveCount(0)
    await tapCards(page, '9C')
    await tap(page, 'Peg 12 for Bob')
    await expectScore(page, { Ann: 39, Bob: 48 })
    await expect(way(page)).toHaveCount(0)
    const peg = await page.locator('[data-head="front 1"]').boundingBox()
    const middle = (box: typeof peg) => box && Math.round(box.x + box.width / 2)
    expect(middle(peg), 'the peg is where it was to be').toBe(middle(hole))
  })

test('a hand that is claimed shows nothing of its way', async ({ page }) => {
  await toTheCount(page, ['Show what was missed'])
  await tapCards(page, '9C')
  await expect(page.getByRole('group', { name: 'What does Bob claim?' })).toBeVisible()
  await expect(way(page)).toHaveCount(0)
  await expect(scores(page)).toHaveCount(0)
})
