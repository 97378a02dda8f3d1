import type { Happened } from '../../game/record/entry.ts'
import type { Deal, Game, LogLine } from '../../game/record/game.ts'
import { cardSign, sayCards, showSigns } from '../cards.ts'
import { capitalise, opening } from '../grammar.ts'
import { dealOf, holderInDeal, seatList, seatName, sideName } from '../names.ts'
import { sayOwnNews } from '../table/news.ts'
import { goIn, penaltiesIn } from '../table/pegs.ts'
import { sayUnfit } from '../table/refusal.ts'
import { sayScores } from '../table/score.ts'
import { sayDealHeading } from '../table/step.ts'
import { sayEntry, sayLeap } from '../table/undo.ts'

/** Over the lines of one deal: `Deal 3 · Bob deals`. */
export function saySheetHeading(game: Game, line: LogLine): string {
  if (line.deal === 0) return 'Before the first deal'
  const dealer = dealOf(game, line)?.dealer ?? dealerAfterTheEnd(game, line)
  return dealer === undefined ? `Deal ${line.deal}` : sayDealHeading(game, line.deal, dealer)
}

/** The game has no deals after its end, but the record has, with who dealt them. */
function dealerAfterTheEnd({ lines }: Game, { deal }: LogLine): number | undefined {
  const dealt = lines.find((line) => line.deal === deal && line.entry.type === 'dealt')?.entry
  return dealt?.type === 'dealt' ? dealt.dealer : undefined
}

/** A line as it is heard: `Starter Jack of hearts · Bob 2 for his heels. Ann 0, Bob 2.` */
export function sayLineAloud(game: Game, line: LogLine): string {
  return `${sayCards(saySheetLine(game, line))}. ${sayScores(game, line.scores)}.`
}

/** `Line 12 of 87` */
export function sayLineNumber(place: number, lines: number): string {
  return `Line ${place + 1} of ${lines}`
}

export const SHEET_WORDS = {
  lines: 'Entries of the game',
  first: 'First entry',
  previous: 'Previous',
  next: 'Next',
  last: 'Newest entry',
  takeOut: 'Take out',
  takeItOut: 'Take it out',
  keepIt: 'Keep it',
  leaveIt: 'Leave it',
  print: 'Print',
  table: 'Save as a table',
  none: 'There is no such game on this device.',
  toTable: 'To the table',
} as const

/** The offer where the cards count something else than was pegged: `Put it right: 14`. */
export function sayRecountOffer(recount: number): string {
  return `Put it right: ${recount}`
}

/** The answer to that offer, with its effect before the eyes. */
export function sayRecountAnswer(recount: number): string {
  return `Make it ${recount}`
}

type Counted = Extract<Happened, { type: 'hand-counted' }>

/** A line of the score sheet without its deal: `Bob’s hand 7♦ 7♣ 8♠ 9♥ + 6♥ · 16`. */
function saySheetLine(game: Game, line: LogLine): string {
  return [saySheetEntry(game, line), ...saySheetNotes(game, line)].join(' – ')
}

/** The entry alone, as it was made. */
export function saySheetEntry(game: Game, line: LogLine): string {
  const besides = [...goIn(line), ...penaltiesIn(line.entry)].map((peg) => sayLeap(game, [peg]))
  return opening([bodyOf(game, line), ...besides].join(' · '))
}

/** What is to be known about a line besides: what became of it, and what the cards say. */
export function saySheetNotes(game: Game, line: LogLine): readonly string[] {
  return [
    ...(line.entry.type === 'pegged' && line.entry.joins === true ? ['in one leap'] : []),
    ...(line.amended ? ['changed'] : []),
    ...(line.recount === undefined ? [] : [`the cards count ${line.recount}`]),
    ...(line.unfit === undefined ? [] : [`does not count: ${sayUnfit(game, line, line.unfit)}`]),
  ]
}

function bodyOf(game: Game, line: LogLine): string {
  const { entry } = line
  const deal = dealOf(game, line)
  switch (entry.type) {
    case 'hand-counted':
      return handBody(game, deal, entry)
    case 'dealer-cut':
      return `Cut: ${entry.cuts.map((cut) => `${seatName(game, cut.seat)} ${cardSign(cut.card)}`).join(', ')}`
    case 'starter-turned':
      return starterBody(game, line, entry.card, entry.points)
    case 'card-played':
      return `${seatName(game, entry.seat)} ${cardSign(entry.card)}${dotted(entry.points)}`
    case 'go-said':
      return `${seatName(game, entry.seat)}: go${dotted(entry.points)}`
    case 'pegged':
    case 'muggins-taken':
    case 'play-stopped':
      return sayEntry(game, entry)
    case 'game-started':
    case 'dealt':
    case 'play-ended':
    case 'muggins-passed':
    case 'step-skipped':
    case 'redealt':
    case 'rules-changed':
    case 'abandoned':
      return withoutDeal(sayOwnNews(game, line))
  }
}

/** The sheet names the deal at the head of the line already. */
function withoutDeal(news: string): string {
  return news.replace(/^Deal \d+: /u, '')
}

function handBody(game: Game, deal: Deal | undefined, { of, cards, points, claimed }: Counted): string {
  const signs = cards === undefined ? '' : ` ${showSigns(cards, deal?.starter)}`
  const claim = claimed === undefined || claimed === points ? '' : ` · claimed ${claimed}`
  return `${holderInDeal(game, of, deal)}${signs}${claim} · ${points}`
}

function starterBody(
  game: Game,
  line: LogLine,
  card: Extract<Happened, { type: 'starter-turned' }>['card'],
  points: number,
): string {
  const starter = `${capitalise(game.rules.words.starter)} ${cardSign(card)}`
  return points === 0 ? starter : `${starter} · ${entryHeels(game, line, points)}`
}

function entryHeels(game: Game, line: LogLine, points: number): string {
  const dealer = dealOf(game, line)?.dealer
  return dealer === undefined
    ? `${points} for his heels`
    : `${seatName(game, dealer)} ${points} for his heels`
}

function dotted(points: number): string {
  return points === 0 ? '' : ` · ${points}`
}

/** A line of the score sheet: `Deal 3 · Bob’s hand 7♦ 7♣ 8♠ 9♥ + 6♥ · 16`. */
export function sayLine(game: Game, line: LogLine): string {
  const words = saySheetLine(game, line)
  return line.deal === 0 ? words : `Deal ${line.deal} · ${words}`
}

/** What a table calculator would take for a formula, wherever it stands behind blanks and unseen marks. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u

/**
 * The score sheet as a table for a table calculator: a line for each entry, with the score of each side after it.
 * `timeOf` writes milliseconds since 1970 as a date.
 */
export function writeSheetCsv(game: Game, timeOf: (at: number) => string): string {
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
      : saySheetLine(game, line),
    // A line that pegs for several sides has their holes in the same order.
    line.moves.map(({ side }) => sides[side] ?? '').join('; '),
    line.moves.map(({ moved }) => `${moved}`).join('; '),
    ...line.scores.map((score) => `${score}`),
  ])
  return [head, ...lines].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')
}

/** A cell is text: an apostrophe keeps a table calculator from reckoning with it. */
function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
