import type { Card } from './card.ts'
import { totalOf } from './count-show.ts'
import { countOf, fits, type PlayLine, playLines, SERIES_LIMIT } from './play.ts'
import { type ClosedSeries, type PlayMiss, playMisses, type SeriesEnd } from './play-misses.ts'
import type { PlayRules } from './rules.ts'

/** Cards in the order laid, with the goes that were said among them. */
export type LaidOrGo = Card | 'go'

export interface CheckedCard {
  readonly card: Card
  readonly count: number
  readonly lines: readonly PlayLine[]
  readonly points: number
  readonly misses: readonly PlayMiss[]
}

export interface CheckedSeries {
  readonly cards: readonly CheckedCard[]
  /** Undefined while it is under way. */
  readonly end: SeriesEnd | undefined
  /** One for the go, to whoever laid last. */
  readonly endPoints: number
}

/**
 * Every card of a play with its points and what it does not score, whoever played it. A card that would pass
 * thirty-one proves a go; thirty-one closes a series by itself. The last series is not closed.
 */
export function checkPlay(laid: readonly LaidOrGo[], rules: PlayRules): readonly CheckedSeries[] {
  const closed: ClosedSeries[] = []
  let series: readonly Card[] = []
  const close = (end: SeriesEnd) => {
    if (series.length > 0) closed.push({ cards: series, end })
    series = []
  }
  for (const next of laid) {
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
