import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { readCode, showCodes } from './support/codes.ts'
import { startGame } from './support/new-game.ts'
import { waitBetweenTaps } from './support/pace.ts'
import { expectStored } from './support/stored.ts'
import { expectSaved, expectScore, tap, tapCards } from './support/table.ts'
import { CORE, expect, test, watchForFaults } from './support/test.ts'

/** Ann and Bob at the show of the first deal, two cards of Ann’s hand tapped. */
async function halfTapped(page: Page): Promise<void> {
  await startGame(page, { names: ['Ann <b>\u202e👍', 'Bob'] })
  await tapCards(page, 'KH AS 4D')
  await tap(page, 'Bob pegs 2 for fifteen')
  await tap(page, 'To the show')
  await tapCards(page, '5C 5S')
  // The page is left at once, faster than anybody could.
  await expectStored(page, 'drafts', '5S')
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
  await page.goto('/transfer')
  await expect(page.getByRole('img', { name: 'QR code of this game' })).toBeVisible()
  await tap(page, 'Copy link')
  await expect(page.getByText('Link copied.')).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** The browser of another phone, for one journey. */
async function onAnotherPhone(
  browser: Browser,
  { origin, faults }: { readonly origin: string; readonly faults: string[] },
  journey: (there: BrowserContext) => Promise<void>,
): Promise<void> {
  const there = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  await watchForFaults(there, origin, faults)
  await waitBetweenTaps(there)
  await journey(there)
  await there.close()
}

test(
  'a game goes to another phone by link, continues there, and where both continued both are kept',
  CORE,
  async ({ page, browser, baseURL, faults }) => {
    test.slow()
    await halfTapped(page)
    const link = await linkOf(page)
    expect(link).toContain('/receive#g4-')
    await expectAccessible(page)

    await onAnotherPhone(browser, { origin: baseURL ?? '', faults }, async (there) => {
      const phone = await there.newPage()
      await phone.goto(link)
      await expect(phone.getByRole('heading', { level: 1, name: 'A game was sent to you' })).toBeVisible()
      await expectAccessible(phone)
      await tap(phone, 'Continue here')
      // The same score, dealer, step, and the half-tapped hand.
      await expect(phone.getByRole('heading', { name: 'Ann <b>👍’s hand' })).toBeVisible()
      await expect(phone.getByRole('button', { name: 'Take back 5 of spades' })).toBeVisible()
      await expectScore(phone, { Bob: 2 })
      await pegHand(phone, '6D 6H')

      // This phone continues too, with another hand.
      await page.goto('/')
      await pegHand(page, 'TD TH')
      const back = await linkOf(phone)
      await page.goto('/storage')
      await page.getByLabel('Link to a game').fill(`Look: ${back}`)
      await page.getByRole('button', { name: 'Open', exact: true }).tap()
      await tap(page, 'Continue here')
      await expect(page.getByText(/Both versions are kept/)).toBeVisible()
      await page.goto('/games')
      await expect(page.getByText(/Second version/)).toHaveCount(1)
      await expect(page.getByRole('listitem')).toHaveCount(2)
    })
  },
)

test('a link that was cut short changes nothing and says so', CORE, async ({ page }) => {
  await page.goto('/#g4-AAAA')
  await expect(page.getByText(/^This link is damaged\./)).toBeVisible()
  await tap(page, 'To the table')
  await expect(page.getByRole('heading', { level: 1, name: 'Fifteen Two' })).toBeVisible()
})

test(
  'a long game is transferred by several codes, scanned in any order',
  CORE,
  async ({ page, browser, baseURL, faults }, info) => {
    test.slow()
    await showCodes(page, info.outputPath('long.backup'))
    const code = (part: string) => page.getByRole('img', { name: `QR code of this game, ${part}` })
    await expect(code('1 of 2')).toBeVisible()
    await expectAccessible(page)
    const first = await readCode(page)
    await tap(page, 'Next code')
    await expect(code('2 of 2')).toBeVisible()
    const second = await readCode(page)
    await tap(page, 'Next code')
    await expect(code('1 of 2')).toBeVisible()
    expect(await readCode(page)).toBe(first)

    await onAnotherPhone(browser, { origin: baseURL ?? '', faults }, async (there) => {
      // A camera opens every code in a window of its own.
      const open = async (address: string) => {
        const phone = await there.newPage()
        await phone.goto(address)
        return phone
      }
      const phone = await open(second)
      await expect(phone.getByText(/^1 of 2 read\. Now scan code 1 /)).toBeVisible()
      await expectAccessible(phone)
      await expect((await open(second)).getByText(/^1 of 2 read/)).toBeVisible()
      await expect(
        (await open(first.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).getByText(
          /This link is damaged/,
        ),
      ).toBeVisible()
      const last = await open(first)
      await tap(last, 'Continue here')
      // A hint may stand where it says that the deal is over.
      await expect(last.getByRole('group', { name: 'Deal 8' })).toBeVisible()
    })
  },
)

test('codes change by themselves, until one is tapped on or where motion is off', async ({ page }, info) => {
  await page.clock.install()
  await showCodes(page, info.outputPath('long.backup'))
  await expect(page.getByText('1 of 2')).toBeVisible()
  await page.clock.fastForward(5_000)
  await expect(page.getByText('2 of 2')).toBeVisible()
  await tap(page, 'Next code')
  await page.clock.fastForward(20_000)
  await expect(page.getByText('1 of 2')).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(page.getByText('1 of 2')).toBeVisible()
  await page.clock.fastForward(20_000)
  await expect(page.getByText('1 of 2')).toBeVisible()
})
