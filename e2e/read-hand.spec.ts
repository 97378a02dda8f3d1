import { expectAccessible } from './support/axe.ts'
import { drawnFilm } from './support/drawn-film.ts'
import { type Frame, withCamera, writeFilm } from './support/film.ts'
import { startGame } from './support/new-game.ts'
import { tap } from './support/table.ts'
import { expect, test } from './support/test.ts'
import { withVoices } from './support/voices.ts'

test('a hand is read into the ear, lowest first, only after a tap, and the words can be hidden', async ({
  baseURL,
  page: draws,
}, info) => {
  const hand = await drawnFilm(draws, 'KC 5S TD 5H 6C JD', { card: 260 })
  const film = writeFilm(info.outputPath('hand.y4m'), Array<Frame[]>(6).fill(hand).flat())
  await withCamera(film, baseURL ?? '', async (phone) => {
    await withVoices(phone)
    await startGame(phone, { names: ['Ann', 'Bob'], dealer: 'Ann' })
    await tap(phone, 'Menu')
    await tap(phone, 'Read my hand')
    await expect(phone.getByRole('heading', { name: 'Read my hand' })).toBeVisible()
    await expect(
      phone.getByRole('button', { name: 'Say my cards six cards seen, lowest first' }),
    ).toBeVisible()
    const lowestFirst = [
      '5 of spades',
      '5 of hearts',
      '6 of clubs',
      '10 of diamonds',
      'Jack of diamonds',
      'King of clubs',
    ]
    const words = phone.locator('main li')
    await expect(words).toHaveText(lowestFirst)
    await expectAccessible(phone)
    const heard = () => phone.evaluate(() => window.heard.texts)
    expect(await heard()).toEqual([])
    await tap(phone, /^Say my cards/)
    for (const _ of lowestFirst) await phone.evaluate(() => window.heard.finish())
    await expect.poll(heard).toEqual(lowestFirst)
    await tap(phone, 'Hide the words')
    await expect(words.first()).toBeHidden()
    await expect(phone.getByRole('button', { name: /^Say again/ })).toBeVisible()
    await tap(phone, 'Back')
    await expect(phone.getByRole('heading', { name: 'Ann, Bob' })).toBeAttached()
  })
})
