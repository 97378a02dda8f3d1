import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { atAnEasyPace } from './support/pace.ts'
import { stored } from './support/stored.ts'
import { expectSaved, expectScore, tap, tapCards } from './support/table.ts'
import { CORE, expect, test, watchForFaults } from './support/test.ts'

/** Ann and Bob at the show of the first deal, two cards of Ann’s hand tapped. */
async function halfTapped(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByLabel('Name, seat 1').fill('Ann <b>\u202e👍')
  await page.getByLabel('Name, seat 2').fill('Bob')
  await tap(page, /^Start/)
  await tapCards(page, 'KH AS 4D')
  await tap(page, 'Bob pegs 2 for fifteen')
  await tap(page, 'To the show')
  await tapCards(page, '5C 5S')
  // The page is left at once, sooner than anybody could.
  await expect.poll(async () => JSON.stringify(await stored(page, 'drafts'))).toContain('5S')
}

async function pegHand(page: Page, cards: string): Promise<void> {
  await tapCards(page, cards)
  await tap(page, /^Peg \d+ for Ann/)
  await expect(page.getByRole('heading', { name: 'Bob’s hand' })).toBeVisible()
  await expectSaved(page)
}

/** The link, as it is shared. */
async function linkOf(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/hand-over')
  await expect(page.getByRole('img', { name: 'QR code of this game' })).toBeVisible()
  await tap(page, 'Copy the link')
  await expect(page.getByText('The link is copied.')).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

test(
  'a game goes to another phone by link, goes on there, and where both went on both are kept',
  CORE,
  async ({ page, browser, baseURL, faults }) => {
    test.slow()
    await halfTapped(page)
    const link = await linkOf(page)
    expect(link).toContain('/take#g1z-')
    await expectAccessible(page)

    const origin = baseURL ?? ''
    const there = await browser.newContext({
      baseURL: origin,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    })
    await watchForFaults(there, origin, faults)
    const phone = await there.newPage()
    await atAnEasyPace(phone)
    await phone.goto(link)
    await expect(phone.getByRole('heading', { level: 1, name: 'A game handed over' })).toBeVisible()
    await expectAccessible(phone)
    await tap(phone, 'Go on with it here')
    // The same score, dealer, step, and the half-tapped hand.
    await expect(phone.getByRole('heading', { name: 'Ann <b>👍’s hand' })).toBeVisible()
    await expect(phone.getByRole('button', { name: 'Take back 5♠' })).toBeVisible()
    await expectScore(phone, { Bob: 2 })
    await pegHand(phone, '6D 6H')

    // Here somebody goes on too, with another hand.
    await page.goto('/')
    await pegHand(page, 'TD TH')
    const back = await linkOf(phone)
    await page.goto('/storage')
    await page.getByLabel('Link to a game').fill(`Look: ${back}`)
    await tap(page, 'Take it')
    await tap(page, 'Go on with it here')
    await expect(page.getByText(/Both are kept/)).toBeVisible()
    await page.goto('/games')
    await expect(page.getByText(/Brought in, went on differently/)).toHaveCount(1)
    await expect(page.getByRole('listitem')).toHaveCount(2)
    await there.close()
  },
)

test('a link that was cut short changes nothing and says so', CORE, async ({ page }) => {
  await page.goto('/#g1z-AAAA')
  await expect(page.getByText(/cut short or changed on its way/)).toBeVisible()
  await tap(page, 'To the table')
  await expect(page.getByRole('heading', { level: 1, name: 'New game' })).toBeVisible()
})
