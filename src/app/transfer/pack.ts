import { fieldOf, isObject } from '../../base/is-object.ts'
import { isCard, PACK } from '../../rules/card.ts'

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
    const isKnown = own.some((one) => one.card === value)
    const isOwn = code([`${path}own`], isKnown)
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

/** Codes one answer, guessed from earlier answers in these contexts. A reader returns the answer that it reads. */
type Code = (contexts: readonly string[], answer: boolean) => boolean

/** How often it was no, and how often yes; new answers count most. */
type Seen = [noes: number, ayes: number]

/** Far more answers than any game needs: otherwise a few bytes could keep a reader busy for hours. */
const MOST_READ = 4_000_000

/** An arithmetic coder. Its one division is rounded alike by every engine. With `packed` it reads, after `begin`. */
function makeCoder(packed?: Uint8Array) {
  const seen = new Map<string, Seen>()
  const bytes: number[] = []
  let [low, high, given, at, answers, isReading] = [0, 0xffffffff, 0, 0, 0, false]
  const shift = (word: number, byte: number) => ((word << 8) | byte) >>> 0
  const next = () => packed?.[at++] ?? 0

  const code: Code = (contexts, answer) => {
    if (isReading && (++answers > MOST_READ || at > (packed?.length ?? 0) + 4))
      throw new RangeError('nothing packed')
    const counts = contexts.map((context) => {
      const count: Seen = seen.get(context) ?? [0, 0]
      seen.set(context, count)
      return count
    })
    const middle = low + Math.floor(((high - low) * expected(counts)) / 65_536)
    const isYes = isReading ? given <= middle : answer
    if (isYes) high = middle
    else low = middle + 1
    while (low >>> 24 === high >>> 24) {
      bytes.push(low >>> 24)
      ;[low, high, given] = [shift(low, 0), shift(high, 255), shift(given, isReading ? next() : 0)]
    }
    for (const count of counts) remember(count, isYes)
    return isYes
  }

  return {
    code,
    /** What was coded until now only taught the model, and is not written. */
    begin() {
      ;[low, high, bytes.length, isReading] = [0, 0xffffffff, 0, packed !== undefined]
      for (let i = 0; i < 4; i++) given = shift(given, next())
    },
    end: () => Uint8Array.from([...bytes, (low >>> 24) + 1]),
  }
}

/** Of 65,536 such answers, how many are yes. A later context is more exact and counts more. */
function expected(counts: readonly Seen[]): number {
  let [noes, ayes, weight] = [1, 1, 1]
  for (const [no, aye] of counts) {
    noes += no * weight
    ayes += aye * weight
    weight *= 4
  }
  return Math.min(Math.max(Math.floor((ayes * 65_536) / (noes + ayes)), 16), 65_520)
}

function remember(count: Seen, isYes: boolean): void {
  const [is, not] = isYes ? ([1, 0] as const) : ([0, 1] as const)
  count[is] = Math.min(count[is] + 1, 250)
  if (count[not] > 2) count[not] = (count[not] >> 1) + 1
}

/** A number of so many bits. The contexts predict the first `guessed` of them; the others cost a bit each. */
function codeBits(
  code: Code,
  contexts: readonly string[],
  [count, guessed]: readonly [count: number, guessed: number],
  value: number,
): number {
  let coded = 0
  for (let i = count - 1; i >= 0; i--) {
    const used = count - i <= guessed ? contexts.map((context) => `${context} ${count} ${i} ${coded}`) : []
    coded = coded * 2 + Number(code(used, Math.floor(value / 2 ** i) % 2 === 1))
  }
  return coded
}

const ID = '0123456789abcdef0123-'

const ENTRIES = [
  {
    type: 'dealer-cut',
    cuts: [
      { seat: 0, card: '5H' },
      { seat: 1, card: 'KS' },
    ],
  },
  { type: 'dealt', dealer: 0, points: 0 },
  { type: 'starter-turned', card: '9C', points: 0 },
  ...[played(1, '7D', 0), played(0, '8S', 2), played(1, 'AD', 0), played(0, '6C', 0)],
  { type: 'go-said', seat: 1, points: 0 },
  { type: 'go-said', seat: 0, points: 1 },
  ...[pegged(0, 2, 'fifteen'), pegged(1, 2, 'pair'), pegged(0, 2, 'thirty-one')],
  ...[pegged(1, 3, 'run'), pegged(0, 1, 'go'), pegged(1, 1, 'last-card')],
  { type: 'play-ended' },
  { type: 'hand-counted', of: 1, cards: ['7D', 'AD', 'TS', 'JS'], points: 4 },
  { type: 'hand-counted', of: 0, cards: ['8S', '6C', 'QH', 'QD'], points: 8 },
  { type: 'hand-counted', of: 'crib', cards: ['2S', '3H', '4D', '4C'], points: 12 },
  { type: 'hand-counted', of: 1, points: 6 },
  { type: 'hand-counted', of: 1, cards: ['8S', '6C', 'QH', 'QD'], claimed: 2, points: 2 },
  { type: 'muggins-taken', side: 0, of: 1, points: 2 },
  { type: 'muggins-passed', of: 1 },
  { type: 'undone', target: 1 },
  { type: 'amended', target: 9, with: { type: 'starter-turned', card: '5C', points: 0 } },
  { type: 'dealt', dealer: 1, points: 0 },
]

function played(seat: number, card: string, points: number) {
  return { type: 'card-played', seat, card, points }
}

function pegged(side: number, points: number, reason: string) {
  return { type: 'pegged', side, points, reason }
}

const STARTED = {
  type: 'game-started',
  rules: ['six-card-121', '0c1d2e', { playBy: 'cards' }],
  players: ['Ann', 'Bob'],
  marks: ['a', 'b'],
  match: { id: `${ID}1`, index: 0 },
}

/** Learned before every link, so that usual words cost little. Part of the format: a change needs another version. */
const PRIMER = {
  id: `${ID}2`,
  rows: [[[1, `${ID}3`, 0], STARTED, 1_790_000_000_000], ...ENTRIES.map((entry) => [1, entry, 5000])],
  draft: [9, [], [{ of: 0, cards: ['5H', '5S'] }]],
}
