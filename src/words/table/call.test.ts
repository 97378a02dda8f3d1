import { expect, test } from 'vitest'
import type { Intent } from '../../game/intent.ts'
import type { LogLine } from '../../game/record/game.ts'
import { type Log, openLog, pegBy, tap, taps } from '../../game/record/log.fixture.ts'
import { PRESETS } from '../../rules/presets.ts'
import { asLowball } from '../../rules/rules-name.ts'
import { type Caller, sayCall } from './call.ts'

const STARTER: Intent = { type: 'turn-starter', card: 'KH' }
const COUNT: Intent = { type: 'count', of: 1, cards: ['7D', '8S', '8C', '9H'] }

/** Ann deals. */
const from = (scores: readonly number[]) => openLog({ dealer: 0, scores })
const inPlay = (scores: readonly number[]) => tap(from(scores), STARTER)
const inShow = (scores: readonly number[]) => tap(inPlay(scores), { type: 'end-play' })

/** What is said of the last tap. */
function called({ game }: Log, caller: Caller = 'everything') {
  const newest = game.lines.at(-1) as LogLine
  const lines = game.lines.filter(({ tapId }) => tapId === newest.tapId)
  return sayCall(game, { type: 'lines', lines }, caller)
}

test.each<[string, Log, string]>([
  ['a peg', tap(inPlay([57, 49]), pegBy(1, 2, 'fifteen')), 'Bob, two. Ann leads, fifty-seven–fifty-one'],
  ['the first', tap(inPlay([0, 0]), pegBy(1, 2, 'pair')), 'Bob, two. Bob leads, two–nil'],
  ['that is level', tap(inPlay([11, 9]), pegBy(1, 2, 'pair')), 'Bob, two. Level at eleven'],
  [
    'past a skunk line, a street from home',
    tap(inPlay([100, 89]), pegBy(1, 2, 'pair')),
    'Bob, two, past the skunk line. Ann leads, one hundred–ninety-one. Bob needs thirty',
  ],
  [
    'near home',
    tap(inPlay([112, 80]), pegBy(0, 2, 'pair')),
    'Ann, two. Ann leads, one hundred and fourteen–eighty. Ann needs seven',
  ],
  ['the starter', inPlay([10, 20]), 'The starter is the King of hearts'],
  ['the starter near home', inPlay([10, 100]), 'The starter is the King of hearts. Bob counts first'],
  ['the starter skipped', tap(from([10, 100]), { type: 'skip' }), 'Bob counts first'],
  [
    'his heels',
    tap(from([10, 20]), { type: 'turn-starter', card: 'JC' }),
    'Jack of clubs: Ann pegs two for his heels. Bob leads, twenty–twelve',
  ],
  ['a hand', tap(inShow([57, 20]), COUNT), 'Bob’s hand, twelve. Ann leads, fifty-seven–thirty-two'],
  [
    'a hand of nothing',
    tap(inShow([57, 20]), { type: 'count-typed', of: 1, points: 0 }),
    'Bob’s hand, nothing',
  ],
  ['the win', tap(inShow([80, 110]), COUNT), 'Bob’s hand, twelve. Bob wins, 121 to 80: skunk, two games'],
  [
    'lowball',
    tap(
      tap(openLog({ rules: asLowball(PRESETS['six-card-121']), dealer: 0, scores: [11, 9] }), STARTER),
      pegBy(1, 4),
    ),
    'Bob, four. Ann 11, Bob 13',
  ],
])('one sentence for %s', (_, log, words) => {
  expect(called(log)).toBe(words)
})

test('nothing is said of a starter that is skipped, and of the end of the play', () => {
  expect(called(tap(from([10, 20]), { type: 'skip' }))).toBeUndefined()
  expect(called(inShow([10, 20]))).toBeUndefined()
})

test('a card has the count of the play, or what it scores', () => {
  const cards = openLog({ rules: { ...PRESETS['six-card-121'], playBy: 'cards' }, dealer: 0, scores: [3, 0] })
  const led = taps(cards, STARTER, { type: 'play-card', card: '7D' })
  expect(called(led)).toBe('Bob plays the 7 of diamonds: seven')
  expect(called(tap(led, { type: 'play-card', card: '8S' }))).toBe(
    'Ann plays the 8 of spades: fifteen for two. Ann leads, five–nil',
  )
})

test('of a correction there are only the new scores', () => {
  const pegged = tap(inPlay([57, 49]), pegBy(1, 2, 'fifteen'))
  const { seq, entry } = pegged.game.lines.at(-1) as LogLine
  const amended = tap(pegged, { type: 'amend', target: seq, with: { ...entry, points: 3 } as typeof entry })
  expect(sayCall(amended.game, { type: 'lines', lines: [] }, 'everything')).toBe(
    'Ann leads, fifty-seven–fifty-two',
  )
  const undone = tap(pegged, { type: 'undo' })
  const peg = pegged.game.undo
  if (!peg) throw new Error('nothing to undo')
  expect(sayCall(undone.game, { type: 'undone', tap: peg }, 'everything')).toBe(
    'Undone. Ann leads, fifty-seven–forty-nine',
  )
})

test('a caller of counts says hands, and what happens to them', () => {
  expect(called(tap(inPlay([57, 49]), pegBy(1, 2, 'fifteen')), 'counts')).toBeUndefined()
  const counted = tap(inShow([57, 20]), COUNT)
  expect(called(counted, 'counts')).toBe('Bob’s hand, twelve. Ann leads, fifty-seven–thirty-two')
  const hand = counted.game.undo
  if (!hand) throw new Error('nothing to undo')
  const undone = tap(counted, { type: 'undo' }).game
  expect(sayCall(undone, { type: 'undone', tap: hand }, 'counts')).toBe(
    'Undone. Ann leads, fifty-seven–twenty',
  )
  expect(called(counted, 'nothing')).toBeUndefined()
})
