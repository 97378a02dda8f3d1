import { PRESETS, type PresetName } from '../../rules/presets.ts'
import { type Rules, seatCount } from '../../rules/rules.ts'

/** A family of rule sets, with the short name each has beside its family’s. */
interface Family {
  readonly name: string
  readonly presets: readonly (readonly [PresetName, string])[]
}

const FAMILIES: readonly Family[] = [
  {
    name: 'Six-card',
    presets: [
      ['six-card-121', 'To 121'],
      ['six-card-61', 'To 61'],
      ['three-hand', 'To 121'],
      ['four-partners', 'Partners'],
      ['four-alone', 'Each alone'],
      ['six-teams', 'Two teams of three'],
      ['six-pairs', 'Three pairs'],
    ],
  },
  {
    name: 'Five-card',
    presets: [
      ['five-card-61', 'To 61'],
      ['five-card-partners', 'Partners'],
    ],
  },
  {
    name: 'League',
    presets: [
      ['league-singles', 'Singles'],
      ['league-doubles', 'Doubles'],
      ['league-triples', 'Triples'],
    ],
  },
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
  return FAMILIES.map(({ name, presets }) => ({
    name,
    choices: presets.flatMap(([preset, short]) => {
      const rules = PRESETS[preset]
      return seatCount(rules) === seats ? [{ preset, short, rules }] : []
    }),
  })).filter((group) => group.choices.length > 0)
}

/** The rule set nearest to this one for another number of players: its own family’s first, if it has one. */
export function presetFor(seats: number, like: PresetName): PresetName {
  const family = FAMILIES.find(({ presets }) => presets.some(([preset]) => preset === like))
  const groups = presetGroups(seats)
  const group = groups.find(({ name }) => name === family?.name) ?? groups[0]
  return group?.choices[0]?.preset ?? like
}
