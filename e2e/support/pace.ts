import type { Page } from '@playwright/test'

/**
 * A table at which a second passes with every tap or key, so that no two of them are the halves of a double tap, and
 * which counts the taps. A page that is loaded again goes on later than the one before: its clock never goes back.
 */
export async function atAnEasyPace(page: Page): Promise<{ readonly taps: () => Promise<number> }> {
  await page.addInitScript(() => {
    const now = Date.now.bind(Date)
    let taps = 0
    const loads = Number(window.name)
    window.name = String(loads + 1)
    Date.now = () => now() + loads * 60_000 + taps * 1000
    const pass = () => {
      taps += 1
      document.documentElement.dataset.taps = String(taps)
    }
    addEventListener('pointerdown', pass, { capture: true })
    addEventListener('keydown', pass, { capture: true })
  })
  return {
    taps: () => page.evaluate(() => Number(document.documentElement.dataset.taps ?? 0)),
  }
}
