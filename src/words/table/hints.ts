import { jackUnseen } from '../../game/moves/peg-keys.ts'
import type { ShownGame } from '../../game/record/game.ts'
import { capitalise } from '../engine/grammar.ts'
import { possessive, sideName } from '../names.ts'
import { sayDealer, sayStep } from './step.ts'

export const HINT_WORDS = { gotIt: 'Got it' } as const

export interface Hint {
  /** What notes that it was said. */
  readonly name: 'jackSaidAt' | 'boardSaidAt'
  readonly lines: readonly [string, string]
}

/** Two lines for the place under the board: the second one helps. */
export function hintDue(game: ShownGame): Hint | undefined {
  const { step, rules, deals } = game
  const jack = jackUnseen(game)
  if (step.type === 'deal' && deals.length > 0)
    return { name: 'boardSaidAt', lines: [sayStep(game).prompt, 'Tap the board and it fills the screen.'] }
  if (!jack) return undefined
  const dealt = sayDealer(game, deals.at(-1)?.dealer ?? 0)
  const whose = possessive(sideName(game, jack.side))
  const hint = `${capitalise(rules.words.jack)} turned up? Tap ${whose} ${rules.words.jack}.`
  return { name: 'jackSaidAt', lines: [`${dealt}, ${sayStep(game).prompt}`, hint] }
}
