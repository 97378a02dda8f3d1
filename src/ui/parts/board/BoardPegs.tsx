import { useLayoutEffect, useRef } from 'react'
import { stillness } from '../../../app/hooks/use-device.ts'
import type { BoardGeometry } from '../../../board/geometry.ts'
import {
  leapTime,
  type PegHoles,
  pathBetween,
  pegsAt,
  type Walk,
  walksBetween,
} from '../../../board/pegs-at.ts'
import type { Mark } from '../../../game/record/entry.ts'
import styles from './BoardPegs.module.css'
import { PegHead } from './PegHead.tsx'
import { svgPoints } from './svg-path.ts'

export type TrackPegs = Readonly<PegHoles> & { readonly mark: Mark }

interface BoardPegsProps {
  readonly board: BoardGeometry
  readonly tracks: readonly TrackPegs[]
}

/** The pegs that move: the back pegs, then the front pegs over them. */
export function BoardPegs({ board, tracks }: BoardPegsProps) {
  const pegs = tracks
    .slice(0, board.tracks)
    .map(({ mark, front, back }) => ({ mark, ...pegsAt(front, back) }))
  const ref = useWalks(board, pegs)
  return (
    <g ref={ref}>
      {(['back', 'front'] as const).flatMap((head) =>
        pegs.map(({ mark, ...holes }, track) => {
          const { x, y } = board.holeAt(track, holes[head])
          return (
            <g key={`${head} ${mark}`} data-head={`${head} ${track}`} transform={`translate(${x} ${y})`}>
              <PegHead mark={mark} radius={board.pegRadius} hollow={head === 'back'} />
            </g>
          )
        }),
      )}
    </g>
  )
}

/** What each side's last peg was worth, to be counted in the holes that show through. */
export function BoardTrails({ board, tracks }: BoardPegsProps) {
  return tracks.map(({ mark, front, back }, track) =>
    front > back ? (
      <polyline
        key={mark}
        className={styles.trail}
        data-mark={mark}
        points={svgPoints(pathBetween(board, track, back, front))}
        strokeWidth={board.holeRadius * 2 + 3 * board.zoom}
      />
    ) : null,
  )
}

/** Walks pegs to where they are drawn already, so that a cancelled walk loses nothing; none on the first paint. */
function useWalks(board: BoardGeometry, pegs: readonly PegHoles[]) {
  const ref = useRef<SVGGElement>(null)
  const shown = useRef(pegs)
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = pegs
    const walks = pegs.map((after, track) => walksBetween(before[track] ?? after, after))
    const group = ref.current
    if (!group || walks.every(({ front, back }) => !front && !back)) return
    for (const walking of group.getAnimations({ subtree: true })) walking.cancel()
    if (stillness()) return
    for (const [track, walk] of walks.entries()) {
      for (const head of ['front', 'back'] as const) {
        const element = group.querySelector(`[data-head="${head} ${track}"]`)
        if (element && walk[head]) walkHead(element, board, track, walk[head])
      }
    }
  })
  return ref
}

function walkHead(element: Element, board: BoardGeometry, track: number, { from, to }: Walk): void {
  const path = pathBetween(board, track, from, to)
  const time = leapTime(Math.abs(to - from))
  const duration = time.walk + time.drop
  const frames = path.map(({ x, y }, i) => ({
    transform: `translate(${x}px, ${y}px) scale(${i === 0 ? 1 : LIFT})`,
    offset: ((i / (path.length - 1)) * time.walk) / duration,
  }))
  const { x, y } = board.holeAt(track, to)
  const drop = { transform: `translate(${x}px, ${y}px) scale(1)`, offset: 1 }
  element.animate([...frames, drop], { duration })
}

const LIFT = 1.18
