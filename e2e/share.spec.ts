import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { beginAnnAndBob } from './support/dealt-game.ts'
import { backupOf, usualRules } from './support/finished-games.ts'
import { startGame } from './support/new-game.ts'
import { tap, tapCards, toTheResult } from './support/table.ts'
import { CORE, expect, keptOffline, test } from './support/test.ts'

const SAVED = 'The picture is saved as a file, and its text is copied.'

test.beforeEach(async ({ context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' })
})

/** What a tap on Share saves: the name, the size, and how light the paper is, of 255; and the text beside it. */
async function share(page: Page) {
  const saving = page.waitForEvent('download')
  await tap(page, 'Share')
  await expect(page.getByText(SAVED)).toBeVisible()
  const saved = await saving
  const bytes = [...(await readFile(await saved.path()))]
  const picture = await page.evaluate(async (data) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(data)], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const [paper] = context?.getImageData(8, bitmap.height - 8, 1, 1).data ?? []
    // What the outermost columns look like: one number for each.
    const edges = [0, 4, bitmap.width - 5, bitmap.width - 1].map((x) => {
      const column = context?.getImageData(x, 0, 1, bitmap.height).data ?? []
      return [...column].reduce((hash, byte) => (Math.imul(hash, 31) + byte) | 0, 0)
    })
    return { width: bitmap.width, height: bitmap.height, paper: paper ?? -1, edges }
  }, bytes)
  const text = await page.evaluate(() => navigator.clipboard.readText())
  return { ...picture, text, name: saved.suggestedFilename() }
}

async function annWins(page: Page): Promise<void> {
  await beginAnnAndBob(page, { Ann: 119, Bob: 84 })
  await tapCards(page, '9H')
  await tap(page, 'Ann pegs 2 for fifteen')
  await toTheResult(page)
}

for (const [look, isPaper, set] of [
  ['light', (shade: number) => shade > 200, CORE],
  ['dark', (shade: number) => shade >= 0 && shade < 60, {}],
] as const)
  test(`a result is shared as a picture, on ${look} paper as the app is now`, set, async ({ page }) => {
    await page.emulateMedia({ colorScheme: look })
    await annWins(page)
    const { width, height, paper, text, name } = await share(page)
    expect([width, height]).toEqual([1080, 1350])
    expect(isPaper(paper), `paper of ${paper}`).toBe(true)
    expect(text).toBe('Ann wins 121 to 84: skunk, two games. Ann against Bob, six-card, to 121.')
    expect(name).toMatch(/^fifteen-two-ann-bob-\d{4}-\d\d-\d\d\.png$/)
    await tap(page, 'Dismiss')
    await expect(page.getByText(SAVED)).toHaveCount(0)
  })

test('a picture with any names is drawn as text, and nothing of it is outside its margins', async ({
  page,
}, info) => {
  const marked = `<img src=x onerror=alert(1)>\u202E${'👩‍👩‍👧'.repeat(9)}<script>alert(2)</script>`
  const deals = [
    {
      dealer: 0,
      pegs: [
        [0, 100],
        [1, 84],
        [0, 21],
      ],
      hands: [],
    },
  ] as const
  await page.addInitScript(() => {
    const written: string[] = []
    const { fillText } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.fillText = function (text, ...at) {
      written.push(text)
      document.documentElement.dataset.written = written.join('\n')
      fillText.call(this, text, ...at)
    }
  })
  const rules = await usualRules(page)
  let edged: readonly number[] | undefined
  for (const [id, player, seen] of [
    ['plain', 'Bob', 'Bob'],
    ['marked', marked, '<img'],
    ['long', 'W'.repeat(10_000), 'WWWW'],
    ['none', '', 'Player 2'],
  ] as const) {
    const game = { id, players: ['Ann', player], at: Date.UTC(2024, 4, 3, 20), deals } as const
    await writeFile(info.outputPath(id), backupOf(rules, [game]))
    await page.goto('/storage')
    await page.getByLabel('Open a file').setInputFiles(info.outputPath(id))
    await expect(page.getByText('1 game restored.')).toBeVisible()
    await page.goto('/games')
    await page
      .getByRole('button', { name: /^Ann 121/ })
      .first()
      .tap()
    const { edges, text, name } = await share(page)
    edged ??= edges
    expect(edges, id).toEqual(edged)
    expect(text).toContain('Ann wins 121 to 84')
    expect(name).toMatch(/^[a-z0-9-]{1,80}\.png$/)
    const written = (await page.locator('html').getAttribute('data-written')) ?? ''
    expect(written).toContain(seen)
    expect(written).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/)
    expect(Math.max(...written.split('\n').map(({ length }) => length))).toBeLessThan(120)
    await expect(page.locator('img, body script, [onerror]')).toHaveCount(0)
    await page.goto('/games')
    await tap(page, /^More: Ann 121/)
    await tap(page, 'Delete')
    await expect(page.getByText(/ deleted\.$/)).toBeVisible()
  }
})

