/** Letters that a column has room for in full size. */
const ROOM = 11

/** A name that is set smaller, on two lines, so that no column is cut off or pushed aside. */
export function isLong(name: string): boolean {
  return name.length > ROOM
}
