import { err, ok } from '../base/result.ts'
import { checkRules } from '../rules/check-rules.ts'
import type { Rules } from '../rules/rules.ts'
import { type Game, scoresOf } from './game.ts'
import type { Decision } from './intent.ts'

/** Rules changed in mid-game, from this entry on: only what differs is written, and what cannot be is refused. */
export function changeRules(game: Game, wanted: Partial<Rules>): Decision {
  const patch = differing(game.rules, wanted)
  if (Object.keys(patch).length === 0) return err({ type: 'rules-unchanged' })
  const rules: Rules = { ...game.rules, ...patch }
  // Whoever sits down or gets up begins another game.
  if (patch.sideOfSeat) return err({ type: 'seats-stay' })
  const [problem] = checkRules(rules)
  if (problem) return err({ type: 'bad-rules', problem })
  if (patch.deal && cardsAreOut(game)) return err({ type: 'cards-are-out' })
  const home = scoresOf(game).findIndex((score) => score >= rules.target)
  if (home >= 0) return err({ type: 'target-passed', side: home, target: rules.target })
  return ok([{ type: 'rules-changed', patch }])
}

function differing(rules: Rules, wanted: Partial<Rules>): Partial<Rules> {
  const now: Readonly<Record<string, unknown>> = { ...rules }
  const changed = Object.entries(wanted).filter(
    ([key, to]) => JSON.stringify(to) !== JSON.stringify(now[key]),
  )
  return Object.fromEntries(changed)
}

/** With the starter the hands are fixed; until it is turned the table can still deal as it likes. */
function cardsAreOut({ step }: Game): boolean {
  return step.type !== 'cut' && step.type !== 'starter' && step.type !== 'deal'
}
