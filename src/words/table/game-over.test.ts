import { describe, expect, test } from 'vitest'
import type { Intent } from '../../game/intent.ts'
import { type Log, openLog, pegBy, taps } from '../../game/record/log.fixture.ts'
import { PRESETS } from '../../rules/presets.ts'
import type { Rules } from '../../rules/rules.ts'
import { asLowball } from '../../rules/rules-name.ts'
import { sayEnd, sayHowItWent, sayStays } from './game-over.ts'
import { sayPegEffect } from './pegs.ts'

const STARTER: Intent = { type: 'turn-starter', card: 'KH' }

const SHOW: readonly Intent[] = [STARTER, { type: 'end-play' }]

const nothing = (of: 'crib' | number): Intent => ({ type: 'count-typed', of, points: 0 })

const partners = PRESETS['four-partners']

describe('how a game ended', () => {
  const twelve: Intent = { type: 'count', of: 1, cards: ['7D', '8S', '8C', '9H'] }
  const at = (a: number, b: number, rules: Rules = PRESETS['six-card-121']) =>
    openLog({ rules, dealer: 0, scores: [a, b] })

  test.each<[string, Log, string]>([
    [
      'a skunk',
      taps(at(119, 84), STARTER, pegBy(0, 2, 'pair')),
      'Ann wins, 121 to 84. Bob was 7 holes short of the skunk line.',
    ],
    [
      'a double skunk, by one hole',
      taps(at(119, 60), STARTER, pegBy(0, 2, 'pair')),
      'Ann wins, 121 to 60. Bob was 1 hole short of the double-skunk line.',
    ],
    [
      'the non-dealer counts out',
      taps(at(117, 113), ...SHOW, twelve),
      'Bob wins, 121 to 117. Bob counted out with a hand of 12 before Ann could count. Ann was 4 holes short.',
    ],
    [
      'from the stink hole',
      taps(at(120, 113), ...SHOW, twelve),
      'Bob wins, 121 to 120. Bob counted out with a hand of 12 before Ann could count. Ann was 1 hole short, in the stink hole.',
    ],
    [
      'the dealer counts out',
      taps(at(110, 100), ...SHOW, nothing(1), { type: 'count', of: 0, cards: ['7D', '8S', '8C', '9H'] }),
      'Ann wins, 121 to 100. Ann counted out with a hand of 12.',
    ],
    [
      'with the crib',
      taps(at(110, 91), ...SHOW, nothing(1), nothing(0), {
        type: 'count',
        of: 'crib',
        cards: ['7D', '8S', '8C', '9H'],
      }),
      'Ann wins, 121 to 91. Ann counted out with the crib. Bob cleared the skunk line by 1 hole.',
    ],
    [
      'by heels',
      taps(at(119, 100), { type: 'turn-starter', card: 'JC' }),
      'Ann wins, 121 to 100. Ann went out on two for his heels.',
    ],
    [
      'in the play',
      taps(at(119, 100), STARTER, pegBy(0, 2, 'pair')),
      'Ann wins, 121 to 100. Ann pegged out in the play.',
    ],
    [
      'by hand',
      taps(at(119, 100), STARTER, pegBy(0, 2)),
      'Ann wins, 121 to 100. Ann pegged the last 2 holes by hand.',
    ],
    [
      'lowball',
      taps(at(119, 100, asLowball(PRESETS['six-card-121'])), STARTER, pegBy(0, 2, 'pair')),
      'Bob wins, 100 to 121. Ann reached 121 first, and loses.',
    ],
    [
      'lowball of three, shared by the lowest',
      taps(
        openLog({ rules: asLowball(PRESETS['three-hand']), dealer: 0, scores: [119, 80, 80] }),
        STARTER,
        pegBy(0, 2, 'pair'),
      ),
      'Bob and Cleo share the game, 80 each to 121. Ann reached 121 first, and loses.',
    ],
    [
      'lowball of three, the lowest first',
      taps(
        openLog({ rules: asLowball(PRESETS['three-hand']), dealer: 0, scores: [119, 80, 60] }),
        STARTER,
        pegBy(0, 2, 'pair'),
      ),
      'Cleo wins, 60 to 80 and 121. Ann reached 121 first, and loses.',
    ],
    [
      'three players: the second decides the skunk',
      taps(
        openLog({ rules: PRESETS['three-hand'], dealer: 0, scores: [119, 40, 84] }),
        STARTER,
        pegBy(0, 2, 'pair'),
      ),
      'Ann wins, 121 to 84 and 40. Cleo was 7 holes short of the skunk line.',
    ],
    [
      'partners win, by the hand of one of them',
      taps(openLog({ rules: partners, dealer: 0, scores: [100, 113] }), ...SHOW, twelve),
      'Bob & Dan win, 121 to 100. Bob & Dan counted out with Bob’s hand of 12 before Ann could count.',
    ],
    ['given up', taps(at(49, 57), { type: 'give-up' }), 'Game ended early, 57 to 49. Nobody wins.'],
  ])('%s', (_, { game }, said) => {
    const { title, result, sentence } = sayEnd(game)
    expect(`${title}, ${result.words}. ${sentence}`).toBe(said)
  })

  test('a skunk is stamped with what it is worth', () => {
    const stamp = (score: number) => sayEnd(taps(at(119, score), STARTER, pegBy(0, 2, 'pair')).game).stamp
    expect(stamp(90)).toEqual({ title: 'Skunk', detail: 'two games', short: 'two' })
    expect(stamp(60)).toEqual({ title: 'Double skunk', detail: 'three games', short: 'three' })
    expect(stamp(91)).toBeUndefined()
  })
})

