import type { Penalty } from './penalty.ts'

/** The rules that ship with the app, each named by what a table chooses first. */
export const PRESET_NAMES = [
  'six-card-121',
  'six-card-61',
  'acc',
  'acc-muggins',
  'three-hand',
  'four-partners',
  'four-alone',
  'five-alone',
  'six-teams',
  'six-pairs',
  'five-card-61',
  'five-card-partners',
  'league-singles',
  'league-doubles',
  'league-triples',
] as const

export type PresetName = (typeof PRESET_NAMES)[number]

export const isPreset = (value: unknown): value is PresetName => PRESET_NAMES.some((name) => name === value)

/** One table's rules as plain data: the engine never asks for a name. */
export interface Rules {
  /** Shown to people; nothing decides by it. */
  readonly name: string
  /** What the table began from. Only the New game page and names look at it, never the engine. */
  readonly preset: PresetName
  readonly note?: string
  /** Which side each seat scores for, clockwise: `[0, 1]`, partners `[0, 1, 0, 1]`. Seats = its length. */
  readonly sideOfSeat: readonly number[]
  readonly deal: DealRules
  /** Holes to peg; reaching it, with or without overshoot, ends the game at once. */
  readonly target: number
  /** Who is first to reach the target wins, or (lowball) loses. */
  readonly firstHome: 'wins' | 'loses'
  readonly play: PlayRules
  readonly show: ShowRules
  /** Two for his heels: what the dealer pegs for a jack turned as the starter. */
  readonly heels: number
  /** His heels score nothing for a dealer who needs no more holes than this: 0 none, 1 from the stinkhole. */
  readonly noHeelsWithin: number
  /** Three for last: what pone pegs on the first deal of a game (five-card), else 0. */
  readonly threeForLast: number
  /** Lowest line first in worth: a loser below `below` gives the winner `games` games. */
  readonly skunks: readonly SkunkLine[]
  /** With three or more sides: only if the second place is behind a line, or for each loser who is. */
  readonly skunkBy: 'second' | 'each'
  /** What a win without a skunk counts in a match: one game, or two of the game points of a club. */
  readonly win: number
  readonly penalties: readonly Penalty[]
  readonly nextDealer: 'loser' | 'winner' | 'alternate' | 'cut'
  readonly muggins: MugginsRules
  readonly words: TableWords
  readonly match: MatchRules
  /** How the play is scored: by points pegged, or by each card as it is played. */
  readonly playBy: 'points' | 'cards'
}

/** By place from the dealer, who is 0: the seat to the left is 1. All keep as many cards: `handSize`. */
export interface DealRules {
  /** To each seat that discards most; a seat that discards fewer is dealt fewer. */
  readonly dealt: number
  readonly crib: readonly number[]
  readonly aside: readonly number[]
  /** Cards the pack gives to the crib, and when. */
  readonly pack: { readonly cards: number; readonly when: 'before' | 'after' }
}

export interface PlayRules {
  /** Play until all cards are out, or (five-card) up to 31 once. */
  readonly series: 'repeated' | 'one'
  /** After a go the others must play what they can, or (five-card) may stop. */
  readonly afterGo: 'must' | 'may'
  readonly goPoint: number
  readonly lastCard: number
  /** In all: never added to the go or the last card. */
  readonly thirtyOne: number
  readonly runs: 'any-order' | 'upwards'
  /** The penalty for a renege is for the go, or for each card that fitted. */
  readonly renege: 'go' | 'card'
  /** A card held back stays in the hand, or the other side says: dead, or played at its place. */
  readonly heldBack: 'kept' | 'chosen'
}

export interface ShowRules {
  /** Equal to the hand's size: a flush in the hand needs all hand cards of a suit; the starter adds one. */
  readonly flushInHand: number
  /** Cards of one suit that a crib flush needs, the starter among them: 5; old tables took 4. */
  readonly flushInCrib: number
}

export interface SkunkLine {
  readonly name: string
  readonly below: number
  readonly games: number
}

export interface MugginsRules {
  readonly mode: 'off' | 'flag' | 'on' | 'call'
  readonly overClaim: 'none' | 'difference' | 'two'
  /** Opponents call it: a false call pays the other side what was called, or nothing. */
  readonly falseCall: 'none' | 'pays'
  /** Only hands and crib, or what was missed in the play by points too. */
  readonly covers: 'show' | 'play'
  /** A false claim of game pays the other sides what was claimed too much, beside its penalty, or nothing. */
  readonly falseGame: 'none' | 'pays'
}

export interface TableWords {
  readonly crib: 'crib' | 'box'
  readonly starter: 'starter' | 'turn-up'
  readonly jack: 'jack' | 'knave'
  readonly three: 'pair royal' | 'prial' | 'three of a kind'
  readonly four: 'double pair royal' | 'four of a kind'
  /** His nob, or American his nobs. No rules choose it, so it is never stored: a device adds it to what it shows. */
  readonly nob?: 'nob' | 'nobs'
}

export type MatchRules =
  | { readonly type: 'single' }
  | { readonly type: 'first-to' | 'best-of'; readonly games: number }

/** The dealer's extra hand, or the hand of a seat (0 is the first seat, then clockwise). */
export type Holder = number | 'crib'

export function seatCount(rules: Rules): number {
  return rules.sideOfSeat.length
}

export function sideCount(rules: Rules): number {
  return new Set(rules.sideOfSeat).size
}

export function sidesOf(rules: Rules): readonly number[] {
  return Array.from({ length: sideCount(rules) }, (_, side) => side)
}

export function opponents(rules: Rules, side: number): readonly number[] {
  return sidesOf(rules).filter((other) => other !== side)
}

/** The side a seat scores for; throws on a seat that does not exist (decode first). */
export function sideOf(rules: Rules, seat: number): number {
  const side = rules.sideOfSeat[seat]
  if (side === undefined) throw new RangeError(`no seat ${seat}`)
  return side
}

export function seatsOf(rules: Rules, side: number): readonly number[] {
  return rules.sideOfSeat.flatMap((of, seat) => (of === side ? [seat] : []))
}

export function discards({ crib, aside }: DealRules, place: number): number {
  return (crib[place] ?? 0) + (aside[place] ?? 0)
}

export function handSize({ deal }: Pick<Rules, 'deal'>): number {
  return deal.dealt - Math.max(...deal.crib.map((_, place) => discards(deal, place)))
}

export function cribSize(rules: Rules): number {
  return rules.deal.crib.reduce((sum, cards) => sum + cards, rules.deal.pack.cards)
}

/** How many cards hand or crib has, the starter not counted. */
export function cardsOf(rules: Rules, of: Holder | 'hand'): number {
  return of === 'crib' ? cribSize(rules) : handSize(rules)
}

export function leftOf(rules: Rules, seat: number): number {
  return (seat + 1) % seatCount(rules)
}

/** Every seat, from the left of one round to itself. */
export function clockwise(rules: Rules, from: number): readonly number[] {
  const seats = seatCount(rules)
  return rules.sideOfSeat.map((_, i) => (from + 1 + i) % seats)
}

/** Counting order of the show: from the dealer's left round to the dealer, then the crib. */
export function showOrder(rules: Rules, dealer: number): readonly Holder[] {
  return [...clockwise(rules, dealer), 'crib']
}
