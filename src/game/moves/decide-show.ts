import { err, ok } from '../../base/result.ts'
import type { Card } from '../../rules/card.ts'
import type { Holder } from '../../rules/rules.ts'
import { countMeant, isPossibleCount, makeShow, mostOffered } from '../../rules/show.ts'
import { type Decision, type Refusal, refusePoints } from '../intent.ts'
import {
  cardElsewhere,
  cardsPlayedFrom,
  currentDeal,
  type Game,
  isSide,
  type ShownGame,
  sideOfHolder,
} from '../record/game.ts'
import { MOST_CLAIMED, missedBy, recompute } from '../record/points-due.ts'

/** `said`: the claim, pegged at once up to the true count, so that it may win. */
export function countCards(game: Game, of: Holder, cards: readonly Card[], said?: number): Decision {
  const refusal =
    refusePoints(said ?? 0, 0, MOST_CLAIMED) ?? refuseOrder(game, of) ?? refuseCards(game, of, cards)
  if (refusal) return err(refusal)
  const claim = said === undefined ? {} : { claimed: countMeant(said, of, game.rules) }
  return ok([recompute(game, { type: 'hand-counted', of, cards, ...claim, points: 0 })])
}

export function countTyped(game: Game, of: Holder, said: number): Decision {
  const refusal = refuseOrder(game, of)
  if (refusal) return err(refusal)
  const points = countMeant(said, of, game.rules)
  const possible = isPossibleCount(points, of, game.rules)
  return possible ? ok([{ type: 'hand-counted', of, points }]) : err({ type: 'impossible-count', points, of })
}

/** Hands are counted in order, for the non-dealer may count out. */
function refuseOrder({ step }: Game, of: Holder): Refusal | undefined {
  if (step.type !== 'show') return { type: 'not-now' }
  return step.of === of ? undefined : { type: 'earlier-hand', first: step.of }
}

function refuseCards(game: Game, of: Holder, cards: readonly Card[]): Refusal | undefined {
  const deal = currentDeal(game)
  const used = cardElsewhere(deal, cards, of)
  if (used) return { type: 'card-used', ...used }
  const missing = cardsPlayedFrom(deal, of).find((card) => !cards.includes(card))
  if (missing) return { type: 'played-card-missing', card: missing, of }
  const show = makeShow({ of, cards, starter: deal?.starter }, game.rules)
  return show.ok ? undefined : { type: 'bad-show', of, error: show.error }
}

/** `named`: a call before the count is seen. At most what was missed is taken; if nothing was, it is false. */
export function takeMuggins(game: Game, side: number, named?: number): Decision {
  const { step, rules } = game
  const isCalled = named !== undefined
  if (step.type !== 'muggins' || step.hidden !== isCalled) return err({ type: 'not-now' })
  const { of } = step
  if (side === sideOfHolder(game, of)) return err({ type: 'own-claim', side })
  if (!isSide(rules, side)) return err({ type: 'no-such-seat' })
  const bad = isCalled && refusePoints(named, 1, mostOffered(rules))
  if (bad) return err(bad)
  const called = isCalled ? { by: side, named } : {}
  return ok([recompute(game, { type: 'muggins-taken', side, of, points: named ?? 0, ...called })])
}

/** Wrong with nothing to decide: too high, short where that is only flagged, or short and called by now. */
export function flaggedCount(game: ShownGame) {
  const last = currentDeal(game)?.counts.at(-1)
  const newest = game.lines.at(-1)
  if (!last || !newest || game.outcome) return undefined
  const { mode } = game.rules.muggins
  const answered = newest.entry.type === 'muggins-taken' || newest.entry.type === 'muggins-passed'
  if (answered) return mode === 'call' && missedBy(last) > 0 ? last : undefined
  // The tap of an over-claim may write more than the count.
  const claimed = newest.tapId === game.lines.find((line) => line.seq === last.seq)?.tapId
  const over = (last.claimed ?? 0) > (last.counted ?? last.points)
  return claimed && (over || (mode === 'flag' && missedBy(last) > 0)) ? last : undefined
}
