import * as v from 'valibot'
import { id, text, time, upTo, whole } from '../record/decode.ts'
import { rulesSchema } from '../record/decode-rules.ts'
import { formatShape, MOST_PLAYERS, MOST_ROUNDS } from './format.ts'
import { nextRound, type Round, seatedWith } from './rounds.ts'

const player = whole(0, MOST_PLAYERS - 1)
/** Holes that each side at a table is ahead or behind on its own card: two cards may differ (ACC 12.2). */
const value = whole(-999, 999)

export const resultShape = v.object({
  type: v.literal('result'),
  round: whole(0, MOST_ROUNDS - 1),
  table: whole(1, MOST_PLAYERS),
  values: v.pipe(v.array(value), v.minLength(2), v.maxLength(3), v.readonly()),
  by: v.picklist(['typed', 'code', 'agreed', 'forfeit']),
  at: time,
})

const entryShape = v.variant('type', [
  v.object({ type: v.literal('came'), name: text, guest: v.exactOptional(v.literal(true)) }),
  v.object({ type: v.literal('left'), player }),
  v.object({ type: v.literal('round-begun'), at: time }),
  resultShape,
])

export const nightShape = v.object({
  id,
  startedAt: time,
  rules: rulesSchema,
  format: formatShape,
  entries: upTo(entryShape, 5_000),
})

/** A club night as its director wrote it, entry by entry. */
export type Night = Readonly<v.InferOutput<typeof nightShape>>
export type NightEntry = Readonly<Night['entries'][number]>
export type Result = Extract<NightEntry, { type: 'result' }>

export interface Player {
  readonly name: string
  readonly guest: boolean
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

export interface ShownNight extends Pick<Night, 'id' | 'startedAt' | 'rules' | 'format'> {
  readonly players: readonly Player[]
  readonly rounds: readonly ShownRound[]
}

/** The night its entries make. What does not fit the entries before it changes nothing. */
export function replayNight({ id, startedAt, rules, format, entries }: Night): ShownNight {
  const players: Player[] = []
  const rounds: (Round & { readonly at: number })[] = []
  const results: Result[] = []
  let seats: readonly (number | undefined)[] | undefined
  for (const entry of entries) {
    if (entry.type === 'came') {
      // Who left and comes back goes on with the same card.
      const known = players.findIndex(({ name, left }) => left && name === entry.name)
      if (known < 0 && players.length >= MOST_PLAYERS) continue
      const player = known < 0 ? players.length : known
      players[player] = { name: entry.name, guest: entry.guest ?? false, left: false }
      if (seats) seats = seatedWith(seats, player)
    } else if (entry.type === 'left') {
      const who = players[entry.player]
      if (!who) continue
      players[entry.player] = { ...who, left: true }
      seats = seats?.map((seat) => (seat === entry.player ? undefined : seat))
    } else if (entry.type === 'round-begun') {
      const here = [...players.keys()].filter((one) => !players[one]?.left)
      seats ??= here.length % 2 === 1 ? [undefined, ...here] : here
      rounds.push({ at: entry.at, ...nextRound(id, format, seats, rounds) })
    } else results.push(entry)
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
  return { id, startedAt, rules, format, players, rounds: shown }
}

/** The next round, unless it is begun already: a second tap draws no second one. */
export function withRound(entries: readonly NightEntry[], round: number, at: number): readonly NightEntry[] {
  const begun = entries.filter(({ type }) => type === 'round-begun').length
  return begun === round ? [...entries, { type: 'round-begun', at }] : entries
}

/** Rounds of which all results are in. */
export function roundsDone({ rounds }: ShownNight): number {
  const open = rounds.findIndex(({ tables }) => !tables.every(resultOf))
  return open < 0 ? rounds.length : open
}

export const resultOf = (table: Table): Result | undefined => table.results.at(-1)

/** The last round is drawn again: its results go, who has come or left since stays so. */
export function withoutLastRound(entries: readonly NightEntry[]): readonly NightEntry[] {
  const begun = entries.filter(({ type }) => type === 'round-begun')
  const isOfLast = (entry: NightEntry) =>
    entry === begun.at(-1) || (entry.type === 'result' && entry.round === begun.length - 1)
  return entries.filter((entry) => !isOfLast(entry))
}

/** Of two copies the one in which more was written. */
export function joinNights(ours: readonly Night[], theirs: readonly Night[]): readonly Night[] {
  const known = new Map(ours.map((night) => [night.id, night]))
  for (const night of theirs) {
    const own = known.get(night.id)
    if (!own || own.entries.length < night.entries.length) known.set(night.id, night)
  }
  return [...known.values()].sort((a, b) => b.startedAt - a.startedAt)
}
