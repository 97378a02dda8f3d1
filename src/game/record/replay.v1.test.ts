import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { decodeAs } from './decode.ts'
import { type Entry, type Row, rowSchema } from './entry.ts'
import { replay } from './replay.ts'

/**
 * A game with every entry of format version 1, as it was stored, and the pegs after each of its lines. It is
 * frozen: when this test fails, an old game reads otherwise.
 */
const KEPT: { readonly rows: readonly unknown[]; readonly lines: readonly unknown[] } = JSON.parse(
  readFileSync(new URL('../../../cases/record-v1.json', import.meta.url), 'utf8'),
)

/** Types that came after it was frozen are left out. */
const EVERY_TYPE: Readonly<Record<Exclude<Entry['type'], 'lead-passed' | 'crib-moved'>, true>> = {
  'game-started': true,
  'dealer-cut': true,
  dealt: true,
  'starter-turned': true,
  'card-played': true,
  'go-said': true,
  'play-stopped': true,
  'play-ended': true,
  'hand-counted': true,
  'muggins-taken': true,
  'muggins-passed': true,
  pegged: true,
  'step-skipped': true,
  redealt: true,
  'rules-changed': true,
  abandoned: true,
  amended: true,
  inserted: true,
  removed: true,
  undone: true,
  redone: true,
}

function decoded(): readonly Row[] {
  return KEPT.rows.map((row) => {
    const read = decodeAs(rowSchema, row)
    if (!read.ok) throw new Error(JSON.stringify(read.error))
    return read.value
  })
}

it('a game of format version 1 is read as it was written, with the preset that it did not name yet', () => {
  const [first, ...others] = decoded()
  expect(others).toEqual(KEPT.rows.slice(1))
  expect([first]).toMatchObject(KEPT.rows.slice(0, 1))
  expect(first?.entry).toMatchObject({ rules: { preset: 'five-card-61' } })
})

it('it holds every entry, and every field that may be missing', () => {
  const entries = decoded().map(({ entry }) => entry)
  expect(new Set(entries.map(({ type }) => type))).toEqual(new Set(Object.keys(EVERY_TYPE)))
  const text = JSON.stringify(entries)
  for (const field of ['scores', 'cards', 'claimed', 'penalty', 'go', 'by', 'named', 'note', 'joins'])
    expect(text).toContain(`"${field}":`)
})

it('it comes to the same pegs at every line, and the same lines count', () => {
  const lines = replay(decoded())?.lines.map(({ seq, entry, pegs, ignored }) => [
    seq,
    entry.type,
    ...pegs.map(({ front, back }) => [front, back]),
    ...(ignored ? [ignored.type] : []),
  ])
  expect(lines).toEqual(KEPT.lines)
})
