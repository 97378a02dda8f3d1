import * as v from 'valibot'
import { fieldOf, isObject } from '../base/is-object.ts'
import { once } from '../base/once.ts'
import { valueIn } from '../base/result.ts'
import { joinNights, type Night, nightShape } from '../game/club/night.ts'
import { type Evening, eveningShape, joinEvenings } from '../game/figures/stakes.ts'
import { decodeAs, decodeEach, text, time } from '../game/record/decode.ts'
import { rulesSchema } from '../game/record/decode-rules.ts'
import { entrySchema } from '../game/record/entry.ts'
import { joinRenamed, type Renamed } from '../game/record/player-names.ts'
import type { RuleSet, Setup } from '../game/setup/start-game.ts'
import {
  countShape,
  type FollowedGame,
  followedShape,
  joinCounts,
  joinFollowed,
  joinNames,
  joinRuleSets,
  MOST_COUNTS,
  MOST_FOLLOWED,
  MOST_NAMES,
  nameShape,
  type PractisedRow,
  practisedShape,
  type SavedCount,
  type UsedName,
} from './lists.ts'
import { decodeSettings, type Settings } from './settings.ts'

/** All that a device keeps beside its games: one document. */
export interface Device {
  /** One more after each change: of two copies the higher one is newer. 0: nothing is stored yet. */
  readonly number: number
  readonly settings: Settings
  /** See `game/record/player-names.ts`. */
  readonly renamed: Renamed
  /** For the next New game page, the name used last first. */
  readonly names: readonly UsedName[]
  /** Players who are learning: no penalties and no muggins. */
  readonly learners: readonly string[]
  readonly practised: readonly PractisedRow[]
  /** Rules kept under names of the table’s own, in the order of the names. */
  readonly ruleSets: readonly RuleSet[]
  /** The hands counted last, newest first. */
  readonly counts: readonly SavedCount[]
  /** Games of this device that another phone scores, the one heard of last first. */
  readonly followed: readonly FollowedGame[]
  /** Club nights whose director writes them here, the newest first. */
  readonly nights: readonly Night[]
  /** Stakes and typed results by evening, the last one first. */
  readonly evenings: readonly Evening[]
  /** How the last game was set up. */
  readonly lastTable: LastTable | undefined
  readonly notes: Notes
}

/** The scores of a game joined from a wooden board belong to that game alone. */
export type LastTable = Omit<Setup, 'scores'>

const notesShape = v.object({
  madeAt: v.exactOptional(time),
  askedAt: v.exactOptional(time),
  installAnsweredAt: v.exactOptional(time),
  jackSaidAt: v.exactOptional(time),
  boardSaidAt: v.exactOptional(time),
})

/** When a backup was made, the browser asked to keep the data, a hint said. Milliseconds since 1970. */
export type Notes = Readonly<v.InferOutput<typeof notesShape>>

type Parts = Omit<Device, 'number'>

interface Part<T> {
  /** What cannot be read is the default, in a list pair by pair. */
  readonly decode: (stored: unknown) => T
  /** With what another device has, in a file: our own choices stay. Nothing of theirs is dated later than `now`. */
  readonly join: (ours: T, theirs: T, now: number) => T
}

const MOST_RENAMED = 10_000
const MOST_PRACTISED = 5_000
/** More than ten seasons of 36. */
const MOST_NIGHTS = 500
const MOST_EVENINGS = 2_000
const renamedShape = v.pipe(v.tuple([text, text]), v.readonly())

