import { CHECK_LENGTH } from '../base/fingerprint.ts'
import { err, ok, type Result } from '../base/result.ts'
import { type Bits, makeReader, makeWriter } from '../game/wire/bits.ts'
import { type CodeFault, checkedCode, lettersIn } from '../game/wire/checked-code.ts'
import { type Coder, fields, manyOf, maybe, text } from '../game/wire/coders.ts'

/** Where a browser can be reached: an address of IPv4 or IPv6, or a name that ends in `.local`. */
export interface Address {
  readonly host: string
  readonly port: number
}

/** What the other browser needs to know of a connection. */
export interface Offer {
  readonly ufrag: string
  readonly pwd: string
  /** SHA-256 of the certificate, in 64 hexadecimal digits. */
  readonly fingerprint: string
  /** None in the first code: who has read it is found by his own address. */
  readonly addresses: readonly Address[]
}

/** The first code of two: `name` is whose phone shows it. The second one answers the first with these check letters. */
export interface JoinCode extends Offer {
  readonly name?: string
  readonly answers?: string
}

/** `j1-…`: six letters that check the others, as in a link. */
const SHAPE = /(?:^|#|\s)j(\d{1,4})-([A-Za-z0-9_-]+)/
const VERSION = 1
const MOST_LETTERS = 1_000
const MOST_ADDRESSES = 4

const short = text(64)
const print: Coder<string> = (bits, value = '') =>
  Array.from({ length: 32 }, (_, i) => bits.code(8, Number.parseInt(value.slice(2 * i, 2 * i + 2), 16)))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
const port = (bits: Bits, value = 0) => bits.code(16, value)
const address = fields<Address>({ host: text(48), port })
const parts = fields<JoinCode>({
  ufrag: short,
  pwd: short,
  fingerprint: print,
  addresses: manyOf(address, MOST_ADDRESSES),
  name: maybe(short),
  answers: maybe(short),
})

export function writeJoinCode(code: JoinCode): string {
  const bits = makeWriter()
  parts(bits, { ...code, addresses: code.addresses.filter(isLocal).slice(0, MOST_ADDRESSES) })
  return checkedCode(`j${VERSION}`, bits.letters())
}

/** The code in a text, as it is written. */
export const joinCodeIn = (text: string) => SHAPE.exec(text)?.[0].trim().replace('#', '')

/** By these letters the second code says which first one it answers. */
export const checkOf = (text: string) => SHAPE.exec(text)?.[2]?.slice(0, CHECK_LENGTH)

export function readJoinCode(text: string): Result<JoinCode, CodeFault> {
  const letters = lettersIn(text.slice(0, MOST_LETTERS), SHAPE, VERSION)
  if (!letters.ok) return letters
  try {
    const code = parts(makeReader(letters.value)) as JoinCode
    return isSound(code) ? ok(code) : err('damaged')
  } catch {
    return err('damaged')
  }
}

/** What is put into a description must not end its line, or look like another one. */
function isSound({ ufrag, pwd, addresses }: JoinCode): boolean {
  const isToken = (token: string, least: number) => token.length >= least && /^[\w+/]+$/.test(token)
  return isToken(ufrag, 4) && isToken(pwd, 22) && addresses.every(isLocal)
}

/** Only a network that one shares: no code makes a browser knock anywhere else. */
const isLocal = ({ host }: Address) => LOCAL.some((shape) => shape.test(host))
const LOCAL = [
  /^(?:10|127|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))(?:\.\d{1,3}){2,3}$/,
  /^(?:f[cd]|fe[89ab]|::1)[\da-f:]*$/,
  /^[\da-f-]{36}\.local$/,
]
