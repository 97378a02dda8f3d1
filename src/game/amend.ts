import type { Card } from '../rules/card.ts'
import { rankOf } from '../rules/card.ts'
import { countShow, totalOf } from '../rules/count-show.ts'
import { makeShow } from '../rules/show.ts'
import { layCard, sayGo } from '../rules/the-play.ts'
import type { Entry, Happened } from './entry.ts'
import type { Game } from './game.ts'
import { type Fold, foldEntry, opening } from './replay.ts'

/**
 * What has to be written so that `replacement` stands in the place of an old line and everything that hangs
 * on it is right: a starter changes every hand of its deal and the heels, a card of the play the series after
 * it and the hand it came from. Empty when nothing changes.
 */
export function amendments(game: Game, target: number, replacement: Happened): readonly Entry[] {
  const at = game.lines.findIndex((line) => line.seq === target)
  const old = game.lines[at]
  if (!old) return []
  const swap = cardSwap(old.entry, replacement)
  let fold = foldUpTo(game, target)
  const written: Entry[] = []
  for (const line of game.lines.slice(at)) {
    if (!fold || line.deal !== old.deal) break
    const entry = due(fold, line === old ? replacement : swapped(line.entry, swap))
    if (!same(entry, line.entry)) written.push({ type: 'amended', target: line.seq, with: entry })
    fold = foldEntry(fold, { ...line, entry })
  }
  return written
}

/** The game as it stood before a line. */
export function foldUpTo(game: Game, seq: number): Fold | undefined {
  const start = game.lines[0]?.entry
  if (start?.type !== 'game-started') return undefined
  const before = game.lines.slice(
    1,
    game.lines.findIndex((line) => line.seq === seq),
  )
  return before.reduce(foldEntry, opening(start))
}

/** The card that is replaced, for the hand it came from. */
function cardSwap(before: Happened, after: Happened): readonly [Card, Card] | undefined {
  return before.type === 'card-played' && after.type === 'card-played' && before.seat === after.seat
    ? [before.card, after.card]
    : undefined
}

/** A hand counted with a card that was laid under another name. */
function swapped(entry: Happened, swap: readonly [Card, Card] | undefined): Happened {
  if (!swap || entry.type !== 'hand-counted' || !entry.cards?.includes(swap[0])) return entry
  return { ...entry, cards: entry.cards.map((card) => (card === swap[0] ? swap[1] : card)) }
}

/** The entry with the points that it causes where it now stands. What the table typed or pegged by hand is kept. */
function due(fold: Fold, entry: Happened): Happened {
  const deal = fold.deals.at(-1)
  switch (entry.type) {
    case 'starter-turned':
      return { ...entry, points: rankOf(entry.card) === 'J' ? fold.rules.heels : 0 }
    case 'card-played':
      return deal ? { ...entry, points: layCard(deal.play, fold.rules, entry.card).points } : entry
    case 'go-said':
    case 'play-stopped':
      return deal ? { ...entry, points: sayGo(deal.play, fold.rules).points } : entry
    case 'hand-counted': {
      if (!entry.cards) return entry
      const of = entry.of === 'crib' ? 'crib' : 'hand'
      const show = makeShow({ of, cards: entry.cards, starter: deal?.starter }, fold.rules)
      if (!show.ok) return entry
      const counted = totalOf(countShow(show.value, fold.rules.show))
      return { ...entry, points: Math.min(counted, entry.claimed ?? counted) }
    }
    default:
      return entry
  }
}

function same(a: Happened, b: Happened): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
