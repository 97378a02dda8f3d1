import type { Locator, Page } from '@playwright/test'
import { type NewGame, startGame } from './support/new-game.ts'
import {
  cardKey,
  enterPoints,
  expectNoSideScroll,
  expectOnScreen,
  expectScore,
  tap,
  tapCards,
  toTheResult,
} from './support/table.ts'
import { expect, PHONES, test } from './support/test.ts'

/** A game that Red deals, at the card to be turned up. */
const begin = (page: Page, game: NewGame = {}) => startGame(page, { ...game, dealer: 'Red' })

const help = (page: Page) =>
  ['Count a hand', 'Rulings', 'Menu', 'Board, full screen'].map((name) => page.getByRole('button', { name }))

test('help, the menu and the board are on every page of a deal, by cards too', async ({ page }) => {
  await page.setViewportSize(PHONES.small)
  await begin(page, { choices: ['By cards', 'Opponents take it'] })
  await expect(page.getByRole('heading', { name: 'Deal 1 · Red deals' })).toBeVisible()
  await expectOnScreen(page, ...help(page))
  await tapCards(page, '4C')
  await expect(page.getByRole('heading', { name: 'Blue leads' })).toBeVisible()
  await expectOnScreen(page, ...help(page))
  await tapCards(page, 'KH')
  await expect(page.getByRole('heading', { name: 'Red’s turn' })).toBeVisible()
  await expectOnScreen(page, ...help(page), page.getByRole('button', { name: 'Undo: King of hearts' }))
  await begin(page, { choices: ['By points', 'Opponents take it'] })
  await tapCards(page, '4C')
  await tap(page, 'To the show')
  await expect(page.getByRole('heading', { name: 'Blue’s hand' })).toBeVisible()
  await expectOnScreen(page, ...help(page))
  await tapCards(page, '7D 8S 8C 9H')
  await expect(page.getByRole('button', { name: '2', exact: true })).toBeVisible()
  await expectOnScreen(page, ...help(page))
  await page.getByRole('button', { name: '2', exact: true }).tap()
  await expect(page.getByRole('button', { name: /^Muggins!/ })).toBeVisible()
  await expectOnScreen(page, ...help(page))
  await expectNoSideScroll(page)
})

test('the menu fits a phone, and its cross, Escape and a tap beside it close it', async ({ page }) => {
  await begin(page)
  await tapCards(page, '4C')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const closing = [
    () => menu.getByRole('button', { name: 'Close' }).tap(),
    () => page.keyboard.press('Escape'),
    () => page.touchscreen.tap(20, 20),
  ]
  for (const [at, size] of [PHONES.small, PHONES.short, PHONES.small].entries()) {
    await page.setViewportSize(size)
    await tap(page, 'Menu')
    const last = menu.getByRole('group', { name: 'Elsewhere' }).getByRole('button', { name: 'Settings' })
    await expect(last).toBeVisible()
    await menu.evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight))
    const bottom = async () => {
      const { y = 0, height = 0 } = (await last.boundingBox()) ?? {}
      return y + height
    }
    await expect.poll(bottom).toBeLessThan(size.height - 10)
    await closing[at]?.()
    await expect(menu).toBeHidden()
  }
})

/** The wood itself is at least this wide, and on the screen together with Undo. */
async function expectBoard(page: Page, width: number): Promise<void> {
  const wood = page.locator('svg:has(linearGradient) > rect').first()
  await expectOnScreen(page, wood, page.locator('[data-kind="undo"]').filter({ visible: true }))
  expect((await wood.boundingBox())?.width).toBeGreaterThanOrEqual(width)
}

