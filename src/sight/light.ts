import type { Picture } from './picture.ts'

/** Whether anything could be read in a frame. `covered`: it is of one colour. */
export type Light = 'fine' | 'dark' | 'covered'

/** What a worker answers to a frame. `found`: there is something to read, so that the next frame is wanted soon. */
export type FrameAnswer<Seen> = { readonly light: Light; readonly seen: Seen; readonly found: boolean }

/** Every so many pixels are looked at; a prime, so that they are not all in a few columns. */
const STRIDE = 97
/** Of 255 steps: the brightness that a code or a card needs, and how much the pixels of a covered lens differ. */
const DARK = 40
const ALIKE = 7

export function lightOf({ data }: Picture): Light {
  let [sum, squares, count] = [0, 0, 0]
  for (let at = 1; at < data.length; at += 4 * STRIDE) {
    const green = data[at] as number
    sum += green
    squares += green * green
    count++
  }
  const mean = sum / count
  if (Math.sqrt(squares / count - mean * mean) < ALIKE) return 'covered'
  return mean < DARK ? 'dark' : 'fine'
}

/** Whether a camera has given the same picture again: of two pictures of a camera that works, hardly a pixel is the same. */
export function isSame(one: Picture, other: Picture | undefined): boolean {
  if (one.width !== other?.width || one.data.length !== other.data.length) return false
  for (let at = 1; at < one.data.length; at += 4 * STRIDE) if (one.data[at] !== other.data[at]) return false
  return true
}
