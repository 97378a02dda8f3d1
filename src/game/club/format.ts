import * as v from 'valibot'
import type { Rules } from '../../rules/rules.ts'
import { text, upTo, whole } from '../record/decode.ts'

export const MOST_PLAYERS = 120
export const MOST_ROUNDS = 60

/** What players are ranked by, the first that differs. `met`: games won off those who are level, less those lost. */
export const RANKED_BY = ['points', 'won', 'skunks', 'net', 'plus', 'scored', 'met'] as const

const legs = whole(1, 9)

export const formatShape = v.object({
  /** How many games each player has. */
  games: whole(1, MOST_ROUNDS),
  /** How many of them against the same one; a row: against the first, the second, and so on, and then from its start. */
  legs: v.union([legs, v.pipe(v.array(legs), v.minLength(1), v.maxLength(9), v.readonly())]),
  /** Where one is left over: he sits out, or plays as the third at a table. */
  odd: v.picklist(['out', 'three']),
  /** Partners are drawn for each game, and four sit at a table. */
  partners: v.boolean(),
  /** Home against away, with their names or without: nobody meets his own team. */
  teams: v.exactOptional(v.union([v.literal(true), v.pipe(v.tuple([text, text]), v.readonly())])),
  /** Game points of a win and of a win by so many holes. */
  win: whole(0, 9),
  skunk: whole(0, 9),
  skunkFrom: whole(1, 999),
  rankedBy: upTo(v.picklist(RANKED_BY), RANKED_BY.length),
  /** One in so many qualifies, fractions up (ACC 13.2); 0: nobody does. */
  oneIn: whole(0, MOST_PLAYERS),
})

/** How a club plays its night: data, for clubs differ. */
export type Format = Readonly<v.InferOutput<typeof formatShape>>

/** Which of his opponents a player has in a round, and which leg, both from 0. */
export function legAt(
  { legs }: Pick<Format, 'legs'>,
  round: number,
): readonly [opponent: number, leg: number] {
  const row = typeof legs === 'number' ? [legs] : legs
  let [opponent, leg] = [0, round]
  for (; leg >= (row[opponent % row.length] ?? 1); opponent++) leg -= row[opponent % row.length] ?? 1
  return [opponent, leg]
}

const CLUB: Format = {
  games: 9,
  legs: 1,
  odd: 'out',
  partners: false,
  win: 2,
  skunk: 3,
  skunkFrom: 31,
  rankedBy: ['points', 'won', 'net', 'plus', 'met'],
  oneIn: 4,
}

export const FORMATS = {
  club: CLUB,
  /** Four at a table, ranked by the holes of all games. */
  partners: { ...CLUB, games: 7, partners: true, rankedBy: ['scored', 'won', 'net'], oneIn: 0 },
  /** Two games against each: all are played, and each counts. */
  legs: { ...CLUB, games: 8, legs: 2, skunk: 2, rankedBy: ['points', 'net', 'met'], oneIn: 0 },
  /** A league night: a point for each leg. */
  teams: { ...CLUB, teams: true, games: 6, legs: 2, win: 1, skunk: 1, rankedBy: ['points', 'net'], oneIn: 0 },
  /** Two opponents with two legs and one with three. */
  league: {
    ...CLUB,
    teams: true,
    games: 7,
    legs: [2, 2, 3],
    win: 1,
    skunk: 1,
    rankedBy: ['points', 'net'],
    oneIn: 0,
  },
} as const satisfies Readonly<Record<string, Format>>

/** Hands that have a pot of their own, four of a kind, and all games won. */
export const POTS = ['29', '28', '24', 'fours', 'slam'] as const

export type PotName = (typeof POTS)[number]

/** What each player pays, in whole coins, and percent of it by place. */
export const moneyShape = v.object({
  fee: whole(0, 9_999),
  shares: upTo(whole(0, 100), 9),
  /** Into each pot, in the order of `POTS`. */
  pots: upTo(whole(0, 9_999), POTS.length),
})

export type Money = Readonly<v.InferOutput<typeof moneyShape>>

export type FormatName = keyof typeof FORMATS

/** Orders of the ranking that clubs have. */
export const ORDERS: readonly Format['rankedBy'][] = [
  CLUB.rankedBy,
  ['points', 'won', 'skunks', 'net', 'met'],
  ['won', 'points', 'net', 'met'],
  ['points', 'net', 'met'],
  ['scored', 'won', 'net'],
]

/** Holes ahead from which a win is a skunk: by the first line of the rules, else as in most clubs. */
export function skunkFrom({ target, skunks }: Rules): number {
  const below = Math.max(...skunks.map((line) => line.below), 0)
  return below > 0 ? target - below + 1 : CLUB.skunkFrom
}
