import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { cutARecord, databaseIn, removeDatabase } from './support/cut-a-record.ts'
import { startAnnAndBob } from './support/dealt-game.ts'
import { loseFirst, openEmptyPage } from './support/disk-fault.ts'
import { backupOf, gameByCards, importGames } from './support/finished-games.ts'
import { type Killable, newProfile, openApp, openKillable } from './support/killable.ts'
import { openRuleSets } from './support/new-game.ts'
import { waitBetweenTaps } from './support/pace.ts'
import { expectStored, stored } from './support/stored.ts'
import { expectSaved, expectScore, tap, tapCards } from './support/table.ts'
import { expect, PHONES, test } from './support/test.ts'

/** A profile whose browser dies again and again. */
async function onADyingBrowser(
  opening: Parameters<typeof openKillable>[1],
  journey: (profile: string, open: () => Promise<Killable>) => Promise<void>,
): Promise<void> {
  test.slow()
  const profile = await newProfile()
  let last: Killable | undefined
  try {
    await journey(profile.path, async () => {
      last = await openKillable(profile.path, opening)
      await waitBetweenTaps(last.page)
      await openApp(last.page)
      return last
    })
  } finally {
    await last?.context.close()
    await profile.remove()
  }
}

/** Ann 2, Bob 3, saved. */
async function pegSome(page: Page): Promise<void> {
  await tapCards(page, '9H')
  await tap(page, 'Ann pegs 2 for fifteen')
  await tap(page, 'Bob pegs 3 for a run of 3')
  await expectScore(page, { Ann: 2, Bob: 3 })
  await expectSaved(page)
}

const said = (page: Page, games: string) =>
  page.getByText(`The browser had lost some of its data. ${games} recovered from the second copy.`)

test('a kill cuts a record of the database in two, the browser discards all of it, and the game continues', async ({
  baseURL,
  faults,
}) => {
  await onADyingBrowser({ origin: baseURL ?? '', viewport: PHONES.usual, faults }, async (profile, open) => {
    const first = await open()
    await startAnnAndBob(first.page)
    await pegSome(first.page)
    await first.kill()
    await cutARecord(profile)

    // It still opens, and the next rows are written behind the half record.
    const second = await open()
    await tap(second.page, 'Ann pegs 6 for a pair royal')
    await tap(second.page, 'To the show')
    await tapCards(second.page, '5C 5D')
    await expectStored(second.page, 'drafts', '"5D"', 'mirror')
    await second.kill()

    const third = await open()
    await expect(said(third.page, 'One game was')).toBeVisible()
    await expectScore(third.page, { Ann: 8, Bob: 3 })
    await tap(third.page, 'Dismiss')
    await third.page.reload()
    await expectScore(third.page, { Ann: 8, Bob: 3 })
    await expect(said(third.page, 'One game was')).toHaveCount(0)
    await tap(third.page, 'Take back 5 of diamonds')
    await expect(third.page.getByRole('button', { name: 'Take back 5 of clubs' })).toBeVisible()
  })
})

test('the browser goes back to an older state of its database: the taps since then are there, of every game', async ({
  baseURL,
  faults,
}) => {
  await onADyingBrowser({ origin: baseURL ?? '', viewport: PHONES.usual, faults }, async (profile, open) => {
    const first = await open()
    await startAnnAndBob(first.page)
    await tapCards(first.page, '9H')
    await expectSaved(first.page)
    await first.kill()
    const database = await databaseIn(profile)
    await cp(database, join(profile, 'older'), { recursive: true })

    const second = await open()
    await tap(second.page, 'Ann pegs 2 for fifteen')
    await expectSaved(second.page)
    await startAnnAndBob(second.page)
    await pegSome(second.page)
    await second.kill()
    await rm(database, { recursive: true })
    await cp(join(profile, 'older'), database, { recursive: true })

    const third = await open()
    await expect(said(third.page, 'Two games were')).toBeVisible()
    await expectScore(third.page, { Ann: 2, Bob: 3 })
    await third.page.goto('/games')
    await expect(third.page.getByRole('button', { name: 'More: Ann 2, Bob 0' })).toBeVisible()
    await expect(third.page.getByRole('button', { name: 'More: Ann 2, Bob 3' })).toBeVisible()
  })
})

