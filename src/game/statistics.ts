import type { Card } from '../rules/card.ts'
import type { Holder } from '../rules/rules.ts'
import type { Happened, PegReason } from './entry.ts'
import type { Counted, Deal, Game, LogLine } from './game.ts'
import { scoresOf } from './game.ts'

/** Where every side stood when a deal was over; deal 0 is the start of the game. */
export interface RacePoint {
  readonly deal: number
  readonly scores: readonly number[]
}

/** The score by deal, from the start to where the game stands now. */
export function raceOf(game: Game): readonly RacePoint[] {
  const starts = game.deals.map(({ number, scoresBefore }) => ({ deal: number - 1, scores: scoresBefore }))
  return [...starts, { deal: game.deals.length, scores: scoresOf(game) }]
}

export interface BestHand {
  readonly seat: number
  readonly points: number
  readonly cards?: readonly Card[]
  readonly starter?: Card
  /** The deal it was held in. */
  readonly deal: number
}

/** The dearest hand of the game, the crib not among them; of equal ones the first whose cards are known. */
export function bestHand(game: Game): BestHand | undefined {
  return mostOf(handsOf(game))
}

/** Every hand counted, the cribs not among them, in the order they were. */
export function handsOf(game: Game): readonly BestHand[] {
  return game.deals.flatMap((deal) =>
    deal.counts.flatMap((count) => (isSeat(count.of) ? [handOf(deal, count, count.of)] : [])),
  )
}

/** The dearest of them; of equal ones the first whose cards are known. */
export function mostOf(hands: readonly BestHand[]): BestHand | undefined {
  const most = Math.max(...hands.map((hand) => hand.points))
  const best = hands.filter((hand) => hand.points === most)
  return best.find((hand) => hand.cards) ?? best[0]
}

function handOf(deal: Deal, { cards, points }: Counted, seat: number): BestHand {
  return {
    seat,
    points,
    deal: deal.number,
    ...(cards ? { cards } : {}),
    ...(deal.starter ? { starter: deal.starter } : {}),
  }
}

function isSeat(of: Holder): of is number {
  return of !== 'crib'
}

/** Points of one kind, and how often they were counted. */
export interface Tally {
  readonly points: number
  readonly times: number
}

export interface SideAverages {
  readonly hand: Tally
  readonly crib: Tally
  /** Pegged while the cards were played; `times` is the number of deals that came to the play. */
  readonly play: Tally
  readonly muggins: number
}

/** What each side made of its hands, its cribs and the play. What was pegged after the end does not count. */
export function averages(game: Game): readonly SideAverages[] {
  const deals = dealsPlayed(game)
  return game.pegs.map((_, side) => {
    const mine = game.lines.filter((line) => line.side === side && !line.unfit)
    const tally = (source: Source) => tallyOf(linesFrom(source, mine))
    return {
      hand: tally('hand'),
      crib: tally('crib'),
      play: { points: tally('play').points, times: deals },
      muggins: tally('muggins').points,
    }
  })
}

/** Points a time, or undefined before there was one. */
export function meanOf({ points, times }: Tally): number | undefined {
  return times === 0 ? undefined : points / times
}

/** What these lines pegged, overshoot and all. */
export function tallyOf(lines: readonly LogLine[]): Tally {
  const points = lines.reduce((sum, { entry }) => sum + ('points' in entry ? entry.points : 0), 0)
  return { points, times: lines.length }
}

export function linesFrom(source: Source, lines: readonly LogLine[]): readonly LogLine[] {
  return lines.filter((line) => sourceOf(line.entry) === source)
}

/** Deals in which a card was led: a win by heels comes before the play. */
function dealsPlayed(game: Game): number {
  return game.deals.filter(
    (deal) =>
      deal.playEnded ||
      game.lines.some((line) => line.deal === deal.number && !line.unfit && sourceOf(line.entry) === 'play'),
  ).length
}

/** Where points come from, in the order of a deal. */
export const SOURCES = [
  'three-for-last',
  'heels',
  'play',
  'hand',
  'crib',
  'muggins',
  'penalty',
  'correction',
  'other',
] as const
export type Source = (typeof SOURCES)[number]

function sourceOf(entry: Happened): Source {
  switch (entry.type) {
    case 'dealt':
      return 'three-for-last'
    case 'starter-turned':
      return 'heels'
    case 'hand-counted':
      return isSeat(entry.of) ? 'hand' : 'crib'
    case 'card-played':
    case 'go-said':
    case 'play-stopped':
      return 'play'
    case 'muggins-taken':
      return 'muggins'
    case 'pegged':
      return SOURCE_OF_REASON[entry.reason]
    default:
      return 'other'
  }
}

const SOURCE_OF_REASON: Readonly<Record<PegReason, Source>> = {
  go: 'play',
  'last-card': 'play',
  fifteen: 'play',
  pair: 'play',
  'thirty-one': 'play',
  run: 'play',
  'pair-royal': 'play',
  'double-pair-royal': 'play',
  hand: 'hand',
  crib: 'crib',
  muggins: 'muggins',
  heels: 'heels',
  penalty: 'penalty',
  correction: 'correction',
  other: 'other',
}
