import { groupBy } from '../../base/group-by.ts'
import { type Rules, showOrder, sideOf } from '../../rules/rules.ts'
import type { Deal, LogLine, ShownGame } from '../record/game.ts'
import { expectedPoints } from './race-figures.ts'
import { movedBy, movesOf } from './statistics.ts'

/** The only target that the table is for. */
const TARGET = 121
/** The letter of the table for no difference, and what its first value is a difference from. */
export const NO_CHANGE = 105
export const FIRST_CHANCE = 128

/** Whether the table is for these rules: six cards, two players, to 121, and nothing that would change the points. */
export function hasChances(rules: Rules): boolean {
  const { play, show, target, heels, noHeelsWithin, threeForLast } = rules
  const isPlain = play.goPoint === 1 && play.lastCard === 1 && play.thirtyOne === 2 && threeForLast === 0
  const isUsual = heels === 2 && noHeelsWithin === 0 && show.flushInHand === 4 && show.flushInCrib === 5
  return expectedPoints(rules) !== undefined && target === TARGET && isPlain && isUsual
}

export type ChanceTable = ReturnType<typeof readChances>

/**
 * The text that `scripts/chance.mjs` writes. In its first line the dealer’s chance in 255ths, row by row of the dealer’s
 * scores: a letter for the difference from the one before, or from the one above, and how often it is repeated. Then
 * how many of ten thousand deals give 0, 1, 2 … points: the play of dealer and pone, pone’s hand, the dealer’s, the crib.
 */
export function readChances(text: string) {
  const [letters = '', ...lists] = text.split('\n')
  const chances = new Uint8Array(TARGET * TARGET)
  let i = 0
  for (const [, letter = '', times] of letters.matchAll(/(\D)(\d*)/g)) {
    for (let left = Number(times || 1); left > 0; left--, i++) {
      const before = i % TARGET > 0 ? chances[i - 1] : i > 0 ? chances[i - TARGET] : FIRST_CHANCE
      chances[i] = (before ?? 0) + letter.charCodeAt(0) - NO_CHANGE
    }
  }
  const [dealerPlay = [], ponePlay = [], ...counted] = lists.map((list) => list.split(' ').map(Number))
  const shows = counted.slice(0, 3).map((times, place) => ({
    // Pone counts first, and then the dealer’s hand and crib.
    isDealers: place > 0,
    times,
    known: new Float64Array(TARGET * TARGET).fill(Number.NaN),
  }))
  return { chances, shows, dealerPlay, ponePlay }
}

/** The dealer’s chance of winning, before the cards are dealt, at the scores of the dealer and of pone. */
export function chanceAtDeal({ chances }: ChanceTable, dealer: number, pone: number): number {
  return (chances[dealer * TARGET + pone] ?? 0) / 255
}

/** The dealer’s chance when the play is over and so many of hands and crib are counted, in counting order. */
function chanceAtShow(table: ChanceTable, counted: number, dealer: number, pone: number): number {
  if (dealer >= TARGET || pone >= TARGET) return dealer >= TARGET ? 1 : 0
  const show = table.shows[counted]
  // The deal passes on.
  if (!show) return 1 - chanceAtDeal(table, pone, dealer)
  const { isDealers, times, known } = show
  const place = dealer * TARGET + pone
  const before = known[place] ?? Number.NaN
  if (!Number.isNaN(before)) return before
  const chance = meanOver(times, 0, (points) =>
    chanceAtShow(table, counted + 1, isDealers ? dealer + points : dealer, isDealers ? pone : pone + points),
  )
  known[place] = chance
  return chance
}

/** The mean of what each number of points gives, of those from `least` on. */
function meanOver(times: readonly number[], least: number, worth: (points: number) => number): number {
  let [sum, all] = [0, 0]
  for (let points = least; points < times.length; points++) {
    const n = times[points] ?? 0
    if (n === 0) continue
    sum += n * worth(points)
    all += n
  }
  return all === 0 ? worth(least) : sum / all
}

/** Of the dealer and of pone. */
type Scores = readonly [number, number]

/**
 * The dealer’s chance in the middle of the play: each side pegs in all what it usually does, but no less than it has.
 * Who is home first is not known, so that two who would both be home are even.
 */
function chanceInPlay(table: ChanceTable, [dealer, pone]: Scores, pegged: Scores): number {
  return meanOver(table.dealerPlay, pegged[0], (mine) =>
    meanOver(table.ponePlay, pegged[1], (theirs) => {
      const [first, second] = [dealer + mine - pegged[0], pone + theirs - pegged[1]]
      return first >= TARGET && second >= TARGET ? 0.5 : chanceAtShow(table, 0, first, second)
    }),
  )
}

/** `before` and `chance`: of side 0, before and after the line. */
export interface ChancePoint {
  readonly line: LogLine
  readonly before: number
  readonly chance: number
}

