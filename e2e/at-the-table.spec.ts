import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { type NewGame, startGame } from './support/new-game.ts'
import {
  cardKey,
  enterPoints,
  expectNoSideScroll,
  expectOnScreen,
  expectScore,
  tap,
  tapCards,
} from './support/table.ts'
import { CORE, expect, PHONES, test } from './support/test.ts'

async function begin(page: Page, game: NewGame, starter: string): Promise<void> {
  await startGame(page, game)
  await tapCards(page, starter)
}

async function claim(page: Page, cards: string, points: string): Promise<void> {
  await tapCards(page, cards)
  await page.getByRole('button', { name: points, exact: true }).tap()
}

test('the summary of a deal says where the points came from, and they add up', CORE, async ({ page }) => {
  const names = ['Ann', 'Bob', 'Cleo']
  await page.setViewportSize(PHONES.small)
  await begin(
    page,
    { names, rules: 'Three-hand: To 121', dealer: 'Ann', choices: ['Opponents take it'] },
    'JH',
  )
  await tap(page, 'Bob pegs 2 for fifteen')
  await tap(page, 'Ann pegs 1 for the go')
  await tap(page, 'To the show')
  await claim(page, '7D 8S 8C 9H', '8')
  await tap(page, /^Muggins! Ann takes 4/)
  for (const cards of ['2C 4D 6H 8D', '2D 4C 6D 8H', '2S 4H 6S TC']) await claim(page, cards, '0')
  const summary = page.getByRole('group', { name: 'Deal 1' })
  const row = (name: string) => summary.getByRole('row', { name, exact: true })
  await expect(row('In the play 1 2')).toBeVisible()
  await expect(row('His heels 2')).toBeVisible()
  await expect(summary.getByRole('row', { name: /^Bob’s hand .* 8$/ })).toBeVisible()
  await expect(row('Muggins 4')).toBeVisible()
  await expect(row('Total 7 10 0')).toBeVisible()
  await expect(summary.getByRole('row', { name: /^(Penalty|Three for last)/ })).toHaveCount(0)
  await expectScore(page, { Ann: 7, Bob: 10, Cleo: 0 })
  await expectNoSideScroll(page)
  await expectOnScreen(page, row('Total 7 10 0'))
  // Here it scrolls, so the keyboard must get into it.
  await expectAccessible(page)
  await summary.focus()
  await page.keyboard.press('End')
  await expect(summary.getByRole('row', { name: /^Ann’s crib/ })).toBeInViewport()
  await page.setViewportSize(PHONES.usual)
  await expectAccessible(page)
})

test('a jack is a key of the dealer’s pad until somebody pegs; the starter is asked for by those who want it', async ({
  page,
}) => {
  await page.setViewportSize(PHONES.small)
  await startGame(page, { names: ['Ann', 'Bob'], rules: 'Six-card: To 121', dealer: 'Ann', unasked: true })
  const jack = (dealer: string) => page.getByRole('button', { name: `${dealer} pegs 2 for his heels` })
  await expect(page.getByText('Jack turned up? Tap Ann’s jack.')).toBeVisible()
  await tap(page, 'Bob pegs 2 for fifteen')
  await expect(jack('Ann')).toBeDisabled()
  await expect(page.getByText('Jack turned up?')).toHaveCount(0)
  await tap(page, 'To the show')
  for (const points of [4, 8, 2]) await enterPoints(page, points)
  await tap(page, /^Next deal/)
  await expectOnScreen(page, jack('Bob'), page.getByRole('button', { name: 'To the show' }))
  await expect(page.getByText('Jack turned up?')).toHaveCount(0)
  await jack('Bob').tap()
  await expectScore(page, { Ann: 10, Bob: 8 })
  await expect(jack('Bob')).toBeDisabled()
  await tap(page, 'Menu')
  await tap(page, 'Enter the starter')
  await tapCards(page, '9H')
  await expect(jack('Bob')).toHaveCount(0)
  await tap(page, 'To the show')
  for (const points of [4, 8, 2]) await enterPoints(page, points)
  await tap(page, /^Next deal/)
  await expect(page.getByRole('button', { name: 'Skip starter' })).toBeVisible()
})

const BY_CARDS: NewGame = {
  names: ['Ann', 'Bob'],
  rules: 'Six-card: To 121',
  dealer: 'Bob',
  choices: ['By cards'],
}

test('a go while any card can be played asks first', CORE, async ({ page }) => {
  await page.setViewportSize(PHONES.small)
  await begin(page, BY_CARDS, '9S')
  await tapCards(page, '5H TD')
  const turn = (name: string) => page.getByRole('heading', { name: `${name}’s turn` })
  const question = page.getByText('Any card can be played at 15. Say go anyway?')
  await expect(turn('Ann')).toBeVisible()
  const king = await cardKey(page, 'KC').boundingBox()
  await tap(page, /^Go Ann/)
  await expect(question).toBeVisible()
  expect(await cardKey(page, 'KC').boundingBox(), 'no key moves').toEqual(king)
  await expect(turn('Ann')).toBeVisible()
  await expectOnScreen(page, page.getByRole('button', { name: 'Say go', exact: true }))
  await expectAccessible(page)
  await tap(page, 'Dismiss')
  await expect(question).toHaveCount(0)
  await tap(page, /^Go Ann/)
  await tap(page, 'Say go')
  await expect(turn('Bob')).toBeVisible()
  await expect(question).toHaveCount(0)
  await tap(page, /^Undo/)
  await tapCards(page, 'KC')
  await tap(page, /^Go Bob/)
  await expect(page.getByText('Bob says go.').first()).toBeVisible()
  await expect(turn('Ann')).toBeVisible()
})

/** With the king of hearts three lines of two and two of three. */
const TWELVE = '7D 8S 8C 9H'

test('what a claim missed is called a guess only where it is one', CORE, async ({ page }) => {
  await begin(
    page,
    { names: ['Ann', 'Bob'], rules: 'Six-card: To 121', dealer: 'Bob', choices: ['Opponents take it'] },
    'KH',
  )
  await tap(page, 'To the show')
  const ledger = page.getByRole('region', { name: 'The count, line by line' })
  const rows = (mark: string) =>
    ledger.getByRole('row').filter({ has: page.getByText(mark, { exact: true }) })

  await claim(page, TWELVE, '0')
  await expect(page.getByText(/were missed\.$/)).toBeVisible()
  await expect(rows('missed')).toHaveCount(5)
  await expect(rows('missed?')).toHaveCount(0)
  await tap(page, /^Undo/)

  // The cards are in their places again.
  await page.getByRole('button', { name: '8', exact: true }).tap()
  await expect(page.getByText(/^Most likely .* (was|were) missed: /)).toBeVisible()
  await expect(rows('missed?')).toHaveCount(2)
  await tap(page, /^Undo/)

  await page.getByRole('button', { name: '11', exact: true }).tap()
  await expect(page.getByText('1 point missed.', { exact: true })).toBeVisible()
  await expect(rows('missed?')).toHaveCount(0)
})
