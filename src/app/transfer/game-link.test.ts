import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { anyText } from '../../base/any-text.fixture.ts'
import { checkLetters } from '../../base/fingerprint.ts'
import { EMPTY_DRAFT } from '../../game/record/draft.ts'
import type { Row } from '../../game/record/entry.ts'
import type { GameLog } from '../../game/record/game-log.ts'
import { openLog, pegBy, taps } from '../../game/record/log.fixture.ts'
import { playRecorded } from '../../game/record/recorded.fixture.ts'
import { replay } from '../../game/record/replay.ts'
import { penaltyOf } from '../../rules/penalty.ts'
import { PRESETS } from '../../rules/presets.ts'
import { asLowball } from '../../rules/rules-name.ts'
import { hasGame, linkOf, readLink } from './game-link.ts'
import { anyLog, anyTravelled, tenDeals, travelled } from './games.fixture.ts'
import { partsOf } from './link-parts.ts'
import { bytesOfLog, logOfBytes } from './log-bytes.ts'

const inLink = (log: GameLog) => linkOf(log)!
const SEED = 15_02
const SOME_LETTERS = 'AQgw059-_z'

const { rows } = taps(openLog({ dealer: 0 }), { type: 'turn-starter', card: 'JH' }, pegBy(1, 2, 'fifteen'))
const LOG: GameLog = {
  gameId: 'g1',
  rows,
  draft: { gameId: 'g1', headSeq: 4, draft: { ...EMPTY_DRAFT, hands: [{ of: 1, cards: ['5H', '6H'] }] } },
}

const FOLDER = new URL('../../../cases/', import.meta.url)
const RECORDED = new Map(
  readdirSync(new URL('recorded/', FOLDER)).map((name) => {
    return [name, playRecorded(readFileSync(new URL(`recorded/${name}`, FOLDER), 'utf8')).log] as const
  }),
)
const GAMES = [...RECORDED.values(), tenDeals('cards'), tenDeals('points')]

/** A link to these bytes, with the right check. */
function linkTo(bytes: Iterable<number>): string {
  const letters = Buffer.from([...bytes]).toString('base64url')
  return `g3-${checkLetters(letters)}${letters}`
}

const numberBytes = (number: number): readonly number[] =>
  number < 128 ? [number] : [(number % 128) + 128, ...numberBytes(Math.floor(number / 128))]

const inserted = (many: number): GameLog => {
  const entry = { type: 'inserted', before: 3, entry: { type: 'play-ended' } } as const
  const added = Array.from({ length: many }, (_, i): Row => {
    return { gameId: 'g1', seq: 99 + i, tapId: `t${99 + i}`, part: 0, at: 1, v: 1, entry }
  })
  return { gameId: 'g1', rows: [...rows, ...added] }
}

/** The link with other text in place of the rules. */
function linkWithRules(text: string): string {
  const bytes = Buffer.from(bytesOfLog(LOG))
  const at = bytes.indexOf('["six-card-121"')
  const end = at + (bytes[at - 1] ?? 0)
  const written = Buffer.from(text)
  return linkTo([
    ...bytes.subarray(0, at - 1),
    ...numberBytes(written.length),
    ...written,
    ...bytes.subarray(end),
  ])
}

