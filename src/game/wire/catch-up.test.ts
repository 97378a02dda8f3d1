import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { checkLetters } from '../../base/fingerprint.ts'
import { err, type Result } from '../../base/result.ts'
import { decodeEach } from '../record/decode.ts'
import { type Row, rowSchema } from '../record/entry.ts'
import { decodeLog, type GameLog } from '../record/game-log.ts'
import { tap } from '../record/log.fixture.ts'
import { asSecondVersion } from '../record/merge-logs.ts'
import { playRecorded } from '../record/recorded.fixture.ts'
import { extend, type Folded, replay } from '../record/replay.ts'
import { catchUpCode, hasCatchUp, readCatchUp } from './catch-up.ts'
import { anyTravelled, tenDeals, travelled } from './games.fixture.ts'

const SEED = 15_02
const FOLDER = new URL('../../../cases/', import.meta.url)
const RECORDED = readdirSync(new URL('recorded/', FOLDER)).map((name) => {
  return [name, playRecorded(readFileSync(new URL(`recorded/${name}`, FOLDER), 'utf8')).log] as const
})
const recorded = (name: string) => RECORDED.find(([known]) => known === name)![1]
const TEN_DEALS = tenDeals('cards')
const GAMES = [...RECORDED.map(([, log]) => log), TEN_DEALS]

const codeOf = (log: GameLog) => catchUpCode(log)!
const cut = (log: GameLog, rows: number): GameLog => ({ ...log, rows: log.rows.slice(0, rows) })

/** As it comes from a disk. */
function stored({ gameId, rows }: GameLog): GameLog {
  const log = decodeLog(gameId, undefined, rows)
  if (!log.ok) throw new Error(log.error.reason)
  return log.value
}

/** What somebody with this log has after reading the code. */
function read(text: string, log: GameLog): Result<GameLog, string> {
  const code = readCatchUp(text)
  if (!code.ok) return code
  return code.value.isOf(log.gameId) ? code.value.onto(stored(log)) : err('not-followed')
}

/** How many rows there are whenever a deal is over. */
function dealEnds(log: GameLog): readonly number[] {
  let folded: Folded = { rows: log.rows.slice(0, 1), game: replay(log.rows.slice(0, 1))! }
  const ends: number[] = []
  for (const row of log.rows.slice(1)) {
    folded = extend(folded, [row])!
    const { step, deals } = folded.game
    if (step.type === 'deal' && deals.length > ends.length) ends.push(folded.rows.length)
  }
  return ends
}

const GAME = travelled(recorded('six-card-121.txt'))
const [FIRST = 0, SECOND = 0, THIRD = 0] = dealEnds(GAME)
const CODE = codeOf(cut(GAME, THIRD))

