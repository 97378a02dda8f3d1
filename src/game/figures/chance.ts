import { type Holder, type Rules, seatsOf, showOrder, sideOf } from '../../rules/rules.ts'
import type { Deal, LogLine, ShownGame } from '../record/game.ts'
import { expectedPoints } from './race-figures.ts'

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

const LISTS = ['dealerPlay', 'ponePlay', 'poneHand', 'dealerHand', 'crib'] as const

export type ChanceTable = ReturnType<typeof readChances>

/**
 * The text that `scripts/chance.mjs` writes. In its first line the dealer’s chance in 255ths, row by row of the dealer’s
 * scores: a letter for the difference from the one before, or from the one above, and how often it is repeated. Then
 * how many of ten thousand deals give 0, 1, 2 … points.
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
  const timesOf = (name: (typeof LISTS)[number]) => lists[LISTS.indexOf(name)]?.split(' ').map(Number) ?? []
  const shows = [
    { isDealers: false, times: timesOf('poneHand') },
    { isDealers: true, times: timesOf('dealerHand') },
    { isDealers: true, times: timesOf('crib') },
  ].map((show) => ({ ...show, known: new Float64Array(TARGET * TARGET).fill(Number.NaN) }))
  return { chances, shows, dealerPlay: timesOf('dealerPlay'), ponePlay: timesOf('ponePlay') }
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

interface Pegged {
  readonly dealer: number
  readonly pone: number
}

/**
 * The dealer’s chance in the middle of the play: each side pegs in all what it usually does, but no less than it has.
 * Who is home first is not known, so that two who would both be home are even.
 */
