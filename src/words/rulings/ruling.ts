import { type Card, isCard } from '../../rules/card.ts'
import { type PenaltyKind, penaltyOf } from '../../rules/penalty.ts'
import { cribSize, handSize, type Rules, seatCount, sideCount } from '../../rules/rules.ts'
import type { LineKind, Show } from '../../rules/show.ts'
import { capitalise, listOf } from '../engine/grammar.ts'
import { inTableWords } from '../engine/spoken-count.ts'

const SUBJECT_NAMES = {
  deal: 'The cut and the deal',
  play: 'The play',
  show: 'The show',
  crib: 'The {crib}',
  pegging: 'Pegging and muggins',
  end: 'The end',
  judges: 'Disputes and judges',
} as const

export type Subject = keyof typeof SUBJECT_NAMES

/** Words with blanks for `inTableWords`; a function where they depend on the rules of the table. */
type Said = string | ((rules: Rules) => string)

/** `In the crib only five of a suit count: 5.`: a sentence that stands by itself, and what else belongs to the answer. */
type Verdict = string | readonly [sentence: string, more: string]

export interface Ruling {
  /** Its place in the catalogue, and its address: it never changes. */
  readonly number: number
  readonly subject: Subject
  /** What is in dispute, in neutral words. */
  readonly asks: Said
  readonly verdict: Verdict | ((rules: Rules) => Verdict)
  readonly why: Said
  /** The books that say so; of a table whose answer is another, others. */
  readonly from: readonly Source[] | ((rules: Rules) => readonly Source[])
  /** What other books or tables do. */
  readonly others?: Said
  readonly trials?: TrialsAt
}

export type Rulings = Readonly<Record<number, Omit<Ruling, 'number' | 'subject'>>>

const SOURCES = {
  acc: 'the American Cribbage Congress',
  accChart: 'the American Cribbage Congress (ACC chart 1.7, an undated reprint)',
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
  canada: 'a Canadian league',
  ethics: 'the code of ethics of the American Cribbage Congress (2018)',
  accAnswer: 'an answer of the American Cribbage Congress, quoted on a blog',
  gameTips: 'a page of questions on games that quotes the American Cribbage Congress',
  arithmetic: 'the arithmetic of the cards',
  own: 'our own decision',
} as const

/** `acc 6.3`: a paragraph of the rules of the American Cribbage Congress. */
type Source = keyof typeof SOURCES | `acc ${string}`

export const sourcesOf = ({ from }: Ruling, rules: Rules) => (typeof from === 'function' ? from(rules) : from)

export const sayFrom = (sources: readonly Source[]) => listOf(sources.map(saySource))

function saySource(source: Source): string {
  const [book, paragraph] = source.split(/ (.*)/u) as [keyof typeof SOURCES, string?]
  return paragraph === undefined ? SOURCES[book] : `${SOURCES[book]} (ACC 2010, ${paragraph})`
}

export const say = (said: Said, rules: Rules) =>
  inTableWords(typeof said === 'string' ? said : said(rules), rules.words)

export const subjectName = (subject: Subject, rules: Rules): string => say(SUBJECT_NAMES[subject], rules)

export function verdictOf({ verdict }: Ruling, rules: Rules) {
  const said = typeof verdict === 'function' ? verdict(rules) : verdict
  const [sentence, more = ''] = typeof said === 'string' ? [said] : said
  return { sentence: say(sentence, rules), more: say(more, rules) }
}

export const lowball = ({ firstHome }: Rules) => firstHome === 'loses'

/** Sides have several players each. */
export const inTeams = (rules: Rules) => seatCount(rules) > sideCount(rules)

/** `the other side pegs 2`: what this table takes for a fault of this kind; empty if its list does not have it. */
export function sayPenalty(rules: Rules, kind: PenaltyKind): string {
  const penalty = penaltyOf(rules, kind)
  if (!penalty) return ''
  const back = penalty.who === 'offender' && !lowball(rules)
  return back ? `the offender goes ${penalty.points} back` : `${gainer(rules)} pegs ${penalty.points}`
}

/** The same as a sentence of its own. */
export function penaltySentence(rules: Rules, kind: PenaltyKind): string {
  const penalty = sayPenalty(rules, kind)
  return penalty && `${capitalise(penalty)}.`
}

export function gainer(rules: Rules): string {
  if (lowball(rules)) return 'the offender'
  return sideCount(rules) > 2 ? 'each of the others' : 'the other side'
}

/** The points of one kind of line, or of the whole count. */
type Shows = readonly [points: number, kind?: LineKind]

/**
 * Cards that decide a dispute, and what they score. `kind`: without one, the whole count. `series`: with a go
 * between them; the points are those of the last card, the go not counted.
 */
export type Trial =
  | (Show & { readonly type: 'count'; readonly kind: LineKind | undefined; readonly points: number })
  | { readonly type: 'play'; readonly series: readonly (readonly Card[])[]; readonly points: number }

type TrialsAt = (rules: Rules) => readonly Trial[]

export function countCrib(text: string, starter: Card, [points, kind]: Shows): TrialsAt {
  return (rules) =>
    cribSize(rules) === 4 ? [{ type: 'count', of: 'crib', cards: cardsIn(text), starter, kind, points }] : []
}

/** None for tables whose hands are of another size. */
export function countHand(text: string, starter: Card, [points, kind]: Shows): TrialsAt {
  const cards = cardsIn(text)
  return (rules) =>
    handSize(rules) === cards.length ? [{ type: 'count', of: 'hand', cards, starter, kind, points }] : []
}

/** A hand, or where hands are smaller a crib: it always holds four, and all but a flush counts the same in it. */
export function count(text: string, starter: Card, shows: Shows): TrialsAt {
  return (rules) =>
    (handSize(rules) === 4 || cribSize(rules) !== 4 ? countHand : countCrib)(text, starter, shows)(rules)
}

/** What the last card pegs: `KH QS 8D - 8C` has a go before it. */
export function play(cards: string, points: number | ((rules: Rules) => number)): TrialsAt {
  const pegged = (rules: Rules) => (typeof points === 'number' ? points : points(rules))
  return (rules) => [{ type: 'play', series: cards.split('-').map(cardsIn), points: pegged(rules) }]
}

export function trials(...each: readonly TrialsAt[]): TrialsAt {
  return (rules) => each.flatMap((make) => make(rules))
}

const cardsIn = (text: string) => text.split(' ').filter(isCard)
