import { type Card, orderOf, RANKS, type Rank, rankOf, suitOf } from './card.ts'
import { countOf, fits, playLines, SERIES_LIMIT } from './play.ts'
import type { PlayRules } from './rules.ts'
import { isStretch, totalOf } from './show.ts'
/** Cards in the order played, with the goes between them. */
export type CardOrGo = Card | 'go'

/** `end` is undefined while it is under way; `endPoints` are for the go, to the player of the last card. */
export type CheckedSeries = ReturnType<typeof checkPlay>[number]
export type CheckedCard = CheckedSeries['cards'][number]

/**
 * Every card of a play with its points and why it scores no more. A card that would pass thirty-one proves a
 * go; thirty-one closes a series. The last series is not closed.
 */
export function checkPlay(played: readonly CardOrGo[], rules: PlayRules) {
  const closed: ClosedSeries[] = []
  let series: readonly Card[] = []
  const close = (end: SeriesEnd) => {
    if (series.length > 0) closed.push({ cards: series, end })
    series = []
  }
  for (const next of played) {
    if (next === 'go') close('go')
    else {
      if (!fits(series, next)) close('go')
      series = [...series, next]
      if (countOf(series) === SERIES_LIMIT) close('thirty-one')
    }
  }
  return [...closed, { cards: series, end: undefined }].map(({ cards, end }, i) => ({
    cards: cards.map((card, place) => {
      const soFar = cards.slice(0, place + 1)
      const lines = playLines(soFar, rules)
      const misses = playMisses(soFar, rules, closed[i - 1])
      return { card, count: countOf(soFar), lines, points: totalOf(lines), misses }
    }),
    end,
    endPoints: end === 'go' ? rules.goPoint : 0,
  }))
}

export type SeriesEnd = 'go' | 'thirty-one'

export interface ClosedSeries {
  readonly cards: readonly Card[]
  readonly end: SeriesEnd
}

/** Something that a player may think the last card scores, and why it does not. */
export type PlayMiss =
  /** The last cards would be a run without a rank that occurs twice (dispute 39). */
  | { readonly type: 'rank-twice'; readonly rank: Rank }
  /** A run of so many in any order, at a table where runs go upwards only (S3:L27). `some`: a shorter one counts. */
  | { readonly type: 'runs-go-upwards'; readonly length: number; readonly some: boolean }
  /** Nothing goes round the corner from king to ace (dispute 8). */
  | { readonly type: 'ace-is-low' }
  /** A card between breaks the pair (dispute 37). */
  | { readonly type: 'card-between'; readonly rank: Rank }
  /** Pairs and runs end with the series. */
  | { readonly type: 'across'; readonly kind: 'pair' | 'run'; readonly end: SeriesEnd }
  /** Suits never matter in the play (S0:L74). */
  | { readonly type: 'no-flush' }

const NO_FLUSH: PlayMiss = { type: 'no-flush' }

/** What the last card of a series does not score, though it looks like it; `before` is the series before it. */
export function playMisses(series: readonly Card[], rules: PlayRules, before?: ClosedSeries) {
  if (series.length === 0) return []
  const run = runIn(series, rules)
  const anyOrder = runIn(series, { ...rules, runs: 'any-order' })
  const upwards: readonly PlayMiss[] =
    anyOrder > run ? [{ type: 'runs-go-upwards', length: anyOrder, some: run > 0 }] : []
  return [
    ...pairMiss(series),
    ...(run > 0 || upwards.length > 0 ? [] : runMiss(series)),
    ...upwards,
    ...(before ? acrossMisses(series, before, rules, run) : []),
    ...(series.length >= 4 && new Set(series.slice(-4).map(suitOf)).size === 1 ? [NO_FLUSH] : []),
  ]
}

function runIn(series: readonly Card[], rules: PlayRules): number {
  return playLines(series, rules).find((line) => line.kind === 'run')?.points ?? 0
}

function pairMiss(series: readonly Card[]): readonly PlayMiss[] {
  const [third, second, last] = series.slice(-3).map(rankOf)
  return last !== undefined && third === last && second !== undefined && second !== last
    ? [{ type: 'card-between', rank: second }]
    : []
}

/** Why the last cards are no run: the shortest stretch back from the last that is nearly one. */
function runMiss(series: readonly Card[]): readonly PlayMiss[] {
  for (let length = 3; length <= series.length; length++) {
    const ranks = series.slice(-length).map(rankOf)
    const twice = ranks.find((rank, i) => ranks.indexOf(rank) !== i)
    const kinds = [...new Set(ranks.map(orderOf))].sort((a, b) => a - b)
    if (kinds.length < 3) continue
    if (twice && isStretch(kinds)) return [{ type: 'rank-twice', rank: twice }]
    if (!twice && goesRound(kinds)) return [{ type: 'ace-is-low' }]
  }
  return []
}

/** King and ace with their neighbours, without a gap on the way round. */
function goesRound(orders: readonly number[]): boolean {
  const low = orders.filter((order, i) => order === i + 1)
  const high = orders.filter((order, i) => order === RANKS.length - (orders.length - 1 - i))
  return low.length > 0 && high.length > 0 && low.length + high.length === orders.length
}

function acrossMisses(series: readonly Card[], { cards, end }: ClosedSeries, rules: PlayRules, run: number) {
  const all = [...cards, ...series]
  const isPair = all.slice(-(series.length + 1)).every((card) => rankOf(card) === rankOf(all.at(-1) ?? card))
  const length = runIn(all, rules)
  return [
    ...(cards.length > 0 && isPair ? [{ type: 'across', kind: 'pair', end } as const] : []),
    ...(length > run && length > series.length ? [{ type: 'across', kind: 'run', end } as const] : []),
  ]
}