/** Of the processor: other work on the machine does not count. */
const milliseconds = (work: () => unknown): number => {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

describe('a game in a link', () => {
  it('comes out as it went in, with the half-tapped hand', () => {
    const link = inLink(LOG)
    expect(link).toMatch(/^g3-[A-Za-z0-9_-]+$/)
    expect(link.length).toBeLessThan(180)
    expect(readLink(link)).toEqual({ ok: true, value: LOG })
  })

  it('is read from before penalties had a kind, and gets it from their texts', () => {
    const link =
      'g3-yDb8KwAyJnIgIABAIBAyJ0IgIAAA0TWyJhY2MiLCJhOWVjOTQiLHt9XQ1bIkFubiIsIkJvYiJdAgABAyJtIgIAASkCAwMidCIEAJBOCylAkE4CAg'
    const read = readLink(link)
    expect(read.ok && read.value.rows[0]?.entry).toMatchObject({ rules: PRESETS.acc })
    expect(penaltyOf(PRESETS.acc, 'false-game')?.points).toBe(15)
  })

  it('is found in a whole address and in a message around it', () => {
    const link = inLink(LOG)
    for (const text of [
      `https://host/app/receive#${link}`,
      `Here is our game:\nhttps://host/#${link}\nBob`,
    ]) {
      expect(hasGame(text)).toBe(true)
      expect(readLink(text).ok).toBe(true)
    }
  })

  test.each([
    ['', 'no-game', 'nothing'],
    ['https://host/count?hand=5H5SJD5D', 'no-game', 'another link'],
    ['#g1z-AAAA', 'older', 'a link from before the first release'],
    ['#g2-AAAA', 'older', 'another from before the first release'],
    ['#g4.1-AAAA', 'newer', 'a link of a later release'],
    ['#g3-AAAA', 'damaged', 'nothing in it'],
    ['#g3.1.2-AAAA', 'damaged', 'a part'],
    [linkTo([]), 'damaged', 'no bytes'],
    [linkTo([0, 0, 0]), 'damaged', 'zeros'],
    [linkTo(Array(300).fill(255)), 'damaged', 'a number without end'],
    [linkWithRules('['.repeat(100_000)), 'damaged', 'a well of brackets'],
    [linkWithRules('["six-card-121","other1",{}]'), 'other-rules', 'rules of another release'],
    [linkWithRules('["poker","other1",{}]'), 'other-rules', 'rules that are not known here'],
  ])('%#. no game where there is none', (text, why) => {
    expect(readLink(text)).toEqual({ ok: false, error: why })
  })

  it('with one letter changed anywhere is refused, or brings the same game', () => {
    const link = inLink(LOG)
    const others: string[] = []
    for (const [at, letter] of [...link].entries()) {
      const [before, after] = [link.slice(0, at), link.slice(at + 1)]
      others.push(...[...SOME_LETTERS].map((other) => before + other + after), before + after)
      others.push(before + after.slice(0, 1) + letter + after.slice(1))
    }
    expect(others.length).toBeGreaterThan(700)
    for (const other of others.filter((one) => one !== link)) {
      const read = readLink(other)
      if (read.ok) expect(read.value, other).toEqual(LOG)
    }
  })

  it('comes out as it went in, whatever was played and undone, on one phone or several', () => {
    fc.assert(
      fc.property(anyTravelled(GAMES), (log) => {
        expect(readLink(inLink(log))).toEqual({ ok: true, value: log })
      }),
      { seed: SEED, numRuns: 60 },
    )
  })

  it('comes out as it went in, whatever entries, names, ids and times it has', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        expect(readLink(inLink(log))).toEqual({ ok: true, value: log })
      }),
      { seed: SEED, numRuns: 300 },
    )
  })

  it.each(Object.values(PRESETS).flatMap((rules) => [rules, asLowball(rules), { ...rules, note: 'ours' }]))(
    '%#. keeps its rules: $name',
    (rules) => {
      const scores = [...new Set(rules.sideOfSeat)].map(() => 7)
      const { rows: started, game } = openLog({ rules, scores })
      const read = readLink(inLink({ gameId: 'g1', rows: started }))
      expect(read.ok && replay(read.value.rows)?.rules).toEqual(game.rules)
    },
  )

  /** Codes as they were when links were packed with a model, plus two, and letters of an usual game. */
  test.each([
    ['five-alone', 6, 2_600],
    ['five-card-61', 3, 650],
    ['five-card-partners', 3, 650],
    ['four-alone', 4, 1_200],
    ['four-partners', 4, 1_150],
    ['league-doubles', 4, 1_100],
    ['league-singles', 4, 1_050],
    ['league-triples', 4, 800],
    ['lowball', 5, 1_700],
    ['six-card-121', 4, 1_000],
    ['six-card-61', 3, 450],
    ['six-pairs', 4, 1_050],
    ['six-teams', 4, 750],
    ['three-hand', 5, 1_550],
  ])('%s takes at most %i codes, and %i letters', (name, codes, letters) => {
    const link = inLink(travelled(RECORDED.get(`${name}.txt`)!))
    expect(link.length).toBeLessThanOrEqual(letters)
    expect(partsOf(link, 490).length).toBeLessThanOrEqual(codes)
  })

  it('is not made for a game that is too long for it, and not read', () => {
    const long = (more: number) => {
      const last = rows.at(-1)!
      const added = Array.from({ length: more }, (_, i) => ({ ...last, seq: 99 + i, tapId: `t${99 + i}` }))
      return { gameId: 'g1', rows: [...rows, ...added] }
    }
    expect(readLink(inLink(long(2_900))).ok).toBe(true)
    expect(linkOf(long(3_000))).toBeUndefined()
    expect(readLink(linkTo(bytesOfLog(long(3_000))))).toEqual({ ok: false, error: 'damaged' })
  })

  it('with a name of more letters than are taken is refused', () => {
    const [start, ...rest] = LOG.rows
    const entry = { ...start?.entry, players: ['x'.repeat(30_000), 'Bob'] }
    const link = linkTo(bytesOfLog({ ...LOG, rows: [{ ...start, entry } as Row, ...rest] }))
    expect(readLink(link)).toEqual({ ok: false, error: 'damaged' })
  })

  test.each<[string, object]>([
    ['a peg', { type: 'pegged', side: 7, points: 2, reason: 'pair' }],
    ['a deal', { type: 'dealt', dealer: 2, points: 0 }],
    ['a card', { type: 'card-played', seat: 3, card: '5H', points: 0 }],
    ['a hand', { type: 'hand-counted', of: 4, points: 3 }],
    ['a penalty', { type: 'hand-counted', of: 0, points: 3, penalty: [{ side: 5, points: 2 }] }],
    ['a call', { type: 'muggins-passed', of: 0, by: 2, named: 1 }],
    ['a corrected entry', { type: 'amended', target: 3, with: { type: 'dealt', dealer: 6, points: 0 } }],
  ])('with %s for a seat or side that the game does not have is refused', (_, entry) => {
    const row = { ...rows.at(-1), seq: 99, tapId: 'x', part: 0, entry } as Row
    const log = { ...LOG, rows: [...rows, row] }
    expect(readLink(linkTo(bytesOfLog(log)))).toEqual({ ok: false, error: 'damaged' })
  })

  it('with anything at all in place of its rules is refused or can be played', () => {
    const rules = fc.oneof(
      fc.jsonValue(),
      fc.tuple(fc.constant('six-card-121'), fc.string(), fc.jsonValue()),
      fc.dictionary(fc.constantFrom('sideOfSeat', 'target', 'deal', '__proto__', 'play'), fc.jsonValue()),
    )
    fc.assert(
      fc.property(rules, (junk) => {
        const read = readLink(linkWithRules(JSON.stringify(junk)))
        if (read.ok) expect(replay(read.value.rows)).toBeDefined()
      }),
      { seed: SEED, numRuns: 80 },
    )
  })

  it('made of anything at all never throws', () => {
    const some = fc.oneof(fc.nat(255), fc.nat(30), fc.constantFrom(0, 1, 2, 127, 128, 255))
    const anything = fc.oneof(
      anyText(),
      fc.array(some, { maxLength: 400 }).map((bytes) => `#${linkTo(bytes)}`),
      fc.array(some, { maxLength: 400 }).map((bytes) => linkTo([...bytesOfLog(LOG).slice(0, -9), ...bytes])),
    )
    fc.assert(
      fc.property(anything, (text) => {
        readLink(text)
      }),
      { seed: SEED, numRuns: 500 },
    )
  })
})

