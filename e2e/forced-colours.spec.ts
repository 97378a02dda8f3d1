import type { Locator } from '@playwright/test'
import { askStarter, chooseDealer } from './support/new-game.ts'
import { cardKey, tap, tapCards } from './support/table.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

/** The two are told apart by what is behind them. */
async function expectToDiffer(one: Locator, other: Locator): Promise<void> {
  const style = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor)
  await expect.poll(() => style(one)).not.toBe(await style(other))
}

for (const scheme of ['light', 'dark'] as const)
  test(`what is chosen, pressed and pegged is told apart in the device’s own colours (${scheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto('/new')
    const players = page.getByRole('radiogroup', { name: 'Players' }).locator('label')
    await expectToDiffer(players.first(), players.nth(1))
    await askStarter(page)
    await chooseDealer(page, 'Cut')
    await tap(page, /^Deal/)
    await tapCards(page, 'KH')
    const pressed = cardKey(page, 'KH')
    await expect(pressed).toHaveAttribute('aria-pressed', 'true')
    await expectToDiffer(pressed, cardKey(page, 'KS'))
    const ink = await pressed.evaluate((element) => getComputedStyle(element).color)
    await expect(pressed).not.toHaveCSS('background-color', ink)
    await tapCards(page, 'AS 9H')

    // The button that continues has the stronger border, and every key of the pad has one.
    await expect(page.getByRole('button', { name: 'To the show' })).toHaveCSS('border-top-width', '3px')
    const key = page.getByRole('button', { name: 'Red pegs 2 for fifteen' })
    await expect(key).toHaveCSS('border-top-width', '1px')
    // A plate behind a digit would be painted over the caption below it.
    const digit = key.getByText('2', { exact: true })
    await expect(digit).toHaveCSS('forced-color-adjust', 'preserve-parent-color')
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
    await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid')
  })
