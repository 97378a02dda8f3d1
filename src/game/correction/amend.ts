import { err, ok } from '../../base/result.ts'
import type { Card } from '../../rules/card.ts'
import { fitsNow, playCount } from '../../rules/play.ts'
import { type Holder, type Rules, seatCount } from '../../rules/rules.ts'
import { countMeant } from '../../rules/show.ts'
import type { Decision, Refusal } from '../intent.ts'
import type { Answer, Entry, GameEvent } from '../record/entry.ts'
import {
  cardElsewhere,
  cardsPlayedFrom,
  type Deal,
  type Fold,
  type Game,
  type LogLine,
  type ShownGame,
} from '../record/game.ts'
import { ignoredReason } from '../record/ignored-reason.ts'
import { cardEntry, inferGoesBefore } from '../record/play-entries.ts'
import { recompute, recomputeChosen } from '../record/points-due.ts'
import { foldEntry, foldUpTo } from '../record/replay.ts'
import { mayInsert, mayRemove, mayReplace, refuseEntry } from './refuse-entry.ts'

/** Replaces an old entry. `played`: a card that this frees and that is played now. */
export function amend(game: ShownGame, target: number, wanted: GameEvent, played?: Card): Decision {
  const line = game.lines.find((one) => one.seq === target)
  const fold = foldUpTo(game, target)
  if (!line || !fold) return err({ type: 'no-such-line' })
  const replacement = withoutNineteen(wanted, game)
  if (!mayReplace(line.entry, replacement)) return err({ type: 'cannot-change' })
  const deal = gameAtEndOfDeal(game, target, 'at')?.deals.at(-1)
  const refusal =
    refuseEntry(fold, replacement) ??
    refuseUsedCards(deal, replacement, line.entry) ??
    refuseWithoutPlayed(deal, replacement) ??
    refusePlay(fold, replacement)
  if (refusal) return err(refusal)
  const amended = amendments(game, target, replacement)
  if (!amended) return err({ type: 'nothing-changes' })
  if (played === undefined) return ok(amended.entries)
  const play = amended.fold.deals.at(-1)?.play
  if (play?.turn === undefined) return err({ type: 'not-now' })
  if (!fitsNow(play, played)) return err({ type: 'past-thirty-one', card: played, count: playCount(play) })
  return ok([...amended.entries, cardEntry(play, game.rules, played)])
}

function withoutNineteen(entry: GameEvent, { rules }: Pick<Game, 'rules'>): GameEvent {
  if (entry.type !== 'hand-counted') return entry
  const { of, cards, claimed, points } = entry
  return {
    ...entry,
    ...(claimed === undefined ? {} : { claimed: countMeant(claimed, of, rules) }),
    points: cards ? points : countMeant(points, of, rules),
  }
}

export function uncount(game: Game, of: Holder): Decision {
  const counted = game.deals.at(-1)?.counts.find((count) => count.of === of)
  return counted ? remove(game, counted.seq) : err({ type: 'no-such-line' })
}

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
export function insert(game: Game, before: number, forgotten: GameEvent): Decision {
  const entry = withoutNineteen(forgotten, game)
  const at = before > game.headSeq ? game.lines.length : game.lines.findIndex((one) => one.seq === before)
  // Nothing can be inserted before the start.
  if (at < 1) return err({ type: 'no-such-line' })
  if (!mayInsert(entry)) return err({ type: 'cannot-change' })
  const line = game.lines[at]
  const fold = (line && foldUpTo(game, before)) ?? game
  const over = game.lines.slice(0, at).some(({ seq, entry: one, ignored }) => {
    return seq === game.outcome?.seq || (one.type === 'abandoned' && !ignored)
  })
  const deal = (line ? gameAtEndOfDeal(game, before, 'before') : game)?.deals.at(-1)
  if (over) return err({ type: 'game-over' })
  const ignored = ignoredReason(fold, entry) ?? ignoredLater(deal, entry)
  const noPlace: Refusal | undefined = ignored && { type: 'no-place', reason: ignored }
  const refusal =
    refuseEntry(fold, entry) ?? noPlace ?? refuseUsedCards(deal, entry) ?? refuseWithoutPlayed(deal, entry)
  if (refusal) return err(refusal)
  if (!line) return ok([recompute(fold, entry)])
  return ok(amendments(game, before, entry, 'before')?.entries ?? [])
}

