import { expect, it, test } from 'vitest'
import { atTheShow, type Log, openLog, tap } from '../game/record/log.fixture.ts'
import { PRESETS } from '../rules/presets.ts'
import { mayAsk } from './may-ask.ts'
import type { GuestIntent, Place } from './messages.ts'

const SIX = PRESETS['six-card-121']
/** Ann has dealt, so Bob plays and counts first, and the crib is Ann’s. */
const [ANN, BOB] = [0, 1] as const
const AT_THE_PLAY = openLog({ dealer: ANN })
const BY_CARDS = tap(openLog({ rules: { ...SIX, playBy: 'cards' }, dealer: ANN }), {
  type: 'turn-starter',
  card: 'KH',
})
const AT_THE_SHOW = atTheShow({})
/** Bob claims 2 of 12, and Ann may take what he missed. */
const MISSED = atTheShow(
  { rules: PRESETS['acc-muggins'] },
  { type: 'claim', of: BOB, cards: ['7D', '8S', '8C', '9H'], claimed: 2 },
)

const peg = (side: number): GuestIntent => ({ type: 'peg', side, points: 2, reason: 'pair' })
const counts = (of: 0 | 1 | 'crib'): GuestIntent => ({ type: 'count-typed', of, points: 4 })
const PASS: GuestIntent = { type: 'pass-muggins' }

test.each<[string, Log, GuestIntent, Place]>([
  ['a peg', AT_THE_PLAY, peg(BOB), BOB],
  ['a card, or go', BY_CARDS, { type: 'play-card', card: '5H' }, BOB],
  ['a hand', AT_THE_SHOW, counts(BOB), BOB],
  ['the crib of a dealer', AT_THE_SHOW, counts('crib'), ANN],
  ['muggins', MISSED, { type: 'take-muggins', side: ANN }, ANN],
  ['that nobody takes what was missed', MISSED, PASS, ANN],
])('%s is for its own side to tap, and for nobody else', (_, { game, refused }, intent, side) => {
  expect(refused).toBeUndefined()
  expect(mayAsk(game, side, intent)).toBe(true)
  for (const other of [side === ANN ? BOB : ANN, 'watch', undefined] as const)
    expect(mayAsk(game, other, intent), String(other)).toBe(false)
})

it('what belongs to no side anybody at the table may tap, but not who watches', () => {
  for (const intent of [{ type: 'end-play' }, { type: 'deal', dealer: ANN }] as const) {
    expect([ANN, BOB].map((side) => mayAsk(AT_THE_PLAY.game, side, intent))).toEqual([true, true])
    expect(mayAsk(AT_THE_PLAY.game, 'watch', intent)).toBe(false)
  }
})

it('a tap is taken back by its own side, and what belongs to no side by anybody', () => {
  const undo = { type: 'undo' } as const
  const pegged = tap(AT_THE_PLAY, { type: 'peg', side: BOB, points: 2, reason: 'pair' })
  expect([ANN, BOB].map((side) => mayAsk(pegged.game, side, undo))).toEqual([false, true])
  const shown = tap(tap(pegged, { type: 'turn-starter', card: '4S' }), { type: 'end-play' })
  expect([ANN, BOB].map((side) => mayAsk(shown.game, side, undo))).toEqual([true, true])
  const changed = tap(shown, { type: 'change-rules', patch: { heels: 1 } })
  expect([ANN, BOB].map((side) => mayAsk(changed.game, side, undo))).toEqual([false, false])
})

it('the last entry of a side is its own to take out when others have pegged since', () => {
  const { game } = tap(tap(AT_THE_PLAY, { type: 'peg', side: BOB, points: 2, reason: 'pair' }), {
    type: 'peg',
    side: ANN,
    points: 2,
    reason: 'pair',
  })
  const [bobs = 0, anns = 0] = game.lines.slice(-2).map(({ seq }) => seq)
  const mayTakeOut = (side: number, target: number) => mayAsk(game, side, { type: 'remove', target })
  expect([mayTakeOut(BOB, bobs), mayTakeOut(ANN, anns)]).toEqual([true, true])
  expect([mayTakeOut(BOB, anns), mayTakeOut(ANN, bobs)]).toEqual([false, false])
})
