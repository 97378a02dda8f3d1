import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { startGame } from './support/new-game.ts'
import { expectStored } from './support/stored.ts'
import { expectNoSideScroll, expectSaved, fileOf, tap, tapCards, toTheResult } from './support/table.ts'
import { CORE, expect, test } from './support/test.ts'

/** A game that one peg ends: won by Red. */
async function quickGame(page: Page): Promise<void> {
  await startGame(page, { scores: { Red: 120 }, dealer: 'Red' })
  await tapCards(page, '4C')
  await tap(page, 'Red pegs 2 for fifteen')
  await toTheResult(page)
  await expectSaved(page)
}

/** Records each request to keep the data, and whether it came from a tap. */
async function watchPersist(page: Page): Promise<() => Promise<readonly boolean[]>> {
  await page.addInitScript(() => {
    const { persist } = StorageManager.prototype
    const asked: boolean[] = JSON.parse(sessionStorage.getItem('asked') ?? '[]')
    StorageManager.prototype.persist = function (this: StorageManager) {
      asked.push(navigator.userActivation.isActive)
      sessionStorage.setItem('asked', JSON.stringify(asked))
      return persist.call(this)
    }
  })
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('asked') ?? '[]'))
}

async function allowStorage(page: Page, origin: string, setting: 'granted' | 'denied'): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { browserContextId } = (await session.send('Target.getTargetInfo')).targetInfo
  await session.send('Browser.setPermission', {
    permission: { name: 'persistent-storage' },
    setting,
    origin,
    ...(browserContextId === undefined ? {} : { browserContextId }),
  })
}

test(
  'the browser is asked to keep the games by the tap after the first of them, once',
  CORE,
  async ({ page }) => {
    const asked = await watchPersist(page)
    await quickGame(page)
    expect(await asked()).toEqual([])
    await tap(page, /^Rematch/)
    await expect.poll(asked).toEqual([true])
    await expectStored(page, 'prefs', 'askedAt')
    await quickGame(page)
    await tap(page, /^Rematch/)
    await expect(page.getByRole('group', { name: 'Cards' })).toBeVisible()
    expect(await asked()).toEqual([true])
  },
)

for (const [setting, said] of [
  ['granted', 'The browser has promised to keep your games.'],
  ['denied', 'The browser has not agreed yet.'],
] as const) {
  test(`the browser’s answer is shown: ${setting}`, async ({ page, baseURL }) => {
    await page.goto('/storage')
    await expect(page.getByText('The browser may delete your games when space runs low.')).toBeVisible()
    // From here on this is its answer.
    await allowStorage(page, baseURL ?? '', setting)
    const ask = page.getByRole('button', { name: 'Keep my games safe' })
    await ask.tap()
    await expect(page.getByText(said).first()).toBeVisible()
    await expect(ask).toHaveCount(setting === 'granted' ? 0 : 1)
    await expectAccessible(page)
  })
}

test('after ten games without a backup the menu of the Book says so, until one is saved', async ({
  page,
}) => {
  test.slow()
  const slip = page.getByText('Ten games since the last backup.')
  for (let game = 1; game <= 10; game++) {
    await page.goto('/new')
    await quickGame(page)
  }
  await page.goto('/book')
  await tap(page, 'Menu')
  await expect(slip).toBeVisible()
  await expectAccessible(page)
  await slip.tap()
  await fileOf(page, 'Save a backup')
  await expect(page.getByText(/^Last backup: /)).toBeVisible()
  await page.goto('/book')
  await tap(page, 'Menu')
  await expect(slip).toHaveCount(0)
})

test.describe('in a tab of Safari on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  })
  const hint = 'Add the app to your home screen: tap Share, then Add to Home Screen.'

  test('the home screen is suggested before the first game, and not again', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText(hint)).toBeVisible()
    await expectNoSideScroll(page)
    await expectAccessible(page)
    await quickGame(page)
    await page.goto('/new')
    await expect(page.getByRole('button', { name: /^Deal/ })).toBeVisible()
    await expect(page.getByText(hint)).toHaveCount(0)
  })
})

test('elsewhere the home screen is not mentioned', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^Deal/ })).toBeVisible()
  await expect(page.getByText('Add to Home Screen')).toHaveCount(0)
})
