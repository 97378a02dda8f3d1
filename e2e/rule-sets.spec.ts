import { withFailingDisk } from './support/disk-fault.ts'
import {
  askStarter,
  chooseDealer,
  chooseRule,
  onHouseRules,
  openRule,
  openRuleSets,
  startGame,
} from './support/new-game.ts'
import {
  enterPoints,
  expectNoSideScroll,
  expectOnScreen,
  expectScore,
  tap,
  tapCards,
  toTheResult,
} from './support/table.ts'
import { CORE, expect, PHONES, test } from './support/test.ts'

/**
 * One deal of a rule set, as a table plays it: what is asked and said, in which order, for how many points. There is
 * one of each kind; the others differ from one of these in what the recorded games go through.
 */
interface DealOf {
  readonly seats: number
  /** The choice on the New game page. */
  readonly rules: string
  readonly lowball?: true
  readonly dealer: string
  /** Said at the deal. */
  readonly deal: string
  readonly asks: string
  readonly starter: string
  readonly play: string
  /** Keys tapped in the play, and one that these rules do not have. */
  readonly pegs: readonly string[]
  readonly without?: string
  /** The first hand with its cards; the book it is from is named beside it. */
  readonly cards: string
  /** Everybody in counting order, with what they count; a name begins with its side. */
  readonly order: Readonly<Record<string, number>>
  readonly after: Readonly<Record<string, number>>
  /** Who deals next. */
  readonly next: string
}

