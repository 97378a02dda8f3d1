import { expect, test } from 'vitest'
import { openLog } from '../../game/record/log.fixture.ts'
import { mayRetry, sayNotOpened } from '../app.ts'
import { askDraft, type StorageEvent, sayNotStarted, sayStorage } from './saving.ts'

test('games that cannot be opened are said to be kept, and what to do', () => {
  expect(sayNotOpened('quota')).toContain('Make room, then try again')
  expect(sayNotOpened('taken')).toContain('They are still saved')
  expect(sayNotOpened('blocked')).toContain('Close it to continue')
})

test('a game that cannot be started is reported with the reason', () => {
  expect(sayNotStarted('quota')).toBe(
    'This device has no room left for another game. Make room, then try again.',
  )
  expect(sayNotStarted('game-taken')).toBe(
    'Another window has already started this game. Find it under Games.',
  )
  expect(sayNotStarted('unavailable')).toContain('This browser won’t save data')
  expect(sayNotStarted('connection-lost')).toBe('The game could not be started. Try again.')
})

test('to try again is offered where it may help', () => {
  const WHY = ['quota', 'connection-lost', 'blocked', 'closed', 'newer-version', 'unavailable'] as const
  expect(WHY.filter(mayRetry)).toEqual(['quota', 'connection-lost', 'blocked'])
})

test.each<[StorageEvent, string, readonly string[]]>([
  [
    { type: 'not-saved', why: 'connection-lost', taps: 1 },
    'The last tap is not saved yet. Nothing is lost while the app stays open.',
    ['Try again', 'Save a copy'],
  ],
  [
    { type: 'not-saved', why: 'quota', taps: 3 },
    'This device has no room left: the last three taps are not saved.',
    ['Try again', 'Save a copy'],
  ],
  [
    { type: 'not-saved', why: 'closed', taps: 1 },
    'A newer version of the app is open: the last tap is not saved. Save a copy, then reload.',
    ['Save a copy', 'Reload'],
  ],
  [{ type: 'elsewhere' }, 'This game is being scored in another window.', ['Take over']],
  [
    { type: 'other-window-pegged', theirs: 'Ann 2 for fifteen' },
    'Somebody else pegged first: Ann 2 for fifteen. Peg yours as well?',
    ['Peg it too'],
  ],
  [
    { type: 'not-saved', taps: 2 },
    'The last two taps are not saved yet. Nothing is lost while the app stays open.',
    ['Try again', 'Save a copy'],
  ],
  [{ type: 'other-window-pegged' }, 'Somebody else pegged first. Peg yours as well?', ['Peg it too']],
  [
    { type: 'old-version' },
    'A newer version of the app is open in another tab. Reload to continue.',
    ['Reload'],
  ],
  [
    { type: 'followed' },
    'Another phone scores this game. Score here only if that phone is not used any more.',
    ['Score here instead'],
  ],
  [
    { type: 'followed', from: 'Ann' },
    'Ann’s phone scores this game. Score here only if that phone is not used any more.',
    ['Score here instead'],
  ],
  [
    { type: 'damaged-rows', lines: [7] },
    'Line 7 of this game could not be read. It is kept, but not scored: check the scores.',
    ['Save a copy'],
  ],
  [
    { type: 'damaged-rows', lines: [2, 3, 4, 5, 6, 7] },
    '6 lines of this game could not be read. They are kept, but not scored: check the scores.',
    ['Save a copy'],
  ],
  [
    { type: 'damaged-rows', lines: [2, 7, 9] },
    'Lines 2, 7 and 9 of this game could not be read. They are kept, but not scored: check the scores.',
    ['Save a copy'],
  ],
])('%o', (event, sentence, labels) => {
  const words = sayStorage(event)
  expect(words.sentence).toBe(sentence)
  expect(words.actions.map((action) => action.label)).toEqual(labels)
})

test('a draft made on another state of the game is offered, not applied', () => {
  const { game } = openLog({ dealer: 0 })
  expect(askDraft(game, { cuts: [], hands: [{ of: 1, cards: ['5H', '6H', '7H'] }] })).toBe(
    'You had entered three cards of Bob’s hand. Restore them?',
  )
  expect(askDraft(game, { cuts: [], hands: [{ of: 'crib', cards: ['5H'] }] })).toBe(
    'You had entered one card of Ann’s crib. Restore it?',
  )
  expect(askDraft(game, { cuts: [{ seat: 0, card: '5H' }], hands: [] })).toBe(
    'You had entered one card of the cut. Restore it?',
  )
})
