import { dueNow, just, NOTHING } from './amend-due.ts'
import { isRemedy, remedyDue } from './decide-claim.ts'
import type { Entry, Happened } from './entry.ts'
import { following, unjoined } from './following.ts'
import type { Game, LogLine } from './game.ts'
import { hangingOn } from './hanging-on.ts'
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

/**
 * What has to be written so that another entry stands in the place of an old line, before it, or none, and
 * everything that hangs on it is right: a starter changes every hand of its deal and the heels, a card of the
 * play the series after it and the hand it came from. What does not hang on it keeps the points it pegged.
 * Undefined when nothing changes.
 */
export function amendments(game: Game, { target, put, before: stays }: Change): Amended | undefined {
  const at = game.lines.findIndex((line) => line.seq === target)
  const old = game.lines[at]
  const start = foldUpTo(game, target)
  if (!old || !start) return undefined
  const lines = reach(game, at, stays ? start.deals.length : old.deal)
  const follow = following(game.rules, lines[0]?.entry, stays ? undefined : put, lines)
  const instead = new Map<LogLine, Happened | undefined>()
  if (!stays) for (const line of put ? [old] : hangingOn(lines)) instead.set(line, put)
  let [was, now] = [start, start]
  let last = game.lines[at - 1]?.entry
  const written: Entry[] = []

  const goOnWith = (entry: Happened, line: LogLine) => {
    now = goOn(now, line, entry)
    last = entry
  }
  const putIn = (entry: Happened, line: LogLine | undefined) => {
    written.push(line ? { type: 'inserted', before: line.seq, entry } : entry)
    goOnWith(entry, line ?? old)
  }
  /** Who says too much pays for it, and for no more than that. */
  const putRemedyRight = (line: LogLine) => {
    const owed = remedyDue(now, line.seq)
    const paid = lines.filter((one) => one.tapId === line.tapId && isRemedy(one.entry))
    for (const [i, one] of paid.entries()) instead.set(one, owed[i])
    for (const one of owed.slice(paid.length)) putIn(one, game.lines[game.lines.indexOf(line) + 1])
  }
  const keep = (line: LogLine, entry: Happened) => {
    goOnWith(entry, line)
    if (same(entry, line.entry)) return
    written.push({ type: 'amended', target: line.seq, with: entry })
    putRemedyRight(line)
  }

  if (stays && put) {
    const due = dueNow(now, put)
    for (const entry of [...due.before, due.entry ?? put]) putIn(entry, old)
  }
  for (const line of lines) {
    const next = instead.has(line) ? instead.get(line) : follow(line.entry)
    const wanted = next && unjoined(last, next)
    // What was taken is what the table says now.
    const isSaid = wanted === put && wanted?.type === 'muggins-taken'
    const due = isSaid ? just(wanted) : wanted ? dueNow(now, wanted) : NOTHING
    const { before, entry } = wanted === line.entry && same(due, dueNow(was, wanted)) ? just(wanted) : due
    was = goOn(was, line)
    for (const one of before) putIn(one, line)
    if (entry) keep(line, entry)
    else written.push({ type: 'removed', target: line.seq })
  }
  return written.length > 0 ? { entries: written, fold: now } : undefined
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
function reach(game: Game, at: number, deal: number): readonly LogLine[] {
  const rest = game.lines.slice(at)
  return rest[0]?.entry.type === 'rules-changed' ? rest : rest.filter((line) => line.deal === deal)
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
