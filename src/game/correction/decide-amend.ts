import { err, ok } from '../../base/result.ts'
import type { Card } from '../../rules/card.ts'
import { fitsNow, playCount } from '../../rules/play.ts'
import type { Holder } from '../../rules/rules.ts'
import type { Decision, Refusal } from '../intent.ts'
import type { GameEvent } from '../record/entry.ts'
import {
  cardElsewhere,
  cardsPlayedFrom,
  currentDeal,
  type Deal,
  type Game,
  type IgnoredReason,
  type LogLine,
} from '../record/game.ts'
import { ignoredReason } from '../record/ignored-reason.ts'
import { cardEntry, inferGoesBefore } from '../record/play-entries.ts'
import { recompute } from '../record/recompute.ts'
import { type Fold, foldUpTo } from '../record/replay.ts'
import { mayInsert, mayRemove, mayReplace } from './allowed-changes.ts'
import { amendments, gameAtEndOfDeal } from './amend.ts'
import { refuseEntry } from './refuse-entry.ts'

/** Replaces an old entry. `played`: a card that this frees and that is played now. */
export function amend(game: Game, target: number, wanted: GameEvent, played?: Card): Decision {
  const line = game.lines.find((one) => one.seq === target)
  const fold = foldUpTo(game, target)
  if (!line || !fold) return err({ type: 'no-such-line' })
  const replacement = withoutNineteen(wanted)
  if (!mayReplace(line.entry, replacement)) return err({ type: 'cannot-change' })
  const deal = gameAtEndOfDeal(game, target, 'at')?.deals.at(-1)
  const refusal =
    refuseEntry(fold, replacement) ??
    refuseUsedCards(deal, replacement, cardsIn(line.entry)) ??
    refuseWithoutPlayed(deal, replacement) ??
    refuseImpossiblePlay(fold, replacement)
  if (refusal) return err(refusal)
  const amended = amendments(game, target, replacement)
  if (!amended) return err({ type: 'nothing-changes' })
  if (played === undefined) return ok(amended.entries)
  const play = amended.fold.deals.at(-1)?.play
  if (play?.turn === undefined) return err({ type: 'not-now' })
  const count = playCount(play)
  if (!fitsNow(play, played)) return err({ type: 'past-thirty-one', card: played, count })
  return ok([...amended.entries, cardEntry(play, game.rules, played)])
}

function withoutNineteen(entry: GameEvent): GameEvent {
  return entry.type === 'hand-counted' && entry.claimed === 19 ? { ...entry, claimed: 0 } : entry
}

/** Removes a count and what depends on it; the hand must then be counted again. */
export function uncount(game: Game, of: Holder): Decision {
  const counted = currentDeal(game)?.counts.find((count) => count.of === of)
  return counted ? remove(game, counted.seq) : err({ type: 'no-such-line' })
}

/** Removes a line and what depends on it. The start of the game cannot be removed. */
export function remove(game: Game, target: number): Decision {
  const line = game.lines.find((one) => one.seq === target)
  if (line && opensDeal(game, line)) return err({ type: 'others-depend' })
  const written = line && mayRemove(line.entry) && amendments(game, target)?.entries
  return written ? ok(written) : err({ type: 'no-such-line' })
}

/** Without its `dealt` entry the other lines of a deal would belong to the deal before. */
function opensDeal({ lines }: Game, line: LogLine): boolean {
  const at = lines.indexOf(line)
  const [before, after] = [lines[at - 1], lines[at + 1]]
  return line.entry.type === 'dealt' && before?.deal !== line.deal && after?.deal === line.deal
}

/** Inserts a forgotten entry before the line where it belongs; past the newest line, as if tapped now. */
export function insert(game: Game, before: number, entry: GameEvent): Decision {
  const at = before > game.headSeq ? game.lines.length : game.lines.findIndex((one) => one.seq === before)
  // Nothing can be inserted before the start.
  if (at < 1) return err({ type: 'no-such-line' })
  if (!mayInsert(entry)) return err({ type: 'cannot-change' })
  const line = game.lines[at]
  const fold = (line && foldUpTo(game, before)) ?? game
  const over = game.lines.slice(0, at).some(({ seq, entry: one, ignored }) => {
    return seq === game.outcome?.seq || (one.type === 'abandoned' && !ignored)
  })
  const deal = line ? gameAtEndOfDeal(game, before, 'before')?.deals.at(-1) : currentDeal(game)
  if (over) return err({ type: 'game-over' })
  const ignored = ignoredReason(fold, entry) ?? ignoredLater(deal, entry)
  const noPlace: Refusal | undefined = ignored && { type: 'no-place', reason: ignored }
  const refusal =
    refuseEntry(fold, entry) ?? noPlace ?? refuseUsedCards(deal, entry) ?? refuseWithoutPlayed(deal, entry)
  if (refusal) return err(refusal)
  if (!line) return ok([recompute(fold, entry)])
  return ok(amendments(game, before, entry, 'before')?.entries ?? [])
}

function ignoredLater(deal: Deal | undefined, entry: GameEvent): IgnoredReason | undefined {
  if (entry.type === 'starter-turned') return deal?.starter && { type: 'out-of-step' }
  const isCounted = entry.type === 'hand-counted' && deal?.counts.some(({ of }) => of === entry.of)
  return isCounted ? { type: 'already-counted', of: entry.of } : undefined
}

/** An inserted card must be nowhere else in its deal; only a forgotten card of the play may be in its player's hand. */
function refuseUsedCards(
  deal: Deal | undefined,
  entry: GameEvent,
  before?: readonly Card[],
): Refusal | undefined {
  const own = entry.type === 'hand-counted' ? entry.of : undefined
  const cards = cardsIn(entry).filter((card) => !before?.includes(card))
  const used = cardElsewhere(deal, cards, own)
  if (!before && entry.type === 'card-played' && used?.holder === entry.seat) {
    const isForgotten = !cardsPlayedFrom(deal, entry.seat).includes(entry.card)
    if (isForgotten) return undefined
  }
  return used && { type: 'card-used', ...used }
}

/** A card that was played stays in its player's hand: it is changed where it was played. */
function refuseWithoutPlayed(deal: Deal | undefined, entry: GameEvent): Refusal | undefined {
  if (entry.type !== 'hand-counted') return undefined
  const { of, cards } = entry
  const card = cards && cardsPlayedFrom(deal, of).find((played) => !cards.includes(played))
  return card && { type: 'played-card-missing', card, of }
}

/** A changed card of the play must have been in turn, and must not have passed thirty-one. */
function refuseImpossiblePlay(fold: Fold, replacement: GameEvent): Refusal | undefined {
  const play = replacement.type === 'card-played' && fold.deals.at(-1)?.play
  if (!play || inferGoesBefore(play, fold.rules, replacement)) return undefined
  const { card, seat } = replacement
  return fitsNow(play, card)
    ? { type: 'no-place', reason: { type: 'out-of-turn', seat } }
    : { type: 'past-thirty-one', card, count: playCount(play) }
}

function cardsIn(entry: GameEvent): readonly Card[] {
  if (entry.type === 'hand-counted') return entry.cards ?? []
  return 'card' in entry ? [entry.card] : []
}
