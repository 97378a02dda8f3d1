import * as v from 'valibot'
import { holes, id, MOST_LENGTH, matchIndex, perSeat, side, text, time } from './decode.ts'
import { markSchema } from './entry.ts'
import { type Game, scoresOf } from './game.ts'

/** A game as the list of games shows it, so that no log is read for the list. Rewritten with every tap. */
export const gameSummarySchema = v.strictObject({
  id,
  startedAt: time,
  updatedAt: time,
  /** A name for each seat, or the beginning of a very long one, and the side each seat scores for. */
  players: perSeat(text),
  sideOfSeat: perSeat(side),
  marks: perSeat(markSchema),
  rules: text,
  target: holes,
  scores: perSeat(holes),
  state: v.picklist(['live', 'over', 'abandoned']),
  winners: perSeat(side),
  /** Games it counts in its match: 0 until it is won. */
  games: holes,
  /** What a win without a skunk counts there, if not 1. */
  win: v.exactOptional(holes),
  matchId: id,
  matchIndex,
})

export type GameSummary = Readonly<v.InferOutput<typeof gameSummarySchema>>

/** Nobody has pegged in a game that was only dealt. */
export const isBegun = ({ scores }: Pick<GameSummary, 'scores'>) => scores.some((score) => score > 0)

/** `updatedAt`: the time of the last tap, even one that was undone. */
export function summaryOf(gameId: string, game: Game, updatedAt: number): GameSummary {
  const { rules, outcome } = game
  return {
    id: gameId,
    startedAt: game.lines[0]?.at ?? updatedAt,
    updatedAt,
    players: game.players.map((name) => name.slice(0, MOST_LENGTH)),
    sideOfSeat: rules.sideOfSeat,
    marks: game.marks,
    rules: rules.name,
    target: rules.target,
    scores: scoresOf(game),
    state: game.abandoned ? 'abandoned' : outcome ? 'over' : 'live',
    winners: outcome?.winners ?? [],
    games: outcome?.games ?? 0,
    ...(rules.win === 1 ? {} : { win: rules.win }),
    matchId: game.match.id,
    matchIndex: game.match.index,
  }
}
