export function sheetHref(gameId: string): string {
  return `/sheet?${new URLSearchParams({ game: gameId })}`
}

/** The game whose sheet this is; null for that on the table. */
export function readSheet(search: string): string | null {
  return new URLSearchParams(search).get('game')
}

export function playerHref(name: string): string {
  return `/players?${new URLSearchParams({ name })}`
}

/** No name in the record is longer. */
const LONGEST = 20_000

/** The player whose page this is; none on the page of all. */
export function readPlayer(search: string): string | undefined {
  return new URLSearchParams(search).get('name')?.slice(0, LONGEST).trim() || undefined
}
