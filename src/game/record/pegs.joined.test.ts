import { describe, expect, it } from 'vitest'
import { PRESETS } from '../../rules/presets.ts'
import type { Rules } from '../../rules/rules.ts'
import type { PegReason } from './entry.ts'
import { openLog, tap } from './log.fixture.ts'

const SIX: Rules = PRESETS['six-card-121']
const FIVE: Rules = PRESETS['five-card-61']

type Tapped = readonly [side: number, points: number, reason: PegReason]

const PAIR: Tapped = [1, 2, 'pair']
const FIFTEEN: Tapped = [1, 2, 'fifteen']
const RUN: Tapped = [1, 3, 'run']
const GO: Tapped = [1, 1, 'go']
const LAST_CARD: Tapped = [1, 1, 'last-card']
const THIRTY_ONE: Tapped = [1, 2, 'thirty-one']

/** What is tapped, and the pegs that join the one before them, by their place; taps are half a second apart. */
type Case = [about: string, taps: Tapped[], joined: number[], table?: { rules?: Rules; apart?: number }]

const CASES: readonly Case[] = [
  ['a fifteen and a pair of one card are one leap', [FIFTEEN, PAIR], [1]],
  ['three points of one card in three taps are one leap', [FIFTEEN, PAIR, RUN], [1, 2]],
  ['a pair that makes thirty-one is one leap', [PAIR, THIRTY_ONE], [1]],
  ['a fifteen a while later is a leap of its own', [PAIR, FIFTEEN], [], { apart: 1500 }],
  ['the other side has a leap of its own', [PAIR, [0, 2, 'fifteen']], []],
  ['a pair after a go is a leap of its own', [PAIR, GO, PAIR], [1]],
  ['a pair after thirty-one is a leap of its own', [THIRTY_ONE, PAIR], []],
  ['a run after a pair that makes thirty-one is a leap of its own', [PAIR, THIRTY_ONE, RUN], [1]],
  ['a pair after the last card is a leap of its own', [FIFTEEN, LAST_CARD, PAIR], [1], { rules: FIVE }],
  ['a go after thirty-one is a leap of its own', [THIRTY_ONE, GO], []],
]

describe('pegs of the play in quick taps', () => {
  it.each(CASES)('%s', (_about, taps, joined, { rules = SIX, apart = 500 } = {}) => {
    const shown = tap(openLog({ rules, dealer: 0 }), { type: 'turn-starter', card: '9H' })
    const first = shown.rows.length
    const start = 60_000
    const log = taps.reduce(
      (so, [side, points, reason], i) => tap(so, { type: 'peg', side, points, reason }, start + i * apart),
      shown,
    )
    const pegs = log.rows.slice(first).map(({ entry }) => entry)
    expect(pegs).toHaveLength(taps.length)
    expect(pegs.flatMap((entry, i) => (entry.type === 'pegged' && entry.joins ? [i] : []))).toEqual(joined)
  })

  it('after a go, the back peg marks the score with the go', () => {
    const shown = tap(openLog({ dealer: 0 }), { type: 'turn-starter', card: '9H' })
    const taps = [PAIR, GO, PAIR].reduce(
      (so, [side, points, reason], i) => tap(so, { type: 'peg', side, points, reason }, 60_000 + i * 500),
      shown,
    )
    expect(taps.game.pegs[1]).toEqual({ front: 5, back: 3 })
  })
})
