import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { anyText } from '../base/any-text.fixture.ts'
import { readToGuest, readToHost } from './messages.ts'

const ASK = {
  type: 'ask',
  game: 'g1',
  tapId: 'a-1',
  base: 3,
  at: 5,
  intent: { type: 'peg', side: 1, points: 2, reason: 'pair' },
}
const read = (message: unknown) => readToHost(JSON.stringify(message))
const REFUSED = { ok: false, error: 'not-understood' }

describe('what comes over a line', () => {
  it('is read as it was sent', () => {
    expect(read(ASK)).toEqual({ ok: true, value: ASK })
    const rows = { type: 'rows', after: 2, head: 3, letters: 'AbC-_' }
    expect(readToGuest(JSON.stringify(rows))).toEqual({ ok: true, value: rows })
  })

  it('has what a table adds to the cut and the deal', () => {
    const deal = { ...ASK, intent: { type: 'deal', dealer: 1, asksStarter: true } }
    expect(read(deal)).toEqual({ ok: true, value: deal })
  })

  test.each<[string, unknown]>([
    ['no message', 3],
    ['another kind', { type: 'hack' }],
    ['a field too many', { type: 'beat', more: 1 }],
    ['a tap that no guest may ask for', { ...ASK, intent: { type: 'give-up' } }],
    ['a correction of somebody else’s entry', { ...ASK, intent: { type: 'amend', target: 2, with: {} } }],
    ['a number out of range', { ...ASK, base: -1 }],
    ['a fraction', { ...ASK, intent: { ...ASK.intent, points: 1.5 } }],
    ['an id without end', { ...ASK, tapId: 'x'.repeat(65) }],
    ['a side that no game has', { type: 'place', place: 99 }],
  ])('is refused: %s', (_, message) => {
    expect(read(message)).toEqual(REFUSED)
  })

  it('is not even parsed where it is longer than any message', () => {
    expect(readToGuest(`{"type":"beat"}${' '.repeat(100_000)}`)).toEqual(REFUSED)
  })

  it('never throws, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), fc.json()), (text) => {
        readToHost(text)
        readToGuest(text)
      }),
      { seed: 15_02, numRuns: 400 },
    )
  })
})
