import { readFile, writeFile } from 'node:fs/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { forgetEverything } from './support/disk-fault.ts'
import { startGame } from './support/new-game.ts'
import { expectNoSideScroll, expectSaved, fileOf, tap, tapCards } from './support/table.ts'
import { CORE, expect, test } from './support/test.ts'
import { withChecks } from './support/with-checks.ts'

const MARKUP = '<img src=x onerror=alert(1)>'
/** Markup, text-direction marks, and emoji of several code points each. */
const WILD = `${MARKUP}\u202E\u2067👩‍👩‍👧<script>alert(2)</script>`

const FROM_ELSEWHERE = [
  { name: WILD, taken: true, what: 'markup, marks that turn the writing round and pictures' },
  { name: `${MARKUP}${'x'.repeat(10_000)}`, taken: true, what: 'ten thousand letters' },
  { name: `${MARKUP}${'x'.repeat(30_000)}`, taken: false, what: 'more letters than are taken' },
] as const

/** A game of Ann against Bob; Ann’s name is replaced by the one given. */
async function begun(page: Page): Promise<void> {
  await startGame(page, { names: ['Ann', 'Bob'] })
  await tapCards(page, 'KH AS 4D')
  await expectSaved(page)
}

const renamed = (text: string, name: string) => text.replaceAll('"Ann"', JSON.stringify(name))

/** The name is shown letter for letter up to the length limit, and none of it took effect. */
async function expectText(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText(MARKUP)
  await expectHarmless(page)
}

/** No page contains more of a name than can be read, and nothing overflows sideways. */
async function expectHarmless(page: Page): Promise<void> {
  await expect(page.locator('img, body script, [onerror]')).toHaveCount(0)
  const { html, text } = await page.evaluate(() => ({
    html: document.body.outerHTML,
    text: document.body.innerText,
  }))
  expect(html).not.toContain('x'.repeat(50))
  expect(text).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/)
  await expectNoSideScroll(page)
}

/** On every page that speaks of the game. */
async function expectTextEverywhere(page: Page): Promise<void> {
  await expectText(page)
  await tap(page, 'Bob pegs 2 for fifteen')
  await expectSaved(page)
  await tap(page, /^<img.* pegs 1 for the go/)
  await expect(page.getByRole('status').filter({ hasText: /^<img.* pegs 1/ })).toHaveCount(1)
  await expectText(page)
  await expectSaved(page)
  for (const path of ['/games', '/sheet', '/transfer']) {
    await page.goto(path)
    await expect(
      page
        .getByText(/<img src=x/)
        .or(page.locator('input[value*="<img"]'))
        .first(),
    ).toBeVisible()
    await expectHarmless(page)
  }
  await page.goto('/new')
  await expect(page.getByRole('button', { name: /^Deal/ })).toBeVisible()
  await expectHarmless(page)
}

test('names are text, however long and whatever is in them', CORE, async ({ page }) => {
  const wild = `\u202E${'👩‍👩‍👧'.repeat(2_000)}`
  await page.goto('/')
  await page.getByLabel('Name, seat 1').focus()
  await page.keyboard.insertText(MARKUP)
  // Pasted, as far as the field takes it.
  await page.getByLabel('Name, seat 2').focus()
  await page.keyboard.insertText(wild)
  await tap(page, /^Deal/)
  await expectSaved(page)
  await page.reload()
  await expectSaved(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(MARKUP.slice(0, 20))
  await expectHarmless(page)
})

for (const { name, taken, what } of FROM_ELSEWHERE) {
  test(`a backup file and a link, with a name of ${what}: ${taken ? 'shown as text' : 'refused in words'}`, async ({
    page,
  }, info) => {
    const path = info.outputPath('wild.backup')
    await begun(page)
    await page.goto('/storage')
    await (await fileOf(page, 'Save a backup')).saveAs(path)
    await writeFile(path, gzipSync(withChecks(renamed(gunzipSync(await readFile(path)).toString(), name))))
    await forgetEverything(page)

    await page.goto('/storage')
    await page.getByLabel('Open a file').setInputFiles(path)
    if (!taken) {
      await expect(page.getByText(/Nothing was changed\./)).toBeVisible()
      await page.goto('/games')
      await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible()
      return
    }
    await expect(page.getByText('1 game restored.')).toBeVisible()
    await page.goto('/')
    await expectSaved(page)
    await expectTextEverywhere(page)

    // And on by link.
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/transfer')
    await tap(page, 'Copy link')
    await expect(page.getByText('Link copied.')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await forgetEverything(page)
    // Only the fragment differs, so the page has to be left before the link is opened.
    await page.goto('/count')
    await page.goto(link)
    await tap(page, 'Continue here')
    await expectSaved(page)
    await expectTextEverywhere(page)
  })
}
