import { type Card, orderOf, pipsOf, rankOf } from './card.ts'
import { clockwise, handSize, leftOf, type PlayRules, playersOf, type Rules } from './rules.ts'
import { isClimb, isStretch, type Line, totalOf } from './show.ts'

/** A card in the play, the count with it, and what it pegged. */
export interface PlayedCard {
  readonly seat: number
  readonly card: Card
  readonly count: number
  readonly lines: readonly PlayLine[]
  /** For the go or the last card, when this card ends the series short of thirty-one. */
  readonly end: number
}

interface Go {
  readonly seat: number
  readonly series: number
  readonly count: number
  /** Cards the seat had played by then. */
  readonly played: number
  /** The five-card game lets a seat stop after another's go, even with a card that fits. */
  readonly stop: boolean
  /** Cards that fitted, and are out of the play by the choice of the other side. */
  readonly dead: readonly Card[]
}

/** The play of one deal, as a value that is never changed. */
export interface Play {
  /** The seats that have cards. */
  readonly players: readonly number[]
  /** Every series so far, the one under way last; it is empty when a new one has just begun. */
  readonly series: readonly (readonly PlayedCard[])[]
  readonly gos: readonly Go[]
  /** The seat to play a card or say go; undefined when the play is over. */
  readonly turn: number | undefined
}

/** The play before its first card: the seat to the dealer's left leads. */
export function openPlay(rules: Rules, dealer: number): Play {
  return { players: playersOf(rules, dealer), series: [[]], gos: [], turn: leftOf(rules, dealer) }
}

/** Cards played since the count was last zero, in order. */
export function currentSeries(play: Play): readonly PlayedCard[] {
  return play.series.at(-1) ?? []
}

/** The count now: 0 when a new one begins. */
export function playCount(play: Play): number {
  return currentSeries(play).at(-1)?.count ?? 0
}

/** Whether a card may be played now: the count may reach 31 but not pass it. */
export function fitsNow(play: Play, card: Card): boolean {
  return playCount(play) + pipsOf(rankOf(card)) <= SERIES_LIMIT
}

export function cardsPlayedBy(play: Play, seat: number): readonly Card[] {
  return play.series.flat().flatMap((played) => (played.seat === seat ? [played.card] : []))
}

/** Whether a stop is allowed now: the rules have it, and another seat has said go in this series. */
export function mayStop(play: Play, rules: Rules): boolean {
  return rules.play.afterGo === 'may' && seatsOut(play).length > 0
}

/** Whether the seat that leads may have no card left: a hand that was short has fewer than the others. */
export function mayPassLead(play: Play): boolean {
  const { turn } = play
  return turn !== undefined && currentSeries(play).length === 0 && cardsPlayedBy(play, turn).length > 0
}

/** Whether the seat whose turn it is must hold a card that fits, so that its go would be a mistake. */
export function canSurelyPlay(play: Play, rules: Rules): boolean {
  if (play.turn === undefined || mayStop(play, rules)) return false
  // A card is worth ten at most, so as far as 21 every card fits.
  return hasCards(play, rules, play.turn) && playCount(play) + 10 <= SERIES_LIMIT
}

/** The play after a card or a go, and the points that it pegs. */
export interface Moved {
  readonly play: Play
  readonly points: number
}

/**
 * The play after the seat whose turn it is has played a card that fits (ask `fitsNow`), and what the card pegs, with
 * one for the go or the last card when nobody can or will follow. Thirty-one is two in all, never three.
 */
export function playCard(play: Play, rules: Rules, card: Card): Moved {
  const seat = play.turn ?? 0
  const cards = [...currentSeries(play).map((played) => played.card), card]
  const lines = playLines(cards, rules.play)
  const played: PlayedCard = { seat, card, count: countOf(cards), lines, end: 0 }
  const next = withCard(play, played)
  const isFull = played.count === SERIES_LIMIT
  const after = isFull ? undefined : nextSeat(next, rules, seat)
  if (after !== undefined) return { play: { ...next, turn: after }, points: totalOf(lines) }
  const end = isFull ? 0 : endPoints(next, rules)
  return { play: endSeries(withCard(play, { ...played, end }), rules), points: totalOf(lines) + end }
}

/** The play after a go, a stop or a lead passed for want of a card, and what the last player of a card pegs when it ends the series. */
export function sayGo(play: Play, rules: Rules, dead: readonly Card[] = []): Moved {
  const seat = play.turn ?? 0
  const go: Go = {
    seat,
    series: play.series.length - 1,
    count: playCount(play),
    played: cardsPlayedBy(play, seat).length,
    stop: mayStop(play, rules),
    dead,
  }
  const next = { ...play, gos: [...play.gos, go] }
  const after = nextSeat(next, rules, seat)
  if (after !== undefined) return { play: { ...next, turn: after }, points: 0 }
  // The lead passed by the last player ends the play, of which the last count has pegged its end.
  const points = currentSeries(play).length > 0 ? endPoints(next, rules) : 0
  return { play: endSeries(next, rules), points }
}

export function lastToPlay(play: Play): number | undefined {
  return play.series.flat().at(-1)?.seat
}