describe('a catch-up code', () => {
  test.each(RECORDED)('brings each deal of %s to who saw the deal before', (_, log) => {
    const whole = travelled(log)
    const ends = [1, ...dealEnds(whole), whole.rows.length]
    for (const [i, end] of ends.entries()) {
      const code = codeOf(cut(whole, end))
      const before = cut(whole, ends[i - 1] ?? 1)
      if (end > before.rows.length) expect(read(code, before)).toEqual({ ok: true, value: cut(whole, end) })
    }
  })

  it('of a deal of two hands fits a code of version 6, which is 41 dots wide', () => {
    const ends = dealEnds(GAME)
    expect(ends.length).toBeGreaterThan(6)
    for (const end of ends) expect(codeOf(cut(GAME, end)).length).toBeLessThanOrEqual(134)
  })

  it('of any deal fits one code that a small phone can read', () => {
    for (const log of [recorded('five-alone.txt'), TEN_DEALS].map((one) => travelled(one)))
      for (const end of dealEnds(log)) expect(codeOf(cut(log, end)).length).toBeLessThanOrEqual(321)
  })

  it('also helps who saw a deal that was corrected afterwards', () => {
    const before = recorded('six-card-121.txt')
    const start = { rows: before.rows.slice(0, SECOND), game: replay(before.rows.slice(0, SECOND))! }
    const undone = tap(tap(start, { type: 'undo' }), { type: 'redo' })
    const next = tap(undone, {
      type: 'deal',
      dealer: undone.game.step.type === 'deal' ? undone.game.step.dealer : 0,
    })
    expect(next.refused).toBeUndefined()
    const log = travelled(next)
    expect(read(codeOf(log), cut(log, SECOND))).toEqual({ ok: true, value: log })
  })

  it('is read in any part of a message, and also on a phone that kept the game as a second version', () => {
    expect(hasCatchUp(`https://host/app/receive#${CODE}`)).toBe(true)
    const second = asSecondVersion(cut(GAME, SECOND), '7 x')
    expect(read(`Look: ${CODE}\nAnn`, second)).toMatchObject({
      ok: true,
      value: { gameId: second.gameId, rows: { length: THIRD } },
    })
  })

  test.each([
    ['', 'no-game', 'nothing'],
    ['https://elsewhere.example/menu', 'no-game', 'something else'],
    ['g4-AAAA', 'no-game', 'the code of a whole game'],
    ['u0-AAAA', 'older', 'a code of an older release'],
    ['u2-AAAA', 'newer', 'a code of a newer release'],
    ['u1-AAAA', 'damaged', 'too little'],
    [`u1-${checkLetters('')}`, 'damaged', 'a check of nothing'],
    [`u1-${checkLetters('____________')}____________`, 'damaged', 'a number without end'],
  ])('%#. that is none is said: %s', (text, why) => {
    expect(read(text, GAME)).toEqual({ ok: false, error: why })
  })

  it('says what it needs, and what it is not for', () => {
    const from = cut(GAME, SECOND)
    expect(read(CODE, cut(GAME, FIRST))).toEqual({ ok: false, error: 'missed' })
    expect(read(CODE, cut(GAME, THIRD))).toEqual({ ok: false, error: 'nothing-new' })
    expect(read(CODE, GAME)).toEqual({ ok: false, error: 'nothing-new' })
    expect(read(CODE, { ...from, gameId: 'another' })).toEqual({ ok: false, error: 'not-followed' })
    const changed = (at: number, change: Partial<Row>) => ({
      ...GAME,
      rows: GAME.rows.slice(0, at).map((row, i) => (i === at - 1 ? { ...row, ...change } : row)),
    })
    expect(read(CODE, changed(SECOND, { tapId: 'ours' }))).toEqual({ ok: false, error: 'differs' })
    expect(read(CODE, changed(SECOND + 1, { tapId: 'ours' }))).toEqual({ ok: false, error: 'differs' })
  })

  it('brings what was played since the deal before, to whoever has that, at any moment', () => {
    const case_ = fc.record({ log: anyTravelled(GAMES), has: fc.double({ min: 0, max: 1, noNaN: true }) })
    fc.assert(
      fc.property(case_, ({ log, has }) => {
        const known = cut(log, Math.max(1, Math.ceil(log.rows.length * has)))
        const got = read(codeOf(log), known)
        if (known.rows.length === log.rows.length) expect(got).toEqual({ ok: false, error: 'nothing-new' })
        else if (got.ok) expect(got).toEqual({ ok: true, value: log })
        else expect(got).toEqual({ ok: false, error: 'missed' })
      }),
      { seed: SEED, numRuns: 60 },
    )
  })

  it('with one letter changed anywhere is refused, or brings the same', () => {
    const from = cut(GAME, SECOND)
    const others = [...CODE].flatMap((letter, at) => {
      const [before, rest] = [CODE.slice(0, at), CODE.slice(at + 1)]
      const swapped = before + rest.slice(0, 1) + letter + rest.slice(1)
      return [...[...'AQgw059-_z'].map((other) => before + other + rest), before + rest, swapped]
    })
    expect(others.length).toBeGreaterThan(1_000)
    for (const other of others) {
      const got = read(other, from)
      if (got.ok) expect(got, other).toEqual({ ok: true, value: cut(GAME, THIRD) })
    }
  })

  it('of any letters is read or refused, and never breaks the reader', () => {
    const letters = fc.stringMatching(/^[A-Za-z0-9_-]{0,300}$/)
    const head = CODE.slice(9, 20)
    fc.assert(
      fc.property(letters, fc.boolean(), (some, begins) => {
        const all = begins ? head + some : some
        const got = read(`u1-${checkLetters(all)}${all}`, cut(GAME, SECOND))
        if (got.ok) expect(replay(got.value.rows)).toBeDefined()
      }),
      { seed: SEED, numRuns: 2_000 },
    )
  })

  it('never changes its format under one version', () => {
    const rows = decodeEach(
      rowSchema,
      JSON.parse(readFileSync(new URL('record-v1.json', FOLDER), 'utf8')).rows,
    )
    const written = readFileSync(new URL('catch-up-v1.txt', FOLDER), 'utf8').trim()
    expect(codeOf({ gameId: 'g1', rows })).toBe(written)
    expect(read(written, { gameId: 'g1', rows: rows.slice(0, -1) })).toEqual({
      ok: true,
      value: { gameId: 'g1', rows },
    })
  })
})
