import { expect, test } from 'vitest'
import { PRESETS } from '../../rules/presets.ts'
import { openLog, pegBy, tap, taps } from '../record/log.fixture.ts'
import { insertableBefore } from './insertable.ts'

const SIX = PRESETS['six-card-121']

const deal = taps(
  openLog({ dealer: 0 }),
  { type: 'skip' },
  { type: 'end-play' },
  { type: 'skip' },
  { type: 'count-typed', of: 0, points: 4 },
)
const next = taps(deal, { type: 'count-typed', of: 'crib', points: 2 }, { type: 'deal', dealer: 1 })
const before = ({ game }: typeof next, place: number) => insertableBefore(game, game.lines.at(place)!)

test('a deal that is over may lack the starter and a hand that was skipped', () => {
  expect(before(next, -2)).toEqual({ deal: 1, hands: [1], starter: true })
  expect(before(next, 2)).toEqual({ deal: 1, hands: [], starter: true })
})

test('a hand is inserted where hands are counted: not before the starter, in the play, or under an open claim', () => {
  const rules = { ...SIX, muggins: { ...SIX.muggins, mode: 'on' } } as const
  const log = taps(
    openLog({ rules, dealer: 0 }),
    { type: 'turn-starter', card: 'KH' },
    pegBy(1, 2),
    { type: 'end-play' },
    { type: 'claim', of: 1, cards: ['7D', '8S', '8C', '9H'], claimed: 5 },
    { type: 'take-muggins', side: 0 },
    { type: 'count-typed', of: 0, points: 4 },
    { type: 'skip' },
    { type: 'deal', dealer: 1 },
  )
  const kinds = log.game.lines.map(({ entry }) => entry.type)
  const offered = kinds.filter((_, place) => before(log, place)?.hands.length === 1)
  expect(offered).toEqual(['hand-counted', 'hand-counted', 'step-skipped', 'dealt'])
  expect(before(log, kinds.indexOf('muggins-taken'))?.hands).toEqual([])
})

test('a hand skipped by mistake is missed most in the deal that ended the game', () => {
  const log = taps(
    openLog({ dealer: 0, scores: [115, 117] }),
    { type: 'skip' },
    { type: 'end-play' },
    { type: 'skip' },
    { type: 'count-typed', of: 0, points: 8 },
  )
  expect(log.game.outcome?.winners).toEqual([0])
  // The crib was not forgotten: nobody had to count it any more.
  expect(before(log, -1)).toEqual({ deal: 1, hands: [1], starter: true })
  const entry = { type: 'hand-counted', of: 1, points: 6 } as const
  const right = tap(log, { type: 'insert', before: log.game.lines.at(-1)!.seq, entry })
  expect(right.game.outcome?.winners).toEqual([1])
})

test('of a game won in the play no hand was forgotten', () => {
  const log = taps(openLog({ dealer: 0, scores: [115, 117] }), { type: 'skip' }, pegBy(1, 2), pegBy(1, 2))
  expect(log.game.step.type).toBe('over')
  expect(before(log, -1)).toEqual({ deal: 1, hands: [], starter: true })
})

test('what the deal on the table waits for is not forgotten', () => {
  expect(before(deal, -1)).toEqual({ deal: 1, hands: [], starter: true })
  expect(before(next, -1)).toEqual({ deal: 2, hands: [], starter: false })
})

test('before the first deal there are only points, and before the start nothing', () => {
  expect(before(next, 1)).toEqual({ deal: 0, hands: [], starter: false })
  expect(before(next, 0)).toBeUndefined()
})
