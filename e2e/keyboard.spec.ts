import type { Page } from '@playwright/test'
import { press, push, reach, type } from './support/keyboard.ts'
import { expectScore } from './support/table.ts'
import { CORE, expect, test } from './support/test.ts'

// A person at a keyboard, with no finger on the screen.
test.use({ viewport: { width: 1024, height: 768 }, hasTouch: false, isMobile: false })

/** Hands as they are counted: whose, what is typed, what it counts, who pegs it. */
type Hand = readonly [of: string, typed: string, count: number, side: string]
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const focused = (page: Page) => page.locator(':focus')

async function chooseTheCut(page: Page): Promise<void> {
  await reach(page, page.getByRole('radiogroup', { name: 'Who deals?' }).getByRole('radio').first())
  await press(page, 'ArrowLeft')
}

async function startGame(page: Page, scores: Readonly<Record<string, number>> = {}): Promise<void> {
  await page.goto('/new')
  await reach(page, page.getByLabel('Name, seat 1'))
  await type(page, 'Ann')
  await reach(page, page.getByLabel('Name, seat 2'))
  await type(page, 'Bob')
  await chooseTheCut(page)
  await push(page, 'House rules, match, play')
  await reach(page, page.getByRole('switch', { name: /^Ask for the/ }))
  await press(page, 'Space')
  await push(page, 'Done')
  if (Object.keys(scores).length > 0) {
    await reach(page, page.locator('summary').filter({ hasText: 'Joining a game in progress?' }))
    await press(page, 'Enter')
  }
  for (const [side, score] of Object.entries(scores)) {
    await reach(page, page.getByRole('spinbutton', { name: `${side}’s score` }))
    await type(page, `${score}`)
  }
  await push(page, /^Deal/)
  await expect(focused(page)).toHaveAccessibleName('Ace of spades')
}

/** One hand of the show: its cards typed, or the number the table says. */
async function show(page: Page, ...[of, typed, count, side]: Hand): Promise<void> {
  await expect(page.getByRole('heading', { name: of })).toBeVisible()
  const asPoints = /^\d+$/.test(typed)
  // How the last hand was entered is how the next one opens.
  const turn = button(page, asPoints ? 'Enter points' : 'Tap cards')
  if (await turn.isVisible()) await push(page, asPoints ? 'Enter points' : 'Tap cards')
  await type(page, typed)
  // The focus waits on what is next, so that Enter pegs.
  await expect(focused(page)).toHaveAccessibleName(
    asPoints ? `${count}` : new RegExp(`^Peg ${count} for ${side}`),
  )
  await press(page, 'Enter')
}

