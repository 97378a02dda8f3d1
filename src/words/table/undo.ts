import type { Happened } from '../../game/record/entry.ts'
import { currentDeal, type Game, type Tap } from '../../game/record/game.ts'
import { leftOf, sideOf } from '../../rules/rules.ts'
import { cardName } from '../cards.ts'
import { holderName, inDeal, seatName, sideName } from '../names.ts'
import { type Pegged, penaltiesIn, sayLeapPoints, sayPoints } from './pegs.ts'
import { sayDealer } from './step.ts'

export const UNDO_WORDS = {
  undo: 'Undo:',
  noUndo: 'Undo',
  nothingYet: 'nothing yet',
  nothing: 'nothing',
  redo: 'Redo',
  /** In a next game in which nothing has happened yet. */
  gameBefore: 'to the game before',
} as const

/** The button that does it again, read aloud: `Redo: Ann 2 for fifteen`. */
export const sayRedo = (tap: string | undefined) => `Redo: ${tap ?? UNDO_WORDS.nothing}`

/** What Undo would take back, or Redo put back: `Ann 2 for fifteen`, `Bob’s hand 12, taken out`. */
export function sayTap(game: Game, { entries, right }: Tap): string {
  if (right) return `${rightedLabel(game, entries, right)}, ${RIGHTED[right.now]}`
  if (isLeap(entries)) return sayLeap(game, entries)
  const [first, second, ...more] = entries.map((entry) => sayEntry(game, entry))
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
  return entry ? sayEntry(inDeal(game, near?.deal ?? 0), entry) : 'a line'
}

function isLeap(entries: readonly Happened[]): entries is readonly Pegged[] {
  return entries.every(
    (entry, i) => entry.type === 'pegged' && entry.points > 0 && (i === 0 || entry.joins === true),
  )
}

/** What an entry is called on a button that takes it back: `Ann 2 for fifteen`, `Bob’s hand 12`. */
export function sayEntry(game: Game, entry: Happened): string {
  const penalties = penaltiesIn(entry).map((peg) => sayLeap(game, [peg]))
  return [ownLabel(game, entry), ...penalties].join(', ')
}

function ownLabel(game: Game, entry: Happened): string {
  switch (entry.type) {
    case 'game-started':
      return 'the start of the game'
    case 'dealer-cut':
      return 'the cut for the deal'
    case 'dealt':
      return dealtLabel(game, entry.dealer, entry.points)
    case 'starter-turned':
      return starterLabel(game, cardName(entry.card), entry.points)
    case 'card-played':
      return `${seatName(game, entry.seat)}’s ${cardName(entry.card)}${forPoints(entry.points)}`
    case 'go-said':
      return `${seatName(game, entry.seat)}’s go${forPoints(entry.points)}`
    case 'play-stopped':
      return `${seatName(game, entry.seat)}’s stop${forPoints(entry.points)}`
    case 'play-ended':
      return 'the end of the play'
    case 'hand-counted':
      return `${holderName(game, entry.of)} ${entry.points}`
    case 'muggins-taken':
      return `${sideName(game, entry.side)} ${entry.points} for muggins`
    case 'muggins-passed':
      return `no muggins on ${holderName(game, entry.of)}`
    case 'pegged':
      return sayLeap(game, [entry])
    case 'step-skipped':
      return skipLabel(game, entry.step)
    case 'redealt':
      return 'the misdeal'
    case 'rules-changed':
      return 'the change of rules'
    case 'abandoned':
      return 'giving up the game'
  }
}

/** Pegs of one leap: `Ann 4 for fifteen and a pair`, `Ann back 3 for a correction`. */
export function sayLeap(game: Game, leap: readonly Pegged[]): string {
  const [first] = leap
  if (first === undefined) return ''
  const name = sideName(game, first.side)
  if (leap.length > 1 || first.points > 0) return `${name} ${sayLeapPoints(leap, game.rules)}`
  return `${name} back ${sayPegBack(game, first)}`
}

/** `3 for a correction`: how far a peg goes back, and why. */
export function sayPegBack(game: Game, { points, reason, note }: Pegged): string {
  return sayPoints({ reason, points: -points }, game.rules, note)
}

function dealtLabel(game: Game, dealer: number, points: number): string {
  const deals = sayDealer(game, dealer)
  if (points === 0) return deals
  const pone = sideName(game, sideOf(game.rules, leftOf(game.rules, dealer)))
  return `${deals}, ${pone} ${points} for last`
}

function starterLabel(game: Game, card: string, points: number): string {
  const { words } = game.rules
  const dealer = currentDeal(game)?.dealer
  if (points === 0 || dealer === undefined) return `the ${words.starter}, ${card}`
  return `${sideName(game, sideOf(game.rules, dealer))} ${points} for his heels`
}

function skipLabel(game: Game, step: Extract<Happened, { type: 'step-skipped' }>['step']): string {
  return step === 'starter'
    ? `the ${game.rules.words.starter} passed over`
    : `${holderName(game, step)} passed over`
}

export function forPoints(points: number): string {
  return points === 0 ? '' : ` for ${points}`
}
