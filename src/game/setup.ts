import type { PresetName } from '../rules/presets.ts'
import type { Rules } from '../rules/rules.ts'
import type { NewGame } from './start-game.ts'

/** What a table chose on the New game page; kept as the default for its next game. */
export type Setup = Omit<NewGame, 'match'> & {
  /** The rule set it began from; `rules` may differ from it by house rules. */
  readonly preset: PresetName
}

/** Rules that a table keeps under a name of its own; the name is in them. */
export interface RuleSet {
  /** The rule set they began from. */
  readonly preset: PresetName
  readonly rules: Rules
}
