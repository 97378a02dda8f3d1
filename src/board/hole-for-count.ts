/** The hole of so many things, a hole for each, on a board that begins again when all its holes are full. */
export const holeForCount = (count: number, holes: number) => (count === 0 ? 0 : ((count - 1) % holes) + 1)
