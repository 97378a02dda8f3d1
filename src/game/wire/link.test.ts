import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { anyText } from '../../base/any-text.fixture.ts'
import { checkLetters } from '../../base/fingerprint.ts'
import { PRESETS } from '../../rules/presets.ts'
import { asLowball } from '../../rules/rules-name.ts'
import { decodeEach } from '../record/decode.ts'
import { EMPTY_DRAFT } from '../record/draft.ts'
import { type Entry, type Row, rowSchema } from '../record/entry.ts'
import type { GameLog } from '../record/game-log.ts'
import { openLog, pegBy, taps } from '../record/log.fixture.ts'
import { playRecorded } from '../record/recorded.fixture.ts'
import { replay } from '../record/replay.ts'
import { type Bits, makeReader, makeWriter } from './bits.ts'
import { id, text, whole } from './coders.ts'
import { anyLog, anyTravelled, tenDeals, travelled } from './games.fixture.ts'
import { hasGame, linkOf, partsOf, readLink } from './link.ts'
import { codeRows } from './rows.ts'
import { rules as rulesCoder } from './short-rules.ts'

const inLink = (log: GameLog) => linkOf(log)!
const SEED = 15_02
const SOME_LETTERS = 'AQgw059-_z'
const DAMAGED = { ok: false, error: 'damaged' }
const game = (log: GameLog) => ({ ok: true, value: { type: 'game', log } })

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

/** A link to these letters, with the right check. */
const linkTo = (letters: string) => `g4-${checkLetters(letters)}${letters}`
const lettersBy = (write: (to: Bits) => void) => {
  const to = makeWriter()
  write(to)
  return to.letters()
}
/** A link whose first row has no more than this. */
const linkBy = (write: (to: Bits) => void) =>
  linkTo(
    lettersBy((to) => {
      id(to, 'g1')
      to.code(1, 0)
      write(to)
    }),
  )
/** A link to any rows, also to those of no game. */
const linkWithRows = (some: readonly Row[]) => linkBy((to) => codeRows(to, 99_999, some))
const [number, kind] = [whole(7), whole(2)]

const longer = (more: number, entry: Entry = { type: 'redealt' }): readonly Row[] => [
  ...rows,
  ...Array.from({ length: more }, (_, i) => {
    return { gameId: 'g1', seq: 99 + i, tapId: `t${99 + i}`, part: 0, at: 1, v: 1, entry } as const
  }),
]
const withRules = (own: object): readonly Row[] =>
  rows.map((row) =>
    row.entry.type === 'game-started'
      ? { ...row, entry: { ...row.entry, rules: { ...row.entry.rules, ...own } } }
      : row,
  )

