import type { Page } from '@playwright/test'

export const sheet = (page: Page) => page.getByRole('region', { name: 'Entries of the game' })
export const entry = (page: Page, name: string | RegExp) => sheet(page).getByRole('button', { name })

/** What was announced of the last correction. */
export const said = (page: Page, words: string | RegExp) =>
  page.getByRole('status').filter({ hasText: words })
