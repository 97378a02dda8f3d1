import { type LogLine, type Outcome, type ShownGame, scoresOf } from '../../game/record/game.ts'
import { type MatchStanding, skunkLine } from '../../game/record/match.ts'
import { type Rules, type SkunkLine, seatsOf, sideOf } from '../../rules/rules.ts'
import {
  agree,
  capitalise,
  joinClauses,
  listOf,
  numberWord,
  plural,
  pluralWord,
  withVerb,
} from '../grammar.ts'
import { dealOf, possessive, seatName, sideList, sideName } from '../names.ts'
import { worthUnit } from '../rules.ts'
import { saySkunkLine } from './pegs.ts'

export const GAME_OVER_WORDS = {
  title: 'How the game went',
  countsAs: (games: string) => `counts as ${games}`,
  nextGame: 'Next game',
  rematch: 'Rematch',
  evening: 'This evening',
  today: 'Today',
  cut: 'cut for the deal',
  bestHand: 'Best hand',
  averages: 'Averages',
  hand: 'hand',
  play: 'pegged per deal',
  muggins: 'by muggins',
  to: 'to',
  deal: 'deal',
} as const

export const sayMatchStanding = (game: ShownGame, { winners, needed }: MatchStanding) =>
  winners.length === 0 ? `${sayWon(game)}, first to ${needed}` : sayWinners(game, winners, 'match')

const sayWon = ({ rules }: ShownGame) => (rules.win > 1 ? 'Game points' : 'Games won')

function sayWinners(game: ShownGame, winners: readonly number[], what: 'game' | 'match'): string {
  const names = sideList(game, winners)
  if (winners.length > 1) return `${names} share the ${what}`
  return what === 'match' ? `${withVerb(names, 'win')} the match` : withVerb(names, 'win')
}

export function sayGamesWon(game: ShownGame, { won, needed }: MatchStanding): string {
  const each = won.map((games, side) => `${sideName(game, side)} ${games}`).join(', ')
  return `${sayWon(game)}: ${each}, first to ${needed}`
}

export function sayEnd(game: ShownGame) {
  const { outcome } = game
  if (!outcome) {
    const [first = 0, ...others] = scoresOf(game).toSorted((a, b) => b - a)
    const title = 'Game ended early'
    return { title, result: resultOf(`${first}`, others), sentence: 'Nobody wins.', stamp: undefined }
  }
  const { winners, skunk } = outcome
  return {
    title: sayWinners(game, winners, 'game'),
    result: rankedResult(game, outcome),
    sentence: sentenceOf(game, outcome),
    stamp: skunk && {
      title: capitalise(skunk.name),
      detail: pluralWord(outcome.games, worthUnit(game.rules)),
    },
  }
}

/** `121 to 84`, whose figures are set apart where there is room. */
function resultOf(won: string, others: readonly number[]) {
  const rest = listOf(others.map(String))
  return { words: `${won} ${GAME_OVER_WORDS.to} ${rest}`, won, rest, sides: 1 + others.length }
}

/** The winner’s score first; then the others, the nearest to the winner first. */
function rankedResult({ rules }: ShownGame, { winners, scores }: Outcome) {
  const won = scores[winners[0] ?? 0] ?? 0
  const others = scores.filter((_, side) => !winners.includes(side))
  const ranked = others.toSorted((a, b) => (rules.firstHome === 'wins' ? b - a : a - b))
  return resultOf(`${won}${winners.length > 1 ? ' each' : ''}`, ranked)
}

function sentenceOf(game: ShownGame, outcome: Outcome): string {
  const { rules } = game
  const { home, scores, skunk } = outcome
  const name = sideName(game, home)
  if (rules.firstHome === 'loses') {
    return `${name} reached ${rules.target} first, and ${agree(name, 'loses', 'lose')}.`
  }
  // With three or more sides it is the second-placed score that the skunk lines look at.
  const score = Math.max(...scores.filter((_, side) => side !== home))
  const sides = [...scores.keys()].filter((side) => side !== home && scores[side] === score)
  const second = sideList(game, sides)
  if (!skunk) return howWon(game, outcome, name) + closeCall(rules, second, score)
  const behind = (who: string, has: number, line: SkunkLine) =>
    `${withVerb(who, 'were')} ${plural(line.below - has, 'hole')} short of the ${saySkunkLine(line)}.`
  if (rules.skunkBy === 'second') return behind(second, score, skunk)
  return joinClauses(
    scores.map((has, side) => {
      const line = side === home ? undefined : skunkLine(rules, has)
      return line && behind(sideName(game, side), has, line)
    }),
  )
}

/** Near enough to be talked about. */
const NEAR = 5
const NEAR_LINE = 3

function closeCall({ target, skunks }: Rules, name: string, score: number): string {
  const short = target - score
  if (short === 1) return ` ${withVerb(name, 'were')} 1 hole short, in the stink hole.`
  if (short <= NEAR) return ` ${withVerb(name, 'were')} ${plural(short, 'hole')} short.`
  const cleared = skunks.find((line) => score >= line.below && score < line.below + NEAR_LINE)
  if (!cleared) return ''
  return ` ${name} cleared the ${saySkunkLine(cleared)} by ${plural(score - cleared.below + 1, 'hole')}.`
}

function howWon(game: ShownGame, outcome: Outcome, home: string): string {
  const line = game.lines.find(({ seq }) => seq === outcome.seq)
  const points = line && 'points' in line.entry ? line.entry.points : 0
  const how: Partial<Record<Outcome['by'], string>> = {
    heels: `went out on ${numberWord(points)} for his heels`,
    'three-for-last': `went out on ${numberWord(points)} for last`,
    play: 'pegged out in the play',
    hand: `counted out${line ? handOf(game, outcome, line) : ''}`,
    crib: `counted out with the ${game.rules.words.crib}`,
    muggins: 'went out by muggins',
  }
  return `${home} ${how[outcome.by] ?? `pegged the last ${plural(points, 'hole')} by hand`}.`
}

/** ` with a hand of 12 before Ann could count`: the non-dealer’s right is to count first. */
function handOf(game: ShownGame, { home }: Outcome, line: LogLine): string {
  if (line.entry.type !== 'hand-counted' || line.entry.of === 'crib') return ''
  const { of, points } = line.entry
  const several = seatsOf(game.rules, home).length > 1
  const hand = ` with ${several ? possessive(seatName(game, of)) : 'a'} hand of ${points}`
  const dealer = dealOf(game, line)?.dealer
  if (dealer === undefined || sideOf(game.rules, dealer) === home) return hand
  return `${hand} before ${seatName(game, dealer)} could count`
}
