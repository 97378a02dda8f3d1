import type { Game, LogLine } from '../game/game.ts'
import { cardsSpoken } from './cards-among.ts'
import { sheetWords } from './entry-sheet.ts'
import { dealOf } from './names.ts'
import { dealHeading } from './say-step.ts'
import { sayScores } from './score-words.ts'

/** Over the lines of one deal: `Deal 3 · Bob deals`. */
export function sheetHeading(game: Game, line: LogLine): string {
  if (line.deal === 0) return 'Before the first deal'
  const dealer = dealOf(game, line)?.dealer ?? dealerAfterTheEnd(game, line)
  return dealer === undefined ? `Deal ${line.deal}` : dealHeading(game, line.deal, dealer)
}

/** The game has no deals after its end, but the record has, with who dealt them. */
function dealerAfterTheEnd({ lines }: Game, { deal }: LogLine): number | undefined {
  const dealt = lines.find((line) => line.deal === deal && line.entry.type === 'dealt')?.entry
  return dealt?.type === 'dealt' ? dealt.dealer : undefined
}

/** A line as it is heard: `Starter Jack of hearts · Bob 2 for his heels. Ann 0, Bob 2.` */
export function lineSpoken(game: Game, line: LogLine): string {
  return `${cardsSpoken(sheetWords(game, line))}. ${sayScores(game, line.scores)}.`
}

/** `Line 12 of 87` */
export function lineNumber(place: number, lines: number): string {
  return `Line ${place + 1} of ${lines}`
}

export const SHEET_WORDS = {
  title: 'Score sheet',
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
  games: 'Games',
  toTable: 'To the table',
} as const

/** The offer where the cards count something else than was pegged: `Put it right: 14`. */
export function recountOffer(recount: number): string {
  return `Put it right: ${recount}`
}

/** The answer to that offer, with its effect before the eyes. */
export function recountAnswer(recount: number): string {
  return `Make it ${recount}`
}
