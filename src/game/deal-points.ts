import type { Game, LogLine } from './game.ts'
import { linesFrom, SOURCES, type Source } from './statistics.ts'

export interface DealPoints {
  /** Points of each side, by where they came from; a source that gave nothing is left out. */
  readonly bySource: readonly { readonly source: Source; readonly points: readonly number[] }[]
  /** By side. */
  readonly total: readonly number[]
}

/** What each side made in a deal, and from what. */
export function dealPoints(game: Game, deal: number): DealPoints {
  const lines = game.lines.filter((line) => line.deal === deal)
  const bySource = SOURCES.map((source) => ({ source, points: movedBySide(game, linesFrom(source, lines)) }))
  return {
    bySource: bySource.filter(({ points }) => points.some((moved) => moved !== 0)),
    total: movedBySide(game, lines),
  }
}

function movedBySide(game: Game, lines: readonly LogLine[]): readonly number[] {
  return game.pegs.map((_, side) =>
    lines.filter((line) => line.side === side).reduce((sum, line) => sum + line.moved, 0),
  )
}
