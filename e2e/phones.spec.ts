import { expectAccessible, expectAccessibleInEveryLook } from './support/axe.ts'
import { readCode } from './support/codes.ts'
import { startGame } from './support/new-game.ts'
import { join, showTo, sitDown, withPhones } from './support/phones.ts'
import { enterCards, enterPoints, expectSaved, expectScore, tap } from './support/table.ts'
import { expect, test } from './support/test.ts'

test('two phones join by two codes, and each pegs for its own player', async ({ baseURL }) => {
  test.slow()
  await withPhones(baseURL ?? '', async (newPhone) => {
    const [host, guest] = [await newPhone(), await newPhone()]
    await startGame(host, { dealer: 'Blue', unasked: true })
    await tap(host, 'Red pegs 2 for fifteen')
    await expectSaved(host)
    await join(host, guest)
    await expectAccessible(guest)
    await sitDown(guest, 'Blue')
    await expectScore(guest, { Red: 2, Blue: 0 })
    await expect(guest.getByRole('button', { name: 'Red pegs 2 for a pair' })).toHaveCount(0)

    await tap(guest, 'Blue pegs 3 for a run of 3')
    await expectScore(host, { Red: 2, Blue: 3 })
    await expectSaved(guest)
    await tap(host, 'Red pegs 2 for a pair')
    await expectScore(guest, { Red: 4, Blue: 3 })
    // His own last peg, though Red has pegged since.
    await tap(guest, /^Undo.*3/)
    await expectScore(host, { Red: 4, Blue: 0 })
    await expectScore(guest, { Red: 4, Blue: 0 })
    await expectAccessible(guest)

    // Each counts his own hand, on his own phone; the crib is the dealer's.
    await tap(host, 'To the show')
    await expect(guest.getByRole('group', { name: 'Deal 1' })).toBeVisible()
    await enterPoints(host, 4)
    await enterPoints(guest, 6)
    await enterPoints(guest, 2)
    await expectScore(host, { Red: 8, Blue: 8 })
    await expectScore(guest, { Red: 8, Blue: 8 })

    // The guest's app is closed and opened again: it has the game, and two new codes bring the line back.
    await expectSaved(guest)
    await guest.reload()
    await expectScore(guest, { Red: 8, Blue: 8 })
    await expect(guest.getByRole('button', { name: 'Score here instead' })).toBeVisible()
    await tap(host, 'Next deal')
    await expectSaved(host)
    await join(host, guest)
    await sitDown(guest, 'Blue')
    await tap(guest, 'Blue pegs 2 for a pair')
    await expectScore(host, { Red: 8, Blue: 10 })

    // Who only watches may play again.
    await tap(guest, 'Other phones')
    await tap(guest, 'Only watch')
    await tap(guest, 'Play on this phone')
    await sitDown(guest, 'Blue')
    await expect(guest.getByRole('button', { name: 'Blue pegs 2 for a pair' })).toBeVisible()

    // A second window of the guest's device shows it large, from what the line brings.
    const wall = await guest.context().newPage()
    await wall.goto('/watch')
    await tap(host, 'Red pegs 2 for fifteen')
    await expect(wall.locator('p[role=status]')).toHaveText('Red pegs 2 for fifteen')
    await wall.close()

    // The pen goes to the other phone, over the same line.
    await tap(host, 'Other phones')
    await tap(host, 'Score there instead')
    await expect(host.getByRole('button', { name: 'Blue pegs 2 for a pair' })).toHaveCount(0)
    await expect(guest.getByRole('button', { name: 'Red pegs 2 for a pair' })).toBeVisible()
    await tap(host, 'Red pegs 2 for a pair')
    await expectScore(guest, { Red: 12, Blue: 10 })
    await expectScore(host, { Red: 12, Blue: 10 })

    await tap(guest, 'Other phones')
    await tap(guest, 'End the line')
    await expect(host.getByRole('button', { name: 'Score here instead' })).toBeVisible()
    await tap(guest, 'Blue pegs 2 for a pair')
    await expectScore(guest, { Red: 12, Blue: 12 })
    await expectScore(host, { Red: 12, Blue: 10 })
  })
})

