import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { chooseRule, startGame } from './support/new-game.ts'
import { tapsOn } from './support/pace.ts'
import {
  cardKey,
  cardName,
  expectNoSideScroll,
  expectOnScreen,
  expectScore,
  tap,
  tapCards,
} from './support/table.ts'
import { expect, PHONES, test } from './support/test.ts'

/** One move of the play: a card, `-` for a go, `x` for a stop; and what is then said at the table. */
type Move = readonly [who: string, move: string, said: string]

interface Hand {
  readonly of: string
  readonly for: string
  /** Cards that the play did not show. */
  readonly left?: string
  readonly count: number
}

interface DealScript {
  readonly title: string
  readonly names: readonly string[]
  /** The name of the rule set on the New game page. */
  readonly rules: string
  readonly dealer: string
  readonly starter: string
  readonly play: readonly Move[]
  readonly hands: readonly Hand[]
  readonly after: Readonly<Record<string, number>>
  /** One for the starter, one a card, one a go or stop, one a leftover, four for the crib, one a Peg, one for the next deal. */
  readonly taps: number
}

const TWO: DealScript = {
  title: 'two players',
  names: ['Ann', 'Bob'],
  rules: 'Six-card: To 121',
  dealer: 'Bob',
  starter: '9S',
  play: [
    ['Ann', '5H', 'Five.'],
    ['Bob', 'TD', 'Fifteen for two.'],
    ['Ann', 'KC', 'Twenty-five.'],
    ['Bob', '4S', 'Twenty-nine.'],
    ['Ann', '-', 'Ann says go.'],
    ['Bob', '-', 'Twenty-nine, and one for the go.'],
    ['Ann', '6H', 'Six.'],
    ['Bob', '3S', 'Nine.'],
    ['Ann', '7D', 'Sixteen.'],
    ['Bob', 'JC', 'Twenty-six, and one for last.'],
  ],
  hands: [
    { of: 'Ann’s hand', for: 'Ann', count: 7 },
    { of: 'Bob’s hand', for: 'Bob', count: 3 },
    { of: 'Bob’s crib', for: 'Bob', left: '2H 2D 8C QS', count: 2 },
  ],
  after: { Ann: 7, Bob: 9 },
  taps: 1 + 8 + 2 + 4 + 3 + 1,
}

const FOUR: DealScript = {
  title: 'four players, partners',
  names: ['Ann', 'Bob', 'Cleo', 'Dan'],
  rules: 'Four-hand: Partners',
  dealer: 'Dan',
  starter: '6S',
  play: [
    ['Ann', '4H', 'Four.'],
    ['Bob', '5S', 'Nine.'],
    ['Cleo', '6D', 'Fifteen for five: fifteen two and a run of three.'],
    ['Dan', 'KS', 'Twenty-five.'],
    ['Ann', 'AS', 'Twenty-six.'],
    ['Bob', '2H', 'Twenty-eight.'],
    ['Cleo', '3C', 'Thirty-one for five: thirty-one two and a run of three.'],
    ['Dan', '7D', 'Seven.'],
    ['Ann', 'TH', 'Seventeen.'],
    ['Bob', 'TD', 'A pair, twenty-seven for two.'],
    ['Cleo', '-', 'Cleo says go.'],
    ['Dan', '2D', 'Twenty-nine.'],
    ['Ann', '-', 'Ann says go.'],
    ['Bob', '-', 'Bob says go.'],
    ['Dan', '-', 'Twenty-nine, and one for the go.'],
    ['Ann', 'QC', 'Ten.'],
    ['Bob', '9C', 'Nineteen.'],
    ['Cleo', 'JC', 'Twenty-nine.'],
    ['Dan', '-', 'Dan says go.'],
    ['Cleo', '-', 'Twenty-nine, and one for the go.'],
    ['Dan', '7C', 'Seven.'],
    ['Cleo', '8H', 'Fifteen for two, and one for last.'],
  ],
  hands: [
    { of: 'Ann’s hand', for: 'Ann & Cleo', count: 4 },
    { of: 'Bob’s hand', for: 'Bob & Dan', count: 4 },
    { of: 'Cleo’s hand', for: 'Ann & Cleo', count: 4 },
    { of: 'Dan’s hand', for: 'Bob & Dan', count: 6 },
    { of: 'Dan’s crib', for: 'Bob & Dan', left: '3H 9S JS QD', count: 3 },
  ],
  after: { 'Ann & Cleo': 22, 'Bob & Dan': 16 },
  taps: 1 + 16 + 6 + 4 + 5 + 1,
}

