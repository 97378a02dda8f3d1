import { fieldOf } from '../base/is-object.ts'
import type { Penalty } from './penalty.ts'

/** Where the form of house rules has a rule. One without a section is asked for elsewhere, or by nobody. */
export const SECTIONS = ['board', 'deal', 'play', 'show', 'muggins', 'penalties', 'words'] as const

export type RuleSection = (typeof SECTIONS)[number]

/** Neither a number nor a choice: decode-rules.ts has its decoder. Of `unknown`, rules.ts has its type. */
const own = <T = unknown>(section?: RuleSection) => ({ type: 'own', section }) as Own<T>
interface Own<T> extends Row<'own'> {
  readonly section: RuleSection | undefined
  readonly value?: T
}
type Row<Type extends string = string> = { readonly type: Type }

/** `before`: what tables played by whose rules were written before this one was a rule. */
const number = (section: RuleSection, least: number, most: number, before?: number) =>
  ({ type: 'number', section, least, most, before }) as const

const choice = <S extends RuleSection | undefined, const V extends string | number>(
  section: S,
  values: readonly V[],
  before?: NoInfer<V>,
) => ({ type: 'choice', section, values, before }) as const

interface SkunkLine {
  readonly name: string
  readonly below: number
  readonly games: number
}

type MatchRules =
  | { readonly type: 'single' }
  | { readonly type: 'first-to' | 'best-of' | 'all-of'; readonly games: number }

/** Every rule, once: from here come its type, its decoder, its range and its line in the form. */
export const RULE_FIELDS = {
  name: own(),
  preset: own(),
  note: own(),
  /** Which side each seat scores for, clockwise: `[0, 1]`, partners `[0, 1, 0, 1]`. Seats = its length. */
  sideOfSeat: own<readonly number[]>(),
  /** By place from the dealer, who is 0: the seat to the left is 1. All keep as many cards: `handSize`. */
  deal: {
    /** To each seat that discards most; a seat that discards fewer is dealt fewer. */
    dealt: number('deal', 3, 8),
    crib: own<readonly number[]>('deal'),
    aside: own<readonly number[]>('deal'),
    /** Cards the pack gives to the crib, and when. */
    pack: { cards: number('deal', 0, 4), when: choice('deal', ['before', 'after']) },
  },
  /**
   * Holes to peg; reaching it, with or without overshoot, ends the game at once. Below a street one hand could
   * decide; above four times round a board nobody gets home tonight.
   */
  target: number('board', 31, 241),
  /** Who is first to reach the target wins, or (lowball) loses. */
  firstHome: choice(undefined, ['wins', 'loses']),
  play: {
    /** Play until all cards are out, or (five-card) up to 31 once. */
    series: choice('play', ['repeated', 'one']),
    /** After a go the others must play what they can, or (five-card) may stop. */
    afterGo: choice('play', ['must', 'may']),
    goPoint: number('play', 0, 2),
    lastCard: number('play', 0, 2),
    /** In all: never added to the go or the last card. */
    thirtyOne: number('play', 0, 3),
    runs: choice('play', ['any-order', 'upwards']),
    /** The penalty for a renege is for the go, or for each card that fitted; or the hand is dead besides. */
    renege: choice('penalties', ['go', 'card', 'hand'], 'go'),
    /** A card held back stays in the hand, or the other side says: dead, or played at its place. */
    heldBack: choice('play', ['kept', 'chosen'], 'kept'),
  },
  show: {
    /** Equal to the hand’s size: a flush in the hand needs all hand cards of a suit; the starter adds one. */
    flushInHand: own<number>(),
    /** Cards of one suit that the flush of a crib of four needs, the starter among them: old tables took 4. */
    flushInCrib: choice('show', [5, 4]),
  },
  /** Two for his heels: what the dealer pegs for a jack turned as the starter. */
  heels: number('deal', 0, 2),
  /** His heels score nothing for a dealer who needs no more holes than this: 0 none, 1 from the stinkhole. */
  noHeelsWithin: number('deal', 0, 10, 0),
  /** Three for last: what pone pegs on the first deal of a game (five-card), else 0. */
  threeForLast: number('deal', 0, 3),
  /** Lowest line first in worth: a loser below `below` gives the winner `games` games. */
  skunks: own<readonly SkunkLine[]>('board'),
  /** With three or more sides: only if the second place is behind a line, or for each loser who is. */
  skunkBy: choice('board', ['second', 'each'], 'second'),
  /** What a win without a skunk counts in a match: one game, or two of the game points of a club. */
  win: number('board', 1, 2, 1),
  penalties: own<readonly Penalty[]>('penalties'),
  nextDealer: choice('board', ['loser', 'winner', 'alternate', 'cut']),
  muggins: {
    mode: choice(undefined, ['off', 'flag', 'on', 'call']),
    overClaim: choice('muggins', ['none', 'difference', 'two']),
    /** Opponents call it: a false call pays the other side what was called, or nothing. */
    falseCall: choice('muggins', ['pays', 'none']),
    /** Only hands and crib, or what was missed in the play by points too. */
    covers: choice('muggins', ['show', 'play'], 'show'),
    /** A false claim of game pays the other sides what was claimed too much beside its penalty, or loses the game. */
    falseGame: choice('muggins', ['none', 'pays', 'loses'], 'none'),
    /** All that was missed is taken, or never more than the holes that could have been pegged (ACC 10.4.a). */
    within: choice('muggins', ['missed', 'home'], 'missed'),
  },
  words: {
    crib: choice('words', ['crib', 'box']),
    starter: choice('words', ['starter', 'turn-up']),
    jack: choice('words', ['jack', 'knave']),
    three: choice('words', ['pair royal', 'prial', 'three of a kind']),
    four: choice('words', ['double pair royal', 'four of a kind']),
  },
  match: own<MatchRules>(),
  /** How the play is scored: by points pegged, or by each card as it is played. */
  playBy: choice(undefined, ['points', 'cards']),
}

