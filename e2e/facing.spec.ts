import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { startGame } from './support/new-game.ts'
import {
  cardName,
  expectNoSideScroll,
  expectOnScreen,
  expectSaved,
  expectScore,
  expectTable,
  tap,
} from './support/table.ts'
import { expect, test } from './support/test.ts'

type Player = 'Ann' | 'Bob'

/** What is at a player's edge of the screen. */
const edge = (page: Page, player: Player) => page.getByRole('region', { name: player, exact: true })
const button = (page: Page, player: Player, name: string | RegExp) =>
  edge(page, player).getByRole('button', { name })

/** The way up: upside down for Bob, across the table. */
async function expectTurnedTo(player: Player, thing: Locator): Promise<void> {
  await expect(thing).toBeVisible()
  const turns = () =>
    thing.evaluate((element) => {
      let degrees = 0
      for (let at: Element | null = element; at; at = at.parentElement) {
        degrees += Number.parseFloat(getComputedStyle(at).rotate) || 0
        // Popovers and dialogs over the page turn by themselves.
        if (at.matches(':popover-open, dialog')) break
      }
      return degrees % 360
    })
  await expect.poll(turns, `turned to ${player}`).toBe(player === 'Bob' ? 180 : 0)
}

/** Ann sits at the near edge of the screen, Bob at the far one. */
async function expectAtOwnEdge(page: Page, player: Player, own: Locator): Promise<void> {
  await expectTurnedTo(player, own)
  const from = async () => {
    const { y = Number.NaN, height = 0 } = (await edge(page, player).boundingBox()) ?? {}
    return Math.abs(player === 'Bob' ? y : (page.viewportSize()?.height ?? 0) - y - height)
  }
  await expect.poll(from, `from the edge of ${player}`).toBeLessThan(1)
}

async function tapOwn(page: Page, player: Player, name: string | RegExp): Promise<void> {
  const own = button(page, player, name)
  await expectAtOwnEdge(page, player, own)
  await own.tap()
}

/** The pad of cards is at one player's edge only. */
async function tapOwnCards(page: Page, player: Player, cards: string): Promise<void> {
  for (const card of cards.split(' ')) {
    const key = edge(page, player)
      .getByRole('group', { name: 'Cards' })
      .getByRole('button', { name: cardName(card), exact: true })
    await expectAtOwnEdge(page, player, key)
    await key.tap()
  }
}

/** Every key of both players is on the screen, large enough for a thumb. */
async function expectKeysWhole(page: Page): Promise<void> {
  for (const player of ['Ann', 'Bob'] as const) {
    const keys = edge(page, player).getByRole('button', { name: / pegs \d/ })
    await expect(keys).toHaveCount(8)
    const rest = ['To the show', `${player}: other points`].map((name) => button(page, player, name))
    await expectOnScreen(page, ...(await keys.all()), ...rest)
    for (const key of await keys.all()) expect((await key.boundingBox())?.height).toBeGreaterThanOrEqual(56)
  }
}

interface Table {
  readonly muggins?: string
  readonly play?: string
}

/** Ann and Bob sit down, and table mode is switched on from the menu. */
async function sitDown(
  page: Page,
  { muggins = 'Opponents take it', play = 'By points' }: Table = {},
): Promise<void> {
  await startGame(page, { names: ['Ann', 'Bob'], choices: [muggins, play] })
  await expectTable(page)
  await tap(page, 'Menu')
  await tap(page, 'Table mode')
}

const TABLES = {
  'a phone': { width: 390, height: 844 },
  'an upright tablet': { width: 768, height: 1024 },
} as const

