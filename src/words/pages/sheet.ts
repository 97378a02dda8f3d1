import type { GameEvent } from '../../game/record/entry.ts'
import type { LogLine, ShownGame } from '../../game/record/game.ts'
import { cardSign, sayCards, showSigns } from '../engine/cards.ts'
import { capitalise, sentenceCase, type WordsOf, wordsFor } from '../engine/grammar.ts'
import { holderInDeal, type LineInGame, lineInGame, seatName, sideName } from '../names.ts'
import { NEWS_WORDS } from '../table/news.ts'
import { goIn, penaltiesIn } from '../table/pegs.ts'
import { sayIgnored } from '../table/refusal.ts'
import { sayScores } from '../table/score.ts'
import { STEP_WORDS, sayDealt } from '../table/step.ts'
import { sayEntry, sayLeap } from '../table/undo.ts'
import { writeCsv } from './csv.ts'

export const saySheetHeading = ({ deal }: LogLine) =>
  deal === 0 ? 'Before the first deal' : STEP_WORDS.dealNumber(deal)

export const sayLineAloud = (game: ShownGame, line: LogLine) =>
  `${sayCards(saySheetLine(game, line))}. ${sayScores(game, line.scores)}.`

export const SHEET_WORDS = {
  lines: 'Entries of the game',
  first: 'First entry',
  previous: 'Previous',
  next: 'Next',
  last: 'Newest entry',
  remove: 'Remove',
  removeIt: 'Remove it',
  print: 'Print',
  csv: 'Export as CSV',
  none: 'This game is not on this device.',
  toTable: 'Back to table',
  recount: (recount: number) => `Correct to ${recount}`,
  together: 'pegged together',
} as const

/** `Entry 41 of 41`, and how long a game that is over took: `· 23 min`. */
export function saySheetNote({ lines, outcome }: ShownGame, place: number): string {
  const minutes = Math.round(((lines.at(-1)?.at ?? 0) - (lines[0]?.at ?? 0)) / 60_000)
  const took = outcome && minutes > 0 ? ` · ${minutes} min` : ''
  return `Entry ${place + 1} of ${lines.length}${took}`
}

/** A line of the score sheet without its deal: `Bob’s hand 7♦ 7♣ 8♠ 9♥ + 6♥ · 16`. */
const saySheetLine = (game: ShownGame, line: LogLine) =>
  [saySheetEntry(game, line), ...saySheetNotes(game, line)].join(' – ')

function saySheetEntry(game: ShownGame, line: LogLine): string {
  const { words, tail } = splitSheetEntry(game, line)
  return `${words}${tail}`
}

/** Points at its end that are shown in the column beside it are hidden there, but read aloud: the `tail`. */
export function splitSheetEntry(game: ShownGame, line: LogLine) {
  const { entry, moves } = line
  const body = wordsFor(LINE_WORDS, entry, lineInGame(game, line))
  const points = ownPoints(entry)
  const besides = [...goIn(line), ...penaltiesIn(entry)].map((peg) => sayLeap(game, [peg]))
  const isShown = besides.length === 0 && moves.some(({ moved }) => points !== '' && moved === Number(points))
  const said = [body, ...(isShown || points === '' ? [] : [points]), ...besides]
  return { words: sentenceCase(said.join(' · ')), tail: isShown ? ` · ${points}` : '' }
}

/** Of the entries whose points stand at their end. */
function ownPoints(entry: GameEvent): string {
  if (entry.type === 'hand-counted') return `${entry.points}`
  const isCard = entry.type === 'card-played' || entry.type === 'go-said'
  return isCard && entry.points !== 0 ? `${entry.points}` : ''
}

export function saySheetNotes(game: ShownGame, line: LogLine): readonly string[] {
  return [
    ...(line.entry.type === 'pegged' && line.entry.joins === true ? [SHEET_WORDS.together] : []),
    ...(line.amended ? ['edited'] : []),
    ...(line.recount === undefined ? [] : [`the cards count ${line.recount}`]),
    ...(line.ignored === undefined ? [] : [`does not count: ${sayIgnored(game, line, line.ignored)}`]),
  ]
}

const asEntry = (entry: GameEvent, { game }: LineInGame) => sayEntry(game, entry)

const LINE_WORDS: WordsOf<GameEvent, LineInGame> = {
  ...NEWS_WORDS,
  'dealer-cut': ({ cuts }, { game }) =>
    `Cut: ${cuts.map(({ seat, card }) => `${seatName(game, seat)} ${cardSign(card)}`).join(', ')}`,
  // The sheet has named the deal already.
  dealt: (entry, { game }) => sayDealt(game, entry),
  'starter-turned': ({ card, points }, { game, line: { moves } }) => {
    const starter = `${capitalise(game.rules.words.starter)} ${cardSign(card)}`
    if (points === 0) return starter
    const dealer = moves[0] ? `${sideName(game, moves[0].side)} ` : ''
    return `${starter} · ${dealer}${points} for his heels`
  },
  'card-played': ({ seat, card }, { game }) => `${seatName(game, seat)} ${cardSign(card)}`,
  'go-said': ({ seat }, { game }) => `${seatName(game, seat)}: go`,
  'play-stopped': asEntry,
  'hand-counted': ({ of, cards, points, claimed }, { game, deal }) => {
    const signs = cards === undefined ? '' : ` ${showSigns(cards, deal?.starter)}`
    const claim = claimed === undefined || claimed === points ? '' : ` · claimed ${claimed}`
    return `${holderInDeal(game, of, deal)}${signs}${claim}`
  },
  'muggins-taken': asEntry,
  pegged: asEntry,
}

export function sayLine(game: ShownGame, line: LogLine): string {
  const words = saySheetLine(game, line)
  return line.deal === 0 ? words : `Deal ${line.deal} · ${words}`
}

/** The score sheet for a spreadsheet. `timeOf` writes milliseconds since 1970 as a date. */
export function writeSheetCsv(game: ShownGame, timeOf: (at: number) => string): string {
  const sides = game.pegs.map((_, side) => sideName(game, side))
  const head = ['Line', 'Deal', 'Time', 'Entry', 'Side', 'Holes', ...sides]
  const lines = game.lines.map((line) => [
    `${line.seq}`,
    `${line.deal}`,
    timeOf(line.at),
    saySheetLine(game, line),
    // A line that pegs for several sides has their holes in the same order.
    line.moves.map(({ side }) => sides[side] ?? '').join('; '),
    line.moves.map(({ moved }) => `${moved}`).join('; '),
    ...line.scores.map((score) => `${score}`),
  ])
  return writeCsv([head, ...lines])
}
