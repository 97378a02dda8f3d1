import { fieldOf } from '../../base/is-object.ts'
import { MOST_IN_ID } from '../record/decode.ts'
import type { Bits } from './bits.ts'

/** Writes a value, or without one returns what it reads, still to be decoded: so the two cannot differ. */
export type Coder<T> = (bits: Bits, value?: T) => unknown

/** For a field that may be missing. */
type Maybe<T> = Coder<T> & { readonly maybe: true }

/** A coder for each field of a type: without one of them it does not compile. */
export type FieldCoders<T> = {
  readonly [F in keyof T]-?: object extends Pick<T, F> ? Maybe<T[F]> : Coder<T[F]>
}

export function fields<T>(coders: FieldCoders<T>): Coder<T> {
  const all = Object.entries<Coder<never>>(coders)
  return (bits, value) => {
    const read = all.map(([name, code]) => [name, code(bits, fieldOf(value, name) as never)] as const)
    return Object.fromEntries(read.filter(([, one]) => one !== undefined))
  }
}

/** A whole number from 0: so many bits of it, the lowest first, and before them one that says if more follow. */
export function whole(width: number) {
  const base = 2 ** width
  const code = (bits: Bits, value: number, place: number): number => {
    if (place > Number.MAX_SAFE_INTEGER) throw new RangeError('no number')
    const goesOn = bits.code(1, value < base ? 0 : 1) === 1
    const low = bits.code(width, value % base) * place
    return goesOn ? low + code(bits, Math.floor(value / base), place * base) : low
  }
  return (bits: Bits, value = 0) => code(bits, value, 1)
}

/** Also below 0: twice the number, or one less than twice its opposite. */
export function signed(width: number) {
  const twice = whole(width)
  return (bits: Bits, value = 0) => {
    const both = twice(bits, value < 0 ? -2 * value - 1 : 2 * value)
    return both % 2 === 0 ? both / 2 : -(both + 1) / 2
  }
}

/** Its place in a list, in so many bits. A later release may only add to the list. */
export function oneOf<const T>(all: readonly T[], width: number): Coder<T> {
  const places: readonly unknown[] = all
  return (bits, value) => all[bits.code(width, places.indexOf(value))]
}

/** A 0 for the usual value, a 1 before any other. */
export function usually<const U, T>(usual: U, other: Coder<T>): Coder<U | T> {
  return (bits, value) => (bits.code(1, value === usual ? 0 : 1) === 0 ? usual : other(bits, value as T))
}

export function maybe<T>(other: Coder<T>): Maybe<T> {
  return Object.assign(usually<undefined, T>(undefined, other), { maybe: true } as const)
}

const length = whole(3)

/** How many, and each. A list of more than `most` is refused before it is read. */
export function manyOf<T>(item: Coder<T>, most: number): Coder<readonly T[]> {
  return (bits, list = []) => {
    const count = length(bits, list.length)
    if (count > most) throw new RangeError('too long')
    return Array.from({ length: count }, (_, i) => item(bits, list[i]))
  }
}

/** Its UTF-16 code units, so that every text comes back as it was. */
export function text(most: number) {
  const units = manyOf(whole(7), most)
  return (bits: Bits, value = ''): string => {
    const read = units(
      bits,
      Array.from({ length: value.length }, (_, i) => value.charCodeAt(i)),
    )
    return (read as number[]).map((unit) => String.fromCharCode(unit)).join('')
  }
}

/** More than fits in any link. */
const written = text(150_000)
/** For what is rare, and has no coder of its own. */
export const json: Coder<unknown> = (bits, value = null) => JSON.parse(written(bits, JSON.stringify(value)))

const stem = text(MOST_IN_ID)
const ending = whole(7)

/** What it begins with, unless that is as in the id before; then the number at its end plus one, or 0. */
export const id: Coder<string> = (bits, value = '') => {
  // All ids of one opening of the app begin alike, and are numbered.
  const [, begin = '', digits = -1] = /^(.*?)(0|[1-9]\d{0,8})?$/s.exec(value) ?? []
  const isSame = bits.code(1, begin === bits.stem ? 0 : 1) === 0
  if (!isSame) bits.stem = stem(bits, begin)
  const number = ending(bits, Number(digits) + 1)
  return bits.stem + (number === 0 ? '' : String(number - 1))
}
