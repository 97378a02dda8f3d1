import { expect, it } from 'vitest'
import { PRESETS } from '../../rules/presets.ts'
import { sayMatch, sayNotDeleted, sayNotSaved } from './new-game.ts'

it.each([
  [1, 'First to win one game takes the match.'],
  [3, 'First to win three games takes the match.'],
])('a match to %i says what wins it', (games, words) => {
  expect(sayMatch({ ...PRESETS['league-singles'], match: { type: 'first-to', games } })).toBe(words)
})

it('a match of games that are all played says so', () => {
  expect(sayMatch({ ...PRESETS['league-singles'], match: { type: 'all-of', games: 2 } })).toBe(
    'The match is two games, all played; whoever wins most takes it.',
  )
})

it('a match for game points says what a win and a skunk count', () => {
  expect(sayMatch({ ...PRESETS.acc, match: { type: 'best-of', games: 3 } })).toBe(
    'First to get four game points takes the match. A win counts two, a skunk counts three.',
  )
})

it('rules that could not be saved are named, with the reason', () => {
  expect(sayNotSaved('full', 'Zed')).toBe(
    '“Zed” was not saved: there is no room for more rules. Delete some you no longer play.',
  )
  expect(sayNotSaved('quota', 'Zed')).toBe('“Zed” was not saved: this device has no room left.')
  expect(sayNotSaved('closed', 'Zed')).toBe(
    'A newer version of the app is open: reload, then save “Zed” again.',
  )
  expect(sayNotSaved('connection-lost', 'Zed')).toBe('“Zed” could not be saved. Try again.')
})

it('rules that could not be deleted are named', () => {
  expect(sayNotDeleted('unknown', 'Zed')).toBe('“Zed” could not be deleted. Try again.')
  expect(sayNotDeleted('closed', 'Zed')).toMatch(/reload, then delete “Zed” again/)
})
