import type { Page } from '@playwright/test'
import { putDump, readDump } from '../support/dump.ts'
import { newProfile, openApp, openKillable } from '../support/killable.ts'
import { openRuleSets, startGame } from '../support/new-game.ts'
import { expectSaved, tap } from '../support/table.ts'
import { expect, PHONES } from '../support/test.ts'
import { fractions } from './run-faults.ts'

/** The browser is killed at some moment of these, after the page has shown a change. */
const WITHIN_MS = 3_000
/** How long what was kept has to be shown after a start. */
const SHOWN_MS = 10_000

/**
 * Changes what is no game; done once the page shows it. Returns how to see after the next start that it is kept. `n`: no
 * other change of the run has this number.
 */
type Change = (page: Page, n: number) => Promise<(page: Page) => Promise<void>>

const soon = { timeout: SHOWN_MS }
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const nameOf = (page: Page) => page.getByLabel('Name', { exact: true })
const playerIn = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

const rename: Change = async (page, n) => {
  await page.goto('/players?name=Dan')
  await nameOf(page).fill(`Dan ${n}`)
  await nameOf(page).press('Enter')
  await expect(heading(page, `Dan ${n}`)).toBeVisible()
  return async (next) => {
    await next.goto('/players')
    await expect(playerIn(next, `Dan ${n}`)).toBeVisible(soon)
  }
}

/** Bob and Cleo become one, and two again the next time. */
const merge: Change = async (page) => {
  await page.goto('/players?name=Bob')
  const separate = page.getByRole('button', { name: 'Separate Bob counts here too' })
  await expect(heading(page, 'Bob').or(separate).first()).toBeVisible()
  const isMerged = await separate.isVisible()
  if (isMerged) {
    await separate.tap()
    await expect(page.getByText('Bob is a separate player again.')).toBeVisible()
  } else {
    await nameOf(page).fill('Cleo')
    await tap(page, 'Merge players')
    await expect(heading(page, 'Cleo')).toBeVisible()
  }
  return async (next) => {
    await next.goto('/players')
    await expect(playerIn(next, 'Cleo')).toBeVisible()
    await expect(playerIn(next, 'Bob')).toHaveCount(isMerged ? 1 : 0, soon)
  }
}

const saveRules: Change = async (page, n) => {
  await page.goto('/new?rules')
  await page.getByRole('textbox', { name: 'Name for these rules' }).fill(`Rules ${n}`)
  await tap(page, 'Save these rules')
  const saved = (where: Page) => where.getByRole('radio', { name: `Rules ${n}`, exact: true })
  await tap(page, 'Done')
  await openRuleSets(page)
  await expect(saved(page)).toBeChecked()
  return async (next) => {
    await next.goto('/new')
    await openRuleSets(next)
    await expect(saved(next)).toBeVisible(soon)
  }
}

const setWords: Change = async (page) => {
  await page.goto('/settings')
  const choice = (where: Page, name: string) => where.getByRole('radio', { name, exact: true })
  const other = (await choice(page, 'British').isChecked()) ? 'American' : 'British'
  await page.getByRole('radiogroup', { name: 'Words' }).getByText(other, { exact: true }).tap()
  await expect(choice(page, other)).toBeChecked()
  return async (next) => {
    await next.goto('/settings')
    await expect(choice(next, other)).toBeChecked(soon)
  }
}

/** What the page says of all answers: `1 right, 2 wrong`. */
const answers = (page: Page) => page.getByText(/^\d+ right, \d+ wrong/)

const practise: Change = async (page) => {
  await page.goto('/practise')
  const before = await answers(page).textContent()
  await page.getByRole('button', { name: '29', exact: true }).tap()
  await expect(answers(page)).not.toHaveText(before ?? '')
  const after = await answers(page).textContent()
  return async (next) => {
    await next.goto('/practise')
    await expect(answers(next)).toHaveText(after ?? '', soon)
  }
}

const CHANGES = [
  ['a rename', rename],
  ['a merge', merge],
  ['a saved rule set', saveRules],
  ['a setting', setWords],
  ['a practised hand', practise],
] as const

interface Run {
  readonly rounds: number
  readonly seed: number
  readonly origin: string
  readonly faults: string[]
}

/**
 * Changes what is no game in a browser with a profile on disk, kills it within three seconds, and opens it again.
 * Returns the changes that were not there any more.
 */
export async function runChanges({ rounds, seed, ...opening }: Run): Promise<readonly string[]> {
  const profile = await newProfile()
  const random = fractions(seed)
  const lost: string[] = []
  const open = () => openKillable(profile.path, { ...opening, viewport: PHONES.usual })
  let browser = await open()
  try {
    await putDump(browser.page, readDump('fbeeb916'))
    // Nobody practises while a hand waits to be counted.
    await startGame(browser.page, { names: ['Ann', 'Bob'] })
    await expectSaved(browser.page)
    await browser.context.close()
    browser = await open()
    for (let round = 0; round < rounds; round++) {
      const [name, change] = CHANGES[round % CHANGES.length] ?? CHANGES[0]
      const expectKept = await change(browser.page, round)
      const ms = Math.floor(random() * WITHIN_MS)
      await new Promise((resolve) => setTimeout(resolve, ms))
      await browser.kill()
      browser = await open()
      await openApp(browser.page)
      const isKept = await expectKept(browser.page).then(
        () => true,
        () => false,
      )
      if (!isKept) lost.push(`${name}, killed after ${ms} ms`)
    }
    return lost
  } finally {
    await browser.context.close()
    await profile.remove()
  }
}
