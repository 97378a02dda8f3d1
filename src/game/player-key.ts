/** Under which a name is remembered: `Ann`, `ann` and ` Ann ` are one player. Empty for a seat without a name. */
export function playerKey(name: string): string {
  return plainly(name).toLowerCase()
}

/** Nobody is called by more; names from elsewhere that begin with the same so many letters are one player. */
const MOST_LETTERS = 120

/** A name as it was typed, but for the spaces. */
export function plainly(name: string): string {
  return name.trim().slice(0, MOST_LETTERS).normalize('NFC').trim().replace(/\s+/gu, ' ')
}
