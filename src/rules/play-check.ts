import { type Card, orderOf, rankOf, suitOf } from './card.ts'
import { countOf, fits, playLines, SERIES_LIMIT } from './play.ts'
import type { PlayRules } from './rules.ts'
import { goesRound, isStretch, totalOf } from './show.ts'

export type CardOrGo = Card | 'go'

export type CheckedSeries = ReturnType<typeof checkPlay>[number]
export type CheckedCard = CheckedSeries['cards'][number]

/**
 * Every card of a play with its points and why it scores no more. A card that would pass thirty-one proves a
 * go; thirty-one closes a series. The last series is under way: its `end` is undefined.
 */
export function checkPlay(played: readonly CardOrGo[], rules: PlayRules) {
  const closed: ClosedSeries[] = []
  let series: readonly Card[] = []
  const close = (end: ClosedSeries['end']) => {
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
    /** For the go, to the player of the last card. */
    endPoints: end === 'go' ? rules.goPoint : 0,
  }))
}

interface ClosedSeries {
  readonly cards: readonly Card[]
  readonly end: 'go' | 'thirty-one'
}

export type PlayMiss = ReturnType<typeof playMisses>[number]

/** What the last card of a series does not score, though it looks like it; `before` is the series before it. */
function playMisses(series: readonly Card[], rules: PlayRules, before: ClosedSeries | undefined) {
  const run = runIn(series, rules)
  const anyOrder = runIn(series, { ...rules, runs: 'any-order' })
  const flush = series.length >= 4 && new Set(series.slice(-4).map(suitOf)).size === 1
  return [
    ...pairMiss(series),
    ...(anyOrder > 0 ? [] : runMiss(series)),
    // A run in any order, at a table where runs go upwards only (S3:L27). `some`: a shorter one counts.
    ...(anyOrder > run ? [{ type: 'runs-go-upwards', length: anyOrder, some: run > 0 } as const] : []),
    ...(before ? acrossMisses(series, before, rules, run) : []),
    // Suits never matter in the play (S0:L74).
    ...(flush ? [{ type: 'no-flush' } as const] : []),
  ]
}

function runIn(series: readonly Card[], rules: PlayRules): number {
  return playLines(series, rules).find((line) => line.kind === 'run')?.points ?? 0
}

/** A card between breaks the pair (dispute 37). */
function pairMiss(series: readonly Card[]) {
  const [third, second, last] = series.slice(-3).map(rankOf)
  const isBroken = last !== undefined && third === last && second !== undefined && second !== last
  return isBroken ? [{ type: 'card-between', rank: second } as const] : []
}

/** Why the last cards are no run: the shortest stretch back from the last that is nearly one. */
function runMiss(series: readonly Card[]) {
  for (let length = 3; length <= series.length; length++) {
    const ranks = series.slice(-length).map(rankOf)
    const twice = ranks.find((rank, i) => ranks.indexOf(rank) !== i)
    const orders = [...new Set(ranks.map(orderOf))]
    if (orders.length < 3) continue
    // Without the rank that occurs twice they would be a run (dispute 39).
    if (twice && isStretch(orders)) return [{ type: 'rank-twice', rank: twice } as const]
    // Nothing goes round the corner from king to ace (dispute 8).
    if (!twice && goesRound(orders)) return [{ type: 'ace-is-low' } as const]
  }
  return []
}

/** Pairs and runs end with the series. */
function acrossMisses(series: readonly Card[], { cards, end }: ClosedSeries, rules: PlayRules, run: number) {
  const all = [...cards, ...series]
  const isPair = new Set(all.slice(-(series.length + 1)).map(rankOf)).size === 1
  const length = runIn(all, rules)
  return [
    ...(isPair ? [{ type: 'across', kind: 'pair', end } as const] : []),
    ...(length > run && length > series.length ? [{ type: 'across', kind: 'run', end } as const] : []),
  ]
}
