import { readFile, writeFile } from 'node:fs/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { startGame } from '../support/new-game.ts'
import { expectScore, tap, tapCards } from '../support/table.ts'
import { expect, test } from '../support/test.ts'
import { withChecks } from '../support/with-checks.ts'

const GAMES = Number(process.env.GAMES ?? 10_000)
const DAY_MS = 86_400_000

/** A deal between Ann and Bob as far as two hands, with an undo and a redo. */
async function aGame(page: Page): Promise<void> {
  await startGame(page, { names: ['Ann', 'Bob'] })
  await tapCards(page, 'KH AS JH')
  await tap(page, 'Ann pegs 6 for a pair royal')
  await tap(page, 'Bob pegs 1 for the go')
  await tap(page, 'To the show')
  await tapCards(page, '5H 5S JD 5D')
  await tap(page, 'Peg 22 for Ann')
  await tapCards(page, '7D 8S 8C 9H')
  await tap(page, 'Peg 12 for Bob')
  await tap(page, /^Undo/)
  await tap(page, /^Redo/)
  await expectScore(page, { Ann: 28, Bob: 15 })
}

/** The file that the app hands out, line by line. */
async function backup(page: Page): Promise<readonly string[]> {
  await page.goto('/storage')
  const downloading = page.waitForEvent('download', { timeout: 600_000 })
  await tap(page, 'Save a backup')
  const file = await readFile(await (await downloading).path())
  return gunzipSync(file).toString().trimEnd().split('\n')
}

/** One game played by the app, written ten thousand times, each a day later than the one before. */
function copies(line: string): readonly string[] {
  const { game } = JSON.parse(line)
  return Array.from({ length: GAMES }, (_, i) => {
    const [first, ...rows] = structuredClone(game.rows)
    first[3] += (i - GAMES) * DAY_MS
    if (first[4].match) first[4].match.id = `match-${i}`
    return JSON.stringify({
      game: { ...game, id: `game-${String(i).padStart(5, '0')}`, rows: [first, ...rows] },
    })
  })
}

test('a backup of ten thousand games is restored line for line', async ({ page }, info) => {
  test.setTimeout(1_800_000)
  await aGame(page)
  const before = await backup(page)
  const [head = '', game = '', ...rest] = before.slice(0, -1)
  const text = withChecks(
    [head, ...copies(game), ...rest, JSON.stringify({ end: { games: GAMES } })].join('\n'),
  )
  const games = text.split('\n').filter((line) => line.includes('"id":"game-'))
  const file = info.outputPath('many.backup')
  await writeFile(file, gzipSync(text))

  const started = Date.now()
  await page.getByLabel('Open a file').setInputFiles(file)
  await expect(page.getByText(`${GAMES} games restored.`)).toBeVisible({ timeout: 1_200_000 })
  const restored = Date.now()
  const after = await backup(page)
  console.log(
    `${GAMES} games, ${(text.length / 1e6).toFixed(1)} MB unpacked: restored in ${((restored - started) / 1000).toFixed(0)} s, ` +
      `backed up again in ${((Date.now() - restored) / 1000).toFixed(0)} s`,
  )
  expect(after.filter((line) => line.includes('"id":"game-')).sort()).toEqual(games.sort())
  expect(after).toHaveLength(GAMES + before.length)
})
