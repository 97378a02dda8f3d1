/** How wide a text is at this size. */
export type WidthOf = (text: string, size: number) => number

export interface Room {
  readonly width: number
  readonly height: number
}

/** From one line to the next, in sizes of the letters. */
export const LEADING = 1.28

const SMALLEST = 14

/** Breaks a text into lines that fit a room, in the largest letters up to `size` that do. */
export function fitText(text: string, size: number, room: Room, widthOf: WidthOf) {
  const words = text.split(' ')
  for (let fit = size; ; fit *= 0.96) {
    const lines = breakLines(words, (line) => widthOf(line, fit) <= room.width)
    const isWithin = lines.every((line) => widthOf(line, fit) <= room.width)
    if ((isWithin && lines.length * fit * LEADING <= room.height) || fit < SMALLEST)
      return { size: fit, lines }
  }
}

function breakLines(words: readonly string[], fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
