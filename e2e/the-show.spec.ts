import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { type NewGame, startGame } from './support/new-game.ts'
import { openRecorded } from './support/recorded.ts'
import { expectStored } from './support/stored.ts'
import {
  cardKey,
  cardName,
  expectNoSideScroll,
  expectOnScreen,
  expectScore,
  tap,
  tapCards,
} from './support/table.ts'
import { CORE, expect, PHONES, test } from './support/test.ts'

const TWELVE = '7D 8S 8C 9H'

/** Blue deals and the king of hearts is turned. */
async function begin(page: Page, game: NewGame = {}): Promise<void> {
  await openRecorded(page, `a starter of ${JSON.stringify(game)}`, () => turnTheStarter(page, game))
}

async function turnTheStarter(page: Page, game: NewGame): Promise<void> {
  await startGame(page, { ...game, dealer: 'Blue' })
  await tapCards(page, 'KH')
}

async function toTheShow(page: Page, game?: NewGame): Promise<void> {
  await begin(page, game)
  await tap(page, 'To the show')
}

const hand = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const slip = (page: Page) => page.getByRole('status').filter({ hasText: 'Move it here?' })
const whose = (page: Page) => page.getByRole('combobox', { name: 'Whose hand' })

/** The key of a card that is already in use. */
const held = (page: Page, card: string, where: string) =>
  page
    .getByRole('group', { name: 'Cards' })
    .getByRole('button', { name: new RegExp(`^${cardName(card)}.*${where}`) })

test.describe('a card that is already in use', () => {
  test(
    'comes out of a counted hand, which is counted again; one Undo puts it back',
    CORE,
    async ({ page }) => {
      await toTheShow(page)
      await tapCards(page, TWELVE)
      await tap(page, 'Peg 12 for Red')
      await tapCards(page, '2D')
      await held(page, '8S', 'in Red’s hand').tap()
      await expect(slip(page)).toContainText(
        'The 8 of spades is already in Red’s hand. Move it here? Red’s hand is counted again: Red 12 → 0.',
      )
      await expectAccessible(page)
      await expectNoSideScroll(page)
      await tap(page, 'Move it')
      await expect(page.getByRole('status').filter({ hasText: 'Corrected. Red 0, Blue 0.' })).toBeAttached()
      await expectScore(page, { Red: 0, Blue: 0 })
      await expect(hand(page, 'Red’s hand')).toBeVisible()
      await tapCards(page, '8H') // what the card really was
      await tap(page, 'Peg 12 for Red')
      await expect(hand(page, 'Blue’s hand')).toBeVisible()
      await expect(cardKey(page, '8S')).toHaveAttribute('aria-pressed', 'true')
      await tapCards(page, '3D 4D')
      await tap(page, /^Peg \d+ for Blue/)
      await expect(hand(page, 'Blue’s crib')).toBeVisible()
    },
  )

  test('stays where it is when the question is dismissed; moved by mistake, one Undo restores the count', async ({
    page,
  }) => {
    await toTheShow(page)
    await tapCards(page, TWELVE)
    await tap(page, 'Peg 12 for Red')
    await held(page, '8S', 'in Red’s hand').tap()
    await tap(page, 'Dismiss')
    await expect(slip(page)).toHaveCount(0)
    await held(page, '8S', 'in Red’s hand').tap()
    await expect(slip(page)).toHaveCount(1)
    // Anything else that is tapped dismisses it too.
    await tapCards(page, '2D')
    await expect(slip(page)).toHaveCount(0)
    await tap(page, /^Take back 2 of diamonds/)
    await expectScore(page, { Red: 12, Blue: 0 })
    await held(page, '8S', 'in Red’s hand').tap()
    await tap(page, 'Move it')
    await expectScore(page, { Red: 0 })
    // What was tapped is undone first, card by card; then the move.
    for (let card = 0; card < 3; card++) await tap(page, /^Take back/)
    await tap(page, /^Undo/)
    await expectScore(page, { Red: 12, Blue: 0 })
    await expect(hand(page, 'Blue’s hand')).toBeVisible()
    await expect(held(page, '8S', 'in Red’s hand')).toBeVisible()
  })

  test('was mistaken for the starter: the real one is tapped, its effect shown first', async ({ page }) => {
    await toTheShow(page)
    await tapCards(page, '7D 8S 8C')
    await held(page, 'KH', 'the starter').tap()
    await tap(page, 'Move it')
    await expect(page.getByText('Which card was it?')).toBeVisible()
    await tapCards(page, 'JD')
    await expect(page.getByText('Blue 0 → 2.')).toBeVisible()
    await expectAccessible(page)
    await tap(page, 'Save')
    // Two for the heels of the true starter, and the king is in the hand.
    await expectScore(page, { Red: 0, Blue: 2 })
    await expect(page.getByRole('button', { name: 'King of hearts, change' })).toBeVisible()
    await tap(page, 'Peg 6 for Red')
    await expectScore(page, { Red: 6, Blue: 2 })
  })

  test('was played by the other: it is corrected and played here in one tap', async ({ page }) => {
    await begin(page, { choices: ['By cards'] })
    await tapCards(page, '7D 9S')
    await held(page, '7D', 'in Red’s hand').tap()
    await tap(page, 'Move it')
    await tapCards(page, '6C')
    await expect(page.getByText('Blue 0 → 2.')).toBeVisible()
    await tap(page, 'Save')
    await expect(page.getByRole('button', { name: '6 of clubs, Red, change' })).toBeVisible()
    await expect(page.getByRole('button', { name: '7 of diamonds, Red, change' })).toBeVisible()
    await expectScore(page, { Red: 0, Blue: 2 })
    await tap(page, /^Undo/)
    await expect(page.getByRole('button', { name: '6 of clubs, Red, change' })).toHaveCount(0)
    await expectScore(page, { Red: 0, Blue: 0 })
  })

  test('tapped for the crib moves from there without a mention of pegs', async ({ page }) => {
    await toTheShow(page)
    await whose(page).selectOption('Blue’s crib')
    await tapCards(page, '5D 5S')
    await whose(page).selectOption('Red’s hand')
    await held(page, '5D', 'in Blue’s crib').tap()
    await expect(slip(page)).toHaveText(/in Blue’s crib\. Move it here\?Move it$/)
    await tap(page, 'Move it')
    await expect(cardKey(page, '5D')).toHaveAttribute('aria-pressed', 'true')
    await whose(page).selectOption('Blue’s crib')
    await expect(page.getByRole('button', { name: /^Take back 5 of spades/ })).toBeVisible()
  })
})