test('the share sheet gets the picture and its text, and closing it does no harm', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'canShare', { value: () => true })
    Object.defineProperty(navigator, 'share', {
      value: async ({ files, text }: { files: File[]; text: string }) => {
        document.title = `${files[0]?.type} ${text}`
        throw new DOMException('closed', 'AbortError')
      },
    })
  })
  await annWins(page)
  await tap(page, 'Share')
  await expect(page).toHaveTitle(/^image\/png Ann wins 121 to 84: skunk/)
  await expect(page.getByText(SAVED)).toHaveCount(0)
  await tap(page, /^Rematch/)
  await expect(page.getByRole('heading', { name: 'Deal 1 · Bob deals' })).toBeVisible()
})

test('a counted hand is shared from the table, with its owner’s name', async ({ page }) => {
  await beginAnnAndBob(page)
  await tapCards(page, '9H')
  await tap(page, 'To the show')
  await tapCards(page, '7D 8S 8C 6H')
  const { width, text, name } = await share(page)
  expect(width).toBe(1080)
  expect(text).toContain('7♦ 8♠ 8♣ 6♥ + 9♥\n“Fifteen two, fifteen four, ')
  expect(name).toMatch(/^fifteen-two-annshand-/)
  await expect(page.getByRole('button', { name: /^Peg 16 for Ann/ })).toBeVisible()
})

test.describe('once the app is kept', () => {
  test.use({ serviceWorkers: 'allow' })
  test('a count is drawn without a network', async ({ page, context }) => {
    await page.goto('/count/?hand=7D8S8C9H&cut=KS')
    await keptOffline(page)
    await context.setOffline(true)
    const { width, text } = await share(page)
    expect(width).toBe(1080)
    expect(text).toMatch(/\n12 points\nhttp.*hand=7D8S8C9H&cut=KS$/)
  })
})

test('games won this evening are added up, and a new game is in the menu', async ({ page }) => {
  await annWins(page)
  await tap(page, /^Rematch/)
  await tapCards(page, '9H')
  for (let pegged = 0; pegged < 120; pegged += 6) await tap(page, 'Bob pegs 6 for a pair royal')
  await tap(page, 'Bob pegs 1 for the go')
  await toTheResult(page)
  await tap(page, 'The figures')
  await expect(page.getByText('Ann 1, Bob 1', { exact: true })).toBeVisible()
  await tap(page, 'Back')
  await tap(page, 'Menu')
  await tap(page, 'New game')
  await expect(page.getByLabel('Name, seat 1')).toHaveValue('Ann')

  // Renamed since, Ann still has her games.
  await page.goto('/players?name=Ann')
  await page.getByLabel('Name', { exact: true }).fill('Anna')
  await tap(page, 'Rename')
  await expect(page.getByText('Ann is now Anna.')).toBeVisible()
  await startGame(page, { names: ['Anna', 'Bob'], scores: { Bob: 119 }, dealer: 'Anna' })
  await tapCards(page, '9H')
  await tap(page, 'Bob pegs 2 for fifteen')
  await toTheResult(page)
  await tap(page, 'The figures')
  await expect(page.getByText('Anna 1, Bob 2', { exact: true })).toBeVisible()
})
