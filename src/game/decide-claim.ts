import { err, ok } from '../base/result.ts'
import { type Holder, type Rules, sideCount, sideOf } from '../rules/rules.ts'
import { trueCount } from './decide-show.ts'
import type { Happened, Penalised } from './entry.ts'
import { type Counted, currentDeal, type Game, isSide } from './game.ts'
import type { Decision, Intent, Refusal } from './intent.ts'

/** The most that anybody may say. */
export const MOST_CLAIMED = 99

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
  const over = overClaimPenalty(game.rules, sideOfHolder(game, of), claimed - counted.value)
  return ok([{ type: 'hand-counted', of, cards, claimed, points, ...over }])
}

/** Over-claims: put right only, or the opponents score the difference or two. Lowball gives it to the offender. */
export function overClaimPenalty(rules: Rules, claimant: number, over: number): Penalised {
  const points = { none: 0, difference: over, two: 2 }[rules.muggins.overClaim]
  if (over <= 0 || points === 0) return {}
  const sides = rules.firstHome === 'loses' ? [claimant] : opponents(rules, claimant)
  return { penalty: sides.map((side) => ({ side, points })) }
}

/** Muggins: an opponent takes what was missed; in lowball it goes to whoever missed it. */
export function takeMuggins(game: Game, side: number): Decision {
  const open = openClaim(game, false)
  if (!open) return err({ type: 'not-now' })
  const bad = badCaller(game, open, side)
  return bad ? err(bad) : ok([taken(game.rules, open, side, open.missed)])
}

/**
 * Call it yourselves: the lesser of what was named and what was missed is taken. A call where nothing was
 * missed is false, and pays the other side what was called if the table has it so.
 */
export function callMuggins(game: Game, side: number, named: number): Decision {
  const open = openClaim(game, true)
  if (!open) return err({ type: 'not-now' })
  const bad = badCaller(game, open, side)
  if (bad) return err(bad)
  if (!Number.isInteger(named) || named < 1 || named > 29) return err({ type: 'bad-points', points: named })
  const called = { by: side, named }
  if (open.missed > 0) {
    return ok([{ ...taken(game.rules, open, side, Math.min(named, open.missed)), ...called }])
  }
  const penalty = falseCallPenalty(game.rules, open.claimant, side, named)
  return ok([{ type: 'muggins-passed', of: open.of, ...called, ...penalty }])
}

/** ACC 10: the points of a false call are the other side's. Lowball gives them to the caller. */
export function falseCallPenalty(rules: Rules, claimant: number, caller: number, points = 0): Penalised {
  if (rules.muggins.falseCall === 'none' || points === 0) return {}
  return { penalty: [{ side: rules.firstHome === 'loses' ? caller : claimant, points }] }
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

function badCaller({ rules }: Game, { claimant }: OpenClaim, side: number): Refusal | undefined {
  if (side === claimant) return { type: 'own-claim', side }
  return isSide(rules, side) ? undefined : { type: 'no-such-seat' }
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
