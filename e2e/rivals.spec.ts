import { expectAccessible } from './support/axe.ts'
import { backupOf, gameByCards, importGames, usualRules } from './support/finished-games.ts'
import { expectNoSideScroll, tap } from './support/table.ts'
import { expect, test } from './support/test.ts'

// A colour in transition is not one of the theme's colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const DAY_MS = 86_400_000
const game = (day: number, players: readonly [string, string], first = 0) =>
  gameByCards(`g${day}`, players, Date.UTC(2023, 11, 30, 12) + day * DAY_MS, first)

/** Seat 1 wins the games that begin with the first deal, seat 0 those that begin with the second. */
const GAMES = [
  game(0, ['Ann', 'Bob']),
  game(1, ['Ann', 'Bob']),
  game(2, ['Ann', 'Bob'], 1),
  game(3, ['Annie', 'Bob']),
  game(4, ['Bob', 'Cleo']),
]

test('two players read head to head, also after a merge and after an undone merge', async ({
  page,
}, info) => {
  await importGames(page, info.outputPath('five.backup'), backupOf(await usualRules(page), GAMES), 5)
  await page.goto('/players?name=Bob')
  const row = (name: string) => page.getByRole('row', { name, exact: true })
  await expect(row('Ann 3 2 1')).toBeVisible()
  await expect(row('Annie 1 1 0')).toBeVisible()
  await expect(row('Cleo 1 0 1')).toBeVisible()
  await row('Ann 3 2 1').getByRole('link').tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Bob and Ann' })).toBeVisible()
  await expect(page.getByText('3 games, 2–1', { exact: true })).toBeVisible()
  await expect(row('Largest lead lost 21 17')).toBeVisible()
  await expect(row('2023 2 0')).toBeVisible()
  await expect(row('2024 0 1')).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)

  // The two become one, and their games with Bob are added up.
  await page.goto('/players?name=Annie')
  await page.getByLabel('Name', { exact: true }).fill('Ann')
  await tap(page, 'Merge players')
  await expect(page.getByText('4 games, 1 won')).toBeVisible()
  await page.goto('/players?name=Bob&against=Annie')
  await expect(page.getByRole('heading', { level: 1, name: 'Bob and Ann' })).toBeVisible()
  await expect(page.getByText('4 games, 3–1', { exact: true })).toBeVisible()

  await page.goto('/players?name=Annie')
  await tap(page, 'Separate Annie counts here too')
  await page.goto('/players?name=Bob')
  await expect(row('Annie 1 1 0')).toBeVisible()
  await expect(row('Ann 3 2 1')).toBeVisible()
})

test('the Book shows how two players have fared, New game and the result say it in one line how two players have fared', async ({
  page,
}, info) => {
  await importGames(page, info.outputPath('five.backup'), backupOf(await usualRules(page), GAMES), 5)
  await page.goto('/new')
  const line = (text: string) => page.getByRole('link', { name: text, exact: true })
  await expect(line('Ann and Bob: 1–2')).toBeVisible()
  await page.goto('/book')
  await tap(page, /and /)
  await page
    .getByRole('navigation', { name: 'Who plays' })
    .getByRole('button', { name: /^(Ann and Bob|Bob and Ann)$/ })
    .tap()
  await expect(page.getByRole('img', { name: /^Games won: (Ann 1 and Bob 2|Bob 2 and Ann 1)/ })).toBeVisible()
  await page.goto('/games')
  await page.getByRole('button', { name: /^Cleo 121, Bob 105 / }).tap()
  await page.getByRole('button', { name: 'The figures' }).tap()
  await expect(line('Bob and Cleo: 0–1')).toBeVisible()
})
