import { PRESETS } from './presets.ts'
import { PRESET_NAMES, type PresetName, type Rules, type SkunkLine } from './rules.ts'

/** What rules are called unless the table gives them a name: `Six-card, to 100, house rules, lowball`. */
export function rulesName(rules: Rules): string {
  const { preset, target, firstHome } = rules
  const { name, target: usual } = PRESETS[preset]
  const board = target === usual ? name : `${name.replace(/, to \d+$/, '')}, to ${target}`
  return `${board}${isHouseRules(rules) ? ', house rules' : ''}${firstHome === 'loses' ? ', lowball' : ''}`
}

/** Whether the table gave these rules their name. */
export function hasOwnName(rules: Rules): boolean {
  return rules.name !== rulesName(rules)
}

/** The first side home loses. Three for last and skunks are off, for both would reward the loser. */
export function asLowball(rules: Rules): Rules {
  const low: Rules = { ...rules, firstHome: 'loses', threeForLast: 0, skunks: [] }
  return hasOwnName(rules) ? low : { ...low, name: rulesName(low) }
}

/** What tables choose for each game is no house rule. */
export const CHOSEN_ANEW: ReadonlySet<string> = new Set(['name', 'note', 'match', 'muggins', 'playBy'])
const TABLE_CHOICES: ReadonlySet<string> = new Set([...CHOSEN_ANEW, 'preset', 'target', 'firstHome'])

/** Whether rules differ from their preset in more than the target, the match, muggins and lowball. */
export function isHouseRules(rules: Rules): boolean {
  const preset = PRESETS[rules.preset]
  const skunks = linesBelow(preset, rules.target)
  const usual = rules.firstHome === 'loses' ? { threeForLast: 0, skunks: [] } : { skunks }
  return !haveSameFields(rules, { ...preset, ...usual }, TABLE_CHOICES)
}

export function linesBelow({ skunks }: Rules, target: number): readonly SkunkLine[] {
  return skunks.filter((line) => line.below < target)
}

/** Whether two objects have the same fields in the same order, apart from those in `but`. */
export function haveSameFields(a: object, b: object, but: ReadonlySet<string> = new Set()): boolean {
  const plain = (value: object) =>
    JSON.stringify(value, (key, field: unknown) => (but.has(key) ? undefined : field))
  return plain(a) === plain(b)
}

/** For rules written before they had a `preset`: the one for these seats that shares most fields with them. */
export function nearestPreset(rules: Omit<Rules, 'preset'>): PresetName {
  const fields = Object.entries(rules)
  const shared = (preset: PresetName) => {
    const own = new Map<string, unknown>(Object.entries(PRESETS[preset]))
    const same = fields.filter(([key, field]) => JSON.stringify(field) === JSON.stringify(own.get(key)))
    return same.some(([key]) => key === 'sideOfSeat') ? same.length : 0
  }
  return PRESET_NAMES.reduce((best, preset) => (shared(preset) > shared(best) ? preset : best))
}
