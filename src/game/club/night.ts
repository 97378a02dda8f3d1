import * as v from 'valibot'
import { joinChanged } from '../../base/join-changed.ts'
import { id, text, time, upTo, whole } from '../record/decode.ts'
import { rulesSchema } from '../record/decode-rules.ts'
import { playerKey } from '../record/player-names.ts'
import { formatShape, MOST_PLAYERS, MOST_ROUNDS, moneyShape, POTS, type PotName } from './format.ts'
import { nextRound, type Round, seatedWith } from './rounds.ts'

/** Rare hands of one game. */
export const MOST_HAD = 9
const player = whole(0, MOST_PLAYERS - 1)
/** Holes that each side at a table is ahead or behind on its own card: two cards may differ (ACC 12.2). */
const value = whole(-999, 999)
const pot = v.picklist(POTS)

export const resultShape = v.object({
  type: v.literal('result'),
  round: whole(0, MOST_ROUNDS - 1),
  table: whole(1, MOST_PLAYERS),
  values: v.pipe(v.array(value), v.minLength(2), v.maxLength(3), v.readonly()),
  by: v.picklist(['typed', 'code', 'agreed', 'forfeit']),
  at: time,
  /** What the game itself knows of hands that have a pot, by the seats of the table. */
  had: v.exactOptional(upTo(v.object({ pot, seat: whole(0, 5) }), MOST_HAD)),
})

const entryShape = v.variant('type', [
  v.object({
    type: v.literal('came'),
    name: text,
    guest: v.exactOptional(v.literal(true)),
    /** Of two teams: the one that came from elsewhere. */
    away: v.exactOptional(v.literal(true)),
  }),
  v.object({ type: v.literal('left'), player }),
  v.object({ type: v.literal('round-begun'), at: time }),
  v.object({ type: v.literal('had'), pot, player }),
  resultShape,
])

export const nightShape = v.object({
  id,
  startedAt: time,
  rules: rulesSchema,
  format: formatShape,
  money: v.exactOptional(moneyShape),
  entries: upTo(entryShape, 5_000),
  /** How often it was changed, if that is not the number of its entries. */
  changes: v.exactOptional(whole(0, 1_000_000)),
})

/** A club night as its director wrote it, entry by entry. */
export type Night = Readonly<v.InferOutput<typeof nightShape>>
export type NightEntry = Readonly<Night['entries'][number]>
export type Result = Extract<NightEntry, { type: 'result' }>

export interface Player {
  readonly name: string
  readonly guest: boolean
  readonly away: boolean
  readonly left: boolean
}

export interface Table {
  readonly number: number
  /** Players by their number, a list a side. */
  readonly sides: readonly (readonly number[])[]
  /** What was written for it, the newest last: earlier ones stay, so that a change can be followed. */
  readonly results: readonly Result[]
}

export interface ShownRound {
  readonly at: number
  readonly tables: readonly Table[]
  readonly out: readonly number[]
}

export interface ShownNight extends Pick<Night, 'id' | 'startedAt' | 'rules' | 'format' | 'money'> {
  readonly players: readonly Player[]
  readonly rounds: readonly ShownRound[]
  /** Hands that have a pot, once for each. */
  readonly had: readonly Had[]
}

export interface Had {
  readonly pot: PotName
  readonly player: number
}

