import type { Page } from '@playwright/test'
import { askStarter, chooseDealer } from './support/new-game.ts'
import { expectStored } from './support/stored.ts'
import { expectSaved, expectScore, tap, tapCards } from './support/table.ts'
import { CORE, expect, test } from './support/test.ts'

// Pegs walk, as on most devices.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

declare global {
  interface Window {
    felt: number[][]
    audio: AudioContext[]
    /** Each sound: its length, and how long after now it begins, in milliseconds. */
    struck: { length: number; after: number }[]
    walked: number
    /** Milliseconds that the pegs walk. */
    walks: number[]
    /** Whether the code for vibration and sound is listening: it is loaded after the first page. */
    listens: boolean
  }
}

/** Records what is asked of the device: vibration, audio, and the pegs that move. */
async function withSenses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.felt = []
    window.audio = []
    window.struck = []
    window.walked = 0
    window.walks = []
    window.listens = false
    const listen = window.addEventListener
    window.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) => {
      if (type === 'pointerup') window.listens = true
      listen.call(window, type, listener, options)
    }
    const { animate } = Element.prototype
    Element.prototype.animate = function (...how) {
      window.walked++
      const animation = animate.apply(this, how)
      if (this.matches('[data-head]')) window.walks.push(Number(animation.effect?.getTiming().duration))
      return animation
    }
    navigator.vibrate = (pattern) => window.felt.push([pattern].flat() as number[]) > 0
    const { AudioContext: Real } = window
    window.AudioContext = class extends Real {
      constructor(options?: AudioContextOptions) {
        super(options)
        window.audio.push(this)
      }
    }
    const { start } = AudioBufferSourceNode.prototype
    AudioBufferSourceNode.prototype.start = function (when = 0) {
      const length = Math.round((this.buffer?.duration ?? 0) * 1000)
      window.struck.push({ length, after: (when - this.context.currentTime) * 1000 })
      start.call(this, when)
    }
  })
}

/** A tap before that makes no vibration and no sound. */
async function expectListening(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.listens)).toBe(true)
}

async function toThePlay(page: Page): Promise<void> {
  await page.goto('/new')
  await expectListening(page)
  await askStarter(page)
  await chooseDealer(page, 'Cut')
  await tap(page, /^Deal/)
  await tapCards(page, 'KH AS 9H')
  await expect(page.getByRole('button', { name: 'To the show' })).toBeVisible()
  await expectSaved(page)
}

/** Left only once it is stored: nobody types an address that fast. */
async function flip(page: Page, name: RegExp, saved: string): Promise<void> {
  await page.goto('/settings')
  await expectListening(page)
  await page.getByRole('switch', { name }).tap()
  await expectStored(page, 'prefs', saved)
}

/** Sounds by their length; the silence that keeps the audio awake is a second long. */
const PEG = 60
const BACK = 80
const BRASS = 500
const STAMP = 180
const heard = (page: Page) =>
  page.evaluate(() => window.struck.map(({ length }) => length).filter((length) => length !== 1000))
const audio = (page: Page) => page.evaluate(() => window.audio.map(({ state }) => state))

test('each key vibrates once, Undo twice, and the switch turns both off', CORE, async ({ page }) => {
  await withSenses(page)
  await toThePlay(page)
  await tap(page, 'Red pegs 2 for fifteen')
  await expect.poll(() => page.evaluate(() => window.felt.at(-1))).toEqual([10])
  await tap(page, /^Undo/)
  await expect.poll(() => page.evaluate(() => window.felt.at(-1))).toEqual([10, 40, 10])
  await expectSaved(page)
  await flip(page, /^Vibration/, '"haptics":"off"')
  await page.goto('/')
  await expectListening(page)
  await tap(page, 'Red pegs 3 for a run of 3')
  await expectScore(page, { Red: 3, Blue: 0 })
  expect(await page.evaluate(() => window.felt)).toEqual([])
})

test('pegs are silent until sound is switched on, which is heard at once', async ({ page }) => {
  await withSenses(page)
  await toThePlay(page)
  await tap(page, 'Red pegs 2 for fifteen')
  await expectScore(page, { Red: 2, Blue: 0 })
  expect(await audio(page), 'no audio is even made').toEqual([])
  await flip(page, /^Peg sounds/, '"sounds":"on"')
  await expect.poll(() => heard(page)).toEqual([PEG])
})

