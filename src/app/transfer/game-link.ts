import { CHECK_LENGTH, checkLetters, fingerprint } from '../../base/fingerprint.ts'
import { fieldOf, isObject } from '../../base/is-object.ts'
import { err, ok, type Result, valueIn } from '../../base/result.ts'
import { decodeAs } from '../../game/record/decode.ts'
import { rulesSchema } from '../../game/record/decode-rules.ts'
import { decodeLog, type GameLog, writeLog } from '../../game/record/game-log.ts'
import type { LinkProblem } from '../../game/record/storage-results.ts'
import { PRESETS } from '../../rules/presets.ts'
import { isPreset, PRESET_NAMES } from '../../rules/rules.ts'
import { pack, unpack } from './pack.ts'

/**
 * `g2-…`: a packed game, version 2. The first six letters are a check of the others: one letter changed could be another
 * score. It is the fragment of an address, which no host ever sees. `g2.3.4-…` is a part of a game: link-parts.ts.
 */
const SHAPE = /(?:^|#|\s)g(\d{1,4})([a-z\d.]*)-([A-Za-z0-9_-]+)/
const VERSION = 2

/** Longer than any game. */
const MOST_LETTERS = 500_000

/** The same as `linkOf`, for a QR code: short, and read only by releases with the same rule sets. */
export const shortLinkOf = (log: GameLog) => linkOf(log, shorten)

export function linkOf(log: GameLog, replacer?: typeof shorten): string {
  const letters = base64Of(pack(JSON.parse(JSON.stringify(compactLog(log), replacer))))
  return linkWith('', checkLetters(letters) + letters)
}

/** A link with these letters, whole or at this place among its parts. */
export function linkWith(place: string, letters: string): string {
  return `g${VERSION}${place}-${letters}`
}

export function lettersOf(
  text: string,
): Result<{ readonly place: string; readonly letters: string }, LinkProblem> {
  const [, version, place = '', letters = ''] = SHAPE.exec(text.slice(0, MOST_LETTERS)) ?? []
  if (version === undefined || Number(version) < VERSION) return err('no-game')
  return Number(version) > VERSION ? err('newer') : ok({ place, letters })
}

/** The game in a link, or in a text around the link. Never throws. */
export function readLink(text: string): Result<GameLog, LinkProblem> {
  const found = lettersOf(text)
  if (!found.ok) return found
  const { place, letters } = found.value
  const packed = letters.slice(CHECK_LENGTH)
  if (place !== '' || letters !== checkLetters(packed) + packed) return err('damaged')
  const bytes = bytesOf(packed)
  const full = lengthen(bytes && fullLog(unpack(bytes)))
  if (full === 'other-release') return err('newer')
  const log = decodeLog(full)
  return log.ok ? log : err('damaged')
}

/** Whether a text has a link to a game, readable or not. */
export function hasGame(text: string): boolean {
  return SHAPE.test(text.slice(0, MOST_LETTERS))
}

function base64Of(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function bytesOf(letters: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(binary, (sign) => sign.charCodeAt(0))
  } catch {
    return undefined
  }
}

/**
 * Rules as their differences from a rule set that both phones have, because a QR code has no room for all of them. By
 * the mark a release sees that its own set of that name is different: no game is continued by other rules.
 */
function shorten(key: string, value: unknown): unknown {
  const rules = key === 'rules' ? valueIn(decodeAs(rulesSchema, value)) : undefined
  if (!rules) return value
  const fits = PRESET_NAMES.flatMap((name) => {
    const base = baseOf(name)
    if (!base || Object.keys(base).some((field) => !Object.hasOwn(rules, field))) return []
    const own = new Map(Object.entries(base).map(([field, one]) => [field, JSON.stringify(one)]))
    const but = Object.entries(rules).filter(([field, one]) => own.get(field) !== JSON.stringify(one))
    return [[name, markOf(base), Object.fromEntries(but)]]
  })
  return fits.toSorted((a, b) => JSON.stringify(a).length - JSON.stringify(b).length)[0] ?? value
}

/** The same at its full length; `other-release` where the rule set is different here. */
function lengthen(written: unknown): unknown | 'other-release' {
  let fits = true
  const full = JSON.parse(JSON.stringify(written ?? null), (key, value) => {
    if (key !== 'rules' || !Array.isArray(value)) return value
    const [name, mark, but] = value
    const base = baseOf(name)
    if (base && mark === markOf(base) && isObject(but)) return { ...base, ...but }
    fits = false
    return undefined
  })
  return fits ? full : 'other-release'
}

function baseOf(name: unknown): object | undefined {
  return isPreset(name) ? valueIn(decodeAs(rulesSchema, PRESETS[name])) : undefined
}

function markOf(base: object): string {
  return fingerprint(JSON.stringify(base)).slice(0, 6)
}

type Head = readonly [seq: number, tapId: string, part: number, ...rest: unknown[]]

/**
 * Only what does not follow from the row before. A row is `[head, entry, milliseconds since the row before]`; its head
 * is 0 for the same tap, n for the tap n numbers later, and written out for any other.
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
  if (before === undefined) return head
  const later = head[1] === before[1] ? 0 : numberOf(head[1]) - numberOf(before[1])
  const after = headAfter(before, later)
  return later >= 0 && after.every((field, i) => field === head[i]) ? later : head
}

function headAfter([seq, tapId, part]: Head, later: number): Head {
  if (later === 0) return [seq + 1, tapId, part + 1]
  return [seq + 1, tapId.replace(NUMBER, (digits) => String(Number(digits) + later)), 0]
}

const NUMBER = /\d{1,9}$/

/** The ids of one opening of the app differ only in the number they end with. */
function numberOf(id: string): number {
  return Number(NUMBER.exec(id)?.[0])
}

/** The unpacked game with all fields, as far as the input is one; it must still be decoded. */
function fullLog(packed: unknown): unknown {
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
