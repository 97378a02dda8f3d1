import { describe, expect, it } from 'vitest'
import { PRESETS } from '../../rules/presets.ts'
import type { Rules } from '../../rules/rules.ts'
import { asLowball } from '../../rules/rules-name.ts'
import { averages } from '../figures/statistics.ts'
import type { Intent } from '../intent.ts'
import { atTheShow, scores, tap, taps, withMuggins } from '../record/log.fixture.ts'

/** Pone's hand of twelve, 7 8 8 9 with a king, waits to be claimed; Bob (side 1) is pone. */
const atClaim = (rules: Rules, at?: readonly number[]) => atTheShow({ rules, ...(at ? { scores: at } : {}) })

const says = (claimed: number): Intent => ({ type: 'claim', of: 1, cards: ['7D', '8S', '8C', '9H'], claimed })

describe('a claim', () => {
  it('is pegged as it was said and continues when it is right', () => {
    const log = tap(atClaim(withMuggins({ mode: 'on' })), says(12))
    expect(scores(log)).toEqual([0, 12])
    expect(log.game.step).toEqual({ type: 'show', of: 0 })
  })

  it('of nineteen is none', () => {
    const log = tap(atClaim(withMuggins({ mode: 'on' })), says(19))
    expect(scores(log)).toEqual([0, 0])
    expect(log.game.step).toEqual({ type: 'muggins', of: 1, hidden: false })
  })

  it('may be any number: twenty-five is simply too many', () => {
    expect(scores(tap(atClaim(withMuggins({ mode: 'on' })), says(25)))).toEqual([0, 12])
  })

  it.each([
    ['none', [0, 12]],
    ['difference', [2, 12]],
    ['two', [2, 12]],
  ] as const)('said too high pegs the true count only; remedy %s', (overClaim, after) => {
    expect(scores(tap(atClaim(withMuggins({ mode: 'on', overClaim })), says(14)))).toEqual(after)
  })

  it('pegs two or the difference for an over-claim', () => {
    expect(scores(tap(atClaim(withMuggins({ mode: 'flag', overClaim: 'difference' })), says(17)))).toEqual([
      5, 12,
    ])
    expect(scores(tap(atClaim(withMuggins({ mode: 'flag', overClaim: 'two' })), says(17)))).toEqual([2, 12])
  })
})

describe('muggins flagged', () => {
  it('pegs the claim and nothing else happens', () => {
    const log = tap(atClaim(withMuggins({ mode: 'flag' })), says(8))
    expect(scores(log)).toEqual([0, 8])
    expect(log.game.step).toEqual({ type: 'show', of: 0 })
    expect(log.game.deals.at(-1)?.counts[0]).toMatchObject({ claimed: 8, counted: 12 })
  })
})

describe('muggins on', () => {
  const claimed = tap(atClaim(withMuggins({ mode: 'on' })), says(8))

  it('pegs the claim first and offers what was missed', () => {
    expect(scores(claimed)).toEqual([0, 8])
    expect(claimed.game.step).toEqual({ type: 'muggins', of: 1, hidden: false })
  })

  it('is taken by an opponent with one tap, or let go', () => {
    expect(scores(tap(claimed, { type: 'take-muggins', side: 0 }))).toEqual([4, 8])
    const passed = tap(claimed, { type: 'pass-muggins' })
    expect(scores(passed)).toEqual([0, 8])
    expect(passed.game.step).toEqual({ type: 'show', of: 0 })
  })

  it('is not taken from oneself', () => {
    expect(tap(claimed, { type: 'take-muggins', side: 1 }).refused).toEqual({ type: 'own-claim', side: 1 })
  })

  it('lets the claim win before anything is taken', () => {
    const won = tap(atClaim(withMuggins({ mode: 'on' }), [120, 113]), says(8))
    expect(won.game.outcome).toMatchObject({ winners: [1], by: 'hand' })
    expect(tap(won, { type: 'take-muggins', side: 0 }).refused).toEqual({ type: 'game-over' })
  })

  it('may win with the points taken', () => {
    const log = taps(atClaim(withMuggins({ mode: 'on' }), [118, 60]), says(8), {
      type: 'take-muggins',
      side: 0,
    })
    expect(log.game.outcome).toMatchObject({ winners: [0], by: 'muggins' })
  })

  it('is undone by Undo, and the claim stays', () => {
    const taken = tap(claimed, { type: 'take-muggins', side: 0 })
    expect(tap(taken, { type: 'undo' }).game.step).toEqual({ type: 'muggins', of: 1, hidden: false })
  })

  it('lets the side be tapped that takes it, with three', () => {
    const three = withMuggins({ mode: 'on' }, PRESETS['three-hand'])
    const log = taps(atClaim(three), says(8), { type: 'take-muggins', side: 2 })
    expect(scores(log)).toEqual([0, 8, 4])
  })
})

describe('call it yourselves', () => {
  const claimed = tap(atClaim(withMuggins({ mode: 'call' })), says(8))

  it('keeps the true count hidden until the opponents have named it or passed', () => {
    expect(claimed.game.step).toEqual({ type: 'muggins', of: 1, hidden: true })
    const right = tap(atClaim(withMuggins({ mode: 'call' })), says(12))
    expect(right.game.step).toEqual({ type: 'muggins', of: 1, hidden: true })
  })

  it.each([
    [3, 3],
    [4, 4],
    [6, 4],
  ])('named %i of four missed: the lesser is taken, %i', (named, taken) => {
    expect(scores(tap(claimed, { type: 'call-muggins', side: 0, named }))).toEqual([taken, 8])
  })

  it('pays the other side for a false call, if the table has it so', () => {
    const call: Intent = { type: 'call-muggins', side: 0, named: 2 }
    const right = (falseCall: 'pays' | 'none') =>
      tap(atClaim(withMuggins({ mode: 'call', falseCall })), says(12))
    expect(scores(tap(right('pays'), call))).toEqual([0, 14])
    expect(scores(tap(right('none'), call))).toEqual([0, 12])
  })

  it('records a false call as what it was, and no muggins taken', () => {
    const log = taps(atClaim(withMuggins({ mode: 'call' })), says(12), {
      type: 'call-muggins',
      side: 0,
      named: 2,
    })
    expect(log.game.lines.at(-1)?.entry).toEqual({
      type: 'muggins-passed',
      of: 1,
      by: 0,
      named: 2,
      penalty: [{ side: 1, points: 2 }],
    })
    expect(averages(log.game).map((side) => side.muggins)).toEqual([0, 0])
    expect(log.game.step).toEqual({ type: 'show', of: 0 })
  })
})

describe('lowball turns every remedy round', () => {
  it('gives what was missed to the player who missed it', () => {
    const low = asLowball(withMuggins({ mode: 'on' }))
    expect(scores(taps(atClaim(low), says(8), { type: 'take-muggins', side: 0 }))).toEqual([0, 12])
  })

  it('gives the penalty for saying too much to the offender', () => {
    const low = asLowball(withMuggins({ mode: 'on', overClaim: 'two' }))
    expect(scores(tap(atClaim(low), says(14)))).toEqual([0, 14])
  })
})
