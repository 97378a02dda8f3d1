import type { Game } from './game.ts'

/** What each side pegged in a deal outside the show: the play, heels, three for last, penalties. */
export function playPoints(game: Game, deal: number): readonly number[] {
  return game.pegs.map((_, side) =>
    game.lines
      .filter((line) => line.deal === deal && line.side === side && line.entry.type !== 'hand-counted')
      .reduce((sum, line) => sum + line.moved, 0),
  )
}