for (const [name, viewport] of Object.entries(TABLES)) {
  test(`a deal across ${name} by points: every page is turned to its player`, async ({ page }) => {
    test.slow()
    await page.setViewportSize(viewport)
    await sitDown(page)

    // Each cuts on their own pad; Bob's ace is low, and the dealer turns the starter.
    await tapOwnCards(page, 'Ann', 'KH')
    await tapOwnCards(page, 'Bob', 'AS')
    await expectAccessible(page)
    await tapOwnCards(page, 'Bob', '9H')

    // Both peg, each on their own keys; either undoes.
    await tapOwn(page, 'Ann', 'Ann pegs 2 for fifteen')
    await tapOwn(page, 'Bob', 'Bob pegs 3 for a run of 3')
    await expectScore(page, { Ann: 2, Bob: 3 })
    await expectAccessible(page)
    await expectNoSideScroll(page)
    await expectKeysWhole(page)
    await expectOnScreen(page, button(page, 'Bob', /^Undo: Bob 3 for/))
    await tapOwn(page, 'Ann', /^Undo: Bob 3 for/)
    await expectScore(page, { Ann: 2, Bob: 0 })
    await tapOwn(page, 'Bob', /^Redo: Bob 3 for/)
    await tapOwn(page, 'Bob', 'Bob: other points')
    await tapOwn(page, 'Bob', /^1$/)
    await tapOwn(page, 'Ann', /^Undo: Bob 1/)
    await tapOwn(page, 'Bob', 'To the show')

    // The show: the page faces the player whose hand it is, and a short claim is answered across the table.
    const board = page.getByRole('button', { name: 'Board, full screen' })
    await expectOnScreen(page, board, button(page, 'Ann', 'Enter points'))
    await tapOwnCards(page, 'Ann', '7D 8S 8C 9D')
    await tapOwn(page, 'Ann', /^8$/)
    await tapOwn(page, 'Bob', /^Muggins! Bob takes 12/)
    await expectScore(page, { Ann: 10, Bob: 15 })
    await tapOwn(page, 'Ann', /^Undo/)
    await tapOwn(page, 'Bob', /^Let it go/)
    await tapOwn(page, 'Bob', 'Enter points')
    await expectAccessible(page)
    await tapOwn(page, 'Bob', /^4$/)
    await expect(page.getByRole('group', { name: 'What does Bob’s crib count?' })).toBeVisible()
    await tapOwn(page, 'Bob', /^2$/)
    await expectScore(page, { Ann: 10, Bob: 9 })

    // Both can read the summary of the deal; either starts the next, and Ann turns its starter.
    for (const player of ['Ann', 'Bob'] as const) {
      await expectTurnedTo(player, edge(page, player).getByRole('rowheader', { name: 'Bob’s crib' }))
      await expectTurnedTo(player, edge(page, player).getByText('Six cards each, two to Ann’s crib.'))
    }
    await expectAccessible(page)
    await tapOwn(page, 'Ann', /^Next deal/)
    await tapOwnCards(page, 'Ann', 'JS')
    await expectScore(page, { Ann: 12, Bob: 9 })
  })

  test(`a deal across ${name} by cards: the pad goes to the player whose turn it is, the board stays`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize(viewport)
    await sitDown(page, { muggins: 'Off', play: 'By cards' })
    await tapOwn(page, 'Ann', 'Choose the dealer')
    // The sheet opens at the edge of the player who tapped.
    await expectTurnedTo('Ann', page.getByRole('button', { name: 'Bob deals', exact: true }))
    await page.getByRole('button', { name: 'Bob deals', exact: true }).tap()
    await tapOwnCards(page, 'Bob', '9S')
    const turns = [
      ['Ann', '5H'],
      ['Bob', 'TD'],
      ['Ann', 'KC'],
      ['Bob', '4S'],
    ] as const
    for (const [player, card] of turns) await tapOwnCards(page, player, card)
    await tapOwn(page, 'Ann', /^Go Ann/)
    await tapOwn(page, 'Bob', /^Go Bob/)
    await tapOwnCards(page, 'Ann', '6H')
    await tapOwnCards(page, 'Bob', '3S')
    await tapOwnCards(page, 'Ann', '7D')
    await tapOwnCards(page, 'Bob', 'JC')
    await expectAccessible(page)
    await tapOwn(page, 'Ann', 'Peg 7 for Ann')
    await tapOwn(page, 'Bob', 'Peg 3 for Bob')
    await tapOwnCards(page, 'Bob', '2H 2D 8C QS')
    await tapOwn(page, 'Bob', 'Peg 2 for Bob')
    await expectScore(page, { Ann: 7, Bob: 9 })
    await tapOwn(page, 'Bob', /^Next deal/)
    await expectNoSideScroll(page)
  })
}

test('on an upright tablet both halves show the hand and its count, and the other half checks a number', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await sitDown(page, { muggins: 'Off' })
  await tapOwn(page, 'Ann', 'Choose the dealer')
  await tap(page, 'Bob deals')
  await tapOwnCards(page, 'Bob', 'KS')
  await tapOwn(page, 'Ann', 'To the show')
  await tapOwnCards(page, 'Ann', '6S 6D 9H')
  const card = edge(page, 'Bob').getByRole('img', { name: '9 of hearts' })
  await expectTurnedTo('Bob', card)
  expect((await card.boundingBox())?.height).toBeGreaterThan(110)
  await tapOwnCards(page, 'Ann', '9C')
  await expect(button(page, 'Ann', 'Peg 12 for Ann')).toBeVisible()
  await expectTurnedTo('Bob', edge(page, 'Bob').getByText('and a pair is twelve'))
  // The number is over the keys, not beside them.
  const [number, keys] = [
    edge(page, 'Ann').getByText('12', { exact: true }).first(),
    button(page, 'Ann', /^Take back/),
  ]
  const { y = 0, height = 0 } = (await number.boundingBox()) ?? {}
  expect(y + height).toBeLessThan((await keys.boundingBox())?.y ?? 0)
  await expectAccessible(page)
  await tapOwn(page, 'Bob', 'I say a number')
  await tapOwn(page, 'Bob', /^8$/)
  await expectTurnedTo('Bob', edge(page, 'Bob').getByRole('heading', { name: 'Eight is 4 too few' }))
  await expectAccessible(page)
  await tapOwn(page, 'Ann', 'Peg 12 for Ann')
  await expectScore(page, { Ann: 12, Bob: 0 })
  await tapOwn(page, 'Bob', /^Undo/)
  await expect(button(page, 'Bob', 'I say a number')).toBeVisible()
})