/** The chance of side 0 entry by entry, from the first deal to the end; undefined unless the game is over. */
export function chanceCurve(table: ChanceTable, game: ShownGame): readonly ChancePoint[] | undefined {
  const { rules, outcome, deals, lines } = game
  if (!outcome || !hasChances(rules)) return undefined
  const points: ChancePoint[] = []
  let inDeal: readonly LogLine[] = []
  for (const line of lines) {
    const deal = deals[line.deal - 1]
    if (!deal || line.ignored || line.seq > outcome.seq) continue
    const isNew = inDeal[0]?.deal !== line.deal || line.entry.type === 'redealt'
    inDeal = isNew ? [line] : [...inDeal, line]
    const before = points.at(-1)?.chance ?? chanceAfter(table, rules, deal, [], deal.scoresBefore)
    const won = outcome.winners.includes(0) ? 1 : 0
    const chance = line.seq === outcome.seq ? won : chanceAfter(table, rules, deal, inDeal, line.scores)
    points.push({ line, before, chance })
  }
  return points
}

/** All cards of both hands. */
const PLAYED = 8

/** The chance of side 0 after these lines of a deal. The table knows only points, never the cards. */
function chanceAfter(
  table: ChanceTable,
  rules: Rules,
  deal: Deal,
  lines: readonly LogLine[],
  scores: readonly number[],
): number {
  const side = sideOf(rules, deal.dealer)
  const ofBoth = (of: (side: number) => number): Scores => [of(side), of(1 - side)]
  const [dealer, pone] = ofBoth((one) => scores[one] ?? 0)
  const inPlay = movesOf(lines).filter(({ source }) => source === 'play')
  const pegged = ofBoth((one) => Math.max(0, movedBy(one, inPlay)))
  const entries = lines.map(({ entry }) => entry)
  const gone = entries.flatMap((entry) =>
    entry.type === 'hand-counted' ? entry.of : entry.type === 'step-skipped' ? entry.step : [],
  )
  const order = showOrder(rules, deal.dealer)
  const left = order.findIndex((of) => !gone.includes(of))
  const isPlayed =
    entries.filter(({ type }) => type === 'card-played').length === PLAYED ||
    entries.some(({ type }) => type === 'play-ended') ||
    gone.some((of) => of !== 'starter')
  const chance = isPlayed
    ? chanceAtShow(table, left < 0 ? order.length : left, dealer, pone)
    : pegged.some((points) => points > 0)
      ? chanceInPlay(table, [dealer, pone], pegged)
      : chanceAtDeal(table, dealer, pone)
  return side === 0 ? chance : 1 - chance
}

export type Chances = NonNullable<ReturnType<typeof chancesIn>>

/** Whether there is a curve of this game. A game of one deal has no story. */
export const hasCurve = ({ rules, outcome, deals }: ShownGame) =>
  outcome !== undefined && deals.length > 1 && hasChances(rules)

/** The curve of a game and what decided it. */
export function chancesIn(table: ChanceTable, game: ShownGame) {
  const curve = hasCurve(game) ? chanceCurve(table, game) : undefined
  return curve ? { curve, turn: turningPoint(game, curve) } : undefined
}

export type TurningPoint = NonNullable<ReturnType<typeof turningPoint>>

/** A deal that gave the winner less turned nothing. */
const LEAST_GAIN = 0.05

/**
 * The deal that decided the game, and what turned it: of all lines of the play, or one line, what gave the winner most.
 * It is the last deal that the winner began behind; without one the deal that gave most, and if it
 * gave little, the deal that gave most since the winner’s chance was lowest.
 */
export function turningPoint({ outcome }: ShownGame, curve: readonly ChancePoint[]) {
  const winner = outcome?.winners[0]
  if (winner === undefined) return undefined
  const ofWinner = (chance: number) => (winner === 0 ? chance : 1 - chance)
  const gainOf = (points: readonly ChancePoint[]) =>
    points.reduce((sum, { before, chance }) => sum + ofWinner(chance) - ofWinner(before), 0)
  const most = (groups: readonly (readonly ChancePoint[])[]) =>
    groups.toSorted((a, b) => gainOf(b) - gainOf(a))[0] ?? []
  const deals = [...groupBy(curve, ({ line }) => line.deal).values()]
  const chanceOf = ([first]: readonly ChancePoint[]) => (first ? ofWinner(first.before) : 1)
  const behind = deals.findLast((deal) => chanceOf(deal) <= 0.5)
  const lowest = deals.reduce((low, deal, at) => (chanceOf(deal) < chanceOf(deals[low] ?? []) ? at : low), 0)
  const points = behind && gainOf(behind) >= LEAST_GAIN ? behind : most(behind ? deals.slice(lowest) : deals)
  const [first] = points
  if (!first || gainOf(points) < LEAST_GAIN) return undefined
  const shown = points.filter(({ line }) => isShown(line))
  const inPlay = points.filter(({ line }) => !isShown(line))
  const before = ofWinner(first.before)
  return {
    deal: first.line.deal,
    before,
    after: before + gainOf(points),
    wasBehind: before <= 0.5,
    winner,
    lines: most([inPlay, ...shown.map((point) => [point])]).map(({ line }) => line),
  }
}

/** A line that turns a game by itself; those of the play do so together. */
const isShown = ({ entry, moves }: LogLine) =>
  entry.type === 'hand-counted' || moves.some(({ source }) => source !== 'play')
