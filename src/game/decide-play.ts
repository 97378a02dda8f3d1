import { err, ok } from '../base/result.ts'
import type { Card } from '../rules/card.ts'
import { countOf, fits } from '../rules/play.ts'
import { seatCount } from '../rules/rules.ts'
import { currentSeries } from '../rules/the-play.ts'
import { foldUpTo } from './amend.ts'
import { holderOf } from './card-holder.ts'
import type { Decision } from './decision.ts'
import type { Entry } from './entry.ts'
import { currentDeal, type Game } from './game.ts'
import { cardsOnTable, explainLaying, goEntry, layEntry } from './play-entries.ts'

/** To the show: by points only the table knows when, by cards it leaves the rest of the play out. */
export function endPlay({ step }: Game): Decision {
  return step.type === 'play' || step.type === 'lay' ? ok([{ type: 'play-ended' }]) : err({ type: 'not-now' })
}

export function lay(game: Game, card: Card): Decision {
  const now = currentDeal(game)
  if (game.step.type !== 'lay' || !now) return err({ type: 'not-now' })
  const holder = holderOf(now, card)
  if (holder !== undefined) return err({ type: 'card-used', card, holder })
  const series = cardsOnTable(now.play)
  if (!fits(series, card)) return err({ type: 'past-thirty-one', card, count: countOf(series) })
  return ok([layEntry(now.play, game.rules, card)])
}

export function sayGoNow(game: Game): Decision {
  const now = currentDeal(game)
  if (game.step.type !== 'lay' || !now) return err({ type: 'not-now' })
  if (currentSeries(now.play).length === 0) return err({ type: 'go-on-nothing' })
  return ok([goEntry(now.play, game.rules)])
}

/** The card laid last becomes the go of whoever it was put down to, and is laid again by its owner. */
export function otherLaid(game: Game, seat: number): Decision {
  const entries = laidByOther(game, seat)
  return entries ? ok(entries) : err({ type: 'not-now' })
}

/**
 * Who else may have laid the last card: the first seat round the table that could, if those before it had
 * said go. Asked again of the amended card it goes on to the next.
 */
export function otherLayer(game: Game): number | undefined {
  const last = game.lines.at(-1)?.entry
  if (last?.type !== 'card-played') return undefined
  const seats = seatCount(game.rules)
  const others = Array.from({ length: seats - 1 }, (_, i) => (last.seat + 1 + i) % seats)
  return others.find((seat) => laidByOther(game, seat) !== undefined)
}

function laidByOther(game: Game, seat: number): readonly Entry[] | undefined {
  const last = game.lines.at(-1)
  if (last?.entry.type !== 'card-played' || last.unfit) return undefined
  const play = foldUpTo(game, last.seq)?.deals.at(-1)?.play
  const explained = play && explainLaying(play, game.rules, { seat, card: last.entry.card })
  const [first, ...more] = explained?.goes ?? []
  if (!explained || !first) return undefined
  return [{ type: 'amended', target: last.seq, with: first }, ...more, explained.laid]
}
