import { ranked } from '../../base/ranking.ts'
import type { Format } from './format.ts'
import { resultOf, type ShownNight, type Table } from './night.ts'

/** What a player has from a night; `net` is plus less minus. */
export interface Line {
  readonly player: number
  readonly played: number
  readonly points: number
  readonly won: number
  readonly skunks: number
  readonly plus: number
  readonly minus: number
  readonly net: number
  /** Holes pegged in all games. */
  readonly scored: number
}

/** One line of a player’s card. Without a value: to be played, or, without an opponent, sat out. */
export interface CardLine {
  readonly round: number
  readonly others: readonly (readonly number[])[]
  readonly partner: readonly number[]
  readonly table: number | undefined
  readonly value: number | undefined
  readonly points: number
  readonly by: 'typed' | 'code' | 'agreed' | 'forfeit' | undefined
}

/** Game points for a value of a card: a loss is worth nothing (ACC 12.1). */
export function pointsFor(value: number, { win, skunk, skunkFrom }: Format): number {
  if (value <= 0) return 0
  return value >= skunkFrom ? skunk : win
}

export function cardOf({ rounds, format }: ShownNight, player: number): readonly CardLine[] {
  return rounds.map(({ tables }, round) => {
    const table = tables.find(({ sides }) => sides.flat().includes(player))
    const side = table ? sideOf(table, player) : -1
    const result = table && resultOf(table)
    const value = result?.values[side]
    return {
      round,
      others: table?.sides.filter((_, i) => i !== side) ?? [],
      partner: table?.sides[side]?.filter((one) => one !== player) ?? [],
      table: table?.number,
      value,
      points: value === undefined ? 0 : pointsFor(value, format),
      by: result?.by,
    }
  })
}

const sideOf = ({ sides }: Table, player: number) => sides.findIndex((side) => side.includes(player))

function lineOf(night: ShownNight, player: number): Line {
  const { rules, format } = night
  const played = cardOf(night, player).filter(({ value }) => value !== undefined)
  const sum = (of: (value: number) => number) => played.reduce((all, { value = 0 }) => all + of(value), 0)
  const [plus, minus] = [sum((value) => Math.max(value, 0)), sum((value) => Math.max(-value, 0))]
  return {
    player,
    played: played.length,
    points: sum((value) => pointsFor(value, format)),
    won: sum((value) => (value > 0 ? 1 : 0)),
    skunks: sum((value) => (value >= format.skunkFrom ? 1 : 0)),
    plus,
    minus,
    net: plus - minus,
    scored: sum((value) => Math.max(rules.target + Math.min(value, 0), 0)),
  }
}

/** Everybody who came, best first, by the order of the format; then by name. */
export function standingOf(night: ShownNight): readonly Line[] {
  const { players, format } = night
  const name = ({ player }: Line) => players[player]?.name ?? ''
  const lines = [...players.keys()].map((player) => lineOf(night, player))
  const figures = format.rankedBy.filter((by) => by !== 'met')
  return ranked(
    lines.sort((a, b) => (name(a) < name(b) ? -1 : 1)),
    (line) => figures.map((by) => line[by]),
    (line, level) =>
      format.rankedBy.includes('met')
        ? winsOff(
            night,
            line.player,
            level.map(({ player }) => player),
          )
        : 0,
  )
}

/** Game points of both teams, home first; undefined where there are none. */
export function teamPoints(night: ShownNight): readonly [home: number, away: number] | undefined {
  if (!night.format.teams) return undefined
  const sum = (isAway: boolean) =>
    standingOf(night).reduce(
      (all, { player, points }) => (night.players[player]?.away === isAway ? all + points : all),
      0,
    )
  return [sum(false), sum(true)]
}

/** Games won off those who are level with a player, less those lost to them. */
function winsOff(night: ShownNight, player: number, level: readonly number[]): number {
  return cardOf(night, player).reduce((sum, { others, value = 0 }) => {
    const isOff = others.flat().some((other) => level.includes(other))
    return isOff ? sum + Math.sign(value) : sum
  }, 0)
}

/** How many qualify, fractions up. */
export const qualifiers = ({ players, format }: ShownNight) =>
  format.oneIn === 0 ? 0 : Math.ceil(players.length / format.oneIn)

/** What the book makes of two cards that differ, each a number ahead or behind, or blank (ACC 12.2). */
export function suggestedValues(
  first: number | undefined,
  second: number | undefined,
): readonly [number, number] | undefined {
  if (first === undefined && second === undefined) return undefined
  if (first === undefined || second === undefined) {
    const [a, b] = [first ?? -(second ?? 0), second ?? -(first ?? 0)]
    return [a, b]
  }
  // Both in one column: both lose. Otherwise each keeps his own number.
  return first > 0 === second > 0 ? [-Math.abs(first), -Math.abs(second)] : [first, second]
}
