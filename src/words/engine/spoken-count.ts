import { rankOf } from '../../rules/card.ts'
import type { TableWords } from '../../rules/rules.ts'
import type { Line, LineKind } from '../../rules/show.ts'
import { capitalise, listOf, numberWord } from './grammar.ts'

export const COUNT_STYLES = ['compound', 'long', 'runs-first'] as const

/**
 * `compound`: “a double run”. `long`: each run and each rank’s pair by itself. `runs-first`: a run before other pairs (Hoyle).
 */
export type CountStyle = (typeof COUNT_STYLES)[number]

/** `words`: what the table calls things, `words` of its rules. */
export interface CountOptions {
  readonly style: CountStyle
  readonly words: TableWords
}

interface Unit {
  readonly name: string
  readonly lines: readonly number[]
  /** The name itself says what it is worth: `one for his nob`. */
  readonly saysPoints?: boolean
}

/** A piece of a spoken count, with the places of its lines and the running count after it. */
export interface Phrase {
  readonly text: string
  readonly lines: readonly number[]
  readonly running: number
}

/** A count in pieces; every line is in one of them. Nothing at all is `nineteen`, which no hand counts. */
export function phrasesOf(lines: readonly Line[], options: CountOptions): readonly Phrase[] {
  if (lines.length === 0) return [{ text: 'nineteen', lines: [], running: 0 }]
  let running = 0
  return unitsOf(lines, options).map((unit, i) => {
    running += unit.lines.reduce((sum, line) => sum + (lines[line]?.points ?? 0), 0)
    return { text: sayUnit(unit, running, i === 0), lines: unit.lines, running }
  })
}

const JOINT = ', '

/** The whole count as it is said: `Fifteen two, fifteen four, and a pair is six.` */
export function sayCount(lines: readonly Line[], options: CountOptions): string {
  const said = phrasesOf(lines, options).map((phrase) => phrase.text)
  return `${capitalise(said.join(JOINT))}.`
}

/** Where a phrase is in the sentence of them all: from which letter to which. */
export function phraseSpan(phrases: readonly Phrase[], at: number) {
  const from = phrases.slice(0, at).reduce((sum, { text }) => sum + text.length + JOINT.length, 0)
  return [from, from + (phrases[at]?.text.length ?? 0)] as const
}

const FIFTEEN = 'fifteen'

function sayUnit({ name, saysPoints }: Unit, running: number, first: boolean): string {
  if (name === FIFTEEN) return `${name} ${numberWord(running)}`
  if (first && saysPoints) return name
  return `${first ? '' : 'and '}${name} ${/ runs/.test(name) ? 'are' : 'is'} ${numberWord(running)}`
}

/** Fifteens, a run with its pairs (Hoyle: “double run makes 14”) or else pairs before the run, the flush, the nob. */
function unitsOf(lines: readonly Line[], { style, words }: CountOptions): readonly Unit[] {
  const each = (kind: LineKind, nameOf: (line: Line) => string): readonly Unit[] =>
    lines.flatMap((line, i) => (line.kind === kind ? [{ name: nameOf(line), lines: [i] }] : []))
  // A run of three is just a run (S0:L78); a longer one says its length.
  const runs = each('run', ({ cards }) => `a run${ofLength(cards.length)}`)
  const compound = style === 'long' ? undefined : compoundRun(lines)
  const joined = compound ? [compound] : runs
  // Beside a run of several, only the pairs that are not in it.
  const pairs = alikeUnits(lines, words).filter(
    (unit) => !unit.lines.some((at) => compound?.lines.includes(at)),
  )
  return [
    ...each('fifteen', () => FIFTEEN),
    ...(compound || style === 'runs-first' ? [...joined, ...pairs] : [...pairs, ...joined]),
    ...each('flush', () => 'a flush'),
    ...each('nobs', () => `one for ${hisNob(words)}`).map((unit) => ({ ...unit, saysPoints: true })),
  ]
}

const ofLength = (length: number) => (length > 3 ? ` of ${numberWord(length)}` : '')

const TIMES: Readonly<Record<number, string>> = { 2: 'double', 3: 'triple', 4: 'double double' }

/** Pairs that belong to so many runs. */
const PAIRS_OF: Readonly<Record<number, number>> = { 2: 1, 3: 3, 4: 2 }

