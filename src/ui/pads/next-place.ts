/** Where a key lies on the screen; a DOMRect is one. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * The place an arrow key leads to from a place of a pad, or nothing where the pad ends. What counts is how the keys
 * lie on the screen, so that a pad may be mirrored, turned or broken into other lines. A key without a box is out.
 */
export function nextPlace(
  key: string,
  from: number,
  boxes: readonly (Box | undefined)[],
): number | undefined {
  if (key === 'Home') return boxes.findIndex((box) => box)
  if (key === 'End') return boxes.findLastIndex((box) => box)
  const way = WAYS[key]
  const here = boxes[from]
  if (way === undefined || here === undefined) return undefined
  let best: { readonly place: number; readonly far: number } | undefined
  for (const [place, box] of boxes.entries()) {
    const far = box && distance(here, box, way)
    if (far !== undefined && far < (best?.far ?? Number.POSITIVE_INFINITY)) best = { place, far }
  }
  return best?.place
}

type Way = readonly [x: -1 | 0 | 1, y: -1 | 0 | 1]

const WAYS: Readonly<Record<string, Way>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/** A line farther on is always farther than any key of the line before it that is on a screen of this many keys. */
const LINE = 8

function distance(here: Box, there: Box, [right, down]: Way): number | undefined {
  const x = there.left + there.width / 2 - here.left - here.width / 2
  const y = there.top + there.height / 2 - here.top - here.height / 2
  const ahead = x * right + y * down
  const aside = Math.abs(x * down) + Math.abs(y * right)
  if (ahead <= (down === 0 ? here.width : here.height) / 4) return undefined
  // Along a line one stays in it; from line to line one may step aside where the lines are not alike.
  if (down === 0 && aside > here.height / 2) return undefined
  return ahead * LINE + aside
}
