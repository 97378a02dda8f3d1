import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { expectScore, tap, tapCards } from './support/table.ts'
import { CORE, expect, test } from './support/test.ts'

test.use({ pace: 'real' })

const slip = (page: Page) => page.getByRole('status')

test(
  'a second window watches live, says why a tap does nothing, and takes over when asked',
  CORE,
  async ({ page: first, context }) => {
    await first.goto('/')
    await first.getByRole('radio', { name: 'Blue', exact: true }).check({ force: true })
    await tap(first, /^Start/)
    await tapCards(first, '9H')
    await tap(first, 'Red pegs 2 for fifteen')

    const second = await context.newPage()
    await second.goto('/')
    await expectScore(second, { Red: 2, Blue: 0 })
    const watching = slip(second).filter({
      hasText: 'Another window is scoring this game. You can watch here.',
    })
    await expect(watching).toBeVisible()
    await expectAccessible(second)

    await tap(first, 'Blue pegs 3 for a run of 3')
    await expect(second.getByRole('row', { name: /^Blue 3 / })).toHaveCount(1)

    await tap(second, 'Red pegs 2 for a pair')
    await expect(watching).toBeVisible()
    await expectScore(second, { Red: 2, Blue: 3 })

    await tap(second, 'Score here instead')
    await expect(
      slip(first).filter({ hasText: 'Another window has taken over the scoring. You can watch here.' }),
    ).toBeVisible()
    await expect(watching).toHaveCount(0)
    await tap(second, 'Red pegs 2 for a pair')
    await expectScore(second, { Red: 4, Blue: 3 })
    await expect(first.getByRole('row', { name: /^Red 4 / })).toHaveCount(1)

    // The first may not score any more, until it is closed there or asked for here.
    await tap(first, 'Blue pegs 2 for fifteen')
    await expectScore(first, { Red: 4, Blue: 3 })
    await second.close()
    await expect(slip(first).filter({ hasText: 'Another window' })).toHaveCount(0)
    await tap(first, 'Blue pegs 2 for fifteen')
    await expectScore(first, { Red: 4, Blue: 5 })
  },
)

test(
  'a half-tapped hand goes along to the window that takes over',
  CORE,
  async ({ page: first, context }) => {
    await first.goto('/')
    await first.getByRole('radio', { name: 'Blue', exact: true }).check({ force: true })
    await tap(first, /^Start/)
    await tapCards(first, '9H')
    await tap(first, 'To the show')
    await tapCards(first, '5H 5S')
    const second = await context.newPage()
    await second.goto('/')
    await tap(second, 'Score here instead')
    await expect(second.getByRole('button', { name: 'Take back 5 of spades' })).toBeVisible()
    await tapCards(second, '5D JC')
    await tap(second, 'Peg 14 for Red')
    await expectScore(second, { Red: 14, Blue: 0 })
    await expectScore(first, { Red: 14, Blue: 0 })
  },
)

test('a game that another window scores is not deleted; taken over, if by a double tap, it is', async ({
  page: first,
  context,
}) => {
  await first.goto('/')
  await first.getByRole('radio', { name: 'Blue', exact: true }).check({ force: true })
  await tap(first, /^Start/)
  await tapCards(first, '9H')
  const second = await context.newPage()
  await second.goto('/')
  const here = second.getByRole('button', { name: 'Score here instead' })
  await expect(here).toBeVisible()
  const remove = async () => {
    await tap(second, 'Menu')
    await tap(second, 'Games')
    await tap(second, /^More: /)
    await tap(second, 'Delete')
  }
  await remove()
  await expect(second.getByText(/^This game is being scored in another window\./)).toBeVisible()
  await second.goBack()
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
