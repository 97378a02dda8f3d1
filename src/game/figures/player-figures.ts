import { type Rules, type SkunkLine, seatCount, seatsOf, sideCount, sideOf } from '../../rules/rules.ts'
import type { Counted, LogLine, PegMove, ShownGame } from '../record/game.ts'
import { skunkLine } from '../record/match.ts'
import { plainly, playerKey } from '../record/player-names.ts'
import { addRace, compareToAverage } from './race-figures.ts'
import { addUp, averages, type BestHand, bestHand, movesOf, tallyOf } from './statistics.ts'

/** How many, and how many of them were double. */
export type Skunks = typeof NO_SKUNK
const NO_SKUNK = { times: 0, double: 0 }

interface Dated {
  readonly at: number
  readonly gameId: string
}

type DatedBestHand = BestHand & Dated

/**
 * What one player made of one game or of many: sums, the best and the newest, so that games are added up in
 * any order. Hands and cribs belong to their holder, the play to the side, since the pegs of partners are not
 * kept apart.
 */
export interface PlayerFigures extends Dated, ReturnType<typeof seatFigures> {
  readonly name: string
  readonly best?: DatedBestHand
}

/**
 * What a game adds to the figures of its players, by `playerKey`: nothing unless it was finished. A name at
 * two seats of one table could be either player, so the game leaves it out.
 */
export function figuresOf(gameId: string, game: ShownGame): ReadonlyMap<string, PlayerFigures> {
  const { outcome, abandoned } = game
  const figures = new Map<string, PlayerFigures>()
  if (!outcome || abandoned) return figures
  const when = { at: game.lines.find((line) => line.seq === outcome.seq)?.at ?? 0, gameId }
  for (const seat of seatsNamedOnce(game)) {
    const name = plainly(game.players[seat] ?? '')
    const best = bestHand(game, seat)
    const dated = best ? { best: { ...best, ...when } } : {}
    figures.set(playerKey(name), { name, ...when, ...seatFigures(game, seat), ...dated })
  }
  return figures
}

function seatFigures(game: ShownGame, seat: number) {
  const side = sideOf(game.rules, seat)
  const won = game.outcome?.winners.includes(side) ?? false
  const moves = seatMoves(game, seat)
  const counts = game.deals.flatMap((deal) => deal.counts)
  const dealtFirst = game.deals[0]?.dealer === seat
  const lead = (scores: readonly number[]) =>
    (scores[side] ?? 0) - Math.max(...scores.filter((_, other) => other !== side))
  return {
    games: 1,
    won: won ? 1 : 0,
    /** Games of two players. */
    duels: seatCount(game.rules) === 2 ? 1 : 0,
    dealtFirst: { games: dealtFirst ? 1 : 0, won: dealtFirst && won ? 1 : 0 },
    /** Of games won. */
    margin: won ? Math.abs(lead(game.outcome?.scores ?? [])) : 0,
    /** The largest lead in a game that was then lost. */
    leadLost: won ? 0 : Math.max(0, ...game.lines.map(({ scores }) => lead(scores))),
    partnered: game.rules.sideOfSeat.filter((of) => of === side).length > 1 ? 1 : 0,
    skunksGiven: won ? skunkOf(game, game.outcome?.skunk) : NO_SKUNK,
    skunksTaken: won ? NO_SKUNK : skunkOf(game, skunkTaken(game, side)),
    hand: tallyOf('hand', moves),
    crib: tallyOf('crib', moves),
    /** Of the whole side. `times`: deals that came to the play. */
    play: averages(game)[side]?.play ?? { points: 0, times: 0 },
    nineteens: counts.filter((count) => count.of === seat && isNineteen(count)).length,
    ...mugginsOf(game, seat),
    ...compareToAverage(game, seat),
  }
}

/** A hand, not a crib, whose cards count nothing. */
export const isNineteen = ({ of, points, counted }: Pick<Counted, 'of' | 'points' | 'counted'>) =>
  of !== 'crib' && (counted ?? points) === 0

function seatsNamedOnce({ players, rules }: ShownGame): readonly number[] {
  const keys = players.slice(0, seatCount(rules)).map(playerKey)
  return keys.flatMap((key, seat) =>
    key !== '' && keys.indexOf(key) === keys.lastIndexOf(key) ? [seat] : [],
  )
}