test(
  'a peg ticks hole by hole, is lower when it goes back, and the device’s audio sleeps after it',
  CORE,
  async ({ page }) => {
    await withSenses(page)
    await toThePlay(page)
    await flip(page, /^Peg sounds/, '"sounds":"on"')
    await page.goto('/')
    await expectListening(page)
    await expect(page.getByRole('button', { name: 'To the show' })).toBeVisible()
    expect(await audio(page), 'nothing before the first tap').toEqual([])

    await tap(page, 'Red pegs 6 for a pair royal')
    await expect.poll(() => heard(page)).toEqual([BACK, PEG, PEG, PEG, PEG, PEG, PEG])
    const [ticks, walks] = await page.evaluate(() => [window.struck.slice(-7), window.walks] as const)
    const gaps = ticks.map(({ after }, i) => after - (ticks[i - 1]?.after ?? 0))
    expect(Math.min(...gaps.slice(2)), 'to be counted along').toBeGreaterThan(100)
    expect(Math.abs((ticks.at(-1)?.after ?? 0) - (walks[0] ?? 0)), 'whole as it lands').toBeLessThan(20)
    await tap(page, /^Undo/)
    await expect.poll(async () => (await heard(page)).slice(7)).toEqual([BACK])
    await expect.poll(() => audio(page), 'asleep again').toEqual(['suspended'])
  },
)

test('a plaque is heard and felt as it lands', async ({ page }) => {
  await withSenses(page)
  await toThePlay(page)
  await flip(page, /^Peg sounds/, '"sounds":"on"')
  await page.goto('/')
  await expectListening(page)
  await tap(page, 'To the show')
  await tapCards(page, '7H 7D 8S')
  expect(await heard(page)).toEqual([])
  await tapCards(page, '8C')
  await expect.poll(() => heard(page)).toEqual([STAMP])
  await expect.poll(() => page.evaluate(() => window.felt.at(-1))).toEqual([40])
})

test('a bell is heard as a peg crosses a line of the board', async ({ page }) => {
  await withSenses(page)
  await flip(page, /^Peg sounds/, '"sounds":"on"')
  await page.goto('/new')
  await expectListening(page)
  await page.getByText('Joining a game in progress?').tap()
  await page.getByRole('spinbutton', { name: 'Red’s score' }).fill('88')
  await askStarter(page)
  await chooseDealer(page, 'Cut')
  await tap(page, /^Deal/)
  await tapCards(page, 'KH AS 9H')
  await tap(page, 'Red pegs 2 for fifteen')
  await expect.poll(() => heard(page)).toEqual([BACK, PEG, PEG])
  await tap(page, 'Red pegs 2 for a pair')
  await expect.poll(async () => (await heard(page)).slice(3)).toEqual([BACK, PEG, BRASS, PEG])
})

for (const [how, still] of [
  ['the device asks for stillness', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  ['the settings say so', (page: Page) => flip(page, /^Don’t animate pegs/, '"motion":"none"')],
] as const) {
  test(`nothing moves by itself where ${how}`, async ({ page }) => {
    await withSenses(page)
    await toThePlay(page)
    const walks = () => page.evaluate(() => window.walked)
    await page.getByRole('button', { name: 'Red pegs 6 for a pair royal' }).tap()
    await expect.poll(walks, 'a peg walks').toBeGreaterThan(0)
    await expectSaved(page)

    await still(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Red pegs 6 for a pair royal' }).tap()
    await expectScore(page, { Red: 12, Blue: 0 })
    expect(await walks()).toBe(0)
    const times = await page.evaluate(() => {
      const longest = (text: string) => Math.max(...text.split(',').map(Number.parseFloat))
      return [...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, animationName } = getComputedStyle(element)
        const moves = longest(transitionDuration) > 0 || animationName !== 'none'
        return moves ? [element.outerHTML.slice(0, 80)] : []
      })
    })
    expect(times).toEqual([])
  })
}
