import { PRESETS } from '../rules/presets.ts'
import type { Rules } from '../rules/rules.ts'
import { dealWords } from './deal-words.ts'
import { capitalise } from './grammar.ts'
import { matchUp, type Seated } from './names.ts'

/** The table’s rules in a line: `Six cards each, two to the crib. Skunk under 91, double skunk under 61.` */
export function rulesWords(rules: Rules): string {
  return [dealWords(rules), ...skunkWords(rules), ...lowballWords(rules)].join(' ')
}

function skunkWords({ skunks }: Rules): readonly string[] {
  if (skunks.length === 0) return []
  return [`${capitalise(skunks.map((line) => `${line.name} under ${line.below}`).join(', '))}.`]
}

function lowballWords({ firstHome, target }: Rules): readonly string[] {
  return firstHome === 'loses' ? [`Whoever reaches ${target} first loses.`] : []
}

/** What Start begins: `Ann against Bob, six-card, to 121`. */
export function startWords(game: Seated): string {
  return `${matchUp(game)}, ${inSentence(game.rules.name)}`
}

/** Where a game begun on a wooden board goes on: `, from 88–93`. */
export function fromWords(scores: readonly number[] | undefined): string {
  return scores === undefined ? '' : `, from ${scores.join('–')}`
}

/** Only our own names are lowered in mid-sentence: a table’s own may begin with somebody’s name. */
function inSentence(name: string): string {
  const ours = Object.values(PRESETS).some((preset) => name.startsWith(preset.name))
  return ours ? name.charAt(0).toLowerCase() + name.slice(1) : name
}
