import fc from 'fast-check'
import { expect, test } from 'vitest'
import { figuresOf } from '../../game/figures/player-figures.ts'
import type { GameSummary } from '../../game/record/game-summary.ts'
import { openLog, pegBy, read, taps } from '../../game/record/log.fixture.ts'
import { fileName, sayBackedUp, sayFileTrouble, sayHowMany, sayReminder, sayRestored } from './backup.ts'
import { writeGamesCsv, writePlayersCsv } from './csv.ts'
import { sayDeleted } from './games.ts'
import { writeSheetCsv } from './sheet.ts'

const NONE = { new: 0, extended: 0, same: 0, behind: 0, 'kept-as-copy': 0 }

test('what was restored is counted game by game', () => {
  expect(sayRestored({ ...NONE, new: 12, same: 2, behind: 1 })).toBe(
    '12 games restored; 3 were here already.',
  )
  expect(sayRestored({ ...NONE, 'kept-as-copy': 1, extended: 1 })).toBe(
    '1 game updated; 1 game added as a second version.',
  )
  expect(sayRestored({ ...NONE, same: 1 })).toBe('1 game was here already.')
  expect(sayRestored(NONE)).toBe('There is no game in this file.')
})

test('a file that is refused says that nothing was changed', () => {
  for (const type of [
    'unreadable',
    'too-large',
    'foreign',
    'newer-file',
    'damaged',
    'cut-short',
    'busy',
  ] as const)
    expect(sayFileTrouble({ type })).toMatch(/Nothing was changed\.$/)
  expect(sayFileTrouble({ type: 'damaged' })).toBe(
    'This backup is damaged. Use another copy, or save it again on the device it came from. Nothing was changed.',
  )
})

test('backups, deletions and the reminder are each a sentence', () => {
  expect(sayBackedUp({ games: 1, leftOut: 0 })).toBe('1 game in the file. Keep it on another device.')
  expect(sayReminder(11)).toBe('Eleven games since the last backup.')
  expect(sayReminder(40)).toBe('40 games since the last backup.')
  expect(sayDeleted('Ann 3, Bob 2', 0)).toBe('Ann 3, Bob 2 deleted.')
  expect(sayHowMany(12)).toBe('12 games on this device.')
  expect(fileName('2026-11-21', ['Ann', '../=Bob\u202e'])).toBe('fifteen-two-ann-bob-2026-11-21.game')
})

test('a cell of the score sheet never starts a formula, whatever a player is called', () => {
  const { rows } = taps(openLog({ dealer: 0 }), pegBy(0, -2), pegBy(1, 2, 'fifteen'))
  const sign = fc.constantFrom('=', '+', '-', '@', ' =', '\t@', '\u202e=', '"', ',', '\n', '')
  fc.assert(
    fc.property(sign, fc.string(), (first, rest) => {
      const named = rows.map((row) =>
        row.entry.type === 'game-started'
          ? { ...row, entry: { ...row.entry, players: [`${first}${rest}`, 'Bob'] } }
          : row,
      )
      const cells = cellsOf(writeSheetCsv(read(named).game, (at) => `${at}`))
      for (const line of cells) expect(line).toHaveLength(cells[0]!.length)
      for (const one of cells.flat()) expect(one).not.toMatch(/^[\s\p{Cf}]*[=+\-@]/u)
    }),
    { seed: 15_02, numRuns: 60 },
  )
})

test('all games and all players are tables whose cells never start a formula', () => {
  const evil = ['=1+1', '-2', '@a', 'Ann "A", Bob', '\u202e=', '+3']
  const game = (i: number): GameSummary => ({
    id: `g${i}`,
    startedAt: 1000,
    updatedAt: 2000,
    players: [evil[i % evil.length]!, evil[(i + 1) % evil.length]!, 'Cleo'].slice(0, 2 + (i % 2)),
    sideOfSeat: [0, 1, 2].slice(0, 2 + (i % 2)),
    marks: ['a', 'b', 'c'],
    rules: evil[i % evil.length]!,
    target: 121,
    scores: [90, 121, 7].slice(0, 2 + (i % 2)),
    state: 'over',
    winners: [1],
    games: 2,
    matchId: 'm',
    matchIndex: i,
  })
  const games = cellsOf(writeGamesCsv([0, 1, 2, 3, 4, 5].map(game), (at) => `${at}`))
  const open = openLog({ dealer: 0 }).rows.map((row) =>
    row.entry.type === 'game-started' ? { ...row, entry: { ...row.entry, players: ['=Ann', 'Bob'] } } : row,
  )
  const log = taps(read(open), pegBy(0, 60), pegBy(0, 60), pegBy(0, 1))
  const players = cellsOf(writePlayersCsv([...figuresOf('g', log.game).values()]))
  expect(games).toHaveLength(7)
  expect(players.map(([name, played, won]) => [name, played, won])).toEqual([
    ['Player', 'Games', 'Won'],
    ["'=Ann", '1', '1'],
    ['Bob', '1', '0'],
  ])
  expect(games[2]?.slice(5)).toEqual(["'@a", '121', '2', "'-2", '90', '0', 'Cleo', '7', '0'])
  for (const table of [games, players]) {
    for (const line of table) expect(line).toHaveLength(table[0]!.length)
    for (const cell of table.flat()) expect(cell).not.toMatch(/^[\s\p{Cf}]*[=+\-@]/u)
  }
})

/** Reads a table as a table calculator does. */
function cellsOf(csv: string): readonly (readonly string[])[] {
  const table: string[][] = [[]]
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    if (end === '' && !quoted && !plain) break
    table.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') table.push([])
  }
  return table.filter((line) => line.length > 0)
}
