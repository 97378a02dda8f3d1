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
  /** How the play is scored, muggins and the match, by the names of their radio buttons. */
  readonly choices?: readonly string[]
  /** House rules by how their sentences begin. */
  readonly house?: Readonly<Record<string, string>>
  /** Scores that the game is joined at, by side. */
  readonly scores?: Readonly<Record<string, number>>
  /** Who deals first; else they cut for it. */
  readonly dealer?: string
  /** The starter is not asked for, as a new game has it; most of these journeys want it. */
  readonly unasked?: true
}

const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).first().tap()

/** Changes something on the page of house rules, and goes back to New game. By the keyboard: no tap is a double tap. */
export async function onHouseRules(page: Page, change: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'House rules, match, play' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'House rules' })).toBeVisible()
  await change()
  await page.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'New game' })).toBeVisible()
}

/** Opens a rule by how its sentence begins. */
export const openRule = (page: Page, label: string) =>
  page.locator('summary').filter({ hasText: label }).press('Enter')

/** Opens a rule and chooses another value. */
export async function chooseRule(page: Page, label: string, option: string): Promise<void> {
  await openRule(page, label)
  await page.getByRole('radio', { name: option, exact: true }).press('Space')
}

const RULE_OF: Readonly<Record<string, string>> = {
  'By points': 'The play is scored',
  'By cards': 'The play is scored',
  'First to': 'The match is',
  'Best of': 'The match is',
  'All of': 'The match is',
}

async function setStarter(page: Page, isAsked: boolean): Promise<void> {
  const asks = page.getByRole('switch', { name: /^Ask for the/ })
  if (!(await asks.isVisible())) return
  if ((await asks.isChecked()) !== isAsked) await asks.press('Space')
  await expect(asks).toBeChecked({ checked: isAsked })
}

/** On the New game page of a game by points. */
export const askStarter = (page: Page) => onHouseRules(page, () => setStarter(page, true))

/** Opens the list of rule sets. */
export const openRuleSets = (page: Page) =>
  page.locator('summary').filter({ hasText: 'change' }).press('Enter')

export async function chooseDealer(page: Page, name: string): Promise<void> {
  const radio = page
    .getByRole('radiogroup', { name: 'Who deals?' })
    .getByRole('radio', { name: new RegExp(`^${name}( lost last)?$`) })
  // By the keyboard: two taps at one place of a page that scrolls would be a double tap.
  await radio.press('Space')
  await expect(radio).toBeChecked()
}

/** Fills the New game page, ready to start. */
export async function fillNewGame(page: Page, game: NewGame): Promise<void> {
  const { names = [], seats = names.length, rules, lowball, choices = [], house, scores } = game
  const { unasked = false, dealer = 'Cut' } = game
  await page.goto('/new')
  if (seats > 0) await choose(page, `${seats}`)
  if (rules) {
    await openRuleSets(page)
    await choose(page, rules)
  }
  for (const [seat, name] of names.entries())
    await page.getByLabel(`Name, seat ${seat + 1}`, { exact: true }).fill(name)
  await onHouseRules(page, async () => {
    if (lowball) await chooseRule(page, 'Lowball is', 'On')
    for (const choice of choices) await chooseRule(page, RULE_OF[choice] ?? 'Muggins is', choice)
    for (const [label, option] of Object.entries(house ?? {})) await chooseRule(page, label, option)
    await setStarter(page, !unasked)
  })
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
