import type { GameEvent } from '../../game/record/entry.ts'
import type { ShownGame, Tap } from '../../game/record/game.ts'
import { cardSign } from '../engine/cards.ts'
import { type WordsOf, wordsFor } from '../engine/grammar.ts'
import { holderName, inDeal, poneName, possessive, seatName, sideName, withShortNames } from '../names.ts'
import { type Pegged, penaltiesIn, sayLeapPoints, sayPoints } from './pegs.ts'
import { sayDealer } from './step.ts'

export const UNDO_WORDS = {
  undo: 'Undo:',
  noUndo: 'Nothing to undo',
  redo: 'Redo',
  redoOf: (tap: string) => `Redo: ${tap}`,
  gameBefore: 'back to last game',
} as const

/** What Undo would undo, or Redo redo: `Ann 2 for fifteen`, `9♦ (1)`, `Bob’s hand 12, removed`. */
export function sayTap(game: ShownGame, { entries, correction }: Tap): string {
  if (correction) return `${correctedLabel(game, entries, correction)}, ${CORRECTED_WORDS[correction.now]}`
  if (isLeap(entries)) return sayLeap(game, entries)
  const [first, second, ...more] = entries.map((entry) => sayEntry(game, entry))
  if (second === undefined) return first ?? ''
  return more.length === 0 ? `${first}, ${second}` : `${first}, and ${more.length + 1} more`
}

/** Letters that fit on the key for Undo; longer words are set smaller. */
export const UNDO_ROOM = 22

/** The same on the key itself: a line never ends at the hyphen of thirty-one, and where it is long, names are short. */
export function tapTag(game: ShownGame, tap: Tap): string {
  const say = (named: ShownGame) => sayTap(named, tap).replaceAll('thirty-one', '31')
  const words = say(game)
  return words.length > UNDO_ROOM ? say(withShortNames(game)) : words
}

const CORRECTED_WORDS = { changed: 'edited', inserted: 'inserted', removed: 'removed' } as const

/** The line in the words of its deal: the crib may have been another’s. */
function correctedLabel(
  game: ShownGame,
  [entry]: readonly GameEvent[],
  { line, now }: Tap['correction'] & {},
) {
  const at = game.lines.findIndex(({ seq }) => seq === line)
  const near =
    at < 0 ? game.lines.findLast(({ seq }) => seq < line) : game.lines[now === 'inserted' ? at - 1 : at]
  // From a damaged log the line itself may be lost.
  return entry ? sayEntry(inDeal(game, near?.deal ?? 0), entry) : 'an entry'
}

function isLeap(entries: readonly GameEvent[]): entries is readonly Pegged[] {
  return entries.every(
    (entry, i) => entry.type === 'pegged' && entry.points > 0 && (i === 0 || entry.joins === true),
  )
}

/** What an entry is called on a button that takes it back: `Ann 2 for fifteen`, `starter K♥`. There is little room. */
export function sayEntry(game: ShownGame, entry: GameEvent): string {
  const penalties = penaltiesIn(entry).map((peg) => sayLeap(game, [peg]))
  return [wordsFor(ENTRY_WORDS, entry, game), ...penalties].join(', ')
}

const ENTRY_WORDS: WordsOf<GameEvent, ShownGame> = {
  'game-started': 'start of the game',
  'dealer-cut': 'cut',
  dealt: ({ dealer, points }, game) => {
    const deals = sayDealer(game, dealer)
    return points === 0 ? deals : `${deals}, ${poneName(game, dealer)} ${points} for last`
  },
  'starter-turned': ({ card, points }, { rules }) =>
    `${rules.words.starter} ${cardSign(card)}${inBrackets(points)}`,
  'card-played': ({ card, points }) => `${cardSign(card)}${inBrackets(points)}`,
  'go-said': ({ seat, points }, game) => `${possessive(seatName(game, seat))} go${inBrackets(points)}`,
  'play-stopped': ({ seat, points }, game) => `${possessive(seatName(game, seat))} stop${inBrackets(points)}`,
  'lead-passed': ({ seat }, game) => `${possessive(seatName(game, seat))} lead passed`,
  'play-ended': 'to the show',
  'hand-counted': ({ of, points }, game) => `${holderName(game, of)} ${points}`,
  'muggins-taken': ({ side, points }, game) => `${sideName(game, side)} ${points} for muggins`,
  'muggins-passed': ({ of }, game) => `no muggins on ${holderName(game, of)}`,
  pegged: (entry, game) => sayLeap(game, [entry]),
  'step-skipped': ({ step }, game) =>
    `${step === 'starter' ? game.rules.words.starter : holderName(game, step)} skipped`,
  redealt: 'misdeal',
  'crib-moved': ({ seat }, game) => `${game.rules.words.crib} is ${possessive(seatName(game, seat))}`,
  'rules-changed': 'rules change',
  abandoned: 'ending the game',
}

const inBrackets = (points: number) => (points === 0 ? '' : ` (${points})`)

/** Pegs of one leap: `Ann 4 for fifteen and a pair`, `Ann back 3 for a correction`. */
export function sayLeap(game: ShownGame, leap: readonly Pegged[]): string {
  const [first] = leap
  if (first === undefined) return ''
  const name = sideName(game, first.side)
  if (leap.length > 1 || first.points > 0) return `${name} ${sayLeapPoints(leap, game.rules)}`
  return `${name} back ${sayPegBack(game, first)}`
}

export const sayPegBack = (game: ShownGame, { points, reason, note }: Pegged) =>
  sayPoints({ reason, points: -points }, game.rules, note)
