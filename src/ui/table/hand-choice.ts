import type { Deal, Game } from '../../game/game.ts'
import { stillToShow } from '../../game/step.ts'
import type { Holder } from '../../rules/rules.ts'
import { holderName } from '../../words/names.ts'
import { SHOW_WORDS } from '../../words/table/show.ts'
import type { HandBarChoice } from './HandBar.tsx'

/** Whose cards are tapped: any of those still to be shown, the one that is due first. */
export function handChoice(
  game: Game,
  deal: Deal,
  of: Holder,
  onChoose: (of: Holder) => void,
): HandBarChoice | undefined {
  const open = stillToShow(game, deal)
  if (open.length < 2) return undefined
  return {
    label: SHOW_WORDS.whoseHand,
    options: open.map((holder) => holderName(game, holder)),
    value: open.indexOf(of),
    onChoose: (place) => onChoose(open[place] ?? of),
  }
}