test(
  'a game near its end is played by keyboard alone, and the focus is never lost',
  CORE,
  async ({ page }) => {
    const before = { Ann: 40, Bob: 70 }
    await startGame(page, before)
    const expectGain = (gain: typeof before) =>
      expectScore(page, { Ann: before.Ann + gain.Ann, Bob: before.Bob + gain.Bob })

    // The pad of the cut has the focus already. The ace is low, so Bob deals.
    await type(page, 'kh as')
    await expect(page.getByRole('heading', { name: 'Deal 1 · Bob deals' })).toBeVisible()
    await type(page, 'jh')
    await expectGain({ Ann: 0, Bob: 2 })

    // Ann's page is one tab stop, Bob's the next. A digit that two keys have only goes there.
    await type(page, '2')
    await expect(focused(page)).toHaveAccessibleName('Ann pegs 2 for thirty-one')
    await type(page, '2')
    await expect(focused(page)).toHaveAccessibleName('Ann pegs 2 for fifteen')
    await press(page, 'Enter')
    await expectGain({ Ann: 2, Bob: 2 })
    await press(page, 'ArrowUp', 'ArrowRight')
    await expect(focused(page)).toHaveAccessibleName('Ann pegs 2 for thirty-one')
    await press(page, 'Tab')
    await expect(focused(page)).toHaveAccessibleName('Bob pegs 1 for the go')
    await type(page, '3')
    await expectGain({ Ann: 2, Bob: 5 })

    // Undo and Redo, by letter and by the keys that everybody knows.
    await type(page, 'u')
    await expectGain({ Ann: 2, Bob: 2 })
    await press(page, 'Control+Shift+KeyZ')
    await expectGain({ Ann: 2, Bob: 5 })
    await press(page, 'Control+KeyZ')
    await expectGain({ Ann: 2, Bob: 2 })
    await press(page, 'Control+KeyY')
    await expectGain({ Ann: 2, Bob: 5 })

    // The sheet of keys lists those of this screen, and returns the focus.
    await type(page, '?')
    const sheet = page.getByRole('dialog', { name: 'Keys' })
    await expect(sheet.getByRole('heading', { name: 'On the pegging keys' })).toBeVisible()
    await expect(sheet.getByRole('heading', { name: 'At the table' })).toBeVisible()
    await expect(sheet.getByRole('heading', { name: 'On the cards' })).toHaveCount(0)
    await press(page, 'Escape')
    await expect(sheet).toHaveCount(0)
    await expect(focused(page)).toHaveAccessibleName('Bob pegs 1 for the go')

    // Other points: left again with Esc; then a correction of two points too many.
    await type(page, '+')
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
    await press(page, 'Escape')
    await expect(page.getByRole('button', { name: 'To the show' })).toBeVisible()
    await reach(page, page.getByRole('group', { name: 'Bob' }).getByRole('button').first())
    await type(page, '+')
    await reach(page, page.getByRole('radio', { name: 'Points', exact: true }))
    await reach(page, page.getByRole('radio', { name: 'Subtract' }), 'ArrowRight')
    await reach(page, page.getByRole('group', { name: 'Subtract from Bob' }).getByRole('button').first())
    await type(page, '2')
    await press(page, 'Enter')
    await expectGain({ Ann: 2, Bob: 3 })

    await push(page, 'To the show')
    await type(page, '5h 5s')
    await press(page, 'Backspace')
    await show(page, 'Ann’s hand', '5s jd 5d', 22, 'Ann')
    await show(page, 'Bob’s hand', '7d 8s 8c 9h', 12, 'Bob')
    await show(page, 'Bob’s crib', '12', 12, 'Bob')
    await expectGain({ Ann: 24, Bob: 27 })

    await expect(focused(page)).toHaveAccessibleName(/^Next deal/)
    await press(page, 'Enter')
    await type(page, '4d')
    await push(page, 'To the show')
    await show(page, 'Bob’s hand', '5c 5s 6c 6d', 24, 'Bob')

    await expect(page.getByRole('heading', { name: 'Bob wins' })).toBeVisible()
    await expectScore(page, { Bob: 121, Ann: 64 })
    await push(page, 'The result')
    await expect(page.getByRole('region', { name: 'How the game went' })).toBeFocused()
    await type(page, 'u')
    await expect(page.getByRole('heading', { name: 'Bob’s hand' })).toBeVisible()
    await press(page, 'Control+KeyY')
    await push(page, /^Rematch/)
    await expect(page.getByRole('heading', { name: 'Deal 1 · Ann deals' })).toBeVisible()
    await type(page, '5h')
    await expect(page.getByRole('button', { name: 'Ann pegs 2 for fifteen' })).toBeVisible()
  },
)

