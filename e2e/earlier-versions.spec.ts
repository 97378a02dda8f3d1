import type { Page } from '@playwright/test'
import { DUMPS, putDump, readDump } from './support/dump.ts'
import { newProfile, openApp, openKillable } from './support/killable.ts'
import { openRuleSets } from './support/new-game.ts'
import { stored } from './support/stored.ts'
import { expectScore, tap } from './support/table.ts'
import { expect, PHONES, test } from './support/test.ts'

/** Milliseconds from the start of the app to its death, one for each of the first starts. */
const DEATHS = [40, 120, 250, 400, 700, 1_100, 1_700, 2_500] as const

/** All that the dumps hold, as the app shows it. */
async function expectAllThere(page: Page): Promise<void> {
  await openApp(page)
  await expectScore(page, { Ann: 19, Daniel: 19 })
  await expect(page.getByRole('heading', { name: /Daniel’s hand/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Take back 3 of diamonds' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  await page.goto('/new')
  for (const [seat, name] of ['Ann', 'Daniel'].entries())
    await expect(page.getByLabel(`Name, seat ${seat + 1}`, { exact: true })).toHaveValue(name)
  await openRuleSets(page)
  await expect(page.getByRole('radio', { name: 'Aunt Mary’s' })).toBeVisible()

  await page.goto('/games')
  await expect(page.getByRole('button', { name: /^More: / })).toHaveCount(7)
  await page.goto('/players')
  for (const [name, row] of [
    ['Ann', /^Ann2/],
    ['Bob', /^Bob1/],
    ['Cleo', /^Cleo2/],
    ['Daniel', /^Daniel1/],
  ] as const)
    await expect(page.getByRole('row', { name: new RegExp(`^${name}\\b`) })).toHaveText(row)
  await expect(page.getByRole('row')).toHaveCount(5)

  await page.goto('/settings')
  for (const choice of ['Dark', 'British'])
    await expect(page.getByRole('radio', { name: choice, exact: true })).toBeChecked()
  await page.goto('/count')
  await tap(page, 'Recent counts')
  const counts = page.getByRole('navigation', { name: 'Recent counts' }).getByRole('listitem')
  await expect(counts.nth(0)).toHaveText('22 · 5♥ 5♠ J♦ 5♦ + J♥')
  await expect(counts.nth(1)).toHaveText('12 · 7♦ 8♠ 8♣ 9♥ + K♠')
  await page.goto('/storage')
  await expect(page.getByText(/^Last backup: /)).toBeVisible()
}

async function deviceOf(page: Page, from: 'first' | 'mirror'): Promise<unknown> {
  const device = (await stored(page, 'prefs', from)).find(({ key }) => key === 'device')
  expect(device).toBeDefined()
  return device
}

for (const version of DUMPS) {
  const dump = readDump(version)
  test(`what ${version} stored is all there after the first eight starts were killed, and twice`, async ({
    baseURL,
    faults,
  }) => {
    test.slow()
    const profile = await newProfile()
    const open = () => openKillable(profile.path, { origin: baseURL ?? '', viewport: PHONES.usual, faults })
    const before = await open()
    await putDump(before.page, dump)
    await before.context.close()
    for (const ms of DEATHS) {
      const { page, kill } = await open()
      await page.goto('/', { waitUntil: 'commit' })
      await new Promise((resolve) => setTimeout(resolve, ms))
      await kill()
    }

    const { page, context } = await open()
    await expectAllThere(page)
    await expect(page.getByText(/^Every game is stored twice/)).toBeVisible()
    const { stores } = dump.databases['fifteen-two'] ?? {}
    for (const table of ['entries', 'games', 'drafts']) {
      const rows = await stored(page, table)
      expect(rows).toEqual(stores?.[table]?.rows)
      expect(await stored(page, table, 'mirror')).toEqual(rows)
    }
    expect(await deviceOf(page, 'mirror')).toEqual(await deviceOf(page, 'first'))
    await context.close()
    await profile.remove()
  })
}

test('games that only the cache of be65b556 still has are recovered, and the cache goes when both databases have them', async ({
  page,
}) => {
  const { databases, ...beside } = readDump('be65b556')
  await putDump(page, beside)
  await openApp(page)
  await expectScore(page, { Ann: 19, Daniel: 19 })
  await expect(page.getByRole('button', { name: 'Take back 3 of diamonds' })).toBeVisible()
  await page.goto('/new')
  await openRuleSets(page)
  await expect(page.getByRole('radio', { name: 'Aunt Mary’s' })).toBeVisible()
  await page.goto('/storage')
  await expect(page.getByText(/^Every game is stored twice/)).toBeVisible()
  // What is imported has every field of the rules, also those that there were none of then.
  const withoutRules = (rows: readonly Readonly<Record<string, unknown>>[] = []) =>
    rows.map((row) => ({ ...row, entry: { ...Object(row.entry), rules: undefined } }))
  for (const table of ['entries', 'drafts']) {
    const rows = await stored(page, table)
    expect(withoutRules(rows)).toEqual(withoutRules(databases['fifteen-two']?.stores[table]?.rows))
    expect(await stored(page, table, 'mirror')).toEqual(rows)
  }
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
})
