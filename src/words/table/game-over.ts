import { raceOf } from '../../game/figures/statistics.ts'
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
} from '../engine/grammar.ts'
import { worthUnit } from '../engine/rules.ts'
import { dealOf, possessive, seatName, sideList, sideName } from '../names.ts'
import { saySkunkLine } from './pegs.ts'

export const GAME_OVER_WORDS = {
  title: 'How the game went',
  figures: 'The figures',
  home: (from: number, to: number) => `${from} to ${to}, and home`,
  turned: ({ deal, from, to }: { readonly deal: number; readonly from: number; readonly to: number }) =>
    `deal ${deal}: ${from} to ${to}`,
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

/** A lead that was never larger is worth a word. */
const CLOSE = 20

/**
 * Where no deal is known to have decided the game, who led from when: `Ann led from deal 2 to the end.` and, said less
 * loudly, `Bob was never more than 14 behind.`
 */
export function sayHowItWent(game: ShownGame): { readonly strong: string; readonly weak?: string } {
  const { outcome, rules } = game
  const race = raceOf(game)
  const side = outcome?.winners[0]
  if (!outcome || side === undefined || rules.firstHome === 'loses' || race.length < 3)
    return { strong: sayEnd(game).sentence }
  const ahead = race.map(({ scores }) => {
    return (scores[side] ?? 0) - Math.max(...scores.filter((_, other) => other !== side))
  })
  const before = ahead.findLastIndex((lead) => lead <= 0)
  const name = sideName(game, side)
  const isLast = before === race.length - 2
  const strong =
    isLast && (ahead[before] ?? 0) < 0
      ? `${name} came from behind in the last deal.`
      : `${name} led from ${before <= 0 ? 'the first deal' : isLast ? 'the last deal' : `deal ${before + 1}`} to the end.`
  const most = Math.max(...ahead)
  const [other = 0, ...more] = [...game.pegs.keys()].filter((seat) => seat !== side)
  const isClose = !isLast && more.length === 0 && most <= CLOSE
  return isClose
    ? { strong, weak: `${withVerb(sideName(game, other), 'were')} never more than ${most} behind.` }
    : { strong }
}

/** `Bob stays at 84`: whoever has not won, while the board shows the win. */
export function sayStays(game: ShownGame): string {
  const winners = game.outcome?.winners ?? []
  const others = [...scoresOf(game).entries()].filter(([side]) => !winners.includes(side))
  return listOf(others.map(([side, score]) => `${withVerb(sideName(game, side), 'stay')} at ${score}`))
}

export const sayMatchStanding = (game: ShownGame, { winners, needed }: MatchStanding) =>
  winners.length === 0 ? `${sayWon(game)}, ${sayGoal(game, needed)}` : sayWinners(game, winners, 'match')

const sayGoal = ({ rules: { match } }: ShownGame, needed: number) =>
  match.type === 'all-of' ? `${pluralWord(match.games, 'game')} in all` : `first to ${needed}`

const sayWon = ({ rules }: ShownGame) => (rules.win > 1 ? 'Game points' : 'Games won')

function sayWinners(game: ShownGame, winners: readonly number[], what: 'game' | 'match'): string {
  const names = sideList(game, winners)
  if (winners.length > 1) return `${names} share the ${what}`
  return what === 'match' ? `${withVerb(names, 'win')} the match` : withVerb(names, 'win')
}

export function sayGamesWon(game: ShownGame, { won, needed }: MatchStanding): string {
  const each = won.map((games, side) => `${sideName(game, side)} ${games}`).join(', ')
  return `${sayWon(game)}: ${each}, ${sayGoal(game, needed)}`
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
      short: numberWord(outcome.games),
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
