import { useCallback, useState } from 'react'
import type { LogLine } from '../../game/record/game.ts'

/** The line that is looked at: the newest until another is chosen, and the one before it when it is taken out. */
export function useLine(lines: readonly LogLine[]) {
  const [chosen, set] = useState<{ readonly seq: number; readonly place: number }>()
  const last = lines.length - 1
  const found = chosen ? lines.findIndex(({ seq }) => seq === chosen.seq) : last
  const place = chosen && found < 0 ? Math.min(Math.max(chosen.place - 1, 0), last) : found
  const choose = useCallback(
    (next: number) => {
      const line = lines[next]
      // At the end one goes on with the game, which another window may be scoring.
      set(line && next < lines.length - 1 ? { seq: line.seq, place: next } : undefined)
    },
    [lines],
  )
  return { place, choose }
}