describe('a game in a link', () => {
  it('comes out as it went in, with the half-tapped hand', () => {
    const link = inLink(LOG)
    expect(link).toMatch(/^g4-[A-Za-z0-9_-]+$/)
    expect(link.length).toBeLessThan(110)
    expect(readLink(link)).toEqual(game(LOG))
  })

  it('is found in a whole address and in a message around it', () => {
    const link = inLink(LOG)
    for (const around of [
      `https://host/app/receive#${link}`,
      `Here is our game:\nhttps://host/#${link}\nBob`,
    ]) {
      expect(hasGame(around)).toBe(true)
      expect(readLink(around).ok).toBe(true)
    }
  })

  test.each([
    ['', 'no-game', 'nothing'],
    ['https://host/count?hand=5H5SJD5D', 'no-game', 'another link'],
    ['#g1z-AAAA', 'older', 'a link from before the first release'],
    ['#g3-AAAA', 'older', 'another from before the first release'],
    ['#g5.1-AAAA', 'newer', 'a link of a later release'],
    ['#g4-AAAA', 'damaged', 'nothing in it'],
    ['#g4.1.2-AAAA', 'damaged', 'a part'],
    [linkTo(''), 'damaged', 'no letters'],
    [linkTo('A'.repeat(40)), 'damaged', 'zeros'],
    [linkTo('_'.repeat(400)), 'damaged', 'a number without end'],
    [linkBy((to) => wellOfBrackets(to)), 'damaged', 'a well of brackets'],
  ])('%#. no game where there is none', (link, why) => {
    expect(readLink(link)).toEqual({ ok: false, error: why })
  })

  function wellOfBrackets(to: Bits): void {
    number(to, 1)
    to.code(1, 0)
    whole(16)(to, 0)
    kind(to, 20)
    text(50_000)(to, '['.repeat(50_000))
  }

  it('is refused by a release in which its preset has other rules, or that has no such preset', () => {
    const link = inLink(LOG)
    const preset = PRESETS['six-card-121']
    Reflect.set(PRESETS, 'six-card-121', { ...preset, heels: 3 })
    expect(readLink(link)).toEqual({ ok: false, error: 'other-rules' })
    Reflect.set(PRESETS, 'six-card-121', preset)
    expect(readLink(link).ok).toBe(true)
    const unheardOf = lettersBy((to) => to.code(6, 63)) + 'A'.repeat(20)
    expect(() => rulesCoder(makeReader(unheardOf))).toThrow()
  })

  it('with one letter changed anywhere is refused, or brings the same game', () => {
    const link = inLink(LOG)
    const others: string[] = []
    for (const [at, letter] of [...link].entries()) {
      const [before, rest] = [link.slice(0, at), link.slice(at + 1)]
      others.push(...[...SOME_LETTERS].map((other) => before + other + rest), before + rest)
      others.push(before + rest.slice(0, 1) + letter + rest.slice(1))
    }
    expect(others.length).toBeGreaterThan(700)
    for (const other of others.filter((one) => one !== link)) {
      const read = readLink(other)
      if (read.ok) expect(read, other).toEqual(game(LOG))
    }
  })

  it('comes out as it went in, whatever was played and undone, on one phone or several', () => {
    fc.assert(
      fc.property(anyTravelled(GAMES), (log) => {
        expect(readLink(inLink(log))).toEqual(game(log))
      }),
      { seed: SEED, numRuns: 60 },
    )
  })

  it('comes out as it went in, whatever entries, names, ids and times it has', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        expect(readLink(inLink(log))).toEqual(game(log))
      }),
      { seed: SEED, numRuns: 300 },
    )
  })

  it.each(
    Object.values(PRESETS).flatMap(({ note, ...rules }) => [
      note === undefined ? rules : { ...rules, note },
      rules,
      asLowball(rules),
      {
        ...rules,
        note: 'ours',
        penalties: [{ kind: 'renege' as const, reason: 'Held back', points: 3, who: 'opponents' as const }],
      },
    ]),
  )('%#. keeps its rules: $name', (rules) => {
    const scores = [...new Set(rules.sideOfSeat)].map(() => 7)
    const started = openLog({ rules, scores })
    const read = readLink(inLink({ gameId: 'g1', rows: started.rows }))
    const log = read.ok && read.value.type === 'game' && read.value.log
    expect(log && replay(log.rows)?.rules).toEqual(started.game.rules)
  })

  /** What these games took when the format was made. */
  test.each([
    ['five-alone', 6, 2_500],
    ['five-card-61', 2, 600],
    ['five-card-partners', 2, 550],
    ['four-alone', 3, 1_050],
    ['four-partners', 3, 1_100],
    ['league-doubles', 3, 1_050],
    ['league-singles', 3, 1_000],
    ['league-triples', 2, 700],
    ['lowball', 4, 1_600],
    ['six-card-121', 3, 950],
    ['six-card-61', 1, 400],
    ['six-pairs', 3, 950],
    ['six-teams', 2, 650],
    ['three-hand', 4, 1_500],
  ])('%s takes at most %i codes, and %i letters', (name, codes, letters) => {
    const link = inLink(travelled(RECORDED.get(`${name}.txt`)!))
    expect(link.length).toBeLessThanOrEqual(letters)
    expect(partsOf(link, 490).length).toBeLessThanOrEqual(codes)
  })

  it('is not made for a game that is too long for it, and not read', () => {
    const long = (more: number) => ({ gameId: 'g1', rows: longer(more) })
    expect(readLink(inLink(long(2_900))).ok).toBe(true)
    expect(linkOf(long(3_000))).toBeUndefined()
    expect(readLink(linkWithRows(longer(3_000)))).toEqual(DAMAGED)
  })

  test.each<[string, Entry]>([
    ['a peg', { type: 'pegged', side: 7, points: 2, reason: 'pair' }],
    ['a deal', { type: 'dealt', dealer: 2, points: 0 }],
    ['a card', { type: 'card-played', seat: 3, card: '5H', points: 0 }],
    ['a hand', { type: 'hand-counted', of: 4, points: 3 }],
    ['a penalty', { type: 'hand-counted', of: 0, points: 3, penalty: [{ side: 5, points: 2 }] }],
    ['a call', { type: 'muggins-passed', of: 0, by: 2, named: 1 }],
    ['a corrected entry', { type: 'amended', target: 3, with: { type: 'dealt', dealer: 6, points: 0 } }],
  ])('with %s for a seat or side that the game does not have is refused', (_, entry) => {
    expect(readLink(linkWithRows(longer(1, entry)))).toEqual(DAMAGED)
  })

  it('with anything at all in place of its rules is refused or can be played', () => {
    const names = fc.constantFrom('sideOfSeat', 'target', 'deal', '__proto__', 'play', 'penalties', 'other')
    fc.assert(
      fc.property(fc.dictionary(names, fc.jsonValue()), (junk) => {
        const read = readLink(linkWithRows(withRules(junk)))
        if (read.ok && read.value.type === 'game') expect(replay(read.value.log.rows)).toBeDefined()
      }),
      { seed: SEED, numRuns: 80 },
    )
  })

  it('made of anything at all never throws', () => {
    const some = fc.string({ unit: fc.constantFrom(...SOME_LETTERS), maxLength: 400 })
    const own = inLink(LOG).slice(9)
    const anything = fc.oneof(
      anyText(),
      some.map((letters) => `#${linkTo(letters)}`),
      some.map((letters) => linkTo(own.slice(0, -9) + letters)),
    )
    fc.assert(
      fc.property(anything, (link) => {
        readLink(link)
      }),
      { seed: SEED, numRuns: 500 },
    )
  })
})