function withCard(play: Play, played: PlayedCard): Play {
  return { ...play, series: [...play.series.slice(0, -1), [...currentSeries(play), played]] }
}

/** Seats that are not asked again in this series. */
function seatsOut(play: Play): readonly number[] {
  return play.gos.filter((go) => go.series === play.series.length - 1).map((go) => go.seat)
}

/** Every card could lead, so that who passes the lead has none. */
function hasCards(play: Play, rules: Rules, seat: number): boolean {
  if (!play.players.includes(seat)) return false
  const hasPassed = play.gos.some((go) => go.seat === seat && go.count === 0)
  return !hasPassed && cardsPlayedBy(play, seat).length < handSize(rules)
}

/** Clockwise from the left of a seat, itself last: the first who has cards and has not said go. */
function nextSeat(play: Play, rules: Rules, from: number): number | undefined {
  const out = seatsOut(play)
  return clockwise(rules, from).find((seat) => hasCards(play, rules, seat) && !out.includes(seat))
}

function endPoints(play: Play, rules: Rules): number {
  return isLast(play, rules) ? rules.play.lastCard : rules.play.goPoint
}

/** Whether this series is the last of the deal. */
function isLast(play: Play, rules: Rules): boolean {
  return rules.play.series === 'one' || !clockwise(rules, 0).some((seat) => hasCards(play, rules, seat))
}

/** The next seat with cards, to the left of the last player, leads the next series, if there is one. */
function endSeries(play: Play, rules: Rules): Play {
  if (isLast(play, rules)) return { ...play, turn: undefined }
  const next = { ...play, series: [...play.series, []] }
  return { ...next, turn: nextSeat(next, rules, lastToPlay(play) ?? 0) }
}

/** The play after goes that nobody said, with the point for a go that ended a series; undefined when none lead there. */
export function inferGoes(play: Play, rules: Rules, isReached: (play: Play) => boolean) {
  let state = { play, go: 0 }
  while (!isReached(state.play)) {
    // A series begins with a card, not with a go.
    if (state.play.turn === undefined || currentSeries(state.play).length === 0) return undefined
    const said = sayGo(state.play, rules)
    state = { play: said.play, go: state.go + said.points }
  }
  return state
}

export type Renege = ReturnType<typeof renegesOf>[number]

/** Every go said with `cards` that would have fitted. `hand`: as far as it is known. `place`: which go it was. */
export function renegesOf(play: Play, hand: (seat: number) => readonly Card[] | undefined) {
  return play.gos.flatMap(({ seat, count, played, stop }, place) => {
    const held = hand(seat)
    if (stop || held === undefined) return []
    const dead = play.gos.flatMap((go) => (go.seat === seat ? go.dead : []))
    const gone = [...cardsPlayedBy(play, seat).slice(0, played), ...dead]
    const cards = held.filter((card) => !gone.includes(card) && count + pipsOf(rankOf(card)) <= SERIES_LIMIT)
    return cards.length === 0 ? [] : [{ seat, count, cards, place }]
  })
}

/** What the last card of a series scores; the cards that make it are in the order played. */
export interface PlayLine extends Omit<Line, 'kind'> {
  readonly kind: 'fifteen' | 'thirty-one' | 'pair' | 'run'
}

export const SERIES_LIMIT = 31

export function countOf(series: readonly Card[]): number {
  return series.reduce((count, card) => count + pipsOf(rankOf(card)), 0)
}

export function fits(series: readonly Card[], card: Card): boolean {
  return countOf(series) + pipsOf(rankOf(card)) <= SERIES_LIMIT
}

/** What the last card of a series scores by itself, in the order fifteen or thirty-one, pair, run; they add up. */
export function playLines(series: readonly Card[], rules: PlayRules): readonly PlayLine[] {
  return [...countLine(series, rules), ...pairLine(series), ...runLine(series, rules)]
}

function countLine(series: readonly Card[], { thirtyOne }: PlayRules): readonly PlayLine[] {
  const count = countOf(series)
  if (count === 15) return [{ kind: 'fifteen', points: 2, cards: series }]
  const scores = count === SERIES_LIMIT && thirtyOne > 0
  return scores ? [{ kind: 'thirty-one', points: thirtyOne, cards: series }] : []
}

/** Two for every pair among the last cards of one rank: 2, 6, 12. A card between breaks it. */
function pairLine(series: readonly Card[]): readonly PlayLine[] {
  const last = series.at(-1)
  const other = series.findLastIndex((card) => last !== undefined && rankOf(card) !== rankOf(last))
  const cards = series.slice(other + 1)
  if (cards.length < 2) return []
  return [{ kind: 'pair', points: cards.length * (cards.length - 1), cards }]
}

/** One for each card of the longest run that ends with the card just played. */
function runLine(series: readonly Card[], rules: PlayRules): readonly PlayLine[] {
  const orders = series.map((card) => orderOf(rankOf(card)))
  // The league asks for each card one rank above the one before.
  const isRun = rules.runs === 'upwards' ? isClimb : isStretch
  const first = orders.findIndex((_, i) => isRun(orders.slice(i)))
  const length = orders.length - first
  return length < 3 ? [] : [{ kind: 'run', points: length, cards: series.slice(-length) }]
}
