import type { Page } from '@playwright/test'

export const SIZES = [
  '280x653',
  '320x568',
  '360x560',
  '360x640',
  '390x844',
  '844x390',
  '768x1024',
  '820x1180',
  '1024x768',
  '1366x768',
] as const

type Look = Readonly<Record<string, string>>

/** What is set on the page's root in each look; forced colours come from the browser. */
const LOOKS: Readonly<Record<string, Look>> = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  black: { theme: 'black' },
  contrast: { theme: 'contrast' },
  'contrast-dark': { theme: 'contrast-dark' },
  forced: {},
  left: { theme: 'light', hand: 'left' },
}

export type Shoot = (scene: string) => Promise<void>

/** Takes a scene in every look: `shots/<look>/<size>/<walk>-<number>-<scene>.png`. */
export function openCamera(page: Page, size: string, walk: string): Shoot {
  let taken = 0
  return async (scene) => {
    taken += 1
    const name = `${walk}-${String(taken).padStart(2, '0')}-${scene}.png`
    await page.evaluate(() => document.fonts.ready.then(() => true))
    for (const [look, marks] of Object.entries(LOOKS)) {
      await page.emulateMedia({ forcedColors: look === 'forced' ? 'active' : 'none' })
      await dress(page, marks)
      await page.screenshot({ path: `shots/${look}/${size}/${name}` })
    }
    await page.emulateMedia({ forcedColors: 'none' })
    await dress(page, {})
  }
}

async function dress(page: Page, marks: Look): Promise<void> {
  await page.evaluate((wanted) => {
    const { dataset } = document.documentElement
    for (const name of ['theme', 'hand']) {
      const value = wanted[name]
      if (value === undefined) delete dataset[name]
      else dataset[name] = value
    }
  }, marks)
}
