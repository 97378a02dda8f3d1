import { expectAccessible } from './support/axe.ts'
import { backupOf, gameByCards, importGames, usualRules } from './support/finished-games.ts'
import { startGame } from './support/new-game.ts'
import { expectNoSideScroll, expectScore, fileOf, tap, tapCards } from './support/table.ts'
import { expect, test } from './support/test.ts'

// A colour in transition is not one of the theme's colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the wall has the rare hands with their cards, nineteens if they are wanted, and pictures to share', async ({
  page,
}, info) => {
  await page.goto('/wall')
  await expect(page.getByRole('heading', { name: 'The wall is empty' })).toBeVisible()
  const games = [
    gameByCards('g1', ['Ann', 'Bob'], Date.UTC(2024, 4, 1, 12)),
    gameByCards('g2', ['Cleo', 'Dan'], Date.UTC(2024, 4, 2, 12)),
  ]
  await importGames(page, info.outputPath('two.backup'), backupOf(await usualRules(page), games), 2)
  await page.goto('/book')
  // The newest is under the Book, and leads to all.
  await page.getByRole('link', { name: /^Newest plaque: \d+ (Cleo|Dan) / }).tap()
  const perfect = page.getByRole('button', { name: /^29 Ann against Bob 1 May 2024/ })
  await expect(perfect).toBeVisible()
  await expect(perfect).toContainText('One deal in 216,580')
  const nineteen = page.getByRole('button', { name: /^19 (Ann|Bob|Cleo|Dan)/ }).first()
  await expect(nineteen).toBeHidden()
  await tap(page, 'Menu')
  await tap(page, 'Nineteens, too')
  await expect(nineteen).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)

  await perfect.tap()
  const plaque = page.getByRole('dialog', { name: 'Ann: hand of 29 against Bob' })
  await expect(plaque.getByRole('img', { name: 'Jack of clubs' })).toBeVisible()
  await expectAccessible(page)
  const picture = await fileOf(page, 'Share')
  expect(picture.suggestedFilename()).toBe('fifteen-two-ann-2024-05-01.png')
  for (const part of ['Name', 'Date']) await page.getByRole('switch', { name: part }).tap({ force: true })
  await expect(plaque.getByText(/2024|^against/)).toHaveCount(0)
  expect((await fileOf(page, 'Share')).suggestedFilename()).not.toMatch(/-ann-|2024/)
  await tap(page, 'The game')
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible()
})

test('a hand of 24 falls in as a plaque before the peg moves, and its count is a tap away', async ({
  page,
}) => {
  await startGame(page, { names: ['Ann', 'Bob'], scores: { Ann: 36, Bob: 39 }, dealer: 'Ann' })
  await tapCards(page, '4S')
  await tap(page, 'To the show')
  await tapCards(page, '4H 5D 6C 6S')
  const count = page.getByRole('region', { name: 'Count', exact: true })
  await expect(count).toContainText('One deal in 293')
  const picture = await fileOf(page, 'Share')
  expect(picture.suggestedFilename()).toMatch(/^fifteen-two-bob-/)
  await tap(page, 'How it counts')
  await expect(count).toContainText('Fifteen two')
  await expect(count).not.toContainText('One deal')
  await tap(page, /^Peg 24/)
  await expectScore(page, { Bob: 63 })
})
