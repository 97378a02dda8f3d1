import { rankOf } from '../../rules/card.ts'
import { currentSeries } from '../../rules/play.ts'
import { opponents, type Rules, sideOf } from '../../rules/rules.ts'
import type { Answer, EventOf, GameEvent } from './entry.ts'
import { type Counted, type Deal, type Fold, scoresOf, sideOfHolder } from './game.ts'
import { cardEntry, goEntry, inferGoesBefore, inferGoesToEnd } from './play-entries.ts'
import { trueCount } from './replay.ts'

/** The points an entry scores here. Typed points stay, and entries that do not fit: they may fit again later. */
export function recompute(fold: Fold, entry: GameEvent): GameEvent {
  const { rules, deals } = fold
  const deal = deals.at(-1)
  if (!deal) return entry
  switch (entry.type) {
    case 'starter-turned':
      return { ...entry, points: rankOf(entry.card) === 'J' ? heelsDue(fold, deal.dealer) : 0 }
    case 'card-played': {
      // A card that would pass 31, or from a seat whose turn it is not, proves goes before it.
      const after = inferGoesBefore(deal.play, rules, entry)
      return after ? withGo(cardEntry(after.play, rules, entry.card), after.go) : entry
    }
    case 'go-said':
    case 'play-stopped': {
      // A go that no longer fits stays as it is, and then does not count.
      if (deal.play.turn !== entry.seat || currentSeries(deal.play).length === 0) return entry
      const go = goEntry(deal.play, rules)
      return go.type === 'go-said' && entry.type === 'go-said' && entry.dead
        ? { ...go, dead: entry.dead }
        : go
    }
    case 'hand-counted':
      return recomputeCount(fold, deal, entry)
    case 'step-skipped':
      return withGo(entry, entry.step === 'starter' ? 0 : inferGoesToEnd(deal, rules).go)
    case 'muggins-taken':
    case 'muggins-passed':
      return recomputeMuggins(fold, deal, entry)
    default:
      return entry
  }
}

/** Some tables give none to a dealer who is nearly home. */
export function heelsDue(fold: Pick<Fold, 'rules' | 'pegs'>, dealer: number): number {
  const { heels, noHeelsWithin, target } = fold.rules
  const needs = target - (scoresOf(fold)[sideOf(fold.rules, dealer)] ?? 0)
  return needs > noHeelsWithin ? heels : 0
}

/** The same for an entry that the table itself changes: muggins taken count as the number named. */
export function recomputeChosen(fold: Fold, entry: GameEvent): GameEvent {
  const due = recompute(fold, entry)
  if (entry.type !== 'muggins-taken') return due
  if (due.type === entry.type && due.side === entry.side && due.points === entry.points) return due
  const { side, of, points } = entry
  const by = fold.rules.firstHome === 'loses' ? (entry.by ?? side) : side
  return { type: 'muggins-taken', side, of, points, by, named: points }
}

function withGo<T extends { readonly go?: number }>(entry: T, points: number): T {
  const { go, ...own } = entry
  return (points === 0 ? own : { ...own, go: points }) as T
}

/** While the cards cannot be counted, as without a starter, the count and its penalty stay as they are. */
function recomputeCount(fold: Fold, deal: Deal, entry: EventOf<'hand-counted'>): GameEvent {
  const { rules } = fold
  const { penalty, ...count } = entry
  const { of, cards, claimed } = entry
  const { go } = inferGoesToEnd(deal, rules)
  if (!cards) return withGo(count, go)
  const counted = trueCount(rules, of, cards, deal)
  if (counted === undefined) return withGo(entry, go)
  const over = (claimed ?? counted) - counted
  const cost = over > 0 ? { none: 0, difference: over, two: 2 }[rules.muggins.overClaim] : 0
  const claimant = sideOfHolder(fold, of)
  const penalties = penalised(rules, cost, claimant, opponents(rules, claimant))
  return withGo({ ...count, points: Math.min(counted, claimed ?? counted), ...penalties }, go)
}

/** Takes at most what was missed, and never from the side's own count; a pass stays a pass. */
function recomputeMuggins(fold: Fold, deal: Deal, entry: Answer): Answer {
  const { rules } = fold
  const { of } = entry
  const count = deal.counts.find((one) => one.of === of)
  const claimant = sideOfHolder(fold, of)
  const call = callOf(rules, claimant, entry)
  // While the cards cannot be counted, the answer stays as it is, like the count.
  if (!call || (count && count.counted === undefined)) return entry
  const missed = deal.claim?.of === of ? missedBy(deal.claim) : 0
  if (missed === 0) {
    const { mode, falseCall } = rules.muggins
    const isFalse = count && missedBy(count) === 0 && mode === 'call'
    // ACC 10: the points of a false call are the other side's.
    const cost = isFalse && falseCall === 'pays' ? (call.named ?? 0) : 0
    return { type: 'muggins-passed', of, ...call, ...penalised(rules, cost, call.by, [claimant]) }
  }
  const side = rules.firstHome === 'loses' ? claimant : call.by
  const points = Math.min(call.named ?? missed, takeable(fold, claimant, missed))
  return { type: 'muggins-taken', side, of, points, ...(call.named === undefined ? {} : call) }
}

/** Of what a side missed; some tables give no more than the holes that it could have pegged. */
export function takeable(
  { rules, pegs }: Pick<Fold, 'rules' | 'pegs'>,
  side: number,
  missed: number,
): number {
  const left = rules.target - (scoresOf({ pegs })[side] ?? 0)
  return rules.muggins.within === 'home' ? Math.min(missed, left) : missed
}

/** Who called, and where the table names it, how much; undefined where nobody did. */
function callOf(rules: Rules, claimant: number, entry: Answer) {
  const caller = entry.by ?? (entry.type === 'muggins-taken' ? entry.side : undefined)
  if (caller === undefined) return undefined
  const [other = claimant] = opponents(rules, claimant)
  const said = entry.type === 'muggins-taken' && rules.muggins.mode !== 'on' ? entry.points : undefined
  const named = entry.named ?? said
  return { by: caller === claimant ? other : caller, ...(named === undefined ? {} : { named }) }
}

export const MOST_CLAIMED = 99

export function missedBy({ counted, claimed }: Counted): number {
  return counted === undefined || claimed === undefined ? 0 : Math.max(counted - claimed, 0)
}

/** What a false claim or call costs is scored by the other sides, in lowball by the side that made it. */
function penalised(rules: Rules, points: number, offender: number, others: readonly number[]) {
  const sides = rules.firstHome === 'loses' ? [offender] : others
  return points === 0 ? {} : { penalty: sides.map((side) => ({ side, points })) }
}
