import type { Page } from '@playwright/test'
import { drawnFilm } from './support/drawn-film.ts'
import { expectCameras, type Frame, withCamera, writeFilm } from './support/film.ts'
import { handFilm } from './support/hand-film.ts'
import { tap } from './support/table.ts'
import { expect, test } from './support/test.ts'

const AIM = 'Hold the cards so that a corner of each can be seen.'
/** A reader is given five seconds. */
const SOON = { timeout: 8000 }

const slots = (page: Page) => page.getByRole('button', { name: /, change$/ })
const words = (page: Page, sentence: RegExp | string) => page.getByRole('status').getByText(sentence).first()

/** A table that no card is on, and which is never quite still. */
const TABLE: readonly Frame[] = [0, 1].map((still) => ({
  width: 640,
  height: 480,
  data: Uint8Array.from({ length: 640 * 480 * 4 }, (_, i) => 40 + ((i + still) % 170)),
}))

/** The hand at the left of a picture so wide that the viewfinder does not show it. */
function aside({ width, height, data }: Frame): Frame {
  const wide = Uint8Array.from({ length: data.length * 3 }, (_, i) => 90 + (i % 71))
  for (let y = 0; y < height; y++) wide.set(data.subarray(y * width * 4, (y + 1) * width * 4), y * width * 12)
  return { width: width * 3, height, data: wide }
}

interface Watched {
  readonly cameras: readonly MediaStream[]
  readonly readers: readonly Worker[]
}

/** Opens the viewfinder of a page whose workers can be reached, once they are loaded. */
async function openFinder(phone: Page): Promise<void> {
  await phone.addInitScript(() => {
    const readers: Worker[] = []
    const Plain = Worker
    class Reached extends Plain {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        this.addEventListener('message', () => readers.push(this), { once: true })
      }
    }
    Object.assign(window, { readers, Worker: Reached })
  })
  await phone.goto('/count')
  await tap(phone, 'Read cards with the camera')
  await expect(words(phone, AIM)).toBeVisible()
}

/** What happens to the newest camera, as the system tells it. */
const happen = (page: Page, event: 'ended' | 'mute') =>
  page.evaluate((type) => {
    const track = (window as unknown as Watched).cameras.at(-1)?.getVideoTracks()[0]
    if (type === 'mute') Object.defineProperty(track, 'muted', { value: true })
    track?.dispatchEvent(new Event(type))
  }, event)

/** Kills the newest reader as the system does, without a word, or gives it what it cannot read. */
const hurtReader = (page: Page, how: 'kill' | 'confuse') =>
  page.evaluate((kill) => {
    const reader = (window as unknown as Watched).readers.at(-1)
    if (kill) reader?.terminate()
    else if (reader) reader.postMessage = () => Worker.prototype.postMessage.call(reader, 'no picture')
  }, how === 'kill')

const readers = (page: Page) => page.evaluate(() => (window as unknown as Watched).readers.length)

/** That so many frames were shown, and nothing was read in them. */
async function expectNothing(phone: Page, shown: number): Promise<void> {
  const frames = () =>
    phone.evaluate(() => document.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames)
  await expect.poll(frames).toBeGreaterThan(shown)
  await expect(words(phone, AIM)).toBeVisible()
  await expect(slots(phone)).toHaveCount(0)
}

test('one frame that is shown again and again fills nothing', async ({ baseURL }, info) => {
  const film = writeFilm(info.outputPath('still.y4m'), handFilm().slice(0, 1))
  await withCamera(film, baseURL ?? '', async (phone) => {
    await openFinder(phone)
    await expectNothing(phone, 40)
  })
})

test('cards beside what the viewfinder shows are not read', async ({ baseURL }, info) => {
  const film = writeFilm(info.outputPath('aside.y4m'), handFilm().map(aside))
  await withCamera(film, baseURL ?? '', async (phone) => {
    await openFinder(phone)
    await expectNothing(phone, 20)
  })
})

