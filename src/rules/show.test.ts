import { describe, expect, test } from 'vitest'
import { cardsIn } from './cards.fixture.ts'
import { readHand } from './parse-cards.ts'
import { PRESETS } from './presets.ts'
import type { Rules } from './rules.ts'
import { countShow, makeShow, type ShowDraft, totalOf } from './show.ts'

const SIX_CARD: Rules = PRESETS['six-card-121']
const FIVE_CARD: Rules = PRESETS['five-card-61']

function draft(text: string, starter: string, of: ShowDraft['of'] = 'hand'): ShowDraft {
  return { of, cards: cardsIn(text), starter: cardsIn(starter)[0] }
}

describe('only the right number of different cards is a show', () => {
  test.each([
    ['four cards and a starter', SIX_CARD, draft('5H 5S JD 5D', '5C')],
    ['three cards in the five-card game', FIVE_CARD, draft('5H 5S JD', '5C')],
    ['a crib of four in the five-card game', FIVE_CARD, draft('5H 5S JD 5D', '5C', 'crib')],
  ])('%s', (_title, rules, whole) => expect(makeShow(whole, rules)).toEqual({ ok: true, value: whole }))

  test.each([
    ['a card short', SIX_CARD, draft('5H 5S JD', '5C'), { type: 'wrong-number', have: 3, need: 4 }],
    ['a card too many', FIVE_CARD, draft('5H 5S JD 5D', '5C'), { type: 'wrong-number', have: 4, need: 3 }],
    ['no starter', SIX_CARD, draft('5H 5S JD 5D', ''), { type: 'no-starter' }],
    ['a card twice in the hand', SIX_CARD, draft('5H 5S 5H 5D', '5C'), { type: 'card-twice', card: '5H' }],
    ['the starter in the hand', SIX_CARD, draft('5H 5S JD 5C', '5C'), { type: 'card-twice', card: '5C' }],
  ] as const)('%s is refused', (_title, rules, wrong, error) => {
    expect(makeShow(wrong, rules)).toEqual({ ok: false, error })
  })
})

test('cards typed without suits make no flush and no nob, whatever suits stand in for them', () => {
  const typed = makeShow({ of: 'hand', ...readHand('A 2 3 J, cut 5', 4) }, SIX_CARD)
  const lines = typed.ok ? countShow(typed.value, SIX_CARD.show) : []
  expect(lines.map(({ kind }) => kind)).toEqual(['fifteen', 'fifteen', 'run'])
})

test('four cards without a starter count what they have by themselves', () => {
  const rules = PRESETS['six-card-121'].show
  const held = (of: 'hand' | 'crib', text: string) => totalOf(countShow({ of, cards: cardsIn(text) }, rules))
  expect(held('hand', '4H 4S 5D 6C')).toBe(12)
  expect(held('hand', '2H 6H 8H KH')).toBe(4)
  expect(held('crib', '2H 6H 8H KH')).toBe(0)
  expect(totalOf(countShow({ of: 'hand', cards: cardsIn('2H 6H 8H KH'), suits: 'unknown' }, rules))).toBe(0)
  // A jack needs a starter to be a nob.
  expect(held('hand', 'JH 5S 2D 9C')).toBe(2)
})
