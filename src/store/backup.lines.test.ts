import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../base/any-text.fixture.ts'
import { replay } from '../game/record/replay.ts'
import { decodeHead, decodeLine, withCheck, writeLine } from './backup.ts'
import { OPENING } from './database.fixture.ts'

/** A failure prints its seed and path. */
const RUNS = { seed: 152_153, numRuns: 1_000 } as const

const LINES = [
  writeLine({ type: 'head', madeAt: 1 }),
  writeLine({ type: 'game', log: { gameId: 'g1', rows: OPENING } }),
  writeLine({ type: 'device', device: { names: [{ name: 'Ann', usedAt: 1 }] } }),
  writeLine({ type: 'raw', json: '{"gameId":"g1","entry":[[[]]]}' }),
  writeLine({ type: 'end', games: 1 }),
] as const

/** A line of ours with one of its values, however deep, changed for something else, and its check corrected. */
const spoilt = fc.tuple(fc.constantFrom(...LINES), fc.nat(), fc.jsonValue()).map(([line, which, junk]) => {
  let seen = 0
  const all = line.match(/[{[,:]/g)?.length ?? 1
  const { check, ...rest } = JSON.parse(line)
  return withCheck(
    JSON.stringify(JSON.parse(JSON.stringify(rest), (_, value) => (seen++ === which % all ? junk : value))) ??
      '',
  )
})

describe('a line of a backup', () => {
  it('of ours is read', () => {
    expect(LINES.slice(1).map((line) => decodeLine(line).ok)).toEqual([true, true, true, true])
    expect(decodeHead(LINES[0]).ok).toBe(true)
  })

  it('of anything at all is read or refused, never thrown; what is read can be written again', () => {
    const text = fc.oneof(spoilt, fc.json().map(withCheck), fc.json(), anyText())
    fc.assert(
      fc.property(text, (line) => {
        const head = decodeHead(line)
        if (!head.ok) expect(['foreign', 'newer-file', 'damaged']).toContain(head.error.type)
        const read = decodeLine(line)
        if (!read.ok) {
          expect(read.error).toEqual({ type: 'damaged' })
          return
        }
        if (read.value.type === 'game') expect(replay(read.value.log.rows)).toBeDefined()
        expect(decodeLine(writeLine(read.value))).toEqual(read)
      }),
      RUNS,
    )
  })
})
