import { sideOf } from '../rules/rules.ts'
import { opponents, sideOfHolder } from './decide-claim.ts'
import type { Draft } from './draft.ts'
import type { Cut } from './entry.ts'
import { currentDeal, type Game } from './game.ts'

/** The side that acts next: whose cards, whose turn, whose answer it is. */
export function sideToAct({ game, draft }: { readonly game: Game; readonly draft: Draft }): number {
  const { step, rules, outcome } = game
  const dealer = currentDeal(game)?.dealer ?? 0
  switch (step.type) {
    case 'cut':
      return sideOf(rules, nextToCut(step.seats, draft.cuts) ?? 0)
    case 'starter':
      // Pone cuts, the dealer turns the card up.
      return sideOf(rules, dealer)
    case 'play':
      return sideOf(rules, step.leader)
    case 'lay':
      return sideOf(rules, step.seat)
    case 'show':
      return sideOfHolder(game, step.of)
    case 'muggins':
      // The opponent takes what was missed, or lets it go.
      return opponents(rules, sideOfHolder(game, step.of))[0] ?? 0
    case 'deal':
      return sideOf(rules, step.dealer)
    case 'over':
      return outcome?.winners[0] ?? 0
  }
}

/** The seat whose card comes next: the first that has not cut. */
export function nextToCut(seats: readonly number[], cuts: readonly Cut[]): number | undefined {
  return seats.find((seat) => !cuts.some((cut) => cut.seat === seat))
}
