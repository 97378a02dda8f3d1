import { fieldOf } from '../../base/is-object.ts'
import { once } from '../../base/once.ts'
import { MARKS, PEG_REASONS, type Row } from '../../game/record/entry.ts'
import { type GameLog, writeLog } from '../../game/record/game-log.ts'
import { PACK } from '../../rules/card.ts'
import { fullRules, shortRules } from './short-rules.ts'

/**
 * How entries are written, those with @ for the crib and each seat; any other is JSON. A field is of the kind of its
 * name, or of the kind after it, or a number; `points=0` takes no room. The order is the format: docs/backup.md.
 */
const SHAPES = `json; same-tap; any-tap; play-ended; dealer-cut cuts; undone target:id; redone target:id;
removed target; amended target with:entry; inserted before entry; starter-turned card points=0; starter-turned card points=2;
starter-turned card points; game-started rules players:json marks match;
game-started rules players:json marks scores:json match`
const [SAME_TAP, ANY_TAP] = [1, 2]
const SEATED = `card-played seat=@ card points=0; card-played seat=@ card points=1; card-played seat=@ card points=2;
go-said seat=@ points=0; go-said seat=@ points=1; dealt dealer=@ points=0; hand-counted of=@ cards:hand points;
pegged side=@ points reason; pegged side=@ points reason joins=true; card-played seat=@ card points;
hand-counted of=@ points; hand-counted of=@ cards claimed points; hand-counted of=@ cards points; step-skipped step=@;
play-stopped seat=@ points; card-played seat=@ card points go; muggins-passed of=@ by named; dealt dealer=@ points;
muggins-passed of=@; muggins-taken side of=@ points; muggins-taken side of=@ points by named`

/** Writes what it is given, or returns what it reads: so the two cannot differ. */
type Code = (coder: Coder, value?: unknown) => unknown
type Coder = ReturnType<typeof makeWriter>

/** A number has seven bits in a byte, the lowest first; a byte above 127 is not its last. */
function makeWriter(bytes: number[]) {
  const number = (value: number): number => {
    bytes.push(value < 128 ? value : (value % 128) + 128)
    if (value > 127) number(Math.floor(value / 128))
    return value
  }
  const text = (value: string): string => {
    const written = new TextEncoder().encode(value)
    number(written.length)
    for (const byte of written) bytes.push(byte)
    return value
  }
  return { number, text, stem: '' }
}

/** Throws where the bytes end: whatever they say, its work never exceeds them. */
function makeReader(bytes: Uint8Array): Coder {
  let at = 0
  const numberFrom = (place: number): number => {
    const byte = bytes[at++]
    if (byte === undefined || place > 2 ** 49) throw new RangeError('no number')
    return byte < 128 ? byte * place : (byte - 128) * place + numberFrom(place * 128)
  }
  const text = () => {
    const length = numberFrom(1)
    at += length
    return new TextDecoder().decode(bytes.subarray(at - length, at))
  }
  return { number: () => numberFrom(1), text, stem: '' }
}

const json: Code = (coder, value = null) => JSON.parse(coder.text(JSON.stringify(value)))
const number: Code = (coder, value) => coder.number(Number(value))
function oneOf(all: readonly unknown[]): Code {
  return (coder, one) => all[coder.number(all.indexOf(one))]
}
function listOf(item: Code, length?: number): Code {
  return (coder, value) => {
    const [list, all]: [readonly unknown[], unknown[]] = [Array.isArray(value) ? value : [], []]
    for (let due = length ?? coder.number(list.length); due > 0; due--)
      all.push(item(coder, list[all.length]))
    return all
  }
}

function objectOf(text: string) {
  const read = (field: string): readonly [name: string, code: Code] => {
    const [written = '', literal] = field.split('=')
    const [name = '', kind = name] = written.split(':')
    const value: unknown = literal && JSON.parse(literal)
    return [name, literal === undefined ? (KINDS[kind] ?? number) : () => value]
  }
  const fields = text.split(' ').map(read)
  const code = (coder: Coder, value: unknown): object =>
    Object.fromEntries(fields.map(([name, one]) => [name, one(coder, fieldOf(value, name))]))
  return { fields, code }
}

/** All ids of one opening of the app begin alike, and differ in the number at their end. */
const id: Code = (coder, value) => {
  const [, stem = '', digits = -1] = /^(.*?)(0|[1-9]\d{0,8})?$/s.exec(String(value)) ?? []
  const written = coder.text(stem === coder.stem ? '' : JSON.stringify(stem))
  if (written !== '') coder.stem = String(JSON.parse(written))
  const last = coder.number(Number(digits) + 1)
  return coder.stem + (last === 0 ? '' : String(last - 1))
}

