import {
  clockwise,
  leftOf,
  type MatchRules,
  type Rules,
  type SkunkLine,
  sideCount,
  sideOf,
} from '../../rules/rules.ts'
import type { MatchPlace } from './entry.ts'
import { currentDeal, type Outcome, type ShownGame, type Source, scoresOf } from './game.ts'
import type { GameSummary } from './game-summary.ts'

type Won = Pick<Outcome, 'winners' | 'games'>
export type MatchStanding = ReturnType<typeof matchStanding>

/** Games that win the match, or of which all are played. */
export function gamesNeeded(match: MatchRules): number {
  if (match.type === 'single') return 1
  return match.type === 'best-of' ? Math.floor(match.games / 2) + 1 : match.games
}

/**
 * Games won by each side, of which a skunk may be two and a double skunk three, or game points, from the outcomes in
 * order of play. A game given up or not over is undefined and counts for nobody, and none counts after the one that
 * decides the match. `winners`: none while it is undecided, several when they shared the deciding game or are level
 * after all.
 */
export function matchStanding(
  { match, win }: Pick<Rules, 'match' | 'win'>,
  sides: number,
  outcomes: readonly (Won | undefined)[],
) {
  const needed = gamesNeeded(match) * win
  let won: readonly number[] = Array(sides).fill(0)
  let played = 0
  const isOver = () =>
    match.type === 'all-of' ? played >= match.games : won.some((games) => games >= needed)
  for (const outcome of outcomes) {
    if (!outcome) continue
    won = won.map((games, side) => games + (outcome.winners.includes(side) ? outcome.games : 0))
    played += 1
    if (isOver()) break
  }
  const most = Math.max(...won)
  return { won, needed, winners: won.flatMap((games, side) => (isOver() && games === most ? [side] : [])) }
}

type Played = Pick<GameSummary, 'state' | 'winners' | 'games' | 'matchIndex'>

/** Games won, with the live game taken from memory, since the stored games may be a tap behind. */
export function standingWith(match: readonly Played[], game: ShownGame): MatchStanding {
  const before = match.filter((one) => one.state === 'over' && one.matchIndex < game.match.index)
  return matchStanding(game.rules, sideCount(game.rules), [...before, game.outcome])
}

/** Single games follow each other without end, and nobody needs to read them all. */
export function addsUp({ type }: MatchRules): boolean {
  return type !== 'single'
}

export function isDecided({ winners }: MatchStanding, match: MatchRules): boolean {
  return addsUp(match) && winners.length > 0
}

const NUMBERED = /^(.*)~(\d+)$/

/** Named after the match before, so that two windows start the same match, and the match before can be found. */
export function nextMatch({ id }: MatchPlace): MatchPlace {
  const [, stem = id, number = '1'] = NUMBERED.exec(id) ?? []
  return { id: `${stem}~${Number(number) + 1}`, index: 0 }
}

/** Undefined for the first match. */
export function matchBefore({ id }: MatchPlace): string | undefined {
  const [, stem, number = '1'] = NUMBERED.exec(id) ?? []
  if (stem === undefined) return undefined
  return number === '2' ? stem : `${stem}~${Number(number) - 1}`
}

/** Undo in an empty game goes back to the game before. */
export function hasGameBefore(match: MatchPlace): boolean {
  return match.index > 0 || matchBefore(match) !== undefined
}

export function outcomeOf(rules: Rules, home: number, scores: readonly number[], by: Source) {
  const winners = rules.firstHome === 'wins' ? [home] : lowest(scores)
  const skunked = rules.firstHome === 'wins' ? skunkedBy(rules, home, scores) : []
  const games = skunked.reduce((sum, line) => sum + line.games - rules.win, rules.win)
  return { winners, home, scores, by, games, skunk: skunked.toSorted((a, b) => a.below - b.below)[0] }
}

/** Lowball with three or more sides: the lowest score takes the game, a tie is shared. */
function lowest(scores: readonly number[]): readonly number[] {
  const least = Math.min(...scores)
  return scores.flatMap((score, side) => (score === least ? [side] : []))
}

/** The lines that a win counts: one by the score in second place, or that of each loser. */
function skunkedBy(rules: Rules, home: number, scores: readonly number[]): readonly SkunkLine[] {
  const others = scores.filter((_, side) => side !== home)
  const counted = rules.skunkBy === 'each' ? others : [Math.max(...others)]
  return counted.flatMap((score) => skunkLine(rules, score) ?? [])
}

/** The furthest line that a loser is behind. A loser on the line itself is safe. */
export function skunkLine({ skunks }: Rules, score: number): SkunkLine | undefined {
  return skunks.filter((line) => score < line.below).toSorted((a, b) => a.below - b.below)[0]
}

/**
 * By default the losing side's next seat clockwise from the last dealer, of several losers the lowest score's.
 * Undefined when the table cuts for it.
 */
export function nextGameDealer(game: ShownGame): number | undefined {
  const { rules, outcome } = game
  const last = currentDeal(game)?.dealer ?? 0
  if (rules.nextDealer === 'cut' || !outcome) return undefined
  if (rules.nextDealer === 'alternate') return leftOf(rules, game.deals[0]?.dealer ?? last)
  const losers = rules.firstHome === 'loses' ? [outcome.home] : lowest(scoresOf(game))
  const sides = rules.nextDealer === 'winner' ? outcome.winners : losers
  return clockwise(rules, last).find((seat) => sides.includes(sideOf(rules, seat)))
}