/** Two games with the rules and a name that came with them, from a file. */
async function restoreAFile(page: Page, path: string): Promise<void> {
  const [first] = await stored(page, 'entries')
  const { rules } = (first as { entry: { rules: Record<string, unknown> } }).entry
  const games = [0, 1].map((n) => gameByCards(`g${n}`, ['Ann', 'Bob'], Date.UTC(2024, 4, 1 + n)))
  const ruleSets = [{ rules: { ...rules, name: 'Friday rules' } }]
  const players = [{ name: 'Zoe', usedAt: Date.UTC(2024, 4, 1) }]
  await importGames(page, path, backupOf(rules, games, { ruleSets, players }), 2)
}

for (const fault of ['discards its database', 'goes back to an older state of it'] as const) {
  test(`a file is restored and the browser ${fault}: games, rules and names of the file are there`, async ({
    baseURL,
    faults,
  }, info) => {
    const opening = { origin: baseURL ?? '', viewport: PHONES.usual, faults }
    await onADyingBrowser(opening, async (profile, open) => {
      const first = await open()
      await startAnnAndBob(first.page)
      await pegSome(first.page)
      await first.kill()
      const older = await databaseIn(profile)
      await cp(older, join(profile, 'older'), { recursive: true })

      const second = await open()
      await restoreAFile(second.page, info.outputPath('friday.backup'))
      if (fault === 'goes back to an older state of it') {
        await second.page.reload()
        await expect(second.page.getByText(/^Every game is stored twice/)).toBeVisible()
      }
      await second.kill()
      await removeDatabase(profile, 'first')
      if (fault === 'goes back to an older state of it')
        await cp(join(profile, 'older'), older, { recursive: true })

      const { page } = await open()
      await expectScore(page, { Ann: 2, Bob: 3 })
      await page.goto('/new')
      await openRuleSets(page)
      await expect(page.getByRole('radio', { name: 'Friday rules' })).toBeVisible()
      await expect(page.locator('datalist option[value="Zoe"]')).toBeAttached()
      await page.goto('/games')
      await expect(page.getByRole('button', { name: /^More: / })).toHaveCount(3)
    })
  })
}

test('a kill cuts a deletion: the game is whole or gone, in both databases', async ({ baseURL, faults }) => {
  await onADyingBrowser({ origin: baseURL ?? '', viewport: PHONES.usual, faults }, async (_, open) => {
    const rows = async (page: Page, from?: 'mirror') => (await stored(page, 'entries', from)).length
    for (const ms of [0, 3, 6, 12, 24]) {
      const before = await open()
      if ((await rows(before.page)) === 0) {
        await startAnnAndBob(before.page)
        await pegSome(before.page)
      }
      const all = await rows(before.page)
      await before.page.goto('/games')
      await tap(before.page, 'More: Ann 2, Bob 3')
      const remove = before.page.getByRole('button', { name: 'Delete' })
      await remove.evaluate((button: HTMLButtonElement) => button.click())
      await new Promise((resolve) => setTimeout(resolve, ms))
      await before.kill()

      const { page, kill } = await open()
      const left = await rows(page)
      expect([0, all]).toContain(left)
      await expect.poll(() => rows(page, 'mirror')).toBe(left)
      expect(await rows(page)).toBe(left)
      await expect(said(page, 'One game was')).toHaveCount(0)
      await kill()
    }
  })
})

for (const viewport of [PHONES.short, { width: 844, height: 390 }]) {
  test(`on a short screen the message about it covers no key: ${viewport.width}×${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await startAnnAndBob(page)
    await pegSome(page)
    await openEmptyPage(page)
    await loseFirst(page)
    await page.goto('/')
    await expect(said(page, 'One game was')).toBeVisible()
    for (const key of [
      /^Undo/,
      'To the show',
      'Ann pegs 5 for a run of 5',
      'Bob pegs 6 for a pair royal',
      'Dismiss',
    ])
      await page.getByRole('button', { name: key }).tap({ trial: true })
  })
}
