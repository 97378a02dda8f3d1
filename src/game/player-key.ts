/** Under which a name is remembered: `Ann`, `ann` and ` Ann ` are one player. Empty for a seat without a name. */
export function playerKey(name: string): string {
  return plainly(name).toLowerCase()
}

/** A name as it is shown: as it was typed, but for the spaces. */
export function plainly(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/gu, ' ')
}
