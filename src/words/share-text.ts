import type { Game } from '../game/game.ts'
import type { Card } from '../rules/card.ts'
import { type Line, totalOf } from '../rules/count-show.ts'
import { showSigns } from './card-name.ts'
import { plural } from './grammar.ts'
import { sayEnd } from './say-outcome.ts'
import { sayScores } from './score-words.ts'
import { type CountOptions, sayCount } from './spoken-count.ts'

export interface SharedCount {
  readonly of: 'hand' | 'crib'
  readonly cards: readonly Card[]
  readonly starter: Card
  readonly lines: readonly Line[]
}

/** A counted hand to send on: its cards in signs, the count as it is said, the total. */
export function shareCount({ of, cards, starter, lines }: SharedCount, options: CountOptions): string {
  const where = of === 'crib' ? ` in the ${options.words.crib}` : ''
  return [
    `${showSigns(cards, starter)}${where}`,
    `“${sayCount(lines, options)}”`,
    plural(totalOf(lines), 'point'),
  ].join('\n')
}

/** A game to send on: how it ended, or how it stands. */
export function shareGame(game: Game): string {
  const rules = `${game.rules.name} · ${plural(game.deals.length, 'deal')}`
  if (game.outcome === undefined && !game.abandoned) return [sayScores(game), rules].join('\n')
  const { title, result, sentence, stamp } = sayEnd(game)
  return [
    `${title}, ${result}`,
    ...(stamp === undefined ? [] : [`${stamp.title}, ${stamp.detail}`]),
    sentence,
    rules,
  ].join('\n')
}
