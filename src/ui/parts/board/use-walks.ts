import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { BoardGeometry } from '../../../board/geometry.ts'
import { leapTime, type PegHoles, pathBetween, type Walk, walksBetween } from '../../../board/pegs-at.ts'

/**
 * Walks peg heads from where they stood at the last render to where they stand now. The heads are already
 * drawn in their new holes; the walk only plays over that, so ending or cancelling it can lose nothing, and
 * whoever pegs on meanwhile sees the first peg land at once. Nothing walks on the first paint.
 */
export function useWalks(board: BoardGeometry, pegs: readonly PegHoles[]): RefObject<SVGGElement | null> {
  const ref = useRef<SVGGElement>(null)
  const stood = useRef(pegs)
  const running = useRef<readonly Animation[]>([])
  useLayoutEffect(() => {
    const before = stood.current
    stood.current = pegs
    const group = ref.current
    if (group === null || !hasMoved(before, pegs)) return
    for (const animation of running.current) animation.cancel()
    running.current = stillness()
      ? []
      : pegs.flatMap((after, track) => walkTrack(group, board, track, before[track], after))
  })
  return ref
}

function hasMoved(before: readonly PegHoles[], after: readonly PegHoles[]): boolean {
  return after.some(
    ({ front, back }, track) => front !== before[track]?.front || back !== before[track]?.back,
  )
}

/** The settings put their wish on the page, where the styles read it too. */
function stillness(): boolean {
  const chosen = document.documentElement.dataset.motion === 'none'
  return chosen || matchMedia('(prefers-reduced-motion: reduce)').matches
}

function walkTrack(
  group: SVGGElement,
  board: BoardGeometry,
  track: number,
  before: PegHoles | undefined,
  after: PegHoles,
): readonly Animation[] {
  if (before === undefined) return []
  const walks = walksBetween(before, after)
  return (['front', 'back'] as const).flatMap((head) => {
    const element = group.querySelector(`[data-head="${head} ${track}"]`)
    const walk = walks[head]
    return element === null || walk === undefined ? [] : [walkHead(element, board, track, walk)]
  })
}

/** Up out of the hole, hole by hole, and down into the last one. */
function walkHead(element: Element, board: BoardGeometry, track: number, { from, to }: Walk): Animation {
  const path = pathBetween(board, track, from, to)
  const time = leapTime(Math.abs(to - from))
  const duration = time.walk + time.drop
  const frames = path.map(({ x, y }, i) => ({
    transform: `translate(${x}px, ${y}px) scale(${i === 0 ? 1 : LIFT})`,
    offset: ((i / (path.length - 1)) * time.walk) / duration,
  }))
  const last = path.at(-1)
  const drop = last && { transform: `translate(${last.x}px, ${last.y}px) scale(1)`, offset: 1 }
  return element.animate(drop ? [...frames, drop] : frames, { duration })
}

/** How much nearer a lifted peg looks. */
const LIFT = 1.18
