import type { Happened } from '../game/entry.ts'
import type { Game, LogLine, Tap } from '../game/game.ts'
import { entryLabel, pegLabel } from './entry-label.ts'
import { entryNews } from './entry-news.ts'
import { sheetWords, unfitWords } from './entry-sheet.ts'
import { linePassed, lineWords } from './holes-words.ts'
import { inDeal } from './names.ts'
import type { Pegged } from './peg-leap.ts'
import { sayOutcome } from './say-outcome.ts'
import { sayScores } from './score-words.ts'

/** What Undo would take back, or Redo put back: `Ann 2 for fifteen`, `Bob’s hand 12, taken out`. */
export function sayTap(game: Game, { entries, right }: Tap): string {
  if (right) return `${rightedLabel(game, entries, right)}, ${RIGHTED[right.now]}`
  if (isLeap(entries)) return pegLabel(game, entries)
  const [first, second, ...more] = entries.map((entry) => entryLabel(game, entry))
  if (second === undefined) return first ?? ''
  return more.length === 0 ? `${first}, ${second}` : `${first}, and ${more.length + 1} more`
}

const RIGHTED = { changed: 'changed', 'put-in': 'put in', 'taken-out': 'taken out' } as const

/** A line of an older deal is called what it was called there: the crib was another’s. */
function rightedLabel(game: Game, [entry]: readonly Happened[], { line, now }: Tap['right'] & {}): string {
  const at = game.lines.findIndex(({ seq }) => seq === line)
  const near =
    at < 0 ? game.lines.findLast(({ seq }) => seq < line) : game.lines[now === 'put-in' ? at - 1 : at]
  // From a damaged log the line itself may be lost.
  return entry ? entryLabel(inDeal(game, near?.deal ?? 0), entry) : 'a line'
}

/** A line of the score sheet: `Deal 3 · Bob’s hand 7♦ 7♣ 8♠ 9♥ + 6♥ · 16`. */
export function sayLine(game: Game, line: LogLine): string {
  const words = sheetWords(game, line)
  return line.deal === 0 ? words : `Deal ${line.deal} · ${words}`
}

/** One announcement for the status region: `Ann pegs 2 for fifteen. Ann 57, Bob 49.` */
export function announce(game: Game, line: LogLine): string {
  const news = entryNews(game, line)
  if (line.unfit !== undefined) return `${news}. It does not count: ${unfitWords(game, line, line.unfit)}.`
  return [`${news}${passing(game, line)}.`, ...standing(game, line)].join(' ')
}

/** All that one tap did, told together; the scores only once. An amendment has no line of its own. */
export function announceTap(game: Game, lines: readonly LogLine[]): string {
  if (lines.length === 0) return `Put right. ${sayScores(game)}.`
  const said = lines.map((line, i) => {
    const next = lines[i + 1]
    return next === undefined || line.unfit !== undefined || next.moved === 0
      ? announce(game, line)
      : `${entryNews(game, line)}${passing(game, line)}.`
  })
  return said.join(' ')
}

/** After Undo, from the game as it is then: `Taken back: Ann 2 for fifteen. Ann 55, Bob 49.` */
export function announceUndone(game: Game, tap: Tap): string {
  return `Taken back: ${sayTap(game, tap)}. ${sayScores(game)}.`
}

/** After Redo, from the game as it is then. */
export function announceRedone(game: Game, tap: Tap): string {
  return `Put back: ${sayTap(game, tap)}. ${sayScores(game)}.`
}

function isLeap(entries: readonly Happened[]): entries is readonly Pegged[] {
  return entries.every(
    (entry, i) => entry.type === 'pegged' && entry.points > 0 && (i === 0 || entry.joins === true),
  )
}

function passing({ rules }: Game, { side, scores, moved }: LogLine): string {
  const to = scores[side ?? -1]
  if (to === undefined || to >= rules.target) return ''
  const line = linePassed(rules, to - moved, to)
  return line === undefined ? '' : `, past the ${lineWords(line)}`
}

/** The scores where they may have changed; the result where the game has just been won. */
function standing(game: Game, line: LogLine): readonly string[] {
  if (game.outcome?.seq === line.seq) {
    const { title, result, stamp } = sayOutcome(game, game.outcome)
    return [
      `${title}, ${result}${stamp === undefined ? '' : `: ${stamp.title.toLowerCase()}, ${stamp.detail}`}.`,
    ]
  }
  const said = line.moved !== 0 || line.entry.type === 'hand-counted' || line.entry.type === 'abandoned'
  return said ? [`${sayScores(game, line.scores)}.`] : []
}
