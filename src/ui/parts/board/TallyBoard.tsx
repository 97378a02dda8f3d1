import { holeForCount } from '../../../board/hole-for-count.ts'
import type { Mark } from '../../../game/record/entry.ts'
import { Board } from './Board.tsx'

const HOLES = 121
const SHORT = 61

interface TallyBoardProps {
  /** `last`: how many the trail shows. */
  readonly tallies: readonly { readonly mark: Mark; readonly count: number; readonly last: number }[]
}

/** A hole for each of so many, on a board that begins again when it is full. */
export function TallyBoard({ tallies }: TallyBoardProps) {
  const most = Math.max(...tallies.map(({ count }) => count))
  const tracks = tallies.map(({ mark, count, last }) => {
    const front = holeForCount(count, HOLES)
    return { mark, front, back: Math.max(0, front - last) }
  })
  return <Board target={most > SHORT ? HOLES : SHORT} tracks={tracks} skunkLines={[]} />
}
