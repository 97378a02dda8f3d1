import { describe, expect, it } from 'vitest'
import { PRESETS } from '../../rules/presets.ts'
import type { Holder } from '../../rules/rules.ts'
import { asLowball } from '../../rules/rules-name.ts'
import type { Intent } from '../intent.ts'
import { atTheShow, type Log, openLog, pegBy, skips, taps, withMuggins } from '../record/log.fixture.ts'

/** What the rules say of muggins, as far as an app sees it: the case, who says so, what it comes to here. */
interface Case {
  readonly about: string
  readonly source: string
  readonly log: () => Log
  /** Ann deals and is side 0; Bob is pone, with twelve in his hand. */
  readonly scores: readonly number[]
  readonly step?: Log['game']['step']['type']
  readonly refused?: string
}

const ON = withMuggins({ mode: 'on' })
const CALL = withMuggins({ mode: 'call' })

const TWELVE = ['7D', '8S', '8C', '9H'] as const
/** Ten with the king: four fifteens and a pair. */
const CRIB = ['5D', '5S', '2H', '3C'] as const

function claims(of: Holder, cards: Extract<Intent, { type: 'claim' }>['cards'], claimed: number): Intent {
  return { type: 'claim', of, cards, claimed }
}
const says = (claimed: number) => claims(1, TWELVE, claimed)
const takes: Intent = { type: 'take-muggins', side: 0 }
const calls = (named: number): Intent => ({ type: 'call-muggins', side: 0, named })

