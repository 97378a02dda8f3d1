import type { Page } from '@playwright/test'

export interface Table {
  readonly names: readonly string[]
  readonly rules: string
  /** Scores that the game is joined at. */
  readonly scores?: Readonly<Record<string, number>>
  readonly dealer: string
  /** Further choices, by the names of their radio buttons. */
  readonly choices?: readonly string[]
}

const choose = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).first().check({ force: true })

/** Lays a table on the New game page, ready to start. */
export async function lay(
  page: Page,
  { names, rules, scores = {}, dealer, choices = [] }: Table,
): Promise<void> {
  await page.goto('/new')
  await choose(page, String(names.length))
  await choose(page, rules)
  for (const [seat, name] of names.entries()) {
    await page.getByLabel(`Name, seat ${seat + 1}`, { exact: true }).fill(name)
  }
  for (const choice of choices) await choose(page, choice)
  if (Object.keys(scores).length > 0) await page.getByText('Already begun on a wooden board?').tap()
  for (const [side, score] of Object.entries(scores)) {
    await page.getByRole('spinbutton', { name: `${side}’s score` }).fill(String(score))
  }
  await page
    .getByRole('group', { name: 'First deal' })
    .getByRole('radio', { name: dealer, exact: true })
    .check({ force: true })
}
