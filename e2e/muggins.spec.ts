import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { type NewGame, startGame } from './support/new-game.ts'
import { openRecorded } from './support/recorded.ts'
import {
  expectNoSideScroll,
  expectOnScreen,
  expectSaved,
  expectScore,
  tap,
  tapCards,
} from './support/table.ts'
import { CORE, expect, PHONES, test } from './support/test.ts'

/** With the king of hearts pone's hand counts twelve, `NOTHING` nothing at all, and the crib ten. */
const TWELVE = '7D 8S 8C 9H'
const NOTHING = '2C 4D 6H 8D'
const CRIB = '5D 5S 2H 3C'

/** A game to the show; Blue deals, so that the next to the left counts first. */
async function toTheShow(page: Page, game: NewGame): Promise<void> {
  await openRecorded(page, `the show of ${JSON.stringify(game)}`, () => playToTheShow(page, game))
}

async function playToTheShow(page: Page, game: NewGame): Promise<void> {
  await startGame(page, { ...game, dealer: 'Blue' })
  await tapCards(page, 'KH')
  await tap(page, 'To the show')
}

/** As far as the number that pone is asked for. */
async function toTheClaim(page: Page, game: NewGame, cards = TWELVE): Promise<void> {
  await toTheShow(page, game)
  await tapCards(page, cards)
  await expect(page.getByRole('group', { name: /^What does \w+ claim\?$/ })).toBeVisible()
}

async function says(page: Page, claim: string): Promise<void> {
  await page.getByRole('button', { name: claim, exact: true }).tap()
}

/** Points named on the pad of a table that calls for itself. */
async function calls(page: Page, named: number): Promise<void> {
  await expect(page.getByRole('group', { name: 'Points missed' })).toBeVisible()
  await page.getByRole('button', { name: `${named}`, exact: true }).tap()
}

/** The lines of the count need no scrolling. */
async function expectWhole(page: Page): Promise<void> {
  const lines = page.getByRole('region', { name: 'The count, line by line' })
  await expect
    .poll(() => lines.evaluate((place) => place.scrollHeight - place.clientHeight))
    .toBeLessThanOrEqual(0)
}

const next = (page: Page, hand: string) => page.getByRole('heading', { name: hand })
const taking = (page: Page) => page.getByRole('button', { name: /^Muggins!/ })

/** The whole page as a screen reader reads it, with every card given the same name. */
async function readAloud(page: Page): Promise<string> {
  // That a tap is still being saved is read out too, but says nothing of what the hand is worth.
  await expectSaved(page)
  const card = /(?:\b(?:Ace|[2-9]|10|Jack|Queen|King) of (?:spades|hearts|diamonds|clubs))/gu
  return (await page.locator('body').ariaSnapshot()).replace(card, 'a card')
}

/** The keys as they are written in the page, with all that is set on them. */
const keys = (page: Page) =>
  page.getByRole('group', { name: /^What does/ }).evaluate((group) => group.outerHTML)

test.describe('muggins off: a table without claims', () => {
  const OFF: NewGame = { choices: ['Off'] }

  test('asks for no number: the count is shown, and one tap pegs it', CORE, async ({ page }) => {
    await toTheShow(page, OFF)
    await tapCards(page, TWELVE)
    await expect(page.getByText('“Fifteen two, fifteen four, and a double run is twelve.”')).toBeVisible()
    await expect(page.getByRole('group', { name: /^What does/ })).toHaveCount(0)
    await tap(page, 'Peg 12 for Red')
    await expectScore(page, { Red: 12, Blue: 0 })
    await expect(next(page, 'Blue’s hand')).toBeVisible()
  })

  test('learns why no hand counts 26, and that nineteen is nothing', async ({ page }) => {
    await toTheShow(page, OFF)
    await tap(page, 'Enter points')
    await expect(page.getByText('No hand counts 25, 26 or 27; 19 is 0.')).toBeVisible()
    for (const points of ['25', '26', '27'])
      await expect(page.getByRole('button', { name: points, exact: true })).toBeDisabled()
    await page.getByRole('button', { name: '26', exact: true }).tap({ force: true })
    await expect(next(page, 'Red’s hand')).toBeVisible()
    await expectScore(page, { Red: 0, Blue: 0 })
    await tap(page, '19, for none')
    await expectScore(page, { Red: 0, Blue: 0 })
    await expect(next(page, 'Blue’s hand')).toBeVisible()
  })

  test('pegs muggins by hand where it wants to, and says so on Undo', async ({ page }) => {
    await toTheShow(page, OFF)
    await tap(page, 'Back to board')
    await tap(page, 'Blue: other points')
    await page.getByText('Muggins', { exact: true }).tap()
    await page.getByRole('button', { name: '2', exact: true }).tap()
    await expectScore(page, { Red: 0, Blue: 2 })
    await expect(page.getByRole('button', { name: /^Undo: Blue 2 for muggins/ })).toBeVisible()
  })
})

