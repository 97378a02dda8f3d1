import type { KeptDraft } from './draft.ts'
import type { Row } from './entry.ts'

/** One game as it travels: to a file, through a link, from one device to another. */
export interface GameLog {
  readonly gameId: string
  /** In order. A line that could not be read is not in it, and its number stays free. */
  readonly rows: readonly Row[]
  /** What was half tapped. */
  readonly draft?: KeptDraft
}

/** How a game log is written down: short, since it may have to fit a square of dots. */
export interface WrittenLog {
  readonly id: string
  /** Number, tap, place within the tap, milliseconds since the line before, entry. */
  readonly rows: readonly WrittenRow[]
  /** The number of the line it was tapped on, cuts, hands. */
  readonly draft?: readonly [number, KeptDraft['draft']['cuts'], KeptDraft['draft']['hands']]
}

type WrittenRow = readonly [number, string, number, number, Row['entry']]

export function writeLog({ gameId, rows, draft }: GameLog): WrittenLog {
  return {
    id: gameId,
    rows: rows.map(({ seq, tapId, part, at, entry }, i) => {
      return [seq, tapId, part, at - (rows[i - 1]?.at ?? 0), entry]
    }),
    ...(draft ? { draft: [draft.headSeq, draft.draft.cuts, draft.draft.hands] } : {}),
  }
}
