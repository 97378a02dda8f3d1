import { describe, expect, test } from 'vitest'
import type { Intent } from '../../game/intent.ts'
import { cutBy, type Log, openLog, pegBy, tap, taps } from '../../game/record/log.fixture.ts'
import { PRESETS } from '../../rules/presets.ts'
import type { PresetName, Rules } from '../../rules/rules.ts'
import { sayPegEffect } from './pegs.ts'
import { sayCountsFirst, sayDealer, sayDealStep, sayHeels, sayStep } from './step.ts'

const STARTER: Intent = { type: 'turn-starter', card: 'KH' }

const SHOW: readonly Intent[] = [STARTER, { type: 'end-play' }]

const TIE = cutBy('4S', '4D')

const nothing = (of: 'crib' | number): Intent => ({ type: 'count-typed', of, points: 0 })

const league = PRESETS['league-singles']

const partners = PRESETS['four-partners']

test.each<[string, Log, string, string]>([
  ['the cut', openLog(), 'Cut for the deal', 'Lowest card deals; ace is low'],
  ['a tie', taps(openLog(), TIE), 'Cut for the deal', 'Tie. Ann and Bob cut again'],
  ['the starter', openLog({ dealer: 0 }), 'Deal 1 · Ann deals', 'Bob cuts. What turned up?'],
  ['the turn-up', openLog({ rules: league, dealer: 1 }), 'Deal 1 · Bob deals', 'Ann cuts. What turned up?'],
  ['the play', taps(openLog({ dealer: 0 }), STARTER), 'Deal 1 · Ann deals', 'Bob leads'],
  [
    'the play of the five-card game',
    taps(openLog({ rules: PRESETS['five-card-61'], dealer: 0 }), STARTER),
    'Deal 1 · Ann deals',
    'Bob leads, one\u00a0count\u00a0to\u00a031',
  ],
  [
    'the play of the league',
    taps(openLog({ rules: league, dealer: 0 }), STARTER),
    'Deal 1 · Ann deals',
    'Bob leads, rising runs only',
  ],
  [
    'the play once somebody has pegged',
    tap(taps(openLog({ rules: league, dealer: 0 }), STARTER), pegBy(1, 2, 'pair')),
    'Deal 1 · Ann deals',
    'Rising runs only',
  ],
  ['pone’s hand', taps(openLog({ dealer: 0 }), ...SHOW), 'Bob’s hand', 'counts first'],
  [
    'the dealer’s hand',
    taps(openLog({ dealer: 0 }), ...SHOW, nothing(1)),
    'Ann’s hand',
    'dealer counts second',
  ],
  [
    'the crib',
    taps(openLog({ dealer: 0 }), ...SHOW, nothing(1), nothing(0)),
    'Ann’s crib',
    'is counted last',
  ],
  [
    'the next deal',
    taps(openLog({ dealer: 0 }), ...SHOW, nothing(1), nothing(0), nothing('crib')),
    'Deal 1 is over',
    '',
  ],
  ['the first of four', taps(openLog({ rules: partners, dealer: 0 }), ...SHOW), 'Bob’s hand', 'counts first'],
  [
    'the second of four',
    taps(openLog({ rules: partners, dealer: 0 }), ...SHOW, nothing(1)),
    'Cleo’s hand',
    'counts second',
  ],
  [
    'the dealer of four',
    taps(openLog({ rules: partners, dealer: 0 }), ...SHOW, nothing(1), nothing(2), nothing(3)),
    'Ann’s hand',
    'dealer counts fourth',
  ],
  [
    'the end',
    taps(openLog({ dealer: 0, scores: [119, 100] }), STARTER, pegBy(0, 2, 'pair')),
    'Ann wins',
    '121 to 100',
  ],
  [
    'a game given up',
    taps(openLog({ dealer: 0, scores: [57, 49] }), { type: 'give-up' }),
    'Game ended early',
    '57 to 49',
  ],
])('the table says what is next: %s', (_, { game }, heading, prompt) => {
  expect(sayStep(game)).toEqual({ heading, prompt })
})