type Fields = typeof RULE_FIELDS

type ValueOf<F> =
  F extends Row<'number'>
    ? number
    : F extends { readonly values: readonly (infer V)[] }
      ? V
      : F extends Own<infer V>
        ? V
        : { readonly [K in keyof F]: ValueOf<F[K]> }

export type RuleValues = ValueOf<Fields>

export function valueAt<P extends NumberPath | ChoicePath>(rules: object, path: P) {
  return path.split('.').reduce<unknown>(fieldOf, rules) as ValueAt<P>
}

type PathTo<Wanted, F> = {
  [K in keyof F & string]: F[K] extends Wanted ? K : F[K] extends Row ? never : `${K}.${PathTo<Wanted, F[K]>}`
}[keyof F & string]

/** `play.goPoint`: where a rule is. */
export type NumberPath = PathTo<Row<'number'>, Fields>
export type ChoicePath = PathTo<Row<'choice'>, Fields>
export type OwnPath = PathTo<Row<'own'>, Fields>

export type ValueAt<P, T = RuleValues> = P extends `${infer K extends keyof T & string}.${infer Rest}`
  ? ValueAt<Rest, T[K]>
  : P extends keyof T
    ? T[P]
    : never

/** A choice that the form of house rules has. */
export type FormChoice = PathTo<{ readonly type: 'choice'; readonly section: RuleSection }, Fields>

/** A row of the table with its path. */
export type RuleRow =
  | ({ readonly path: NumberPath } & ReturnType<typeof number>)
  | ({ readonly path: ChoicePath } & ReturnType<typeof choice>)
  | ({ readonly path: OwnPath } & ReturnType<typeof own>)

export const isRow = (field: object): field is RuleRow => 'type' in field

function rowsOf(fields: object, under = ''): readonly RuleRow[] {
  return Object.entries(fields).flatMap(([key, field]: [string, object]) =>
    isRow(field) ? [{ ...field, path: under + key } as RuleRow] : rowsOf(field, `${under}${key}.`),
  )
}

/** The table as a list, in its order. */
export const RULE_ROWS = rowsOf(RULE_FIELDS)