const DEALS: readonly DealOf[] = [
  {
    seats: 2,
    rules: 'Six-card: To 121',
    dealer: 'Blue',
    deal: 'Six cards each, two to Blue’s crib.',
    asks: 'What turned up?',
    starter: '5C',
    play: 'Red leads',
    pegs: ['Red pegs 2 for fifteen', 'Blue pegs 1 for the go'],
    cards: 'JC 5H 5S 5D', // 29: S1:L72
    order: { 'Red’s hand': 29, 'Blue’s hand': 8, 'Blue’s crib': 4 },
    after: { Red: 31, Blue: 13 },
    next: 'Red deals',
  },
  {
    seats: 3,
    rules: 'Three-hand: To 121',
    dealer: 'Red',
    deal: 'Five cards each and one from the pack to Red’s crib; then each discards one to it.',
    asks: 'What turned up?',
    starter: 'TC',
    play: 'Blue leads',
    pegs: ['Green pegs 2 for thirty-one', 'Blue pegs 3 for a run of 3'],
    cards: '4C 4D 5H 6S', // 14: S4:L65-67
    order: { 'Blue’s hand': 14, 'Green’s hand': 6, 'Red’s hand': 5, 'Red’s crib': 2 },
    after: { Red: 7, Blue: 17, Green: 8 },
    next: 'Blue deals',
  },
  {
    seats: 4,
    rules: 'Four-hand: Partners',
    dealer: 'Blue 2',
    deal: 'Five cards each, one to Blue 2’s crib.',
    asks: 'What turned up?',
    starter: '4C',
    play: 'Red 1 leads',
    pegs: ['Red pegs 2 for a pair', 'Blue pegs 6 for a pair royal'],
    cards: '9C 6D 5H 4S', // 14: Hoyle
    order: {
      'Red 1’s hand': 14,
      'Blue 1’s hand': 7,
      'Red 2’s hand': 4,
      'Blue 2’s hand': 2,
      'Blue 2’s crib': 3,
    },
    after: { Red: 20, Blue: 18 },
    next: 'Red 1 deals',
  },
  {
    seats: 5,
    rules: 'Five-hand: Each alone',
    dealer: 'Purple',
    deal: 'Offer Brass the cut. Five cards each, but four to Purple. The others discard one to Purple’s crib.',
    asks: 'What turned up?',
    starter: '6C',
    play: 'Red leads',
    pegs: ['Purple pegs 2 for thirty-one', 'Brass pegs 1 for the go'],
    cards: '4C 4H 5S TD', // 14: S4:L65-67
    order: {
      'Red’s hand': 14,
      'Blue’s hand': 7,
      'Green’s hand': 4,
      'Brass’s hand': 2,
      'Purple’s hand': 8,
      'Purple’s crib': 6,
    },
    after: { Red: 14, Blue: 7, Green: 4, Brass: 3, Purple: 16 },
    next: 'Red deals',
  },
  {
    seats: 6,
    rules: 'Six-hand: Three pairs',
    dealer: 'Green 2',
    deal: 'Five cards each. Green 2 and the player opposite discard one out of play, the others discard one to Green 2’s crib.',
    asks: 'What turned up?',
    starter: '6C',
    play: 'Red 1 leads',
    pegs: ['Green pegs 5 for a run of 5', 'Blue pegs 2 for a pair'],
    cards: '4C 4D 4H 5S', // 21: S3:L46-48
    order: {
      'Red 1’s hand': 21,
      'Blue 1’s hand': 2,
      'Green 1’s hand': 4,
      'Red 2’s hand': 6,
      'Blue 2’s hand': 8,
      'Green 2’s hand': 0,
      'Green 2’s crib': 5,
    },
    after: { Red: 27, Blue: 12, Green: 14 },
    next: 'Red 1 deals',
  },
  {
    seats: 6,
    rules: 'Six-hand: Each alone',
    dealer: 'Silver',
    deal: 'Five cards each. Silver and the player opposite discard one out of play, the others discard one to Silver’s crib.',
    asks: 'What turned up?',
    starter: '6C',
    play: 'Red leads',
    pegs: ['Silver pegs 2 for thirty-one', 'Purple pegs 1 for the go'],
    cards: '4C 4H 5S TD', // 14: S4:L65-67
    order: {
      'Red’s hand': 14,
      'Blue’s hand': 7,
      'Green’s hand': 4,
      'Brass’s hand': 2,
      'Purple’s hand': 8,
      'Silver’s hand': 6,
      'Silver’s crib': 0,
    },
    after: { Red: 14, Blue: 7, Green: 4, Brass: 2, Purple: 9, Silver: 8 },
    next: 'Red deals',
  },
  {
    seats: 2,
    rules: 'Five-card: To 61',
    dealer: 'Blue',
    deal: 'Five cards each, two to Blue’s crib. Red has pegged three for last.', // S0:L18
    asks: 'A knave gives the dealer two (his heels).',
    starter: '5S',
    play: 'Red leads, one count to 31',
    pegs: ['Blue pegs 1 for the last card'],
    without: 'Blue pegs 1 for the go',
    cards: 'KH JC 5D', // 10, and not the 8 of S0:L68
    order: { 'Red’s hand': 10, 'Blue’s hand': 4, 'Blue’s crib': 8 },
    after: { Red: 13, Blue: 13 },
    next: 'Red deals',
  },
  {
    seats: 2,
    rules: 'League: Singles',
    dealer: 'Blue',
    deal: 'Offer Red the cut. Five cards each and two from the pack to Blue’s box; then each discards one to it.',
    asks: 'Red cuts. What turned up?',
    starter: '7H',
    play: 'Red leads, rising runs only',
    pegs: ['Red pegs 3 for a run of 3', 'Blue pegs 1 for the go'],
    cards: 'JH 5H 6H 3H', // 13: S3:L61-64
    order: { 'Red’s hand': 13, 'Blue’s hand': 4, 'Blue’s box': 6 },
    after: { Red: 16, Blue: 11 },
    next: 'Red deals',
  },
  {
    seats: 3,
    rules: 'Three-hand: To 121',
    lowball: true,
    dealer: 'Green',
    deal: 'Five cards each and one from the pack to Green’s crib; then each discards one to it.',
    asks: 'What turned up?',
    starter: '2H',
    play: 'Red leads',
    pegs: ['Red pegs 2 for fifteen'],
    cards: '8H 7C 7D 6S', // 16: S1:L62
    order: { 'Red’s hand': 16, 'Blue’s hand': 2, 'Green’s hand': 4, 'Green’s crib': 0 },
    after: { Red: 18, Blue: 2, Green: 4 },
    next: 'Red deals',
  },
]

for (const [place, row] of DEALS.entries()) {
  const viewport = Object.values(PHONES)[place % 3] ?? PHONES.usual
  test(`one deal of ${row.rules}${row.lowball ? ', lowball' : ''}`, CORE, async ({ page }) => {
    await page.setViewportSize(viewport)
    await startGame(page, row)
    await expect(page.getByRole('heading', { name: `Deal 1 · ${row.dealer} deals` })).toBeVisible()
    await expect(page.getByRole('paragraph').filter({ hasText: row.deal })).toContainText(row.asks)
    await expectNoSideScroll(page)
    await tapCards(page, row.starter)

    await expect(page.getByText(row.play, { exact: true }).filter({ visible: true })).toBeVisible()
    for (const key of row.pegs) await tap(page, key)
    if (row.without) await expect(page.getByRole('button', { name: row.without })).toHaveCount(0)
    await expectNoSideScroll(page)
    await tap(page, 'To the show')

    for (const [i, [holder, points]] of Object.entries(row.order).entries()) {
      await expect(page.getByRole('heading', { name: holder })).toBeVisible()
      if (i > 0) {
        await enterPoints(page, points)
        continue
      }
      await tapCards(page, row.cards)
      await tap(page, `Peg ${points} for ${holder.split(/[ ’]/)[0]}`)
    }
    await expectScore(page, row.after)
    await expectNoSideScroll(page)
    await expect(page.getByText(row.next).first()).toBeVisible()
    await tap(page, /Next deal/)
    await expect(page.getByRole('heading', { name: `Deal 2 · ${row.next}` })).toBeVisible()
  })
}

