import * as v from 'valibot'
import { isObject } from '../../base/is-object.ts'
import { once } from '../../base/once.ts'
import { valueIn } from '../../base/result.ts'
import { MISTAKES } from '../../rules/known-mistakes.ts'
import { card, cards, decodeAs, text } from '../record/decode.ts'
import type { Row } from '../record/entry.ts'
import type { ShownGame } from '../record/game.ts'
import { type Feat, featsOf } from './feats.ts'
import { figuresOf, type PlayerFigures } from './player-figures.ts'
import { type Miss, missesOf } from './practice.ts'

/** All that a finished game gives to the figures of its players, to the wall and to practice. */
export interface GameFigures {
  readonly players: readonly (readonly [key: string, figures: PlayerFigures])[]
  readonly feats: readonly Feat[]
  readonly misses: readonly Miss[]
}

/** Of what is found and how it is written. With a new one, what is stored is found again: `game-figures.test.ts`. */
const VERSION = 1

/**
 * The figures of one game as they are stored. They count while the game’s last row has the time `updatedAt`. `found` is
 * JSON, which is read in two thirds of the time that the browser takes for objects.
 */
export interface FiguresRow {
  readonly id: string
  readonly version: number
  readonly updatedAt: number
  readonly found: string
}

export function figuresIn(gameId: string, game: ShownGame): GameFigures {
  return { players: [...figuresOf(gameId, game)], feats: featsOf(gameId, game), misses: missesOf(game) }
}

/** Of a finished game; nothing of a log in which rows are missing, because they may be recovered. */
export function figuresRow(
  gameId: string,
  game: ShownGame,
  rows: readonly Row[],
  figures?: GameFigures,
): FiguresRow | undefined {
  const last = rows.at(-1)
  if (!game.outcome || game.abandoned || last?.seq !== rows.length) return undefined
  const found = JSON.stringify(figures ?? figuresIn(gameId, game))
  return { id: gameId, version: VERSION, updatedAt: last.at, found }
}

/** Undefined where they have to be found again. */
export function decodeFigures(stored: unknown, updatedAt: number): GameFigures | undefined {
  const row = valueIn(decodeAs(schemas().row, stored))
  if (row?.updatedAt !== updatedAt) return undefined
  try {
    return valueIn(decodeAs(schemas().found, JSON.parse(row.found)))
  } catch {
    return undefined
  }
}

const schemas = once(() => {
  const number = v.number()
  const dated = { gameId: v.string(), at: number, points: number }
  const names = v.array(v.string())
  const best = v.object({
    ...dated,
    seat: number,
    deal: number,
    cards: v.exactOptional(cards),
    starter: v.exactOptional(card),
  })
  const feat = v.object({
    ...dated,
    kind: v.picklist(['hand', 'crib', 'nineteen', 'double-skunk']),
    players: names,
    against: names,
    cards: v.exactOptional(cards),
    scores: v.exactOptional(v.array(number)),
  })
  const miss = v.object({
    player: v.string(),
    show: v.object({ of: v.picklist(['hand', 'crib']), cards, starter: card }),
    traps: v.array(v.picklist(MISTAKES.map(({ name }) => name))),
  })
  const isPlayer = (one: unknown): boolean =>
    isLike(PLAYER, one) && (one.best === undefined || v.is(best, one.best))
  const player = v.custom<PlayerFigures>(isPlayer)
  return {
    row: v.object({ id: text, version: v.literal(VERSION), updatedAt: number, found: v.string() }),
    found: v.object({
      players: v.array(v.tuple([v.string(), player])),
      feats: v.array(feat),
      misses: v.array(miss),
    }),
  }
})

const TALLY = { points: 0, times: 0 }
const COMPARED = { ...TALLY, expected: 0 }
const SKUNKS = { times: 0, double: 0 }

/** What the figures of a player look like. A schema of some forty fields takes three times as long. */
const PLAYER: PlayerFigures = {
  name: '',
  at: 0,
  gameId: '',
  games: 0,
  won: 0,
  duels: 0,
  dealtFirst: { games: 0, won: 0 },
  margin: 0,
  leadLost: 0,
  partnered: 0,
  skunksGiven: SKUNKS,
  skunksTaken: SKUNKS,
  hand: TALLY,
  crib: TALLY,
  play: TALLY,
  nineteens: 0,
  mugginsLost: 0,
  mugginsTaken: 0,
  asDealer: COMPARED,
  asPone: COMPARED,
  race: [0],
}

/** Whether a value has the fields of a sample, each of the same type; of a list, whether each item is like the first. */
function isLike<T>(sample: T, value: unknown): value is T {
  if (Array.isArray(sample)) return Array.isArray(value) && value.every((item) => isLike(sample[0], item))
  if (!isObject(sample)) return typeof value === typeof sample
  if (!isObject(value)) return false
  for (const key in sample) if (!isLike(sample[key], (value as T)[key])) return false
  return true
}
