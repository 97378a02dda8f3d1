import { type Mark, readMarks } from './marks.ts'
import { type Reading, readNetworks } from './networks.ts'
import { cutPatch, type Picture, shrink } from './picture.ts'

/** An index in a frame: where it is, and how likely each rank and suit is. */
export type Glimpse = Mark & Reading

/** Looks at one frame. `skip` names places that need no second look. */
export type Look = (picture: Picture, skip?: (mark: Mark) => boolean) => Glimpse[]

/** So many indices are read in a frame, the surest first: reading takes time. */
const MOST = 12

export function openSight(weights: ArrayBuffer): Look {
  const { find, read } = readNetworks(weights)
  return (picture, skip = () => false) => {
    const small = shrink(picture)
    const marks = readMarks(find(small.rgb, small.width, small.height), small.scale)
    const open = marks.filter((mark) => !skip(mark)).slice(0, MOST)
    return open.map((mark) => ({ ...mark, ...read(cutPatch(picture, mark)) }))
  }
}
