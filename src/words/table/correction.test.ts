import { describe, expect, it, test } from 'vitest'
import type { Intent } from '../../game/intent.ts'
import type { GameEvent } from '../../game/record/entry.ts'
import { type Log, openLog, pegBy, played, tap, taps } from '../../game/record/log.fixture.ts'
import type { Card } from '../../rules/card.ts'
import { PRESETS } from '../../rules/presets.ts'
import type { Rules } from '../../rules/rules.ts'
import { sayCorrection } from './correction.ts'

const MATCH = { ...PRESETS['six-card-121'], match: { type: 'first-to', games: 3 } } as const

function line({ game }: Log, type: GameEvent['type'], nth = 0) {
  const found = game.lines.filter(({ entry }) => entry.type === type)[nth]
  if (!found) throw new Error(`no ${type}`)
  return found
}

function changed(log: Log, type: GameEvent['type'], to: object, nth = 0): Right {
  const { seq, entry } = line(log, type, nth)
  return { type: 'amend', target: seq, with: { ...entry, ...to } as GameEvent }
}

type Right = Extract<Intent, { type: 'amend' | 'remove' | 'insert' }>

const start = taps(
  openLog({ dealer: 0, scores: [20, 10] }),
  { type: 'turn-starter', card: 'JC' },
  pegBy(1, 2, 'pair'),
)

const shown = taps(start, { type: 'end-play' }, { type: 'count', of: 1, cards: ['5D', 'TS', '4H', '9H'] })

const endOf = (rules: Rules) =>
  taps(openLog({ rules, dealer: 0, scores: [115, 89] }), { type: 'skip' }, pegBy(1, 2), pegBy(0, 6))

const won = endOf(MATCH)

const single = endOf(PRESETS['six-card-121'])

const given = taps(openLog({ dealer: 0, scores: [0, 100] }), { type: 'skip' }, pegBy(1, 2), {
  type: 'give-up',
})

const wonThenGiven = tap(given, changed(given, 'pegged', { points: 30 }))

const rows: readonly (readonly [string, Log, Right, string])[] = [
  ['points', start, changed(start, 'pegged', { points: 4 }), 'Bob 12 → 14.'],
  ['another side', start, changed(start, 'pegged', { side: 0 }), 'Ann 22 → 24 and Bob 12 → 10.'],
  [
    'a name',
    start,
    changed(start, 'game-started', { players: ['Anna', 'Bob'] }),
    'Ann → Anna. No score changes.',
  ],
  [
    'a name taken away',
    start,
    changed(start, 'game-started', { players: ['', 'Bob'] }),
    'Ann → Player 1. No score changes.',
  ],
  [
    'a skunk, where one game is all',
    single,
    changed(single, 'pegged', { side: 0, points: 1 }),
    'Bob 91 → 89.',
  ],
  [
    'a game that is given up no more',
    given,
    { type: 'remove', target: line(given, 'abandoned').seq },
    'No score changes. The game continues.',
  ],
  [
    'a win that goes away from a game that was given up',
    wonThenGiven,
    changed(wonThenGiven, 'pegged', { points: 3 }),
    'Bob 121 → 103. Nobody wins: the game was ended early.',
  ],
  [
    'a win that comes before a game was given up',
    given,
    changed(given, 'pegged', { points: 30 }),
    'Bob 102 → 121. Bob wins: the game would have ended on deal 1. 1 entry would no longer count.',
  ],
  ['a peg of a game that was given up', given, changed(given, 'pegged', { points: 4 }), 'Bob 102 → 104.'],
  [
    'a starter, and the hand that depends on it',
    shown,
    changed(shown, 'starter-turned', { card: 'QC' }),
    'Ann 22 → 20 and Bob 19 → 16. 1 other entry changes.',
  ],
  [
    'an entry inserted',
    start,
    {
      type: 'insert',
      before: line(start, 'pegged').seq,
      entry: { type: 'pegged', side: 0, points: 3, reason: 'run' },
    },
    'Ann 22 → 25.',
  ],
  [
    'a win that goes away',
    won,
    { type: 'remove', target: line(won, 'pegged', 1).seq },
    'Ann 121 → 115. The game continues. In the match this game is now worth nothing, not 1 game for Ann.',
  ],
  [
    'a skunk that comes of it',
    won,
    changed(won, 'pegged', { side: 0, points: 1 }),
    'Bob 91 → 89. In the match this game is now worth 2 games for Ann, not 1 game for Ann.',
  ],
  [
    'a win that comes earlier',
    won,
    changed(won, 'pegged', { points: 40 }),
    'Ann 121 → 115 and Bob 91 → 121. Bob wins: the game would have ended on deal 1. 1 entry would no longer count. In the match this game is now worth 1 game for Bob, not 1 game for Ann.',
  ],
]

describe('what correcting the record would do', () => {
  test.each(rows)('%s', (_, log, intent, words) => {
    const after = tap(log, intent)
    expect(after.refused).toBeUndefined()
    expect(sayCorrection(log.game, after.game, intent)).toBe(words)
  })

  test('the same winner on an earlier deal is reported', () => {
    let log = taps(openLog({ dealer: 0, scores: [100, 10] }), { type: 'skip' }, pegBy(0, 1), {
      type: 'end-play',
    })
    for (let i = 0; i < 3; i++) log = tap(log, { type: 'skip' })
    log = taps(log, { type: 'deal', dealer: 1 }, { type: 'skip' }, pegBy(0, 30))
    const intent = changed(log, 'pegged', { points: 25 })
    expect(sayCorrection(log.game, tap(log, intent).game, intent)).toContain(
      'Ann wins: the game would have ended on deal 1.',
    )
  })
})

describe('what another card of the play would do', () => {
  const other = (log: Log, from: Card, to: Card) => {
    const nth = log.game.lines
      .filter(({ entry }) => entry.type === 'card-played')
      .findIndex(({ entry }) => 'card' in entry && entry.card === from)
    const intent = changed(log, 'card-played', { card: to }, nth)
    return sayCorrection(log.game, tap(log, intent).game, intent)
  }

  it('reports every score that moves', () => {
    expect(other(played('7H 9S 8D'), '9S', '8S')).toBe('Ann 0 → 2 and Bob 3 → 2. 1 other entry changes.')
    expect(other(played('7H KS'), 'KS', 'QS')).toBe('No score changes.')
  })

  it('says that the game would have ended, or continues', () => {
    const near = { scores: [90, 119] }
    expect(other(played('7H KS 8D 4S', near), 'KS', '9S')).toBe(
      'Bob 119 → 121. Bob wins: the game would have ended on deal 1. 1 entry would no longer count. 1 other entry changes.',
    )
    expect(other(played('7H 9S 8D', near), '9S', 'KS')).toBe(
      'Bob 121 → 119. The game continues. 1 other entry changes.',
    )
  })
})