test('three players and a watcher have a phone each: hands stay with their players, and all see every peg', async ({
  baseURL,
}) => {
  test.slow()
  await withPhones(baseURL ?? '', async (newPhone) => {
    const [ann, bob, cid, wall] = [await newPhone(), await newPhone(), await newPhone(), await newPhone()]
    await startGame(ann, { names: ['Ann', 'Bob', 'Cid'], dealer: 'Ann' })
    await enterCards(ann, '5D')
    await expectSaved(ann)
    await join(ann, bob)
    await sitDown(bob, 'Bob')
    await join(ann, cid)
    await expect(cid.getByRole('button', { name: /^I peg for Bob|^Bob/ })).toBeDisabled()
    await sitDown(cid, 'Cid')
    await join(ann, wall)
    await tap(wall, 'I only watch')

    await tap(bob, 'Bob pegs 2 for a pair')
    await expectScore(cid, { Bob: 2 })
    await tap(cid, 'Cid pegs 3 for a run of 3')
    for (const phone of [ann, bob, cid, wall]) await expectScore(phone, { Ann: 0, Bob: 2, Cid: 3 })
    await tap(ann, 'To the show')

    // Cid taps his hand while Bob's is due: nobody else sees it before it counts.
    await enterCards(cid, '5H 5S 5C JD')
    await enterCards(bob, '2H 3S 4C 9D')
    await tap(bob, /^Peg /)
    for (const phone of [ann, bob, wall]) await expect(phone.getByText('29')).toHaveCount(0)
    await tap(cid, 'Peg 29')
    for (const phone of [ann, bob, cid, wall]) await expectScore(phone, { Ann: 0, Cid: 32 })

    // Who scores sees who is there, and ends any line; the others stay.
    await tap(ann, 'Other phones')
    for (const name of ['Bob’s phone', 'Cid’s phone', 'A phone that watches'])
      await expect(ann.getByText(`${name} · connected`)).toBeVisible()
  })
})

test('phones that do not find each other say which step failed and what helps', async ({ baseURL }) => {
  await withPhones(baseURL ?? '', async (newPhone) => {
    const [host, guest] = [await newPhone(), await newPhone()]
    await startGame(host, { dealer: 'Blue', unasked: true })
    await expectSaved(host)
    await host.goto('/join?host')
    const first = await readCode(host, 'Code to join this game')
    await guest.goto(`/join${new URL(first).hash}`)
    const second = await readCode(guest, 'Code for the phone that scores')
    await guest.close()
    await showTo(host, second)
    await expect(host.getByRole('heading', { name: 'Not connected' })).toBeVisible()
    await expect(host.getByText('This phone read the other code')).toBeVisible()
    await expect(host.getByRole('alert')).toContainText('No way from phone to phone')
    await expectAccessibleInEveryLook(host, 'not connected')
    await tap(host, 'Try again')
    expect(await readCode(host, 'Code to join this game')).not.toBe(first)
  })
})

test('a browser that connects to nobody says so, and goes on by codes', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'RTCPeerConnection'))
  await startGame(page, { dealer: 'Blue', unasked: true })
  await expectSaved(page)
  await page.goto('/join?host')
  const says = page.getByRole('alert').getByText('This browser does not connect to other phones.')
  await expect(says).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await tap(page, 'Follow by codes')
  await expect(page).toHaveURL(/\/storage\/?\?send$/)
  // The code of a phone that can.
  await page.goto(
    '/join#j1-GrDtVgRhYmNk4mFhYWFhYWFhYWFhYWFhYWFhYWFhYWEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  )
  await expect(says).toBeVisible()
  await tap(page, 'Follow by codes')
  await expect(page).toHaveURL(/\/storage\/?\?scan$/)
})
