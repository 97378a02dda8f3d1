import type { Entry, Row } from './entry.ts'

/** The lines that one tap writes, numbered on from `headSeq`. */
export function rowsOf(
  gameId: string,
  headSeq: number,
  tapId: string,
  at: number,
  entries: readonly Entry[],
): readonly Row[] {
  return entries.map((entry, part) => ({ gameId, seq: headSeq + 1 + part, tapId, part, at, v: 1, entry }))
}
