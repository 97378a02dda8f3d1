import { PRESETS, type PresetName } from '../../rules/presets.ts'
import { seatCount } from '../../rules/rules.ts'

type Family = readonly PresetName[]

const FAMILIES: readonly Family[] = [
  ['six-card-121', 'six-card-61', 'three-hand', 'four-partners', 'four-alone', 'six-teams', 'six-pairs'],
  ['five-card-61', 'five-card-partners'],
  ['league-singles', 'league-doubles', 'league-triples'],
]

/** Numbers of players there are presets for, fewest first. */
export const SEATS: readonly number[] = [
  ...new Set(Object.values(PRESETS).map((rules) => seatCount(rules))),
].sort((a, b) => a - b)

const seat = (seats: number) => (preset: PresetName) => seatCount(PRESETS[preset]) === seats

/** The presets for so many players, by family. */
export function presetGroups(seats: number): readonly Family[] {
  return FAMILIES.map((family) => family.filter(seat(seats))).filter((group) => group.length > 0)
}

/** The preset nearest to this one for another number of players: its own family’s first, if it has one. */
export function presetFor(seats: number, like: PresetName): PresetName {
  const family = FAMILIES.find((presets) => presets.includes(like)) ?? []
  return family.find(seat(seats)) ?? FAMILIES.flat().find(seat(seats)) ?? like
}
