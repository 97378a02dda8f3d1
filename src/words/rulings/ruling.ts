import type { Card } from '../../rules/card.ts'
import type { LineKind } from '../../rules/count-show.ts'
import type { Rules } from '../../rules/rules.ts'

export const SUBJECTS = ['deal', 'play', 'show', 'crib', 'pegging', 'end'] as const

export type Subject = (typeof SUBJECTS)[number]

/** Words that depend on nothing, or on the rules of the table. */
export type Said = string | ((rules: Rules) => string)

/** One dispute of the table, and what ends it. */
export interface Ruling {
  /** Its place in the catalogue, and its address: it never changes. */
  readonly number: number
  readonly subject: Subject
  /** As it is said at the table, right or wrong. */
  readonly claim: Said
  /** Begins with yes or no, where it can be answered so. */
  readonly answer: Said
  readonly why: Said
  /** What other books or tables have. */
  readonly also?: Said
  readonly from: readonly Source[]
  /** Further words that people look for it by. */
  readonly words?: string
  readonly trials?: (rules: Rules) => readonly Trial[]
}

/** Cards that decide it, and what they show. */
export type Trial = CountTrial | PlayTrial

export interface CountTrial {
  readonly type: 'count'
  readonly of: 'hand' | 'crib'
  readonly cards: readonly Card[]
  readonly starter: Card
  /** What the lines of this kind come to; without one, the whole count. */
  readonly kind: LineKind | undefined
  readonly points: number
}

export interface PlayTrial {
  readonly type: 'play'
  /** A go lies between one series and the next. */
  readonly series: readonly (readonly Card[])[]
  /** What the last card pegs, the go not counted. */
  readonly points: number
}

const SOURCES = {
  acc: 'the American Cribbage Congress',
  hoyle: 'Hoyle',
  oldHoyle: 'old Hoyle',
  bicycle: 'the Bicycle rules',
  britannica: 'the Britannica',
  enquire: 'Enquire Within',
  league: 'the league’s page',
  fiveCard: 'the page of the five-card game',
  tips: 'a page of tips',
  board: 'a board maker’s rules',
  germantown: 'the Germantown Peggers',
  corner: 'Cribbage Corner',
  arithmetic: 'the arithmetic of the cards',
  own: 'no book: it is our decision',
} as const

export type Source = keyof typeof SOURCES

export function sourceName(source: Source): string {
  return SOURCES[source]
}

export function say(said: Said, rules: Rules): string {
  return typeof said === 'string' ? said : said(rules)
}

const SUBJECT_NAMES = {
  deal: 'The cut and the deal',
  play: 'The play',
  show: 'The show',
  crib: 'The crib',
  pegging: 'Pegging and muggins',
  end: 'The end',
} as const satisfies Readonly<Record<Subject, string>>

export function subjectName(subject: Subject, { words }: Rules): string {
  return subject === 'crib' ? `The ${words.crib}` : SUBJECT_NAMES[subject]
}
