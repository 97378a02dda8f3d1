import type { Card } from '../rules/card.ts'
import { seatCount } from '../rules/rules.ts'
import { dueNow } from './amend-due.ts'
import type { Entry, Happened } from './entry.ts'
import type { Game, LogLine } from './game.ts'
import { type Fold, foldEntry, opening } from './replay.ts'

/** What an amendment writes, and the game as it then stands, as if nobody had won. */
export interface Amended {
  readonly entries: readonly Entry[]
  readonly fold: Fold
}

/**
 * What has to be written so that `replacement` stands in the place of an old line and everything that hangs
 * on it is right: a starter changes every hand of its deal and the heels, a card of the play the series after
 * it and the hand it came from. Undefined when nothing changes.
 */
export function amendments(game: Game, target: number, replacement: Happened): Amended | undefined {
  const at = game.lines.findIndex((line) => line.seq === target)
  const old = game.lines[at]
  let fold = old && foldUpTo(game, target)
  if (!old || !fold) return undefined
  const lines = game.lines.slice(at).filter((line) => line.deal === old.deal)
  const follow = following(game, lines, replacement)
  const written: Entry[] = []
  for (const line of lines) {
    const wanted = line === old ? replacement : follow(line.entry)
    const due = dueNow(fold, wanted)
    for (const entry of due.before) {
      written.push({ type: 'inserted', before: line.seq, entry })
      fold = goOn(fold, entry, line)
    }
    if (!due.entry) written.push({ type: 'removed', target: line.seq })
    else {
      if (!same(due.entry, line.entry)) written.push({ type: 'amended', target: line.seq, with: due.entry })
      fold = goOn(fold, due.entry, line)
    }
  }
  return written.length > 0 ? { entries: written, fold } : undefined
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

/** One entry further as if no game ended, so that what comes after the end is right should the end go away. */
function goOn(fold: Fold, entry: Happened, line: LogLine): Fold {
  const { outcome, ...going } = foldEntry(fold, { ...line, entry })
  return going
}

/** What else becomes of the lines of a deal after the first of them is replaced. */
function following(game: Game, lines: readonly LogLine[], after: Happened): (entry: Happened) => Happened {
  const before = lines[0]?.entry
  if (before?.type === 'card-played' && after.type === 'card-played' && before.seat === after.seat)
    return (entry) => withOtherCard(entry, before.card, after.card)
  if (before?.type === 'dealt' && after.type === 'dealt') {
    const seats = seatCount(game.rules)
    const by = after.dealer - before.dealer + seats
    const byCards = lines.some(({ entry }) => entry.type === 'card-played')
    if (byCards) return (entry) => turned(entry, (seat) => (seat + by) % seats)
  }
  return (entry) => entry
}

/** A hand counted with a card that was laid under another name. */
function withOtherCard(entry: Happened, before: Card, after: Card): Happened {
  if (entry.type !== 'hand-counted' || !entry.cards?.includes(before)) return entry
  return { ...entry, cards: entry.cards.map((card) => (card === before ? after : card)) }
}

/** Under the wrong dealer every card was put down to the wrong seat, and so were the hands made of them. */
function turned(entry: Happened, seat: (old: number) => number): Happened {
  switch (entry.type) {
    case 'card-played':
    case 'go-said':
    case 'play-stopped':
      return { ...entry, seat: seat(entry.seat) }
    case 'hand-counted':
      return entry.of === 'crib' || !entry.cards ? entry : { ...entry, of: seat(entry.of) }
    default:
      return entry
  }
}

function same(a: Happened, b: Happened): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