test('six start the league’s triples with the names they find, in at most twelve taps', async ({ page }) => {
  let taps = 0
  const count = async (done: Promise<void>) => {
    taps += 1
    await done
  }
  await page.setViewportSize(PHONES.small)
  await page.goto('/new')
  await count(page.getByRole('radio', { name: '6', exact: true }).tap())
  await count(openRuleSets(page))
  await count(page.getByRole('radio', { name: 'League: Triples' }).tap())
  await count(chooseDealer(page, 'Blue 1'))
  await count(tap(page, /^Deal/))
  await expect(page.getByText('Blue 1 deals, ')).toBeVisible()
  expect(taps).toBeLessThanOrEqual(12)
})

test('house rules are kept under a name and chosen again', CORE, async ({ page }) => {
  const failNext = await withFailingDisk(page)
  await page.goto('/new?rules')
  await openRule(page, 'His heels, a jack')
  await page.getByRole('group', { name: 'His heels, a jack' }).getByRole('button', { name: 'One less' }).tap()
  await page.getByRole('textbox', { name: 'Name for these rules' }).fill('Aunt Mary’s')
  await failNext(1_000, 'QuotaExceededError')
  await tap(page, 'Save these rules')
  await expect(page.getByText('“Aunt Mary’s” was not saved: this device has no room left.')).toBeVisible()
  await failNext(0)
  await tap(page, 'Save these rules')
  await expect(page.getByRole('button', { name: 'Delete Aunt Mary’s' })).toBeVisible()
  await expect(page.getByText('was not saved')).toHaveCount(0)

  await page.goto('/new')
  await openRuleSets(page)
  await page.getByRole('radio', { name: 'Aunt Mary’s' }).tap()
  await page
    .getByRole('radiogroup', { name: 'Who deals?' })
    .getByRole('radio', { name: 'Blue', exact: true })
    .tap()
  await askStarter(page)
  await tap(page, /^Deal/)
  await tapCards(page, 'JC') // a jack is one here
  await expectScore(page, { Red: 0, Blue: 1 })

  // And it is the default for the next game at this table, dealer and all.
  await tap(page, 'Menu')
  await tap(page, 'New game')
  await openRuleSets(page)
  await expect(page.getByRole('radio', { name: 'Aunt Mary’s' })).toBeChecked()
  await expect(
    page.getByRole('radiogroup', { name: 'Who deals?' }).getByRole('radio', { name: 'Blue', exact: true }),
  ).toBeChecked()
})

test('contradicting rules are refused in words', async ({ page }) => {
  await page.goto('/new')
  await onHouseRules(page, async () => {
    await openRule(page, 'Each gives the crib')
    await page
      .getByRole('group', { name: 'Each gives the crib' })
      .getByRole('button', { name: 'One less' })
      .tap()
    await expect(page.getByText(/The crib would have 2 cards|A hand has/)).toBeVisible()
  })
  await expect(page.getByRole('button', { name: 'Each gives the crib 1 card.' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Deal/ })).toBeDisabled()
  await expect(page.getByText(/The crib would have 2 cards|A hand has/)).toBeVisible()
})

