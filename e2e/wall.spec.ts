import { expectAccessible } from './support/axe.ts'
import { backupOf, gameByCards, importGames, usualRules } from './support/finished-games.ts'
import { expectNoSideScroll, fileOf, tap } from './support/table.ts'
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
  await page.getByRole('link', { name: 'Wall' }).tap()
  const perfect = page.getByRole('button', { name: /^Ann: hand of 29 .*against Bob · Wednesday 1 May 2024/ })
  await expect(perfect).toBeVisible()
  await expect(perfect.getByRole('img', { name: 'Jack of clubs' })).toBeVisible()
  const nineteen = page.getByRole('button', { name: /^(Ann|Bob|Cleo|Dan): nineteen/ }).first()
  await expect(nineteen).toBeHidden()
  await page.getByRole('switch', { name: /^Nineteens, too/ }).tap({ force: true })
  await expect(nineteen).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)

  await tap(page, 'More: Ann: hand of 29')
  const picture = await fileOf(page, 'Share')
  expect(picture.suggestedFilename()).toBe('fifteen-two-ann-2024-05-01.png')

  await perfect.tap()
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible()
})
