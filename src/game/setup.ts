import type { PresetName } from '../rules/presets.ts'
import type { NewGame } from './start-game.ts'

/** What a table chose on the New game page; kept as the default for its next game. */
export type Setup = Omit<NewGame, 'match'> & {
  /** The rule set it began from; `rules` may differ from it by house rules. */
  readonly preset: PresetName
}
