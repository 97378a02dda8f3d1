import { type Game, scoresOf } from '../../game/record/game.ts'
import { listOf, withVerb } from '../grammar.ts'
import { sideName } from '../names.ts'

/** A row of the table “Score” that stands beside the board for those who do not see it. */
interface ScoreRow {
  readonly side: string
  readonly score: string
  readonly toGo: string
  readonly lastPeg: string
}

/** The table’s name and column heads. */
export const SCORE_HEADS = {
  caption: 'Score',
  side: 'Side',
  score: 'Score',
  toGo: 'To go',
  lastPeg: 'Last peg',
} as const

/** The same of the table that stands beside the chart of a game. */
export const RACE_HEADS = { caption: 'Score after each deal', deal: 'Deal' } as const

/** One row a side, in the order of the sides. */
export function sayScoreRows(game: Game): readonly ScoreRow[] {
  return game.pegs.map(({ front, back }, side) => ({
    side: sideName(game, side),
    score: `${front}`,
    toGo: `${game.rules.target - front}`,
    lastPeg: `${front - back}`,
  }))
}

/** Beside the scores: how far it is. */
export const sayTarget = (target: number) => `to ${target}`

/** `64 to go`, under the figures. */
export function sayToGo(score: number, target: number): string {
  return score >= target ? 'home' : `${target - score} to go`
}

/** The board in one sentence: `Ann 57, 64 to go; Bob 49, 72 to go.` */
export function sayBoard(game: Game): string {
  const { target } = game.rules
  const sides = scoresOf(game).map((score, side) => {
    return `${sideName(game, side)} ${score}, ${sayToGo(score, target)}`
  })
  return `${sides.join('; ')}.`
}

/** `Ann 57, Bob 49` */
export function sayScores(game: Game, scores: readonly number[] = scoresOf(game)): string {
  return scores.map((score, side) => `${sideName(game, side)} ${score}`).join(', ')
}

/** Who is in front and by how much: `Ann leads by 8`, `Ann and Cleo lead by 3`, `Level at 57`. */
export function sayLead(game: Game): string {
  const scores = scoresOf(game)
  const first = Math.max(...scores)
  const behind = scores.filter((score) => score < first)
  if (behind.length === 0) return `Level at ${first}`
  const ahead = listOf(scores.flatMap((score, side) => (score === first ? [sideName(game, side)] : [])))
  return `${withVerb(ahead, 'lead')} by ${first - Math.max(...behind)}`
}
