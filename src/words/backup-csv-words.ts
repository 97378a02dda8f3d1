import type { Game } from '../game/game.ts'
import { sheetWords } from './entry-sheet.ts'
import { seatList, sideName } from './names.ts'

/** What a table calculator would take for a formula, wherever it stands behind blanks and unseen marks. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u

/**
 * The score sheet as a table for a table calculator: a line for each entry, with the score of each side after it.
 * `timeOf` writes milliseconds since 1970 as a date.
 */
export function csvOf(game: Game, timeOf: (at: number) => string): string {
  const sides = game.pegs.map((_, side) => sideName(game, side))
  const head = ['Line', 'Deal', 'Time', 'Entry', 'Side', 'Holes', ...sides]
  const lines = game.lines.map((line) => [
    `${line.seq}`,
    `${line.deal}`,
    timeOf(line.at),
    line.entry.type === 'game-started'
      ? `${game.rules.name}: ${seatList(
          game,
          game.players.map((_, seat) => seat),
        )}`
      : sheetWords(game, line),
    line.side === undefined ? '' : (sides[line.side] ?? ''),
    line.side === undefined ? '' : `${line.moved}`,
    ...line.scores.map((score) => `${score}`),
  ])
  return [head, ...lines].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')
}

/** A cell is text: an apostrophe keeps a table calculator from reckoning with it. */
function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
