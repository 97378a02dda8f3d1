import type { Row } from '../game/entry.ts'
import type { Game } from '../game/game.ts'
import type { News } from './table-state.ts'

type Untold = News extends infer N ? (N extends News ? Omit<N, 'id'> : never) : never

/** What the newest tap of a log did to the game. */
export function newsOf(before: Game, after: Game, rows: readonly Row[]): Untold {
  const last = rows.at(-1)
  if (last?.entry.type === 'undone' && before.undo) return { type: 'undone', tap: before.undo }
  if (last?.entry.type === 'redone' && after.undo) return { type: 'redone', tap: after.undo }
  return { type: 'lines', lines: after.lines.filter((line) => line.tapId === last?.tapId) }
}
