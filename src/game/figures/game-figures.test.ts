import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fingerprint } from '../../base/fingerprint.ts'
import { runs } from '../../base/runs.fixture.ts'
import { atTheShow, type Log, openLog, pegBy, tap, withMuggins } from '../record/log.fixture.ts'
import { playRandom, randomGame } from '../record/random-games.fixture.ts'
import { playRecorded } from '../record/recorded.fixture.ts'
import { decodeFigures, type FiguresRow, figuresIn, figuresRow } from './game-figures.ts'

/** A hand of 29, one of which less was claimed, and then Bob goes home. */
const won = atTheShow(
  { scores: [40, 60], starter: '5C', rules: withMuggins({ mode: 'flag' }) },
  { type: 'claim', of: 1, cards: ['5H', '5D', 'JC', '5S'], claimed: 29 },
  { type: 'claim', of: 0, cards: ['7D', '8S', '8C', 'KS'], claimed: 6 },
  pegBy(1, 60),
)

function rowOf({ rows, game }: Log): FiguresRow {
  const row = figuresRow('g1', game, rows)
  if (!row) throw new Error('the game is not over')
  return row
}

const decoded = (row: FiguresRow) => decodeFigures(row, row.updatedAt)

describe('what is stored of a game', () => {
  it('is what was found in it', () => {
    expect(decoded(rowOf(won))).toEqual(figuresIn('g1', won.game))
    fc.assert(
      fc.property(randomGame({ withUndo: false }), (random) => {
        const { rows, game } = playRandom(random)
        const row = figuresRow('g1', game, rows)
        expect(row && decoded(row)).toEqual(game.outcome && figuresIn('g1', game))
      }),
      { seed: 47, numRuns: runs(60) },
    )
  })

  it('is nothing before it is over, and nothing while rows are missing, which may be recovered', () => {
    const { rows, game } = openLog({ dealer: 1 })
    expect(figuresRow('g1', game, rows)).toBeUndefined()
    expect(figuresRow('g1', won.game, won.rows.toSpliced(3, 1))).toBeUndefined()
    const { rows: all, game: undone } = tap(won, { type: 'undo' })
    expect(figuresRow('g1', undone, all)).toBeUndefined()
  })

  it.each<[string, (row: FiguresRow) => unknown]>([
    ['nothing is stored', () => undefined],
    ['the row is a number', () => 5],
    ['another version has found it', (row) => ({ ...row, version: row.version + 1 })],
    ['the game was changed since', (row) => ({ ...row, updatedAt: row.updatedAt - 1 })],
    ['it is no text', (row) => ({ ...row, found: {} })],
    ['it is cut short', (row) => ({ ...row, found: row.found.slice(0, -2) })],
    ['there are no players', (row) => ({ ...row, found: row.found.replace('"players"', '"seats"') })],
    ['a number is a text', (row) => ({ ...row, found: row.found.replace('"won":1', '"won":"1"') })],
    ['a figure is missing', (row) => ({ ...row, found: row.found.replace('"margin":', '"x":') })],
    ['a card of the wall is none', (row) => ({ ...row, found: row.found.replaceAll('JC', 'ZZ') })],
    ['a card of practice is none', (row) => ({ ...row, found: row.found.replaceAll('KS', 'ZZ') })],
    ['a mistake is unknown', (row) => ({ ...row, found: row.found.replace('"traps":["', '"traps":["x') })],
  ])('is found again where %s', (_, damage) => {
    const row = rowOf(won)
    const damaged = damage(row)
    expect(damaged).not.toEqual(row)
    expect(decodeFigures(damaged, row.updatedAt)).toBeUndefined()
  })
})

it('whoever changes what is found in a game, or how it is stored, gives it a new version', () => {
  const recorded = ['six-card-121', 'four-partners'].map((name) =>
    playRecorded(readFileSync(`cases/recorded/${name}.txt`, 'utf8')),
  )
  const stored = [won, ...recorded.map(({ log }) => log)].map(rowOf)
  // After a change of this, change `VERSION` too.
  expect([stored[0]?.version, fingerprint(JSON.stringify(stored))]).toEqual([2, '6535fcf3f6ee'])
})
