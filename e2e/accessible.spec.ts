import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInEveryLook } from './support/axe.ts'
import { atEveryStep } from './support/every-step.ts'
import { expectSaved } from './support/table.ts'
import { CORE, expect, test } from './support/test.ts'

// A colour in transition is not one of the theme's colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const VIEWPORTS = {
  'the usual phone': { width: 390, height: 844 },
  'a small phone': { width: 360, height: 640 },
  'a short phone': { width: 360, height: 560 },
  'a phone on its side': { width: 844, height: 390 },
  'a tablet': { width: 768, height: 1024 },
  'a tablet on its side': { width: 1024, height: 768 },
  'a laptop': { width: 1366, height: 768 },
} as const

/** Sizes differ in their layouts: colours are the same on all that are narrow, and on all that are wide. */
const IN_EVERY_LOOK = ['the usual phone', 'a laptop']

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })

for (const [name, viewport] of Object.entries(VIEWPORTS)) {
  test(
    `axe finds nothing on any screen and step, on ${name}`,
    viewport === VIEWPORTS['the usual phone'] ? CORE : {},
    async ({ page }) => {
      test.slow()
      await page.setViewportSize(viewport)
      const judge = (screen: string) =>
        IN_EVERY_LOOK.includes(name)
          ? expectAccessibleInEveryLook(page, screen)
          : expectAccessible(page, screen)

      await atEveryStep(page, 'Bob', judge)
      await expectSaved(page)
      await page.goto('/games')
      await expect(page.getByRole('button', { name: /^Bob 121/ })).toBeVisible()
      await judge('games')
      await page.goto('/book')
      await expect(page.getByRole('link', { name: 'People' })).toBeVisible()
      await judge('the Book')
      await page.getByRole('link', { name: 'People' }).tap()
      await expect(heading(page, 'Players')).toBeVisible()
      await judge('players')
      await page.getByRole('link', { name: 'Bob' }).tap()
      await expect(heading(page, 'Last games')).toBeVisible()
      await judge('a player')
    },
  )
}