const PARTS: { readonly [Name in keyof Parts]: Part<Parts[Name]> } = {
  settings: {
    decode: decodeSettings,
    join: (ours, theirs) => (isSame(ours, decodeSettings({})) ? theirs : ours),
  },
  renamed: { decode: listOf(renamedShape, MOST_RENAMED), join: joinRenamed },
  names: { decode: listOf(nameShape, MOST_NAMES), join: joinNames },
  learners: {
    decode: listOf(text, MOST_RENAMED),
    join: (ours, theirs) => [...new Set([...ours, ...theirs])],
  },
  practised: {
    decode: listOf(practisedShape, MOST_PRACTISED),
    join: (ours, theirs) => (ours.length > 0 ? ours : theirs),
  },
  ruleSets: { decode: listOf(v.object({ rules: rulesSchema }), 1_000), join: joinRuleSets },
  counts: { decode: listOf(countShape, MOST_COUNTS), join: joinCounts },
  followed: { decode: listOf(followedShape, MOST_FOLLOWED), join: joinFollowed },
  nights: { decode: listOf(nightShape, MOST_NIGHTS), join: joinNights },
  evenings: { decode: listOf(eveningShape, MOST_EVENINGS), join: joinEvenings },
  lastTable: { decode: decodeLastTable, join: (ours, theirs) => ours ?? theirs },
  notes: { decode: (stored) => valueIn(decodeAs(notesShape, stored)) ?? {}, join: (ours) => ours },
}

const NAMES = Object.keys(PARTS) as readonly (keyof Parts)[]

/** What was stored, in a database or a file. Each part is decoded when it is asked for: a start has no time for all. */
export function decodeDevice(stored: unknown): Device {
  const device = { number: numberOf(stored) }
  for (const name of NAMES) {
    const part = once(() => ({ value: PARTS[name].decode(fieldOf(stored, name)) }))
    Object.defineProperty(device, name, { enumerable: true, get: () => part().value })
  }
  return device as Device
}

/** Of a stored document; 0 for what is none. */
export function numberOf(stored: unknown): number {
  const number = fieldOf(stored, 'number')
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : 0
}

/** Our document with what another one has. */
export function joinDevices(ours: Device, theirs: Device, now: number): Device {
  const join = <Name extends keyof Parts>(name: Name) => PARTS[name].join(ours[name], theirs[name], now)
  return { number: ours.number, ...Object.fromEntries(NAMES.map((name) => [name, join(name)])) } as Device
}

/** A newer document with the parts of the one before, as the very same values, where nothing has changed. */
export function withSameParts(before: Device, device: Device): Device {
  const isSame = (name: keyof Parts) => JSON.stringify(before[name]) === JSON.stringify(device[name])
  const same = NAMES.filter(isSame).map((name) => [name, before[name]])
  return { ...device, ...Object.fromEntries(same) }
}

/** Items in one line of a file: the longest rules have over a hundred thousand letters. */
const IN_PIECE = 15

/** For a file: documents of one part each, a long list in several. The notes are of this device alone. */
export function piecesOf(device: Device): readonly Partial<Parts>[] {
  return NAMES.filter((name) => name !== 'notes').flatMap((name): readonly Partial<Parts>[] => {
    const part: unknown = device[name]
    if (!Array.isArray(part)) return part === undefined ? [] : [{ [name]: part }]
    const starts = part.flatMap((_, i) => (i % IN_PIECE === 0 ? [i] : []))
    return starts.map((i) => ({ [name]: part.slice(i, i + IN_PIECE) }))
  })
}

/** Whether all of a change could be read again: a list has a bound, and so has what is in it. */
export const isReadable = (change: Partial<Parts>): boolean =>
  NAMES.every((name) => {
    const part: unknown = change[name]
    if (!Array.isArray(part)) return true
    const read: unknown = PARTS[name].decode(part)
    return Array.isArray(read) && read.length === part.length
  })

function listOf<T>(shape: v.GenericSchema<unknown, T>, most: number) {
  return (stored: unknown): readonly T[] =>
    Array.isArray(stored) ? decodeEach(shape, stored.slice(0, most)) : []
}

/** Undefined if no game could start with it. */
function decodeLastTable(stored: unknown): LastTable | undefined {
  if (!isObject(stored)) return undefined
  const { dealer, ...fields } = { dealer: undefined, ...stored }
  const started = decodeAs(entrySchema, { ...fields, type: 'game-started', match: { id: 'none', index: 0 } })
  if (!started.ok || started.value.type !== 'game-started') return undefined
  const { rules, players, marks } = started.value
  const deals = players.findIndex((_, seat) => seat === dealer)
  return { rules, players, marks, ...(deals < 0 ? {} : { dealer: deals }) }
}

const isSame = (one: Settings, other: Settings) => JSON.stringify(one) === JSON.stringify(other)