for (const [width, height] of [
  [1366, 768],
  [1024, 768],
  [820, 1180],
] as const) {
  test(`at ${width} × ${height} the board has half the width at every step`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const look = () => expectBoard(page, width / 2)
    await begin(page, { choices: ['By cards'] })
    await look()
    await tapCards(page, '4C')
    await look()
    await tapCards(page, 'KH')
    await expect(page.getByRole('heading', { name: 'Red’s turn' })).toBeVisible()
    await look()
    await begin(page, { choices: ['By points', 'Opponents take it'] })
    await tapCards(page, '4C')
    await tap(page, 'Blue: other points')
    await look()
    await tap(page, 'Cancel')
    await tap(page, 'To the show')
    await tapCards(page, '7D 8S')
    await look()
    await tapCards(page, '8C 9H')
    await page.getByRole('button', { name: '2', exact: true }).tap()
    await expect(page.getByRole('button', { name: /^Muggins!/ })).toBeVisible()
    await look()
    await tap(page, /^Let it go/)
    await enterPoints(page, 4)
    await look()
    await enterPoints(page, 4)
    await expect(page.getByRole('button', { name: /^Next deal/ })).toBeVisible()
    await look()
    await tap(page, 'Menu')
    await tap(page, 'Score sheet')
    await tap(page, 'Previous')
    await expect(page.getByRole('heading', { name: 'Score sheet' })).toBeVisible()
    // The scores are as large as at the table, with the crib of the chosen deal.
    const scores = page.locator('[data-name]')
    await expectOnScreen(page, scores.first(), scores.last())
    for (const box of [await scores.first().boundingBox(), await scores.last().boundingBox()])
      expect(box?.height).toBeGreaterThan(80)
    const board = await page.locator('svg:has(linearGradient) > rect').first().boundingBox()
    expect(board?.width).toBeGreaterThanOrEqual(width / 2)
  })
}

