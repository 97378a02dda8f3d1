import type { Card } from '../../rules/card.ts'
import { PRESETS } from '../../rules/presets.ts'
import type { MugginsRules, Rules } from '../../rules/rules.ts'
import { decide } from '../decide.ts'
import type { Intent, Refusal } from '../intent.ts'
import { startGame } from '../setup/start-game.ts'
import { type Entry, MARKS, type Row } from './entry.ts'
import { type Game, scoresOf } from './game.ts'
import { replay } from './replay.ts'

/** A log as the tests write it: each `tap` is one tap of the table, ten seconds after the one before. */
export interface Log {
  readonly rows: readonly Row[]
  readonly game: Game
  readonly refused?: Refusal
}

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay']

export interface Opening {
  readonly rules?: Rules
  readonly dealer?: number
  readonly scores?: readonly number[]
}

export function openLog({ rules = PRESETS['six-card-121'], ...rest }: Opening = {}): Log {
  const entries = startGame({
    rules,
    players: NAMES.slice(0, rules.sideOfSeat.length),
    marks: MARKS.slice(0, new Set(rules.sideOfSeat).size),
    match: { id: 'm1', index: 0 },
    ...rest,
  })
  return read(append([], entries, 0))
}

/** Rows with one more tap's entries at the end. */
export function append(rows: readonly Row[], entries: readonly Entry[], at: number): readonly Row[] {
  const head = rows.at(-1)?.seq ?? 0
  const tap = entries.map((entry, part): Row => {
    return { gameId: 'g1', seq: head + 1 + part, tapId: `t${head + 1}`, part, at, v: 1, entry }
  })
  return [...rows, ...tap]
}

export function read(rows: readonly Row[]): Log {
  const game = replay(rows)
  if (!game) throw new Error('no game in these rows')
  return { rows, game }
}

/** The log after a tap; a refused tap leaves it as it was and says why. */
export function tap(log: Log, intent: Intent, at = (log.rows.at(-1)?.at ?? 0) + 10_000): Log {
  const decision = decide(log.game, intent, at)
  if (!decision.ok) return { ...log, refused: decision.error }
  return read(append(log.rows, decision.value, at))
}

export function taps(log: Log, ...intents: readonly Intent[]): Log {
  return intents.reduce((so, intent) => tap(so, intent), log)
}

/** Ann has dealt, the starter is turned, and hands are shown; then these taps. */
export function atTheShow(
  { starter = 'KH', ...opening }: Opening & { readonly starter?: Card },
  ...intents: readonly Intent[]
): Log {
  const start = openLog({ dealer: 0, ...opening })
  return taps(start, { type: 'turn-starter', card: starter }, { type: 'end-play' }, ...intents)
}

export const byCards = (rules: Rules = PRESETS['six-card-121']): Rules => ({ ...rules, playBy: 'cards' })

export function withMuggins(muggins: Partial<MugginsRules>, rules: Rules = PRESETS['six-card-121']): Rules {
  return { ...rules, muggins: { ...rules.muggins, ...muggins } }
}

/** `-` is a go or a stop. */
export const playCards = (...cards: readonly (Card | '-')[]) =>
  cards.map((card): Intent => (card === '-' ? { type: 'go' } : { type: 'play-card', card }))

/** Ann has dealt, the queen of clubs is turned, and these cards are played. */
export function played(
  moves: string,
  { rules, starter = 'QC', ...opening }: Opening & { readonly starter?: Card } = {},
): Log {
  const start = openLog({ dealer: 0, ...opening, rules: byCards(rules) })
  const cards = moves.split(' ').filter(Boolean) as (Card | '-')[]
  return taps(start, { type: 'turn-starter', card: starter }, ...playCards(...cards))
}

export const skips = (many: number) => Array.from({ length: many }, (): Intent => ({ type: 'skip' }))

export const scores = ({ game }: Pick<Log, 'game'>) => scoresOf(game)

/** Seats 0, 1 and so on cut these cards. */
export const cutBy = (...cards: readonly Card[]): Intent => ({
  type: 'cut',
  cuts: cards.map((card, seat) => ({ seat, card })),
})

export function pegBy(side: number, points: number, reason: 'fifteen' | 'pair' | 'other' = 'other'): Intent {
  return { type: 'peg', side, points, reason }
}
