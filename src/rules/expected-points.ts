import { cribSize, handSize, type Rules, seatCount } from './rules.ts'

/** What good players make of a deal on average, in tenths of a point so that sums of it are exact. */
export interface ExpectedPoints {
  readonly dealer: number
  readonly pone: number
}

/** What the average of a deal hangs on. */
type Table = ReturnType<typeof tableOf>

/**
 * Only averages that somebody has published: any other table has none, and nothing is compared with it.
 * Cribbage Corner: pone 2.0 in the play and 8.1 in the hand; dealer 3.5, 8.0 and 4.7 in the crib.
 */
const PUBLISHED: readonly { readonly at: Table; readonly points: ExpectedPoints }[] = [
  {
    at: { seats: 2, dealt: 6, hand: 4, crib: 4, series: 'repeated', runs: 'any-order', firstHome: 'wins' },
    points: { pone: 20 + 81, dealer: 35 + 80 + 47 },
  },
]

/** The published average of a deal at such a table, if there is one. */
export function expectedPoints(rules: Rules): ExpectedPoints | undefined {
  const at = JSON.stringify(tableOf(rules))
  return PUBLISHED.find((row) => JSON.stringify(row.at) === at)?.points
}

function tableOf(rules: Rules) {
  return {
    seats: seatCount(rules),
    dealt: rules.deal.dealt,
    hand: handSize(rules),
    crib: cribSize(rules),
    series: rules.play.series,
    runs: rules.play.runs,
    firstHome: rules.firstHome,
  }
}
