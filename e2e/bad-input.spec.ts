import type { Locator, Page } from '@playwright/test'
import { askStarter, chooseRule, onHouseRules, startGame } from './support/new-game.ts'
import { damageLine, stored } from './support/stored.ts'
import { cardKey, expectSaved, expectScore, tap, tapCards } from './support/table.ts'
import { CORE, expect, test } from './support/test.ts'

test.use({ pace: 'real' })

/** The one slip at the foot of a screen. */
const slip = (page: Page) => page.getByRole('status')
/** The line under the board, where a tap that did nothing is answered. */
const inLine = (page: Page, words: string | RegExp) =>
  page.locator('main p:not(.visually-hidden)').filter({ hasText: words })

/** A game in its first play; Blue deals. */
async function toThePlay(page: Page): Promise<void> {
  await startGame(page, { dealer: 'Blue' })
  await tapCards(page, '9H')
  await expect(page.getByRole('button', { name: 'To the show' })).toBeVisible()
}

/** Nothing is being saved any more. */
async function isSaved(page: Page, lines: number): Promise<void> {
  await expect.poll(async () => (await stored(page, 'entries')).length).toBe(lines)
}

test.describe('a link to a count', () => {
  for (const [name, address, sentence, kept, rest] of [
    [
      'a card twice',
      'hand=5H5HJD&cut=5C',
      'The 5 of hearts comes twice: a pack has only one.',
      '5H JD 5C',
      '5S 5D',
    ],
    ['the starter in the hand', 'hand=5H5SJD5D&cut=5H', 'The 5 of hearts comes twice', '5H 5S JD 5D', '5C'],
    [
      'too many cards',
      'hand=5H5SJD5DKC2S',
      'That is 6 cards: a hand and its starter make 5.',
      '5H 5S JD 5D',
      '5C',
    ],
    ['too few', 'hand=5H5S&cut=5C5D', 'That is 3 cards of 5: tap the rest.', '5H 5S 5C', 'JD 5D'],
    ['what is no card', `hand=5H${'Z'.repeat(10_000)}`, 'is not a card', '5H', '5S JD 5D 5C'],
  ] as const)
    test(`with ${name} says so, keeps the cards that can be read, and is finished by tapping`, async ({
      page,
    }) => {
      await page.goto(`/count?${address}`)
      await expect(slip(page).filter({ hasText: sentence })).toBeVisible()
      for (const card of kept.split(' '))
        await expect(cardKey(page, card)).toHaveAttribute('aria-pressed', 'true')
      await tapCards(page, rest)
      await expect(page.getByText('28', { exact: true }).first()).toBeVisible()
      await expect(page.getByText(/tap the rest|only one|are 5\.|not a card/)).toHaveCount(0)
    })

  test('with five cards and no starter takes the last for it', async ({ page }) => {
    await page.goto('/count?hand=5H5SJD5D5C')
    await expect(page.getByText('28', { exact: true }).first()).toBeVisible()
  })
})

test('a damaged line is read from the mirror as soon as the game is opened', async ({ page }) => {
  await toThePlay(page)
  await tap(page, 'Red pegs 2 for fifteen')
  await isSaved(page, 4)
  await expectSaved(page)
  await page.reload()
  await expectScore(page, { Red: 2, Blue: 0 })
  const before = await stored(page, 'entries')
  await damageLine(page, 4)
  await page.reload()
  await expect(slip(page).filter({ hasText: 'One game was recovered from the second copy.' })).toBeVisible()
  await expectScore(page, { Red: 2, Blue: 0 })
  expect(await stored(page, 'entries')).toEqual(before)
})

test.describe('a damaged line', () => {
  test.beforeEach(async ({ page }) => {
    // No mirror that still has the line.
    await page.addInitScript(() => Object.defineProperty(navigator, 'storageBuckets', { value: undefined }))
  })

  test(
    'in the middle of a game is named, and the last one; the table opens and scores the rest',
    CORE,
    async ({ page }) => {
      await toThePlay(page)
      await tap(page, 'Red pegs 2 for fifteen')
      await tap(page, 'Blue pegs 3 for a run of 3')
      await tap(page, 'Red pegs 1 for the go')
      await isSaved(page, 6)
      await damageLine(page, 4)
      await damageLine(page, 6)
      await page.reload()
      await expect(
        slip(page).filter({ hasText: 'Lines 4 and 6 of this game could not be read.' }),
      ).toBeVisible()
      await expectScore(page, { Red: 0, Blue: 3 })
      await tap(page, 'Red pegs 2 for a pair')
      await isSaved(page, 7)
      await page.reload()
      await expectScore(page, { Red: 2, Blue: 3 })
      expect((await stored(page, 'entries')).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7])
    },
  )

  test('at the start keeps only that game from opening', async ({ page }) => {
    await toThePlay(page)
    await isSaved(page, 3)
    await damageLine(page, 1)
    await page.reload()
    await expect(
      page.getByText('The start of this game cannot be read. Nothing in it was changed.'),
    ).toBeVisible()
    await tap(page, 'New game')
    await askStarter(page)
    await page.getByRole('radio', { name: 'Blue', exact: true }).check({ force: true })
    await tap(page, /^Deal/)
    await tapCards(page, '9H')
    await tap(page, 'Blue pegs 2 for fifteen')
    await expectScore(page, { Red: 0, Blue: 2 })
    await expectSaved(page)
    await page.reload()
    await expectScore(page, { Red: 0, Blue: 2 })
    expect(new Set((await stored(page, 'entries')).map(({ gameId }) => gameId)).size).toBe(2)
  })
})

