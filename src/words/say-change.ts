import { type Game, scoresOf } from '../game/game.ts'
import { listOf, plural } from './grammar.ts'
import { sideName } from './names.ts'
import { sayEnd } from './say-outcome.ts'

/**
 * What a change of the record would do, before it is accepted: `Ann 87 → 85, Bob stays at 90. The game would
 * have ended on deal 9.`
 */
export function sayChange(before: Game, after: Game): string {
  return [`${scoreWords(before, after)}.`, ...endChange(before, after), ...lostPlaces(before, after)].join(
    ' ',
  )
}

function scoreWords(before: Game, after: Game): string {
  const [was, is] = [scoresOf(before), scoresOf(after)]
  const sides = before.pegs.map((_, side) => ({ name: sideName(before, side), was: was[side], is: is[side] }))
  const moved = sides.filter((side) => side.was !== side.is)
  if (moved.length === 0) return 'No score changes'
  return listOf(moved.map((side) => `${side.name} ${side.was} → ${side.is}`))
}

function endChange(before: Game, after: Game): readonly string[] {
  if (after.step.type !== 'over') return before.step.type === 'over' ? ['The game goes on.'] : []
  if (!after.outcome) return before.outcome ? ['Nobody wins: the game was given up.'] : []
  const deal = endDeal(after)
  const { winners } = before.outcome ?? { winners: [] }
  if (same(winners, after.outcome.winners) && endDeal(before) === deal) return []
  return [`${sayEnd(after).title}: the game would have ended on deal ${deal}.`]
}

function endDeal({ lines, outcome }: Game): number | undefined {
  return lines.find(({ seq }) => seq === outcome?.seq)?.deal
}

function same(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((side, i) => side === b[i])
}

/** Entries that are kept but would not count any more. */
function lostPlaces(before: Game, after: Game): readonly string[] {
  const unfit = (game: Game) => game.lines.filter((line) => line.unfit).length
  const more = unfit(after) - unfit(before)
  return more > 0 ? [`${plural(more, 'entry', 'entries')} would not count any more.`] : []
}
