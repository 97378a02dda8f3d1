import { PLAIN, type Sums } from './layers.ts'
import { type FoundMark, isCut, readMarks } from './marks.ts'
import { readNetworks } from './networks.ts'
import { cutPatch, type Picture, type Place, shrink } from './picture.ts'
import { readWithPip } from './pips.ts'
import { type Glimpse, takeTurns } from './turns.ts'

/** What is seen in a frame. `small`: there are indices, and all of them are too small to be read. */
export type Look = {
  readonly glimpses: readonly Glimpse[]
  readonly marks: number
  readonly small: boolean
}

/** An index of fewer pixels is not read: a five and a jack are alike then. */
const LEAST_HEIGHT = 18
/** What the finder must give a mark before somebody is told to come closer to it. */
const SURE = 0.5

/** Opens the eyes: what looks at one frame of a film after another. */
export function openSight(weights: ArrayBuffer, sums: Sums = PLAIN): (picture: Picture) => Look {
  const { find, read } = readNetworks(weights, sums)
  let picture: Picture
  let marks: FoundMark[] = []
  const readPlace = (place: Place) => read(cutPatch(picture, place, sums))
  const readInTurn = takeTurns((mark) => readWithPip(mark, marks, picture, readPlace))
  return (next) => {
    picture = next
    const { rgb, width, scale } = shrink(picture)
    marks = readMarks(find(rgb, width), scale)
    const whole = marks.filter((mark) => !isCut(mark, picture))
    const legible = whole.filter(({ height }) => height >= LEAST_HEIGHT)
    const small = legible.length === 0 && whole.some(({ found }) => found > SURE)
    return { glimpses: readInTurn(legible), marks: whole.length, small }
  }
}
