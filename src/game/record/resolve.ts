import type { Entry, GameEvent, Row } from './entry.ts'
import type { Game, LogLine, Tap } from './game.ts'

const CORRECTIONS: readonly Entry['type'][] = ['amended', 'inserted', 'removed', 'undone', 'redone']

/** An entry in force, after undo, redo and amendments, in the order in which it is folded. */
export type Effective = Pick<LogLine, 'seq' | 'tapId' | 'at' | 'entry' | 'amended'>

export interface Resolved extends Pick<Game, 'undo' | 'redo' | 'headSeq'> {
  readonly effective: readonly Effective[]
}

/** Rows may come in any order and more than once, for a retry writes the same tap again. */
export function resolve(rows: readonly Row[]): Resolved {
  const log = withoutRepeats(rows)
  const { done, redo } = taps(log)
  const inForce = log.filter((row) => done.has(row.tapId))
  const undo = [...done.values()].at(-1)
  // The tap that started the game cannot be undone: there would be no game to show.
  const isStart = undo?.some(({ entry }) => entry.type === 'game-started')
  return {
    effective: applyCorrections(inForce),
    undo: undo && !isStart ? tapOf(undo, inForce) : undefined,
    redo: redo && tapOf(redo, inForce),
    headSeq: log.at(-1)?.seq ?? 0,
  }
}

/** The same for a tap that only adds entries. Undefined for any other, which needs the whole log. */
export function resolveMore(
  log: readonly Row[],
  headSeq: number,
  last: GameEvent | undefined,
  rows: readonly Row[],
): Resolved | undefined {
  const tapId = rows[0]?.tapId ?? ''
  const goesOn = rows.every((row, i) => {
    return row.seq > (rows[i - 1]?.seq ?? headSeq) && row.part === i && row.tapId === tapId
  })
  if (rows.length === 0 || !goesOn || log.some((row) => row.tapId === tapId)) return undefined
  const effective: Effective[] = []
  for (const { seq, at, entry } of rows) {
    if (!isGameEvent(entry) || entry.type === 'game-started') return undefined
    const item = { seq, tapId, at, entry, amended: false }
    effective.push(withoutStaleJoin(effective.at(-1)?.entry ?? last, item))
  }
  return { effective, headSeq: rows.at(-1)?.seq ?? headSeq, undo: tapOf(rows, log) }
}

function withoutRepeats(rows: readonly Row[]): readonly Row[] {
  const seen = new Set<string>()
  return rows
    .toSorted((a, b) => a.seq - b.seq)
    .filter((row) => {
      const key = `${row.tapId} ${row.part}`
      return !seen.has(key) && seen.add(key)
    })
}

/** The taps in force in log order, and the undone one that is the next to redo. */
function taps(log: readonly Row[]) {
  const all = new Map<string, Row[]>()
  const undone = new Set<string>()
  for (const row of log) {
    const { entry } = row
    if (entry.type === 'undone') {
      if (all.has(entry.target)) undone.add(entry.target)
    } else if (entry.type === 'redone') {
      undone.delete(entry.target)
    } else {
      // Any other entry makes an undo final.
      for (const tapId of undone) all.delete(tapId)
      undone.clear()
      const tap = all.get(row.tapId)
      if (tap) tap.push(row)
      else all.set(row.tapId, [row])
    }
  }
  const done = new Map([...all].filter(([tapId]) => !undone.has(tapId)))
  return { done, redo: all.get([...undone].at(-1) ?? '') }
}

function tapOf(rows: readonly Row[], log: readonly Row[]): Tap {
  const tapId = rows[0]?.tapId ?? ''
  // An amendment begins with the line that the table changed; lines that depend on it follow.
  const main = rows[0]?.entry
  switch (main?.type) {
    case 'amended':
      return { tapId, entries: [main.with], correction: { line: main.target, now: 'changed' } }
    case 'inserted':
      return { tapId, entries: [main.entry], correction: { line: main.before, now: 'inserted' } }
    case 'removed': {
      const entries = entryBefore(log, main.target, rows[0]?.seq ?? 0)
      return { tapId, entries, correction: { line: main.target, now: 'removed' } }
    }
    default:
      return { tapId, entries: rows.flatMap(({ entry }) => (isGameEvent(entry) ? [entry] : [])) }
  }
}

/** The entry of a line before a later one, as amended last. */
function entryBefore(log: readonly Row[], line: number, before: number): readonly GameEvent[] {
  const last = log.findLast(({ seq, entry }) => {
    return seq < before && (seq === line || (entry.type === 'amended' && entry.target === line))
  })?.entry
  if (last?.type === 'amended') return [last.with]
  if (last?.type === 'inserted') return [last.entry]
  return last && isGameEvent(last) ? [last] : []
}

function isGameEvent(entry: Entry): entry is GameEvent {
  return !CORRECTIONS.includes(entry.type)
}

/** An entry in a chain that is read from its end, so that thousands can be inserted without moving the others. */
interface Link {
  readonly item: Effective
  before: Link | undefined
}

/** Amendments and removals name the original entry; the last one in force wins. */
function applyCorrections(rows: readonly Row[]): readonly Effective[] {
  const changed = new Map<number, GameEvent | undefined>()
  const links = new Map<number, Link>()
  const end: Pick<Link, 'before'> = { before: undefined }
  const put = (item: Effective, place = end) => {
    place.before = { item, before: place.before }
    links.set(item.seq, place.before)
  }
  for (const { seq, tapId, at, entry } of rows) {
    const item = { seq, tapId, at, amended: false }
    if (entry.type === 'amended') changed.set(entry.target, entry.with)
    else if (entry.type === 'removed') changed.set(entry.target, undefined)
    else if (entry.type === 'inserted') put({ ...item, entry: entry.entry }, links.get(entry.before))
    else if (isGameEvent(entry)) put({ ...item, entry })
  }
  const list: Effective[] = []
  for (let link = end.before; link; link = link.before) list.push(link.item)
  list.reverse()
  const inForce = list.flatMap((item) => {
    if (!changed.has(item.seq)) return [item]
    const entry = changed.get(item.seq)
    return entry ? [{ ...item, entry, amended: true }] : []
  })
  return inForce.map((item, i) => withoutStaleJoin(inForce[i - 1]?.entry, item))
}

/** A peg joins the one right before it of the same side; if that one was removed, it is a leap of its own. */
function withoutStaleJoin(before: GameEvent | undefined, item: Effective): Effective {
  const { entry } = item
  if (entry.type !== 'pegged' || !entry.joins) return item
  if (before?.type === 'pegged' && before.side === entry.side) return item
  const { joins, ...alone } = entry
  return { ...item, entry: alone }
}
