import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { startGame } from './support/new-game.ts'
import { expectNoSideScroll, expectScore, tap, tapCards } from './support/table.ts'
import { expect, PHONES, test } from './support/test.ts'

const NAMES = ['Ann', 'Bob']

const key = (page: Page, points: number) => page.getByRole('button', { name: `${points}`, exact: true })
const choose = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).check({ force: true })

async function penalty(page: Page, fault: string, name: RegExp): Promise<void> {
  await tap(page, 'Menu')
  await tap(page, 'Peg a penalty')
  await choose(page, fault)
  await tap(page, name)
}

for (const size of Object.values(PHONES)) {
  test(`muggins in the play is one key beside the pads, at ${size.width}×${size.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await startGame(page, { names: NAMES, rules: 'ACC: With muggins', dealer: 'Bob' })
    await tapCards(page, '9H')
    await tap(page, /^Muggins$/)
    await expectNoSideScroll(page)
    await expectAccessible(page)
    await choose(page, 'Ann')
    await key(page, 2).tap()
    await expectScore(page, { Ann: 2, Bob: 0 })
    // A false call is the other side’s.
    await tap(page, /^Muggins$/)
    await choose(page, 'False call')
    await choose(page, 'Ann')
    await key(page, 3).tap()
    await expectScore(page, { Ann: 2, Bob: 3 })
    await expectNoSideScroll(page)
    await tap(page, 'To the show')
    await tap(page, 'Menu')
    await expect(page.getByText('Muggins in the play')).toBeVisible()
  })
}

test('a false call in the play is pegged with the player’s own words, and only where it costs something', async ({
  page,
}) => {
  const game = { names: NAMES, rules: 'ACC: With muggins', dealer: 'Bob' }
  await startGame(page, game)
  await tapCards(page, '9H')
  await tap(page, /^Muggins$/)
  await choose(page, 'False call')
  await choose(page, 'Ann')
  await page.getByRole('textbox', { name: 'In your own words' }).fill('it was no run')
  await key(page, 3).tap()
  await expectScore(page, { Ann: 0, Bob: 3 })
  await expect(page.getByRole('button', { name: /^Undo: Bob 3 for .*\(it was no run\)/ })).toBeVisible()

  await startGame(page, { ...game, house: { 'A wrong muggins call': 'Is free' } })
  await tapCards(page, '9H')
  await tap(page, /^Muggins$/)
  await expect(page.getByRole('radio', { name: 'Muggins', exact: true })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'False call' })).toHaveCount(0)
})

test('without muggins there is no Muggins key', async ({ page }) => {
  await startGame(page, { names: NAMES, rules: 'ACC: No muggins', dealer: 'Bob' })
  await tapCards(page, '9H')
  await expect(page.getByRole('button', { name: 'To the show' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Muggins', exact: true })).toHaveCount(0)
})

test('a renege costs two for each card that fitted, and a false claim what was claimed and fifteen', async ({
  page,
}) => {
  const scores = { Ann: 100, Bob: 50 }
  await startGame(page, { names: NAMES, rules: 'ACC: No muggins', dealer: 'Bob', scores })
  await tapCards(page, '9H')
  await penalty(page, 'Ann', /^Renege: /)
  await key(page, 2).tap()
  await expectScore(page, { Ann: 100, Bob: 54 })
  await penalty(page, 'Ann', /^False claim of game: /)
  await expect(page.getByRole('group', { name: 'Points that Ann claimed too many' })).toBeVisible()
  // What is written for it is fixed.
  await expect(page.getByRole('textbox', { name: 'In your own words' })).toHaveCount(0)
  await key(page, 4).tap()
  await expectScore(page, { Ann: 85, Bob: 58 })
  await tap(page, /^Undo/)
  await expectScore(page, { Ann: 100, Bob: 54 })
})

test('a win that was claimed falsely is taken back with one key', async ({ page }) => {
  const scores = { Ann: 116, Bob: 110 }
  await startGame(page, { names: NAMES, rules: 'ACC: No muggins', dealer: 'Bob', scores })
  await tapCards(page, '9H')
  await tap(page, /^Ann pegs 5 for a run of 5/)
  await tap(page, 'Result')
  await tap(page, 'False claim of game')
  await expectAccessible(page)
  await key(page, 2).tap()
  await expectScore(page, { Ann: 104, Bob: 112 })
})

test('by cards the other side says whether a card held back is dead or played', async ({ page }) => {
  const game = { names: NAMES, rules: 'ACC: No muggins', dealer: 'Ann', choices: ['By cards'] }
  await startGame(page, game)
  await tapCards(page, '9H KS JD 5C')
  await tap(page, /^Go/)
  await tapCards(page, 'AC')
  await tap(page, /^Go/)
  await tapCards(page, '4D')
  await expect(page.getByText('Ann said go at 25 holding the 4 of diamonds.')).toBeVisible()
  await expectNoSideScroll(page)
  await expectAccessible(page)
  const series = page.getByRole('list', { name: 'Cards of this count' })
  const count = page.locator('[data-mirrors]', { has: series }).last()
  await tap(page, /^4♦ is dead/)
  await expectScore(page, { Ann: 0, Bob: 2 })
  await expect(series.getByRole('listitem')).toHaveCount(3)
  await expect(count).toContainText(/^25/)
  await tap(page, /^Undo/)
  await tap(page, /^Play 4♦ at 25/)
  await expectScore(page, { Ann: 0, Bob: 2 })
  await expect(series.getByRole('button', { name: '4 of diamonds, Ann' })).toBeVisible()
  await expect(series.getByRole('listitem')).toHaveCount(4)
  await expect(count).toContainText(/^29/)
  await expect(page.getByText('Bob’s turn')).toBeVisible()
})