describe('a link made to keep a phone busy is refused at once', () => {
  /** It froze a tab for twenty seconds: few letters, of which every answer took longer than the one before. */
  const BOMB = `sYbS-QmAiFVzk9PUcnCNbn9${'A'.repeat(400)}`

  const nested = (to: Bits) => Array.from({ length: 20_000 }, () => [kind(to, 14), number(to, 1)])

  test.each([
    ['from before', `g2-${BOMB}`],
    ['as it would be now', linkTo(BOMB.slice(6))],
    ['of so many rows', linkBy((to) => number(to, 2 ** 50))],
    ['of a text so long', linkTo(lettersBy((to) => [to.code(1, 1), whole(3)(to, 2 ** 50)]))],
    ['of as many letters as are read', linkTo('A'.repeat(150_000))],
    ['of entries in entries', linkBy((to) => [number(to, 1), to.code(18, 0), ...nested(to)])],
    [
      'of inserted entries',
      linkWithRows(longer(18_000, { type: 'inserted', before: 3, entry: { type: 'redealt' } })),
    ],
    ['of starts', linkWithRows(Array(900).fill(rows[0]))],
  ])('%s', (_, link) => {
    expect(readLink(link).ok).toBe(false)
  })

  it('because an id or a text longer than its bound is not read at all', () => {
    const read = (letters: number) =>
      id(makeReader(lettersBy((to) => [to.code(1, 1), text(99)(to, 'x'.repeat(letters)), number(to, 0)])))
    expect(read(64)).toBe('x'.repeat(64))
    expect(() => read(65)).toThrow('too long')
    expect(() => text(3)(makeReader(lettersBy((to) => text(9)(to, 'four'))))).toThrow('too long')
  })
})

describe('the format of a link', () => {
  const all = decodeEach(rowSchema, JSON.parse(readFileSync(new URL('record-v1.json', FOLDER), 'utf8')).rows)
  // The rules are those of today's presets: they are no part of the format.
  const [first, ...frozen] = all
  const written = readFileSync(new URL('link-v4.txt', FOLDER), 'utf8').trim()
  const readBack = (letters: string, before?: Row) =>
    codeRows(makeReader(letters), 99, [], before).map((row) => ({ ...row, gameId: 'g1', v: 1 }))

  it('holds every type of entry', () => {
    expect(readLink(inLink({ gameId: 'g1', rows: all }))).toEqual(game({ gameId: 'g1', rows: all }))
  })

  it('never changes under one version', () => {
    expect(lettersBy((to) => codeRows(to, 99, frozen))).toBe(written)
    expect(readBack(written)).toEqual(frozen)
  })

  it('can be that of the last rows alone, for a reader who has the row before', () => {
    const letters = lettersBy((to) => codeRows(to, 99, frozen, first))
    expect(readBack(letters, first)).toEqual(frozen)
    expect(letters.length).toBeLessThan(written.length)
  })
})
