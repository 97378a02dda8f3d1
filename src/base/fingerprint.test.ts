import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkLetters } from './fingerprint.ts'

/** FNV-1a of 32 bits as its authors give it, in base64url. */
it.each([
  ['', '811c9dc5'],
  ['a', 'e40c292c'],
  ['foobar', 'bf9cf968'],
])('the check of “%s” is its FNV-1a', (text, hash) => {
  expect(checkLetters(text)).toBe(Buffer.from(hash, 'hex').toString('base64url'))
})

it('the check is another one for any letter changed', () => {
  const code = fc.nat(0xffff)
  const change = fc.tuple(fc.array(code, { minLength: 1, maxLength: 40 }), fc.nat(), code)
  fc.assert(
    fc.property(change, ([codes, place, other]) => {
      const before = String.fromCharCode(...codes)
      const after = String.fromCharCode(...codes.with(place % codes.length, other))
      expect(checkLetters(after) === checkLetters(before)).toBe(after === before)
    }),
    { seed: 152, numRuns: 500 },
  )
})
