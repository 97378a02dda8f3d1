import { PRESETS } from '../../../rules/presets.ts'
import type { Rules } from '../../../rules/rules.ts'
import type { Trial } from '../../../words/rulings/ruling.ts'
import { writeCountAddress } from './count-address.ts'
import { COUNT_RULES, DEFAULT_COUNT_RULES } from './hand-to-count.ts'

/** Where the cards of a ruling can be counted or laid: an address of this app. */
export function trialHref(trial: Trial, rules: Rules): string {
  if (trial.type === 'count') {
    const { of, cards, starter } = trial
    return `/count?${writeCountAddress({ of, cards, starter, rules: countRules(rules) })}`
  }
  const series = trial.series.map((cards) => cards.join('')).join('-')
  const { runs } = rules.play
  return `/play?cards=${series}${runs === 'any-order' ? '' : `&runs=${runs}`}`
}

/** The rules on the counting screen that count as these do. */
function countRules({ show }: Rules) {
  return (
    COUNT_RULES.find((name) => PRESETS[name].show.flushInHand === show.flushInHand) ?? DEFAULT_COUNT_RULES
  )
}
