import { expect, it } from 'vitest'
import { playerHref, readPlayer } from './players-address.ts'

it.each(['Ann', 'Zoë & Max', '50% Bob?', '李'])('the page of %s is found by its address', (name) => {
  expect(readPlayer(playerHref(name).slice('/players'.length))).toBe(name)
})

it.each(['', '?name=', '?name=%20', '?other=Ann'])('the address %j is the page of all players', (search) => {
  expect(readPlayer(search)).toBeUndefined()
})
