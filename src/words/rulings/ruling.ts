import { type Rules, sideCount } from '../../rules/rules.ts'
import type { Trial } from './trial.ts'

/** In the order in which a game comes to them. */
export const SUBJECTS = ['deal', 'play', 'show', 'crib', 'pegging', 'end'] as const

type Subject = (typeof SUBJECTS)[number]

/** Words that depend on nothing, or on the rules of the table. */
type Said = string | ((rules: Rules) => string)

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
  /** Cards that decide it. */
  readonly trials?: (rules: Rules) => readonly Trial[]
}

/** The rulings on one subject by their numbers. */
export type Rulings = Readonly<Record<number, Omit<Ruling, 'number' | 'subject'>>>

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

type Source = keyof typeof SOURCES

export const sourceName = (source: Source): string => SOURCES[source]

export function say(said: Said, rules: Rules): string {
  return typeof said === 'string' ? said : said(rules)
}

export function subjectName(subject: Subject, { words }: Rules): string {
  return {
    deal: 'The cut and the deal',
    play: 'The play',
    show: 'The show',
    crib: `The ${words.crib}`,
    pegging: 'Pegging and muggins',
    end: 'The end',
  }[subject]
}

export const lowball = ({ firstHome }: Rules) => firstHome === 'loses'

/** What a table pegs for an offence of this name, if its list has it. */
export function penaltyFor({ penalties }: Rules, reason: string): number {
  return penalties.find((penalty) => penalty.reason === reason)?.points ?? 0
}

/** Who is the better for somebody’s offence: the rules of lowball turn it round. */
export function gainer(rules: Rules): string {
  if (lowball(rules)) return 'the offender'
  return sideCount(rules) > 2 ? 'each of the others' : 'the other side'
}
