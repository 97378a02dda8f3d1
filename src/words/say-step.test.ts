import { describe, expect, test } from 'vitest'
import type { Intent } from '../game/intent.ts'
import { type Log, openLog, pegBy, tap, taps } from '../game/log.fixture.ts'
import { countShow } from '../rules/count-show.ts'
import { asLowball, PRESETS } from '../rules/presets.ts'
import type { Rules } from '../rules/rules.ts'
import { makeShow } from '../rules/show.ts'
import { pegEffect } from './holes-words.ts'
import { sayEnd } from './say-outcome.ts'
import { sayStep } from './say-step.ts'
import { sayBoard, scoreRows } from './score-words.ts'
import { shareCount, shareGame } from './share-text.ts'

const STARTER: Intent = { type: 'turn-starter', card: 'KH' }
const SHOW: readonly Intent[] = [STARTER, { type: 'end-play' }]
const TIE: Intent = {
  type: 'cut',
  cuts: [
    { seat: 0, card: '4S' },
    { seat: 1, card: '4D' },
  ],
}
const nothing = (of: 'crib' | number): Intent => ({ type: 'count-typed', of, points: 0 })
const league = PRESETS['league-singles']
const partners = PRESETS['four-partners']

test.each<[string, Log, string, string]>([
  ['the cut', openLog(), 'Cut for the deal', 'Lowest card deals, the ace is low'],
  ['a tie', taps(openLog(), TIE), 'Cut for the deal', 'Tie. Ann and Bob cut again'],
  ['the starter', openLog({ dealer: 0 }), 'Deal 1 · Ann deals', 'Which card is the starter?'],
  ['the turn-up', openLog({ rules: league, dealer: 1 }), 'Deal 1 · Bob deals', 'Which card is the turn-up?'],
  ['the play', taps(openLog({ dealer: 0 }), STARTER), 'Deal 1 · Ann deals', 'Bob leads'],
  [
    'the play of the five-card game',
    taps(openLog({ rules: PRESETS['five-card-61'], dealer: 0 }), STARTER),
    'Deal 1 · Ann deals',
    'Bob leads, one series',
  ],
  [
    'the play of the league',
    taps(openLog({ rules: league, dealer: 0 }), STARTER),
    'Deal 1 · Ann deals',
    'Bob leads, runs go upwards',
  ],
  ['pone’s hand', taps(openLog({ dealer: 0 }), ...SHOW), 'Bob’s hand', 'pone counts first'],
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
    'the crib counts last',
  ],
  [
    'the next deal',
    taps(openLog({ dealer: 0 }), ...SHOW, nothing(1), nothing(0), nothing('crib')),
    'Deal 2 · Bob deals',
    'Deal the cards',
  ],
  [
    'the first of four',
    taps(openLog({ rules: partners, dealer: 0 }), ...SHOW),
    'Bob’s hand',
    'left of the dealer, counts first',
  ],
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
    'Game given up',
    '57 to 49',
  ],
])('the table says what is next: %s', (_, { game }, heading, prompt) => {
  expect(sayStep(game)).toEqual({ heading, prompt })
})

