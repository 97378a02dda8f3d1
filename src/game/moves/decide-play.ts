import { err, ok } from '../../base/result.ts'
import type { Card } from '../../rules/card.ts'
import { currentSeries, fitsNow, mayPassLead, playCount } from '../../rules/play.ts'
import { clockwise } from '../../rules/rules.ts'
import type { Decision, Refusal } from '../intent.ts'
import { currentDeal, type Game, holderOf, type ShownGame } from '../record/game.ts'
import { cardEntry, goEntry, inferGoesBefore } from '../record/play-entries.ts'
import { recompute } from '../record/points-due.ts'
import { foldUpTo } from '../record/replay.ts'

const NOT_NOW = err<Refusal>({ type: 'not-now' })

/** To the show: by points only the table knows when, by cards it skips the rest of the play. */
export function endPlay({ step }: Game): Decision {
  return step.type === 'play' || step.type === 'play-card' ? ok([{ type: 'play-ended' }]) : NOT_NOW
}

export function playCardNow(game: Game, card: Card): Decision {
  const now = currentDeal(game)
  if (game.step.type !== 'play-card' || !now) return NOT_NOW
  const holder = holderOf(now, card)
  if (holder !== undefined) return err({ type: 'card-used', card, holder })
  if (!fitsNow(now.play, card)) return err({ type: 'past-thirty-one', card, count: playCount(now.play) })
  return ok([cardEntry(now.play, game.rules, card)])
}

export function sayGoNow(game: Game): Decision {
  const now = currentDeal(game)
  if (game.step.type !== 'play-card' || !now) return NOT_NOW
  if (mayPassLead(now.play)) return ok([{ type: 'lead-passed', seat: game.step.seat }])
  if (currentSeries(now.play).length === 0) return err({ type: 'go-before-card' })
  return ok([goEntry(now.play, game.rules)])
}

/** The last card was played by another seat: those between had said go. */
export function changePlayer(game: ShownGame, seat: number): Decision {
  const last = game.lines.at(-1)
  if (last?.entry.type !== 'card-played' || last.entry.seat === seat || last.ignored) return NOT_NOW
  const fold = foldUpTo(game, last.seq)
  const play = fold?.deals.at(-1)?.play
  const other = { ...last.entry, seat }
  if (!fold || !play || !inferGoesBefore(play, game.rules, other)) return NOT_NOW
  return ok([{ type: 'amended', target: last.seq, with: recompute(fold, other) }])
}

/** Who else may have played the last card, if those before had said go; asked again, it is the next. */
export function otherPossiblePlayer(game: ShownGame): number | undefined {
  const last = game.lines.at(-1)?.entry
  if (last?.type !== 'card-played') return undefined
  return clockwise(game.rules, last.seat).find((seat) => changePlayer(game, seat).ok)
}
