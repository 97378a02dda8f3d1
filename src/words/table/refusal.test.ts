import { describe, expect, test } from 'vitest'
import type { Refusal } from '../../game/intent.ts'
import { openLog, taps } from '../../game/record/log.fixture.ts'
import { PRESETS } from '../../rules/presets.ts'
import { sayCountLinkError } from '../pages/count.ts'
import { sayRefusal } from './refusal.ts'

const game = openLog({ dealer: 0 }).game

test.each<[Refusal, string]>([
  [{ type: 'not-now' }, 'Not yet: the starter comes next.'],
  [
    { type: 'bounced', points: 2, reason: 'fifteen' },
    'Pegged once: the second tap on 2 for fifteen was too fast.',
  ],
  [{ type: 'card-used', card: '5H', holder: 1 }, 'The 5 of hearts is already in Bob’s hand.'],
  [{ type: 'card-used', card: 'JC', holder: 'crib' }, 'The Jack of clubs is already in Ann’s crib.'],
  [{ type: 'card-used', card: 'KH', holder: 'starter' }, 'The King of hearts is already the starter.'],
  [{ type: 'cuts-incomplete', seats: [1] }, 'Bob must still cut.'],
  [{ type: 'cuts-incomplete', seats: [0, 1] }, 'Ann and Bob must still cut.'],
  [{ type: 'same-cut-card', card: '9D' }, 'The 9 of diamonds was cut already.'],
  [{ type: 'impossible-count', points: 19, of: 1 }, 'No hand can score 19. “Nineteen” means 0.'],
  [{ type: 'impossible-count', points: 25, of: 1 }, 'No hand can score 25. The nearest are 24 and 28.'],
  [{ type: 'impossible-count', points: 27, of: 'crib' }, 'No crib can score 27. The nearest are 24 and 28.'],
  [{ type: 'impossible-count', points: 30, of: 1 }, 'No hand can score 30. The most is 29.'],
  [
    { type: 'impossible-count', points: -1, of: 1 },
    'No hand can score -1. A count is a whole number from 0.',
  ],
  [
    { type: 'bad-show', of: 1, error: { type: 'no-starter' } },
    'There is no starter: enter the points instead.',
  ],
  [
    { type: 'bad-show', of: 1, error: { type: 'wrong-number', have: 1, need: 4 } },
    'Bob’s hand has 1 card and needs 4.',
  ],
  [
    { type: 'bad-show', of: 1, error: { type: 'card-twice', card: '5H' } },
    'Bob’s hand has the 5 of hearts twice.',
  ],
  [{ type: 'earlier-hand', first: 1 }, 'Bob’s hand comes first: count it or skip it.'],
  [{ type: 'bad-points', points: 2.5 }, '2.5 cannot be pegged: choose 1 to 60.'],
  [{ type: 'no-such-seat' }, 'Nobody sits in that seat.'],
  [{ type: 'rules-unchanged' }, 'The rules are already like that.'],
  [{ type: 'seats-stay' }, 'Seats and partners cannot change during a game. Start a new game.'],
  [
    { type: 'bad-rules', problem: { type: 'crib-size', have: 2, need: 4 } },
    'The crib would have 2 cards; it needs four. Change the discards or the cards from the pack.',
  ],
  [{ type: 'cards-are-out' }, 'The cards are dealt: count these hands before changing the deal.'],
  [{ type: 'target-passed', side: 1, target: 61 }, 'Bob has 0 already, so a game to 61 is too short.'],
  [{ type: 'cannot-change' }, 'That part of the entry cannot be changed.'],
  [{ type: 'others-depend' }, 'Later entries depend on this one. Correct those first.'],
  [
    { type: 'no-place', reason: { type: 'already-counted', of: 'crib' } },
    'The entry cannot go there: Ann’s crib is already counted.',
  ],
  [
    { type: 'others-claim', side: 1 },
    'Those points go to Bob: in lowball, the side that missed them gets them.',
  ],
  [{ type: 'more-than-missed', missed: 7 }, 'Only 7 points were missed.'],
  [{ type: 'nothing-changes' }, 'Nothing to save: the entry says that already.'],
  [{ type: 'nothing-to-undo' }, 'Nothing to undo.'],
  [{ type: 'nothing-to-redo' }, 'Nothing to redo.'],
])('%o', (refusal, sentence) => {
  expect(sayRefusal(game, refusal)).toBe(sentence)
})

describe('a game that is over says how it ended', () => {
  test('won', () => {
    const won = taps(openLog({ dealer: 0, scores: [120, 90] }), { type: 'turn-starter', card: 'JC' }).game
    expect(sayRefusal(won, { type: 'game-over' })).toBe(
      'The game is over: Ann wins. To continue, undo the last entry.',
    )
  })

  test('given up', () => {
    const given = taps(openLog({ dealer: 0 }), { type: 'give-up' }).game
    expect(sayRefusal(given, { type: 'game-over' })).toBe(
      'The game is over: it was ended early. To continue, undo the last entry.',
    )
  })
})

test('a hand of three cards has other counts', () => {
  const five = openLog({ rules: PRESETS['five-card-61'], dealer: 0 }).game
  expect(sayRefusal(five, { type: 'impossible-count', points: 17, of: 1 })).toBe(
    'No hand of three cards can score 17. The nearest are 15 and 20.',
  )
  expect(sayRefusal(five, { type: 'impossible-count', points: 26, of: 'crib' })).toBe(
    'No crib can score 26. The nearest are 24 and 28.',
  )
})

test('a table that says turn-up is asked for the turn-up', () => {
  const league = openLog({ rules: PRESETS['league-singles'], dealer: 0 }).game
  expect(sayRefusal(league, { type: 'not-now' })).toBe('Not yet: the turn-up comes next.')
  expect(sayRefusal(league, { type: 'impossible-count', points: 26, of: 'crib' })).toBe(
    'No box can score 26. The nearest are 24 and 28.',
  )
})

test.each([
  [{ type: 'not-a-card', text: '5x' }, '“5x” is not a card: write 5h, 10s or jd.'],
  [
    { type: 'not-a-card', text: 'a very long text that somebody pasted' },
    '“a very long text that so…” is not a card: write 5h, 10s or jd.',
  ],
  [{ type: 'card-twice', card: '5H' }, 'The 5 of hearts comes twice: a pack has only one.'],
  [{ type: 'wrong-number', have: 6, need: 5 }, 'That is 6 cards: a hand and its starter make 5.'],
  [{ type: 'wrong-number', have: 1, need: 5 }, 'That is 1 card of 5: tap the rest.'],
  [{ type: 'nothing' }, 'There are no cards in that text.'],
] as const)('an address that cannot be counted: %o', (error, sentence) => {
  expect(sayCountLinkError(error)).toBe(sentence)
})
