import * as v from 'valibot'
import { rankOf } from '../../rules/card.ts'
import { id, text, upTo } from '../record/decode.ts'
import type { ShownGame } from '../record/game.ts'
import { POTS } from './format.ts'
import { MOST_HAD, resultShape } from './night.ts'

/** Which game of a night this is. It is the name of the game’s match, so it goes wherever the game goes. */
export interface NightPlace {
  readonly night: string
  readonly round: number
  readonly table: number
}

export const matchIdAt = ({ night, round, table }: NightPlace) => `night.${night}.${round}.${table}`

/** Undefined for a game of no night, and for a rematch. */
export function nightPlaceOf({ match }: Pick<ShownGame, 'match'>): NightPlace | undefined {
  const [, night, round, table] = /^night\.([\w-]+)\.(\d{1,2})\.(\d{1,3})$/.exec(match.id) ?? []
  if (night === undefined || match.index > 0) return undefined
  return { night, round: Number(round), table: Number(table) }
}

/** A win or a loss of a game that nobody played: by ten (ACC 12). */
export const forfeitedBy = (loser: number, sides: number): readonly number[] =>
  Array.from({ length: sides }, (_, side) => (side === loser ? -10 : 10))

/** Of a finished game for its card: how far each side was ahead of the next, or behind the winner. */
export function valuesOf({ pegs, outcome }: Pick<ShownGame, 'pegs' | 'outcome'>): readonly number[] {
  const scores = pegs.map(({ front }) => front)
  return scores.map((score, side) => {
    const won = outcome?.winners.includes(side) ?? false
    const gaps = scores.filter((_, other) => (outcome?.winners.includes(other) ?? false) !== won)
    const gap = Math.min(...gaps.map((other) => Math.abs(other - score)))
    return won ? gap : -gap
  })
}

/** Hands of a game that have a pot, as far as their points and cards are known; cribs have none. */
export function hadIn({ deals }: Pick<ShownGame, 'deals'>): NightResult['had'] {
  const had = deals.flatMap(({ counts, starter }) =>
    counts.flatMap(({ of, points, counted = points, cards = [] }) => {
      if (of === 'crib') return []
      const ranks = [...cards, ...(starter ? [starter] : [])].map(rankOf)
      const isFour = ranks.some((rank) => ranks.filter((one) => one === rank).length === 4)
      return POTS.filter((pot) => (pot === 'fours' ? isFour : pot === `${counted}`)).map((pot) => ({
        pot,
        seat: of,
      }))
    }),
  )
  return had.slice(0, MOST_HAD)
}

/** What a finished game tells the director: `agreed` by the other side; the names are for who does not know the night. */
export const nightResultShape = v.object({
  night: id,
  round: resultShape.entries.round,
  table: resultShape.entries.table,
  names: upTo(text, 3),
  values: resultShape.entries.values,
  agreed: v.boolean(),
  had: resultShape.entries.had.wrapped,
})

export type NightResult = Readonly<v.InferOutput<typeof nightResultShape>>
