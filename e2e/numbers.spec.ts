import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { beginAnnAndBob } from './support/dealt-game.ts'
import { tapsOn } from './support/pace.ts'
import { expectStored } from './support/stored.ts'
import {
  enterPoints,
  expectNoSideScroll,
  expectOnScreen,
  expectSaved,
  expectScore,
  tap,
  tapCards,
} from './support/table.ts'
import { CORE, expect, PHONES, test } from './support/test.ts'

const key = (page: Page, points: number) => page.getByRole('button', { name: `${points}`, exact: true })
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

test('a deal by points takes twelve taps, its hands entered as points', CORE, async ({ page }) => {
  await beginAnnAndBob(page)
  await tapCards(page, '9H')
  await tap(page, 'To the show')
  for (const points of [4, 6, 2]) await enterPoints(page, points)
  await tap(page, /^Next deal/)

  const before = await tapsOn(page)
  await tapCards(page, 'KD')
  for (const name of ['Ann', 'Bob', 'Ann', 'Bob', 'Ann', 'Bob']) await tap(page, `${name} pegs 1 for the go`)
  await tap(page, 'To the show')
  for (const points of [8, 12, 10]) await enterPoints(page, points)
  await tap(page, /^Next deal/)
  expect((await tapsOn(page)) - before).toBeLessThanOrEqual(12)
  await expectScore(page, { Ann: 4 + 3 + 12 + 10, Bob: 8 + 3 + 8 })
})

test('hands entered as points stay so after a reload, until cards are tapped again', async ({ page }) => {
  await beginAnnAndBob(page)
  await tapCards(page, '9H')
  await tap(page, 'To the show')
  await tap(page, 'Enter points')
  for (const viewport of Object.values(PHONES)) {
    await page.setViewportSize(viewport)
    await expectOnScreen(page, key(page, 0), key(page, 29), page.getByRole('button', { name: 'Tap cards' }))
    await expectOnScreen(page, page.getByRole('button', { name: 'Board, full screen' }))
    await expectNoSideScroll(page)
  }
  await expectAccessible(page)
  await key(page, 8).tap()
  await expectSaved(page)
  await page.reload()
  await expect(page.getByRole('group', { name: 'What does Bob’s hand count?' })).toBeVisible()
  const turns = page.getByRole('list', { name: 'The show' }).getByRole('listitem')
  await expect(turns).toHaveText(['Ann hand 8', 'Bob hand', 'Bob crib'])
  await tap(page, 'Ann hand 8, change')
  await key(page, 9).tap()
  await tap(page, 'Save')
  await expectScore(page, { Ann: 9, Bob: 0 })
  await tap(page, 'Tap cards')
  await tapCards(page, '7D 8S 8C')
  await tap(page, 'Enter points')

  // The app is closed before anything is entered: the cards that were tapped are shown again.
  await expectStored(page, 'drafts', '8C')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Take back 8 of clubs' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enter points' })).toBeVisible()
  await tapCards(page, '9D')
  await tap(page, 'Peg 20 for Bob')
  await expect(page.getByRole('group', { name: 'What does Bob’s crib count?' })).toBeVisible()
})

test('any points are pegged with one tap, and a penalty can only pay the others', async ({ page }) => {
  await beginAnnAndBob(page)
  await tapCards(page, '9H')
  await tap(page, 'Ann: other points')
  for (const viewport of Object.values(PHONES)) {
    await page.setViewportSize(viewport)
    await expectOnScreen(page, page.getByRole('button', { name: 'Ann pegs 12 for a double pair royal' }))
    await expectNoSideScroll(page)
  }
  await expectAccessible(page)
  await key(page, 17).tap()
  await expectScore(page, { Ann: 17, Bob: 0 })
  await tap(page, 'Bob: other points')
  await tap(page, 'Bob pegs 7 for a run of 7')
  await expectScore(page, { Ann: 17, Bob: 7 })
  await tap(page, 'Bob: other points')
  await radio(page, 'Penalty').check({ force: true })
  await expect(page.getByRole('group', { name: 'Ann’s fault: Bob gets the points' })).toBeVisible()
  await expectAccessible(page)
  await tap(page, 'Over-pegged: Bob pegs 2')
  await expectScore(page, { Ann: 17, Bob: 9 })
  await tap(page, /^Undo: Bob 2 for a penalty/)
  await expectScore(page, { Ann: 17, Bob: 7 })
  await tap(page, 'Bob: other points')
  await radio(page, 'Subtract').check({ force: true })
  await key(page, 7).tap()
  await expectScore(page, { Ann: 17, Bob: 0 })
})

test('a penalty is pegged from the menu at any step', async ({ page }) => {
  await beginAnnAndBob(page)
  const penalise = async (points: number) => {
    await tap(page, 'Menu')
    await tap(page, 'Peg a penalty')
    await expect(key(page, points)).toHaveCount(0)
    await radio(page, 'Ann').check({ force: true })
    await key(page, points).tap()
  }
  await penalise(2)
  await expect(page.getByText('What turned up?')).toBeVisible()
  await expectScore(page, { Ann: 0, Bob: 2 })
  await tapCards(page, '9H')
  await penalise(3)
  await tap(page, 'To the show')
  await tap(page, 'Back to board')
  await penalise(1)
  await tap(page, 'Ann’s hand')
  for (const points of [4, 6, 2]) await enterPoints(page, points)
  await penalise(5)
  await expect(page.getByRole('button', { name: /^Next deal/ })).toBeVisible()
  await expectScore(page, { Ann: 4, Bob: 2 + 3 + 1 + 6 + 2 + 5 })
})

test('a misdeal asks what happens to its pegs', async ({ page }) => {
  await beginAnnAndBob(page, { Ann: 10, Bob: 20 })
  await tapCards(page, 'JC')
  await tap(page, 'Ann pegs 6 for a pair royal')
  await expectScore(page, { Ann: 16, Bob: 22 })
  const misdeal = async (answer: string) => {
    await tap(page, 'Menu')
    await page
      .getByRole('group', { name: /^Misdeal/ })
      .getByRole('button', { name: answer })
      .tap()
    await expect(page.getByText('What turned up?')).toBeVisible()
  }
  await misdeal('Take them back')
  await expectScore(page, { Ann: 10, Bob: 20 })
  await tap(page, /^Undo/)
  await expectScore(page, { Ann: 16, Bob: 22 })
  await misdeal('Keep them')
  await expectScore(page, { Ann: 16, Bob: 22 })
})