const FIVE_CARD: DealScript = {
  title: 'the five-card game, with a stop',
  names: ['Ann', 'Bob'],
  rules: 'Five-card: To 61',
  dealer: 'Bob', // three for last to Ann
  starter: '5C',
  play: [
    ['Ann', 'KH', 'Ten.'],
    ['Bob', '8D', 'Eighteen.'],
    ['Ann', '7S', 'Twenty-five.'],
    ['Bob', '-', 'Bob says go.'],
    ['Ann', 'x', 'Ann stops: Ann pegs one'],
  ],
  hands: [
    { of: 'Ann’s hand', for: 'Ann', left: '2D', count: 2 },
    { of: 'Bob’s hand', for: 'Bob', left: '9C JC', count: 3 },
    { of: 'Bob’s crib', for: 'Bob', left: '5H 5D QH AH', count: 14 },
  ],
  after: { Ann: 6, Bob: 17 },
  taps: 1 + 3 + 2 + 3 + 4 + 3 + 1,
}

type Opening = Pick<DealScript, 'names' | 'rules' | 'dealer'>

/** A new game, set to cards. */
async function begin(page: Page, { names, rules, dealer }: Opening): Promise<void> {
  await startGame(page, { names, rules, choices: ['By cards'] })
  await tap(page, 'Choose the dealer')
  await tap(page, `${dealer} deals`)
  await expect(page.getByRole('heading', { name: `Deal 1 · ${dealer} deals` })).toBeVisible()
}

const turn = (page: Page, who: string) =>
  page.getByRole('heading', { name: new RegExp(`^${who}(’s turn| leads)$`) })

async function move(page: Page, [who, what, said]: Move): Promise<void> {
  await expect(turn(page, who)).toBeVisible()
  if (what === '-') await tap(page, new RegExp(`^Go ${who}`))
  else if (what === 'x') await tap(page, new RegExp(`^Stop ${who}`))
  else await tapCards(page, what)
  // After the last card it is told with who played it.
  await expect(page.getByText(said.replace(/\.$/, '')).filter({ visible: true }).first()).toBeVisible()
}

async function show(page: Page, { of, for: name, left, count }: Hand): Promise<void> {
  await expect(page.getByRole('heading', { name: of })).toBeVisible()
  if (left) await tapCards(page, left)
  await tap(page, `Peg ${count} for ${name}`)
}

for (const deal of [TWO, FOUR, FIVE_CARD]) {
  test(`a deal by cards for ${deal.title} costs ${deal.taps} taps and no other`, async ({ page }) => {
    test.slow()
    await begin(page, deal)
    const before = await tapsOn(page)
    await tapCards(page, deal.starter)
    for (const one of deal.play) await move(page, one)
    for (const hand of deal.hands) await show(page, hand)
    await expectScore(page, deal.after)
    await tap(page, /^Next deal/)
    await expect(page.getByRole('heading', { name: /^Deal 2 · / })).toBeVisible()
    expect((await tapsOn(page)) - before).toBe(deal.taps)
  })
}

test('a card tapped wrongly is corrected in one place, its effect shown first, and one Undo restores it', async ({
  page,
}) => {
  await begin(page, TWO)
  await tapCards(page, '9S 5H TD KC 5S')
  // Thirty, it seems; in fact Bob played the six.
  await page.getByRole('button', { name: '5 of spades, Bob, change' }).tap()
  await expect(page.getByText('Which card was it?')).toBeVisible()
  await tapCards(page, '6S')
  await expect(page.getByText('Bob 2 → 4.')).toBeVisible()
  await expectScore(page, { Ann: 0, Bob: 2 })
  await expectAccessible(page)
  await tap(page, 'Save')
  await expectScore(page, { Ann: 0, Bob: 4 })
  await expect(turn(page, 'Ann')).toBeVisible()
  await tap(page, /^Undo/)
  await expectScore(page, { Ann: 0, Bob: 2 })
  await expect(page.getByRole('button', { name: '5 of spades, Bob, change' })).toBeVisible()
})

test('a card of the play is changed at the show as well, and its hand and all pegs follow', async ({
  page,
}) => {
  await begin(page, TWO)
  await tapCards(page, TWO.starter)
  for (const one of TWO.play) await move(page, one)
  await expect(page.getByRole('heading', { name: 'Ann’s hand' })).toBeVisible()
  await page.getByRole('button', { name: '5 of hearts, change' }).tap()
  await tapCards(page, '4H')
  await expect(page.getByText('Bob 4 → 2.')).toBeVisible()
  await tap(page, 'Save')
  await expectScore(page, { Ann: 0, Bob: 2 })
  await expect(page.getByRole('button', { name: 'Peg 2 for Ann' })).toBeVisible()
})

test('the other player played that: one tap, and the points go with the card', async ({ page }) => {
  await begin(page, TWO)
  await tapCards(page, '9S 5H TD KC 4S')
  await tapCards(page, '2H') // the table said go for Ann and forgot to tap it
  await expect(turn(page, 'Bob')).toBeVisible()
  await tap(page, 'No, Bob played it')
  await expect(turn(page, 'Ann')).toBeVisible()
  await expectScore(page, { Ann: 0, Bob: 4 })
  await tap(page, /^Undo/)
  await expectScore(page, { Ann: 2, Bob: 2 })
})