test.describe('at a table of three', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(PHONES.short)
    await startGame(page, { seats: 3, rules: 'Three-hand: To 121', dealer: 'Red' })
    await tapCards(page, '9H')
  })

  test('a penalty pays all others with one tap, and points are undone', async ({ page }) => {
    await tap(page, 'Green: other points')
    await page.getByRole('radio', { name: 'Penalty' }).check({ force: true })
    await page
      .getByRole('radiogroup', { name: 'Whose fault' })
      .getByRole('radio', { name: 'Green' })
      .check({ force: true })
    const renege = page.getByRole('button', { name: 'Renege: Red and Blue peg 2 each' })
    await expectOnScreen(
      page,
      renege,
      page.getByRole('button', { name: /^Undo/ }),
      page.getByRole('button', { name: 'Cancel' }),
    )
    await renege.tap()
    await expectScore(page, { Red: 2, Blue: 2, Green: 0 })
    await expect(page.getByRole('button', { name: /^Undo: Red 2 for a penalty \(renege\)/ })).toBeVisible()

    await tap(page, 'Blue: other points')
    await page.getByRole('radio', { name: 'Subtract' }).check({ force: true })
    await page.getByRole('textbox', { name: 'In your own words' }).fill('it was Green who cut')
    await page.getByRole('button', { name: '1', exact: true }).tap()
    await expectScore(page, { Blue: 1 })
    await expect(
      page.getByRole('button', { name: /^Undo: Blue back 1 for a correction \(it was Green who cut\)/ }),
    ).toBeVisible()
  })

  test('a wrong dealer is corrected with one tap of the menu, and so is a misdeal', async ({ page }) => {
    await expect(page.getByText('Blue leads').filter({ visible: true })).toBeVisible()
    await tap(page, 'Menu')
    await page
      .getByRole('group', { name: /^Wrong dealer/ })
      .getByRole('button', { name: 'Green' })
      .tap()
    await expect(page.getByText('Red leads')).toBeVisible()
    await tap(page, 'Menu')
    await tap(page, 'Misdeal, redeal')
    await expect(page.getByRole('heading', { name: 'Deal 1 · Green deals' })).toBeVisible()
    await tap(page, 'Menu')
    await tap(page, 'End this game')
    await expect(page.getByRole('heading', { name: 'Game ended early' })).toBeVisible()
  })

  test('a rule is changed in mid-game, or refused with the reason', async ({ page }) => {
    await tap(page, 'Blue pegs 6 for a pair royal')
    await tap(page, 'Menu')
    await tap(page, 'Change the rules')
    const play = page.getByRole('button', { name: /^Save rules/ })
    await expect(play).toBeDisabled()
    await openRule(page, 'Each is dealt')
    await page.getByRole('group', { name: 'Each is dealt' }).getByRole('button', { name: 'One more' }).tap()
    await expect(play).toBeDisabled()
    await expect(page.getByRole('status').filter({ hasText: /A hand has|cards are dealt/ })).toBeVisible()
    await page.getByRole('group', { name: 'Each is dealt' }).getByRole('button', { name: 'One less' }).tap()
    await chooseRule(page, 'Runs in the play count', 'Only ascending')
    await tap(page, /^Save rules/)
    await expect(page.getByText('Rising runs only').filter({ visible: true })).toBeVisible()
    await expectScore(page, { Blue: 6 })
    await tap(page, /^Undo: rules change/)
    await expect(page.getByText('Rising runs only').filter({ visible: true })).toHaveCount(0)
  })
})

test('a decided match is followed by a new one, dealt by the loser', CORE, async ({ page }) => {
  await startGame(page, { choices: ['First to'], scores: { Red: 120 }, dealer: 'Red' })
  await tapCards(page, '9H')
  await tap(page, 'Red pegs 1 for the go')
  await toTheResult(page)
  // Blue is at 0: a double skunk is worth three games, and the match is first to two.
  await expect(page.getByText('Red wins the match')).toBeVisible()
  await expect(page.getByText('Red 3, Blue 0')).toBeVisible()
  await tap(page, 'The figures')
  await expect(page.getByRole('img', { name: 'Games won: Red 3, Blue 0, first to 2' })).toBeVisible()
  await tap(page, 'Back')
  await tap(page, /^Rematch/)
  await expect(page.getByRole('heading', { name: 'Deal 1 · Blue deals' })).toBeVisible()
  await expectScore(page, { Red: 0, Blue: 0 })
  // Nothing has happened in it yet, so Undo leads back to the match before.
  await tap(page, /^Undo: back to last game/)
  await expect(page.getByText('Red wins the match')).toBeVisible()
})

test('a match of two legs is played to its end, and may be shared', async ({ page }) => {
  await startGame(page, {
    rules: 'League: Singles',
    choices: ['All of'],
    scores: { Red: 120 },
    dealer: 'Red',
  })
  await tapCards(page, '9H')
  await tap(page, 'Red pegs 1 for the go')
  await toTheResult(page)
  await expect(page.getByText('Games won, two games in all')).toBeVisible()
  await tap(page, /^Next game/)
  await tapCards(page, '9H')
  for (let five = 1; five < 25; five++) {
    await tap(page, 'Blue pegs 5 for a run of 5')
    await expectScore(page, { Blue: 5 * five })
  }
  await tap(page, 'Blue pegs 1 for the go')
  await toTheResult(page)
  await expect(page.getByText('Red and Blue share the match')).toBeVisible()
  await expect(page.getByText('Red 1, Blue 1')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Rematch/ })).toBeVisible()
})
