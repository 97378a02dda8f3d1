import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { fillNewGame } from './support/new-game.ts'
import { expectStored, stored } from './support/stored.ts'
import { expectNoSideScroll, expectSaved, tap, tapCards, toTheResult } from './support/table.ts'
import { CORE, expect, PHONES, test } from './support/test.ts'

/** A browser that offers to install the app whenever it is opened. Returns whether each prompt came from a tap. */
async function offerToInstall(page: Page): Promise<() => Promise<readonly boolean[]>> {
  await page.addInitScript(() => {
    const prompted: boolean[] = JSON.parse(sessionStorage.getItem('prompted') ?? '[]')
    const prompt = async () => {
      prompted.push(navigator.userActivation.isActive)
      sessionStorage.setItem('prompted', JSON.stringify(prompted))
      return { outcome: 'dismissed' }
    }
    addEventListener('load', () =>
      dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })),
    )
  })
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('prompted') ?? '[]'))
}

/** A game that one peg ends. */
async function winAGame(page: Page): Promise<void> {
  await fillNewGame(page, { names: ['Ann', 'Bob'], scores: { Ann: 119 }, dealer: 'Bob' })
  await expect(offer(page)).toHaveCount(0)
  await tap(page, /^Deal/)
  await tapCards(page, '9H')
  await expect(offer(page)).toHaveCount(0)
  await tap(page, 'Ann pegs 2 for fifteen')
  await toTheResult(page)
  await expectSaved(page)
}

/** Wins another game, with time for the app to look up the earlier answer. */
async function winAgainUnasked(page: Page): Promise<void> {
  await winAGame(page)
  await stored(page, 'prefs')
  await expect(offer(page)).toHaveCount(0)
  await tap(page, /^Rematch/)
  await expect(page.getByRole('group', { name: 'Cards' })).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
}

/** A journey leaves the page faster than any person. */
const expectAnswerKept = (page: Page) => expectStored(page, 'prefs', 'installAnsweredAt')

const offer = (page: Page) => page.getByRole('button', { name: 'Install app' })

test(
  'after the first game the app can be installed with one tap, and is not offered again',
  CORE,
  async ({ page }) => {
    await page.setViewportSize(PHONES.small)
    const prompted = await offerToInstall(page)
    await winAGame(page)
    await expect(offer(page)).toBeVisible()
    await expectNoSideScroll(page)
    await expectAccessible(page)
    expect(await prompted()).toEqual([])
    await offer(page).tap()
    await expect.poll(prompted).toEqual([true])
    await expect(offer(page)).toHaveCount(0)
    await expectAnswerKept(page)

    await winAgainUnasked(page)
    expect(await prompted()).toEqual([true])
  },
)

for (const [no, answer] of [
  ['“Not now”', (page: Page) => tap(page, 'Not now')],
  ['the next game', (page: Page) => tap(page, /^Rematch/)],
] as const)
  test(`after ${no} the app is not offered again, and the settings still have it`, async ({ page }) => {
    const prompted = await offerToInstall(page)
    await winAGame(page)
    await expect(offer(page)).toBeVisible()
    await answer(page)
    await expect(offer(page)).toHaveCount(0)
    await expectAnswerKept(page)

    await winAgainUnasked(page)
    expect(await prompted()).toEqual([])

    await page.goto('/settings')
    await expect(offer(page)).toBeVisible()
    await expectAccessible(page)
    await offer(page).tap()
    await expect.poll(prompted).toEqual([true])
    await expect(offer(page)).toHaveCount(0)
  })

test('a browser that offers nothing has nothing to install', async ({ page }) => {
  await winAGame(page)
  await expect(offer(page)).toHaveCount(0)
  await page.goto('/settings')
  await expect(page.getByRole('button', { name: 'Other phones and backup' })).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
})
