import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { startGame } from './support/new-game.ts'
import { tap, tapCards } from './support/table.ts'
import { CORE, expect, test } from './support/test.ts'
import { withVoices } from './support/voices.ts'

/** Stops the page's clock; the answer lets the time of one phrase pass. */
async function stopClock(page: Page): Promise<() => Promise<void>> {
  await page.clock.install({ time: 0 })
  await page.goto(HAND)
  await expect(page.getByRole('button', { name: 'Say it' })).toBeVisible()
  await page.clock.pauseAt(3_600_000)
  return () => page.clock.fastForward(60_000)
}

const HAND = '/count/?hand=3S4H5CJD&cut=6D'
const spoken = (page: Page) => page.locator('mark')
const heard = (page: Page) => page.evaluate(() => window.heard.texts)
const finish = (page: Page) => page.evaluate(() => window.heard.finish())

test('a count is spoken phrase by phrase, in step with its words', CORE, async ({ page }) => {
  await withVoices(page)
  await page.goto(HAND)
  await page.getByRole('button', { name: 'Say it' }).tap()
  for (const [place, phrase] of [
    'fifteen two',
    'fifteen four',
    'and a run of four is eight',
    'and one for his nob is nine',
  ].entries()) {
    await expect(spoken(page)).toHaveText(phrase, { ignoreCase: true })
    expect(await heard(page)).toHaveLength(place + 1)
    expect((await heard(page)).at(-1)).toBe(phrase)
    await finish(page)
  }
  await expect(spoken(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Say it' })).toBeVisible()
  expect(await page.evaluate(() => window.heard.voices)).toEqual(['Ann', 'Ann', 'Ann', 'Ann'])
})

/** Counts that the books spell out, by the address of their hand, as this app says them. */
const CITED_COUNTS = [
  ['hand=7D8S8C&cut=9H&rules=five-card-61', 'Fifteen two, fifteen four, and a double run is twelve.'],
  [
    'hand=8H7C7D6S&cut=2H',
    'Fifteen two, fifteen four, fifteen six, fifteen eight, and a double run is sixteen.',
  ],
  ['hand=4C4D5H6S&cut=TC', 'Fifteen two, fifteen four, fifteen six, and a double run is fourteen.'],
  ['hand=9C6D5H4S&cut=4C', 'Fifteen two, fifteen four, fifteen six, and a double run is fourteen.'],
  [
    'hand=3S4H5CJD&cut=6D',
    'Fifteen two, fifteen four, and a run of four is eight, and one for his nob is nine.',
  ],
  [
    'hand=3C3D3S9H&cut=6S',
    'Fifteen two, fifteen four, fifteen six, fifteen eight, fifteen ten, and a pair royal is sixteen.',
  ],
  ['hand=AC2D3H4C&cut=5S', 'Fifteen two, and a run of five is seven.'],
  ['hand=4C4D4H3S&cut=3C', 'Fifteen two, fifteen four, and a pair royal is ten, and a pair is twelve.'],
  [
    'hand=AS6S7S8S&cut=6H',
    'Fifteen two, fifteen four, fifteen six, and a double run is fourteen, and a flush is eighteen.',
  ],
  ['hand=3C3D4H5S&cut=5C', 'Fifteen two, fifteen four, and a double double run is twenty.'],
  ['hand=8C8D7H6S&cut=6C', 'Fifteen two, fifteen four, and a double double run is twenty.'],
  ['hand=2C4D6H8S&cut=KC', 'Nineteen.'],
] as const

test('every count that the books spell out is shown as they do, and heard as it is written', async ({
  page,
}) => {
  test.slow()
  await withVoices(page)
  for (const [address, said] of CITED_COUNTS) {
    await page.goto(`/count/?${address}`)
    await expect(page.getByRole('region', { name: 'Count' }).getByText(`“${said}”`)).toBeVisible()
    await page.getByRole('button', { name: 'Say it' }).tap()
    const phrases = said.replace(/\.$/, '').split(', ')
    for (const phrase of phrases) {
      await expect(spoken(page)).toHaveText(phrase, { ignoreCase: true })
      await finish(page)
    }
    await expect(spoken(page)).toHaveCount(0)
    expect(`${(await heard(page)).join(', ')}.`.toLowerCase()).toBe(said.toLowerCase())
  }
})

test('at the table a hand is heard before it is pegged, and the peg cuts it short', async ({ page }) => {
  await withVoices(page)
  await startGame(page, { dealer: 'Blue' })
  await tapCards(page, 'KH')
  await tap(page, 'To the show')
  await tapCards(page, '7D 8S 8C 9H')
  await page.getByRole('button', { name: 'Say it' }).tap()
  await expect(spoken(page)).toHaveText('Fifteen two')
  await finish(page)
  await expect(spoken(page)).toHaveText('fifteen four')
  await tap(page, 'Peg 12 for Red')
  await finish(page)
  await expect(page.getByRole('heading', { name: 'Blue’s hand' })).toBeVisible()
  expect(await heard(page)).toEqual(['fifteen two', 'fifteen four'])
})

test('the next tap cuts it short, and nothing more is spoken', async ({ page }) => {
  await withVoices(page)
  await page.goto(HAND)
  await page.getByRole('button', { name: 'Say it' }).tap()
  await expect(spoken(page)).toHaveText('Fifteen two')
  const before = await page.evaluate(() => window.heard.cancelled)
  await tap(page, 'Somebody says')
  await expect(spoken(page)).toHaveCount(0)
  expect(await page.evaluate(() => window.heard.cancelled)).toBeGreaterThan(before)
  await finish(page)
  expect(await heard(page)).toHaveLength(1)

  await tap(page, 'Back to the count')
  await page.getByRole('button', { name: 'Say it' }).tap()
  await expect(spoken(page)).toHaveText('Fifteen two')
  await page.getByRole('button', { name: 'Stop' }).tap()
  await expect(spoken(page)).toHaveCount(0)
})

test('a caller, its voice and its pace are chosen in the settings, where it can be heard', async ({
  page,
}) => {
  await withVoices(page)
  await page.goto('/settings/')
  await page.getByRole('group', { name: 'Caller' }).getByRole('radio', { name: 'Counts' }).check()
  await expect(page.getByRole('combobox', { name: 'Voice' }).getByRole('option')).toHaveText([
    'Device default',
    'Ann',
    'Bob',
  ])
  await page.getByRole('combobox', { name: 'Voice' }).selectOption('Bob')
  await page.getByRole('radio', { name: 'Slow' }).check()
  await tap(page, 'Say it')
  await expect.poll(() => heard(page)).toEqual(['fifteen two'])
  await expectAccessible(page)

  await page.goto(HAND)
  await page.getByRole('button', { name: 'Say it' }).tap()
  await expect.poll(() => page.evaluate(() => window.heard.voices)).toEqual(['Bob'])
  expect(await page.evaluate(() => window.heard.rates)).toEqual([0.75])
})

test('without a voice the words pass in the same rhythm', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'speechSynthesis', {
      value: Object.assign(new EventTarget(), { getVoices: () => [], cancel: () => {} }),
    })
  })
  const passPhrase = await stopClock(page)
  await page.getByRole('button', { name: 'Say it' }).tap()
  for (const phrase of [
    'Fifteen two',
    'fifteen four',
    'and a run of four is eight',
    'and one for his nob is nine',
  ]) {
    await expect(spoken(page)).toHaveText(phrase)
    await passPhrase()
  }
  await expect(spoken(page)).toHaveCount(0)
  await page.clock.resume()
  await page.goto('/settings/')
  await expect(page.getByText('No English voice on this device')).toBeVisible()
})

test('nothing moves by itself where reduced motion is preferred', async ({ page }) => {
  await withVoices(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(HAND)
  await page.getByRole('button', { name: 'Say it' }).tap()
  await expect(spoken(page)).toHaveText('Fifteen two')
  const running = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  )
  expect(running).toBe(0)
  await expectAccessible(page)
})
