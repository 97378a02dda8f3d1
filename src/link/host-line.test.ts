import { describe, expect, it } from 'vitest'
import { type HostEvent, type HostLine, newHostLine, stepHost } from './host-line.ts'
import { MOST_IN_BEAT } from './timing.ts'

const ROWS = [{ seq: 1, tapId: 'a' }]
const HELLO = { game: 'g1', host: 'Ann', at: 0, taken: [] }

function open(): HostLine {
  return stepHost(newHostLine(0), { type: 'opened', hello: HELLO }, 0)[0]
}
const heard = (message: unknown): HostEvent => ({
  type: 'heard',
  message: JSON.stringify(message),
  rows: ROWS,
  taken: [],
})
const ask = (tapId: string) =>
  heard({ type: 'ask', game: 'g1', tapId, base: 1, at: 0, intent: { type: 'go' } })

describe('the line to a guest', () => {
  it('ends with a word where more comes than anybody taps', () => {
    let line = open()
    for (let i = 0; i <= MOST_IN_BEAT; i++) line = stepHost(line, heard({ type: 'beat' }), 1)[0]
    expect(line.phase).toBe('ended')
    expect(stepHost(line, heard({ type: 'beat' }), 1)).toEqual([line, []])
  })

  it('ends where something is not understood', () => {
    const [line, effects] = stepHost(open(), heard({ type: 'hack' }), 1)
    expect(line.phase).toBe('ended')
    expect(effects).toEqual([
      { type: 'send', message: { type: 'bye', why: 'not-understood' } },
      { type: 'close' },
    ])
  })

  it('asks for a tap once, and answers at once for one that it has done', () => {
    const [line, effects] = stepHost(open(), ask('b'), 1)
    expect(effects).toMatchObject([{ type: 'ask', ask: { tapId: 'b' } }])
    expect(stepHost(line, ask('b'), 1)[1]).toEqual([])
    const [done] = stepHost(line, { type: 'answered', tapId: 'b', rows: ROWS }, 1)
    expect(stepHost(done, ask('b'), 1)[1]).toEqual([{ type: 'send', message: { type: 'done', tapId: 'b' } }])
  })

  it('calls no tap done that somebody else has made', () => {
    const not = { type: 'not', tapId: 'a', why: 'refused' }
    expect(stepHost(open(), ask('a'), 1)[1]).toEqual([{ type: 'send', message: not }])
  })

  it('is put away by the player of this phone once it is lost', () => {
    const [lost] = stepHost(open(), { type: 'closed' }, 1)
    expect(stepHost(lost, { type: 'ended', why: 'ended' }, 1)[0].phase).toBe('ended')
  })

  it('brings no rows before the guest has said what he has', () => {
    const saved: HostEvent = { type: 'saved', rows: ROWS }
    expect(stepHost(open(), saved, 1)[1]).toEqual([])
    const [line, effects] = stepHost(open(), heard({ type: 'have', seq: 0 }), 1)
    expect(effects).toEqual([{ type: 'rows', after: 0 }])
    expect(stepHost(line, saved, 1)[1]).toEqual([])
  })
})
