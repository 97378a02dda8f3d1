import { err, ok } from '../../base/result.ts'
import type { Holder, Rules } from '../../rules/rules.ts'
import type { Decision, Intent, Refusal } from '../intent.ts'
import { falseCallPenalty, MOST_CLAIMED, missedBy, overClaimPenalty, sideOfHolder } from '../record/due.ts'
import type { EntryOf } from '../record/entry.ts'
import { type Counted, currentDeal, type Game, isSide } from '../record/game.ts'
import { trueCount } from './decide-show.ts'

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

function taken(rules: Rules, open: OpenClaim, side: number, points: number): EntryOf<'muggins-taken'> {
  const to = rules.firstHome === 'loses' ? open.claimant : side
  return { type: 'muggins-taken', side: to, of: open.of, points }
}

/**
 * The count just claimed wrong with nothing to decide: too high, short at a table that only flags it, or short
 * and answered by those who had to call it before they saw it.
 */
export function flaggedCount(game: Game): Counted | undefined {
  const last = currentDeal(game)?.counts.at(-1)
  const newest = game.lines.at(-1)
  if (!last || !newest || game.outcome) return undefined
  const { mode } = game.rules.muggins
  const answered = newest.entry.type === 'muggins-taken' || newest.entry.type === 'muggins-passed'
  if (answered) return mode === 'call' && missedBy(last) > 0 ? last : undefined
  // An over-claim may be followed by the pegs of its remedy, of the same tap.
  const claimed = newest.tapId === game.lines.find((line) => line.seq === last.seq)?.tapId
  const over = (last.claimed ?? 0) > (last.counted ?? last.points)
  return claimed && (over || (mode === 'flag' && missedBy(last) > 0)) ? last : undefined
}
