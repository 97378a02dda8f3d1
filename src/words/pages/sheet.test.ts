import { expect, test } from 'vitest'
import type { GameEvent } from '../../game/record/entry.ts'
import { openLog, pegBy, skips, tap, taps } from '../../game/record/log.fixture.ts'
import { sayTap } from '../table/undo.ts'
import { saySheetHeading, saySheetNote, writeSheetCsv } from './sheet.ts'

const played = taps(
  openLog({ dealer: 0, scores: [100, 60] }),
  { type: 'skip' },
  pegBy(0, 2),
  { type: 'end-play' },
  ...skips(3),
  { type: 'deal', dealer: 1 },
  { type: 'skip' },
  { type: 'end-play' },
  ...skips(2),
  { type: 'count-typed', of: 'crib', points: 4 },
)
const peg = played.game.lines.find(({ entry }) => entry.type === 'pegged')!
const won = tap(played, {
  type: 'amend',
  target: peg.seq,
  with: { ...peg.entry, points: 30 } as GameEvent,
})

test('a deal keeps its heading where the game now ends before it', () => {
  const headings = ({ game }: typeof won) => game.lines.map(saySheetHeading)
  expect(new Set(headings(won))).toEqual(new Set(['Before the first deal', 'Deal 1', 'Deal 2']))
  expect(headings(won)).toEqual(headings(played))
})

test('a crib that comes after the end is called nobody’s rather than another’s', () => {
  const crib = won.game.lines.at(-1)!
  const { game } = tap(won, {
    type: 'amend',
    target: crib.seq,
    with: { ...crib.entry, points: 6 } as GameEvent,
  })
  expect(sayTap(game, game.undo!)).toBe('the crib 6, edited')
})

test('a spreadsheet of a game names the rules it began with', () => {
  const patch = { name: 'Six-card, to 61', target: 61, skunks: [] }
  const shorter = taps(openLog({ dealer: 0 }), { type: 'change-rules', patch })
  const [, first] = writeSheetCsv(shorter.game, () => '').split('\r\n')
  expect(first).toContain('to 121')
  expect(first).toContain('Ann')
})

test('a game that is over says how many minutes it took, one that goes on does not', () => {
  const timed = ({ game }: typeof won) => ({
    ...game,
    lines: game.lines.map((line, i, { length }) => ({ ...line, at: i === length - 1 ? 23 * 60_000 : 0 })),
  })
  expect(saySheetNote(timed(won), 2)).toBe(`Entry 3 of ${won.game.lines.length} · 23 min`)
  expect(saySheetNote(timed(played), 2)).toBe(`Entry 3 of ${played.game.lines.length}`)
})
