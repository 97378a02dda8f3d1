import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** Presses a key; afterwards something on the page has the focus, and shows it. */
export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key)
    await expect.poll(() => lackOfFocus(page), `after ${key}`).toBe('')
  }
}

/** Types letters, digits and signs one by one: `5h 5s jd`. */
export async function type(page: Page, text: string): Promise<void> {
  await press(page, ...text.replaceAll(' ', ''))
}

/** Presses Tab, or another key, until the focus is there. */
export async function reach(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeAttached()
  for (let presses = 0; presses < 90; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
    // After the last thing on a page the browser itself is next, then the page again.
    await expect.poll(() => lackOfFocus(page), `after ${key}`).toMatch(/^$|^nothing/)
  }
  throw new Error(`${key} never led to ${target}`)
}

/** Goes to a button with Tab and presses it. */
export async function push(page: Page, name: string | RegExp): Promise<void> {
  await reach(page, page.getByRole('button', { name }))
  await press(page, 'Enter')
}

/** What is wrong with the focus, or nothing: where a control is drawn by its label, that has the outline. */
function lackOfFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return 'nothing has the focus'
    const drawn = focused.matches('.unseen') ? focused.parentElement : focused
    const { outlineStyle, outlineWidth } = getComputedStyle(drawn ?? focused)
    const name = focused.getAttribute('aria-label') ?? focused.textContent
    if (outlineStyle === 'none' || outlineWidth === '0px') return `no outline on “${name}”`
    const box = (drawn ?? focused).getBoundingClientRect()
    const inside = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
    return inside ? '' : `“${name}” is off the screen`
  })
}