test.describe('muggins flagged', () => {
  const FLAG: NewGame = { choices: ['Show what was missed'] }

  test(
    'a short claim is pegged as it was said; what was missed is shown, and nobody takes it',
    CORE,
    async ({ page }) => {
      await toTheClaim(page, FLAG)
      await says(page, '8')
      await expect(page.getByRole('heading', { name: 'Red said 8' })).toBeVisible()
      await expect(page.getByText('The hand is 12', { exact: true })).toBeVisible()
      await expect(page.getByText('missed?')).toHaveCount(2)
      await expect(taking(page)).toHaveCount(0)
      await expectAccessible(page)
      await tap(page, /^Continue/)
      await expectScore(page, { Red: 8, Blue: 0 })
      await expect(next(page, 'Blue’s hand')).toBeVisible()
    },
  )

  test('nineteen is a claim of none', async ({ page }) => {
    await toTheClaim(page, FLAG)
    await says(page, '19, for none')
    await expect(page.getByRole('heading', { name: 'Red said nineteen' })).toBeVisible()
    await tap(page, /^Continue/)
    await expectScore(page, { Red: 0, Blue: 0 })
  })

  test('a claim too high pays the difference, if the table has it so', async ({ page }) => {
    await toTheClaim(page, { ...FLAG, house: { 'A claim too high': 'Pays the difference' } })
    await says(page, '17')
    await expectScore(page, { Red: 12, Blue: 5 })
    await expect(
      page.getByText('5 points too many. Only the true count is pegged, and the opponents score 5.'),
    ).toBeVisible()
    await tap(page, /^Continue/)
    await expect(next(page, 'Blue’s hand')).toBeVisible()
    await tap(page, /^Undo/)
    await expectScore(page, { Red: 0, Blue: 0 })
  })

  test('the crib is claimed like a hand', async ({ page }) => {
    await toTheClaim(page, FLAG)
    await says(page, '12')
    await tapCards(page, NOTHING)
    await says(page, '0')
    await tapCards(page, CRIB)
    await says(page, '2')
    await expect(page.getByRole('heading', { name: 'Blue said 2' })).toBeVisible()
    await expect(page.getByText('The crib is 10', { exact: true })).toBeVisible()
    await tap(page, /^Continue/)
    await expectScore(page, { Red: 12, Blue: 2 })
  })
})

