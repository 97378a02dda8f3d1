import { expectAccessible, expectAccessibleInEveryLook } from './support/axe.ts'
import { withFailingDisk } from './support/disk-fault.ts'
import {
  backupOf,
  importGames,
  type SampleDeal,
  type SampleGame,
  usualRules,
} from './support/finished-games.ts'
import { expectNoSideScroll, fileOf, tap } from './support/table.ts'
import { expect, test } from './support/test.ts'

// A colour in transition is not one of the theme's colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Seat 0 deals: it makes 17 and the other 10. */
const odd = (hand = 9, cards?: readonly string[]): SampleDeal => ({
  dealer: 0,
  pegs: [
    [1, 2],
    [0, 3],
  ],
  hands: [
    { of: 1, points: 8 },
    { of: 0, points: hand, ...(cards ? { cards } : {}) },
    { of: 'crib', points: 5 },
  ],
})
/** Seat 1 deals: it makes 15 and the other 10. */
const even: SampleDeal = {
  dealer: 1,
  pegs: [
    [0, 2],
    [1, 4],
  ],
  hands: [
    { of: 0, points: 8 },
    { of: 1, points: 7 },
    { of: 'crib', points: 4 },
  ],
}
const upTo = (hands: number, deal: SampleDeal): SampleDeal => ({ ...deal, hands: deal.hands.slice(0, hands) })

/** Seat 0 is home with its hand in the fifth deal, 61 to 60. */
const usual = [odd(), even, odd(), even, upTo(2, odd())]
/** A hand of sixteen more than makes up a deal: home in the fourth, 61 to 39. */
const quick = [odd(16, ['7D', '7C', '8S', '6H']), even, odd(), upTo(1, even)]

const LONG = `<b>${'x'.repeat(10_000)}`
const DAY_MS = 86_400_000
const game = (
  id: string,
  players: readonly [string, string],
  deals: readonly SampleDeal[],
  day: number,
): SampleGame => ({
  id,
  players,
  deals,
  target: 61,
  at: Date.UTC(2024, 4, 1, 12) + day * DAY_MS,
})
const GAMES = [
  game('g1', ['Ann', 'Bob'], usual, 0),
  game('g2', ['Bob', 'ann'], usual, 1),
  game('g3', ['Ann', 'Cleo'], quick, 2),
]

test('the figures of every player are read from the games that were played to their end', async ({
  page,
}, info) => {
  await page.goto('/players')
  await expect(page.getByRole('heading', { name: 'No players yet' })).toBeVisible()
  await expectAccessible(page)
  // Whose game continues has nothing in the figures.
  const rules = await usualRules(page)
  await importGames(page, info.outputPath('three.backup'), backupOf(rules, GAMES), 3)

  await page.goto('/book')
  await page.getByRole('link', { name: 'People' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Players' })).toBeVisible()
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}\\b`) })
  // games, won, average hand, average crib, pegged per deal
  await expect(row('Ann')).toHaveText('Ann328.74.72.6')
  await expect(row('Bob')).toHaveText('Bob218.14.52.7')
  await expect(row('Cleo')).toHaveText('Cleo107.74.03.0')
  await expectAccessible(page)
  await expect(page.getByRole('row')).toHaveCount(4)

  // Wherever the line is met.
  await row('Ann').getByRole('cell').last().tap({ force: true })
  await expect(page).toHaveURL(/\/book\?name=Ann$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Ann' })).toBeVisible()
  await expect(page.getByText('3 games, 2 won')).toBeVisible()
  for (const [name, value] of [
    ['Average hand', '8.7'],
    ['Average crib', '4.7'],
    ['Pegged per deal', '2.6'],
    ['Points per deal as dealer', '18.7, par 16.2'],
    ['Points per deal as non-dealer', '10.0, par 10.1'],
    ['Nineteens', '0'],
  ] as const) {
    await expect(page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) })).toBeVisible()
    await expect(
      page
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${name}$`) })
        .locator('+ dd'),
    ).toHaveText(value)
  }
  await expect(page.getByText(/^16 · /)).toHaveText('16 · Friday 3 May 2024')
  await expect(page.getByRole('img', { name: '7 of diamonds' })).toBeVisible()
  // 27, 25 and 34: a third deal of a game to 61 may bring somebody home.
  await expect(page.getByText('After 2 deals: 28.7 points on average')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Average points after each deal' })).toContainText('26.3')
  await expectAccessibleInEveryLook(page, 'a player')

  await page.getByRole('button', { name: /^Ann 61 ?, Cleo 39/ }).tap()
  await expect(page.getByRole('heading', { name: 'Ann wins' })).toBeVisible()
})

