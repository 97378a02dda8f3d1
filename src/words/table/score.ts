import { type ShownGame, scoresOf } from '../../game/record/game.ts'
import type { MatchStanding } from '../../game/record/match.ts'
import { capitalise, joinClauses, withVerb } from '../engine/grammar.ts'
import { sideList, sideName } from '../names.ts'

export const SCORE_WORDS = {
  caption: 'Score',
  side: 'Side',
  score: 'Score',
  toGo: 'To go',
  needs: 'needs',
  lastPeg: 'Last peg',
} as const

/** Holes of the last street, where the scores say how many are left. */
export const STREET = 30

export const RACE_WORDS = {
  caption: 'Score after each deal',
  heading: 'Score by deal',
  deal: 'Deal',
} as const

/** A row for each side, for those who do not see the board. */
export function sayScoreRows(game: ShownGame) {
  return game.pegs.map(({ front, back }, side) => ({
    side: sideName(game, side),
    score: `${front}`,
    // An older line may be beyond a target that was made shorter later.
    toGo: `${Math.max(0, game.rules.target - front)}`,
    lastPeg: `${front - back}`,
  }))
}

export const sayToGo = (score: number, target: number) =>
  score >= target ? 'home' : `${target - score} to go`

/** `90 to go`; from a street before home `needs 17`. */
export const sayNeeds = (score: number, target: number) =>
  score < target && target - score <= STREET ? `needs ${target - score}` : sayToGo(score, target)

export function sayBoard(game: ShownGame): string {
  const sides = scoresOf(game).map(
    (score, side) => `${sideName(game, side)} ${score}, ${sayToGo(score, game.rules.target)}`,
  )
  return `${sides.join('; ')}.`
}

export const sayScores = (game: ShownGame, scores: readonly number[] = scoresOf(game)) =>
  scores.map((score, side) => `${sideName(game, side)} ${score}`).join(', ')

/** `Ann leads by 8`, `Ann and Cleo lead by 3`, `Level at 57`; in lowball `Ann is 8 nearer to 121`. */
export function sayLead(game: ShownGame): string {
  const scores = scoresOf(game)
  const first = Math.max(...scores)
  const behind = scores.filter((score) => score < first)
  if (behind.length === 0) return first === 0 ? '' : `Level at ${first}`
  const ahead = [...scores.keys()].filter((side) => scores[side] === first)
  const names = sideList(game, ahead)
  const by = first - Math.max(...behind)
  const { firstHome, target } = game.rules
  return firstHome === 'loses'
    ? `${withVerb(names, 'are')} ${by} nearer to ${target}`
    : `${withVerb(names, 'lead')} by ${by}`
}

/** What the board does not show: `First to 121 loses`, `Game 2 · 1–0`, the games in the order of the scores. */
export function sayTarget(game: ShownGame, standing: MatchStanding | undefined): string {
  const match = standing && `game ${game.match.index + 1}`
  return capitalise(joinClauses([match, sayGames(standing), sayLowball(game)], ' · '))
}

const sayLowball = ({ rules: { firstHome, target } }: ShownGame) =>
  firstHome === 'loses' ? `first to ${target} loses` : undefined

/** Below a heading, where no target is shown: `dealer counts second · games 1–0 · first to 121 loses`. */
export function sayBelow(game: ShownGame, words: string | undefined, standing: MatchStanding | undefined) {
  const games = sayGames(standing)
  const said = joinClauses([words, games && `games ${games}`, sayLowball(game)], ' · ')
  return words ? said : capitalise(said)
}

const sayGames = (standing: MatchStanding | undefined) =>
  standing?.won.some((won) => won > 0) ? standing.won.join('–') : undefined
