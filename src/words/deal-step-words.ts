import type { Game } from '../game/game.ts'
import { leftOf, type Rules, sideOf } from '../rules/rules.ts'
import { dealWords } from './deal-words.ts'
import { agree } from './grammar.ts'
import { seatName, sideName } from './names.ts'
import { numberWord } from './number-words.ts'

/** A longer name is not said twice in a line: the heading has it. */
const ROOM = 12

/** What people do at this deal: how many cards each, what goes to the crib and when; who pegs three for last. */
export function dealStepWords(game: Game, dealer: number): string {
  const name = seatName(game, dealer)
  return [dealWords(game.rules, name.length > ROOM ? undefined : name), ...lastWords(game, dealer)].join(' ')
}

/** What the card turned up can be worth at once: `A knave is two for his heels.` */
export function heelsWords({ heels, words }: Rules): string {
  return heels === 0 ? '' : `A ${words.jack} is ${numberWord(heels)} for his heels.`
}

/** The first deal of the five-card game: pone has pegged three before a card is turned (S0:L18). */
function lastWords(game: Game, dealer: number): readonly string[] {
  const entry = game.lines.findLast((line) => line.entry.type === 'dealt')?.entry
  if (game.step.type !== 'starter' || entry?.type !== 'dealt' || entry.points === 0) return []
  const pone = sideName(game, sideOf(game.rules, leftOf(game.rules, dealer)))
  return [`${pone} ${agree(pone, 'has', 'have')} pegged ${numberWord(entry.points)} for last.`]
}
