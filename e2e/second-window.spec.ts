import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { startGame } from './support/new-game.ts'
import { expectStored } from './support/stored.ts'
import { expectSaved, expectScore, tap, tapCards } from './support/table.ts'
import { CORE, expect, test } from './support/test.ts'

test.use({ pace: 'real' })

const elsewhere = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'This game is being scored in another window.' })

/** A game of Red and Blue at the play of its first deal, which another window can read. */
async function begin(page: Page): Promise<void> {
  await startGame(page, { dealer: 'Blue' })
  await tapCards(page, '9H')
  await expectSaved(page)
}

test(
  'a second window shows each tap of the one that scores, and takes over with every tap',
  CORE,
  async ({ page: first, context }) => {
    await begin(first)
    await tap(first, 'Red pegs 2 for fifteen')
    await expectSaved(first)

    const second = await context.newPage()
    await second.goto('/')
    await expectScore(second, { Red: 2, Blue: 0 })
    await expect(elsewhere(second)).toBeVisible()
    await expectAccessible(second)

    await tap(first, 'Blue pegs 3 for a run of 3')
    await expectScore(first, { Red: 2, Blue: 3 })
    await expectScore(second, { Red: 2, Blue: 3 })
    await tap(second, 'Red pegs 2 for a pair')
    await expect(elsewhere(second)).toBeVisible()
    await expectScore(second, { Red: 2, Blue: 3 })

    await tap(second, 'Take over')
    await expect(elsewhere(first)).toBeVisible()
    await expect(elsewhere(second)).toHaveCount(0)
    await expectScore(second, { Red: 2, Blue: 3 })
    await tap(second, 'Red pegs 2 for a pair')
    await expectScore(second, { Red: 4, Blue: 3 })
    await expectSaved(second)

    // The first may not score any more, until the second is closed or the first takes over.
    await tap(first, 'Blue pegs 2 for fifteen')
    await expectScore(first, { Red: 4, Blue: 3 })
    await second.close()
    await expect(elsewhere(first)).toHaveCount(0)
    await expectScore(first, { Red: 4, Blue: 3 })
    await tap(first, 'Blue pegs 2 for fifteen')
    await expectScore(first, { Red: 4, Blue: 5 })
  },
)

test(
  'a half-tapped hand goes along to the window that takes over',
  CORE,
  async ({ page: first, context }) => {
    await begin(first)
    await tap(first, 'To the show')
    await tapCards(first, '5H 5S')
    await expectStored(first, 'drafts', '5S')
    const second = await context.newPage()
    await second.goto('/')
    await tap(second, 'Take over')
    await expect(second.getByRole('button', { name: 'Take back 5 of spades' })).toBeVisible()
    await tapCards(second, '5D JC')
    await tap(second, 'Peg 14 for Red')
    await expectScore(second, { Red: 14, Blue: 0 })
  },
)

test('a game that another window scores is not deleted; taken over, if by a double tap, it is', async ({
  page: first,
  context,
}) => {
  await begin(first)
  const second = await context.newPage()
  await second.goto('/')
  const here = second.getByRole('button', { name: 'Take over' })
  await expect(here).toBeVisible()
  const remove = async () => {
    await tap(second, 'Menu')
    await tap(second, 'The Book')
    await second.getByRole('link', { name: 'Games' }).tap()
    await tap(second, /^More: /)
    await tap(second, 'Delete')
  }
  await remove()
  await expect(second.getByText(/^This game is being scored in another window\./)).toBeVisible()
  await second.goto('/')
  await here.evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(here).toHaveCount(0)
  await tap(second, 'Red pegs 2 for a pair')
  await expectScore(second, { Red: 2 })
  await remove()
  await expect(second.getByText(/ deleted\.$/)).toBeVisible()
})
