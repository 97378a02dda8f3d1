import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInEveryLook } from './support/axe.ts'
import { startGame } from './support/new-game.ts'
import { expectNoSideScroll, expectOnScreen, expectSaved, tap, tapCards } from './support/table.ts'
import { expect, PHONES, test } from './support/test.ts'

test.use({
  pace: 'real',
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
})

const side = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const said = (page: Page) => page.locator('p[role=status]')
const tools = (page: Page) => page.getByRole('button').or(page.getByRole('link'))

/** How many windows may score a game, or wait for it. */
async function writers(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query()
    return held.concat(pending).filter(({ name }) => name?.startsWith('fifteen-two game')).length
  })
}

test('a second window shows each peg and the next game, has nothing to tap and never scores', async ({
  page: first,
  context,
}) => {
  await startGame(first, { names: ['Ann', 'Bob'], dealer: 'Bob' })
  await tapCards(first, '9H')
  await tap(first, 'Menu')
  const [watch] = await Promise.all([
    context.waitForEvent('page'),
    tap(first, 'Show on a large screen in a window to watch'),
  ])
  await expect(said(watch)).toHaveText('Ann leads')
  await tap(first, 'Ann pegs 2 for fifteen')
  await expect(said(watch)).toHaveText('Ann pegs 2 for fifteen')
  await expect(side(watch, 'Ann')).toContainText('2')
  await expect(watch.getByRole('img', { name: 'Lead after each deal: Ann 2' })).toBeVisible()
  await expect(watch.getByText('Ann leads by 2')).toBeVisible()
  await expect(side(watch, 'Bob')).toContainText('crib')
  await expect(tools(watch)).toHaveCount(0)
  await expectAccessible(watch)

  await expectSaved(first)
  await first.close()
  await watch.reload()
  await expect(said(watch)).toHaveText('Ann pegs 2 for fifteen')
  await expect.poll(() => writers(watch)).toBe(0)
  const second = await context.newPage()
  await second.goto('/')
  await tap(second, 'Bob pegs 3 for a run of 3')
  await expect(said(watch)).toHaveText('Bob pegs 3 for a run of 3')
  await tap(second, /^Undo/)
  await expect(said(watch)).toHaveText('Ann pegs 2 for fifteen')

  await startGame(second, { names: ['Cleo', 'Dan'], dealer: 'Dan' })
  await expect(side(watch, 'Cleo')).toBeVisible()
  const closed = watch.waitForEvent('close')
  // The window may be gone before the press is answered.
  await watch.keyboard.press('Escape').catch(() => {})
  await closed
})

test('before a game there is a sentence; four players have columns, and the win its colour and its words', async ({
  page,
  context,
}) => {
  const watch = await context.newPage()
  await watch.goto('/watch')
  await expect(watch.getByRole('heading', { name: 'No game is on the table' })).toBeVisible()
  const names = ['Ann', 'Christopher', 'Cleo', 'Bartholomew']
  const scores = { Ann: 28, Christopher: 119, Cleo: 28, Bartholomew: 104 }
  await startGame(page, { names, scores, rules: 'Four-hand: Each alone', dealer: 'Bartholomew' })
  await tapCards(page, '7C')
  await tap(page, /^Ann pegs 3/)
  await expect(side(watch, 'Christopher')).toContainText('to play · needs 2')
  await expect(side(watch, 'Bartholomew')).toContainText('crib · needs 17')
  for (const viewport of [{ width: 1920, height: 1080 }, { width: 1024, height: 768 }, PHONES.usual]) {
    await watch.setViewportSize(viewport)
    await expectOnScreen(watch, side(watch, 'Bartholomew'), said(watch))
    await expectNoSideScroll(watch)
  }
  await expectAccessibleInEveryLook(watch, 'four players')
  await tap(page, 'Christopher pegs 2 for fifteen, wins')
  await expect(watch.getByRole('heading', { name: 'Christopher wins' })).toBeVisible()
  await expect(watch.getByText('Christopher pegged out in the play.')).toBeVisible()
  await expectAccessibleInEveryLook(watch, 'the win')
  await watch.keyboard.press('Escape')
  await expect(watch).toHaveURL('/')
})
