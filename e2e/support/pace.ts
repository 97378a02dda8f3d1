import type { BrowserContext, Page } from '@playwright/test'

/**
 * Lets a second pass on the page's clock with every tap or key, so that no two of them are the halves of a double
 * tap, however fast they come; and counts the taps. A page that is loaded again starts later than the one before: its
 * clock never goes back.
 */
export async function waitBetweenTaps(target: Page | BrowserContext): Promise<void> {
  await target.addInitScript(() => {
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
}

/** How many taps and keys a page at an easy pace has had since it was loaded. */
export function tapsOn(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset.taps ?? 0))
}
