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

interface Case {
  readonly about: string
  readonly rules?: Rules
  readonly taps: readonly Tapped[]
  /** Milliseconds between the taps. */
  readonly apart?: number
  /** The pegs that join the one before them, by their place. */
  readonly joined: readonly number[]
}

const CASES: readonly Case[] = [
  { about: 'a fifteen and a pair of one card are one leap', taps: [FIFTEEN, PAIR], joined: [1] },
  {
    about: 'three points of one card in three taps are one leap',
    taps: [FIFTEEN, PAIR, RUN],
    joined: [1, 2],
  },
  { about: 'a pair that makes thirty-one is one leap', taps: [PAIR, THIRTY_ONE], joined: [1] },
  { about: 'a fifteen a while later is a leap of its own', taps: [PAIR, FIFTEEN], apart: 1500, joined: [] },
  { about: 'the other side has a leap of its own', taps: [PAIR, [0, 2, 'fifteen']], joined: [] },
  { about: 'a pair after a go is a leap of its own', taps: [PAIR, GO, PAIR], joined: [1] },
  { about: 'a pair after thirty-one is a leap of its own', taps: [THIRTY_ONE, PAIR], joined: [] },
  {
    about: 'a run after a pair that makes thirty-one is a leap of its own',
    taps: [PAIR, THIRTY_ONE, RUN],
    joined: [1],
  },
  {
    about: 'a pair after the last card is a leap of its own',
    rules: FIVE,
    taps: [FIFTEEN, LAST_CARD, PAIR],
    joined: [1],
  },
  { about: 'a go after thirty-one is a leap of its own', taps: [THIRTY_ONE, GO], joined: [] },
]

describe('pegs of the play in quick taps', () => {
  it.each(CASES)('$about', ({ rules = SIX, taps, apart = 500, joined }) => {
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
