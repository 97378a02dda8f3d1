import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { readCode, showCodes } from './support/codes.ts'
import { expectCameras, frameOfCode, held, said, withCamera, writeFilm } from './support/film.ts'
import { tap } from './support/table.ts'
import { expect, test } from './support/test.ts'

const FOREIGN = 'https://elsewhere.example/menu'
const PATIENT = { timeout: 60_000 }
const aim = (page: Page) => page.getByText('Point the camera at the code on the other phone.')

/** As if the phone were locked, or another app were opened; or as if it were back. */
async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    hidden ? 'hidden' : 'visible',
  )
}

test('a long game is scanned in three parts, in any order', async ({ page, baseURL }, info) => {
  test.slow()
  // Else the codes change by themselves.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await showCodes(page, info.outputPath('long.backup'), 14)
  await expect(page.getByText(/^On an iPhone, a scanned link opens in the browser/)).toBeVisible()
  const codes: string[] = []
  for (const part of ['1 of 3', '2 of 3', '3 of 3']) {
    await expect(page.getByRole('img', { name: `QR code of this game, ${part}` })).toBeVisible()
    codes.push(await readCode(page))
    await tap(page, 'Next code')
  }
  const [first = '', second = '', third = ''] = codes
  const film = writeFilm(info.outputPath('parts.y4m'), held([third, first, second].map(frameOfCode), 8))
  await withCamera(film, baseURL ?? '', async (phone) => {
    await phone.goto('/new')
    await tap(phone, 'Menu')
    await tap(phone, 'Scan a code')
    // A film runs in real time: a slow phone may miss a part, and has it when it comes again.
    await expect(phone.getByRole('heading', { level: 1, name: 'A game was sent to you' })).toBeVisible(
      PATIENT,
    )
    const sentences = await said(phone)
    for (const sentence of [
      /^1 of 3 read\. Now scan codes \d and \d, in any order/,
      /^2 of 3 read\. Now scan code \d /,
    ])
      expect(sentences, `${sentence}`).toContainEqual(expect.stringMatching(sentence))
    await expectCameras(phone, [false])
    await tap(phone, 'Continue here')
    await expect(phone.getByRole('group', { name: 'Deal 14' })).toBeVisible()
  })
  const damaged = first.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  const refused = [FOREIGN, damaged, 'https://elsewhere.example/#g2-AAAA']
  const refusals = writeFilm(info.outputPath('refused.y4m'), held(refused.map(frameOfCode), 8))
  await withCamera(refusals, baseURL ?? '', async (phone) => {
    await phone.goto('/scan')
    for (const sentence of [
      /^That is no code of this app/,
      /^This code is damaged/,
      /^This code is from an older version/,
    ])
      await expect(phone.getByText(sentence)).toBeVisible(PATIENT)
  })
})

test('a code of a count opens the count', async ({ baseURL }, info) => {
  const address = 'https://elsewhere.example/some/folder/count?hand=5H5SJC5D&cut=5C'
  const film = writeFilm(info.outputPath('count.y4m'), [frameOfCode(address)])
  await withCamera(film, baseURL ?? '', async (phone) => {
    await phone.goto('/count')
    await tap(phone, 'Menu')
    await tap(phone, 'Scan a code')
    await expect(phone.getByText(/and one for his nob is twenty-nine/).first()).toBeVisible()
    await expect(phone).toHaveURL(/\/count\/?\?hand=5H5SJC5D&cut=5C$/)
  })
})

test('a camera that is refused is explained, and can be allowed later', async ({ baseURL }, info) => {
  const film = writeFilm(info.outputPath('foreign.y4m'), [frameOfCode(FOREIGN)])
  await withCamera(
    film,
    baseURL ?? '',
    async (phone) => {
      await phone.goto('/scan')
      await expect(phone.getByText(/^The browser will ask whether/)).toBeVisible()
      await expectAccessible(phone)
      await tap(phone, 'Use the camera')
      await expect(phone.getByText(/^The browser does not let this app use the camera/)).toBeVisible()
      await expectAccessible(phone)
      await phone.context().grantPermissions(['camera'])
      await tap(phone, 'Try again')
      await expect(phone.getByText(/^That is no code of this app/)).toBeVisible()
      await expectAccessible(phone)
      await expectCameras(phone, [true])
      await tap(phone, /^Back$/)
      await expectCameras(phone, [false])
    },
    { asks: true },
  )
})

test('the camera is off while the page is hidden', async ({ baseURL }, info) => {
  const table = {
    width: 640,
    height: 480,
    data: Uint8Array.from({ length: 640 * 480 * 4 }, (_, i) => 40 + (i % 170)),
  }
  const film = writeFilm(info.outputPath('table.y4m'), [table])
  await withCamera(film, baseURL ?? '', async (phone) => {
    await phone.goto('/scan')
    await expect(aim(phone)).toBeVisible()
    await expectCameras(phone, [true])
    await setHidden(phone, true)
    await expectCameras(phone, [false])
    await setHidden(phone, false)
    await expect(aim(phone)).toBeVisible()
    await expectCameras(phone, [false, true])
  })
})

test('in the dark, and with a finger on the lens, it says what is wrong', async ({ baseURL }, info) => {
  const frame = (bright: number, differ: number) => ({
    width: 640,
    height: 480,
    data: Uint8Array.from({ length: 640 * 480 * 4 }, (_, i) => bright + ((i >> 5) % differ)),
  })
  const film = writeFilm(info.outputPath('dark.y4m'), [
    ...held([frame(2, 40)], 15),
    ...held([frame(120, 3)], 15),
  ])
  await withCamera(film, baseURL ?? '', async (phone) => {
    await phone.goto('/scan')
    await expect(phone.getByText(/^It is too dark/)).toBeVisible()
    await expect(phone.getByText(/^The camera sees one colour only/)).toBeVisible()
  })
})

test('of two cameras the other one can be chosen, and one in use is said to be', async ({ baseURL }) => {
  await withCamera(undefined, baseURL ?? '', async (phone) => {
    // As if another app had the camera, the first time.
    await phone.addInitScript(() => {
      const { mediaDevices } = navigator
      const open = mediaDevices.getUserMedia.bind(mediaDevices)
      mediaDevices.getUserMedia = async () => {
        mediaDevices.getUserMedia = open
        throw new DOMException('in use', 'NotReadableError')
      }
    })
    await phone.goto('/scan')
    await expect(phone.getByText(/^The camera is in use by another app/)).toBeVisible()
    await tap(phone, 'Try again')
    await expect(aim(phone)).toBeVisible()
    const camera = () =>
      phone.evaluate(() => {
        const stream = document.querySelector('video')?.srcObject
        return stream instanceof MediaStream ? stream.getVideoTracks()[0]?.getSettings().deviceId : undefined
      })
    await expect.poll(camera).toBeTruthy()
    const first = await camera()
    await tap(phone, 'Other camera')
    await expect.poll(camera).not.toBe(first)
    await expect(aim(phone)).toBeVisible()
    await tap(phone, 'Other camera')
    await expect.poll(camera).toBe(first)
    await expectCameras(phone, [false, false, true])
  })
})

test('a device without a camera says so', async ({ page }) => {
  await page.goto('/scan')
  await tap(page, 'Use the camera')
  await expect(page.getByText(/^There is no camera that this app can use/)).toBeVisible()
})
