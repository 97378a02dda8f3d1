import { chromium, type Page } from '@playwright/test'
import encodeQR from 'qr'
import { launchOptions } from '../../scripts/chromium.mjs'
import { readCode } from './codes.ts'
import { newPhone } from './film.ts'
import { expectScore, tap } from './table.ts'
import { expect } from './test.ts'

/** A browser with a camera, that reaches another one on the same machine. */
export async function nearOptions() {
  const options = await launchOptions()
  const near = ['--allow-loopback-in-peer-connection', '--use-fake-device-for-media-stream']
  return { ...options, args: [...options.args, ...near] }
}

/** Phones that reach each other, each with its own data, and a camera that sees what `showTo` holds before it. */
export async function withPhones(
  baseURL: string,
  journey: (open: () => Promise<Page>) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch(await nearOptions())
  const faults: string[] = []
  try {
    await journey(async () => {
      const context = await newPhone(browser, baseURL, faults)
      await context.grantPermissions(['camera'])
      const page = await context.newPage()
      await withCamera(page)
      return page
    })
  } finally {
    await browser.close()
  }
  if (faults.length > 0) throw new Error(`faults behind the page’s back: ${faults.join('; ')}`)
}

/** The page sees what `showTo` holds before it. */
export async function withCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 640, height: 480 })
    const sheet = canvas.getContext('2d')
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    let dots: boolean[][] = []
    const draw = () => {
      if (!sheet) return
      sheet.fillStyle = '#777'
      sheet.fillRect(0, 0, 640, 480)
      const size = Math.floor(300 / Math.max(1, dots.length))
      for (const [y, row] of dots.entries())
        for (const [x, dark] of row.entries()) {
          sheet.fillStyle = dark ? '#222' : '#eee'
          sheet.fillRect(170 + x * size, 90 + y * size, size, size)
        }
    }
    Object.assign(window, {
      showToCamera(next: boolean[][]) {
        dots = next
      },
    })
    // The camera itself stays open: with it a browser gives its addresses to the page.
    mediaDevices.getUserMedia = async (wanted) => {
      const camera = await open(wanted)
      setInterval(draw, 100)
      const seen = canvas.captureStream(10)
      for (const track of seen.getTracks()) {
        const stop = track.stop.bind(track)
        track.stop = () => {
          stop()
          for (const one of camera.getTracks()) one.stop()
        }
      }
      return seen
    }
  })
}

/** Holds a code before the camera of a phone. */
export async function showTo(page: Page, text: string): Promise<void> {
  const dots = encodeQR(text, 'raw', { ecc: 'low', border: 4 })
  await page.evaluate(
    (drawn) => (window as never as { showToCamera: (d: unknown) => void }).showToCamera(drawn),
    dots,
  )
}

/** Both codes are read, and the guest is asked who he is. The game is on the table of the host. */
export async function join(host: Page, guest: Page, seen?: () => Promise<void>): Promise<void> {
  // By the menu: the other phones stay at the table.
  await tap(host, 'Menu')
  await tap(host, /^Another phone/)
  const first = await readCode(host, 'Code to join this game')
  await guest.goto(`/join${new URL(first).hash}`)
  const second = await readCode(guest, 'Code for the phone that scores')
  await seen?.()
  await showTo(host, second)
  await expect(guest.getByRole('heading', { name: 'Who are you?' })).toBeVisible({ timeout: 20_000 })
  await expect(host.getByRole('button', { name: 'Other phones' })).toBeVisible()
}

/** The guest sits down for a side, and has its keys. */
export async function sitDown(guest: Page, name: string): Promise<void> {
  await tap(guest, `I peg for ${name}`)
  await expect(guest.getByRole('button', { name: 'Other phones' })).toBeVisible()
  await expectScore(guest, {})
}