test('a game that is deleted leaves the figures, and restored it is in them again', async ({
  page,
}, info) => {
  await importGames(page, info.outputPath('three.backup'), backupOf(await usualRules(page), GAMES), 3)
  await page.goto('/book?page=people')
  const ann = page.getByRole('row', { name: /^Ann/ })
  const open = (name: string) => page.getByRole('link', { name, exact: true }).tap()
  await expect(ann).toHaveText('Ann328.74.72.6')
  await open('Games')
  await tap(page, 'More: Ann 61, Bob 60')
  await tap(page, 'Delete')
  await open('People')
  // 79 of nine hands, 18 of four cribs, 24 in nine deals.
  await expect(ann).toHaveText('Ann218.84.52.7')
  await open('Games')
  await tap(page, 'Undo')
  await open('People')
  await expect(ann).toHaveText('Ann328.74.72.6')
})

test('a player is renamed, merged with another, and both are undone', async ({ page }, info) => {
  const games = [...GAMES, game('g4', ['Annie', 'Bob'], quick, 3), game('g5', ['Annie', 'Ann'], quick, 4)]
  await importGames(page, info.outputPath('five.backup'), backupOf(await usualRules(page), games), 5)
  await page.goto('/players?name=Annie')
  await expect(page.getByText('2 games, 2 won')).toBeVisible()
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Anna')
  await name.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Anna' })).toBeVisible()
  await expect(page.getByText('Annie is now Anna.')).toBeVisible()
  // The focus follows the player to the new name, and back.
  await expect(page.getByRole('heading', { level: 1, name: 'Anna' })).toBeFocused()
  await expect(page.getByText('2 games, 2 won')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Anna 61 ?, Bob 39/ })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Annie' })).toBeFocused()

  await name.fill('ann')
  await expect(
    page.getByText(/^Ann is already a player here\. The two become one with 4 games\. 1 game /),
  ).toBeVisible()
  await expectAccessible(page)
  await tap(page, 'Merge players')
  await expect(page.getByRole('heading', { level: 1, name: 'Ann' })).toBeVisible()
  await expect(page.getByText('4 games, 3 won')).toBeVisible()
  await tap(page, 'Undo')
  await expect(page.getByText('2 games, 2 won')).toBeVisible()

  // After a restart the two can still be told apart, and a backup has them as one.
  await name.fill('Ann')
  await tap(page, 'Merge players')
  await expect(page.getByText('4 games, 3 won')).toBeVisible()
  await page.goto('/games')
  await expect(page.getByRole('button', { name: /^Ann 61 ?, Bob 39/ })).toBeVisible()
  await page.goto('/players?name=Annie')
  await expect(page.getByText('4 games, 3 won')).toBeVisible()
  await tap(page, 'Separate Annie counts here too')
  await expect(page.getByText('Annie is a separate player again.')).toBeVisible()
  await expect(page.getByText('4 games, 2 won')).toBeVisible()
})

test('a new name that the device has no room for is taken back, and that is said', async ({ page }, info) => {
  const failNext = await withFailingDisk(page)
  await importGames(
    page,
    info.outputPath('two.backup'),
    backupOf(await usualRules(page), GAMES.slice(0, 2)),
    2,
  )
  await page.goto('/players?name=Ann')
  await failNext(1_000, 'QuotaExceededError')
  await page.getByLabel('Name', { exact: true }).fill('Anna')
  await tap(page, 'Rename')
  const sentence = page.getByText('This could not be saved. Nothing was changed.')
  await expect(sentence).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Ann' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)

  await failNext(0)
  await page.getByLabel('Name', { exact: true }).fill('Anna')
  await tap(page, 'Rename')
  await expect(page.getByText('Ann is now Anna.')).toBeVisible()
  await expect(sentence).toHaveCount(0)
  await failNext(1_000, 'QuotaExceededError')
  await tap(page, 'Undo')
  await expect(sentence).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Anna' })).toBeVisible()
})

