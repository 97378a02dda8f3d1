/** Keys in reading order, `inner` to a line; `turned` when the lines stand upright. */
export interface PadShape {
  readonly count: number
  readonly inner: number
  readonly turned: boolean
}

/** The place an arrow key leads to from a place of a pad, or nothing where the pad ends. */
export function nextPlace(key: string, from: number, { count, inner, turned }: PadShape): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = ARROWS[key]
  if (step === undefined) return undefined
  const along = step.axis === (turned ? 'down' : 'across')
  const to = from + step.by * (along ? 1 : inner)
  if (to < 0 || to >= count) return undefined
  const sameLine = Math.floor(to / inner) === Math.floor(from / inner)
  return along && !sameLine ? undefined : to
}

const ARROWS: Readonly<Record<string, { readonly axis: 'across' | 'down'; readonly by: 1 | -1 }>> = {
  ArrowRight: { axis: 'across', by: 1 },
  ArrowLeft: { axis: 'across', by: -1 },
  ArrowDown: { axis: 'down', by: 1 },
  ArrowUp: { axis: 'down', by: -1 },
}
