import type { Card } from './card.ts'
import type { Rules } from './rules.ts'
import { type Line, type LineKind, type Show, totalOf } from './show.ts'
/** Like a line of the count, but its points are only what somebody thought. */
export interface MistakenLine {
  readonly kind: LineKind | 'heels'
  readonly cards: readonly Card[]
  readonly points: number
}

/** What a mistake does to a count: true lines left out, and lines counted that are none. */
export interface Miscount {
  readonly gone: readonly Line[]
  readonly counted: readonly MistakenLine[]
}

/** A show with its true count, as a mistake meets it. */
export interface Truth {
  readonly show: Show
  readonly rules: Rules
  readonly lines: readonly Line[]
}

/**
 * One of the usual ways to count wrong: how it may be made with these cards, the most likely first; none where they do
 * not invite it.
 */
export type Mistake = (truth: Truth) => readonly Miscount[]

/** Points that a miscount adds, or below 0 takes away. */
export function effectOf({ gone, counted }: Miscount): number {
  return totalOf(counted) - totalOf(gone)
}

/** Lines of one kind in the true count. */
export function linesOf({ lines }: Truth, kind: LineKind): readonly Line[] {
  return lines.filter((line) => line.kind === kind)
}

/** The cards held, the starter last. */
export function cardsShown({ show }: Truth): readonly Card[] {
  return [...show.cards, show.starter]
}

/** The same for two lines of one kind with the same cards. */
export function lineKey({ kind, cards }: MistakenLine): string {
  return `${kind} ${[...cards].sort().join('')}`
}

/** Miscounts that each add one of these lines. */
export function countEach(lines: readonly MistakenLine[]): readonly Miscount[] {
  return lines.map((line) => ({ gone: [], counted: [line] }))
}

/** The same, and with several lines one that adds all of them. */
export function countEachOrAll(lines: readonly MistakenLine[]): readonly Miscount[] {
  const each = countEach(lines)
  return lines.length > 1 ? [...each, { gone: [], counted: lines }] : each
}

/** A miscount without these lines, and with others instead; none when there are no lines. */
export function leaveOut(gone: readonly Line[], counted: readonly MistakenLine[] = []): readonly Miscount[] {
  return gone.length > 0 ? [{ gone, counted }] : []
}

/** Lines that a short claim left out. */
export interface Missed {
  readonly places: readonly number[]
  /** No other set of lines adds up to the same points. */
  readonly certain: boolean
}

/** Lines that add up to exactly `missed` points, the easiest to overlook first. Undefined when none do. */
export function likelyMissed(lines: readonly Line[], missed: number): Missed | undefined {
  const byEase = lines.toReversed().sort((a, b) => easeOf(b) - easeOf(a))
  const [way, ...others] = waysTo(missed, byEase)
  if (!way) return undefined
  const places = lines.flatMap((line, place) => (way.includes(line) ? [place] : []))
  return { places, certain: others.length === 0 }
}

/** Every set of lines that adds up to these points, those with the first lines first. */
function waysTo(points: number, lines: readonly Line[]): readonly (readonly Line[])[] {
  if (points === 0) return [[]]
  const [first, ...rest] = lines
  if (!first || points < 0) return []
  const taken = waysTo(points - first.points, rest).map((way) => [first, ...way])
  return [...taken, ...waysTo(points, rest)]
}

/**
 * A fifteen of many cards is overlooked first; then a nob and a flush; then the pair, which even books leave out
 * (S0:L68, S3:L40), before a fifteen of two cards; a run last.
 */
function easeOf({ kind, cards }: Line): number {
  const fifteen = cards.length > 2 ? 2 + cards.length : 1.5
  return { fifteen, nobs: 4, flush: 3.5, pair: 2, run: 1 }[kind]
}
