import { expect, it } from 'vitest'
import { sayMatch, sayNotDeleted, sayNotSaved } from './new-game.ts'

it.each([
  [1, 'Whoever has one game first wins the match.'],
  [3, 'Whoever has three games first wins the match.'],
])('a match to %i says what wins it', (games, words) => {
  expect(sayMatch({ type: 'first-to', games }, [])).toBe(words)
})

it('rules that are not kept under their name are told by it, with the reason', () => {
  expect(sayNotSaved('full', 'Zed')).toBe(
    '“Zed” was not kept: there are as many names here as can be. Forget one you no longer play.',
  )
  expect(sayNotSaved('quota', 'Zed')).toBe('“Zed” was not kept: this device has no room left.')
  expect(sayNotSaved('closed', 'Zed')).toBe(
    'A newer version of the app is open: reload, then keep “Zed” again.',
  )
  expect(sayNotSaved('connection-lost', 'Zed')).toBe('“Zed” could not be kept just now. Try again.')
})

it('rules that stay because they could not be forgotten are told by their name', () => {
  expect(sayNotDeleted('unknown', 'Zed')).toBe('“Zed” could not be forgotten just now. Try again.')
  expect(sayNotDeleted('closed', 'Zed')).toMatch(/reload, then forget “Zed” again/)
})
