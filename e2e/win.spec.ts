import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { startGame } from './support/new-game.ts'
import { expectSaved, expectScore, tap, tapCards } from './support/table.ts'
import { CORE, expect, test } from './support/test.ts'

// Here the peg has to walk.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const NEARLY = { names: ['Ann', 'Bob'], rules: 'Six-card: To 121', dealer: 'Bob' } as const
const key = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Ann has twelve to count from 109, and is home with it. */
async function toTheLastHand(page: Page): Promise<void> {
  await startGame(page, { ...NEARLY, scores: { Ann: 109, Bob: 60 } })
  await tapCards(page, 'KH')
  await tap(page, 'To the show')
  await tapCards(page, '7D 8S 8C 9H')
}

async function winByCount(page: Page): Promise<void> {
  await toTheLastHand(page)
  await tap(page, 'Peg 12 for Ann')
}

/**
 * The places in which Ann's front peg is on the next way that it walks, from hole to hole. The walk is stopped to look
 * at them, so that it does not matter how often this device draws it.
 */
async function placesOfWalk(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const peg = () => document.querySelector('[data-head="front 0"]')
    const walk = () => peg()?.getAnimations()[0]
    for (let frame = 0; frame < 600 && !walk(); frame++) await new Promise(requestAnimationFrame)
    const places = new Set<string>()
    const animation = walk()
    if (!animation) return 0
    animation.pause()
    const { endTime = 0 } = animation.effect?.getComputedTiming() ?? {}
    for (let step = 0; step < 30; step++) {
      animation.currentTime = (Number(endTime) * step) / 30
      const { x, y } = peg()?.getBoundingClientRect() ?? { x: 0, y: 0 }
      places.add(`${Math.round(x)} ${Math.round(y)}`)
    }
    animation.play()
    return places.size
  })
}

test(
  'the last peg walks home on the board, and the win stays until the result is asked for',
  CORE,
  async ({ page }) => {
    await toTheLastHand(page)
    const places = placesOfWalk(page)
    await tap(page, 'Peg 12 for Ann')
    expect(await places, 'places of the peg on its way').toBeGreaterThanOrEqual(10)
    await expect(page.getByRole('heading', { name: 'Ann wins' })).toBeVisible()
    await expect(key(page, 'Board, full screen')).toBeVisible()
    await expect(page.getByText('Ann’s hand counts 12', { exact: true })).toBeVisible()
    await expect(page.getByText('109 to 121, and home', { exact: true })).toBeVisible()
    await expect(page.getByText('Bob stays at 60', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await tap(page, 'The result')
    await expect(key(page, /^Rematch/)).toBeVisible()
    await expect(key(page, 'Board, full screen')).toBeVisible()
    await expectAccessible(page)
  },
)

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
  await expect(page.getByText('Double skunk', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expect(key(page, /^Rematch/)).toHaveCount(0)
  await tap(page, 'The result')
  await expect(key(page, /^Rematch/)).toBeVisible()
})

test('who comes back to a game that is over sees its result', async ({ page }) => {
  await winByCount(page)
  await expectSaved(page)
  await page.reload()
  await tap(page, /^Ann 121, Bob 60/)
  await expect(key(page, /^Rematch/)).toBeVisible()
  await expect(key(page, 'The result')).toHaveCount(0)
})

test('a key that ends the game says so', async ({ page }) => {
  await startGame(page, { ...NEARLY, scores: { Ann: 117, Bob: 60 } })
  await tapCards(page, 'KH')
  await expect(key(page, 'Ann pegs 3 for a run of 3')).not.toHaveAccessibleName(/wins/)
  await expect(key(page, 'Ann pegs 4 for a run of 4, wins')).toBeVisible()
})