/**
 * `a double run of four`: its name, and the places of its runs and pairs; `six runs`, without their pairs, where they have
 * no such name, which takes more than five cards. Undefined for one run or none.
 */
export function compoundRun(lines: readonly Line[]): Unit | undefined {
  const placesOf = (fits: (line: Line) => boolean) => lines.flatMap((line, at) => (fits(line) ? [at] : []))
  const runs = placesOf(({ kind }) => kind === 'run')
  const [first, second] = runs.map((at) => lines[at]?.cards ?? [])
  if (!first || !second) return undefined
  const ranks = new Set(runs.flatMap((at) => lines[at]?.cards.map(rankOf) ?? []))
  const pairs = placesOf(
    ({ kind, cards: [card] }) => kind === 'pair' && card !== undefined && ranks.has(rankOf(card)),
  )
  const isOne = ranks.size === first.length && PAIRS_OF[runs.length] === pairs.length
  return isOne
    ? { name: `a ${TIMES[runs.length]} run${ofLength(first.length)}`, lines: [...pairs, ...runs] }
    : { name: `${numberWord(runs.length)} runs${ofLength(first.length)}`, lines: runs }
}

function alikeUnits(lines: readonly Line[], words: TableWords): readonly Unit[] {
  const ranks = lines.map(({ kind, cards: [card] }) => (kind === 'pair' && card ? rankOf(card) : undefined))
  const units = [...new Set(ranks)].flatMap((rank): readonly Unit[] => {
    const pairs = [...ranks.keys()].filter((i) => ranks[i] === rank)
    return rank === undefined ? [] : [{ name: sayOfAKind(pairs.length, words), lines: pairs }]
  })
  // The most first, in whatever order the cards were tapped.
  return units.toSorted((a, b) => b.lines.length - a.lines.length)
}

/** One pair, the three pairs of three of a kind, or the six of four of a kind. */
export const sayOfAKind = (pairs: number, { three, four }: TableWords) =>
  pairs === 1 ? 'a pair' : withArticle(pairs === 3 ? three : four)

/** `a pair royal`, but `three of a kind`. */
export const withArticle = (name: string) => (name.endsWith('of a kind') ? name : `a ${name}`)

const NOB = 'nob'

/** `his nob`, or American `his nobs`. */
const hisNob = ({ nob = NOB }: TableWords) => `his ${nob}`

/** Fills the blanks of a text: `{crib}`, `{Crib}` to begin a sentence, `{a three}` with its article. */
export function inTableWords(text: string, words: TableWords) {
  const blanks: Readonly<Record<string, string>> = {
    nob: NOB,
    ...words,
    Crib: capitalise(words.crib),
    Jack: capitalise(words.jack),
    'a three': withArticle(words.three),
    'A three': capitalise(withArticle(words.three)),
    'a four': withArticle(words.four),
  }
  return text.replace(/\{([\w ]+)\}/gu, (blank, name: string) => blanks[name] ?? blank)
}

export const lineName = (kind: LineKind, words: TableWords) => (kind === 'nobs' ? hisNob(words) : kind)

const aLine = (kind: LineKind, words: TableWords) => (kind === 'nobs' ? hisNob(words) : `a ${kind}`)

/** `two fifteens, a double run and his nob`: a run with all its pairs is one figure. */
export function sayLines(lines: readonly Line[], words: TableWords): string {
  const countOf = (kind: LineKind) => lines.filter((line) => line.kind === kind).length
  const found = compoundRun(lines)
  const compound = found?.lines.length === countOf('run') + countOf('pair') ? found : undefined
  const kinds = [...new Set(lines.map(({ kind }) => kind))].filter((kind) => !compound || kind !== 'pair')
  const said = kinds.map((kind) => {
    if (compound && kind === 'run') return compound.name
    const many = countOf(kind)
    return many === 1 ? aLine(kind, words) : `${numberWord(many)} ${kind}s`
  })
  return listOf(said)
}

/** `A double run was`, `two fifteens were`: whether such words name one thing. */
export const isOne = (said: string) => /^(a|his) (?!.* and )/.test(said)

export const VOICE_WORDS = {
  say: 'Say it',
  stop: 'Stop',
  none: 'No English voice on this device: Say it lights up the words of a count in turn.',
  voice: 'Voice',
  usual: 'Device default',
  speed: 'Speed',
  sample: ['fifteen two', 'fifteen four', 'and a pair is six'],
} as const
