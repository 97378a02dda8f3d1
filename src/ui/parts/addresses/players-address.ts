/** No name in the record is longer. */
const LONGEST = 20_000

/** The page of one player: an address that can be kept. */
export function playerHref(name: string): string {
  return `/players?${new URLSearchParams({ name })}`
}

/** The player whose page this is; none on the page of all. */
export function readPlayer(search: string): string | undefined {
  return new URLSearchParams(search).get('name')?.slice(0, LONGEST).trim() || undefined
}
