import fc from 'fast-check'
import { anyText } from '../../base/any-text.fixture.ts'
import { PACK } from '../../rules/card.ts'
import { type Entry, type GameEvent, PEG_REASONS } from './entry.ts'

const card = fc.constantFrom(...PACK)
const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const withoutHoles = (entry: object) =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined))
const an = (type: Entry['type'], fields: Readonly<Record<string, fc.Arbitrary<unknown>>> = {}) =>
  fc.record({ type: fc.constant(type), ...fields }).map(withoutHoles)

interface Values {
  /** Also for sides. */
  readonly seat: fc.Arbitrary<number>
  readonly points: fc.Arbitrary<number>
  readonly claimed: fc.Arbitrary<number>
  readonly text?: fc.Arbitrary<string>
}

const SHORT = anyText({ maxLength: 9 })

/** Every event of a game but its start, whether or not such a thing can happen at a table. */
export function eventsWith({ seat, points, claimed, text = SHORT }: Values): fc.Arbitrary<GameEvent> {
  const of = fc.oneof(seat, fc.constant('crib' as const))
  const side = seat
  const penalty = sometimes(fc.array(fc.record({ side, points }), { maxLength: 3 }))
  const cards = sometimes(fc.array(card, { maxLength: 6 }))
  const go = sometimes(points)
  const call = { by: sometimes(seat), named: sometimes(claimed) }
  const events = fc.oneof(
    an('dealer-cut', { cuts: fc.array(fc.record({ seat, card }), { maxLength: 4 }) }),
    an('dealt', { dealer: seat, points }),
    an('starter-turned', { card, points }),
    an('card-played', { seat, card, points, go }),
    an('go-said', { seat, points }),
    an('play-stopped', { seat, points }),
    an('play-ended'),
    an('hand-counted', { of, cards, claimed: sometimes(claimed), points, penalty, go }),
    an('muggins-taken', { side, of, points, ...call }),
    an('muggins-passed', { of, ...call, penalty }),
    an('pegged', {
      side,
      points,
      reason: fc.constantFrom(...PEG_REASONS),
      note: sometimes(text),
      joins: sometimes(fc.constant(true)),
    }),
    an('step-skipped', { step: fc.oneof(of, fc.constant('starter')), go }),
    an('redealt'),
    an('crib-moved', { seat }),
    an('abandoned'),
    an('rules-changed', { patch: fc.constantFrom({}, { heels: 3 }, { playBy: 'cards' }, { target: 91 }) }),
  )
  return events as fc.Arbitrary<GameEvent>
}

/** Such an event, and what corrects or undoes one. */
export function entriesWith(
  event: fc.Arbitrary<GameEvent>,
  { line, tap }: { readonly line: fc.Arbitrary<number>; readonly tap: fc.Arbitrary<string> },
): fc.Arbitrary<Entry> {
  const entries = fc.oneof(
    { weight: 4, arbitrary: event },
    an('amended', { target: line, with: event }),
    an('inserted', { before: line, entry: event }),
    an('removed', { target: line }),
    an('undone', { target: tap }),
    an('redone', { target: tap }),
  )
  return entries as fc.Arbitrary<Entry>
}
