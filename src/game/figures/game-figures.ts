import { fieldOf, isObject } from '../../base/is-object.ts'
import { isCard } from '../../rules/card.ts'
import { MISTAKES } from '../../rules/known-mistakes.ts'
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
const VERSION = 2

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
  const found = fieldOf(stored, 'found')
  const isOurs = fieldOf(stored, 'version') === VERSION && fieldOf(stored, 'updatedAt') === updatedAt
  if (!isOurs || typeof found !== 'string') return undefined
  try {
    const figures: unknown = JSON.parse(found)
    return isFigures(figures) ? figures : undefined
  } catch {
    return undefined
  }
}

const isFigures = (value: unknown): value is GameFigures => isLike(GAME, value)

const isCards = (value: unknown) => Array.isArray(value) && value.every(isCard)
const maybe = (is: (value: unknown) => boolean) => (value: unknown) => value === undefined || is(value)
const oneOf = (names: readonly unknown[]) => (value: unknown) => names.includes(value)

const TALLY = { points: 0, times: 0 }
const COMPARED = { ...TALLY, expected: 0 }
const SKUNKS = { times: 0, double: 0 }
const DATED = { at: 0, gameId: '', points: 0 }
const BEST = { ...DATED, seat: 0, deal: 0, cards: maybe(isCards), starter: maybe(isCard) }

const PLAYER: Readonly<Record<keyof PlayerFigures, unknown>> = {
  name: '',
  at: 0,
  gameId: '',
  best: maybe((value) => isLike(BEST, value)),
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

const FEAT: Readonly<Record<keyof Feat, unknown>> = {
  ...DATED,
  kind: oneOf(['hand', 'crib', 'nineteen', 'double-skunk']),
  players: [''],
  against: [''],
  cards: maybe(isCards),
  dealt: maybe((value) => isLike(0, value)),
  scores: maybe((value) => isLike([0], value)),
}

const MISS: Readonly<Record<keyof Miss, unknown>> = {
  player: '',
  show: { of: oneOf(['hand', 'crib']), cards: isCards, starter: isCard },
  traps: [oneOf(MISTAKES.map(({ name }) => name))],
}

/** What the figures of a game look like. The same as a schema takes three times as long, which counts in 10,000 games. */
const GAME: Readonly<Record<keyof GameFigures, unknown>> = {
  players: [{ 0: '', 1: PLAYER }],
  feats: [FEAT],
  misses: [MISS],
}

/** Whether a value has the fields of a sample, each of the same type or as a function says; items are like the first. */
function isLike(sample: unknown, value: unknown): boolean {
  if (typeof sample === 'function') return sample(value)
  if (Array.isArray(sample)) return Array.isArray(value) && value.every((item) => isLike(sample[0], item))
  if (!isObject(sample)) return typeof value === typeof sample
  if (!isObject(value)) return false
  for (const key in sample) if (!isLike(sample[key as never], value[key as never])) return false
  return true
}
