import { PRESETS } from '../../rules/presets.ts'
import { handSize, type Rules, type SkunkLine } from '../../rules/rules.ts'
import { CHOSEN_ANEW, hasOwnName, haveSameFields, linesBelow, rulesName } from '../../rules/rules-name.ts'

/**
 * Rules that a table changed for its game, with what depends on the change: a flush follows the size of the
 * hand, skunk lines past a shorter board go, and the name says what the rules are. What was changed on purpose stays.
 */
export function fitRules(before: Rules, after: Rules): Rules {
  const show = { ...after.show, flushInHand: handSize(after) }
  const fitted = { ...after, show, skunks: fitSkunks(before, after) }
  const kept = hasOwnName(before) && haveSameFields(before, fitted, CHOSEN_ANEW)
  return { ...fitted, name: kept ? before.name : rulesName(fitted) }
}

function fitSkunks(before: Rules, after: Rules): readonly SkunkLine[] {
  if (after.target === before.target) return after.skunks
  const preset = PRESETS[after.preset]
  const untouched = haveSameFields(before.skunks, linesBelow(preset, before.target))
  return linesBelow(untouched ? preset : after, after.target)
}
