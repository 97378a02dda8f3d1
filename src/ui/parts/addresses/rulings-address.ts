import type { CardOrGo } from '../../../rules/play-check.ts'
import { PRESETS } from '../../../rules/presets.ts'
import { PRESET_NAMES, type Rules } from '../../../rules/rules.ts'
import type { Trial } from '../../../words/rulings/ruling.ts'
import { USUAL_RULES, writeCountAddress, writePlayAddress } from './count-address.ts'

export type RulingsAddress = Readonly<ReturnType<typeof readRulingsAddress>>

/** Longer than any dispute is: the rest is not read. */
const LONGEST = 120

export function rulingsHref(ruling: number): string {
  return `/rulings?ruling=${ruling}`
}

/** Reads `find=nibs&ruling=26&rules=five-card-61`; what is odd in it is left out. */
export function readRulingsAddress(search: string) {
  const query = new URLSearchParams(search)
  const open = Number(query.get('ruling'))
  return {
    find: (query.get('find') ?? '').slice(0, LONGEST),
    open: Number.isInteger(open) && open > 0 ? open : undefined,
    /** The rule set chosen, when it is not the table’s own. */
    rules: query.get('rules') ?? undefined,
  }
}

/** The address without its question mark; empty when nothing is looked for. */
export function writeRulingsAddress({ find, open, rules }: RulingsAddress): string {
  const query = new URLSearchParams()
  if (find.trim() !== '') query.set('find', find)
  if (open !== undefined) query.set('ruling', `${open}`)
  if (rules !== undefined) query.set('rules', rules)
  return query.toString()
}

/** The page where the cards of a ruling can be counted or played. */
export function trialHref(trial: Trial, rules: Rules): string {
  if (trial.type === 'count') {
    const { of, cards, starter } = trial
    // The rules on the counting screen that count as these do.
    const counting = PRESET_NAMES.find((name) => PRESETS[name].show.flushInHand === rules.show.flushInHand)
    return `/count?${writeCountAddress({ of, cards, starter, rules: counting ?? USUAL_RULES })}`
  }
  const played = trial.series.flatMap((cards, i): readonly CardOrGo[] =>
    i === 0 ? cards : ['end', ...cards],
  )
  // Two players, for whom each ruling is explained.
  const playing = rules.play.runs === 'upwards' ? 'league-singles' : 'six-card-121'
  return `/count?${writePlayAddress({ played, rules: playing })}`
}
