import { cribSize, handSize, type Rules, seatCount } from './rules.ts'

/** What good players make of a deal on average, in tenths of a point so that sums of it are exact. */
export interface ExpectedPoints {
  readonly dealer: number
  readonly pone: number
}

/** Cribbage Corner: pone 2.0 in the play and 8.1 in the hand; dealer 3.5, 8.0 and 4.7 in the crib. */
const SIX_CARD: ExpectedPoints = { pone: 20 + 81, dealer: 35 + 80 + 47 }

/** Only averages that somebody has published: any other table has none, and nothing is compared with it. */
export function expectedPoints(rules: Rules): ExpectedPoints | undefined {
  const { deal, play, firstHome } = rules
  const isSixCard =
    seatCount(rules) === 2 && deal.dealt === 6 && handSize(rules) === 4 && cribSize(rules) === 4
  const isPlainPlay = play.series === 'repeated' && play.runs === 'any-order' && firstHome === 'wins'
  return isSixCard && isPlainPlay ? SIX_CARD : undefined
}
