import { type Rules, sideCount } from '../../rules/rules.ts'
import { inTableWords } from '../spoken-count.ts'
import type { Trial } from './trial.ts'

const SUBJECT_NAMES = {
  deal: 'The cut and the deal',
  play: 'The play',
  show: 'The show',
  crib: 'The {crib}',
  pegging: 'Pegging and muggins',
  end: 'The end',
} as const

export type Subject = keyof typeof SUBJECT_NAMES

/** Words with blanks for `inTableWords`; a function where they depend on the rules of the table. */
type Said = string | ((rules: Rules) => string)

/** One dispute of the table, and what ends it. */
export interface Ruling {
  /** Its place in the catalogue, and its address: it never changes. */
  readonly number: number
  readonly subject: Subject
  /** As players put it, right or wrong. */
  readonly claim: Said
  /** Begins with the verdict on the claim: `No`, `Yes, 4` or `Your table decides`. */
  readonly answer: Said
  readonly why: Said
  /** What other books or tables have. */
  readonly also?: Said
  readonly from: readonly Source[]
  readonly words?: string
  /** Cards that decide it. */
  readonly trials?: (rules: Rules) => readonly Trial[]
}

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
  own: 'our own decision',
} as const

type Source = keyof typeof SOURCES

export const sourceName = (source: Source): string => SOURCES[source]

export const say = (said: Said, rules: Rules) =>
  inTableWords(typeof said === 'string' ? said : said(rules), rules.words)

export const subjectName = (subject: Subject, rules: Rules): string => say(SUBJECT_NAMES[subject], rules)

export const lowball = ({ firstHome }: Rules) => firstHome === 'loses'

/** What a table pegs for an offence of this name: 0 if its list does not have it. */
export const penaltyFor = ({ penalties }: Rules, reason: string): number =>
  penalties.find((penalty) => penalty.reason === reason)?.points ?? 0

/** Who gains by somebody’s offence. */
export function gainer(rules: Rules): string {
  if (lowball(rules)) return 'the offender'
  return sideCount(rules) > 2 ? 'each of the others' : 'the other side'
}
