import { fieldOf, isObject } from '../../base/is-object.ts'
import { err, type Result } from '../../base/result.ts'
import { FORMATS, type Format } from '../../game/club/format.ts'
import { type Night, type NightEntry, nightShape } from '../../game/club/night.ts'
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
  oneOf,
  signed,
  text,
  usually,
  whole,
} from '../../game/wire/coders.ts'
import { OtherRules, rules } from '../../game/wire/short-rules.ts'

/** `n1-…`: a night as far as its seats need it, without results. `r1-…`: the result of one of its games. */
const NIGHT = /(?:^|#|\s)n(\d{1,4})-([A-Za-z0-9_-]+)/
const RESULT = /(?:^|#|\s)r(\d{1,4})-([A-Za-z0-9_-]+)/
const VERSION = 1
const MOST_LETTERS = 10_000

/** What is different from the format of most clubs. */
const format: Coder<Format> = (bits, value) => {
  const own =
    value &&
    Object.entries(value).filter(([name, one]) => String(one) !== String(fieldOf(FORMATS.club, name)))
  const but = usually(undefined, json)(bits, own && own.length > 0 ? Object.fromEntries(own) : undefined)
  return { ...FORMATS.club, ...(isObject(but) ? but : {}) }
}

const SEATED = ['came', 'left', 'round-begun'] as const
type Seated = Extract<NightEntry, { type: (typeof SEATED)[number] }>

const kind = oneOf(SEATED, 2)
const isGuest = usually(undefined, oneOf([true], 1))
const entry: Coder<Seated> = (bits, value) => {
  const type = kind(bits, value?.type)
  if (type === 'came') {
    const name = text(200)(bits, fieldOf(value, 'name') as string)
    const guest = isGuest(bits, fieldOf(value, 'guest') as true | undefined)
    return guest ? { type, name, guest } : { type, name }
  }
  if (type === 'left') return { type, player: whole(6)(bits, fieldOf(value, 'player') as number) }
  return { type: 'round-begun', at: whole(20)(bits, fieldOf(value, 'at') as number) }
}

const night = fields<Pick<Night, 'id' | 'startedAt' | 'rules' | 'format' | 'entries'>>({
  id: text(64),
  startedAt: whole(20),
  rules,
  format,
  entries: manyOf(entry as Coder<NightEntry>, 500),
})

export function writeNightCode(value: Night): string {
  const bits = makeWriter()
  night(bits, { ...value, entries: value.entries.filter(({ type }) => type !== 'result') })
  return checkedCode(`n${VERSION}`, bits.letters())
}

export const readNightCode = (text: string) => readCode(text, NIGHT, night, nightShape)

const values = manyOf(signed(6), 3)
const names = manyOf(text(30), 3)
const result = fields<NightResult>({
  night: text(64),
  round: whole(4),
  table: whole(4),
  names,
  values,
  agreed: oneOf([false, true], 1),
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
