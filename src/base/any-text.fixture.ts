import fc, { type StringConstraints } from 'fast-check'

/** Any character, without halves of one. `unit: 'binary'` is the same, but first lists all of them, for over a second. */
const CHARACTER = fc.nat(0x10_f7_ff).map(
  (n) => String.fromCodePoint(n < 0xd8_00 ? n : n + 0x8_00),
  (character) => {
    const n = String(character).codePointAt(0) ?? 0
    return n < 0xd8_00 ? n : n - 0x8_00
  },
)

/** Text of any characters, now and then a word that means something to a program, as `__proto__`. */
export function anyText(length: Omit<StringConstraints, 'unit'> = {}) {
  return fc.string({ ...length, unit: CHARACTER })
}
