import { describe, expect, test } from 'vitest'
import type { Card } from '../../rules/card.ts'
import type { MistakeName } from '../../rules/known-mistakes.ts'
import { PRESETS } from '../../rules/presets.ts'
import { countShow, totalOf } from '../../rules/show.ts'
import { atTheShow, pegBy } from '../record/log.fixture.ts'
import { afterAnswer, type Exercise, type Miss, missesOf, nextExercise, type Practised } from './practice.ts'

const rules = PRESETS['six-card-121']

/** Numbers from a seed (mulberry32 would do as well). */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** A player who misses one kind of line, and hands of a game in which that showed. */
const show = (cards: string, starter: Card) =>
  ({ of: 'hand', cards: cards.split(' ') as Card[], starter }) as const

const BLIND: readonly (readonly [MistakeName, Miss['show']])[] = [
  ['nob-forgotten', show('JH 5S 5D 2C', '9H')],
  ['flush-forgotten', show('2H 4H 6H TH', 'KS')],
  ['run-missed', show('3S 4H 5D KC', 'KS')],
  ['fifteens-missed', show('7D 8S 8C 9H', 'KS')],
]

describe('what is practised', () => {
  test.each(BLIND)('a player with a blind spot gets that mistake first: %s', (trap, missed) => {
    const misses = [{ player: 'Ann', show: missed, traps: [trap] }]
    const random = seeded(7)
    let practised: Practised = []
    const seen: Exercise[] = []
    for (let i = 0; i < 4; i++) {
      const exercise = nextExercise(rules, misses, practised, random)
      seen.push(exercise)
      practised = afterAnswer(practised, exercise.trap, exercise.trap !== trap)
    }
    expect(seen.map((one) => one.trap)).toEqual([trap, trap, trap, trap])
    // In turn the hand that was missed and another one with the same trap.
    expect(seen[0]?.show).toBe(missed)
    expect(seen[1]?.show).not.toEqual(missed)
    expect(seen[2]?.show).toBe(missed)
  })

  test('what is mastered comes less often', () => {
    const misses = [{ player: 'Ann', show: show('JH 5S 5D 2C', '9H'), traps: ['nob-forgotten' as const] }]
    const random = seeded(3)
    let practised: Practised = []
    const counts = new Map<string, number>()
    for (let i = 0; i < 40; i++) {
      const { trap } = nextExercise(rules, misses, practised, random)
      counts.set(trap, (counts.get(trap) ?? 0) + 1)
      practised = afterAnswer(practised, trap, trap !== 'pair-missed')
    }
    expect(counts.get('nob-forgotten')).toBeLessThan(5)
    expect(counts.get('pair-missed')).toBeGreaterThan(10)
  })

  test('begins without a history, with a hand that counts something', () => {
    const exercise = nextExercise(rules, [], [], seeded(1))
    expect(totalOf(countShow(exercise.show, rules.show))).toBeGreaterThan(0)
  })

  test('a claim that was wrong is a miss with its mistake, a right one and nineteen for nothing are not', () => {
    const claims = { ...rules, muggins: { ...rules.muggins, mode: 'flag' as const } }
    const claim = (of: 0 | 1 | 'crib', cards: string, claimed: number) =>
      ({ type: 'claim', of, cards: cards.split(' ') as Card[], claimed }) as const
    const { game } = atTheShow(
      { rules: claims, starter: 'KS' },
      claim(1, '7D 8S 8C 9H', 8),
      claim(0, '2H 4D 6S TH', 19),
      claim('crib', 'AC AD 9S 9C', 4),
      ...Array.from({ length: 7 }, () => pegBy(0, 20)),
    )
    expect(missesOf(game)).toMatchObject([{ player: 'Bob', traps: ['fifteens-missed'] }])
  })
})
