import { type Game, type Outcome, scoresOf } from '../../game/record/game.ts'
import type { MatchStanding } from '../../game/record/match.ts'
import { type SkunkLine, seatsOf, sideOf } from '../../rules/rules.ts'
import { agree, capitalise, listOf, numberWord, plural, withVerb } from '../grammar.ts'
import { dealOf, seatName, sideName } from '../names.ts'
import { saySkunkLine } from './pegs.ts'

export const GAME_OVER_WORDS = {
  title: 'How the game went',
  nextGame: 'Next game',
  newMatch: 'New match',
  cut: 'cut for the deal',
  bestHand: 'Best hand',
  averages: 'Averages',
  hand: 'hand',
  play: 'in play a deal',
  muggins: 'by muggins',
  /** Between the scores: `121 to 84`. */
  to: 'to',
  /** At the foot of the chart. */
  deal: 'deal',
} as const

/** How a match stands: `Games won, first to 3`, `Ann wins the match`. */
export function sayMatchStanding(game: Game, { winners, needed }: MatchStanding): string {
  if (winners.length === 0) return `Games won, first to ${needed}`
  const names = listOf(winners.map((side) => sideName(game, side)))
  return `${winners.length > 1 ? `${names} share` : withVerb(names, 'win')} the match`
}

/** The board of a match, read aloud: `Games won: Ann 2, Bob 1, first to 3`. */
export function sayGamesWon(game: Game, { won, needed }: MatchStanding): string {
  const each = won.map((games, side) => `${sideName(game, side)} ${games}`).join(', ')
  return `Games won: ${each}, first to ${needed}`
}

/** How a game ended, as the last page says it. */
interface OutcomeWords {
  /** `Ann wins` */
  readonly title: string
  /** `121 to 84` */
  readonly result: string
  readonly sentence: string
  readonly stamp?: { readonly title: string; readonly detail: string }
}

/** The end of a game that is over: won, or given up. */
export function sayEnd(game: Game): OutcomeWords {
  return game.outcome === undefined ? sayGivenUp(game) : sayOutcome(game, game.outcome)
}

export function sayOutcome(game: Game, outcome: Outcome): OutcomeWords {
  return {
    title: titleOf(game, outcome),
    result: resultOf(game, outcome),
    sentence: sentenceOf(game, outcome),
    ...(outcome.skunk === undefined ? {} : { stamp: stampOf(outcome.skunk) }),
  }
}

/** A game given up has scores and no winner. */
function sayGivenUp(game: Game): OutcomeWords {
  const scores = scoresOf(game).toSorted((a, b) => b - a)
  return {
    title: 'Game given up',
    result: `${scores[0] ?? 0} to ${listOf(scores.slice(1).map(String))}`,
    sentence: 'Nobody wins it.',
  }
}

function titleOf(game: Game, { winners }: Outcome): string {
  const names = listOf(winners.map((side) => sideName(game, side)))
  return winners.length > 1 ? `${names} share the game` : withVerb(names, 'win')
}

/** The winner’s score first; then the others, the nearest to the winner first. */
function resultOf({ rules }: Game, { winners, scores }: Outcome): string {
  const won = scores[winners[0] ?? 0] ?? 0
  const others = scores.filter((_, side) => !winners.includes(side))
  const ranked = others.toSorted((a, b) => (rules.firstHome === 'wins' ? b - a : a - b))
  return `${won}${winners.length > 1 ? ' each' : ''} ${GAME_OVER_WORDS.to} ${listOf(ranked.map(String))}`
}

function stampOf({ name, games }: SkunkLine): NonNullable<OutcomeWords['stamp']> {
  return { title: capitalise(name), detail: `${numberWord(games)} ${games === 1 ? 'game' : 'games'}` }
}

function sentenceOf(game: Game, outcome: Outcome): string {
  const home = sideName(game, outcome.home)
  if (game.rules.firstHome === 'loses') {
    return `${home} reached ${game.rules.target} first, and ${agree(home, 'loses', 'lose')}.`
  }
  const second = secondOf(game, outcome)
  if (outcome.skunk !== undefined) return shortOf(second, outcome.skunk)
  return [howWon(game, outcome, home), ...closeCall(game, second)].join(' ')
}

interface Second {
  readonly name: string
  readonly score: number
}

/** With three or more sides it is the second-placed score that the skunk lines look at. */
function secondOf(game: Game, { home, scores }: Outcome): Second {
  const score = Math.max(...scores.filter((_, side) => side !== home))
  const sides = scores.flatMap((each, side) => (side !== home && each === score ? [side] : []))
  return { name: listOf(sides.map((side) => sideName(game, side))), score }
}

function shortOf({ name, score }: Second, line: SkunkLine): string {
  return `${withVerb(name, 'were')} ${plural(line.below - score, 'hole')} short of the ${saySkunkLine(line)}.`
}

/** As near as this, the table will talk about it. */
const NEAR = 5
const NEAR_LINE = 3

function closeCall({ rules }: Game, { name, score }: Second): readonly string[] {
  const short = rules.target - score
  const was = withVerb(name, 'were')
  if (short === 1) return [`${was} 1 hole short, in the stink hole.`]
  if (short <= NEAR) return [`${was} ${plural(short, 'hole')} short.`]
  const cleared = rules.skunks.find((line) => score >= line.below && score < line.below + NEAR_LINE)
  if (cleared === undefined) return []
  return [`${name} cleared the ${saySkunkLine(cleared)} by ${plural(score - cleared.below + 1, 'hole')}.`]
}

function howWon(game: Game, outcome: Outcome, home: string): string {
  const { words } = game.rules
  switch (outcome.by) {
    case 'heels':
      return `${home} went out on ${numberWord(pointsAt(game, outcome))} for his heels.`
    case 'last':
      return `${home} went out on ${numberWord(pointsAt(game, outcome))} for last.`
    case 'play':
      return `${home} pegged out in the play.`
    case 'hand':
      return `${home} counted out${handOf(game, outcome)}.`
    case 'crib':
      return `${home} counted out with the ${words.crib}.`
    case 'muggins':
      return `${home} went out by muggins.`
    case 'peg':
      return `${home} pegged the last ${plural(pointsAt(game, outcome), 'hole')} by hand.`
  }
}

function lastLine(game: Game, { seq }: Outcome) {
  return game.lines.find((line) => line.seq === seq)
}

function pointsAt(game: Game, outcome: Outcome): number {
  const line = lastLine(game, outcome)
  return line !== undefined && 'points' in line.entry ? line.entry.points : 0
}

/** ` with a hand of 12 before Ann could count`: the non-dealer’s right is to count first. */
function handOf(game: Game, outcome: Outcome): string {
  const line = lastLine(game, outcome)
  if (line?.entry.type !== 'hand-counted' || line.entry.of === 'crib') return ''
  const { of, points } = line.entry
  const several = seatsOf(game.rules, outcome.home).length > 1
  const hand = several ? ` with ${seatName(game, of)}’s hand of ${points}` : ` with a hand of ${points}`
  const dealer = dealOf(game, line)?.dealer
  if (dealer === undefined || sideOf(game.rules, dealer) === outcome.home) return hand
  return `${hand} before ${seatName(game, dealer)} could count`
}
