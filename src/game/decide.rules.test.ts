import { describe, expect, it } from 'vitest'
import { PRESETS } from '../rules/presets.ts'
import type { Rules } from '../rules/rules.ts'
import type { Intent } from './intent.ts'
import { penaltyPeg } from './moves/penalties.ts'
import { dealBy, otherDealers } from './moves/side-to-act.ts'
import { scoresOf } from './record/game.ts'
import { append, openLog, pegBy, read, skips, tap, taps } from './record/log.fixture.ts'

const SIX: Rules = PRESETS['six-card-121']
const change = (patch: Partial<Rules>): Intent => ({ type: 'change-rules', patch })
const turn: Intent = { type: 'turn-starter', card: '9H' }
const toShow: Intent = { type: 'end-play' }

describe('rules changed in mid-game', () => {
  const inPlay = taps(openLog({ dealer: 0 }), turn, pegBy(1, 40), pegBy(0, 60), pegBy(0, 10))

  it('hold from then on, and Undo brings the old ones back', () => {
    const changed = tap(inPlay, change({ ...SIX, target: 100, name: 'To 100' }))
    expect(changed.game.lines.at(-1)?.entry).toEqual({
      type: 'rules-changed',
      patch: { target: 100, name: 'To 100' },
    })
    expect(changed.game.rules.target).toBe(100)
    expect(tap(changed, { type: 'undo' }).game.rules).toEqual(SIX)
    expect(tap(changed, pegBy(0, 30)).game.outcome?.winners).toEqual([0])
  })

  it('a rule of the show counts for the hands that are still to come', () => {
    const flush: Intent = { type: 'count', of: 'crib', cards: ['2S', '5S', '9S', 'KS'] }
    const atCrib = taps(openLog({ dealer: 0 }), { type: 'turn-starter', card: '7H' }, toShow, ...skips(2))
    expect(scoresOf(tap(atCrib, flush).game)).toEqual([2, 0])
    const old = tap(atCrib, change({ show: { flushInHand: 4, flushInCrib: 4 } }))
    expect(scoresOf(tap(old, flush).game)).toEqual([6, 0])
  })

  it.each<[string, Partial<Rules>, object]>([
    ['the same rules', { heels: 2 }, { type: 'rules-unchanged' }],
    ['other seats', { sideOfSeat: [1, 0] }, { type: 'seats-stay' }],
    [
      'a crib without its cards',
      { deal: { ...SIX.deal, crib: [1, 1], dealt: 5 } },
      { type: 'bad-rules', problem: { type: 'crib-size', have: 2, need: 4 } },
    ],
    ['skunks in lowball', { firstHome: 'loses' }, { type: 'bad-rules', problem: { type: 'lowball-skunks' } }],
    [
      'a board somebody has run out of',
      { target: 61, skunks: [] },
      { type: 'target-passed', side: 0, target: 61 },
    ],
    [
      'another deal under the hands',
      {
        deal: { ...SIX.deal, dealt: 5, crib: [1, 1], pack: { cards: 2, when: 'after' } },
      },
      { type: 'cards-are-out' },
    ],
  ])('are refused: %s', (_, patch, refusal) => {
    expect(tap(inPlay, change(patch)).refused).toEqual(refusal)
  })

  it('to the play by points leave every other step as it is', () => {
    const cards = ['2D', 'AS', '3D', 'AD', '4D', 'AC', '5D', '2H'] as const
    const whole: readonly Intent[] = [
      { type: 'turn-starter', card: 'KH' },
      ...cards.map((card): Intent => ({ type: 'play-card', card })),
      { type: 'count', of: 1, cards: ['2D', '3D', '4D', '5D'] },
      { type: 'count', of: 0, cards: ['AS', 'AD', 'AC', '2H'] },
      { type: 'count', of: 'crib', cards: ['9S', 'TS', 'JS', 'QS'] },
    ]
    let log = openLog({ rules: { ...SIX, playBy: 'cards' }, dealer: 0 })
    for (const intent of whole) {
      const { step } = tap(log, change({ playBy: 'points' })).game
      expect(step).toEqual(log.game.step.type === 'play-card' ? { type: 'play', leader: 1 } : log.game.step)
      log = tap(log, intent)
      expect(log.refused).toBeUndefined()
    }
    expect(tap(log, change({ playBy: 'points' })).game.step).toEqual({ type: 'deal', dealer: 1 })
  })

  it('end the game where a later correction puts a side past a board that was made shorter', () => {
    const joined = openLog({ dealer: 0, scores: [50, 10] })
    const shorter = taps(joined, turn, pegBy(0, 2, 'fifteen'), change({ target: 61, skunks: [] }))
    const two = shorter.game.lines.find(({ entry }) => entry.type === 'pegged')!
    const right = { type: 'pegged', side: 0, points: 12, reason: 'double-pair-royal' } as const
    const { game } = tap(shorter, { type: 'amend', target: two.seq, with: right })
    expect(game.step).toEqual({ type: 'over' })
    expect(scoresOf(game)).toEqual([61, 10])
    expect(game.outcome).toMatchObject({ winners: [0], home: 0, scores: [61, 10], by: 'correction' })
    expect(tap(tap(shorter, { type: 'amend', target: two.seq, with: right }), pegBy(0, 2)).refused).toEqual({
      type: 'game-over',
    })
  })

  it('end it for the side that is furthest, and in lowball that side loses', () => {
    const lowball = { ...SIX, firstHome: 'loses' as const, skunks: [] }
    for (const [rules, winner] of [
      [SIX, 1],
      [lowball, 0],
    ] as const) {
      const log = taps(openLog({ rules, dealer: 0, scores: [10, 20] }), turn, pegBy(0, 40), pegBy(1, 30))
      const shorter = read(
        append(log.rows, [{ type: 'rules-changed', patch: { target: 31, skunks: [] } }], 9_000_000),
      )
      expect(shorter.game.outcome).toMatchObject({ home: 0, winners: [1 - winner] })
      expect(scoresOf(shorter.game)).toEqual([31, 30])
    }
  })

  it('the deal can be changed until the starter is turned, and between deals', () => {
    const { deal } = PRESETS['league-singles']
    expect(tap(openLog({ dealer: 0 }), change({ deal })).game.rules.deal).toEqual(deal)
  })

  it('a line from elsewhere that moves people is kept and not followed', () => {
    const patch = { deal: PRESETS['three-hand'].deal }
    const { game } = read(append(inPlay.rows, [{ type: 'rules-changed', patch }], 99_000_000))
    expect(game.rules).toEqual(SIX)
    expect(game.lines.at(-1)?.ignored).toEqual({ type: 'out-of-step' })
  })
})

