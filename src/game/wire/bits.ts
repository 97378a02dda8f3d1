import { BASE64URL } from '../../base/fingerprint.ts'

/** What is written to, or read from. */
export interface Bits {
  /** Writes a whole number in so many bits, the highest first, or returns the one that it reads. */
  readonly code: (width: number, value: number) => number
  /** What the last id begins with. */
  stem: string
}

const binary = (value: number, width: number) => value.toString(2).padStart(width, '0')

/** Six bits make a letter. */
export function makeWriter(): Bits & { readonly letters: () => string } {
  let bits = ''
  const code = (width: number, value: number): number => {
    bits += binary(value, width)
    return value
  }
  const letterOf = (six: string) => BASE64URL.charAt(Number.parseInt(six.padEnd(6, '0'), 2))
  return { code, letters: () => bits.replace(/.{1,6}/g, letterOf), stem: '' }
}

/** Throws where the letters end: whatever they say, its work never exceeds them. */
export function makeReader(letters: string): Bits {
  const bits = letters.replace(/./g, (letter) => binary(BASE64URL.indexOf(letter), 6))
  let at = 0
  const code = (width: number): number => {
    at += width
    if (at > bits.length) throw new RangeError('no more letters')
    return Number.parseInt(bits.slice(at - width, at), 2)
  }
  return { code, stem: '' }
}
