import { isCut, type Mark, readMarks } from './marks.ts'
import { type Reading, readNetworks } from './networks.ts'
import { cutPatch, type Picture, shrink } from './picture.ts'

/** An index in a frame: where it is, and how likely each rank and suit is. */
export type Glimpse = Mark & Reading

/** So many indices are read in a frame, the surest first: reading takes time. */
const MOST = 10

/** Opens the eyes: what looks at one frame after another. */
export function openSight(weights: ArrayBuffer): (picture: Picture) => Glimpse[] {
  const { find, read } = readNetworks(weights)
  return (picture) => {
    const { rgb, width, scale } = shrink(picture)
    const marks = readMarks(find(rgb, width), scale).filter((mark) => !isCut(mark, picture))
    return marks.slice(0, MOST).map((mark) => ({ ...mark, ...read(cutPatch(picture, mark)) }))
  }
}
