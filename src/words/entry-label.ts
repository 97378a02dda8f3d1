import type { Happened } from '../game/entry.ts'
import { currentDeal, type Game } from '../game/game.ts'
import { leftOf, sideOf } from '../rules/rules.ts'
import { cardName } from './card-name.ts'
import { dealsWords } from './deals-words.ts'
import { holderName, seatName, sideName } from './names.ts'
import { leapWords, type Pegged } from './peg-leap.ts'
import { pointsFor } from './peg-words.ts'

/** What an entry is called on a button that takes it back: `Ann 2 for fifteen`, `Bob’s hand 12`. */
export function entryLabel(game: Game, entry: Happened): string {
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
      return pegLabel(game, [entry])
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
export function pegLabel(game: Game, leap: readonly Pegged[]): string {
  const [first] = leap
  if (first === undefined) return ''
  const name = sideName(game, first.side)
  if (leap.length > 1 || first.points > 0) return `${name} ${leapWords(leap, game.rules)}`
  return `${name} back ${backWords(game, first)}`
}

/** `3 for a correction`: how far a peg goes back, and why. */
export function backWords(game: Game, { points, reason, note }: Pegged): string {
  return pointsFor({ reason, points: -points }, game.rules, note)
}

function dealtLabel(game: Game, dealer: number, points: number): string {
  const deals = dealsWords(game, dealer)
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

function forPoints(points: number): string {
  return points === 0 ? '' : ` for ${points}`
}
