import type { Card } from '../rules/card.ts'
import { countOf, fits } from '../rules/play.ts'
import { err, ok } from '../rules/result.ts'
import { type Rules, seatCount } from '../rules/rules.ts'
import { currentSeries, goWasSaid, layCard, type Play, sayGo } from '../rules/the-play.ts'
import { foldUpTo } from './amend.ts'
import { holderOf } from './card-holder.ts'
import type { Decision } from './decision.ts'
import type { Happened } from './entry.ts'
import { currentDeal, type Game } from './game.ts'

/** To the show: by points only the table knows when, by cards it leaves the rest of the play out. */
export function endPlay({ step }: Game): Decision {
  return step.type === 'play' || step.type === 'lay' ? ok([{ type: 'play-ended' }]) : err({ type: 'not-now' })
}

export function lay(game: Game, card: Card): Decision {
  const now = currentDeal(game)
  if (game.step.type !== 'lay' || !now) return err({ type: 'not-now' })
  const holder = holderOf(now, card)
  if (holder !== undefined) return err({ type: 'card-used', card, holder })
  const series = currentSeries(now.play).map((laid) => laid.card)
  if (!fits(series, card)) return err({ type: 'past-thirty-one', card, count: countOf(series) })
  return ok([laidEntry(now.play, game.rules, card)])
}

function laidEntry(play: Play, rules: Rules, card: Card): Happened {
  return { type: 'card-played', seat: play.turn ?? 0, card, points: layCard(play, rules, card).points }
}

export function sayGoNow(game: Game): Decision {
  const now = currentDeal(game)
  if (game.step.type !== 'lay' || !now) return err({ type: 'not-now' })
  if (currentSeries(now.play).length === 0) return err({ type: 'go-on-nothing' })
  return ok([goEntry(now.play, game.rules)])
}

/** After another's go a seat of the five-card game stops, which is no renege. */
function goEntry(play: Play, rules: Rules): Happened {
  const stops = rules.play.afterGo === 'may' && goWasSaid(play)
  return { type: stops ? 'play-stopped' : 'go-said', seat: play.turn ?? 0, points: sayGo(play, rules).points }
}

/** The card laid last becomes the go of whoever it was put down to, and is laid again by its owner. */
export function otherLaid(game: Game, seat: number): Decision {
  const last = game.lines.at(-1)
  const before = currentDeal(game)?.play
  if (last?.entry.type !== 'card-played' || !before || last.unfit) return err({ type: 'not-now' })
  const { card } = last.entry
  let play = foldUpTo(game, last.seq)?.deals.at(-1)?.play
  const entries: Happened[] = []
  while (play && play.turn !== seat) {
    if (play.turn === undefined || currentSeries(play).length === 0) return err({ type: 'not-now' })
    entries.push(goEntry(play, game.rules))
    play = sayGo(play, game.rules).play
    if (entries.length >= seatCount(game.rules)) return err({ type: 'not-now' })
  }
  if (!play || entries.length === 0) return err({ type: 'not-now' })
  if (
    !fits(
      currentSeries(play).map((laid) => laid.card),
      card,
    )
  )
    return err({ type: 'not-now' })
  const [first, ...more] = entries
  if (!first) return err({ type: 'not-now' })
  return ok([{ type: 'amended', target: last.seq, with: first }, ...more, laidEntry(play, game.rules, card)])
}
