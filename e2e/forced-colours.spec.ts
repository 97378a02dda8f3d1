import type { Locator } from '@playwright/test'
import { cardKey, tap, tapCards } from './support/table.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

const style = (locator: Locator, name: 'backgroundColor' | 'color' | 'borderTopWidth' | 'fill') =>
  locator.evaluate((element, key) => getComputedStyle(element)[key], name)

for (const scheme of ['light', 'dark'] as const) {
  test(`what is chosen, pressed and pegged is told apart in the device’s own colours (${scheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto('/new')
    const [chosen, other] = [page.getByText('By points'), page.getByText('By cards')]
    expect(await style(chosen, 'backgroundColor')).not.toBe(await style(other, 'backgroundColor'))
    await tap(page, /^Start/)
    await tapCards(page, 'KH')
    const [pressed, free] = [cardKey(page, 'KH'), cardKey(page, 'KS')]
    await expect(pressed).toHaveAttribute('aria-pressed', 'true')
    expect(await style(pressed, 'backgroundColor')).not.toBe(await style(free, 'backgroundColor'))
    expect(await style(pressed, 'color')).not.toBe(await style(pressed, 'backgroundColor'))
    await tapCards(page, 'AS 9H')

    // The button that continues has the stronger border, and every key of the pad has one.
    const way = page.getByRole('button', { name: 'To the show' })
    expect(await style(way, 'borderTopWidth')).toBe('3px')
    expect(await style(page.getByRole('button', { name: 'Red pegs 2 for fifteen' }), 'borderTopWidth')).toBe(
      '1px',
    )
    // Pegs keep their own paint, and have shapes besides.
    const pegs = page.locator('[data-head^="front"]')
    const paint = await pegs.evaluateAll((heads) =>
      heads.map((head) => {
        const shapes = [...head.querySelectorAll('circle, rect, path')]
        return shapes.map((shape) => `${shape.tagName} ${getComputedStyle(shape).fill}`).join()
      }),
    )
    expect(new Set(paint).size).toBe(2)

    await page.keyboard.press('Tab')
    const outline = await page.locator(':focus').evaluate((element) => getComputedStyle(element).outlineStyle)
    expect(outline).toBe('solid')
  })

  test(`no number hides what is beside it in the device’s own colours (${scheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto('/')
    await tap(page, /^Start/)
    await tapCards(page, 'KH AS 9H')
    // A plate behind a digit would be painted over the caption below it.
    const key = page.getByRole('button', { name: 'Red pegs 2 for fifteen' })
    const adjust = await key.getByText('2', { exact: true }).evaluate((digit) => {
      return getComputedStyle(digit).getPropertyValue('forced-color-adjust')
    })
    expect(adjust).toBe('preserve-parent-color')
  })
}