/** The night its entries make. What does not fit the entries before it changes nothing. */
export function replayNight({ entries, changes: _, ...night }: Night): ShownNight {
  const { id, format } = night
  const players: Player[] = []
  const rounds: (Round & { readonly at: number })[] = []
  const results: Result[] = []
  const had: Had[] = []
  let seats: readonly (number | undefined)[] | undefined
  for (const entry of entries) {
    if (entry.type === 'came') {
      // Who left and comes back goes on with the same card, in the same team.
      const known = players.findIndex(({ name }) => playerKey(name) === playerKey(entry.name))
      const before = players[known]
      if (before ? !before.left : players.length >= MOST_PLAYERS) continue
      const player = before ? known : players.length
      players[player] = {
        name: entry.name,
        guest: entry.guest ?? false,
        away: before?.away ?? entry.away ?? false,
        left: false,
      }
      if (seats) seats = seatedWith(seats, player)
    } else if (entry.type === 'left') {
      const who = players[entry.player]
      if (!who) continue
      players[entry.player] = { ...who, left: true }
      seats = seats?.map((seat) => (seat === entry.player ? undefined : seat))
    } else if (entry.type === 'round-begun') {
      if (rounds.length >= MOST_ROUNDS) continue
      const here = [...players.keys()].filter((one) => !players[one]?.left)
      seats ??= here.length % 2 === 1 ? [undefined, ...here] : here
      rounds.push({
        at: entry.at,
        ...nextRound(id, format, seats, rounds, (one) => players[one]?.away ?? false),
      })
    } else if (entry.type === 'result') results.push(entry)
    else if (players[entry.player]) had.push(entry)
  }
  const shown = rounds.map(({ at, tables, out }, round) => ({
    at,
    out,
    tables: tables.map((table) => ({
      ...table,
      results: results.filter(
        (one) =>
          one.round === round && one.table === table.number && one.values.length === table.sides.length,
      ),
    })),
  }))
  const found = shown.flatMap(({ tables }) =>
    tables.flatMap((table) => {
      const seats = seatedAt(table)
      return hadAt(table).flatMap(({ pot, seat }) =>
        seats.slice(seat, seat + 1).map((player) => ({ pot, player })),
      )
    }),
  )
  return { ...night, players, rounds: shown, had: [...found, ...had] }
}

/** Who comes late, of two teams with the one that has fewer players. */
export function lateComer({ players, format }: ShownNight, name: string, isGuest: boolean): NightEntry {
  const here = players.filter(({ left }) => !left)
  const isAway = format.teams && 2 * here.filter(({ away }) => away).length < here.length
  return { type: 'came', name, ...(isGuest ? { guest: true } : {}), ...(isAway ? { away: true } : {}) }
}

/** The next round, unless it is begun already: a second tap draws no second one. */
export function withRound(entries: readonly NightEntry[], round: number, at: number): readonly NightEntry[] {
  const begun = entries.filter(({ type }) => type === 'round-begun').length
  return begun === round ? [...entries, { type: 'round-begun', at }] : entries
}

/** The players of a table as they sit around it: the sides alternate. */
export const seatedAt = ({ sides }: Pick<Table, 'sides'>): readonly number[] =>
  (sides[0] ?? []).flatMap((_, i) => sides.flatMap((side) => side[i] ?? []))

/** Rounds of which all results are in. */
export function roundsDone({ rounds }: ShownNight): number {
  const open = rounds.findIndex(({ tables }) => !tables.every(resultOf))
  return open < 0 ? rounds.length : open
}

/** What the last scanned result knew: one typed after it knows of no hands. */
export const hadAt = ({ results }: Table): Required<Result>['had'] =>
  results.findLast(({ had }) => had)?.had ?? []

export const resultOf = (table: Table): Result | undefined => table.results.at(-1)

/**
 * What a result that arrives is: to be taken without a question, in already, or unlike the one before it. Undefined: the
 * night has no such table.
 */
export function arrivalOf(
  { rounds }: ShownNight,
  { round, table: number, values, had = [] }: Pick<Result, 'round' | 'table' | 'values' | 'had'>,
): 'new' | 'known' | 'other' | undefined {
  const table = rounds[round]?.tables.find((one) => one.number === number)
  if (table?.sides.length !== values.length) return undefined
  const before = resultOf(table)
  if (before && before.values.join() !== values.join()) return 'other'
  // Of a result that was typed from paper, the phone still knows the rare hands.
  return before && hadAt(table).length >= had.length ? 'known' : 'new'
}

/** The last round is drawn again: its results go, who has come or left since stays so. */
export function withoutLastRound(entries: readonly NightEntry[]): readonly NightEntry[] {
  const begun = entries.filter(({ type }) => type === 'round-begun')
  const isOfLast = (entry: NightEntry) =>
    entry === begun.at(-1) || (entry.type === 'result' && entry.round === begun.length - 1)
  return entries.filter((entry) => !isOfLast(entry))
}

const changesOf = ({ changes, entries }: Night) => changes ?? entries.length

/** A change counts, also one that takes entries away. */
export const changedNight = (night: Night, to: Partial<Night>): Night => ({
  ...night,
  ...to,
  changes: changesOf(night) + 1,
})

export const joinNights = (ours: readonly Night[], theirs: readonly Night[]): readonly Night[] =>
  joinChanged(ours, theirs, ({ id }) => id, changesOf).sort((a, b) => b.startedAt - a.startedAt)