test.each([
  [57, 2, '57 to 59'],
  [49, 12, '49 to 61, past the double-skunk line'],
  [58, 2, '58 to 60'],
  [88, 3, '88 to 91, past the skunk line'],
  [91, 3, '91 to 94'],
  [112, 12, '112 to 121, and wins'],
  [57, -3, '57 back to 54'],
  [2, -5, '2 back to 0'],
  [57, 0, 'stays at 57'],
] as const)('a peg from %d by %d: %s', (from, points, words) => {
  expect(sayPegEffect(openLog({ dealer: 0, scores: [0, from] }).game, 1, points)).toBe(words)
})

test('a couple on one seat deal together, on the button for the next deal too', () => {
  const players = ['Ann', 'Tom & Sue']
  expect(sayDealer({ players }, 0)).toBe('Ann deals')
  expect(sayDealer({ players }, 1)).toBe('Tom & Sue deal')
})

const SIX: Rules = PRESETS['six-card-121']

const at = (preset: PresetName, dealer = 0): Log => openLog({ rules: PRESETS[preset], dealer })

describe('the deal step', () => {
  test('says in the five-card game that pone has pegged three, until the starter is turned (S0:L18)', () => {
    const first = at('five-card-61')
    expect(sayDealStep(first.game, 0)).toBe(
      'Five cards each, two to Ann’s crib. Bob has pegged three for last.',
    )
    const turned = taps(first, { type: 'turn-starter', card: '9H' })
    expect(sayDealStep(turned.game, 0)).toBe('Five cards each, two to Ann’s crib.')
  })

  test('calls the jack as the table does', () => {
    expect(sayHeels(SIX)).toBe('A jack gives the dealer two (his heels).')
    expect(sayHeels(PRESETS['five-card-61'])).toBe('A knave gives the dealer two (his heels).')
    expect(sayHeels({ ...SIX, heels: 0 })).toBe('')
  })

  test('says a long name once, in the heading', () => {
    const { game } = at('league-triples')
    const long = { ...game, players: ['Bartholomew Featherstone', ...game.players.slice(1)] }
    expect(sayDealStep(long, 0)).toBe(
      'Offer Fay the cut. Five cards each. The dealer and the player opposite discard one out of play, the others discard one to the box.',
    )
  })

  test.each<[PresetName, number, string, string]>([
    ['six-card-121', 0, 'Offer Bob the cut. Six cards each', 'Bob cuts. '],
    ['league-doubles', 0, 'Offer Dan the cut. Five cards each', 'Bob cuts. '],
    ['league-doubles', 3, 'Offer Cleo the cut. Five cards each', 'Ann cuts. '],
    ['three-hand', 1, 'Offer Ann the cut. Five cards each', 'Cleo cuts. '],
    // Cutting before the deal costs two there (S0:L20).
    ['five-card-61', 0, 'Five cards each', 'Bob cuts. '],
  ])(
    'says who may cut before the deal, on the right (S3:L10), and who cuts for the starter, on the left (S3:L13): %s, seat %i deals',
    (preset, dealer, before, after) => {
      const { game } = at(preset, dealer)
      expect(sayDealStep(game, dealer).slice(0, before.length)).toBe(before)
      expect(sayStep(game).prompt.slice(0, after.length)).toBe(after)
    },
  )
})

test('from a street before home the play says who counts first', () => {
  const played = (scores: readonly number[]) => taps(openLog({ dealer: 0, scores }), STARTER).game
  expect(sayCountsFirst(played([91, 20]))).toBe('Bob counts first')
  expect(sayCountsFirst(played([90, 90]))).toBeUndefined()
  expect(sayCountsFirst(taps(openLog({ dealer: 0, scores: [91, 20] }), ...SHOW).game)).toBeUndefined()
})
