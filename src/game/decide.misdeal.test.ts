import { describe, expect, it } from 'vitest'
import { PRESETS } from '../rules/presets.ts'
import { scoresOf } from './record/game.ts'
import { openLog, pegBy, tap, taps } from './record/log.fixture.ts'

/** Ann, side 0, deals; the jack she turns is two for her, and Bob has pegged 6 and a penalty. */
const dead = taps(
  openLog({ dealer: 0, scores: [10, 20] }),
  { type: 'turn-starter', card: 'JC' },
  pegBy(1, 6),
  { type: 'penalise', penalty: { sides: [1], points: 2 }, note: 'misdeal' },
)

describe('a misdeal', () => {
  it('keeps the pegs of the dead deal where the table wants it so', () => {
    const { game } = tap(dead, { type: 'redeal' })
    expect(scoresOf(game)).toEqual([12, 28])
    expect(game.step.type).toBe('starter')
  })

  it('takes them back, all but a penalty, and one Undo restores them', () => {
    const back = tap(dead, { type: 'redeal', takesBack: true })
    expect(scoresOf(back.game)).toEqual([10, 22])
    expect(back.game.step.type).toBe('starter')
    expect(scoresOf(tap(back, { type: 'undo' }).game)).toEqual([12, 28])
  })

  it('undoes only what was pegged since the misdeal before', () => {
    const again = taps(dead, { type: 'redeal' }, { type: 'turn-starter', card: '2C' }, pegBy(0, 3))
    expect(scoresOf(tap(again, { type: 'redeal', takesBack: true }).game)).toEqual([12, 28])
  })

  it('leaves three for last, which no card of the deal has made', () => {
    const five = taps(openLog({ rules: PRESETS['five-card-61'], dealer: 0 }), pegBy(0, 2))
    expect(scoresOf(tap(five, { type: 'redeal', takesBack: true }).game)).toEqual([0, 3])
  })
})

describe('a crib on the wrong side, once both have played', () => {
  const moved = tap(dead, { type: 'move-crib' })

  it('belongs to that side from now on: the other counts first, and deals next', () => {
    expect(moved.game.step.type).toBe('play')
    const show = tap(moved, { type: 'end-play' })
    expect(show.game.step).toMatchObject({ of: 0 })
    const counted = taps(
      show,
      { type: 'count-typed', of: 0, points: 4 },
      { type: 'count-typed', of: 1, points: 2 },
      { type: 'count-typed', of: 'crib', points: 5 },
    )
    expect(scoresOf(counted.game)).toEqual([16, 35])
    expect(counted.game.step).toEqual({ type: 'deal', dealer: 0 })
  })

  it('changes no peg, not even of the heels, and is undone like any tap', () => {
    expect(scoresOf(moved.game)).toEqual(scoresOf(dead.game))
    expect(tap(moved, { type: 'undo' }).game.deals.at(-1)?.dealer).toBe(0)
  })

  it('stays where it is once a hand is counted, and where more than two play', () => {
    const counted = taps(dead, { type: 'end-play' }, { type: 'count-typed', of: 1, points: 4 })
    expect(tap(counted, { type: 'move-crib' }).refused?.type).toBe('not-now')
    const three = taps(openLog({ rules: PRESETS['three-hand'], dealer: 0 }), { type: 'skip' })
    expect(tap(three, { type: 'move-crib' }).refused?.type).toBe('not-now')
  })
})

describe('a penalty', () => {
  it('pays every other side with one tap, and one Undo takes all of it back', () => {
    const cut = openLog({ rules: PRESETS['three-hand'] })
    const paid = tap(cut, { type: 'penalise', penalty: { sides: [0, 2], points: 2 } })
    expect(paid.game.step.type).toBe('cut')
    expect(scoresOf(paid.game)).toEqual([2, 0, 2])
    expect(scoresOf(tap(paid, { type: 'undo' }).game)).toEqual([0, 0, 0])
  })

  it('ends with the first side that it takes home', () => {
    const near = openLog({ rules: PRESETS['three-hand'], dealer: 0, scores: [120, 50, 120] })
    const { game } = tap(near, { type: 'penalise', penalty: { sides: [0, 2], points: 2 } })
    expect(scoresOf(game)).toEqual([121, 50, 120])
    expect(game.outcome?.winners).toEqual([0])
  })
})