test.describe('muggins on', () => {
  const ON: NewGame = { choices: ['Opponents take it'] }

  test('nothing true is shown before the claim, and a right claim is pegged at once', async ({ page }) => {
    await toTheClaim(page, ON)
    await expect(page.getByText('Fifteen two')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Peg/ })).toHaveCount(0)
    await expectAccessible(page)
    await expectNoSideScroll(page)
    await says(page, '12')
    await expectScore(page, { Red: 12, Blue: 0 })
    await expect(next(page, 'Blue’s hand')).toBeVisible()
  })

  test('the page is the same to eyes, ears and fingers whatever the hand is worth', async ({ page }) => {
    await toTheClaim(page, ON)
    const [text, pad] = [await readAloud(page), await keys(page)]
    await tap(page, /^Take back/)
    for (let card = 0; card < 3; card++) await tap(page, /^Take back/)
    await tapCards(page, NOTHING)
    await expect(page.getByRole('group', { name: 'What does Red claim?' })).toBeVisible()
    // Only the card that would be undone has another name.
    const sign = /Take back \S+/u
    expect((await readAloud(page)).replace(sign, '')).toBe(text.replace(sign, ''))
    expect(await keys(page)).toBe(pad)
  })

  test('what a short claim missed is taken with one tap, or let go', CORE, async ({ page }) => {
    await toTheClaim(page, ON)
    await says(page, '8')
    await expectScore(page, { Red: 8, Blue: 0 })
    await expect(page.getByText('The hand is 12', { exact: true })).toBeVisible()
    await expect(page.getByText('missed?')).toHaveCount(2)
    await expectAccessible(page)
    await tap(page, /^Muggins! Blue takes 4/)
    await expectScore(page, { Red: 8, Blue: 4 })
    await tap(page, /^Undo/)
    await tap(page, /^Let it go/)
    await expectScore(page, { Red: 8, Blue: 0 })
    await expect(next(page, 'Blue’s hand')).toBeVisible()
  })

  test('the table can give the player all of it instead', async ({ page }) => {
    await toTheClaim(page, ON)
    await says(page, '8')
    await tap(page, 'Give Red all 12 instead')
    await expectScore(page, { Red: 12, Blue: 0 })
    await expect(next(page, 'Blue’s hand')).toBeVisible()
  })

  test('a claim too high pegs the true count only, and has its likely reason and the ruling on it', async ({
    page,
  }) => {
    await toTheClaim(page, ON)
    await says(page, '14')
    await expectScore(page, { Red: 12, Blue: 0 })
    await expect(page.getByText('2 points too many. Only the true count is pegged.')).toBeVisible()
    await expect(page.getByText(/^The pair was counted twice: .*already has the pair in it\./)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Why?' }).tap()
    await expect(page).toHaveURL(/\/rulings\/?\?ruling=15$/)
  })

  test('the points taken may win the game', async ({ page }) => {
    await toTheClaim(page, { ...ON, scores: { Red: 100, Blue: 118 } })
    await says(page, '8')
    await tap(page, /^Muggins! Blue takes 4/)
    await expect(page.getByRole('heading', { name: 'Blue wins', exact: true })).toBeVisible()
    await expectScore(page, { Red: 108, Blue: 121 })
  })

  test('with three sides the taker is tapped', async ({ page }) => {
    await toTheClaim(page, { ...ON, seats: 3 })
    await says(page, '8')
    await expect(taking(page)).toHaveText([/Red takes 4/, /Blue takes 4/])
    await expectAccessible(page)
    await tap(page, /^Muggins! Red takes 4/)
    await expectScore(page, { Red: 4, Blue: 0, Green: 8 })
    await expect(next(page, 'Red’s hand')).toBeVisible()
  })

  test('in lowball the player who missed points gets them, and one button says so', async ({ page }) => {
    await toTheClaim(page, { ...ON, lowball: true, seats: 3 })
    await says(page, '8')
    await expect(taking(page)).toHaveText([/Green gets 4/])
    await tap(page, /^Muggins! Green gets 4/)
    await expectScore(page, { Red: 0, Blue: 0, Green: 12 })
    await expect(page.getByRole('status').filter({ hasText: 'Muggins! Green gets 4' })).toBeAttached()
  })
})