describe('a link made to keep a phone busy', () => {
  /** It froze a tab for twenty seconds: few letters, of which every answer took longer than the one before. */
  const BOMB = `sYbS-QmAiFVzk9PUcnCNbn9${'A'.repeat(400)}`
  const ENDLESS = numberBytes(2 ** 50)

  test.each([
    ['from before', `g2-${BOMB}`],
    ['as it would be now', `g3-${checkLetters(BOMB.slice(6))}${BOMB.slice(6)}`],
    ['of so many rows', linkTo([1, 34, 34, 0, 0, ...ENDLESS])],
    ['of a text so long', linkTo(ENDLESS)],
    ['of a draft so long', linkTo([2, 34, 34, 0, ...ENDLESS, ...Array(300).fill(1)])],
    ['of a hand so long', linkTo([...bytesOfLog(LOG).slice(0, -9), ...Array(90_000).fill(23)])],
    ['of as many letters as are read', `g3-${'A'.repeat(200_000)}`],
    ['of inserted entries', linkTo(bytesOfLog(inserted(18_000)))],
    ['of starts', linkTo(bytesOfLog({ ...LOG, rows: Array(900).fill(rows[0]) }))],
  ])('%s is refused at once', (_, link) => {
    expect(milliseconds(() => expect(readLink(link).ok).toBe(false))).toBeLessThan(1_000)
  })
})

describe('the format of a link', () => {
  const all: { readonly rows: readonly Row[] } = JSON.parse(
    readFileSync(new URL('record-v1.json', FOLDER), 'utf8'),
  )
  // The rules are those of today's presets: they are no part of the format.
  const frozen: GameLog = { gameId: 'g1', rows: all.rows.slice(1) }
  const written = readFileSync(new URL('link-v3.txt', FOLDER), 'utf8').trim()

  it('holds every type of entry', () => {
    const read = readLink(inLink({ gameId: 'g1', rows: all.rows }))
    expect(read.ok && read.value.rows.slice(1)).toEqual(frozen.rows)
  })

  it('never changes under one version', () => {
    expect(Buffer.from(bytesOfLog(frozen)).toString('base64url')).toBe(written)
    expect(logOfBytes(Buffer.from(written, 'base64url'), 99)).toMatchObject({ id: 'g1' })
  })
})
