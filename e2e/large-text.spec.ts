import type { Page } from '@playwright/test'
import { beginAnnAndBob } from './support/dealt-game.ts'
import { atEveryStep } from './support/every-step.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What overflows the page sideways, where it would not be found; drawings are clipped by their own frames. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('main *, [popover]:popover-open *')].filter(
      (element) => !element.closest('svg, .visually-hidden') && element.checkVisibility(),
    )
    // A phone makes `innerWidth` as wide as the page.
    const { width: room } = screen
    const wide = document.documentElement.scrollWidth > room ? ['the page itself'] : []
    const out = shown.filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (left < -1 || right > room + 1)
    })
    return [...wide, ...out.map(({ tagName, textContent }) => `${tagName} “${textContent?.slice(0, 30)}”`)]
  })
}

/** Before the page opens. */
async function withTextAt(page: Page, percent: number): Promise<void> {
  await page.addInitScript((size) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`:root { font-size: ${size}% }`)
    document.adoptedStyleSheets = [sheet]
  }, percent)
}

const SIZES = [
  ['text at twice its size on a phone', { width: 390, height: 844 }, 200],
  ['a computer’s page magnified four times', { width: 320, height: 256 }, 100],
] as const

for (const [name, viewport, percent] of SIZES) {
  test(`everything reflows and can be used with ${name}`, async ({ page }) => {
    test.slow()
    await page.setViewportSize(viewport)
    await withTextAt(page, percent)
    // Playwright taps only what is visible and not covered, so the walk itself shows that everything can be used.
    await atEveryStep(page, 'Bartholomew', async (where) => {
      expect.soft(await overflowing(page), where).toEqual([])
    })
  })
}

test('with text at twice its size a name in the list of games fits on its line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await withTextAt(page, 200)
  await beginAnnAndBob(page, { Ann: 25, Bob: 20 })
  await expect(page.locator('[data-saved]')).toHaveCount(1)
  await page.goto('/games')
  for (const name of ['Ann 25', 'Bob 20']) {
    const box = await page.getByText(new RegExp(`^${name},?$`)).boundingBox()
    expect(box?.height, name).toBeLessThan(box?.width ?? 0)
  }
})
