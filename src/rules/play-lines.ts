import { type Card, orderOf, pipsOf, rankOf } from './card.ts'
import type { PlayRules } from './rules.ts'

/** One thing the last card of a series scores, with the cards that make it in the order played. */
export interface PlayLine {
  readonly kind: 'fifteen' | 'thirty-one' | 'pair' | 'run'
  readonly points: number
  readonly cards: readonly Card[]
}

export const SERIES_LIMIT = 31

/** The running count of a series. */
export function countOf(series: readonly Card[]): number {
  return series.reduce((count, card) => count + pipsOf(rankOf(card)), 0)
}

/** Whether a card may be played next: the count may reach 31 but not pass it. */
export function fits(series: readonly Card[], card: Card): boolean {
  return countOf(series) + pipsOf(rankOf(card)) <= SERIES_LIMIT
}

/**
 * What the last card of a series scores, in the order fifteen or thirty-one, pair, run; they add up.
 * `series`: the cards since the count was last zero. Go and last card depend on what the others hold and are
 * not here.
 */
export function playLines(series: readonly Card[], rules: PlayRules): readonly PlayLine[] {
  return [...countLine(series, rules), ...pairLine(series), ...runLine(series, rules)]
}

function countLine(series: readonly Card[], rules: PlayRules): readonly PlayLine[] {
  const count = countOf(series)
  if (count === 15) return [{ kind: 'fifteen', points: 2, cards: series }]
  if (count === SERIES_LIMIT && rules.thirtyOne > 0) {
    return [{ kind: 'thirty-one', points: rules.thirtyOne, cards: series }]
  }
  return []
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
  const backwards = series.map((card) => orderOf(rankOf(card))).reverse()
  const length = rules.runs === 'upwards' ? climbTo(backwards) : longestStretch(backwards)
  return length < 3 ? [] : [{ kind: 'run', points: length, cards: series.slice(-length) }]
}

/** How many of the last cards fill a stretch of ranks in any order; a rank met twice ends the search. */
function longestStretch(backwards: readonly number[]): number {
  let met = 0
  let longest = 0
  for (const [i, order] of backwards.entries()) {
    const rank = 1 << order
    if ((met & rank) !== 0) break
    met |= rank
    // Bits without a gap carry over into a bit that is not among them.
    if ((met & (met + (met & -met))) === 0) longest = i + 1
  }
  return longest
}

/** How many of the last cards were each played one rank above the one before: what the league asks for. */
function climbTo(backwards: readonly number[]): number {
  const broken = backwards.findIndex((order, i) => i > 0 && order !== (backwards[i - 1] ?? 0) - 1)
  return broken === -1 ? backwards.length : broken
}
