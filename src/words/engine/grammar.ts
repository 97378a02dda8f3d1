export const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Initials keep their capitals: `ACC, to 121`. */
export const lowerFirst = (text: string) =>
  /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

/** Begins a sentence: our own words take a capital, a name stays as its owner typed it. */
export const sentenceCase = (words: string) => (words.startsWith('the ') ? capitalise(words) : words)

/** What stands before the digits of a number: `+`, `−`, nothing before 0. */
export const signOf = (value: number) => (value > 0 ? '+' : value < 0 ? '−' : '')

/** `1 hole`, `7 holes`. */
export const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

/** `one hole`, `seven holes`. */
export const pluralWord = (count: number, one: string, many = `${one}s`) =>
  `${numberWord(count)} ${count === 1 ? one : many}`

/** `Ann`, `Ann and Bob`, `Ann, Bob and Cleo`. */
export function listOf(items: readonly string[], joint: 'and' | '&' | 'or' = 'and'): string {
  const last = items.at(-1) ?? ''
  if (items.length < 2) return last
  return `${items.slice(0, -1).join(', ')} ${joint} ${last}`
}

export function joinClauses(clauses: readonly (string | false | undefined)[], joint = ' '): string {
  return clauses.filter((clause) => clause !== undefined && clause !== false).join(joint)
}

/** Looks at the name and not at the seats: one player may have typed the names of a couple. */
export function agree(name: string, one: string, many: string): string {
  return name.includes(' & ') || name.includes(' and ') ? many : one
}

const IRREGULAR: Readonly<Record<string, string>> = { go: 'goes', have: 'has', are: 'is', were: 'was' }

/** `Ann pegs`, but `Ann & Cleo peg`. */
export const withVerb = (name: string, verb: string) =>
  `${name} ${agree(name, IRREGULAR[verb] ?? `${verb}s`, verb)}`

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const

/** A whole number from 0 to 999 in words; anything else stays in figures. */
export function numberWord(n: number): string {
  if (!Number.isInteger(n) || n < 0 || n > 999) return `${n}`
  if (n >= 100) {
    const whole = `${SMALL[Math.floor(n / 100)]} hundred`
    return n % 100 === 0 ? whole : `${whole} and ${numberWord(n % 100)}`
  }
  const small = SMALL[n]
  if (small !== undefined) return small
  const ten = TENS[Math.floor(n / 10)] ?? ''
  return n % 10 === 0 ? ten : `${ten}-${SMALL[n % 10]}`
}

interface Typed<T = string> {
  readonly type: T
}

/** Words for each type in a union: the text itself, or a function that makes it; `About` is what it may need besides. */
export type WordsOf<U extends Typed, About> = {
  readonly [T in U['type']]: string | ((one: U & Typed<T>, about: About) => string)
}

export function wordsFor<U extends Typed, T extends U['type'], About>(
  table: WordsOf<U, About>,
  one: U & Typed<T>,
  about: About,
): string {
  const words = table[one.type]
  return typeof words === 'string' ? words : words(one, about)
}

/** Words for a narrow line: a number stays with its name, and a word with a hyphen is whole. */
export const unbroken = (words: string) => words.replace(/ (?=\d)/g, '\u00A0').replaceAll('-', '-\u2060')
