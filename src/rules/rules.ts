import type { RuleValues } from './rule-fields.ts'

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
  'seven-card',
  'eight-card',
  'three-sit-out',
  'six-alone',
] as const

/** The name of a set of rules in `PRESETS`. */
export type PresetName = (typeof PRESET_NAMES)[number]

/** One table's rules as plain data: the engine never asks for a name. Each is explained in `RULE_FIELDS`. */
export interface Rules extends Omit<RuleValues, 'note'> {
  /** Shown to people; nothing decides by it. */
  readonly name: string
  /** What the table began from. Only the New game page and names look at it, never the engine. */
  readonly preset: PresetName
  readonly note?: string
  readonly words: TableWords
}

export type DealRules = RuleValues['deal']
export type PlayRules = RuleValues['play']
export type ShowRules = RuleValues['show']
export type MugginsRules = RuleValues['muggins']
export type MatchRules = RuleValues['match']
export type SkunkLine = RuleValues['skunks'][number]

type StoredWords = RuleValues['words']
/** What the table calls things: box or crib, prial or pair royal. */
export interface TableWords extends StoredWords {
  /** His nob, or American his nobs. No rules choose it, so it is never stored: a device adds it to what it shows. */
  readonly nob?: 'nob' | 'nobs'
}

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

/** Whoever puts aside all that the others are dealt sits that deal out: neither the dealer nor who leads. */
export const sitsOut = ({ dealt, aside }: DealRules, place: number) => place > 1 && aside[place] === dealt

/** Cards that a player keeps. */
export function handSize({ deal }: Pick<Rules, 'deal'>): number {
  const playing = [...deal.crib.keys()].filter((place) => !sitsOut(deal, place))
  return deal.dealt - Math.max(...playing.map((place) => discards(deal, place)))
}

/** Cards in the crib, those from the pack among them. */
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

/** The seats that play a deal, from the dealer's left round to the dealer. */
export function playersOf(rules: Rules, dealer: number): readonly number[] {
  const seats = seatCount(rules)
  return clockwise(rules, dealer).filter((seat) => !sitsOut(rules.deal, (seat - dealer + seats) % seats))
}

/** Counting order of the show: from the dealer's left round to the dealer, then the crib. */
export function showOrder(rules: Rules, dealer: number): readonly Holder[] {
  return [...playersOf(rules, dealer), 'crib']
}
