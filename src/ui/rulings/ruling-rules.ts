import { asLowball, PRESETS } from '../../rules/presets.ts'
import type { Rules } from '../../rules/rules.ts'
import { RULINGS_WORDS, sayWithMuggins } from '../../words/pages/rulings.ts'

export interface RulesChoice {
  readonly name: string
  readonly label: string
  readonly rules: Rules
}

const SIX_CARD = PRESETS['six-card-121']

/** Rule sets that answer differently somewhere, beside the table’s own. */
const CHOICES: readonly RulesChoice[] = [
  ...(
    [
      'six-card-121',
      'six-card-61',
      'three-hand',
      'four-partners',
      'five-card-61',
      'five-card-partners',
      'league-singles',
      'league-doubles',
    ] as const
  ).map((name) => ({ name, label: PRESETS[name].name, rules: PRESETS[name] })),
  choice('lowball', asLowball(SIX_CARD)),
  choice('muggins', {
    ...SIX_CARD,
    name: sayWithMuggins(SIX_CARD),
    muggins: { ...SIX_CARD.muggins, mode: 'on' },
  }),
]

/** The name under which the table’s own rules are chosen; no address keeps it. */
export const OWN_TABLE = 'table'

/** What can be chosen, the table’s own rules first where a game lies on it. */
export function rulesChoices(table: Rules | undefined): readonly RulesChoice[] {
  if (table === undefined) return CHOICES
  return [{ name: OWN_TABLE, label: `${RULINGS_WORDS.here}: ${table.name}`, rules: table }, ...CHOICES]
}

function choice(name: string, rules: Rules): RulesChoice {
  return { name, label: rules.name, rules }
}
