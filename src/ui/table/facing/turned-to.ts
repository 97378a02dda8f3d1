import type { TableState } from '../../../app/table-state.ts'
import { opponents, sideOfHolder } from '../../../game/decide-claim.ts'
import { currentDeal } from '../../../game/game.ts'
import { sideOf } from '../../../rules/rules.ts'
import { nextToCut } from '../next-to-cut.ts'

/** The side a step's page is turned to: whose cards, whose turn, whose answer it is. */
export function turnedTo({ game, draft }: Pick<TableState, 'game' | 'draft'>): number {
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