const CASES: readonly Case[] = [
  {
    about: 'it is off unless the table asked for it',
    source: 'ACC 10, S1:L74',
    log: () => atTheShow({}, says(8), takes),
    scores: [0, 8],
    step: 'show',
    refused: 'not-now',
  },
  {
    about: 'what a hand missed is taken',
    source: 'ACC 10, S1:L74, S4:L71',
    log: () => atTheShow({ rules: ON }, says(8), takes),
    scores: [4, 8],
    step: 'show',
  },
  {
    about: 'what the crib missed is taken, from the dealer',
    source: 'ACC 10, S1:L74',
    log: () =>
      atTheShow({ rules: ON }, ...skips(2), claims('crib', CRIB, 2), { type: 'take-muggins', side: 1 }),
    scores: [2, 8],
    step: 'deal',
  },
  {
    about: 'points missed in the play are a reason among the pegs',
    source: 'ACC 10',
    log: () =>
      taps(openLog({ rules: ON, dealer: 0 }), { type: 'turn-starter', card: 'KH' }, pegBy(1, 2, 'fifteen'), {
        type: 'peg',
        side: 0,
        points: 2,
        reason: 'muggins',
      }),
    scores: [2, 2],
    step: 'play',
  },
  {
    about: 'in the play too no more is taken than the holes that could have been pegged',
    source: 'ACC 10.4.a',
    log: () =>
      taps(
        openLog({ rules: PRESETS['acc-muggins'], dealer: 0, scores: [110, 119] }),
        { type: 'skip' },
        pegBy(1, 1),
        {
          type: 'peg',
          side: 0,
          points: 4,
          reason: 'muggins',
        },
      ),
    scores: [111, 120],
    step: 'play',
  },
  {
    about: 'in the play by cards nothing can be missed',
    source: 'the app pegs what a card makes',
    log: () =>
      taps(
        openLog({ rules: { ...ON, playBy: 'cards' }, dealer: 0 }),
        { type: 'turn-starter', card: 'KH' },
        { type: 'play-card', card: '7D' },
        { type: 'play-card', card: '8H' },
        takes,
      ),
    scores: [2, 0],
    step: 'play-card',
    refused: 'not-now',
  },
  {
    about: 'heels are pegged by the card itself and never mugged',
    source: 'ACC 10, ACC 6.3',
    log: () => atTheShow({ rules: ON, starter: 'JH' }, takes),
    scores: [2, 0],
    step: 'show',
    refused: 'not-now',
  },
  {
    about: 'a penalty nobody pegged is no claim: nothing is offered',
    source: 'ACC 10',
    log: () => atTheShow({ rules: withMuggins({ mode: 'on', overClaim: 'none' }) }, says(14), takes),
    scores: [0, 12],
    step: 'show',
    refused: 'not-now',
  },
  {
    about: 'muggins points that were missed are not mugged in turn',
    source: 'ACC 10',
    log: () => atTheShow({ rules: ON }, says(8), { type: 'pass-muggins' }, { type: 'take-muggins', side: 0 }),
    scores: [0, 8],
    step: 'show',
    refused: 'not-now',
  },
  {
    about: 'points lost by pegging backward are a correction, not a claim',
    source: 'ACC 10',
    log: () =>
      atTheShow(
        { rules: ON },
        pegBy(1, 9),
        { type: 'peg', side: 1, points: -4, reason: 'correction' },
        takes,
      ),
    scores: [0, 5],
    step: 'show',
    refused: 'not-now',
  },
  {
    about: 'a hand typed as a number says nothing that could be short',
    source: 'the app has no cards to hold against it',
    log: () => atTheShow({ rules: ON }, { type: 'count-typed', of: 1, points: 8 }, takes),
    scores: [0, 8],
    step: 'show',
    refused: 'not-now',
  },
  {
    about: 'near home no more is taken than the holes that could have been pegged',
    source: 'ACC 10.4.a',
    log: () =>
      atTheShow(
        { rules: { ...CALL, muggins: PRESETS['acc-muggins'].muggins }, scores: [110, 119] },
        says(0),
        calls(8),
      ),
    scores: [112, 119],
    step: 'show',
  },
  {
    about: 'nor where they are taken without being named, if the table says so',
    source: 'ACC 10.4.a',
    log: () =>
      atTheShow({ rules: withMuggins({ mode: 'on', within: 'home' }), scores: [110, 119] }, says(0), takes),
    scores: [112, 119],
    step: 'show',
  },
  {
    about: 'a table that does not say so takes all that was missed, and may win by it',
    source: 'house rules',
    log: () => atTheShow({ rules: ON, scores: [110, 119] }, says(0), takes),
    scores: [121, 119],
    step: 'over',
  },
  {
    about: 'it waits until the claim is pegged',
    source: 'ACC 10, 5th Peg',
    log: () => atTheShow({ rules: ON }, takes),
    scores: [0, 0],
    step: 'show',
    refused: 'not-now',
  },
  {
    about: 'it is taken before the next hand is counted, or let go',
    source: 'ACC 10',
    log: () => atTheShow({ rules: ON }, says(8), claims(0, CRIB, 8)),
    scores: [0, 8],
    step: 'muggins',
    refused: 'not-now',
  },
  {
    about: 'too few named: the lesser of named and true',
    source: 'ACC 10',
    log: () => atTheShow({ rules: CALL }, says(8), calls(3)),
    scores: [3, 8],
    step: 'show',
  },
  {
    about: 'too many named: the lesser of named and true',
    source: 'ACC 10',
    log: () => atTheShow({ rules: CALL }, says(8), calls(7)),
    scores: [4, 8],
    step: 'show',
  },
  {
    about: 'a false call pays the other side what was called',
    source: 'ACC 10',
    log: () => atTheShow({ rules: CALL }, says(12), calls(2)),
    scores: [0, 14],
    step: 'show',
  },
  {
    about: 'a false call pays nothing where the house has it so',
    source: 'house rule',
    log: () => atTheShow({ rules: withMuggins({ mode: 'call', falseCall: 'none' }) }, says(12), calls(2)),
    scores: [0, 12],
    step: 'show',
  },
  {
    about: 'a false call may win the game for the other side',
    source: 'ACC 10, first to the target',
    log: () => atTheShow({ rules: CALL, scores: [60, 107] }, says(12), calls(2)),
    scores: [60, 121],
    step: 'over',
  },
  {
    about: 'a false call in lowball pays the caller, who does not want it',
    source: 'remedies turn round',
    log: () => atTheShow({ rules: asLowball(CALL) }, says(12), calls(2)),
    scores: [2, 12],
    step: 'show',
  },
  {
    about: 'pegging out is compulsory: a claim that reaches the target wins, whatever it missed',
    source: 'ACC 10',
    log: () => atTheShow({ rules: ON, scores: [120, 113] }, says(8), takes),
    scores: [120, 121],
    step: 'over',
    refused: 'game-over',
  },
  {
    about: 'nobody mugs their own side',
    source: 'old Hoyle: the adversary takes them',
    log: () => atTheShow({ rules: ON }, says(8), { type: 'take-muggins', side: 1 }),
    scores: [0, 8],
    step: 'muggins',
    refused: 'own-claim',
  },
  {
    about: 'where they are only lost, nobody takes them',
    source: 'old Hoyle; St Catharines 21',
    log: () => atTheShow({ rules: withMuggins({ mode: 'flag' }) }, says(8), takes),
    scores: [0, 8],
    step: 'show',
    refused: 'not-now',
  },
]

describe('muggins, ruling by ruling', () => {
  it.each(CASES)('$about [$source]', ({ log, scores, step, refused }) => {
    const at = log()
    expect(at.game.pegs.map((pegs) => pegs.front)).toEqual(scores)
    expect(at.game.step.type).toBe(step)
    expect(at.refused?.type).toBe(refused)
  })
})
