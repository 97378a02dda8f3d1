import { describe, expect, test } from 'vitest'
import { cardsIn } from './cards.fixture.ts'
import { PRESETS } from './presets.ts'
import type { Rules } from './rules.ts'
import { makeShow, type ShowDraft } from './show.ts'

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
