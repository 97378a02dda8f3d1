import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { anyText } from '../base/any-text.fixture.ts'
import { checkLetters } from '../base/fingerprint.ts'
import { checkOf, type JoinCode, readJoinCode, writeJoinCode } from './join-code.ts'

const FIRST: JoinCode = {
  ufrag: 'QzWo',
  pwd: 'dtjn0cAMOeuTA5yWt+z9i3hS',
  fingerprint: '7a64ea969c53c2dd7a22746a44d6069c910ace6bc5a97a84b8db8f6d6742f8e6',
  addresses: [],
  name: 'Ann',
}
const { name, ...OFFER } = FIRST
const ADDRESSES = [
  { host: '192.168.1.23', port: 54321 },
  { host: 'fd00::2', port: 50403 },
  { host: '0b3f1a52-7d5c-4c0f-9b4e-1f2a3b4c5d6e.local', port: 9 },
]
const SECOND: JoinCode = { ...OFFER, addresses: ADDRESSES, answers: checkOf(writeJoinCode(FIRST)) ?? '' }

describe('a code that joins two phones', () => {
  it.each([
    ['the first', FIRST, 105],
    ['the second', SECOND, 200],
  ])('comes out as it went in, and is short: %s', (_, code, most) => {
    const written = writeJoinCode(code)
    expect(written).toMatch(/^j1-[\w-]+$/)
    expect(written.length).toBeLessThan(most)
    for (const text of [written, `https://host/app/join#${written}`])
      expect(readJoinCode(text)).toEqual({ ok: true, value: code })
  })

  it('takes no address of the world outside into a code, and reads none', () => {
    const outside = ['93.184.216.34', '2001:db8::1', 'example.com', '172.32.0.1', '100.128.0.1']
    const hosts = [...outside, '10.0.0.7'].map((host) => ({ host, port: 1 }))
    const read = readJoinCode(writeJoinCode({ ...OFFER, addresses: hosts }))
    expect(read).toMatchObject({ value: { addresses: [{ host: '10.0.0.7', port: 1 }] } })
  })

  test.each([
    ['', 'no-game'],
    ['https://elsewhere.example/menu', 'no-game'],
    ['j2-AAAAAAAAAA', 'newer'],
    ['j1-', 'no-game'],
    ['j1-AAAAAAAAAA', 'damaged'],
    [`j1-${checkLetters('')}`, 'damaged'],
    [writeJoinCode({ ...FIRST, ufrag: 'a b\nc' }), 'damaged'],
    [writeJoinCode({ ...FIRST, pwd: 'short' }), 'damaged'],
  ])('%#. is refused where it is none: %s', (text, error) => {
    expect(readJoinCode(text)).toEqual({ ok: false, error })
  })

  it('with one letter changed is refused', () => {
    const code = writeJoinCode(SECOND)
    for (let at = 3; at < code.length; at++) {
      const other = code[at] === 'A' ? 'B' : 'A'
      expect(readJoinCode(code.slice(0, at) + other + code.slice(at + 1)).ok, String(at)).toBe(false)
    }
  })

  it('made of anything at all never throws', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'ABab01-_'), maxLength: 200 })
    const codes = letters.map((some) => `j1-${checkLetters(some)}${some}`)
    fc.assert(
      fc.property(fc.oneof(anyText(), codes), (text) => {
        readJoinCode(text)
      }),
      { seed: 15_02, numRuns: 500 },
    )
  })
})