test.describe('a hand tapped before its turn', () => {
  test(
    'waits, through a reload too, and is pegged when the earlier one is counted',
    CORE,
    async ({ page }) => {
      await toTheShow(page)
      await whose(page).selectOption('Blue’s hand')
      await expect(page.getByText('after Red’s hand')).toBeVisible()
      await tapCards(page, '5D 5S JC TC')
      await expect(page.getByRole('button', { name: /^Peg/ })).toHaveCount(0)
      await expectAccessible(page)
      await expectStored(page, 'drafts', 'TC')
      await page.reload()
      await expect(hand(page, 'Red’s hand')).toBeVisible()
      await expect(held(page, '5D', 'in Blue’s hand')).toBeVisible()
      await tapCards(page, TWELVE)
      await tap(page, 'Peg 12 for Red')
      await expect(hand(page, 'Blue’s hand')).toBeVisible()
      await tap(page, 'Peg 14 for Blue')
      await expectScore(page, { Red: 12, Blue: 14 })
      await expect(hand(page, 'Blue’s crib')).toBeVisible()
      await expect(whose(page)).toHaveCount(0)
    },
  )

  test('forgets which card was pointed at before its turn', async ({ page }) => {
    await toTheShow(page)
    await tapCards(page, TWELVE)
    await whose(page).selectOption('Blue’s hand')
    await tapCards(page, '5D 5S JC TC')
    await tap(page, '5 of spades, change')
    await whose(page).selectOption('Red’s hand')
    await tap(page, 'Peg 12 for Red')
    await tap(page, '10 of clubs, change')
    await tapCards(page, 'QC')
    await tap(page, 'Peg 17 for Blue')
    await expectScore(page, { Red: 12, Blue: 17 })
  })

  test('does not show its count at a table with claims, and is then asked for its claim', async ({
    page,
  }) => {
    await toTheShow(page, { choices: ['Opponents take it'] })
    await whose(page).selectOption('Blue’s hand')
    await tapCards(page, '5D 5S JC TC')
    await expect(page.getByText(/fifteen/i)).toHaveCount(0)
    await expect(page.getByRole('group', { name: /^What does/ })).toHaveCount(0)
    await tap(page, 'Red’s hand')
    await tapCards(page, TWELVE)
    await page.getByRole('button', { name: '12', exact: true }).tap()
    await expect(page.getByRole('group', { name: 'What does Blue claim?' })).toBeVisible()
  })

  for (const [name, viewport] of Object.entries(PHONES))
    test(`fits the ${name} phone`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await toTheShow(page)
      const place = await cardKey(page, 'KC').boundingBox()
      await tapCards(page, '7D')
      expect(await cardKey(page, 'KC').boundingBox(), 'no key moves under the next tap').toEqual(place)
      await tap(page, /^Take back/)
      await whose(page).selectOption('Blue’s crib')
      await tapCards(page, '5D 5S JC TC')
      await expectOnScreen(
        page,
        hand(page, 'Blue’s crib'),
        cardKey(page, 'KC'),
        page.getByRole('button', { name: 'Red’s hand' }),
      )
      await expectNoSideScroll(page)
    })
})

for (const name of ['usual', 'small'] as const)
  test(`six lines of a count and their sum are in sight on a ${name} phone`, async ({ page }) => {
    await page.setViewportSize(PHONES[name])
    await startGame(page, { dealer: 'Blue' })
    await tapCards(page, 'KS')
    await tap(page, 'To the show')
    await tapCards(page, '6S 6D 9H 9C')
    const lines = page.getByRole('region', { name: 'The count, line by line' })
    await expect(lines.getByRole('row')).toHaveCount(7) // and the heads, which are only heard
    expect(await lines.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1)
    await expectOnScreen(page, lines.getByRole('row').last(), page.getByRole('button', { name: /^Peg 12/ }))
  })