/** This seat’s own hands and cribs, and also its side’s other pegs if the side has no other seat. */
function seatMoves(game: ShownGame, seat: number): readonly PegMove[] {
  return game.lines.flatMap((line) => line.moves.filter((move) => seatOf(game, line, move) === seat))
}

function seatOf(game: ShownGame, line: LogLine, { side, source }: PegMove): number | undefined {
  const { entry } = line
  const isShow = entry.type === 'hand-counted' && (source === 'hand' || source === 'crib')
  return isShow ? holderSeat(game, line, entry.of) : onlySeat(game, side)
}

function holderSeat(game: ShownGame, { deal }: LogLine, of: Counted['of']): number | undefined {
  return of === 'crib' ? game.deals[deal - 1]?.dealer : of
}

function onlySeat({ rules }: ShownGame, side: number): number | undefined {
  const seats = seatsOf(rules, side)
  return seats.length === 1 ? seats[0] : undefined
}

/** The loss is the seat’s whose count it was, the gain the whole side’s. */
function mugginsOf(game: ShownGame, seat: number) {
  const side = sideOf(game.rules, seat)
  const missed = game.lines.filter(({ moves }) => moves.some(({ source }) => source === 'muggins'))
  const lost = missed.flatMap((line) => line.moves.filter((move) => loserOf(game, line, move) === seat))
  const taken = movesOf(missed).filter((move) => move.side === side && game.rules.firstHome === 'wins')
  return { mugginsLost: tallyOf('muggins', lost).points, mugginsTaken: tallyOf('muggins', taken).points }
}

/** In lowball the player who missed points has to peg them. In the play the loser is known with two sides only. */
function loserOf(game: ShownGame, line: LogLine, { side }: PegMove): number | undefined {
  if (line.entry.type === 'muggins-taken') return holderSeat(game, line, line.entry.of)
  if (game.rules.firstHome === 'loses') return onlySeat(game, side)
  return sideCount(game.rules) === 2 ? onlySeat(game, 1 - side) : undefined
}

/** By the second place all losers are skunked, else each by the line behind which it is. */
function skunkTaken({ rules, outcome }: ShownGame, side: number): SkunkLine | undefined {
  const own = rules.skunkBy === 'each' && outcome?.skunk
  return own ? skunkLine(rules, outcome.scores[side] ?? 0) : outcome?.skunk
}

function skunkOf({ rules }: ShownGame, skunk: SkunkLine | undefined): Skunks {
  return skunk ? { times: 1, double: isDouble(rules, skunk) ? 1 : 0 } : NO_SKUNK
}

/** The line below the first is the double skunk. */
export const isDouble = ({ skunks }: Rules, { below }: SkunkLine) => skunks.some((line) => line.below > below)

/** Two sets of games of one player, in either order. */
export function addFigures(a: PlayerFigures, b: PlayerFigures): PlayerFigures {
  const best = betterHand(a.best, b.best)
  const { name, at, gameId, best: _, race, leadLost, ...sums } = a
  return {
    ...(isLater(a, b) ? a : b),
    ...addUp(sums, b),
    leadLost: Math.max(leadLost, b.leadLost),
    race: addRace(race, b.race),
    ...(best ? { best } : {}),
  }
}

/** Of equal hands the one whose cards are known, then the older one. */
function betterHand(a: DatedBestHand | undefined, b: DatedBestHand | undefined): DatedBestHand | undefined {
  if (!a || !b) return a ?? b
  if (a.points !== b.points) return a.points > b.points ? a : b
  if ((a.cards === undefined) !== (b.cards === undefined)) return a.cards ? a : b
  return isLater(a, b) ? b : a
}

/** Games that ended at the same moment are ordered by id, so that the result does not depend on the order of adding. */
function isLater(a: Dated, b: Dated): boolean {
  return a.at === b.at ? a.gameId > b.gameId : a.at > b.at
}

/** Who has played most comes first; of equals, who played last. */
export function byGames(players: Iterable<PlayerFigures>): readonly PlayerFigures[] {
  return [...players].sort((a, b) => b.games - a.games || b.at - a.at || (a.name < b.name ? -1 : 1))
}
