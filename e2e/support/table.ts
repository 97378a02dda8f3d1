import type { Download, Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

const RANKS: Readonly<Record<string, string>> = { A: 'Ace', T: '10', J: 'Jack', Q: 'Queen', K: 'King' }
const SUITS: Readonly<Record<string, string>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' }

/** `5H` as a person reads it: "5 of hearts". */
export function cardName(card: string): string {
  const [rank = '', suit = ''] = card
  return `${RANKS[rank] ?? rank} of ${SUITS[suit]}`
}

/** The key of a card on the pad, free to be tapped. */
export function cardKey(page: Page, card: string): Locator {
  return page.getByRole('group', { name: 'Cards' }).getByRole('button', { name: cardName(card), exact: true })
}

/** Taps cards on the pad one after another, as fast as the finger goes: `5H 5S JD 5D`. */
export async function tapCards(page: Page, cards: string): Promise<void> {
  await atTheFront(page)
  for (const card of cards.split(' ')) await cardKey(page, card).tap()
}

/** Taps a button by its name, or the part of it that matters. */
export async function tap(page: Page, name: string | RegExp): Promise<void> {
  await atTheFront(page)
  await page.getByRole('button', { name }).tap()
}

/** The file that a tap saves. */
export async function fileOf(page: Page, name: string): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), tap(page, name)])
  return file
}

/** A window behind others is drawn only once a second, and nobody could tap it there. */
async function atTheFront(page: Page): Promise<void> {
  if (page.context().pages().length > 1) await page.bringToFront()
}

/** Enters a hand as points: one tap, and one more where the grid is not open yet. */
export async function enterPoints(page: Page, points: number): Promise<void> {
  const grid = page.getByRole('group', { name: /count\?$/ })
  const open = page.getByRole('button', { name: 'Enter points' })
  await expect(grid.or(open)).toBeVisible()
  if (await open.isVisible()) await open.tap()
  await grid.getByRole('button', { name: `${points}`, exact: true }).tap()
}

/** Taps the cards of a hand, and one tap before them where its points are asked for. */
export async function enterCards(page: Page, cards: string): Promise<void> {
  const toCards = page.getByRole('button', { name: 'Tap cards' })
  await expect(toCards.or(page.getByRole('group', { name: 'Cards' })).first()).toBeVisible()
  if (await toCards.isVisible()) await toCards.tap()
  await tapCards(page, cards)
}

/** From the win on the board to its result, which comes by itself where things move. */
export async function toTheResult(page: Page): Promise<void> {
  const key = page.getByRole('button', { name: 'The result' })
  const result = page.getByRole('region', { name: 'How the game went' })
  await expect(key.or(result)).toBeVisible()
  if (await key.isVisible()) await key.click({ timeout: 5_000 }).catch(() => {})
  await expect(result).toBeVisible()
}

/** The score as the table "Score" says it in words. */
export async function expectScore(page: Page, scores: Readonly<Record<string, number>>): Promise<void> {
  const table = page.getByRole('table', { name: 'Score' })
  for (const [side, score] of Object.entries(scores)) {
    await expect(table.getByRole('row', { name: new RegExp(`^${side} ${score} `) })).toHaveCount(1)
  }
}

/** Waits for the table: the page before it has another menu. */
export async function expectTable(page: Page): Promise<void> {
  await expect(page.getByRole('table', { name: 'Score' })).toBeAttached()
}

/** The app says that every tap is saved: for a journey that leaves the page, faster than any person would. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText('Saved', { exact: true })).toBeAttached()
}

/** Everything named is on the screen without scrolling, whole, once a page that was turned has settled. */
export async function expectOnScreen(page: Page, ...things: readonly Locator[]): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  for (const thing of things) {
    await expect(thing).toBeVisible()
    await expect(async () => {
      const box = await thing.boundingBox()
      expect(box, String(thing)).not.toBeNull()
      if (!box) return
      expect(box.x, `${thing}: left`).toBeGreaterThanOrEqual(-0.5)
      expect(box.y, `${thing}: top`).toBeGreaterThanOrEqual(-0.5)
      expect(box.x + box.width, `${thing}: right`).toBeLessThanOrEqual(width + 0.5)
      expect(box.y + box.height, `${thing}: bottom`).toBeLessThanOrEqual(height + 0.5)
    }).toPass({ timeout: 10_000 })
  }
}

/** Nothing overflows sideways. A phone makes `innerWidth` as wide as the page, so it says nothing. */
export async function expectNoSideScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide, 'width of the page').toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}
