import { err, ok } from '../base/result.ts'
import { type Holder, type Rules, sideCount, sideOf } from '../rules/rules.ts'
import { trueCount } from './decide-show.ts'
import type { Decision } from './decision.ts'
import type { Happened } from './entry.ts'
import { type Counted, currentDeal, type Game } from './game.ts'
import type { Intent } from './intent.ts'

/** The most that anybody may say. */
export const MOST_CLAIMED = 99
const OVER_CLAIM = 'over-claim'
const FALSE_CALL = 'false call'

type Pegged = Extract<Happened, { type: 'pegged' }>
type Standing = Pick<Game, 'rules' | 'deals'>

/**
 * A count with the number its player said. The claim is pegged first, up to the true count, and may win; a
 * claim of nineteen is one of nothing. What is said too much is put right, with the remedy the table chose.
 */
export function claim(
  game: Game,
  { of, cards, claimed: said }: Extract<Intent, { type: 'claim' }>,
): Decision {
  if (!Number.isInteger(said) || said < 0 || said > MOST_CLAIMED)
    return err({ type: 'bad-points', points: said })
  const counted = trueCount(game, of, cards)
  if (!counted.ok) return counted
  const claimed = said === 19 ? 0 : said
  const points = Math.min(claimed, counted.value)
  const entry: Happened = { type: 'hand-counted', of, cards, claimed, points }
  return ok([entry, ...remedy(game.rules, sideOfHolder(game, of), claimed - counted.value)])
}

/** Over-claims: put right only, or the opponents score the difference or two. Lowball gives it to the offender. */
function remedy(rules: Rules, claimant: number, over: number): readonly Pegged[] {
  const points = { none: 0, difference: over, two: 2 }[rules.muggins.overClaim]
  if (over <= 0 || points === 0) return []
  const sides = rules.firstHome === 'loses' ? [claimant] : opponents(rules, claimant)
  return sides.map((side) => ({ type: 'pegged', side, points, reason: 'penalty', note: OVER_CLAIM }))
}

/** What a count owes for saying too much, or a false call; undefined where nobody knows what the cards count. */
export function remedyDue(game: Standing, seq: number, entry: Happened): readonly Pegged[] | undefined {
  const counts = currentDeal(game)?.counts
  if (entry.type === 'muggins-passed') {
    return falseCallDue(
      game,
      entry,
      counts?.find(({ of }) => of === entry.of),
    )
  }
  const count = entry.type === 'hand-counted' && counts?.find((one) => one.seq === seq)
  if (!count || count.claimed === undefined) return []
  if (count.counted === undefined) return undefined
  return remedy(game.rules, sideOfHolder(game, count.of), count.claimed - count.counted)
}

function falseCallDue(
  game: Standing,
  { of, by, named }: Extract<Happened, { type: 'muggins-passed' }>,
  count: Counted | undefined,
): readonly Pegged[] | undefined {
  if (!count || by === undefined || named === undefined || game.rules.muggins.mode !== 'call') return []
  if (count.counted === undefined) return undefined
  if (missedBy(count) > 0) return []
  return falseCall(game.rules, sideOfHolder(game, of), by, named)
}

export function isRemedy(entry: Happened): boolean {
  return entry.type === 'pegged' && entry.note === OVER_CLAIM
}

export function isFalseCall(entry: Happened): boolean {
  return entry.type === 'pegged' && entry.note === FALSE_CALL
}

/** Muggins: an opponent takes what was missed; in lowball it goes to whoever missed it. */
export function takeMuggins(game: Game, side: number): Decision {
  const open = openClaim(game, false)
  if (!open) return err({ type: 'not-now' })
  if (side === open.claimant) return err({ type: 'own-claim', side })
  return ok([taken(game.rules, open, side, open.missed)])
}

/**
 * Call it yourselves: the lesser of what was named and what was missed is taken. A call where nothing was
 * missed is false, and pays the other side what was called if the table has it so.
 */
export function callMuggins(game: Game, side: number, named: number): Decision {
  const open = openClaim(game, true)
  if (!open) return err({ type: 'not-now' })
  if (side === open.claimant) return err({ type: 'own-claim', side })
  if (!Number.isInteger(named) || named < 1 || named > 29) return err({ type: 'bad-points', points: named })
  const called = { by: side, named }
  if (open.missed > 0) {
    return ok([{ ...taken(game.rules, open, side, Math.min(named, open.missed)), ...called }])
  }
  const passed: Happened = { type: 'muggins-passed', of: open.of, ...called }
  return ok([passed, ...falseCall(game.rules, open.claimant, side, named)])
}

/** ACC 10: the points of a false call are the other side's. Lowball gives them to the caller. */
function falseCall(rules: Rules, claimant: number, caller: number, points: number): readonly Pegged[] {
  if (rules.muggins.falseCall === 'none') return []
  const side = rules.firstHome === 'loses' ? caller : claimant
  return [{ type: 'pegged', side, points, reason: 'penalty', note: FALSE_CALL }]
}

export function passMuggins({ step }: Game): Decision {
  return step.type === 'muggins' ? ok([{ type: 'muggins-passed', of: step.of }]) : err({ type: 'not-now' })
}

interface OpenClaim {
  readonly of: Holder
  readonly claimant: number
  readonly missed: number
}

function openClaim(game: Game, hidden: boolean): OpenClaim | undefined {
  const { step } = game
  const standing = currentDeal(game)?.claim
  if (step.type !== 'muggins' || step.hidden !== hidden || !standing) return undefined
  return { of: standing.of, claimant: sideOfHolder(game, standing.of), missed: missedBy(standing) }
}

/** Points that a claim left on the table. */
export function missedBy({ counted, claimed }: Counted): number {
  return counted === undefined || claimed === undefined ? 0 : Math.max(counted - claimed, 0)
}

function taken(
  rules: Rules,
  open: OpenClaim,
  side: number,
  points: number,
): Extract<Happened, { type: 'muggins-taken' }> {
  const to = rules.firstHome === 'loses' ? open.claimant : side
  return { type: 'muggins-taken', side: to, of: open.of, points }
}

/** The side that scores a hand, or as dealer the crib. */
export function sideOfHolder(game: Standing, of: Holder): number {
  return sideOf(game.rules, of === 'crib' ? (currentDeal(game)?.dealer ?? 0) : of)
}

/** Every side but one. */
export function opponents(rules: Rules, side: number): readonly number[] {
  return Array.from({ length: sideCount(rules) }, (_, other) => other).filter((other) => other !== side)
}
