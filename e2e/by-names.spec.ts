import type { Locator, Page } from '@playwright/test'
import { askStarter, openRuleSets } from './support/new-game.ts'
import { cardKey, toTheResult } from './support/table.ts'
import { expect, test } from './support/test.ts'

// What a person who cannot see the page hears: every step finds things by role and name, and checks what is announced.

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
/** A side's pad, known by its name. */
const padOf = (page: Page, side: string) => page.getByRole('group', { name: side, exact: true })

async function press(target: Locator): Promise<void> {
  await expect(target).toHaveCount(1)
  await target.press('Enter')
}

/** The last entry as it is announced, once and in one place. */
async function expectHeard(page: Page, sentence: string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: sentence })).toHaveText(sentence)
}

async function pressCards(page: Page, cards: string): Promise<void> {
  for (const card of cards.toUpperCase().split(' ')) await press(cardKey(page, card))
}

/** The score as the table of that name has it, row by row: side, score, to go, last peg. */
async function expectTable(page: Page, ...rows: readonly string[]): Promise<void> {
  const table = page.getByRole('table', { name: 'Score' })
  for (const row of rows) await expect(table.getByRole('row', { name: row, exact: true })).toHaveCount(1)
}

interface Deal {
  readonly starter: string
  /** Whose key, its name, and what is announced. */
  readonly play: readonly (readonly [side: string, key: string, heard: string])[]
  /** Whose hand, its cards or its points, and what is announced. */
  readonly hands: readonly (readonly [of: string, tapped: string, heard: string])[]
}

/** From Ann 27, Bob 24: two deals, after which a peg wins. */
const DEALS: readonly Deal[] = [
  {
    starter: 'JH',
    play: [
      ['Ann', 'Ann pegs 2 for fifteen', 'Ann pegs 2 for fifteen. Ann 29, Bob 26.'],
      ['Bob', 'Bob pegs 3 for a run of 3', 'Bob pegs 3 for a run of 3. Ann 29, Bob 29.'],
    ],
    hands: [
      ['Ann’s hand', '5h 5s 5d', 'Ann’s hand counts 14. Ann 43, Bob 29.'],
      ['Bob’s hand', '7d 7c 8s', 'Bob’s hand counts 6. Ann 43, Bob 35.'],
      ['Bob’s crib', '8', 'Bob’s crib counts 8. Ann 43, Bob 43.'],
    ],
  },
  {
    starter: '5C',
    play: [],
    hands: [
      ['Bob’s hand', '5h 5d jc', 'Bob’s hand counts 15. Ann 43, Bob 58.'],
      ['Ann’s hand', '6s 7s 8h', 'Ann’s hand counts 6. Ann 49, Bob 58.'],
      ['Ann’s crib', 'td qs 2h 3c', 'Ann’s crib counts 8. Ann 57, Bob 58.'],
    ],
  },
]

test('a game is played to its end by roles and names alone, every entry announced in one sentence', async ({
  page,
}) => {
  test.slow()
  await page.goto('/new')
  await expect(page.getByRole('heading', { level: 1, name: 'New game' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Name, seat 1' }).fill('Ann')
  await page.getByRole('combobox', { name: 'Name, seat 2' }).fill('Bob')
  await openRuleSets(page)
  await page.getByRole('radio', { name: 'Five-card: to 61' }).press('Space')
  await page.getByText('Joining a game in progress?').press('Enter')
  await page.getByRole('spinbutton', { name: 'Ann’s score' }).fill('27')
  await page.getByRole('spinbutton', { name: 'Bob’s score' }).fill('24')
  await page
    .getByRole('radiogroup', { name: 'Who deals?' })
    .getByRole('radio', { name: 'Bob', exact: true })
    .press('Space')
  await askStarter(page)
  await press(page.getByRole('button', { name: /^Deal/ }))
  await expect(page.getByRole('heading', { level: 1, name: 'Ann, Bob' })).toHaveCount(1)

  for (const [number, { starter, play, hands }] of DEALS.entries()) {
    const dealer = number % 2 === 0 ? 'Bob' : 'Ann'
    await expect(page.getByRole('heading', { name: `Deal ${number + 1} · ${dealer} deals` })).toBeVisible()
    await pressCards(page, starter)
    for (const [side, key, heard] of play) {
      await press(padOf(page, side).getByRole('button', { name: key, exact: true }))
      await expectHeard(page, heard)
    }
    if (number === 0) await backAndForth(page)
    await press(button(page, 'To the show'))
    await expectHeard(page, 'End of the play.')
    for (const [of, tapped, heard] of hands) {
      await expect(page.getByRole('heading', { name: of })).toBeVisible()
      await count(page, of, tapped)
      await expectHeard(page, heard)
    }
    const next = dealer === 'Bob' ? 'Ann' : 'Bob'
    await press(button(page, `Next deal ${next} deals`))
    await expectHeard(page, `Deal ${number + 2}: ${next} deals.`)
  }

  // Ann pegs out in mid-play.
  await pressCards(page, 'KD')
  await expectTable(page, 'Ann 57 4 8', 'Bob 58 3 15')
  await press(padOf(page, 'Ann').getByRole('button', { name: 'Ann pegs 4 for a run of 4' }))
  await expect(page.getByRole('heading', { name: 'Ann wins' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Ann wins' })).toHaveCount(1)
  await expectTable(page, 'Ann 61 0 4', 'Bob 58 3 15')
  await toTheResult(page)

  await press(page.getByRole('button', { name: /^Undo: Ann 4 for a run of 4/ }))
  await expectTable(page, 'Ann 57 4 8')
  await press(page.getByRole('button', { name: 'Redo: Ann 4 for a run of 4' }))
  await press(page.getByRole('button', { name: /^Rematch/ }))
  await expectTable(page, 'Ann 3 58 3', 'Bob 0 61 0')
})

async function count(page: Page, of: string, tapped: string): Promise<void> {
  if (/^\d+$/.test(tapped)) {
    await press(button(page, 'Enter points'))
    await press(page.getByRole('group', { name: of }).getByRole('button', { name: tapped, exact: true }))
    return
  }
  // The last hand may have been entered as points.
  const toCards = button(page, 'Tap cards')
  if (await toCards.isVisible()) await press(toCards)
  await pressCards(page, tapped)
  await press(page.getByRole('button', { name: new RegExp(`^Peg .* for ${of.slice(0, 3)}`) }))
}

/** Undo and Redo say what they do, and points of any other kind can be given and undone. */
async function backAndForth(page: Page): Promise<void> {
  await press(button(page, 'Undo: Bob 3 for a run of 3'))
  await expectHeard(page, 'Undone: Bob 3 for a run of 3. Ann 29, Bob 26.')
  await press(button(page, 'Redo: Bob 3 for a run of 3'))
  await expectHeard(page, 'Redone: Bob 3 for a run of 3. Ann 29, Bob 29.')

  await press(padOf(page, 'Ann').getByRole('button', { name: 'Ann: other points' }))
  await page.getByRole('radio', { name: 'Subtract' }).press('Space')
  await press(
    page.getByRole('group', { name: 'Subtract from Ann' }).getByRole('button', { name: '1', exact: true }),
  )
  await expectTable(page, 'Ann 28 33 1', 'Bob 29 32 3')
  await press(page.getByRole('button', { name: /^Undo/ }))
  await expectTable(page, 'Ann 29 32 2')
}