test('a camera that is taken away or sends nothing says so, is off, and can be tried again', async ({
  baseURL,
}, info) => {
  const film = writeFilm(info.outputPath('table.y4m'), TABLE)
  await withCamera(film, baseURL ?? '', async (phone) => {
    await openFinder(phone)
    await happen(phone, 'ended')
    await expect(words(phone, /^The camera is in use by another app/)).toBeVisible()
    await expectCameras(phone, [false])
    await tap(phone, 'Try again')
    await expect(words(phone, AIM)).toBeVisible()
    await happen(phone, 'mute')
    await expect(words(phone, /^The camera sends no picture/)).toBeVisible(SOON)
    await expectCameras(phone, [false, false])
    await tap(phone, 'Try again')
    await expect(words(phone, AIM)).toBeVisible()
    await expectCameras(phone, [false, false, true])
  })
})

test('a reader that fails or is killed is started again once, and then it is said', async ({
  baseURL,
}, info) => {
  const film = writeFilm(info.outputPath('table.y4m'), TABLE)
  await withCamera(film, baseURL ?? '', async (phone) => {
    await openFinder(phone)
    await expect.poll(() => readers(phone), SOON).toBe(1)
    await hurtReader(phone, 'confuse')
    await expect.poll(() => readers(phone), SOON).toBe(2)
    await expect(words(phone, AIM)).toBeVisible()
    await hurtReader(phone, 'kill')
    await expect(words(phone, /^The reader stopped/)).toBeVisible(SOON)
    await expectCameras(phone, [false])
    await tap(phone, 'Try again')
    await expect(words(phone, AIM)).toBeVisible()
    await expectCameras(phone, [false, true])
  })
})

test('indices that are too small, or that waver, are told what helps', async ({
  baseURL,
  page: draws,
}, info) => {
  const small = writeFilm(info.outputPath('small.y4m'), await drawnFilm(draws, '6S 6D 9H 9C', { card: 62 }))
  await withCamera(small, baseURL ?? '', async (phone) => {
    await openFinder(phone)
    await expect(words(phone, 'Come closer or turn the phone.')).toBeVisible()
  })
  const changing = await Promise.all(
    ['6S 6D 9H 9C', '2S JD KH 4C', 'TS AD 5H 7C', 'QS 3D 8H JC'].map((cards) => drawnFilm(draws, cards)),
  )
  const wavers = writeFilm(
    info.outputPath('wavers.y4m'),
    changing.flatMap(([frame]) => frame ?? []),
  )
  await withCamera(wavers, baseURL ?? '', async (phone) => {
    await openFinder(phone)
    await expect(words(phone, 'Hold still.')).toBeVisible()
  })
})

test('a camera with a light and a zoom has a key for each, and says when the light helps', async ({
  baseURL,
}, info) => {
  const night = TABLE.map((frame) => ({ ...frame, data: frame.data.map((each) => each / 4) }))
  const film = writeFilm(info.outputPath('night.y4m'), night)
  await withCamera(film, baseURL ?? '', async (phone) => {
    await phone.addInitScript(() => {
      const asked: unknown[] = []
      Object.assign(window, { asked })
      Object.assign(MediaStreamTrack.prototype, {
        getCapabilities: () => ({ torch: true, zoom: { min: 1, max: 4 } }),
        getConstraints: () => asked.at(-1) ?? { width: 1280 },
        applyConstraints: async (wanted: unknown) => asked.push(wanted),
      })
    })
    await phone.goto('/count')
    await tap(phone, 'Read cards with the camera')
    await expect(words(phone, /^It is too dark .* Switch the light on\.$/)).toBeVisible()
    await tap(phone, 'Light on')
    await tap(phone, 'Zoom in')
    await tap(phone, 'Light off')
    const asked = () => phone.evaluate(() => (window as unknown as { asked: unknown[] }).asked)
    await expect.poll(asked).toEqual([
      { width: 1280, advanced: [{ torch: true }] },
      { width: 1280, advanced: [{ torch: true, zoom: 2 }] },
      { width: 1280, advanced: [{ torch: false, zoom: 2 }] },
    ])
  })
})
