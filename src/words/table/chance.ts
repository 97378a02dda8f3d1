import type { TurningPoint } from '../../game/figures/chance.ts'
import { movesOf } from '../../game/figures/statistics.ts'
import type { ShownGame } from '../../game/record/game.ts'
import { dealOf, holderInDeal, possessive, sideName } from '../names.ts'

export const CHANCE_WORDS = {
  table: 'Chance of winning after each deal',
  caption: (name: string) => `${possessive(name)} chance of winning`,
} as const

/** Only what is certain is nought or a hundred. */
export function sayPercent(chance: number): string {
  const percent = Math.round(chance * 100)
  const shown = chance > 0 && chance < 1 ? Math.min(99, Math.max(1, percent)) : percent
  // On one line with its number.
  return `${shown}\u00a0%`
}

/** `Ann’s hand of 20 in deal 6 turned it.` and, said less loudly, `From 35 % to 71 %.` */
export function sayTurningPoint(game: ShownGame, turn: TurningPoint) {
  const { deal, before, after, wasBehind } = turn
  return {
    strong: `${sayTurned(game, turn)} in deal ${deal} ${wasBehind ? 'turned' : 'decided'} it.`,
    weak: `From ${sayPercent(before)} to ${sayPercent(after)}.`,
  }
}

function sayTurned(game: ShownGame, { lines, winner }: TurningPoint): string {
  const [line] = lines
  const moves = movesOf(lines)
  const pegged = moves.filter(({ side }) => side === winner).reduce((sum, { points }) => sum + points, 0)
  if (line?.entry.type === 'hand-counted') {
    return `${holderInDeal(game, line.entry.of, dealOf(game, line))} of ${line.entry.points}`
  }
  const source = moves[0]?.source ?? 'play'
  const named = { heels: 'for his heels', muggins: 'by muggins', play: 'pegged' }
  const where = source in named ? named[source as keyof typeof named] : 'by hand'
  return `${possessive(sideName(game, winner))} ${pegged} ${where}`
}