test('the keys of both players fit every table, a short phone and one on its side among them', async ({
  page,
}) => {
  await sitDown(page)
  await tapOwn(page, 'Ann', 'Choose the dealer')
  await tap(page, 'Bob deals')
  await tapOwnCards(page, 'Bob', '9H')
  for (const [width, height] of [
    [360, 640],
    [844, 390],
    [1024, 768],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectKeysWhole(page)
    await expectNoSideScroll(page)
  }
})

test('a page can be turned round; a menu and a message face the player who tapped', async ({ page }) => {
  await sitDown(page)
  await tapOwn(page, 'Bob', 'Turn to face Bob')
  await tapOwnCards(page, 'Bob', 'KH')
  await tapOwnCards(page, 'Bob', 'AS')
  await tapOwnCards(page, 'Bob', '9H')
  // A double tap is a bounce, and the message faces Bob, then Ann.
  for (const player of ['Bob', 'Ann'] as const) {
    await tapOwn(page, player, `${player} pegs 1 for the go`)
    await button(page, player, `${player} pegs 1 for the go`).evaluate((key: HTMLElement) => {
      key.click()
      key.click()
    })
    const slip = page.getByRole('button', { name: 'Dismiss' })
    await expectTurnedTo(player, slip)
    await slip.tap()
    await expect(slip).toHaveCount(0)
  }
  await tapOwn(page, 'Bob', 'Menu')
  const off = page.getByRole('button', { name: 'Leave table mode' })
  await expectTurnedTo('Bob', off)
  await page.keyboard.press('Escape')
  await tapOwn(page, 'Ann', 'Menu')
  await expectTurnedTo('Ann', off)
  await off.tap()
  // One way up again.
  await expect(button(page, 'Bob', 'To the show')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'To the show' })).toHaveCount(1)
})

test('the table stays turned after a reload, and the large board shows both players the score', async ({
  page,
}) => {
  await sitDown(page)
  await tapOwnCards(page, 'Ann', 'KH')
  await tapOwnCards(page, 'Bob', 'AS')
  await tapOwnCards(page, 'Bob', '9H')
  await expectSaved(page)
  await page.reload()
  await tapOwn(page, 'Bob', 'Bob pegs 2 for fifteen')
  await tap(page, 'Board, full screen')
  const leads = page.getByRole('dialog', { name: 'Board' }).getByText('Bob leads by 2')
  await expectTurnedTo('Bob', leads.last())
  await expectTurnedTo('Ann', leads.first())
  await expectAccessible(page)
})

test('the game over page faces the winner, and the loser may turn it round', async ({ page }) => {
  await startGame(page, { names: ['Ann', 'Bob'], scores: { Bob: 119 }, dealer: 'Ann' })
  await expectTable(page)
  await tap(page, 'Menu')
  await tap(page, 'Table mode')
  await tapOwnCards(page, 'Ann', '9H')
  await tapOwn(page, 'Bob', 'Bob pegs 2 for fifteen')
  await tapOwn(page, 'Bob', 'The result')
  await expect(page.getByRole('heading', { name: 'Bob wins' })).toHaveCount(1)
  await expectTurnedTo('Bob', page.getByRole('heading', { name: 'Bob wins' }))
  await tapOwn(page, 'Ann', 'Turn to face Ann')
  await expectTurnedTo('Ann', page.getByRole('heading', { name: 'Bob wins' }))
  await expectAccessible(page)
  await tapOwn(page, 'Ann', /^Rematch/)
  await expectTurnedTo('Ann', page.getByRole('heading', { name: 'Deal 1 · Ann deals' }))
})

test('table mode is offered to two sides only', async ({ page }) => {
  await page.goto('/new')
  await page.getByRole('radio', { name: '3', exact: true }).check({ force: true })
  await tap(page, /^Deal/)
  await expectTable(page)
  await tap(page, 'Menu')
  await expect(page.getByRole('button', { name: 'Change the rules' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Table mode' })).toHaveCount(0)
})
