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

/** A counted hand to send on: its cards in signs, the count as it is said, the total, and how rare it is. */
export function shareCount(shared: SharedCount, options: CountOptions): string {
  const { of, cards, starter, lines } = shared
  const where = of === 'crib' ? ` in the ${options.words.crib}` : ''
  const rare = sayRare(shared)
  return [
    `${showSigns(cards, starter)}${where}`,
    `“${sayCount(lines, options)}”`,
    plural(totalOf(lines), 'point'),
    ...(rare === undefined ? [] : [`${rare.title} ${rare.detail}`]),
  ].join('\n')
}

/** A count that is told for years, with its odds: a hand is chosen from six cards, a crib comes as it comes. */
export function sayRare({
  of,
  cards,
  lines,
}: Omit<SharedCount, 'starter'>): { readonly title: string; readonly detail: string } | undefined {
  const inHand = of === 'hand'
  switch (cards.length === MOST_HELD ? totalOf(lines) : 0) {
    case 29:
      return { title: 'The perfect hand.', detail: inHand ? kept('1 in 216,580') : dealt('1 in 3,248,700') }
    case 28:
      return { title: 'One short of perfect.', detail: inHand ? kept('1 in 15,028') : dealt('1 in 170,984') }
    case 24:
      return { title: 'Twenty-four.', detail: 'Only nine choices of ranks make it.' }
    default:
      return undefined
  }
}

const MOST_HELD = 4

function kept(odds: string): string {
  return `With two players ${odds}.`
}

function dealt(odds: string): string {
  return `Of any four cards and a starter, ${odds}.`
}

/** What became of a count that was to be sent on. */
export const SHARE_WORDS = {
  copied: 'The count and its link are copied.',
  refused: 'This browser does not let the app copy: the link is in the address bar.',
} as const

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
