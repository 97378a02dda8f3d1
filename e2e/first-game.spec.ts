import type { Page } from '@playwright/test'
import { newProfile, openApp, openKillable } from './support/killable.ts'
import { askStarter, chooseDealer } from './support/new-game.ts'
import { waitBetweenTaps } from './support/pace.ts'
import { expectStored } from './support/stored.ts'
import {
  cardKey,
  enterCards,
  enterPoints,
  expectNoSideScroll,
  expectOnScreen,
  expectScore,
  tap,
  tapCards,
  toTheResult,
} from './support/table.ts'
import { CORE, expect, keptOffline, PHONES, test } from './support/test.ts'

/** One hand as it is shown: cards, or a number said by the table. */
type Hand =
  | { readonly cards: string; readonly count: number }
  | { readonly said: string; readonly count: number }

interface DealScript {
  readonly starter: string
  /** Names of pegging keys, in the order they are tapped. */
  readonly play: readonly string[]
  readonly hands: readonly { readonly of: string; readonly for: string; readonly hand: Hand }[]
  readonly after: Scores
}

type Scores = Readonly<Record<'Ann' | 'Bob', number>>

const FIRST: DealScript = {
  starter: 'JH', // two for his heels, to the dealer
  play: ['Ann pegs 2 for fifteen', 'Bob pegs 2 for thirty-one', 'Ann pegs 1 for the go'],
  hands: [
    { of: 'Ann’s hand', for: 'Ann', hand: { cards: '5H 5S JD 5D', count: 22 } },
    { of: 'Bob’s hand', for: 'Bob', hand: { cards: '7D 8S 8C 9H', count: 12 } },
    { of: 'Bob’s crib', for: 'Bob', hand: { said: '4', count: 4 } },
  ],
  after: { Ann: 25, Bob: 20 },
}

const SECOND: DealScript = {
  starter: '9D',
  play: ['Bob pegs 3 for a run of 3', 'Ann pegs 2 for a pair'],
  hands: [
    { of: 'Bob’s hand', for: 'Bob', hand: { cards: '6H 7H 8H 9H', count: 20 } },
    { of: 'Ann’s hand', for: 'Ann', hand: { cards: '2S 2C 3S 4S', count: 12 } },
    { of: 'Ann’s crib', for: 'Ann', hand: { said: '8', count: 8 } },
  ],
  after: { Ann: 47, Bob: 43 },
}

/** A game that was begun on a wooden board, so that four deals end it. */
const BEGUN: Scores = { Ann: 23, Bob: 43 }

const expectGain = (page: Page, gain: Scores) =>
  expectScore(page, { Ann: BEGUN.Ann + gain.Ann, Bob: BEGUN.Bob + gain.Bob })

async function count(page: Page, of: string, name: string, hand: Hand): Promise<void> {
  await expect(page.getByRole('heading', { name: of })).toBeVisible()
  if (!('cards' in hand)) return enterPoints(page, hand.count)
  await enterCards(page, hand.cards)
  await tap(page, `Peg ${hand.count} for ${name}`)
}

async function playDeal(page: Page, { starter, play, hands, after }: DealScript): Promise<void> {
  await tapCards(page, starter)
  for (const key of play) await tap(page, key)
  await tap(page, 'To the show')
  for (const { of, for: name, hand } of hands) await count(page, of, name, hand)
  await expectGain(page, after)
}