describe('a wrong dealer', () => {
  it('is corrected with one entry: heels and the crib go to the true one', () => {
    const wrong = taps(openLog({ dealer: 0 }), { type: 'turn-starter', card: 'JC' }, toShow)
    expect(scoresOf(wrong.game)).toEqual([2, 0])
    const right = tap(wrong, dealBy(wrong.game, 1)!)
    expect(scoresOf(right.game)).toEqual([0, 2])
    expect(right.game.step).toEqual({ type: 'show', of: 0 })
    expect(right.rows).toHaveLength(wrong.rows.length + 1)
    expect(tap(right, { type: 'undo' }).game.step).toEqual(wrong.game.step)
  })

  it('takes three for last with it (S0:L18)', () => {
    const wrong = openLog({ rules: PRESETS['five-card-61'], dealer: 0 })
    expect(scoresOf(wrong.game)).toEqual([0, 3])
    expect(scoresOf(tap(wrong, dealBy(wrong.game, 1)!).game)).toEqual([3, 0])
  })

  it('between deals is just another dealer', () => {
    const between = taps(openLog({ dealer: 0 }), turn, toShow, ...skips(3))
    expect(between.game.step).toEqual({ type: 'deal', dealer: 1 })
    expect(tap(between, dealBy(between.game, 0)!).game.deals.at(-1)?.dealer).toBe(0)
  })

  it('can be any of the other five at a table of six', () => {
    const { game } = openLog({ rules: PRESETS['six-pairs'], dealer: 4 })
    expect(otherDealers(game)).toEqual([5, 0, 1, 2, 3])
  })
})

describe('a penalty', () => {
  it.each([
    ['goes to the others', 'opponents', 'wins', 2, 'other'],
    ['is pegged back by the offender', 'offender', 'wins', -2, 'own'],
    ['in lowball goes to the offender, no matter who gets it elsewhere', 'opponents', 'loses', 2, 'own'],
    ['in lowball is never a way back', 'offender', 'loses', 2, 'own'],
  ] as const)('%s', (_, who, firstHome, points, offence) => {
    expect(penaltyPeg({ firstHome }, { points: 2, who })).toEqual({ points, offence })
  })
})
