import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { readCode } from './support/codes.ts'
import { startAnnAndBob } from './support/dealt-game.ts'
import { frameOfCode, withCamera, writeFilm } from './support/film.ts'
import { enterPoints, expectOnScreen, expectSaved, expectScore, tap, tapCards } from './support/table.ts'
import { expect, keptOffline, test } from './support/test.ts'

const PATIENT = { timeout: 60_000 }

test.use({ serviceWorkers: 'allow' })

/** A deal by points: Ann 2 in the play, eight for each hand, two for the crib. */
async function playDeal(page: Page, starter: string): Promise<void> {
  await tapCards(page, starter)
  await tap(page, 'Ann pegs 2 for fifteen')
  await tap(page, 'To the show')
  for (const points of [8, 8, 2]) await enterPoints(page, points)
  await expectSaved(page)
}

async function codeOfDeal(page: Page, deal: number): Promise<string> {
  await tap(page, 'Show the code')
  await expect(page.getByRole('img', { name: `QR code of deal ${deal}` })).toBeVisible()
  return readCode(page)
}

async function wholeGame(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await tap(page, 'Whole game')
  await tap(page, 'Copy link')
  await expect(page.getByText('Link copied.')).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** Notes which pegs are asked to walk. */
async function noteWalks(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const walks: string[] = []
    Object.assign(window, { walks })
    const { animate } = Element.prototype
    Element.prototype.animate = function (...how) {
      const head = this.getAttribute('data-head')
      if (head) walks.push(head)
      return animate.apply(this, how)
    }
  })
  return () => page.evaluate(() => (window as unknown as { walks: readonly string[] }).walks)
}

async function paste(page: Page, code: string): Promise<void> {
  await page.getByLabel('Link to a game').fill(code)
  await page.getByRole('button', { name: 'Open', exact: true }).tap()
}

test('a game is followed from phone to phone, deal by deal, without a network', async ({
  page,
  baseURL,
}, info) => {
  test.slow()
  await startAnnAndBob(page)
  await playDeal(page, '9D')
  await codeOfDeal(page, 1)
  await expectAccessible(page)
  const first = await wholeGame(page)
  await page.goto('/')
  await tap(page, /^Next deal/)
  await playDeal(page, '8D')
  const second = await codeOfDeal(page, 2)
  expect(second.length).toBeLessThan(134)
  // The code goes with the next deal, and with Undo.
  await tap(page, /^Undo/)
  await expect(page.getByRole('img', { name: /^QR code/ })).toHaveCount(0)
  await enterPoints(page, 2)
  await tap(page, /^Next deal/)
  await playDeal(page, '7D')
  const third = await codeOfDeal(page, 3)

  const film = writeFilm(info.outputPath('code.y4m'), [frameOfCode(second)])
  await withCamera(film, baseURL ?? '', async (phone) => {
    const walks = await noteWalks(phone)
    await phone.goto(first)
    await tap(phone, 'Only follow')
    await expect(phone.getByText('As of deal 1')).toBeVisible()
    await expectScore(phone, { Ann: 10, Bob: 10 })
    await expectOnScreen(phone, phone.getByRole('button', { name: /^Scan the next code/ }))
    await expectAccessible(phone)
    await keptOffline(phone)
    await phone.context().setOffline(true)
    await phone.goto('/storage')
    await paste(phone, third)
    await expect(phone.getByText('You missed deal 2: scan the whole game.')).toBeVisible()
    await phone.goto('/')
    await expect(phone.getByText(/^\d minutes? ago · Level at 10$/)).toBeVisible()

    await tap(phone, /^Scan the next code.*on the other phone, after deal 2/)
    await expect(phone.getByText('As of deal 2')).toBeVisible(PATIENT)
    await expectScore(phone, { Ann: 22, Bob: 18 })
    for (const front of ['front 0', 'front 1']) expect(await walks()).toContain(front)
    await expect(phone.getByText('just now · Ann leads by 4')).toBeVisible()

    await tap(phone, /^Scan the next code/)
    await expect(phone.getByText(/^Nothing new: this phone has all/).first()).toBeVisible(PATIENT)
    await paste(phone, third)
    await expect(phone.getByText('As of deal 3')).toBeVisible()
    await expectScore(phone, { Ann: 32, Bob: 28 })

    // It cannot be scored here, before somebody says so.
    await tap(phone, 'Menu')
    await expect(phone.getByRole('button', { name: 'End this game' })).toHaveCount(0)
    await phone.keyboard.press('Escape')
    await tap(phone, 'Score here instead')
    await tap(phone, /^Next deal/)
    await tapCards(phone, '6D')
    await tap(phone, 'Bob pegs 2 for fifteen')
    await expectScore(phone, { Ann: 32, Bob: 30 })
    await expectSaved(phone)

    await tap(page, /^Next deal/)
    await playDeal(page, '5D')
    await codeOfDeal(page, 4)
    const later = await wholeGame(page)
    await phone.context().setOffline(false)
    await phone.goto('/storage')
    await paste(phone, later)
    await tap(phone, 'Only follow')
    await expect(phone.getByText(/Both versions are kept/)).toBeVisible()
    await tap(phone, 'To the table')
    await expect(phone.getByText('As of deal 4')).toBeVisible()
  })
})