describe('how a game ended', () => {
  const twelve: Intent = { type: 'count', of: 1, cards: ['7D', '8S', '8C', '9H'] }
  const at = (a: number, b: number, rules: Rules = PRESETS['six-card-121']) =>
    openLog({ rules, dealer: 0, scores: [a, b] })

  test.each<[string, Log, string, string, string]>([
    [
      'a skunk',
      taps(at(119, 84), STARTER, pegBy(0, 2, 'pair')),
      'Ann wins',
      '121 to 84',
      'Bob was 7 holes short of the skunk line.',
    ],
    [
      'a double skunk, by one hole',
      taps(at(119, 60), STARTER, pegBy(0, 2, 'pair')),
      'Ann wins',
      '121 to 60',
      'Bob was 1 hole short of the double-skunk line.',
    ],
    [
      'the non-dealer counts out',
      taps(at(117, 113), ...SHOW, twelve),
      'Bob wins',
      '121 to 117',
      'Bob counted out with a hand of 12 before Ann could count. Ann was 4 holes short.',
    ],
    [
      'from the stink hole',
      taps(at(120, 113), ...SHOW, twelve),
      'Bob wins',
      '121 to 120',
      'Bob counted out with a hand of 12 before Ann could count. Ann was 1 hole short, in the stink hole.',
    ],
    [
      'the dealer counts out',
      taps(at(110, 100), ...SHOW, nothing(1), { type: 'count', of: 0, cards: ['7D', '8S', '8C', '9H'] }),
      'Ann wins',
      '121 to 100',
      'Ann counted out with a hand of 12.',
    ],
    [
      'with the crib',
      taps(at(110, 91), ...SHOW, nothing(1), nothing(0), {
        type: 'count',
        of: 'crib',
        cards: ['7D', '8S', '8C', '9H'],
      }),
      'Ann wins',
      '121 to 91',
      'Ann counted out with the crib. Bob cleared the skunk line by 1 hole.',
    ],
    [
      'by heels',
      taps(at(119, 100), { type: 'turn-starter', card: 'JC' }),
      'Ann wins',
      '121 to 100',
      'Ann went out on two for his heels.',
    ],
    [
      'in the play',
      taps(at(119, 100), STARTER, pegBy(0, 2, 'pair')),
      'Ann wins',
      '121 to 100',
      'Ann pegged out in the play.',
    ],
    [
      'by hand',
      taps(at(119, 100), STARTER, pegBy(0, 2)),
      'Ann wins',
      '121 to 100',
      'Ann pegged the last 2 holes by hand.',
    ],
    [
      'lowball',
      taps(at(119, 100, asLowball(PRESETS['six-card-121'])), STARTER, pegBy(0, 2, 'pair')),
      'Bob wins',
      '100 to 121',
      'Ann reached 121 first, and loses.',
    ],
    [
      'lowball of three, shared by the lowest',
      taps(
        openLog({ rules: asLowball(PRESETS['three-hand']), dealer: 0, scores: [119, 80, 80] }),
        STARTER,
        pegBy(0, 2, 'pair'),
      ),
      'Bob and Cleo share the game',
      '80 each to 121',
      'Ann reached 121 first, and loses.',
    ],
    [
      'lowball of three, the lowest first',
      taps(
        openLog({ rules: asLowball(PRESETS['three-hand']), dealer: 0, scores: [119, 80, 60] }),
        STARTER,
        pegBy(0, 2, 'pair'),
      ),
      'Cleo wins',
      '60 to 80 and 121',
      'Ann reached 121 first, and loses.',
    ],
    [
      'three players: the second decides the skunk',
      taps(
        openLog({ rules: PRESETS['three-hand'], dealer: 0, scores: [119, 40, 84] }),
        STARTER,
        pegBy(0, 2, 'pair'),
      ),
      'Ann wins',
      '121 to 84 and 40',
      'Cleo was 7 holes short of the skunk line.',
    ],
    [
      'partners win, by the hand of one of them',
      taps(openLog({ rules: partners, dealer: 0, scores: [100, 113] }), ...SHOW, twelve),
      'Bob & Dan win',
      '121 to 100',
      'Bob & Dan counted out with Bob’s hand of 12 before Ann could count.',
    ],
    ['given up', taps(at(49, 57), { type: 'give-up' }), 'Game given up', '57 to 49', 'Nobody wins it.'],
  ])('%s', (_, { game }, title, result, sentence) => {
    expect(sayEnd(game)).toMatchObject({ title, result, sentence })
  })

  test('a skunk is stamped with what it is worth', () => {
    const stamp = (score: number) => sayEnd(taps(at(119, score), STARTER, pegBy(0, 2, 'pair')).game).stamp
    expect(stamp(90)).toEqual({ title: 'Skunk', detail: 'two games' })
    expect(stamp(60)).toEqual({ title: 'Double skunk', detail: 'three games' })
    expect(stamp(91)).toBeUndefined()
  })
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
  expect(pegEffect(openLog({ dealer: 0, scores: [0, from] }).game, 1, points)).toBe(words)
})

test('at lowball reaching the target loses', () => {
  const rules = asLowball(PRESETS['six-card-61'])
  expect(pegEffect(openLog({ rules, dealer: 0, scores: [55, 0] }).game, 0, 8)).toBe('55 to 61, and loses')
})

describe('the score in words', () => {
  const { game } = tap(taps(openLog({ dealer: 0, scores: [55, 49] }), STARTER), pegBy(0, 2, 'pair'))

  test('as a table', () => {
    expect(scoreRows(game)).toEqual([
      { side: 'Ann', score: '57', toGo: '64', lastPeg: '2' },
      { side: 'Bob', score: '49', toGo: '72', lastPeg: '0' },
    ])
  })

  test('as a sentence', () => {
    expect(sayBoard(game)).toBe('Ann 57, 64 to go; Bob 49, 72 to go.')
  })
})

describe('what is sent on', () => {
  const rules = PRESETS['six-card-121']
  const cards = ['7D', '8S', '8C', '9H'] as const

  test('a counted hand', () => {
    const show = makeShow({ of: 'hand', cards, starter: 'KH' }, rules)
    const lines = show.ok ? countShow(show.value, rules.show) : []
    const options = { style: 'compound', words: rules.words } as const
    expect(shareCount({ of: 'hand', cards, starter: 'KH', lines }, options)).toBe(
      '7♦ 8♠ 8♣ 9♥ + K♥\n“Fifteen two, fifteen four, and a double run is twelve.”\n12 points',
    )
    expect(shareCount({ of: 'crib', cards, starter: 'KH', lines: [] }, options)).toBe(
      '7♦ 8♠ 8♣ 9♥ + K♥ in the crib\n“Nineteen.”\n0 points',
    )
  })

  test('a game won, and one that goes on', () => {
    const log = taps(openLog({ dealer: 0, scores: [119, 84] }), STARTER)
    expect(shareGame(log.game)).toBe('Ann 119, Bob 84\nSix-card, to 121 · 1 deal')
    expect(shareGame(tap(log, pegBy(0, 2, 'pair')).game)).toBe(
      'Ann wins, 121 to 84\nSkunk, two games\nBob was 7 holes short of the skunk line.\nSix-card, to 121 · 1 deal',
    )
  })
})
