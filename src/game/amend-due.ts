import { rankOf } from '../rules/card.ts'
import { countShow, totalOf } from '../rules/count-show.ts'
import type { Rules } from '../rules/rules.ts'
import { makeShow } from '../rules/show.ts'
import { currentSeries } from '../rules/the-play.ts'
import { missedBy, opponents, sideOfHolder } from './decide-claim.ts'
import type { Happened } from './entry.ts'
import type { Deal } from './game.ts'
import { explainEnd, explainLaying, goEntry, isGo } from './play-entries.ts'
import type { Fold } from './replay.ts'

export interface Due {
  /** Goes that the table must have said first. */
  readonly before: readonly Happened[]
  /** The entry with the points that it causes where it now stands; undefined when nothing of it is left. */
  readonly entry: Happened | undefined
}

type Of<T extends Happened['type']> = Extract<Happened, { type: T }>

/** What an entry comes to where it now stands. What the table typed or pegged by hand is kept. */
export function dueNow(fold: Fold, entry: Happened): Due {
  const { rules, deals } = fold
  const deal = deals.at(-1)
  if (!deal) return just(entry)
  switch (entry.type) {
    case 'starter-turned':
      return just({ ...entry, points: rankOf(entry.card) === 'J' ? rules.heels : 0 })
    case 'card-played':
      return dueCard(deal, rules, entry)
    case 'go-said':
    case 'play-stopped':
      return dueGo(deal, rules, entry)
    case 'hand-counted':
      return { before: goesToTheEnd(deal, rules), entry: dueCount(deal, rules, entry) }
    case 'step-skipped':
      return { before: entry.step === 'starter' ? [] : goesToTheEnd(deal, rules), entry }
    case 'muggins-taken':
    case 'muggins-passed':
      return just(dueMuggins(fold, deal, entry))
    default:
      return just(entry)
  }
}

export const NOTHING: Due = { before: [], entry: undefined }

export function just(entry: Happened): Due {
  return { before: [], entry }
}

/** A go that an amendment found is there for what comes after it, and goes with that. */
export function dueFound(
  fold: Fold,
  { seat }: Of<'go-said' | 'play-stopped'>,
  later: readonly (Happened | undefined)[],
): Due {
  const told = later.find((one) => one && TELLS.includes(one.type))
  const go = told && dueNow(fold, told).before[0]
  return go && isGo(go) && go.seat === seat ? just(go) : NOTHING
}

/** What tells how the play has gone on, or that it did not. */
const TELLS: readonly Happened['type'][] = [
  'card-played',
  'go-said',
  'play-stopped',
  'play-ended',
  'hand-counted',
  'step-skipped',
  'redealt',
  'dealt',
]

/** A card that fits no more, or comes from another seat than is due, tells of goes between. */
function dueCard({ play }: Deal, rules: Fold['rules'], entry: Of<'card-played'>): Due {
  const explained = explainLaying(play, rules, entry)
  return explained ? { before: explained.goes, entry: explained.laid } : just(entry)
}

/** A go for which the new count leaves no room was none. */
function dueGo({ play }: Deal, rules: Fold['rules'], { seat }: Of<'go-said' | 'play-stopped'>): Due {
  const still = play.turn === seat && currentSeries(play).length > 0
  return { before: [], entry: still ? goEntry(play, rules) : undefined }
}

/** A table that counts its hands has done with the play: where one series is all, goes have ended it. */
function goesToTheEnd({ play, playBy, playEnded }: Deal, rules: Fold['rules']): readonly Happened[] {
  return playBy === 'points' || playEnded ? [] : explainEnd(play, rules)
}

function dueCount(deal: Deal, rules: Fold['rules'], entry: Of<'hand-counted'>): Happened {
  const { of, cards, claimed } = entry
  if (!cards) return entry
  const show = makeShow({ of: of === 'crib' ? 'crib' : 'hand', cards, starter: deal.starter }, rules)
  if (!show.ok) return entry
  const counted = totalOf(countShow(show.value, rules.show))
  return { ...entry, points: Math.min(counted, claimed ?? counted) }
}

/** No more is taken than was missed, and not from the side's own count; what was let go stays so. */
function dueMuggins(
  fold: Fold,
  deal: Deal,
  entry: Of<'muggins-taken' | 'muggins-passed'>,
): Of<'muggins-taken' | 'muggins-passed'> {
  const { rules } = fold
  const { of } = entry
  const count = deal.counts.find((one) => one.of === of)
  const claimant = sideOfHolder(fold, of)
  const call = callOf(rules, claimant, entry)
  // While the cards count nothing, as without a starter, the answer stands as the count does.
  if (!call || (count && count.counted === undefined)) return entry
  const missed = deal.claim?.of === of ? missedBy(deal.claim) : 0
  if (missed === 0) return { type: 'muggins-passed', of, ...call }
  const side = rules.firstHome === 'loses' ? claimant : call.by
  const points = Math.min(call.named ?? missed, missed)
  return { type: 'muggins-taken', side, of, points, ...(call.named === undefined ? {} : call) }
}

/** Who called, and where the table names it, how much; undefined where nobody did. */
function callOf(rules: Rules, claimant: number, entry: Of<'muggins-taken' | 'muggins-passed'>) {
  const caller = entry.by ?? (entry.type === 'muggins-taken' ? entry.side : undefined)
  if (caller === undefined) return undefined
  const [other = claimant] = opponents(rules, claimant)
  const said = entry.type === 'muggins-taken' && rules.muggins.mode !== 'on' ? entry.points : undefined
  const named = entry.named ?? said
  return { by: caller === claimant ? other : caller, ...(named === undefined ? {} : { named }) }
}