test('single letters can be switched off; arrows, Enter and Ctrl Z continue working', async ({ page }) => {
  await page.goto('/settings')
  const letters = page.getByRole('switch', { name: /^Single-letter keys/ })
  await reach(page, letters)
  await press(page, 'Space')
  await expect(letters).not.toBeChecked()
  await reach(page, page.getByRole('button', { name: 'Back', exact: true }), 'Shift+Tab')
  await press(page, 'Enter')
  await chooseTheCut(page)
  await push(page, /^Deal/)
  await expect(focused(page)).toHaveAccessibleName('Ace of spades')

  await type(page, 'kh ?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(button(page, 'King of hearts')).not.toHaveAttribute('aria-pressed', 'true')
  await press(page, 'Enter')
  await expect(button(page, /^Ace of spades/)).toHaveAttribute('aria-pressed', 'true')
  await press(page, 'End', 'Enter')
  await expect(page.getByText('Red deals, Blue leads')).toBeVisible()
  await expect(focused(page)).toHaveAccessibleName('Red pegs 1 for the go')
  await type(page, '1 u')
  await expectScore(page, { Red: 0, Blue: 0 })
  await press(page, 'Enter')
  await expectScore(page, { Red: 1, Blue: 0 })
  await press(page, 'Control+KeyZ')
  await expectScore(page, { Red: 0, Blue: 0 })
})

test('a menu opens on its first line and is walked with the arrows', async ({ page }) => {
  await startGame(page)
  await type(page, 'kh as 9h')
  await push(page, 'Menu')
  await expect(focused(page)).toHaveText('Score sheet')
  await press(page, 'ArrowDown')
  await expect(focused(page)).toHaveText('Names and colours')
  await press(page, 'ArrowUp', 'ArrowUp')
  await expect(focused(page)).toHaveAccessibleName('Close')
  await press(page, 'End')
  await expect(focused(page)).toHaveText('Settings')
  await press(page, 'Escape')
  await expect(button(page, 'Menu')).toBeFocused()
  await press(page, 'Enter')
  await expect(focused(page)).toHaveText('Score sheet')
  await press(page, 'End')
  await expect(focused(page)).toHaveText('Settings')
  await press(page, 'Enter')
  // The name of the new screen is what is read there first.
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeFocused()
})

test('a key held down pegs once', CORE, async ({ page }) => {
  await startGame(page)
  await type(page, 'kh as 9h')
  await page.keyboard.down('Enter')
  for (let repeats = 0; repeats < 4; repeats++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expectScore(page, { Ann: 1, Bob: 0 })
  await page.keyboard.down('3')
  for (let repeats = 0; repeats < 4; repeats++) await page.keyboard.down('3')
  await page.keyboard.up('3')
  await expectScore(page, { Ann: 4, Bob: 0 })
})

test.describe('in a small window, where the page of the show waits out of sight', () => {
  test.use({ viewport: { width: 800, height: 600 } })

  async function toTheShow(page: Page): Promise<void> {
    await startGame(page)
    await type(page, 'kh as 5c')
    await push(page, 'To the show')
  }

  test('undo, redo and the list of keys are those of the page that is shown', async ({ page }) => {
    await toTheShow(page)
    await show(page, 'Ann’s hand', '4h 4s 6h 6s', 24, 'Ann')
    await show(page, 'Bob’s hand', '7c 7d 7h 8s', 12, 'Bob')
    await show(page, 'Bob’s crib', '2d 9s kd qh', 4, 'Bob')
    await expectScore(page, { Ann: 24, Bob: 16 })
    await type(page, '?')
    const sheet = page.getByRole('dialog', { name: 'Keys' })
    await expect(sheet.getByRole('heading', { name: 'At the table' })).toBeVisible()
    await expect(sheet.getByRole('heading', { name: 'On the cards' })).toHaveCount(0)
    await press(page, 'Escape')
    await type(page, 'u')
    await expectScore(page, { Ann: 24, Bob: 12 })
    await press(page, 'Control+KeyY')
    await expectScore(page, { Ann: 24, Bob: 16 })
    await expect(button(page, /^Next deal/)).toBeVisible()
  })

  test('the digits of one hand are not those of the next', async ({ page }) => {
    await toTheShow(page)
    await show(page, 'Ann’s hand', '2', 2, 'Ann')
    await show(page, 'Bob’s hand', '4', 4, 'Bob')
    await expectScore(page, { Ann: 2, Bob: 4 })
  })
})