for (const [size, viewport] of Object.entries(PHONES)) {
  test(
    `a game by touch on the ${size} phone: offline, killed in mid-hand, won by counting out`,
    size === 'usual' ? CORE : {},
    async ({ baseURL, faults }) => {
      test.slow()
      const profile = await newProfile()
      const opening = { origin: baseURL ?? '', viewport, faults }
      const before = await openKillable(profile.path, opening)
      let { page } = before
      await waitBetweenTaps(page)

      await page.goto('/new')
      await askStarter(page)
      await chooseDealer(page, 'Cut')
      await page.getByLabel('Name, seat 1').fill('Ann')
      await page.getByLabel('Name, seat 2').fill('Bob')
      await page.getByText('Joining a game in progress?').tap()
      for (const [name, score] of Object.entries(BEGUN))
        await page.getByRole('spinbutton', { name: `${name}’s score` }).fill(`${score}`)
      await expectOnScreen(page, page.getByRole('button', { name: /^Deal/ }))
      await expectNoSideScroll(page)
      await keptOffline(page)
      await before.context.setOffline(true)
      await tap(page, /^Deal/)

      // The cut: the ace is low, so Bob deals.
      await expectOnScreen(page, cardKey(page, 'AS'), cardKey(page, 'KC'))
      await tapCards(page, 'KH AS')
      await expect(page.getByRole('heading', { name: 'Deal 1 · Bob deals' })).toBeVisible()
      await expectOnScreen(page, cardKey(page, 'AS'), cardKey(page, 'KC'))

      await playDeal(page, FIRST)
      await expectNoSideScroll(page)
      await tap(page, /Next deal/)
      await playDeal(page, SECOND)
      await tap(page, /Next deal/)

      // Half of Ann's third hand is tapped when the browser dies.
      await tapCards(page, '5C')
      await expectOnScreen(
        page,
        page.getByRole('button', { name: 'Ann pegs 2 for fifteen' }),
        page.getByRole('button', { name: 'Bob pegs 6 for a pair royal' }),
        page.getByRole('button', { name: /^Undo: Starter|^Undo/ }),
        page.getByRole('button', { name: 'To the show' }),
      )
      await tap(page, 'To the show')
      await tap(page, 'Tap cards')
      await tapCards(page, '4H 4S')
      await expect(page.getByRole('button', { name: 'Take back 4 of spades' })).toBeVisible()
      await expectStored(page, 'drafts', '"cards":["4H","4S"]')
      await before.kill()

      const after = await openKillable(profile.path, opening)
      page = after.page
      await waitBetweenTaps(page)
      await after.context.setOffline(true)
      await openApp(page)
      await expect(page.getByRole('heading', { name: 'Ann’s hand' })).toBeVisible()
      await expectGain(page, { Ann: 47, Bob: 43 })
      await tapCards(page, '6H 6S')
      await expectOnScreen(
        page,
        page.getByText('24', { exact: true }).first(),
        page.getByText('One deal in 293'),
        page.getByRole('button', { name: 'Peg 24 for Ann' }),
      )
      await tap(page, 'Peg 24 for Ann')
      await count(page, 'Bob’s hand', 'Bob', { cards: '7C 7D 7H 8S', count: 12 })
      await count(page, 'Bob’s crib', 'Bob', { said: '2', count: 2 })
      await expectGain(page, { Ann: 71, Bob: 57 })
      await tap(page, /Next deal/)

      // Ann deals and has enough in hand and crib, but Bob counts first.
      await tapCards(page, '4D')
      await tap(page, 'Ann pegs 6 for a pair royal')
      await tap(page, 'Bob pegs 1 for the go')
      await tap(page, 'To the show')
      await count(page, 'Bob’s hand', 'Bob', { cards: '5C 5S 6C 6D', count: 24 })
      await expect(page.getByRole('heading', { name: 'Bob wins' })).toBeVisible()
      await expectScore(page, { Bob: 121, Ann: 100 })
      await expectNoSideScroll(page)

      // Undo brings the game back to life, Redo ends it again; the loser deals the next.
      await tap(page, /^Undo/)
      await expect(page.getByRole('heading', { name: 'Bob’s hand' })).toBeVisible()
      await tap(page, /^Redo/)
      await toTheResult(page)
      await tap(page, /Rematch/)
      await expect(page.getByRole('heading', { name: 'Deal 1 · Ann deals' })).toBeVisible()
      await expectScore(page, { Bob: 0, Ann: 0 })

      await after.context.close()
      await profile.remove()
    },
  )
}

test('a hint is given once, where it helps, and not again after Got it', async ({ page }) => {
  const jack = page.getByText('Jack turned up? Tap Red’s jack.')
  await page.goto('/')
  await tap(page, /^Deal/)
  await expect(jack).toBeVisible()
  await tap(page, 'Got it')
  await expect(jack).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Count a hand' })).toBeVisible()
  await tap(page, 'To the show')
  for (let hand = 0; hand < 3; hand++) await enterPoints(page, 4)
  const board = page.getByText('Tap the board and it fills the screen.')
  await expect(board).toBeVisible()
  await tap(page, /^Next deal/)
  await expect(board).toHaveCount(0)
  await page.reload()
  await tap(page, /^Undo/)
  await expect(page.getByText('Deal 1 is over')).toBeVisible()
  await expect(board).toHaveCount(0)
})
