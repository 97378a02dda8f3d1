import { useId, useLayoutEffect, useRef } from 'react'
import { stillness } from '../../../app/stillness.ts'
import type { BoardGeometry, Point } from '../../../board/geometry.ts'
import {
  dropTime,
  footfalls,
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

export type TrackPegs = Readonly<PegHoles> & {
  readonly mark: Mark
  /** The front peg is in the last hole. */
  readonly isHome?: boolean
}

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
    <g ref={ref} data-pegs="">
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

const RAYS = Array.from({ length: 14 }, (_, i) => (i * 2 * Math.PI) / 14)

/** The last hole lights up round the peg that is home. */
export function BoardLight({ board, tracks }: BoardPegsProps) {
  const id = useId()
  const track = tracks.findIndex(({ isHome }) => isHome)
  const at = board.finish[track] ?? board.finish[0]
  if (track < 0 || !at) return null
  const radius = board.pegRadius
  const along = (turn: number) => (way: number) => ({
    x: at.x + Math.cos(turn) * way * radius,
    y: at.y + Math.sin(turn) * way * radius,
  })
  return (
    <g data-light="">
      <radialGradient id={id}>
        <stop offset="0.25" className={styles.bright} />
        <stop offset="1" className={styles.faded} />
      </radialGradient>
      <circle cx={at.x} cy={at.y} r={radius * 4} fill={`url(#${id})`} />
      <path
        className={styles.rays}
        d={RAYS.map((turn) => `M${svgPoints([2, 2.9].map(along(turn)))}`).join('')}
        strokeWidth={radius * 0.3}
      />
      <circle className={styles.ring} cx={at.x} cy={at.y} r={radius * 1.5} strokeWidth={radius * 0.45} />
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
  // Asking the page for them would lay it out in mid-tap.
  const walking = useRef<readonly Animation[]>([])
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = pegs
    const walks = pegs.map((after, track) => walksBetween(before[track] ?? after, after))
    const group = ref.current
    if (!group || walks.every(({ front, back }) => !front && !back)) return
    for (const walk of walking.current) walk.cancel()
    walking.current = (stillness() ? [] : walks).flatMap((walk, track) =>
      (['front', 'back'] as const).flatMap((head) => {
        const element = group.querySelector(`[data-head="${head} ${track}"]`)
        return element && walk[head] ? walkHead(element, board, track, walk[head]) : []
      }),
    )
  })
  return ref
}

/** Hole by hole, with a hop between two that are counted; carried over what is not. */
function walkHead(element: Element, board: BoardGeometry, track: number, walk: Walk): Animation {
  const steps = footfalls(walk, board.target)
  const walked = steps.at(-1)?.at ?? 0
  const duration = walked + dropTime(walk, board.target)
  const frame = ({ x, y }: Point, at: number, scale: number) => ({
    transform: `translate(${x}px, ${y}px) scale(${scale})`,
    offset: at / duration,
    easing: EASE_HOP,
  })
  let before = { hole: walk.from, at: 0 }
  const frames = steps.flatMap(({ hole, at, counts }) => {
    const [start, ...way] = pathBetween(board, track, before.hole, hole)
    const from = before
    before = { hole, at }
    const middle = way[0]
    if (counts && way.length === 1 && start && middle) {
      const top = { x: (start.x + middle.x) / 2, y: (start.y + middle.y) / 2 - HOP * board.zoom }
      return [frame(top, (from.at + at) / 2, LIFT), frame(middle, at, LOW)]
    }
    return way.map((point, i) => frame(point, from.at + ((i + 1) / way.length) * (at - from.at), LIFT))
  })
  const hole = (n: number) => board.holeAt(track, n)
  const keyframes = [frame(hole(walk.from), 0, 1), ...frames, frame(hole(walk.to), duration, 1)]
  const light = walk.to < board.target ? undefined : element.closest('svg')?.querySelector('[data-light]')
  light?.animate({ opacity: [0, 1] }, { delay: duration, duration: 120, fill: 'backwards' })
  return element.animate(keyframes, { duration })
}

/** How large a peg is in the hand, and between two hops; how high it hops. */
const LIFT = 1.18
const LOW = 1.06
const HOP = 3
const EASE_HOP = 'cubic-bezier(.3, 0, .3, 1)'