const KINDS: Record<string, Code> = { id, json, card: oneOf(PACK), reason: oneOf(PEG_REASONS) }
KINDS.hand = listOf(oneOf(PACK), 4)
KINDS.cards = listOf(oneOf(PACK))
KINDS.marks = listOf(oneOf(MARKS))
KINDS.cuts = listOf(objectOf('seat card').code)
KINDS.match = objectOf('id index').code
// Both are written whatever they are, and fit.
KINDS.rules = (coder, value) => (coder === ECHO ? value : fullRules(json(coder, shortRules(value))))
KINDS.entry = (coder, value) => (coder === ECHO ? value : codeEntry(coder, value))
const codeHead = objectOf('seq tapId:id part at').code
const table = once(() =>
  [SHAPES, ...['"crib"', 0, 1, 2, 3, 4, 5].map((seat) => SEATED.replaceAll('@', `${seat}`))]
    .flatMap((lines) => lines.split(/;\s/))
    .map((line) => ({ type: line.split(' ', 1)[0], ...objectOf(line.replace(/^\S+/, 'type="$&"')) })),
)
/** Brings back what it is given: so a shape shows whether it fits. */
const ECHO: Coder = { number: (value) => (value >= 0 ? value : Number.NaN), text: (value) => value, stem: '' }
const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)

/** The first shape that has the fields of an entry, in whatever order, and brings back their values. */
function shapeOf(entry: unknown): number {
  const own = new Map<string, unknown>(Object.entries(entry ?? {}))
  const fits = ([name, code]: readonly [string, Code]) =>
    own.has(name) && isSame(code(ECHO, own.get(name)), own.get(name))
  const isIt = ({ type, fields }: ReturnType<typeof table>[number]) =>
    type === own.get('type') && fields.length === own.size && fields.every(fits)
  return Math.max(table().findIndex(isIt), 0)
}
function codeEntry(coder: Coder, entry: unknown, shape = coder.number(shapeOf(entry))): unknown {
  return (shape === 0 ? json : table()[shape]?.code)?.(coder, entry)
}

type Head = Pick<Row, 'seq' | 'tapId' | 'part' | 'at'>

function codeRow(coder: Coder, before: Head, row?: Row) {
  const [seq, at] = [before.seq + 1, before.at]
  const tapId = before.tapId.replace(/\d{1,9}$/, (digits) => String(Number(digits) + 1))
  const next = { seq, tapId, part: 0, at: Math.max(row?.at ?? 0, at) }
  const same = { ...before, seq, part: before.part + 1 }
  const { gameId, v, entry, ...own } = row ?? { ...next, gameId: '', v: 1, entry: undefined }
  const shape = coder.number(isSame(own, next) ? shapeOf(entry) : isSame(own, same) ? SAME_TAP : ANY_TAP)
  if (shape === SAME_TAP) return { ...same, entry: codeEntry(coder, entry) }
  if (shape === ANY_TAP) return { ...(codeHead(coder, own) as Head), entry: codeEntry(coder, entry) }
  return { ...next, at: at + coder.number(next.at - at), entry: codeEntry(coder, entry, shape) }
}

function codeLog(coder: Coder, log?: GameLog, most = Number.POSITIVE_INFINITY) {
  const [gameId, draft] = [id(coder, log?.gameId), listOf(json)(coder, log && writeLog(log).draft)]
  let before: Head = { seq: 0, tapId: '', part: 0, at: 0 }
  const rows: unknown[] = []
  for (let left = Math.min(coder.number(log?.rows.length ?? 0), most); left > 0; left--) {
    const { entry, ...own } = codeRow(coder, before, log?.rows[rows.length])
    rows.push([own.seq, own.tapId, own.part, own.at - before.at, entry])
    before = own
  }
  return { id: gameId, rows, ...(isSame(draft, []) ? {} : { draft }) }
}

export function bytesOfLog(log: GameLog): readonly number[] {
  const bytes: number[] = []
  codeLog(makeWriter(bytes), log)
  return bytes
}

/** What is in the bytes, with so many rows at most, still to be decoded. Throws where that is nothing. */
export const logOfBytes = (bytes: Uint8Array, most: number) => codeLog(makeReader(bytes), undefined, most)
