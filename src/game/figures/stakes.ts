import * as v from 'valibot'
import { joinChanged } from '../../base/join-changed.ts'
import { valueIn } from '../../base/result.ts'
import { decodeAs, text, upTo, whole } from '../record/decode.ts'
import { namesNow, playerKey, type Renamed } from '../record/player-names.ts'
import { type FinishedGame, isSkunk, marginOf, playersOf } from './evening.ts'

/** Hundredths of a coin. */
const money = whole(0, 1_000_000)

const stakesShape = v.object({
  game: money,
  hole: money,
  /** How many times as much a skunk costs. */
  skunk: whole(1, 9),
})

export type Stakes = Readonly<v.InferOutput<typeof stakesShape>>

const sideShape = v.pipe(v.array(text), v.minLength(1), v.maxLength(6), v.readonly())
const typedShape = v.object({ winners: sideShape, losers: sideShape, holes: whole(1, 999) })

/** The result of a game that was not scored here. */
export type TypedResult = Readonly<v.InferOutput<typeof typedShape>>

export const eveningShape = v.object({
  /** Such as `2026-11-21`. */
  day: text,
  /** How often it was changed. */
  changes: whole(0, 1_000_000),
  stakes: v.exactOptional(stakesShape),
  typed: upTo(typedShape, 400),
})

/** What an evening has beside the games that were scored here. */
export type Evening = Readonly<v.InferOutput<typeof eveningShape>>

export const joinEvenings = (ours: readonly Evening[], theirs: readonly Evening[]): readonly Evening[] =>
  joinChanged(
    ours,
    theirs,
    ({ day }) => day,
    ({ changes }) => changes,
  ).sort((a, b) => (a.day < b.day ? 1 : -1))

/** One evening changed, which begins with nothing. */
export function withEvening(evenings: readonly Evening[], day: string, to: (evening: Evening) => Evening) {
  const before = evenings.find((one) => one.day === day) ?? { day, changes: 0, typed: [] }
  return joinEvenings(evenings, [{ ...to(before), changes: before.changes + 1 }])
}

/** With the names that its players have now. */
export const typedNow = (renamed: Renamed, { winners, losers, holes }: TypedResult): TypedResult => {
  const now = namesNow(renamed)
  return { winners: winners.map(now), losers: losers.map(now), holes }
}

const TARGET = 121
const SKUNK_FROM = 31

/** Two sides as they were typed, such as `Ann & Cleo`; undefined where one is empty, or both have the same player. */
export function typedResult(winner: string, loser: string, holes: number): TypedResult | undefined {
  const [winners = [], losers = []] = [winner, loser].map((side) =>
    side.split('&').map((name) => name.trim()),
  )
  const keys = losers.map(playerKey)
  const both = winners.some((name) => keys.includes(playerKey(name)))
  const result = { winners: winners.filter(Boolean), losers: losers.filter(Boolean), holes }
  return both ? undefined : valueIn(decodeAs(typedShape, result))
}

/** As a game to 121: more is not known of it. */
export const typedGame = ({ winners, losers, holes }: TypedResult): FinishedGame => ({
  players: [...winners, ...losers],
  sideOfSeat: [...winners.map(() => 0), ...losers.map(() => 1)],
  scores: [TARGET, TARGET - holes],
  winners: [0],
  games: holes < SKUNK_FROM ? 1 : 2,
})

/** `1.5` or `1,50` in hundredths; undefined if it is no amount. */
export function moneyIn(typed: string): number | undefined {
  const [, coins, rest = ''] = /^(\d{0,4})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? []
  return coins === undefined ? undefined : Number(coins) * 100 + Number(rest.padEnd(2, '0'))
}

export interface Debt {
  readonly from: string
  readonly to: string
  readonly sum: number
}

interface Balance {
  readonly name: string
  readonly sum: number
}

/** Who owes whom after these games, in few payments. Partners each pay and get what their side does. */
export function debtsOf(games: readonly FinishedGame[], { game, hole, skunk }: Stakes): readonly Debt[] {
  const balances = new Map<string, Balance>()
  for (const one of games) {
    const all = [...playersOf(one)]
    const winners = all.filter(([, { side }]) => one.winners.includes(side))
    const add = (key: string, name: string, sum: number) =>
      balances.set(key, { name, sum: (balances.get(key)?.sum ?? 0) + sum })
    let paid = 0
    for (const [key, { name, side }] of all) {
      if (one.winners.includes(side) || winners.length === 0) continue
      const holes = marginOf(one, side)
      // With more sides the summary does not say which of them were skunked.
      const isSkunked = isSkunk(one) && (one.scores.length === 2 || holes >= SKUNK_FROM)
      const sum = (game + hole * holes) * (isSkunked ? skunk : 1)
      add(key, name, -sum)
      paid += sum
    }
    for (const [i, [winner, { name }]] of winners.entries())
      add(winner, name, Math.floor((paid + i) / winners.length))
  }
  return paymentsIn([...balances.values()].filter(({ sum }) => sum !== 0))
}

/** Whoever owes most pays whoever gets most, until all is paid: one payment fewer than players. */
function paymentsIn(all: readonly Balance[]): readonly Debt[] {
  const [from, ...others] = all.toSorted((a, b) => a.sum - b.sum)
  const to = others.pop()
  if (!from || !to) return []
  const sum = Math.min(-from.sum, to.sum)
  const left = [
    { ...from, sum: from.sum + sum },
    { ...to, sum: to.sum - sum },
  ].filter((one) => one.sum !== 0)
  return [{ from: from.name, to: to.name, sum }, ...paymentsIn([...others, ...left])]
}