/** Stops the clock until `pass` moves it on, so that two taps are a double tap on the slowest machine too. */
async function stillClock(page: Page): Promise<{ readonly pass: () => Promise<void> }> {
  await page.addInitScript(() => {
    const start = Date.now()
    Date.now = () => start + Number(document.documentElement.dataset.later ?? 0)
  })
  return {
    pass: () =>
      page.evaluate(() => {
        const { dataset } = document.documentElement
        dataset.later = String(Number(dataset.later ?? 0) + 5_000)
      }),
  }
}

/** Twice on one spot, as a trembling finger taps. */
async function doubleTap(page: Page, button: Locator): Promise<void> {
  await button.tap({ trial: true }) // nothing moves it any more
  const box = await button.boundingBox()
  if (!box) throw new Error('nothing to be tapped')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.touchscreen.tap(x, y)
  await page.touchscreen.tap(x, y)
}

test(
  'a double tap counts once wherever it falls, and the app says that it was too fast',
  CORE,
  async ({ page }) => {
    const tooFast = inLine(page, /too fast/i)
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    const clock = await stillClock(page)
    const twice = async (name: string | RegExp) => {
      await clock.pass()
      await doubleTap(page, button(name))
    }
    await page.goto('/new')
    await askStarter(page)
    await page.getByRole('radio', { name: 'Blue', exact: true }).check({ force: true })
    await twice(/^Deal/)
    await expect(page.getByRole('heading', { name: 'Deal 1 · Blue deals' })).toBeVisible()
    expect(await stored(page, 'games')).toHaveLength(1)
    await tapCards(page, '9H')

    await twice('Red pegs 2 for fifteen')
    await expect(inLine(page, 'Pegged once: the second tap on 2 for fifteen')).toBeVisible()
    await expectScore(page, { Red: 2, Blue: 0 })

    await twice('To the show')
    await expect(tooFast).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Red’s hand' })).toBeVisible()
    await expect(button(/^Take back/)).toHaveCount(0)

    await tapCards(page, '5H 5S 5D JC')
    await twice('Peg 14 for Red')
    await expect(tooFast).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Blue’s hand' })).toBeVisible()
    await expectScore(page, { Red: 16, Blue: 0 })
    await expect(button(/^Take back/)).toHaveCount(0)

    await tapCards(page, '7D 8S 8C 6H')
    await twice('Peg 16 for Blue')
    await expect(page.getByRole('heading', { name: 'Blue’s crib' })).toBeVisible()
    await tapCards(page, 'KC QC TS 2H')
    await twice('Peg 0 for Blue')
    // Also where a hint is due: the reason comes first.
    await expect(tooFast.last()).toBeVisible()
    await twice(/^Next deal/)
    await expect(page.getByRole('heading', { name: 'Deal 2 · Red deals' })).toBeVisible()
    await expect(button(/^Take back/)).toHaveCount(0)
    await expectScore(page, { Red: 16, Blue: 16 })
  },
)

test(
  'a double tap on Go is the go of one player, and on Back it goes back one page',
  CORE,
  async ({ page }) => {
    const clock = await stillClock(page)
    await page.goto('/new')
    await onHouseRules(page, () => chooseRule(page, 'The play is scored', 'By cards'))
    await page.getByRole('radio', { name: 'Blue', exact: true }).check({ force: true })
    await tap(page, /^Deal/)
    await tapCards(page, '9S')
    for (const card of ['KH', 'QS', '9D']) {
      await clock.pass()
      await tapCards(page, card)
    }
    await clock.pass()
    await doubleTap(page, page.getByRole('button', { name: /^Go/ }))
    // In the line under the board, for a while.
    await expect(inLine(page, /too fast/i)).toBeVisible()
    await expect(slip(page).filter({ hasText: /too fast/i })).toHaveCount(1)
    await expectSaved(page)
    const goes = (await stored(page, 'entries')).filter((row) => JSON.stringify(row).includes('go-said'))
    expect(goes).toHaveLength(1)

    await expect(page.getByText(/too fast/i)).toHaveCount(0)
    await tap(page, 'Menu')
    await tap(page, 'Settings')
    await tap(page, /^Other phones and backup/)
    await clock.pass()
    // Both before the page is gone: two steps back would leave the settings.
    await page.getByRole('button', { name: 'Back', exact: true }).evaluate((back: HTMLElement) => {
      back.click()
      back.click()
    })
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  },
)

test('without a database the app says so, and still counts a hand', CORE, async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  })
  await page.goto('/')
  await expect(page.getByText('This browser won’t save data, so you can’t start a game.')).toBeVisible()
  await tap(page, 'Count a hand')
  await tapCards(page, '5H 5S 5D JC 5C')
  await expect(page.getByText('29', { exact: true }).first()).toBeVisible()
  await page.goto('/new')
  await tap(page, /^Deal/)
  await expect(slip(page).filter({ hasText: 'This browser won’t save data' })).toBeVisible()
})
