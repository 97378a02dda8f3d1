import { fieldOf, isObject } from '../../base/is-object.ts'
import { err, type Result } from '../../base/result.ts'
import { FORMATS, type Format, POTS } from '../../game/club/format.ts'
import {
  MOST_HAD,
  type Night,
  type NightEntry,
  type Result as NightLine,
  nightShape,
} from '../../game/club/night.ts'
import { type NightResult, nightResultShape } from '../../game/club/night-place.ts'
import { decodeAs } from '../../game/record/decode.ts'
import type { LinkProblem } from '../../game/record/storage-results.ts'
import { makeReader, makeWriter } from '../../game/wire/bits.ts'
import { checkedCode, lettersIn } from '../../game/wire/checked-code.ts'
import {
  type Coder,
  fields,
  json,
  manyOf,
  maybe,
  oneOf,
  signed,
  text,
  usually,
  whole,
} from '../../game/wire/coders.ts'
import { OtherRules, rules } from '../../game/wire/short-rules.ts'

/** `n2-…`: a night as far as its seats need it, without results. `r2-…`: the result of one of its games. */
const NIGHT = /(?:^|#|\s)n(\d{1,4})-([A-Za-z0-9_-]+)/
const RESULT = /(?:^|#|\s)r(\d{1,4})-([A-Za-z0-9_-]+)/
const VERSION = 2
const MOST_LETTERS = 10_000

/** What is different from the format of most clubs. */
const format: Coder<Format> = (bits, value) => {
  const own =
    value &&
    Object.entries(value).filter(([name, one]) => String(one) !== String(fieldOf(FORMATS.club, name)))
  const but = usually(undefined, json)(bits, own && own.length > 0 ? Object.fromEntries(own) : undefined)
  return { ...FORMATS.club, ...(isObject(but) ? but : {}) }
}

const TYPES = ['came', 'left', 'round-begun', 'result', 'had'] as const
const BY = ['typed', 'code', 'agreed', 'forfeit'] as const

const small = whole(4)
const values = manyOf(signed(6), 3)
const names = manyOf(text(30), 3)
const pot = oneOf(POTS, 3)
const had = manyOf(fields<NightResult['had'][number]>({ pot, seat: whole(2) }), MOST_HAD)
const ENTRIES: { readonly [T in NightEntry['type']]: Coder<Omit<Extract<NightEntry, { type: T }>, 'type'>> } =
  {
    came: fields<{ readonly name: string; readonly guest?: true; readonly away?: true }>({
      name: text(200),
      guest: maybe(oneOf([true], 1)),
      away: maybe(oneOf([true], 1)),
    }),
    left: fields({ player: whole(6) }),
    'round-begun': fields({ at: whole(20) }),
    result: fields<Omit<NightLine, 'type'>>({
      round: small,
      table: small,
      values,
      by: oneOf(BY, 2),
      at: whole(20),
      had: maybe(had),
    }),
    had: fields({ pot, player: whole(6) }),
  }
const kind = oneOf(TYPES, 3)
const entry: Coder<NightEntry> = (bits, value) => {
  const type = kind(bits, value?.type) as NightEntry['type']
  return { type, ...((ENTRIES[type] as Coder<unknown>)(bits, value) as object) }
}

const night = fields<Pick<Night, 'id' | 'startedAt' | 'rules' | 'format' | 'entries' | 'changes' | 'money'>>({
  id: text(64),
  startedAt: whole(20),
  rules,
  format,
  entries: manyOf(entry, 5_000),
  changes: maybe(whole(10)),
  money: maybe(json),
})

/** `whole`: with its results, for the phone of another director. */
export function writeNightCode(value: Night, whole?: 'whole'): string {
  const bits = makeWriter()
  const { changes: _, money: __, ...seats } = value
  const entries = value.entries.filter(({ type }) => type !== 'result' && type !== 'had')
  night(bits, whole ? value : { ...seats, entries })
  return checkedCode(`n${VERSION}`, bits.letters())
}

export const readNightCode = (text: string) => readCode(text, NIGHT, night, nightShape)

const result = fields<NightResult>({
  night: text(64),
  round: small,
  table: small,
  names,
  values,
  agreed: oneOf([false, true], 1),
  had,
})

export function writeResultCode(value: NightResult): string {
  const bits = makeWriter()
  result(bits, value)
  return checkedCode(`r${VERSION}`, bits.letters())
}

export const readResultCode = (text: string) => readCode(text, RESULT, result, nightResultShape)

function readCode<T>(
  text: string,
  shape: RegExp,
  coder: Coder<never>,
  decoded: Parameters<typeof decodeAs<T>>[0],
): Result<T, LinkProblem> {
  const letters = lettersIn(text.slice(0, MOST_LETTERS), shape, VERSION)
  if (!letters.ok) return letters
  try {
    const read = decodeAs(decoded, coder(makeReader(letters.value)))
    return read.ok ? read : err('damaged')
  } catch (thrown) {
    return err(thrown instanceof OtherRules ? 'other-rules' : 'damaged')
  }
}

/** The code of a night or a result in a text, as it is written. */
export const nightCodeIn = (text: string) =>
  (NIGHT.exec(text) ?? RESULT.exec(text))?.[0].trim().replace('#', '')
