/** The score sheet of one game: an address that can be kept. */
export function sheetHref(gameId: string): string {
  return `/sheet?${new URLSearchParams({ game: gameId })}`
}

/** The game whose sheet this is; null for that on the table. */
export function readSheet(search: string): string | null {
  return new URLSearchParams(search).get('game')
}
