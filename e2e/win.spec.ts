import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { startGame } from './support/new-game.ts'
import { expectScore, tap, tapCards } from './support/table.ts'
import { CORE, expect, test } from './support/test.ts'

const NEARLY = { names: ['Ann', 'Bob'], rules: 'Six-card: To 121', dealer: 'Bob' } as const
const key = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Ann counts twelve from 109, and is home. */
async function winByCount(page: Page): Promise<void> {
  await startGame(page, { ...NEARLY, scores: { Ann: 109, Bob: 60 } })
  await tapCards(page, 'KH')
  await tap(page, 'To the show')
  await tapCards(page, '7D 8S 8C 9H')
  await tap(page, 'Peg 12 for Ann')
}

/** The different places in which a film of the page sees Ann's front peg, until it rests. */
async function film(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const peg = document.querySelector('[data-head="front 0"]')
    const places = new Set<string>()
    let moving = true
    while (moving) {
      await new Promise(requestAnimationFrame)
      const { x, y } = peg?.getBoundingClientRect() ?? { x: 0, y: 0 }
      places.add(`${Math.round(x)} ${Math.round(y)}`)
      moving = (peg?.getAnimations() ?? []).some(({ playState }) => playState === 'running')
    }
    return places.size
  })
}

test('the last peg walks home on the board, and the result comes after it', CORE, async ({ page }) => {
  await winByCount(page)
  expect(await film(page), 'places of the peg on its way').toBeGreaterThanOrEqual(10)
  await expect(page.getByRole('heading', { name: 'Ann wins' })).toBeVisible()
  await expect(key(page, 'Board, full screen')).toBeVisible()
  await expect(page.getByText('Ann’s hand counts 12')).toBeVisible()
  // By itself, with the board on its page.
  await expect(key(page, /^Rematch/)).toBeVisible()
  await expect(key(page, 'Board, full screen')).toBeVisible()
  await expectAccessible(page)
})

test('Undo takes the win back while the peg walks, and after it', CORE, async ({ page }) => {
  await winByCount(page)
  await key(page, /^Undo: Ann’s hand 12/).tap()
  await expectScore(page, { Ann: 109, Bob: 60 })
  // The cards are in their places again.
  await tap(page, 'Peg 12 for Ann')
  await tap(page, 'The result')
  await expect(key(page, /^Rematch/)).toBeVisible()
  await tap(page, /^Undo: Ann’s hand 12/)
  await expect(key(page, 'Peg 12 for Ann')).toBeVisible()
})

test('with nothing moving the winner’s field is there at once and the result waits for a tap', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await winByCount(page)
  await expect(page.getByText('Double skunk')).toBeVisible()
  await expectAccessible(page)
  await expect(key(page, /^Rematch/)).toHaveCount(0)
  await tap(page, 'The result')
  await expect(key(page, /^Rematch/)).toBeVisible()
})

test('a game that is over when it is opened shows its result', async ({ page }) => {
  await winByCount(page)
  await expect(key(page, /^Rematch/)).toBeVisible()
  await page.reload()
  await expect(key(page, /^Rematch/)).toBeVisible()
  await expect(key(page, 'The result')).toHaveCount(0)
})

test('a key that ends the game says so', async ({ page }) => {
  await startGame(page, { ...NEARLY, scores: { Ann: 117, Bob: 60 } })
  await tapCards(page, 'KH')
  await expect(key(page, 'Ann pegs 3 for a run of 3')).not.toHaveAccessibleName(/wins/)
  await expect(key(page, 'Ann pegs 4 for a run of 4, wins')).toBeVisible()
})
