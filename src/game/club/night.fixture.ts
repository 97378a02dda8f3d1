import { PRESETS } from '../../rules/presets.ts'
import { FORMATS, type Format } from './format.ts'
import type { Night, NightEntry } from './night.ts'

const NAMES =
  'Ann Bob Cleo Dan Edith Frank Grace Hugh Ivy Jim Kay Len Mary Ned Olive Percy Rose Sam Ted Una Vera Walt'

export const came = (players: number, from = 0): NightEntry[] =>
  Array.from({ length: players }, (_, i) => ({
    type: 'came',
    name: NAMES.split(' ')[from + i] ?? `Player ${from + i + 1}`,
  }))

export const BEGUN: NightEntry = { type: 'round-begun', at: 1_000 }

export const result = (
  round: number,
  table: number,
  values: readonly number[],
  by: 'typed' | 'code' | 'agreed' | 'forfeit' = 'typed',
): NightEntry => ({ type: 'result', round, table, values, by, at: 2_000 })

export function nightWith(entries: readonly NightEntry[], format: Format = FORMATS.club): Night {
  return { id: 'night', startedAt: 0, rules: PRESETS.acc, format, entries }
}