test('a go is held against the hand, and one tap pegs the penalty', async ({ page }) => {
  await begin(page, TWO)
  await tapCards(page, '9S 5H TD KC 4S')
  await tap(page, /^Go Ann/)
  await tap(page, /^Go Bob/)
  await tapCards(page, '6H AC 7D JC')
  await tap(page, 'Peg 7 for Ann')
  const note = page.getByText('Bob said go at 29 holding the Ace of clubs.')
  await expect(note).toBeVisible()
  await expectAccessible(page)
  await expectOnScreen(page, note, page.getByRole('button', { name: 'Peg 7 for Bob' }))
  await tap(page, 'Ann pegs 2')
  await expectScore(page, { Ann: 9, Bob: 4 })
  await expect(note).toHaveCount(0)
  await tap(page, 'Peg 7 for Bob')
  await expectScore(page, { Ann: 9, Bob: 11 })
})

test('at a table where the hand is dead too, one tap skips it', async ({ page }) => {
  await begin(page, TWO)
  await tap(page, 'Menu')
  await tap(page, 'Change the rules')
  await chooseRule(page, 'A renege costs', 'The points, and the hand is dead')
  await tap(page, /^Save rules/)
  await tapCards(page, '9S 5H TD KC 4S')
  await tap(page, /^Go Ann/)
  await tap(page, /^Go Bob/)
  await tapCards(page, '6H AC 7D JC')
  await tap(page, 'Peg 7 for Ann')
  await tap(page, 'The hand is dead')
  await expectScore(page, { Ann: 7, Bob: 4 })
  await expect(page.getByText(/crib/).first()).toBeVisible()
})

async function playBy(page: Page, way: 'By points' | 'By cards'): Promise<void> {
  await tap(page, 'Menu')
  await tap(page, 'Change the rules')
  await chooseRule(page, 'The play is scored', way)
  await tap(page, /^Save rules/)
}

test('to points at once, to cards from the next deal on', async ({ page }) => {
  await begin(page, TWO)
  await tapCards(page, '9S 5H TD')
  await playBy(page, 'By points')
  await tap(page, 'Ann pegs 2 for fifteen')
  await playBy(page, 'By cards')
  await expect(page.getByRole('button', { name: 'Ann pegs 2 for fifteen' })).toBeVisible()
  await tap(page, 'To the show')
  await expect(page.getByRole('button', { name: '5 of hearts, change' })).toBeVisible()
  await tapCards(page, '6H 7D KC')
  await tap(page, 'Peg 7 for Ann')
  await expectScore(page, { Ann: 9, Bob: 2 })
  await tapCards(page, '4S 3S JC')
  await tap(page, 'Peg 3 for Bob')
  await tapCards(page, '2H 2D 8C QS')
  await tap(page, 'Peg 2 for Bob')
  await tap(page, /^Next deal/)
  await tapCards(page, '9S')
  await expect(turn(page, 'Bob')).toBeVisible()
})

for (const [size, viewport] of Object.entries({ ...PHONES, landscape: { width: 844, height: 390 } })) {
  test(`on the ${size} phone no key moves from under a finger, and cards past 31 are grey`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize(viewport)
    await begin(page, FOUR)
    await tapCards(page, FOUR.starter)
    const place = () => page.getByRole('button', { name: /^King of clubs/ }).boundingBox()
    const before = await place()
    for (const one of FOUR.play.slice(0, 17)) {
      await move(page, one)
      expect(await place()).toEqual(before)
    }
    await expect(page.getByRole('button', { name: `${cardName('KH')}, would pass 31` })).toHaveCount(0)
    await move(page, ['Cleo', 'JC', 'Twenty-nine.'])
    await expect(page.getByRole('button', { name: `${cardName('KH')}, would pass 31` })).toBeVisible()
    await expectNoSideScroll(page)
    await expectOnScreen(
      page,
      page.getByRole('button', { name: /^Go Dan/ }),
      page.getByRole('button', { name: /^Undo/ }),
      cardKey(page, '2C'),
    )
    await expectAccessible(page)
  })
}

test('a hand that is a card short passes the lead, and the log says why', async ({ page }) => {
  await startGame(page, { names: ['Ann', 'Bob'], choices: ['By cards'], dealer: 'Bob' })
  await tapCards(page, '9S')
  await tapCards(page, 'KH KD 9H')
  await tap(page, 'Go Bob')
  await tap(page, 'Go Ann')
  await tapCards(page, '8D 7C QS')
  await tap(page, 'Go Ann')
  await tap(page, 'Go Bob')
  await tap(page, 'No card left Ann')
  await expect(
    page.getByText('Ann has no card left? Then the lead passes, and the hand was short.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'No card left', exact: true }).tap()
  await tapCards(page, '5D')
  await expectScore(page, { Ann: 3, Bob: 4 })
  await expect(page.getByRole('heading', { name: 'Ann’s hand' })).toBeVisible()
})
