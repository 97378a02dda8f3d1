import { writeFileSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import encodeQR from 'qr'
import { launchOptions } from '../../scripts/chromium.mjs'
import { waitBetweenTaps } from './pace.ts'
import { expect, watchForFaults } from './test.ts'

/** A frame of a film, in RGBA. */
export interface Frame {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray | Uint8Array
}

/** Frames a second. */
const SPEED = 5

/** Writes frames as the film that Chromium takes for its camera, again and again: `y4m`, which is not packed. */
export function writeFilm(path: string, frames: readonly Frame[]): string {
  const [{ width, height } = { width: 0, height: 0 }] = frames
  const head = `YUV4MPEG2 W${width} H${height} F${SPEED}:1 Ip A1:1 C420jpeg\n`
  const planes = new Map([...new Set(frames)].map((frame) => [frame, planesOf(frame)]))
  const film = frames.flatMap((frame) => [Buffer.from('FRAME\n'), planes.get(frame) ?? []].flat())
  writeFileSync(path, Buffer.concat([Buffer.from(head), ...film]))
  return path
}

/** Brightness of each pixel, then two differences of colour for each four. */
function planesOf({ width, height, data }: Frame): Buffer {
  const size = width * height
  const planes = Buffer.alloc(size * 1.5)
  for (let place = 0; place < size; place++) {
    const [red = 0, green = 0, blue = 0] = [data[place * 4], data[place * 4 + 1], data[place * 4 + 2]]
    planes[place] = Math.round(0.299 * red + 0.587 * green + 0.114 * blue)
    const [x, y] = [place % width, Math.floor(place / width)]
    if (x % 2 === 1 || y % 2 === 1) continue
    const quarter = (y / 2) * (width / 2) + x / 2
    planes[size + quarter] = Math.round(128 - 0.169 * red - 0.331 * green + 0.5 * blue)
    planes[size * 1.25 + quarter] = Math.round(128 + 0.5 * red - 0.419 * green - 0.081 * blue)
  }
  return planes
}

/** A code on the screen of another phone, a little turned, on a table. */
export function frameOfCode(text: string): Frame {
  const dots = encodeQR(text, 'raw', { ecc: 'low', border: 4 })
  const [width, height, turn, side] = [640, 480, 0.12, 440]
  const data = new Uint8ClampedArray(width * height * 4)
  const [cos, sin] = [Math.cos(turn) / side, Math.sin(turn) / side]
  for (let place = 0; place < width * height; place++) {
    const [x, y] = [(place % width) - width / 2, Math.floor(place / width) - height / 2]
    const row = Math.floor((0.5 + cos * y - sin * x) * dots.length)
    const dot = dots[row]?.[Math.floor((0.5 + cos * x + sin * y) * dots.length)]
    data.fill(dot === undefined ? 90 + (place % 23) : dot ? 30 : 225, place * 4, place * 4 + 4)
  }
  return { width, height, data }
}

/** Each frame so many times: a film stands still while a code is read. */
export const held = (frames: readonly Frame[], times: number) =>
  frames.flatMap((frame) => Array<Frame>(times).fill(frame))

/**
 * A watched page on a phone whose camera sees the film; without one, it has two cameras that see a test picture. The
 * app may use it, unless the phone is to ask first.
 */
export async function withCamera(
  film: string | undefined,
  baseURL: string,
  journey: (phone: Page) => Promise<void>,
  { asks = false } = {},
): Promise<void> {
  const options = await launchOptions()
  const fake = '--use-fake-device-for-media-stream'
  const camera =
    film === undefined ? [`${fake}=device-count=2`] : [fake, `--use-file-for-fake-video-capture=${film}`]
  const browser = await chromium.launch({ ...options, args: [...options.args, ...camera] })
  const faults: string[] = []
  try {
    const context = await newPhone(browser, baseURL, faults)
    if (!asks) await context.grantPermissions(['camera'])
    const phone = await context.newPage()
    await watchPage(phone)
    await journey(phone)
  } finally {
    await browser.close()
  }
  if (faults.length > 0) throw new Error(`faults behind the page’s back: ${faults.join('; ')}`)
}

/** A phone with its own data, in a browser of a journey's own. */
export async function newPhone(browser: Browser, baseURL: string, faults: string[]): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
  })
  await watchForFaults(context, baseURL, faults)
  await waitBetweenTaps(context)
  return context
}

/** Writes down what is said on the page, and every camera that it opens. */
async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = []
    const cameras: MediaStream[] = []
    Object.assign(window, { said, cameras })
    new MutationObserver(() => {
      const text = document.querySelector('main output')?.textContent
      if (text && said.at(-1) !== text) said.push(text)
    }).observe(document, { childList: true, characterData: true, subtree: true })
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted)
      cameras.push(stream)
      return stream
    }
  })
}

interface Watched {
  readonly said: readonly string[]
  readonly cameras: readonly MediaStream[]
}

/** Every sentence that was shown. */
export const said = (page: Page) => page.evaluate(() => (window as unknown as Watched).said)

/** Waits until of each camera that was opened is known whether it is on. */
export async function expectCameras(page: Page, areOn: readonly boolean[]): Promise<void> {
  const cameras = () =>
    page.evaluate(() =>
      (window as unknown as Watched).cameras.map((stream) =>
        stream.getTracks().some(({ readyState }) => readyState === 'live'),
      ),
    )
  await expect.poll(cameras, 'cameras that are on').toEqual(areOn)
}
