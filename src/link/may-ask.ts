import { isOthersTurn, mayUndo, ownLast } from '../game/moves/side-to-act.ts'
import type { Game } from '../game/record/game.ts'
import { sideOfHolder } from '../game/record/game.ts'
import { sideOf } from '../rules/rules.ts'
import type { GuestIntent, Place } from './messages.ts'

/**
 * Whether somebody may ask for this: he pegs, plays and counts for his own side alone. What belongs to no side (the cut,
 * the deal, the starter, to the show) anybody at the table may tap, and take back.
 */
export function mayAsk(game: Game, place: Place | undefined, intent: GuestIntent): boolean {
  if (place === undefined || place === 'watch') return false
  switch (intent.type) {
    case 'peg':
    case 'take-muggins':
    case 'call-muggins':
      return intent.side === place
    case 'play-card':
    case 'go':
    case 'pass-muggins':
      return !isOthersTurn(game, place)
    case 'count':
    case 'claim':
    case 'count-typed':
      return sideOfHolder(game, intent.of) === place
    case 'other-played':
      return sideOf(game.rules, intent.seat) === place
    case 'undo':
      return mayUndo(game, place)
    case 'remove':
      return ownLast(game, place)?.seq === intent.target
    default:
      return true
  }
}