function ignoredLater(deal: Deal | undefined, entry: GameEvent) {
  if (entry.type === 'starter-turned') return deal?.starter && ({ type: 'out-of-step' } as const)
  const isCounted = entry.type === 'hand-counted' && deal?.counts.some(({ of }) => of === entry.of)
  return isCounted ? ({ type: 'already-counted', of: entry.of } as const) : undefined
}

/** An inserted card must be nowhere else in its deal; only a forgotten card of the play may be in its player's hand. */
function refuseUsedCards(deal: Deal | undefined, entry: GameEvent, old?: GameEvent): Refusal | undefined {
  const own = entry.type === 'hand-counted' ? entry.of : undefined
  const kept = old ? cardsIn(old) : []
  const cards = cardsIn(entry).filter((card) => !kept.includes(card))
  const used = cardElsewhere(deal, cards, own)
  const isInOwnHand = !old && entry.type === 'card-played' && used?.holder === entry.seat
  if (isInOwnHand && !cardsPlayedFrom(deal, entry.seat).includes(entry.card)) return undefined
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
function refusePlay({ deals, rules }: Pick<Game, 'deals' | 'rules'>, entry: GameEvent): Refusal | undefined {
  const play = entry.type === 'card-played' && deals.at(-1)?.play
  if (!play || inferGoesBefore(play, rules, entry)) return undefined
  const { card, seat } = entry
  return fitsNow(play, card)
    ? { type: 'no-place', reason: { type: 'out-of-turn', seat } }
    : { type: 'past-thirty-one', card, count: playCount(play) }
}

function cardsIn(entry: GameEvent): readonly Card[] {
  if (entry.type === 'hand-counted') return entry.cards ?? []
  return 'card' in entry ? [entry.card] : []
}

/**
 * What has to be written so that `chosen` replaces the entry of a line or comes before it, or so that the line is
 * removed, with all that depends on it. Three passes, with an example in docs/record.md: the lines that may change, what
 * each of them says then, and what that scores. `fold`: the game then, as if nobody had won.
 */
function amendments(game: ShownGame, target: number, chosen?: GameEvent, position: Position = 'at') {
  const start = foldUpTo(game, target)
  const old = game.lines.find((line) => line.seq === target)
  if (!start || !old) return undefined
  const inserted = position === 'before' && chosen ? recompute(start, chosen) : undefined
  const lines = affectedLines(game, old, position === 'before' ? start.deals.length : old.deal)
  const rewritten = rewriting(game.rules, lines, chosen, position)
  const written: Entry[] = inserted ? [{ type: 'inserted', before: target, entry: inserted }] : []
  // What is inserted has no number yet.
  let [was, now] = [start, inserted ? foldEntry(start, { seq: 0 }, inserted) : start]
  for (const line of lines) {
    const says = rewritten(line)
    const entry = says && repointed(was, now, line, says, says === chosen)
    if (!entry) written.push({ type: 'removed', target: line.seq })
    else if (!isSame(entry, line.entry)) written.push({ type: 'amended', target: line.seq, with: entry })
    if (entry) now = foldEntry(now, line, entry)
    was = foldEntry(was, line, line.entry)
  }
  return written.length > 0 ? { entries: written, fold: now } : undefined
}

/** From a line to the end of its deal: a starter changes every hand, a card of the play the series after it. */
function affectedLines({ lines }: ShownGame, old: LogLine, deal: number): readonly LogLine[] {
  const rest = lines.slice(lines.indexOf(old))
  // A line can change its deal, and a change of rules the rest of the game.
  return old.entry.type === 'rules-changed' ? rest : rest.filter((line) => line.deal === deal)
}

/** What each line says then, points aside; undefined where it is removed. */
function rewriting(
  rules: Rules,
  lines: readonly LogLine[],
  chosen: GameEvent | undefined,
  position: Position,
) {
  const removed = chosen ? [] : lineWithAnswers(lines)
  const follow = rewriter(rules, lines, position === 'at' ? chosen : undefined)
  return (line: LogLine): GameEvent | undefined => {
    if (removed.includes(line)) return undefined
    return chosen && position === 'at' && line === lines[0] ? chosen : follow(line)
  }
}

/** What a line scores then. One whose points are the same before and after keeps what the table pegged. */
function repointed(was: Fold, now: Fold, line: LogLine, says: GameEvent, isChosen: boolean): GameEvent {
  const due = isChosen ? recomputeChosen(now, says) : recompute(now, says)
  return says === line.entry && isSame(due, recompute(was, says)) ? says : due
}

/** The first of these lines; for a count, also the answers to it. */
function lineWithAnswers([line, ...later]: readonly LogLine[]): readonly LogLine[] {
  if (line?.entry.type !== 'hand-counted') return line ? [line] : []
  const { of } = line.entry
  const answers = linesUntilRedeal(later).filter(({ entry, ignored }) => {
    return (entry.type === 'muggins-taken' || entry.type === 'muggins-passed') && entry.of === of && !ignored
  })
  return [line, ...answers]
}

/** How the lines of a deal change when the first of them is replaced. */
function rewriter(rules: Rules, lines: readonly LogLine[], after?: GameEvent): (line: LogLine) => GameEvent {
  const before = lines[0]?.entry
  const its = linesUntilRedeal(lines)
  if (before?.type === 'card-played' && after?.type === 'card-played' && before.seat === after.seat)
    return (line) => (its.includes(line) ? replaceCard(line.entry, before.card, after.card) : line.entry)
  if (before?.type === 'dealt' && after?.type === 'dealt') {
    const seats = seatCount(rules)
    const by = after.dealer - before.dealer + seats
    const seat = (old: number) => (old + by) % seats
    const side = (old: number) => rules.sideOfSeat[seat(rules.sideOfSeat.indexOf(old))] ?? old
    const byCards = lines.some(({ entry }) => entry.type === 'card-played')
    if (byCards) return ({ entry }) => rotateSeats(entry, seat, side)
    const [was, now] = [before, after].map(({ dealer }) => rules.sideOfSeat[dealer])
    return ({ entry }) => swapCribTaker(entry, (old) => (old === now ? (was ?? old) : old))
  }
  return ({ entry }) => entry
}

/** After a misdeal other cards are dealt. */
function linesUntilRedeal(lines: readonly LogLine[]): readonly LogLine[] {
  const again = lines.findIndex(({ entry }) => entry.type === 'redealt')
  return again < 0 ? lines : lines.slice(0, again)
}

/** A counted hand that contains a card which was recorded wrongly in the play. */
function replaceCard(entry: GameEvent, before: Card, after: Card): GameEvent {
  if (entry.type !== 'hand-counted' || !entry.cards?.includes(before)) return entry
  return { ...entry, cards: entry.cards.map((card) => (card === before ? after : card)) }
}

/** If the dealer was wrong, every card and hand was recorded for the wrong seat. */
function rotateSeats(entry: GameEvent, seat: (old: number) => number, side: (old: number) => number) {
  switch (entry.type) {
    case 'card-played':
    case 'go-said':
    case 'play-stopped':
    case 'lead-passed':
    case 'crib-moved':
      return { ...entry, seat: seat(entry.seat) }
    case 'hand-counted':
      return entry.of === 'crib' ? entry : { ...entry, of: seat(entry.of) }
    case 'step-skipped':
      return typeof entry.step === 'number' ? { ...entry, step: seat(entry.step) } : entry
    case 'muggins-taken':
    case 'muggins-passed':
      return withSides({ ...entry, of: entry.of === 'crib' ? entry.of : seat(entry.of) }, side)
    default:
      return entry
  }
}

/** Nobody takes from their own crib: the old dealer's side takes instead of the new one's. */
function swapCribTaker(entry: GameEvent, side: (old: number) => number): GameEvent {
  const isAnswer = entry.type === 'muggins-taken' || entry.type === 'muggins-passed'
  return isAnswer && entry.of === 'crib' ? withSides(entry, side) : entry
}

function withSides(entry: Answer, side: (old: number) => number): GameEvent {
  return {
    ...entry,
    ...(entry.by === undefined ? {} : { by: side(entry.by) }),
    ...(entry.type === 'muggins-taken' ? { side: side(entry.side) } : {}),
  }
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Of a corrected entry: in the place of a line, or before it. */
export type Position = 'at' | 'before'

/** The game at a line: its whole deal, with the pegs before the line, as if nobody had won by then. */
export function gameAtLine(game: ShownGame, { seq }: Pick<LogLine, 'seq'>, position: Position): ShownGame {
  const deal = gameAtEndOfDeal(game, seq, position)
  const before = foldUpTo(game, seq)
  return deal && before ? { ...game, ...deal, pegs: before.pegs } : game
}

/** Or at a misdeal. What is inserted before a line belongs to the deal that the line would end. */
function gameAtEndOfDeal(game: ShownGame, seq: number, position: Position) {
  const from = game.lines.findIndex((line) => line.seq === seq) + (position === 'at' ? 1 : 0)
  const end = game.lines.find(
    ({ entry: { type } }, i) => i >= from && (type === 'dealt' || type === 'redealt'),
  )
  return foldUpTo(game, end?.seq)
}
