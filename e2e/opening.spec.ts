import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { expectSaved, expectTable, tap, tapCards } from './support/table.ts'
import { CORE, expect, test } from './support/test.ts'

test('the name of the app is on the screen before its script has arrived', async ({ page }) => {
  await page.route('**/assets/*.js', () => {}) // never answered
  await page.goto('/', { waitUntil: 'commit' })
  await expect(name(page)).toBeVisible()
  const painted = () => performance.getEntriesByName('first-contentful-paint').length
  await expect.poll(() => page.evaluate(painted)).toBe(1)
})

/** A database that does not answer, as Chromium’s does now and then after a kill, and a clock moved by hand. */
async function openWithoutAnswer(page: Page): Promise<void> {
  await page.clock.install()
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function (...args) {
      if (sessionStorage.getItem('answers') !== null) return open.apply(this, args)
      const request = open.call(this, 'nobody answers')
      for (const event of ['success', 'error', 'upgradeneeded', 'blocked'])
        request.addEventListener(event, (fired) => fired.stopImmediatePropagation(), { capture: true })
      return request
    }
  })
  await page.goto('/')
  await expect(name(page)).toBeVisible()
}

const name = (page: Page) => page.getByText('Fifteen Two', { exact: true })
const sentence = (page: Page) => page.getByText('Opening your games…')
const failed = (page: Page) => page.getByText('The games could not be opened.')

test(
  'a database that does not answer: the app says what it waits for, and at last that it failed',
  CORE,
  async ({ page }) => {
    await openWithoutAnswer(page)
    await page.clock.runFor(1_000)
    await expect(name(page)).toBeVisible()
    await page.clock.runFor(1_000)
    await expect(sentence(page)).toBeVisible()
    await expect(name(page)).toBeVisible()
    await expectAccessible(page)
    for (let second = 0; second < 36; second++) await page.clock.runFor(1_000)
    await expect(failed(page)).toBeVisible()

    await tap(page, 'Try again')
    await expect(failed(page)).toHaveCount(0)
    await page.clock.runFor(2_000)
    await expect(sentence(page)).toBeVisible()
  },
)

test('while the database does not answer a hand can be counted and a ruling looked up', async ({ page }) => {
  await openWithoutAnswer(page)
  await page.clock.runFor(2_000)
  await tap(page, 'Count a hand')
  await tapCards(page, '5H 5S 5D JC 5C')
  await expect(page.getByText('29', { exact: true }).first()).toBeVisible()
  await page.goBack()
  await page.clock.runFor(2_000)
  await tap(page, 'Rulings')
  await expect(page.getByRole('searchbox', { name: 'Find a dispute' })).toBeVisible()
})

for (const address of ['/new', '/sheet', '/rulings']) {
  test(`a database that does not answer leaves no blank page at ${address}`, async ({ page }) => {
    await openWithoutAnswer(page)
    await page.goto(address)
    await page.clock.runFor(2_000)
    await expect(sentence(page).or(page.getByRole('heading', { name: 'Rulings' }))).toBeVisible()
  })
}

test('the app opens when the database answers at last', async ({ page }) => {
  await openWithoutAnswer(page)
  await page.evaluate(() => sessionStorage.setItem('answers', 'yes'))
  await page.clock.runFor(8_000)
  await page.clock.runFor(8_000)
  await page.clock.resume()
  await tap(page, /^Deal/)
  await expectTable(page)
  await expectSaved(page)
})
