import { rankOf } from '../rules/card.ts'
import type { Line, LineKind } from '../rules/count-show.ts'
import type { TableWords } from '../rules/rules.ts'
import { capitalise, numberWord } from './grammar.ts'

/*
 * A count as it is said over the cards: what it is for, then how far the count has come. The order is
 * fifteens, then a run with its pairs as one unit (Hoyle: “double run makes 14”), or else pairs, then the
 * run; then the flush; the nob comes last.
 */

/**
 * `long` says each combination by itself (S0:L78); `runs-first` says a run before a pair that is no part of
 * it (S4:L65, customary in Hoyle).
 */
export const COUNT_STYLES = ['compound', 'long', 'runs-first'] as const

export type CountStyle = (typeof COUNT_STYLES)[number]

export interface CountOptions {
  readonly style: CountStyle
  readonly words: TableWords
}

/** A piece of the spoken count, the lines it names (by index) and the count once it is said. */
export interface Phrase {
  readonly text: string
  readonly lines: readonly number[]
  readonly running: number
}

/** What is said in one breath, before the running total is known. */
interface Unit {
  readonly kind: 'fifteen' | 'meld' | 'nob'
  readonly name: string
  readonly lines: readonly number[]
}

/** The phrases of a count in the order they are said. Every line is in exactly one of them. */
export function phrasesOf(lines: readonly Line[], options: CountOptions): readonly Phrase[] {
  if (lines.length === 0) return [{ text: 'nineteen', lines: [], running: 0 }]
  const phrases: Phrase[] = []
  let running = 0
  for (const unit of unitsOf(lines, options)) {
    running += unit.lines.reduce((sum, i) => sum + (lines[i]?.points ?? 0), 0)
    phrases.push({ text: sayUnit(unit, running, phrases.length === 0), lines: unit.lines, running })
  }
  return phrases
}

/** The whole count as one sentence; a hand with nothing in it is “Nineteen.” */
export function sayCount(lines: readonly Line[], options: CountOptions): string {
  const said = phrasesOf(lines, options).map((phrase) => phrase.text)
  return `${capitalise(said.join(JOINT))}.`
}

/** Where a phrase stands in the sentence of them all: from which letter to which. */
export function phraseSpan(phrases: readonly Phrase[], at: number): readonly [from: number, to: number] {
  const from = phrases.slice(0, at).reduce((sum, { text }) => sum + text.length + JOINT.length, 0)
  return [from, from + (phrases[at]?.text.length ?? 0)]
}

const JOINT = ', '

function sayUnit(unit: Unit, running: number, first: boolean): string {
  const total = numberWord(running)
  if (unit.kind === 'fifteen') return `fifteen ${total}`
  // Alone, the nob has said its total already.
  if (first) return unit.kind === 'nob' ? unit.name : `${unit.name} is ${total}`
  return `and ${unit.name} is ${total}`
}

function unitsOf(lines: readonly Line[], options: CountOptions): readonly Unit[] {
  return [
    ...each(lines, 'fifteen', 'fifteen', () => 'fifteen'),
    ...meldUnits(lines, options),
    ...each(lines, 'flush', 'meld', () => 'a flush'),
    ...each(lines, 'nobs', 'nob', () => 'one for his nob'),
  ]
}

function meldUnits(lines: readonly Line[], { style, words }: CountOptions): readonly Unit[] {
  const runs = each(lines, 'run', 'meld', runName)
  if (style === 'long') return [...each(lines, 'pair', 'meld', () => 'a pair'), ...runs]
  // No five cards hold a pair beside several runs: the runs are several because of their pairs.
  if (runs.length > 1) return [compoundRun(lines)]
  const pairs = alikeUnits(lines, words)
  return style === 'runs-first' ? [...runs, ...pairs] : [...pairs, ...runs]
}

function each(
  lines: readonly Line[],
  kind: LineKind,
  as: Unit['kind'],
  name: (line: Line) => string,
): readonly Unit[] {
  return lines.flatMap((line, i) => (line.kind === kind ? [{ kind: as, name: name(line), lines: [i] }] : []))
}

/** A run of three is just a run (S0:L78); a longer one says its length. */
function runName(line: Line): string {
  return `a run${ofLength(line.cards.length)}`
}

function ofLength(length: number): string {
  return length > 3 ? ` of ${numberWord(length)}` : ''
}

const TIMES: Readonly<Record<number, string>> = { 2: 'double', 3: 'triple', 4: 'double double' }

function compoundRun(lines: readonly Line[]): Unit {
  const indexes = lines.flatMap((line, i) => (line.kind === 'run' || line.kind === 'pair' ? [i] : []))
  const runs = lines.filter((line) => line.kind === 'run')
  const length = runs[0]?.cards.length ?? 3
  const times = TIMES[runs.length] ?? numberWord(runs.length)
  return { kind: 'meld', name: `a ${times} run${ofLength(length)}`, lines: indexes }
}

/** Pairs of one rank are one unit: a pair, three alike, four alike. */
function alikeUnits(lines: readonly Line[], words: TableWords): readonly Unit[] {
  const groups = new Map<string, number[]>()
  for (const [i, line] of lines.entries()) {
    const card = line.cards[0]
    if (line.kind !== 'pair' || card === undefined) continue
    groups.set(rankOf(card), [...(groups.get(rankOf(card)) ?? []), i])
  }
  return [...groups.values()].map((indexes) => ({
    kind: 'meld',
    name: alikeName(indexes.length, words),
    lines: indexes,
  }))
}

function alikeName(pairs: number, words: TableWords): string {
  if (pairs >= 6) return withArticle(words.four)
  return pairs >= 3 ? withArticle(words.three) : 'a pair'
}

/** `a pair royal`, but `three of a kind`. */
export function withArticle(name: string): string {
  return name.endsWith('of a kind') ? name : `a ${name}`
}

const LINE_NAMES: Readonly<Record<LineKind, string>> = {
  fifteen: 'fifteen',
  pair: 'pair',
  run: 'run',
  flush: 'flush',
  nobs: 'nob',
}

/**
 * What a line of the count is for. The table’s words are asked for as everywhere else, though today no set
 * of words names a single line otherwise: three alike are three lines, each of them a pair.
 */
export const lineName: (line: Line, words: TableWords) => string = (line) => LINE_NAMES[line.kind]

/** Everything about the count said aloud. */
export const VOICE_WORDS = {
  say: 'Say it',
  stop: 'Stop',
  aloud: 'Aloud',
  title: 'Voice',
  switch: 'Said aloud',
  switchNote:
    '“Say it” speaks the count with this device’s own voice. Off, its words light up one after another.',
  none: 'This device has no English voice of its own: the words of a count light up in the same rhythm.',
  voice: 'Voice',
  usual: 'The device’s own choice',
  speed: 'Speed',
  sample: ['fifteen two', 'fifteen four', 'and a pair is six'],
} as const