test.describe('call it yourselves', () => {
  const CALL: NewGame = { choices: ['Players call it'] }

  test(
    'the count stays hidden until a number is named; too many named takes only what was missed',
    CORE,
    async ({ page }) => {
      await toTheClaim(page, CALL)
      await says(page, '8')
      await expect(page.getByText('Was anything missed?')).toBeVisible()
      await expect(page.getByText(/The hand is|fifteen/i)).toHaveCount(0)
      await expectAccessible(page)
      await calls(page, 6)
      await expectScore(page, { Red: 8, Blue: 4 })
      // Now that it has been called, the true count is shown, and the game continues.
      await expect(page.getByRole('heading', { name: 'Red said 8' })).toBeVisible()
      await expect(page.getByText('The hand is 12', { exact: true })).toBeVisible()
      await tap(page, /^Continue Blue 4 for muggins/)
      await expect(next(page, 'Blue’s hand')).toBeVisible()
    },
  )

  test('a short claim asks the same as a right one: the page does not know', async ({ page }) => {
    await toTheClaim(page, CALL)
    await says(page, '8')
    await expect(page.getByText('Was anything missed?')).toBeVisible()
    const short = await readAloud(page)
    await tap(page, /^Undo/)
    // With the king this hand is eight, and the claim is right.
    for (let taken = 0; taken < 3; taken++) await tap(page, /^Take back/)
    await tapCards(page, '8S KS 8C')
    await says(page, '8')
    await expect(page.getByText('Was anything missed?')).toBeVisible()
    expect(await readAloud(page)).toBe(short)
  })

  test('a false call pays the other side what was called', async ({ page }) => {
    await toTheClaim(page, CALL)
    await says(page, '12')
    await calls(page, 2)
    await expectScore(page, { Red: 14, Blue: 0 })
    await expect(
      page.getByRole('button', { name: /^Undo: .*Red 2 for a penalty \(false call\)/ }),
    ).toBeVisible()
    await expect(next(page, 'Blue’s hand')).toBeVisible()
  })

  test('let go: nothing is taken, and only then is it shown what was missed', async ({ page }) => {
    await toTheClaim(page, CALL)
    await says(page, '8')
    await tap(page, /^Let it go/)
    await expectScore(page, { Red: 8, Blue: 0 })
    await expect(page.getByRole('heading', { name: 'Red said 8' })).toBeVisible()
    await expect(page.getByText('The hand is 12', { exact: true })).toBeVisible()
    await tap(page, /^Continue/)
    await expect(next(page, 'Blue’s hand')).toBeVisible()
  })

  for (const [name, viewport] of [
    ['a short phone', PHONES.short],
    ['a phone on its side', { width: 844, height: 390 }],
  ] as const) {
    test(`with three sides the caller is chosen, and no key is hidden by “Let it go” on ${name}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await toTheClaim(page, { ...CALL, seats: 3 })
      await says(page, '8')
      await page.getByRole('radiogroup', { name: 'Who calls' }).getByRole('radio', { name: 'Blue' }).check()
      await expectOnScreen(page, page.getByRole('button', { name: '29', exact: true }))
      await calls(page, 4)
      await expectScore(page, { Red: 0, Blue: 4, Green: 8 })
    })
  }
})

test('on a phone on its side all lines of a short claim are over its answers', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await toTheClaim(page, { choices: ['Opponents take it'] }, '6S 6D 9H 9C')
  await says(page, '8')
  await expect(taking(page)).toBeVisible()
  await expectWhole(page)
  await expectOnScreen(page, page.getByText(/^Most likely/), page.getByRole('button', { name: /^Give/ }))
})

test('on a phone on its side the answer to somebody’s number leaves all lines in sight', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await toTheShow(page, { choices: ['Off'] })
  await tapCards(page, '6S 6D 9H 9C')
  await tap(page, 'Somebody says')
  await says(page, '8')
  const answer = page.getByRole('heading', { name: 'Eight is 4 too few' })
  await expectOnScreen(page, answer)
  await expectWhole(page)
  const board = await page.getByRole('button', { name: 'Board, full screen' }).boundingBox()
  expect((await answer.boundingBox())?.y).toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? 0) - 1)
})

test('a learner pegs all of the hand, is told what was missed, and pays no penalty', async ({ page }) => {
  await toTheShow(page, { choices: ['Players call it'] })
  await tap(page, 'Menu')
  await page
    .getByRole('group', { name: /^Learning/ })
    .getByRole('button', { name: 'Red' })
    .tap()
  await tapCards(page, TWELVE)
  await says(page, '8')
  await expect(page.getByText(/^Red said 8\. The hand is 12\./)).toBeVisible()
  await expectScore(page, { Red: 12, Blue: 0 })
  await expect(next(page, 'Blue’s hand')).toBeVisible()
  await tap(page, 'Menu')
  await tap(page, 'Peg a penalty')
  await page.getByRole('radio', { name: 'Red' }).tap()
  await expect(page.getByText('Red is learning: no penalty.')).toBeVisible()
})
