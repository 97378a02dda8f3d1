import type { Page } from '@playwright/test'
import { tap } from './table.ts'
import { expect } from './test.ts'

/** What is chosen on the New game page; what is left out stays as the page has it. */
export interface NewGame {
  /** By seat; as many players sit down. */
  readonly names?: readonly string[]
  /** How many players, where their names do not matter. */
  readonly seats?: number
  /** The rule set, by the name of its radio button. */
  readonly rules?: string
  readonly lowball?: boolean
  /** Further choices, by the names of their radio buttons. */
  readonly choices?: readonly string[]
  /** House rules by their label. */
  readonly house?: Readonly<Record<string, string>>
  /** Scores that the game is joined at, by side. */
  readonly scores?: Readonly<Record<string, number>>
  /** Who deals first; else they cut for it. */
  readonly dealer?: string
  /** The starter is not asked for, as a new game has it; most of these journeys want it. */
  readonly unasked?: true
}

const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).first().tap()

/** On the New game page of a game by points. */
export async function askStarter(page: Page, isAsked = true): Promise<void> {
  const asks = page.getByRole('switch', { name: /^Ask for the/ })
  await expect(page.getByRole('button', { name: /^Deal/ })).toBeVisible()
  if (!(await asks.isVisible())) return
  if ((await asks.isChecked()) !== isAsked) await asks.press('Space')
  await expect(asks).toBeChecked({ checked: isAsked })
}

export async function chooseDealer(page: Page, name: string): Promise<void> {
  const radio = page.getByRole('radiogroup', { name: 'Who deals?' }).getByRole('radio', { name, exact: true })
  // By the keyboard: two taps at one place of a page that scrolls would be a double tap.
  await radio.press('Space')
  await expect(radio).toBeChecked()
}

/** Fills the New game page, ready to start. */
export async function fillNewGame(page: Page, game: NewGame): Promise<void> {
  const { names = [], seats = names.length, rules, lowball, choices = [], house, scores } = game
  const { unasked = false, dealer = 'Cut' } = game
  await page.goto('/new')
  await askStarter(page, !unasked)
  if (seats > 0) await choose(page, `${seats}`)
  if (rules) await choose(page, rules)
  for (const [seat, name] of names.entries())
    await page.getByLabel(`Name, seat ${seat + 1}`, { exact: true }).fill(name)
  if (lowball) await page.getByRole('switch', { name: /^Lowball/ }).tap()
  for (const choice of choices) await choose(page, choice)
  if (house) await page.getByText('House rules').tap()
  for (const [label, option] of Object.entries(house ?? {}))
    await page.getByRole('combobox', { name: label }).selectOption(option)
  if (scores && Object.keys(scores).length > 0) await page.getByText('Joining a game in progress?').tap()
  for (const [side, score] of Object.entries(scores ?? {}))
    await page.getByRole('spinbutton', { name: `${side}’s score` }).fill(`${score}`)
  await chooseDealer(page, dealer)
}

/** Starts a game from the New game page. */
export async function startGame(page: Page, game: NewGame): Promise<void> {
  await fillNewGame(page, game)
  await tap(page, /^Deal/)
}
