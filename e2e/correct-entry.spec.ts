import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { playADeal } from './support/dealt-game.ts'
import { press, reach } from './support/keyboard.ts'
import { startGame } from './support/new-game.ts'
import { entry, said, sheet } from './support/sheet.ts'
import {
  cardKey,
  expectNoSideScroll,
  expectOnScreen,
  expectSaved,
  expectScore,
  tap,
  tapCards,
} from './support/table.ts'
import { CORE, expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A deal and the beginning of the next, seen on the sheet: Ann 25, Bob 23. */
async function onTheSheet(page: Page): Promise<void> {
  await playADeal(page)
  await tap(page, 'Menu')
  await tap(page, 'Score sheet')
}

/** The panel of a line, whole on the screen and heard by those who do not see it. */
async function open(page: Page, name: RegExp, action = 'Edit'): Promise<void> {
  await entry(page, name).tap()
  await page.getByRole('button', { name: action, exact: true }).tap()
  await expect(
    page.getByRole('heading', { level: 1, name: /^(Edit entry|Insert entry|Names and colours)$/ }),
  ).toBeVisible()
  await expectNoSideScroll(page)
  await expectOnScreen(page, page.getByRole('button', { name: /^Cancel$/ }))
  await expectAccessible(page)
}

/** What was accepted holds after a reload, and Undo names it and gives back what was there. */
async function expectKept(
  page: Page,
  label: string,
  scores: Readonly<Record<string, number>>,
): Promise<void> {
  await expectScore(page, scores)
  await expectSaved(page)
  await page.reload()
  await expectScore(page, scores)
  await page.goto('/')
  await tap(page, new RegExp(`^Undo.* ${label}$`))
  await expectScore(page, { Ann: 25, Bob: 23 })
}

test('a card of an old hand is changed, and its points follow', CORE, async ({ page }) => {
  await onTheSheet(page)
  await open(page, /^Ann’s hand/)
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  await tap(page, '5 of diamonds, change')
  await cardKey(page, '4D').tap()
  await expect(said(page, 'Ann 25 → 15.')).toBeVisible()
  await tap(page, 'Cancel')
  await expectScore(page, { Ann: 25 })
  await page.getByRole('button', { name: 'Edit', exact: true }).tap()
  await tap(page, '5 of diamonds, change')
  await page.getByRole('button', { name: /^8 of spades/ }).tap()
  await expect(said(page, 'The 8 of spades is already in Bob’s hand.')).toBeVisible()
  await cardKey(page, '4D').tap()
  await tap(page, 'Save')
  await expect(entry(page, /^Ann’s hand .* · 12 – edited/)).toBeVisible()
  await tap(page, 'Newest entry')
  await expectKept(page, 'Ann’s hand 12, edited', { Ann: 15, Bob: 23 })
})

test('another starter takes the heels back and counts the hands of its deal again', async ({ page }) => {
  await onTheSheet(page)
  await open(page, /^Starter Jack of hearts/)
  await cardKey(page, 'QH').tap()
  await expect(said(page, 'Ann 25 → 23 and Bob 23 → 21. 1 other entry changes.')).toBeVisible()
  await tap(page, 'Save')
  await tap(page, 'Newest entry')
  await expectKept(page, 'starter Queen of hearts ?, edited', { Ann: 23, Bob: 21 })
})

test('an old peg is given other points, another reason and another side', async ({ page }) => {
  await onTheSheet(page)
  await open(page, /^Ann 2 for fifteen/)
  await page.getByText('Pair royal', { exact: true }).tap()
  await expect(said(page, 'Ann 25 → 29.')).toBeVisible()
  await page.getByRole('group', { name: 'Points' }).getByRole('button', { name: '5', exact: true }).tap()
  await page.getByRole('radio', { name: 'Bob' }).tap()
  await expect(said(page, 'Ann 25 → 23 and Bob 23 → 28.')).toBeVisible()
  await tap(page, 'Save')
  await expect(entry(page, /^Bob 5 for a pair royal – edited/)).toBeVisible()
  await tap(page, 'Newest entry')
  await expectKept(page, 'Bob 5 for a pair royal, edited', { Ann: 23, Bob: 28 })
})

test('a claim that was heard wrong is another number with one tap', async ({ page }) => {
  const rules = 'Six-card: To 121'
  await startGame(page, { names: ['Ann', 'Bob'], rules, dealer: 'Ann', choices: ['Show what was missed'] })
  await tapCards(page, 'KH')
  await tap(page, 'To the show')
  await tapCards(page, '7D 8S 8C 9H')
  await page.getByRole('group', { name: 'What does Bob claim?' }).getByText('8', { exact: true }).tap()
  await expectScore(page, { Bob: 8 })
  await tap(page, 'Continue')
  await tap(page, 'Menu')
  await tap(page, 'Score sheet')
  await open(page, /^Bob’s hand/)
  await page.getByText('Claimed', { exact: true }).tap()
  const claims = page.getByRole('group', { name: 'Claimed' })
  await expect(claims.getByRole('button', { name: '8', exact: true, pressed: true })).toBeVisible()
  await claims.getByRole('button', { name: '12', exact: true }).tap()
  await expect(said(page, 'Bob 8 → 12.')).toBeVisible()
  await tap(page, 'Save')
  await expectScore(page, { Bob: 12 })
})

test('a wrong dealer gives heels and crib to the right one', async ({ page }) => {
  await onTheSheet(page)
  await open(page, /^Bob deals/)
  await page.getByText('Ann deals', { exact: true }).tap()
  await expect(said(page, 'Ann 25 → 31 and Bob 23 → 17.')).toBeVisible()
  await tap(page, 'Save')
  await tap(page, 'Newest entry')
  await expectKept(page, 'Ann deals, edited', { Ann: 31, Bob: 17 })
})

test('a name is corrected everywhere', async ({ page }) => {
  await onTheSheet(page)
  await open(page, /^New game/)
  await page.getByLabel('Name, seat 1').fill('Anna')
  await expect(said(page, 'Ann → Anna. No score changes.')).toBeVisible()
  await tap(page, 'Save')
  await expect(entry(page, /^Anna’s hand/)).toBeVisible()
  await tap(page, 'Newest entry')
  await expectKept(page, 'start of the game, edited', { Anna: 25, Bob: 23 })
})

test('names and colours are changed in two taps from the menu, at the end of a game too', async ({
  page,
}) => {
  await playADeal(page)
  const peg = (name: string) => page.getByRole('combobox', { name: `${name}’s peg` })
  await tap(page, 'Menu')
  await tap(page, 'Names and colours')
  await page.getByLabel('Name, seat 2').fill('Bea')
  await peg('Ann').selectOption('green triangle')
  await expect(said(page, 'Bob → Bea. Ann: green triangle. No score changes.')).toBeVisible()
  await expectAccessible(page)
  // A peg that another has changes places with it.
  await peg('Bea').selectOption('green triangle')
  await expect(peg('Ann')).toHaveValue('b')
  await tap(page, 'Save')
  await expectScore(page, { Ann: 25, Bea: 23 })
  await expect(page.getByRole('group', { name: 'Bea' })).toHaveAttribute('data-mark', 'c')
  await tap(page, /^Undo: start of the game, edited/)
  await expectScore(page, { Ann: 25, Bob: 23 })

  await tap(page, 'Menu')
  await tap(page, 'End this game')
  await tap(page, 'Menu')
  await tap(page, 'Names and colours')
  await tap(page, 'Cancel')
  await expect(page.getByRole('heading', { name: 'Game ended early' })).toBeVisible()
})

test('a forgotten peg is inserted where it belongs', async ({ page }) => {
  await onTheSheet(page)
  await open(page, /^Bob’s hand/, 'Insert above')
  await page.getByText('Pair', { exact: true }).tap()
  await expect(said(page, 'Ann 25 → 27.')).toBeVisible()
  await tap(page, 'Insert')
  await expect(entry(page, /^Ann 2 for a pair – Ann 27, Bob 4$/)).toBeVisible()
  await tap(page, 'Newest entry')
  await expectKept(page, 'Ann 2 for a pair, inserted', { Ann: 27, Bob: 23 })
})

test('a hand removed by mistake is inserted again as a number', async ({ page }) => {
  await onTheSheet(page)
  await entry(page, /^Bob’s hand/).tap()
  await tap(page, 'Remove')
  await tap(page, 'Remove it')
  await open(page, /^Bob’s crib/, 'Insert above')
  await page.getByRole('radio', { name: 'Bob’s hand' }).tap()
  await page.getByRole('radio', { name: 'Number' }).tap()
  await page.getByRole('button', { name: '12', exact: true }).tap()
  await expect(said(page, 'Bob 11 → 23.')).toBeVisible()
  await page.getByRole('button', { name: 'Insert' }).last().tap()
  await tap(page, 'Newest entry')
  await expectScore(page, { Ann: 25, Bob: 23 })
})

test('an old peg is corrected by keys alone', async ({ page }) => {
  await onTheSheet(page)
  await reach(page, sheet(page).locator('[aria-current]'))
  await press(page, 'Home', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter')
  await reach(page, page.getByRole('button', { name: 'Edit', exact: true }))
  await press(page, 'Enter')
  await reach(
    page,
    page.getByRole('group', { name: 'Points' }).getByRole('button', { name: '1', exact: true }),
  )
  await press(page, '3', 'Enter')
  await expect(said(page, 'Ann 25 → 26.')).toBeVisible()
  await reach(page, page.getByRole('button', { name: 'Save' }))
  await press(page, 'Enter')
  await expect(entry(page, /^Ann 3 for fifteen – edited/)).toBeVisible()
})
