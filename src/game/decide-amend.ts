import type { Card } from '../rules/card.ts'
import { fits } from '../rules/play.ts'
import { err, ok } from '../rules/result.ts'
import type { Holder } from '../rules/rules.ts'
import { laidBy, playCount } from '../rules/the-play.ts'
import { amendments, foldUpTo } from './amend.ts'
import { holderOf } from './card-holder.ts'
import type { Decision } from './decision.ts'
import type { Happened } from './entry.ts'
import { currentDeal, type Game, type LogLine } from './game.ts'
import type { Refusal } from './intent.ts'
import { cardsOnTable, explainLaying, layEntry } from './play-entries.ts'

/**
 * Another entry in the place of an old one, with all that hangs on it; and where it was a card that somebody
 * else is laying now, that card, in the same tap.
 */
export function amend(game: Game, target: number, replacement: Happened, laid?: Card): Decision {
  const line = game.lines.find((one) => one.seq === target)
  if (!line || line.entry.type !== replacement.type) return err({ type: 'no-such-line' })
  const refusal =
    takenByOther(game, line, replacement) ??
    withoutLaid(game, line, replacement) ??
    pastThirtyOne(game, line, replacement)
  if (refusal) return err(refusal)
  const amended = amendments(game, target, replacement)
  if (!amended) return err({ type: 'not-now' })
  if (laid === undefined) return ok(amended.entries)
  const play = amended.fold.deals.at(-1)?.play
  if (play?.turn === undefined) return err({ type: 'not-now' })
  if (!fits(cardsOnTable(play), laid)) {
    return err({ type: 'past-thirty-one', card: laid, count: playCount(play) })
  }
  return ok([...amended.entries, layEntry(play, game.rules, laid)])
}

/**
 * A count taken back, so that the hand is due again, with what hung on it: the remedy for saying too much, the
 * muggins taken from it or let go, the price of a false call. Points pegged by themselves stay.
 */
export function uncount(game: Game, of: Holder): Decision {
  const counted = currentDeal(game)?.counts.find((count) => count.of === of)
  const first = game.lines.findIndex((line) => line.seq === counted?.seq)
  if (!counted || first < 0) return err({ type: 'no-such-line' })
  const own = game.lines.slice(first).filter(({ entry, unfit }) => !unfit && answers(entry, of))
  const taps = own.map((line) => line.tapId)
  const hanging = game.lines.filter(
    (line) => own.includes(line) || (line.entry.type === 'pegged' && taps.includes(line.tapId)),
  )
  return ok(hanging.map(({ seq }) => ({ type: 'removed', target: seq })))
}

/** The count of a holder, and what its opponents made of it. */
function answers(entry: Happened, of: Holder): boolean {
  const about =
    entry.type === 'hand-counted' || entry.type === 'muggins-taken' || entry.type === 'muggins-passed'
  return about && entry.of === of
}

/** Takes a line out of the record; only the start of the game stays. */
export function remove(game: Game, target: number): Decision {
  const line = game.lines.find((one) => one.seq === target)
  return line && line.entry.type !== 'game-started'
    ? ok([{ type: 'removed', target }])
    : err({ type: 'no-such-line' })
}

/** A card put in the place of another must not lie elsewhere in that deal. */
function takenByOther(game: Game, line: LogLine, replacement: Happened): Refusal | undefined {
  const deal = game.deals.find((one) => one.number === line.deal)
  const [before, after] = [cardsIn(line.entry), cardsIn(replacement)]
  for (const card of after) {
    if (before.includes(card)) continue
    const holder = holderOf(deal, card)
    if (holder !== undefined) return { type: 'card-used', card, holder }
  }
  return undefined
}

/** A card laid in the play stays in the hand it came from: it is changed where it was laid. */
function withoutLaid(game: Game, line: LogLine, replacement: Happened): Refusal | undefined {
  if (replacement.type !== 'hand-counted' || replacement.of === 'crib') return undefined
  const { of, cards } = replacement
  const play = game.deals.find((one) => one.number === line.deal)?.play
  const card = cards && play && laidBy(play, of).find((laid) => !cards.includes(laid))
  return card && { type: 'laid-card-missing', card, of }
}

/** What was laid then cannot have passed thirty-one. */
function pastThirtyOne(game: Game, { seq }: LogLine, replacement: Happened): Refusal | undefined {
  const play = replacement.type === 'card-played' && foldUpTo(game, seq)?.deals.at(-1)?.play
  if (!play || explainLaying(play, game.rules, replacement)) return undefined
  return { type: 'past-thirty-one', card: replacement.card, count: playCount(play) }
}

function cardsIn(entry: Happened): readonly Card[] {
  switch (entry.type) {
    case 'starter-turned':
    case 'card-played':
      return [entry.card]
    case 'hand-counted':
      return entry.cards ?? []
    default:
      return []
  }
}
