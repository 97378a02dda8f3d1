import { fieldOf, isObject } from '../../base/is-object.ts'
import { type GameLog, writeLog } from '../../game/record/game-log.ts'

/** A row by its number, its tap and its place within the tap. */
type Head = readonly [seq: number, tapId: string, part: number, ...rest: unknown[]]

/**
 * A game as it is packed: only what does not follow from the row before. A row is `[head, entry, milliseconds since the row
 * before]`; its head is 0 for the same tap, n for the tap n numbers later, and written out for any other.
 */
export function compactLog(log: GameLog) {
  const { id, rows: lines, ...draft } = writeLog(log)
  const rows = lines.map(([seq, tapId, part, since, entry], i) => {
    const isUndo = entry.type === 'undone' || entry.type === 'redone'
    const target = isUndo ? lines.findLastIndex((line, at) => at < i && line[1] === entry.target) : -1
    const packed = target < 0 ? entry : { ...entry, target: i - target }
    return [shortHead([seq, tapId, part], lines[i - 1]), packed, since] as const
  })
  return { id, rows, ...draft }
}

function shortHead(head: Head, before: Head | undefined): number | Head {
  const tapId = head[1]
  if (before === undefined) return head
  const later = tapId === before[1] ? 0 : numberOf(tapId) - numberOf(before[1])
  const after = headAfter(before, later)
  return later >= 0 && after.every((field, i) => field === head[i]) ? later : head
}

function headAfter([seq, tapId, part]: Head, later: number): Head {
  return later === 0 ? [seq + 1, tapId, part + 1] : [seq + 1, idAfter(tapId, later), 0]
}

const NUMBER = /\d{1,9}$/

/** The ids of one opening of the app differ only in the number they end with. */
function numberOf(id: string): number {
  return Number(NUMBER.exec(id)?.[0])
}

function idAfter(id: string, later: number): string {
  return id.replace(NUMBER, () => String(numberOf(id) + later))
}

/** The unpacked game with all fields, as far as the input is one; it must still be decoded. */
export function fullLog(packed: unknown): unknown {
  if (!isObject(packed)) return undefined
  const rows: Head[] = []
  for (const row of listOf(fieldOf(packed, 'rows'))) {
    const [short, entry, since] = listOf(row)
    const [seq, tapId, part] = listOf(short)
    const head: Head =
      typeof short === 'number'
        ? headAfter(rows.at(-1) ?? [0, '', 0], short)
        : [Number(seq), String(tapId), Number(part)]
    rows.push([...head, since, withTap(entry, rows)])
  }
  return { ...packed, rows }
}

/** An undo with the id of its tap again, instead of how many rows ago that was. */
function withTap(entry: unknown, rows: readonly Head[]): unknown {
  const [type, target] = [fieldOf(entry, 'type'), fieldOf(entry, 'target')]
  const isUndo = (type === 'undone' || type === 'redone') && typeof target === 'number'
  return isUndo && isObject(entry) ? { ...entry, target: rows.at(-target)?.[1] } : entry
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
