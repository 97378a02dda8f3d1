import { dueFound, dueNow, just, NOTHING } from './amend-due.ts'
import { remedyDue } from './decide-claim.ts'
import type { Entry, Happened } from './entry.ts'
import { following, unjoined } from './following.ts'
import type { Game, LogLine } from './game.ts'
import { broughtBy, hangingOn } from './hanging-on.ts'
import { isGo } from './play-entries.ts'
import { type Fold, foldEntry, opening } from './replay.ts'

/** What an amendment writes, and the game as it then stands, as if nobody had won. */
export interface Amended {
  readonly entries: readonly Entry[]
  readonly fold: Fold
}

export interface Change {
  readonly target: number
  /** What stands in its place; without one it is taken out. */
  readonly put?: Happened
  /** The line stays, and the entry comes before it. */
  readonly before?: true
}

/** What is put in has no number yet. */
const NEW = 0

/**
 * What has to be written so that another entry stands in the place of an old line, before it, or none, and
 * everything that hangs on it is right: a starter changes every hand of its deal and the heels, a card of the
 * play the series after it and the hand it came from. What does not hang on it keeps the points it pegged.
 * Undefined when nothing changes.
 */
export function amendments(game: Game, { target, put, before: stays }: Change): Amended | undefined {
  const at = game.lines.findIndex((line) => line.seq === target)
  const old = game.lines[at]
  const from = stays ? at : withItsGoes(game, at)
  const start = foldUpTo(game, game.lines[from]?.seq ?? target)
  if (!old || !start) return undefined
  const lines = reach(game, from, old, stays ? start.deals.length : old.deal)
  const follow = following(game.rules, old.entry, stays ? undefined : put, lines)
  const instead = new Map<LogLine, Happened | undefined>()
  if (!stays) for (const line of put ? [old] : hangingOn(lines.slice(at - from))) instead.set(line, put)
  let [was, now] = [start, start]
  let last = game.lines[from - 1]?.entry
  const written: Entry[] = []

  const goOnWith = (entry: Happened, line: LogLine) => {
    now = goOn(now, line, entry)
    last = entry
  }
  const putIn = (entry: Happened, line: LogLine | undefined) => {
    written.push(line ? { type: 'inserted', before: line.seq, entry } : entry)
    goOnWith(entry, { ...(line ?? old), seq: NEW })
  }
  /** Who says too much or calls falsely pays for it, and for no more than that; what is owed still stays as paid. */
  const putRemedyRight = (line: LogLine, entry: Happened) => {
    const owed = remedyDue(now, line.seq, entry)
    if (!owed || same(owed, remedyDue(was, line.seq, line.entry))) return
    const paid = broughtBy(line, lines)
    for (const [i, one] of paid.entries()) instead.set(one, owed[i])
    const next = game.lines[game.lines.indexOf(paid.at(-1) ?? line) + 1]
    for (const one of owed.slice(paid.length)) putIn(one, next)
  }
  const keep = (line: LogLine, entry: Happened) => {
    goOnWith(entry, line)
    if (!same(entry, line.entry)) written.push({ type: 'amended', target: line.seq, with: entry })
    putRemedyRight(line, entry)
  }
  const stand = (line: LogLine) => (instead.has(line) ? instead.get(line) : follow(line))
  const stood = (line: LogLine) => line.entry
  const dueIn = (fold: Fold, line: LogLine, entry: Happened, entryOf: typeof stand) =>
    line.found && isGo(entry)
      ? dueFound(fold, entry, tappedAfter(line, lines).map(entryOf))
      : dueNow(fold, entry)

  if (stays && put) {
    const { before, entry = put } = dueNow(now, put)
    for (const one of [...before, entry]) putIn(one, old)
    for (const one of remedyDue(now, NEW, entry) ?? []) putIn(one, old)
  }
  for (const line of lines) {
    const next = stand(line)
    const wanted = next && unjoined(last, next)
    const isSaid = wanted === put && wanted?.type === 'muggins-taken'
    const due = isSaid ? just(said(wanted)) : wanted ? dueIn(now, line, wanted, stand) : NOTHING
    const unchanged = wanted === line.entry && same(due, dueIn(was, line, wanted, stood))
    const { before, entry } = unchanged ? just(wanted) : due
    was = goOn(was, line)
    for (const one of before) putIn(one, line)
    if (entry) keep(line, entry)
    else written.push({ type: 'removed', target: line.seq })
  }
  const entries = stays ? written : itsOwnFirst(target, written)
  return written.length > 0 ? { entries, fold: now } : undefined
}

/** A tap is named after what it begins with; the goes before a card are not what was put right. */
function itsOwnFirst(target: number, written: readonly Entry[]): readonly Entry[] {
  const isOwn = (one: Entry) => (one.type === 'amended' || one.type === 'removed') && one.target === target
  return [...written.filter(isOwn), ...written.filter((one) => !isOwn(one))]
}

/** As the table says it now, whatever was called. */
function said({ by, named, ...taken }: Extract<Happened, { type: 'muggins-taken' }>): Happened {
  return taken
}

/** The game as it stood before a line, as if nobody had won by then. */
export function foldUpTo(game: Game, seq: number): Fold | undefined {
  const [start, ...rest] = game.lines
  if (start?.entry.type !== 'game-started') return undefined
  const before = rest.slice(0, Math.max(game.lines.findIndex((line) => line.seq === seq) - 1, 0))
  return before.reduce((fold, line) => goOn(fold, line), opening(start.entry))
}

/** One entry further as if no game ended, so that what comes after the end is right should the end go away. */
export function goOn(fold: Fold, line: LogLine, entry = line.entry): Fold {
  const { outcome, ...going } = foldEntry(fold, { ...line, entry })
  return { ...going, abandoned: false }
}

/** As far as a line can change others: its deal, or where rules held from it on, the rest of the game. */
function reach(game: Game, from: number, { entry }: LogLine, deal: number): readonly LogLine[] {
  const rest = game.lines.slice(from)
  return entry.type === 'rules-changed' ? rest : rest.filter((line) => line.deal === deal)
}

/** The goes that were found for a card stand before it. */
function withItsGoes({ lines }: Game, at: number): number {
  if (lines[at]?.entry.type !== 'card-played') return at
  return lines.slice(0, at).findLastIndex((line) => !line.found) + 1
}

function tappedAfter(line: LogLine, lines: readonly LogLine[]): readonly LogLine[] {
  return lines.slice(lines.indexOf(line) + 1).filter(({ found }) => !found)
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
