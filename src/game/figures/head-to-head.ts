import { seatCount, sideCount, sideOf } from '../../rules/rules.ts'
import type { ShownGame } from '../record/game.ts'
import type { GameSummary } from '../record/game-summary.ts'
import { namesNow, playerKey, type Renamed } from '../record/player-names.ts'
import { type BestHand, bestHand } from './statistics.ts'

/** A finished game of two players as its summary has it. `winner`: the seat, undefined where the game was shared. */
export interface GameOfTwo {
  readonly players: readonly string[]
  readonly winner: number | undefined
}

export function gameOfTwo({ players, sideOfSeat, winners }: GameSummary): GameOfTwo | undefined {
  if (players.length !== 2 || sideOfSeat[0] === sideOfSeat[1]) return undefined
  const [first = 0, ...others] = winners
  return { players, winner: others.length > 0 ? undefined : sideOfSeat.indexOf(first) }
}

/** Games that the first and the second of two players won against each other, by their names of now. */
export function winsBetween(all: readonly GameOfTwo[], names: readonly string[], renamed: Renamed) {
  const now = namesNow(renamed)
  const [first = '', second = ''] = names.map((name) => playerKey(now(name)))
  if (first === '' || second === '' || first === second) return undefined
  const won = [0, 0]
  let games = 0
  for (const { players, winner } of all) {
    const keys = players.map((name) => playerKey(now(name)))
    if (!keys.includes(first) || !keys.includes(second)) continue
    games++
    const [who] = winner === undefined ? [] : [keys[winner]]
    if (who !== undefined) won[who === first ? 0 : 1] = (won[who === first ? 0 : 1] ?? 0) + 1
  }
  return games === 0 ? undefined : { games, won }
}

/** A finished game of two players against each other, by seat; only what a head to head adds up. */
export interface Duel {
  readonly gameId: string
  readonly at: number
  readonly players: readonly string[]
  /** Of the winner; undefined where the game was shared. */
  readonly winner: number | undefined
  readonly margin: number
  readonly skunk: boolean
  readonly firstDealer: number | undefined
  /** By how much each seat led at most. */
  readonly leads: readonly number[]
  readonly best: readonly (BestHand | undefined)[]
}

export function duelOf(gameId: string, game: ShownGame): Duel | undefined {
  const { rules, outcome, abandoned, lines, deals } = game
  if (!outcome || abandoned || seatCount(rules) !== 2 || sideCount(rules) !== 2) return undefined
  const [first, ...others] = outcome.winners
  const seats = [0, 1]
  const bySide = (seat: number, scores: readonly number[]) => scores[sideOf(rules, seat)] ?? 0
  const lead = (seat: number, scores: readonly number[]) => bySide(seat, scores) - bySide(1 - seat, scores)
  return {
    gameId,
    at: lines.find((line) => line.seq === outcome.seq)?.at ?? 0,
    players: game.players,
    winner: others.length > 0 ? undefined : seats.find((seat) => sideOf(rules, seat) === first),
    margin: Math.abs(lead(0, outcome.scores)),
    skunk: outcome.skunk !== undefined,
    firstDealer: deals[0]?.dealer,
    leads: seats.map((seat) => Math.max(0, ...lines.map(({ scores }) => lead(seat, scores)))),
    best: seats.map((seat) => bestHand(game, seat)),
  }
}

export interface Rival {
  readonly won: number
  readonly skunks: number
  /** The most games won one after another, and those won since the last one that was not. */
  readonly longest: number
  readonly streak: number
  /** The largest lead in a game that was then lost. */
  readonly leadLost: number
  /** Over all games won. */
  readonly margin: number
  readonly dealtFirst: { readonly games: number; readonly won: number }
  readonly best?: (BestHand & { readonly at: number; readonly gameId: string }) | undefined
}

const BEGINNER: Rival = {
  won: 0,
  skunks: 0,
  longest: 0,
  streak: 0,
  leadLost: 0,
  margin: 0,
  dealtFirst: { games: 0, won: 0 },
}

/** A duel, and at which seat the first of the two players sat. */
export interface Meeting {
  readonly duel: Duel
  readonly seat: number
}

/** Games won by the first of two players, and by the other. */
export function winsIn(meetings: readonly Meeting[]): readonly number[] {
  const ofSeat = (mine: boolean) =>
    meetings.filter(({ duel, seat }) => duel.winner === (mine ? seat : 1 - seat)).length
  return [ofSeat(true), ofSeat(false)]
}

/** All that two players have won against each other: the first of them, and the other. */
export function headToHead(meetings: readonly Meeting[], yearOf: (at: number) => number) {
  const rivals = [BEGINNER, BEGINNER]
  const years = new Map<number, [number, number]>()
  for (const { duel, seat } of meetings.toSorted((a, b) => a.duel.at - b.duel.at)) {
    const year = years.get(yearOf(duel.at)) ?? [0, 0]
    for (const [i, at] of [seat, 1 - seat].entries()) {
      rivals[i] = afterDuel(rivals[i] ?? BEGINNER, duel, at)
      if (duel.winner === at) year[i as 0 | 1]++
    }
    years.set(yearOf(duel.at), year)
  }
  const byYear = [...years].map(([year, won]) => ({ year, won })).toReversed()
  return { games: meetings.length, rivals, byYear }
}

function afterDuel(before: Rival, duel: Duel, seat: number): Rival {
  const hasWon = duel.winner === seat
  const won = hasWon ? 1 : 0
  const hasLost = duel.winner === 1 - seat
  const streak = hasWon ? before.streak + 1 : 0
  const hand = duel.best[seat]
  const isBetter = hand && hand.points > (before.best?.points ?? -1)
  const dealt = duel.firstDealer === seat ? 1 : 0
  return {
    won: before.won + won,
    skunks: before.skunks + (duel.skunk ? won : 0),
    longest: Math.max(before.longest, streak),
    streak,
    leadLost: hasLost ? Math.max(before.leadLost, duel.leads[seat] ?? 0) : before.leadLost,
    margin: before.margin + won * duel.margin,
    dealtFirst: { games: before.dealtFirst.games + dealt, won: before.dealtFirst.won + dealt * won },
    best: isBetter ? { ...hand, at: duel.at, gameId: duel.gameId } : before.best,
  }
}
