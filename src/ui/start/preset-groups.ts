import { PRESETS, type PresetName } from '../../rules/presets.ts'
import { type Rules, seatCount } from '../../rules/rules.ts'

/** Rule sets of one kind for any number of players: the preset, its heading, its short name under it. */
type Family = readonly (readonly [preset: PresetName, heading: string, short: string])[]

const FAMILIES: readonly Family[] = [
  [
    ['six-card-121', 'Six-card', 'To 121'],
    ['six-card-61', 'Six-card', 'To 61'],
    ['three-hand', 'Three-hand', 'To 121'],
    ['four-partners', 'Four-hand', 'Partners'],
    ['four-alone', 'Four-hand', 'Each alone'],
    ['six-teams', 'Six-hand', 'Two teams of three'],
    ['six-pairs', 'Six-hand', 'Three pairs'],
  ],
  [
    ['five-card-61', 'Five-card', 'To 61'],
    ['five-card-partners', 'Five-card', 'Partners'],
  ],
  [
    ['league-singles', 'League', 'Singles'],
    ['league-doubles', 'League', 'Doubles'],
    ['league-triples', 'League', 'Triples'],
  ],
]

export interface PresetChoice {
  readonly preset: PresetName
  readonly short: string
  readonly rules: Rules
}

export interface PresetGroup {
  readonly name: string
  readonly choices: readonly PresetChoice[]
}

/** Numbers of players there are rule sets for, fewest first. */
export const SEATS: readonly number[] = [
  ...new Set(Object.values(PRESETS).map((rules) => seatCount(rules))),
].sort((a, b) => a - b)

/** The rule sets for so many players, by family. */
export function presetGroups(seats: number): readonly PresetGroup[] {
  return FAMILIES.flatMap((family) => {
    const rows = family.filter(([preset]) => seatCount(PRESETS[preset]) === seats)
    const name = rows[0]?.[1]
    const choices = rows.map(([preset, , short]) => ({ preset, short, rules: PRESETS[preset] }))
    return name === undefined ? [] : [{ name, choices }]
  })
}

/** The rule set nearest to this one for another number of players: its own family’s first, if it has one. */
export function presetFor(seats: number, like: PresetName): PresetName {
  const family = FAMILIES.find((rows) => rows.some(([preset]) => preset === like)) ?? []
  const of = (rows: Family) => rows.find(([preset]) => seatCount(PRESETS[preset]) === seats)?.[0]
  return of(family) ?? of(FAMILIES.flat()) ?? like
}