test('at lowball reaching the target loses', () => {
  const rules = asLowball(PRESETS['six-card-61'])
  expect(sayPegEffect(openLog({ rules, dealer: 0, scores: [55, 0] }).game, 0, 8)).toBe('55 to 61, and loses')
})

describe('where no deal is known to have decided a game', () => {
  /** Scores after each deal; the last are those at the end. */
  const went = (...scores: readonly (readonly [number, number])[]) => {
    const { game } = openLog({ dealer: 0 })
    const [deal] = game.deals
    const deals = scores.slice(0, -1).map((scoresBefore, i) => ({ ...deal!, number: i + 1, scoresBefore }))
    const pegs = scores.at(-1)!.map((front) => ({ front, back: 0 }))
    const outcome = { winners: [0], home: 0, scores: scores.at(-1)!, games: 1, seq: 9, by: 'hand' } as const
    const { strong, weak } = sayHowItWent({ ...game, deals, pegs, outcome } as unknown as typeof game)
    return weak ? `${strong} ${weak}` : strong
  }

  test.each([
    [
      'from the first deal',
      [
        [0, 0],
        [20, 12],
        [121, 108],
      ],
      'Ann led from the first deal to the end. Bob was never more than 13 behind.',
    ],
    [
      'from a later one',
      [
        [0, 0],
        [8, 12],
        [40, 26],
        [121, 108],
      ],
      'Ann led from deal 2 to the end. Bob was never more than 14 behind.',
    ],
    [
      'ahead from the start',
      [
        [108, 2],
        [118, 16],
        [121, 18],
      ],
      'Ann led from the first deal to the end.',
    ],
    [
      'far ahead',
      [
        [0, 0],
        [8, 12],
        [40, 26],
        [121, 60],
      ],
      'Ann led from deal 2 to the end.',
    ],
    [
      'from behind',
      [
        [0, 0],
        [20, 12],
        [100, 118],
        [121, 118],
      ],
      'Ann came from behind in the last deal.',
    ],
    [
      'level before the last deal',
      [
        [0, 0],
        [20, 12],
        [118, 118],
        [121, 118],
      ],
      'Ann led from the last deal to the end.',
    ],
  ] as const)('who led from when: %s', (_, scores, said) => expect(went(...scores)).toBe(said))

  test('a win is told with those who have not won', () => {
    const won = taps(openLog({ dealer: 0, scores: [116, 84] }), pegBy(0, 6)).game
    expect(sayStays(won)).toBe('Bob stays at 84')
  })
})
