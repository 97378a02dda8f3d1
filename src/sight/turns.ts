import { type FoundMark, farApart } from './marks.ts'
import type { Reading } from './networks.ts'

/** So many indices are read in a frame: reading takes time. Where there are more they take turns, the surest first. */
const MOST = 10
/** So many of them were clear before: a carpet has other marks in every frame, and all of those would be first. */
const AGAIN = 7
/** What was read so often as no index is left alone for so many frames. */
const OFTEN = 3
const LEFT_ALONE = 12
/** How far a mark moves at most from one frame to the next, as `farApart` counts. */
const REACH = 0.9

type Known = {
  readonly mark: FoundMark
  readonly readIn: number
  readonly nones: number
  readonly clear: boolean
}

/** An index in a frame: where it is, and how likely each rank and suit is. */
export type Glimpse = FoundMark & Reading

/** Reads the marks of one frame after another. */
export function takeTurns(read: (mark: FoundMark) => Reading): (marks: readonly FoundMark[]) => Glimpse[] {
  let known: readonly Known[] = []
  let frame = 0
  return (marks) => {
    frame++
    const all = marks.map((mark) => ({ readIn: 0, nones: 0, clear: false, ...beforeOf(mark, known), mark }))
    const due = all.filter(({ nones, readIn }) => nones < OFTEN || frame - readIn > LEFT_ALONE)
    const inTurn = due.sort((a, b) => a.readIn - b.readIn)
    const again = inTurn.filter(({ clear }) => clear).slice(0, AGAIN)
    const chosen = [...again, ...inTurn.filter((one) => !again.includes(one))].slice(0, MOST)
    const glimpses = chosen.map(({ mark }) => ({ ...mark, ...read(mark) }))
    known = all.map((one) => {
      const glimpse = glimpses[chosen.indexOf(one)]
      const nones = glimpse && isNone(glimpse) ? one.nones + 1 : 0
      return glimpse ? { mark: one.mark, readIn: frame, nones, clear: isClear(glimpse) } : one
    })
    return glimpses
  }
}

function beforeOf(mark: FoundMark, known: readonly Known[]): Known | undefined {
  return known.find((one) => farApart(one.mark, mark) < REACH)
}

const isClear = ({ ranks, suits }: Reading) =>
  [ranks, suits].every((chances) => Math.max(...chances.subarray(0, -1)) > 0.5)

const isNone = ({ ranks, suits }: Reading) => (ranks.at(-1) ?? 0) > 0.5 || (suits.at(-1) ?? 0) > 0.5