test('on a phone the whole board is above the points of a hand', async ({ page }) => {
  await begin(page)
  await tapCards(page, 'KH')
  await tap(page, 'To the show')
  await tap(page, 'Enter points')
  await expectBoard(page, PHONES.usual.width * 0.9)
  const keys = page.getByRole('button', { name: /^\d+(, for none)?$/ })
  await expect(keys).toHaveCount(30)
  for (const key of await keys.all()) expect((await key.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

test('on a phone the whole board is above the cards that are played, and no key is small', async ({
  page,
}) => {
  await begin(page, { choices: ['By cards'] })
  await tapCards(page, '4C KH')
  await expectBoard(page, PHONES.usual.width * 0.9)
  for (const card of ['AS', '7C', '8H', 'KC']) {
    const key = await cardKey(page, card).boundingBox()
    expect(Math.min(key?.width ?? 0, key?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await tapCards(page, '2C 3D 4H')
  await page.setViewportSize(PHONES.small)
  const played = page.getByRole('list', { name: 'Cards of this count' }).getByRole('button')
  await expect(played).toHaveCount(4)
  for (const card of await played.all()) expect((await card.boundingBox())?.width).toBeGreaterThanOrEqual(44)
})

/** Words of the page that are broken over two lines, or cut off. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = []
    const texts = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement
      if (!holder?.checkVisibility() || holder.closest('.visually-hidden, select, svg, [data-edge] h2'))
        continue
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        const { left, right } = range.getBoundingClientRect()
        const frame = holder.getBoundingClientRect()
        const { display, overflowY } = getComputedStyle(holder)
        const isCut = left < frame.left - 2 || right > frame.right + 2
        const isBelow = overflowY === 'hidden' && holder.scrollHeight > holder.clientHeight + 4
        if (lines.size > 1 || isBelow || (isCut && display !== 'inline')) broken.push(word)
      }
    }
    return broken
  })
}

/** Once this is on the page no word of it is broken. */
async function expectWholeWords(page: Page, shown: Locator): Promise<void> {
  await expect(shown).toBeVisible()
  await expect.soft.poll(() => brokenWords(page), `${shown}`).toEqual([])
}

const names = ['Bartholomeus', 'Christabelle', 'Maximilienne', 'Desdemonaria', 'Evangelinera'] as const

test('names of twelve letters are whole on a small phone', async ({ page }) => {
  const [first, second, third, , last] = names
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
  const hand = (of: string) => page.getByRole('heading', { name: `${of}’s hand` })
  const look = (shown: Locator) => expectWholeWords(page, shown)
  await page.setViewportSize(PHONES.small)
  await startGame(page, { names, choices: ['Opponents take it'], dealer: first })
  await tapCards(page, '4C')
  await look(button('To the show'))
  await tap(page, 'Other points')
  await page.getByRole('radio', { name: first, exact: true }).tap()
  await expect(page.getByRole('radio', { name: last, exact: true })).toBeAttached()
  await look(button('Cancel'))
  await tap(page, 'Cancel')
  await tap(page, 'To the show')
  await tapCards(page, '7D 8S')
  await look(button('Take back 8 of spades'))
  await tapCards(page, '8C 9H')
  await page.getByRole('button', { name: '2', exact: true }).tap()
  await look(button(/^Muggins!/))
  await startGame(page, { names: names.slice(0, 4), rules: 'Four-hand: Each alone', dealer: first })
  await tapCards(page, '4C')
  await tap(page, 'To the show')
  await look(hand(second))
  await startGame(page, { names: [third, second, first], dealer: first })
  await tapCards(page, '4C')
  await tap(page, 'To the show')
  await look(hand(third))
  await startGame(page, { names: [first, second], scores: { [first]: 119 }, dealer: second })
  await tapCards(page, '4C')
  await tap(page, `${first} pegs 2 for a pair`)
  await toTheResult(page)
  await look(button('Score sheet'))
  await startGame(page, { names: [first, second], dealer: second })
  await tapCards(page, '4C')
  await page.setViewportSize({ width: 1024, height: 768 })
  await tap(page, 'Menu')
  await tap(page, 'Table mode')
  await look(page.getByRole('region', { name: second, exact: true }))
})

test('on a small phone the result of five players is on one screen', async ({ page }) => {
  await page.setViewportSize(PHONES.small)
  const [first, , , , last] = names
  await startGame(page, { names, scores: { [first]: 119 }, dealer: first })
  // The chart begins with the second deal.
  await tapCards(page, '4C')
  await tap(page, 'To the show')
  await tap(page, 'Enter points')
  for (let hand = 0; hand < 6; hand++) await tap(page, /^Skip/)
  await tap(page, /^Next deal/)
  await tapCards(page, '4C')
  await tap(page, `${first} pegs 2 for a pair`)
  await toTheResult(page)
  const score = page.locator('figure svg text').filter({ hasText: /^121$/ }).last()
  await expectOnScreen(page, score, page.getByRole('button', { name: 'Score sheet' }))
  await tap(page, 'The figures')
  await expect(page.getByRole('row', { name: last }).last()).toBeVisible()
})

test('three names of twelve letters in a team are whole, at the table and on the score sheet', async ({
  page,
}) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
  const look = (shown: Locator) => expectWholeWords(page, shown)
  await page.setViewportSize(PHONES.small)
  const team = `${names[0]}, ${names[2]} & ${names[4]}`
  await startGame(page, {
    names: [...names, 'Ferdinandina'],
    rules: 'League: Triples',
    scores: { [team]: 117 },
    dealer: names[0],
  })
  await tapCards(page, '4C')
  await look(button(`${team} peg 2 for thirty-one`))
  const undo = page.locator('[data-kind="undo"]').filter({ visible: true })
  const { height } = (await undo.boundingBox()) ?? { height: 0 }
  await tap(page, `${team} peg 2 for thirty-one`)
  await expect(undo).toHaveText('Undo: Barth., Maxim. & Evang. 2 for 31')
  await expect(undo).toHaveAccessibleName('Undo: Barth., Maxim. & Evang. 2 for 31')
  await expect(undo).toHaveAccessibleDescription(`${team} 2 for thirty-one`)
  expect((await undo.boundingBox())?.height).toBeLessThan(height + 12)
  await look(undo)
  await tap(page, `${team} peg 2 for a pair`)
  await toTheResult(page)
  await look(button('Score sheet'))
  await tap(page, 'Score sheet')
  for (const [width, size, head] of [
    [360, 640, 'Bart., Maxi. & Evan.'],
    [390, 844, 'Bart., Maxi. & Evan.'],
    [820, 1180, 'Barth., Maxim. & Evang.'],
    [1366, 768, 'Barth., Maxim. & Evang.'],
  ] as const) {
    await page.setViewportSize({ width, height: size })
    await look(page.getByText(head))
  }
})

test('each of four has a row of keys, and their scores are side by side', async ({ page }) => {
  await startGame(page, {
    names: names.slice(0, 4),
    rules: 'Four-hand: Each alone',
    choices: ['Opponents take it'],
    scores: { [names[0]]: 104, [names[2]]: 100 },
    dealer: names[0],
  })
  await tapCards(page, '4C')
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [820, 1180],
    [1024, 768],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    const keys = page.locator('[data-pad="peg"] [data-key]')
    await expect(keys.first()).toBeVisible()
    const boxes = await Promise.all((await keys.all()).map((key) => key.boundingBox()))
    expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size).toBe(4)
    for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(40)
    for (const score of await page.locator('[data-name]').all())
      expect(await score.evaluate((side) => side.scrollWidth - side.clientWidth)).toBeLessThan(2)
  }
  await page.setViewportSize({ width: 820, height: 1180 })
  await tap(page, 'To the show')
  await tapCards(page, '7D 8S 8C 9H')
  await page.getByRole('button', { name: '2', exact: true }).tap()
  await expectOnScreen(page, page.getByRole('button', { name: /^Let it go/ }))
})

test('of four, the row of the player who leads is marked, and one tap on it marks the next', async ({
  page,
}) => {
  await startGame(page, { seats: 4, rules: 'Four-hand: Each alone', dealer: 'Brass' })
  await tapCards(page, '4C')
  const toPlay = page.locator('[data-pad="peg"]').filter({ hasText: 'to play' })
  await expect(toPlay).toHaveAccessibleName('Red')
  await tap(page, 'Blue pegs 2 for a pair')
  await expectScore(page, { Blue: 2 })
  await expect(toPlay).toHaveAccessibleName('Green')
  await expect(page.getByText('Green to play').filter({ visible: true })).toBeVisible()
  await tap(page, /^Undo/)
  await expect(toPlay).toHaveAccessibleName('Red')
  await tap(page, 'Other points')
  await page.getByRole('radio', { name: 'Brass' }).tap()
  await tap(page, 'Brass pegs 12 for a double pair royal')
  await expectScore(page, { Brass: 12 })
})

test('on a phone on its side the whole menu is on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await begin(page)
  await tapCards(page, 'KH')
  await tap(page, 'Blue pegs 2 for a pair')
  await tap(page, 'Menu')
  const item = (name: string) => page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name })
  await expectOnScreen(
    page,
    item('Score sheet'),
    item('Take them back'),
    item('End this game'),
    item('Settings'),
  )
})

test('Redo is there only while there is something to do again', async ({ page }) => {
  await begin(page)
  const redo = page.getByRole('button', { name: /^Redo/ })
  await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeDisabled()
  await tapCards(page, 'KH')
  await expect(redo).toHaveCount(0)
  await tap(page, 'Undo: starter King of hearts')
  await tap(page, 'Redo: starter King of hearts')
  await expect(redo).toHaveCount(0)
})

test('the dealer’s name has the crib beside it until the next deal, and nobody leads after a peg', async ({
  page,
}) => {
  await begin(page)
  const crib = (side: string) =>
    page.locator('[data-name]').filter({ hasText: side }).getByText('crib').filter({ visible: true })
  await tapCards(page, 'KH')
  await expect(page.getByText('Blue leads').filter({ visible: true })).toBeVisible()
  await tap(page, 'Blue pegs 2 for a pair')
  await expect(page.getByText('Blue leads').filter({ visible: true })).toHaveCount(0)
  await tap(page, 'To the show')
  for (const hand of ['7D 8S 8C 9H', '2D 3S 6C TH', 'JD QS KC 9D']) {
    await expect(crib('Red')).toBeVisible()
    await tapCards(page, hand)
    await tap(page, /^Peg/)
  }
  await tap(page, 'Got it')
  await expect(page.getByText('Deal 1 is over')).toBeVisible()
  await expect(page.getByText('starter', { exact: true }).filter({ visible: true })).toHaveCount(0)
  await expect(page.getByText('Six cards each, two to Blue’s crib.')).toBeVisible()
  await expect(crib('Red')).toBeVisible()
  await tap(page, 'Next deal Blue deals')
  await expect(crib('Blue')).toBeVisible()
})

test('a match says who leads it, and lowball who loses', async ({ page }) => {
  await begin(page, { choices: ['Best of'], scores: { Red: 120, Blue: 100 } })
  await tapCards(page, 'KH')
  await expect(page.getByText('Game 1', { exact: true })).toBeVisible()
  await tap(page, 'Red pegs 2 for a pair')
  // Beside the result no line under the board speaks of a game that goes on.
  await page.setViewportSize({ width: 1366, height: 768 })
  await expect(page.getByRole('heading', { name: 'Red wins' })).toBeVisible()
  await expect(page.getByText(/leads by/)).toHaveCount(0)
  await page.setViewportSize(PHONES.usual)
  await toTheResult(page)
  await tap(page, /^Next game/)
  await tapCards(page, 'KH')
  await expect(page.getByText('Game 2 · 1–0')).toBeVisible()
  await page.setViewportSize(PHONES.small)
  await tap(page, 'To the show')
  await expect(page.getByText('Game 2 · 1–0')).toBeVisible()
  await begin(page, { lowball: true })
  await tapCards(page, 'KH')
  await expect(page.getByText('First to 121 loses').filter({ visible: true })).toBeVisible()
})
