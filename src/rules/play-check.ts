import type { Card } from './card.ts'
import { totalOf } from './count-show.ts'
import { countOf, fits, playLines, SERIES_LIMIT } from './play-lines.ts'
import { type ClosedSeries, playMisses, type SeriesEnd } from './play-misses.ts'
import type { PlayRules } from './rules.ts'

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
