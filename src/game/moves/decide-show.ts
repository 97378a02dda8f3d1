import { err, ok, type Result } from '../../base/result.ts'
import type { Card } from '../../rules/card.ts'
import { countShow, isPossibleCount, totalOf } from '../../rules/count-show.ts'
import type { Holder } from '../../rules/rules.ts'
import { makeShow } from '../../rules/show.ts'
import type { Decision, Refusal } from '../intent.ts'
import { cardElsewhere, currentDeal, type Game, laidFrom } from '../record/game.ts'

/** A hand or the crib counted from its cards. */
export function count(game: Game, of: Holder, cards: readonly Card[]): Decision {
  const points = trueCount(game, of, cards)
  return points.ok ? ok([{ type: 'hand-counted', of, cards, points: points.value }]) : points
}

/** What the cards of the next hand in counting order count, or why they cannot be counted. */
export function trueCount(game: Game, of: Holder, cards: readonly Card[]): Result<number, Refusal> {
  const refusal = notYet(game, of)
  if (refusal) return err(refusal)
  const now = currentDeal(game)
  const used = cardElsewhere(now, cards, of)
  if (used) return err({ type: 'card-used', ...used })
  const missing = laidFrom(now, of).find((card) => !cards.includes(card))
  if (missing) return err({ type: 'laid-card-missing', card: missing, of })
  const kind = of === 'crib' ? 'crib' : 'hand'
  const show = makeShow({ of: kind, cards, starter: now?.starter }, game.rules)
  if (!show.ok) return err({ type: 'bad-show', of, error: show.error })
  return ok(totalOf(countShow(show.value, game.rules.show)))
}

/** "Nineteen" is what the table says for nothing: no hand counts nineteen. */
export function countTyped(game: Game, of: Holder, said: number): Decision {
  const refusal = notYet(game, of)
  if (refusal) return err(refusal)
  const points = said === 19 ? 0 : said
  const possible = isPossibleCount(points, of === 'crib' ? 'crib' : 'hand', game.rules)
  return possible ? ok([{ type: 'hand-counted', of, points }]) : err({ type: 'impossible-count', points, of })
}

/** Hands are counted in order, for the non-dealer may count out. */
function notYet({ step }: Game, of: Holder): Refusal | undefined {
  if (step.type !== 'show') return { type: 'not-now' }
  return step.of === of ? undefined : { type: 'earlier-hand', first: step.of }
}
