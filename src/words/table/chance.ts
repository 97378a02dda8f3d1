import type { TurningPoint } from '../../game/figures/chance.ts'
import { movesOf } from '../../game/figures/statistics.ts'
import type { ShownGame } from '../../game/record/game.ts'
import { dealOf, holderInDeal, possessive, sideName } from '../names.ts'

export const CHANCE_WORDS = {
  caption: 'Chance of winning after each deal',
  heading: 'Chance of winning',
} as const

/** Only what is certain is nought or a hundred. */
export function sayPercent(chance: number): string {
  const percent = Math.round(chance * 100)
  const shown = chance > 0 && chance < 1 ? Math.min(99, Math.max(1, percent)) : percent
  return `${shown} %`
}

/** `Bob was 71 % until deal 6; Ann’s crib of 16 turned it.` */
export function sayTurningPoint(game: ShownGame, turn: TurningPoint): string {
  const { deal, before, after, wasBehind, neverBehind, winner } = turn
  const what = sayTurned(game, turn)
  if (!wasBehind) {
    const rose = `from ${sayPercent(before)} to ${sayPercent(after)}`
    const name = sideName(game, winner)
    return neverBehind
      ? `${name} was ahead before every deal; in deal ${deal} ${what} took it ${rose}.`
      : `In deal ${deal} ${what} took ${name} ${rose}.`
  }
  const chance = sayPercent(1 - before)
  const was = deal === 1 ? `began at ${chance}` : `was ${chance} until deal ${deal}`
  return `${sideName(game, 1 - winner)} ${was}; ${what} turned it.`
}

function sayTurned(game: ShownGame, { lines, winner }: TurningPoint): string {
  const [line] = lines
  const moves = movesOf(lines)
  const pegged = moves.filter(({ side }) => side === winner).reduce((sum, { points }) => sum + points, 0)
  if (line?.entry.type === 'hand-counted') {
    return `${holderInDeal(game, line.entry.of, dealOf(game, line))} of ${line.entry.points}`
  }
  const source = moves[0]?.source ?? 'play'
  const named = { heels: 'for his heels', muggins: 'by muggins', play: 'in the play' }
  const where = source in named ? named[source as keyof typeof named] : 'by hand'
  return `${possessive(sideName(game, winner))} ${pegged} ${where}`
}