test('players merged before a backup is restored stay so, and can still be told apart', async ({
  page,
}, info) => {
  const before = backupOf(await usualRules(page), [...GAMES, game('g4', ['Annie', 'Bob'], quick, 3)])
  await importGames(page, info.outputPath('four.backup'), before, 4)
  const backup = info.outputPath('before.backup')
  await page.goto('/storage')
  await (await fileOf(page, 'Save a backup')).saveAs(backup)
  await page.goto('/players?name=Ann')
  await expect(page.getByText('3 games, 2 won')).toBeVisible()
  await page.goto('/players?name=Annie')
  await page.getByLabel('Name', { exact: true }).fill('Ann')
  await tap(page, 'Merge players')
  await expect(page.getByText('4 games, 3 won')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Ann', exact: true })).toBeVisible()

  // The backup knows nothing of it, and is restored beside the Undo.
  await page.goto('/storage')
  await page.getByLabel('Open a file').setInputFiles(backup)
  await expect(page.getByText('5 games were here already.')).toBeVisible()
  await page.goto('/players?name=Ann')
  await expect(page.getByText('4 games, 3 won')).toBeVisible()
  await tap(page, 'Separate Annie counts here too')
  await expect(page.getByText('3 games, 2 won')).toBeVisible()
  await page.goto('/players?name=Annie')
  await expect(page.getByText(/^1 game, /)).toBeVisible()
})

test('a long list of games continues when its end comes near', async ({ page }, info) => {
  const many = Array.from({ length: 70 }, (_, i) => game(`g${i}`, ['Ann', `Guest ${i}`], quick, i))
  await importGames(page, info.outputPath('many.backup'), backupOf(await usualRules(page), many), 70)
  await page.goto('/games')
  const newest = page.getByRole('button', { name: /^Ann 61 ?, Guest 69 39/ })
  await expect(newest).toBeVisible()
  const oldest = page.getByRole('button', { name: /^Ann 61 ?, Guest 0 39/ })
  await expect(oldest).toHaveCount(0)
  await expect(async () => {
    await page
      .getByRole('button', { name: /^More: / })
      .last()
      .scrollIntoViewIfNeeded()
    await expect(oldest).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.getByRole('button', { name: /^More: / })).toHaveCount(71)
  await expect(page.getByRole('button', { name: 'Older games' })).toHaveCount(0)
  await expectAccessible(page)
})

test('players are reached by keyboard, and the page of one by its address', async ({ page }, info) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const games = [...GAMES, game('g4', ['Cleo', LONG], usual, 3)]
  await importGames(page, info.outputPath('four.backup'), backupOf(await usualRules(page), games), 4)
  await page.goto('/players')
  await expectNoSideScroll(page)
  await page.getByRole('link', { name: 'Bob' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Bob' })).toBeVisible()
  await expectNoSideScroll(page)

  await page.goto('/players')
  await page.getByRole('link', { name: /^<b>xxx/ }).tap()
  await expect(page.getByText('1 game, 0 won')).toBeVisible()
  await expectNoSideScroll(page)
  await tap(page, 'Back')
  await expect(page.getByRole('heading', { level: 1, name: 'Players' })).toBeVisible()

  await page.goto('/players?name=%20CLEO')
  await expect(page.getByRole('heading', { level: 1, name: 'Cleo' })).toBeVisible()
  await page.goto('/players?name=Zoe')
  await expect(page.getByText('Nobody called Zoe has finished a game here.')).toBeVisible()
  await tap(page, 'Back')
  await expect(page.getByRole('heading', { level: 1, name: 'Zoe' })).not.toBeVisible()
})
