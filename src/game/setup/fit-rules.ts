import { PRESET_NAMES, PRESETS, type PresetName } from '../../rules/presets.ts'
import { cribSize, handSize, type Rules, type ShowRules, type SkunkLine } from '../../rules/rules.ts'

/**
 * Rules that a table changed for its game, with what depends on the change: a flush follows the size of the
 * hand, skunk lines past a shorter board go, and the name says what the rules are (`Six-card, to 100, house
 * rules`). What was changed on purpose stays.
 */
export function fitRules(preset: PresetName, before: Rules, after: Rules): Rules {
  const row: Rules = PRESETS[preset]
  const fitted = { ...after, show: fitFlush(before, after), skunks: fitSkunks(row, before, after) }
  const kept = hasOwnName(preset, before) && haveSameFields(before, fitted, CHOSEN_ANEW)
  return { ...fitted, name: kept ? before.name : houseName(row, fitted) }
}

/** Whether the table gave these rules their name. */
export function hasOwnName(preset: PresetName, { name }: Pick<Rules, 'name'>): boolean {
  const ours = name.replace(/(, to \d+)?(, house rules)?(, lowball)?$/, '')
  return ours !== stemOf(PRESETS[preset])
}

/** A flush in the hand is all its cards; in the crib it still needs the starter, or not. */
function fitFlush(before: Rules, after: Rules): ShowRules {
  const { flushInCrib } = after.show
  const grown = flushInCrib === before.show.flushInCrib ? cribSize(after) - cribSize(before) : 0
  return { flushInHand: handSize(after), flushInCrib: flushInCrib + grown }
}

function fitSkunks(row: Rules, before: Rules, after: Rules): readonly SkunkLine[] {
  if (after.target === before.target) return after.skunks
  const untouched = haveSameFields(before.skunks, linesBelow(row, before.target))
  return linesBelow(untouched ? row : after, after.target)
}

function linesBelow({ skunks }: Rules, target: number): readonly SkunkLine[] {
  return skunks.filter((line) => line.below < target)
}

function houseName(row: Rules, rules: Rules): string {
  const name = rules.target === row.target ? row.name : `${stemOf(row)}, to ${rules.target}`
  return isHouseRules(row, rules) ? `${name}, house rules` : name
}

/** The name without its target: `Six-card`. */
function stemOf({ name }: Rules): string {
  return name.replace(/, to \d+$/, '')
}

/** What tables choose for each game is no house rule. */
const CHOSEN_ANEW: ReadonlySet<string> = new Set(['name', 'note', 'match', 'muggins', 'playBy'])
const TABLE_CHOICES: ReadonlySet<string> = new Set([...CHOSEN_ANEW, 'target'])

/** Whether rules differ from their preset in more than the target, the match and muggins. */
export function isHouseRules(row: Rules, rules: Rules): boolean {
  return !haveSameFields(rules, { ...row, skunks: linesBelow(row, rules.target) }, TABLE_CHOICES)
}

/** Whether two objects have the same fields in the same order, apart from those in `but`. */
export function haveSameFields(a: object, b: object, but: ReadonlySet<string> = new Set()): boolean {
  const plain = (value: object) =>
    JSON.stringify(value, (key, field: unknown) => (but.has(key) ? undefined : field))
  return plain(a) === plain(b)
}

/** The preset that kept rules came from, by the table they are for and by the name they carry. */
export function presetOf(rules: Rules): PresetName | undefined {
  const seats = rules.sideOfSeat.join()
  const rows = PRESET_NAMES.filter((preset) => PRESETS[preset].sideOfSeat.join() === seats)
  const named = (name: (row: Rules) => string) =>
    rows.find((row) => rules.name.startsWith(name(PRESETS[row])))
  return named((row) => row.name) ?? named(stemOf) ?? rows[0]
}
