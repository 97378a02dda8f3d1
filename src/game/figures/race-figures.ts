import { cribSize, handSize, type Rules, seatCount, showOrder, sideOf } from '../../rules/rules.ts'
import type { Deal, ShownGame } from '../record/game.ts'
import { addUp, movesOf, type RacePoint, type Tally, tallyOf } from './statistics.ts'

/** Points, in how many deals, and how many were expected in as many deals, in tenths. */
export interface Compared extends Tally {
  readonly expected: number
}

/** `Compared` as three numbers after 1, 2, 3 … deals: in thousands of games that takes far less time than named fields. */
export type Race = readonly number[]

const NO_DEALS: Compared = { points: 0, times: 0, expected: 0 }

/**
 * A seat’s complete deals against the published average, of the games that have one. Deals that the end of the game
 * may cut short are left out. `race`: of games that began at 0.
 */
export function compareToAverage(game: ShownGame, seat: number) {
  const expected = expectedPoints(game.rules)
  if (!expected) return { asDealer: NO_DEALS, asPone: NO_DEALS, race: [] }
  const deals = dealsCompared(game, expected).map((deal) => compareDeal(game, deal, seat, expected))
  const sum = (dealt: boolean) =>
    deals.filter((deal) => deal.isWhole && deal.dealt === dealt).reduce<Compared>(addUp, NO_DEALS)
  // A game continued from a wooden board is not compared deal by deal.
  const isFromNought = game.deals[0]?.scoresBefore.every((score) => score === 0)
  return { asDealer: sum(true), asPone: sum(false), race: isFromNought ? sumRace(deals) : [] }
}

/** In tenths of a point (Cribbage Corner): pone 2.0 in the play and 8.1 in the hand; dealer 3.5, 8.0 and 4.7 in the crib. */
const SIX_CARD = { pone: { play: 20, shown: 81 }, dealer: { play: 35, shown: 80 + 47 } }

const inAll = ({ play, shown }: typeof SIX_CARD.pone) => play + shown

/** The published average for these rules; undefined for all others, which are then not compared. */
export function expectedPoints(rules: Rules): typeof SIX_CARD | undefined {
  const { deal, play, firstHome } = rules
  const isSixCard =
    seatCount(rules) === 2 && deal.dealt === 6 && handSize(rules) === 4 && cribSize(rules) === 4
  const isPlainPlay = play.series === 'repeated' && play.runs === 'any-order' && firstHome === 'wins'
  return isSixCard && isPlainPlay ? SIX_CARD : undefined
}

/** As many deals as leave the leader a street to go on average: the deal that ends a game is cut short. */
function dealsCompared({ rules, deals }: ShownGame, { dealer, pone }: typeof SIX_CARD) {
  const led = Math.max(...(deals[0]?.scoresBefore ?? []))
  // A street is 30 holes: hardly any deal pegs more.
  const tenths = (rules.target - led - 30) * 10
  return deals.slice(0, -1).slice(0, Math.max(0, Math.floor(tenths / ((inAll(dealer) + inAll(pone)) / 2))))
}

/** `isWhole`: every hand and the crib were counted. */
function compareDeal(game: ShownGame, deal: Deal, seat: number, { dealer, pone }: typeof SIX_CARD) {
  const dealt = deal.dealer === seat
  return {
    dealt,
    isWhole: showOrder(game.rules, deal.dealer).every((of) => deal.counts.some((count) => count.of === of)),
    points: pointsIn(game, deal, seat),
    times: 1,
    expected: inAll(dealt ? dealer : pone),
  }
}

/** Heels, penalties and muggins are not part of the average. */
function pointsIn(game: ShownGame, { number }: Deal, seat: number): number {
  const side = sideOf(game.rules, seat)
  const moves = movesOf(game.lines.filter((line) => line.deal === number))
  const mine = moves.filter((move) => move.side === side)
  return (['play', 'hand', 'crib'] as const).reduce((sum, source) => sum + tallyOf(source, mine).points, 0)
}

/** What the cards had made after each deal, up to the first incomplete deal. */
function sumRace(deals: readonly ReturnType<typeof compareDeal>[]): Race {
  const end = deals.findIndex(({ isWhole }) => !isWhole)
  let sum = NO_DEALS
  return deals.slice(0, end < 0 ? deals.length : end).flatMap((deal) => {
    sum = addUp(sum, deal)
    return [sum.points, 1, sum.expected]
  })
}

export function addRace(a: Race, b: Race): Race {
  const [long, short] = a.length < b.length ? [b, a] : [a, b]
  return long.map((sum, i) => sum + (short[i] ?? 0))
}

/** A player and par, for as many deals as at least half of the games had, so that long and short games both count. */
export function raceMeans(race: Race): readonly RacePoint[] {
  const [, games = 0] = race
  return Array.from({ length: race.length / 3 }, (_, deal) => race.slice(deal * 3, deal * 3 + 3))
    .filter(([, times = 0]) => times * 2 >= games)
    .map(([points = 0, times = 1, expected = 0], i) => ({
      deal: i + 1,
      scores: [points / times, expected / times / 10],
    }))
}
