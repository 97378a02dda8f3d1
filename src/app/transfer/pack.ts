import { fieldOf, isObject } from '../../base/is-object.ts'
import { isCard, PACK } from '../../rules/card.ts'
import { type Code, codeBits, makeCoder } from './coder.ts'
import { PRIMER } from './primer.ts'

/*
 * Packs JSON into few bytes. A value is a sequence of words, and each word is guessed from those before it. The same
 * model packs and unpacks, so the two cannot differ. What it does is the format of a link: docs/backup.md.
 */

export function pack(value: unknown): Uint8Array {
  const coder = makeCoder()
  primed(coder)(value)
  return coder.end()
}

/** The value that was packed; undefined when there is none. */
export function unpack(bytes: Uint8Array): unknown {
  try {
    return primed(makeCoder(bytes))(undefined)
  } catch {
    return undefined
  }
}

/** A model that has learned the usual words of a game. */
function primed({ code, begin }: ReturnType<typeof makeCoder>) {
  const codeValue = makeModel(code)
  codeValue(PRIMER)
  begin()
  return codeValue
}

const DEEPEST = 24

function makeModel(code: Code) {
  const { codeWord, lastOf } = makeWords(code)
  const codeCard = makeCards(code)
  return function codeValue(value: unknown, path = '', key = '', depth = 0): unknown {
    if (depth > DEEPEST) throw new RangeError('too deep')
    const word = codeWord(path, key, wordOf(value))
    const rest = word.slice(1)
    if (word === '^') return codeCard(path, lastOf.leaf, value)
    if (word === '#') return codeLarge(code, path, lastOf.key('type'), value)
    if (word.startsWith('[')) {
      const items: unknown[] = []
      for (let i = 0; i < Number(rest); i++) {
        const place = `${path}${Math.min(i, 3)}`
        items.push(codeValue(Array.isArray(value) ? value[i] : undefined, place, place, depth + 1))
      }
      return items
    }
    if (!word.startsWith('{')) return JSON.parse(word)
    const names = JSON.parse(rest) as readonly string[]
    const fields = names.map((name) => {
      return [name, codeValue(fieldOf(value, name), `${rest}${name}`, name, depth + 1)] as const
    })
    return Object.fromEntries(fields)
  }
}

/** What a value begins with: a list and its length, an object and its keys, a card, a large number; else all of it. */
function wordOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.length}`
  if (isObject(value)) return `{${JSON.stringify(Object.keys(value))}`
  if (isCard(value)) return '^'
  if (Number.isSafeInteger(value) && Number(value) > 99) return '#'
  return JSON.stringify(value ?? null)
}

/** Words are guessed from those used in the same place, after the same word, and after the same words of this key. */
function makeWords(code: Code) {
  const known = new Map<string, string[]>()
  const before = new Map<string, readonly string[]>()
  const lastOf = { leaf: '', key: (key: string) => before.get(key)?.[0] ?? '' }
  function codeWord(path: string, key: string, word: string): string {
    const words = known.get(path) ?? []
    known.set(path, words)
    const [one = '', two = ''] = before.get(key) ?? []
    const contexts = [path, `${path} ${lastOf.leaf}`, `${path}|${one}`, `${path}|${one} ${two}`]
    const old = words.find((other) => {
      const asked = contexts.map((context) => `${context}=${other}`)
      return code(asked, other === word)
    })
    const coded = old ?? spell(code, word)
    if (old === undefined) words.push(coded)
    before.set(key, [coded, one])
    if (!/^[[{^#]/.test(coded)) lastOf.leaf = coded
    return coded
  }
  return { codeWord, lastOf }
}

/** A word that is new in its place, letter by letter; zero ends it. */
function spell(code: Code, word: string): string {
  let coded = ''
  for (;;) {
    const contexts = ['a', `b${coded.slice(-1)}`, `c${coded.slice(-2)}`, `d${coded.slice(-4)}`]
    const letter = word.charCodeAt(coded.length) || 0
    const bits = code(contexts, letter > 127) ? 16 : 7
    const read = codeBits(code, contexts, [bits, bits], letter)
    if (read === 0) return coded
    coded += String.fromCharCode(read)
  }
}

/** A card is one that this holder had before, the newest first, or another, the one unseen for longest first. */
function makeCards(code: Code) {
  let cards = PACK.map((card) => ({ card, holder: '' }))
  return (path: string, holder: string, value: unknown): string => {
    const own = cards.filter((one) => one.holder === holder)
    const isOwn = code(
      [`${path}own`],
      own.some((one) => one.card === value),
    )
    const among = isOwn ? own : cards.filter((one) => one.holder !== holder).toReversed()
    const contexts = isOwn ? [`${path}own`, `${path}own${own.length}`] : [`${path}other`]
    const place = among.findIndex((one) => one.card === value)
    const coded = among[codeBits(code, contexts, [6, 6], Math.max(place, 0))]
    if (!coded) throw new RangeError('no card')
    cards = [{ ...coded, holder }, ...cards.filter((one) => one !== coded)]
    return coded.card
  }
}

/** The length of a number is guessed, and its first two bits after the leading one. */
function codeLarge(code: Code, path: string, type: string, value: unknown): number {
  const number = typeof value === 'number' ? value : 1
  const length = codeBits(code, [path, `${path} ${type}`], [6, 6], number.toString(2).length)
  const first = 2 ** (length - 1)
  return first + codeBits(code, [`${path} ${length}`], [length - 1, 2], number - first)
}
