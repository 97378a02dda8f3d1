import { startGame } from './support/new-game.ts'
import { join, sitDown, withPhones } from './support/phones.ts'
import { expectSaved, tap, tapCards } from './support/table.ts'
import { test } from './support/test.ts'

test('pictures', async ({ baseURL }) => {
  test.slow()
  await withPhones(baseURL ?? '', async (newPhone) => {
    const [host, guest] = [await newPhone(), await newPhone()]
    const shot = async (name: string) => {
      for (const [which, page] of [
        ['host', host],
        ['guest', guest],
      ] as const)
        for (const [w, h] of [
          [390, 844],
          [360, 640],
        ] as const)
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
            await page.setViewportSize({ width: w, height: h })
            await page.waitForTimeout(300)
            await page.screenshot({ path: `/tmp/look/j-${name}-${which}-${w}-${colorScheme}.png` })
          }
    }
    await startGame(host, { dealer: 'Bob', names: ['Ann', 'Bob'], unasked: true })
    await tap(host, 'Ann pegs 2 for fifteen')
    await expectSaved(host)
    await join(host, guest, () => shot('codes'))
    await shot('who')
    await sitDown(guest, 'Bob')
    await tap(guest, 'Bob pegs 3 for a run of 3')
    await shot('pad')
    await tap(host, 'To the show')
    await shot('show')
    await guest.setViewportSize({ width: 390, height: 844 })
    await host.setViewportSize({ width: 390, height: 844 })
    await tap(guest, 'Other phones')
    await shot('phones')
    await tap(guest, 'End the line')
    await shot('ended')
  })
})