function chanceInPlay(table: ChanceTable, dealer: number, pone: number, pegged: Pegged): number {
  return meanOver(table.dealerPlay, pegged.dealer, (mine) =>
    meanOver(table.ponePlay, pegged.pone, (theirs) => {
      const [first, second] = [dealer + mine - pegged.dealer, pone + theirs - pegged.pone]
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

/** What the table knows of a deal while it is played: only points, never the cards. */
interface Progress {
  readonly deal: Deal
  readonly played: number
  readonly pegged: Pegged
  readonly isPlayed: boolean
  readonly gone: readonly (Holder | 'starter')[]
}

const begin = (deal: Deal): Progress => ({
  deal,
  played: 0,
  pegged: { dealer: 0, pone: 0 },
  isPlayed: false,
  gone: [],
})

/** The chance of side 0 entry by entry, from the first deal to the end; undefined unless the game is over. */
export function chanceCurve(table: ChanceTable, game: ShownGame): readonly ChancePoint[] | undefined {
  const { rules, outcome, deals, lines } = game
  if (!outcome || !hasChances(rules)) return undefined
  const points: ChancePoint[] = []
  let at: Progress | undefined
  for (const line of lines) {
    const deal = deals[line.deal - 1]
    if (!deal || line.ignored || line.seq > outcome.seq) continue
    const isNew = at?.deal !== deal || line.entry.type === 'redealt'
    at = follow(isNew || !at ? begin(deal) : at, line, rules)
    const before = points.at(-1)?.chance ?? chanceNow(table, begin(deal), deal.scoresBefore, rules)
    const won = outcome.winners.includes(0) ? 1 : 0
    const chance = line.seq === outcome.seq ? won : chanceNow(table, at, line.scores, rules)
    points.push({ line, before, chance })
  }
  return points
}

function follow(at: Progress, { entry, moves }: LogLine, rules: Rules): Progress {
  const dealer = sideOf(rules, at.deal.dealer)
  let { pegged, played, isPlayed, gone } = at
  for (const { side, points, source } of moves) {
    if (source !== 'play') continue
    const who = side === dealer ? 'dealer' : 'pone'
    pegged = { ...pegged, [who]: Math.max(0, pegged[who] + points) }
  }
  if (entry.type === 'card-played') played++
  const shown =
    entry.type === 'hand-counted' ? entry.of : entry.type === 'step-skipped' ? entry.step : undefined
  if (shown !== undefined) gone = [...gone, shown]
  const isShow = shown !== undefined && shown !== 'starter'
  isPlayed = isPlayed || entry.type === 'play-ended' || isShow || played === PLAYED
  return { ...at, pegged, played, isPlayed, gone }
}

/** All cards of both hands. */
const PLAYED = 8

function chanceNow(table: ChanceTable, at: Progress, scores: readonly number[], rules: Rules): number {
  const dealer = sideOf(rules, at.deal.dealer)
  const [mine = 0, theirs = 0] = [scores[dealer], scores[1 - dealer]]
  const chance = dealersChance(table, at, [mine, theirs], showOrder(rules, at.deal.dealer))
  return dealer === 0 ? chance : 1 - chance
}

function dealersChance(
  table: ChanceTable,
  { pegged, isPlayed, gone }: Progress,
  [dealer, pone]: readonly [number, number],
  order: readonly Holder[],
): number {
  const counted = order.findIndex((of) => !gone.includes(of))
  if (isPlayed) return chanceAtShow(table, counted < 0 ? order.length : counted, dealer, pone)
  const isBegun = pegged.dealer + pegged.pone > 0
  return isBegun ? chanceInPlay(table, dealer, pone, pegged) : chanceAtDeal(table, dealer, pone)
}

export type Chances = NonNullable<ReturnType<typeof chancesIn>>

/** The curve of a game and what decided it. A game of one deal has no story. */
export function chancesIn(table: ChanceTable, game: ShownGame) {
  const curve = game.deals.length > 1 ? chanceCurve(table, game) : undefined
  return curve ? { curve, turn: turningPoint(game, curve) } : undefined
}

export type TurningPoint = NonNullable<ReturnType<typeof turningPoint>>

/** A deal that gave the winner less turned nothing. */
const LEAST_GAIN = 0.05

/**
 * The deal that decided the game, and what turned it: of all lines of the play, or one line, what gave the winner most.
 * It is the last deal that the winner began behind, or without one the deal that gave most.
 */
export function turningPoint({ outcome, rules }: ShownGame, curve: readonly ChancePoint[]) {
  const winner = outcome?.winners[0]
  if (winner === undefined) return undefined
  const turned = curve.map(({ line, before, chance }) => {
    const ofWinner = (value: number) => (winner === 0 ? value : 1 - value)
    return {
      line,
      before: ofWinner(before),
      gain: ofWinner(chance) - ofWinner(before),
      after: ofWinner(chance),
    }
  })
  const deals = [...new Set(turned.map(({ line }) => line.deal))].map((deal) => {
    const its = turned.filter(({ line }) => line.deal === deal)
    const gain = its.reduce((sum, one) => sum + one.gain, 0)
    return { deal, before: its[0]?.before ?? 0, after: its.at(-1)?.after ?? 0, gain, its }
  })
  const behind = deals.findLast(({ before }) => before <= 0.5)
  const decided = behind ?? deals.toSorted((a, b) => b.gain - a.gain)[0]
  if (!decided || decided.gain < LEAST_GAIN) return undefined
  const { its, ...deal } = decided
  const groups = new Map<number, typeof its>()
  for (const one of its) {
    const key = isShown(one.line) ? one.line.seq : 0
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  const gainOf = (group: typeof its) => group.reduce((sum, one) => sum + one.gain, 0)
  const lines =
    [...groups.values()].toSorted((a, b) => gainOf(b) - gainOf(a))[0]?.map(({ line }) => line) ?? []
  const loser = seatsOf(rules, 1 - winner)[0] ?? 0
  return { ...deal, wasBehind: behind !== undefined, winner, loser: sideOf(rules, loser), lines }
}

/** A line that turns a game by itself; those of the play do so together. */
const isShown = ({ entry, moves }: LogLine) =>
  entry.type === 'hand-counted' || moves.some(({ source }) => source !== 'play')
