export function sheetHref(gameId: string): string {
  return `/sheet?${new URLSearchParams({ game: gameId })}`
}

/** The game whose sheet this is; null for that on the table. */
export function readSheet(search: string): string | null {
  return new URLSearchParams(search).get('game')
}

export function playerHref(name: string): string {
  return `/book?${new URLSearchParams({ name })}`
}

export function practiseHref(name: string): string {
  return `/practise?${new URLSearchParams({ name })}`
}

/** No name in the record is longer. */
const LONGEST = 20_000

/** The player whose page this is. */
export function readPlayer(search: string): string | undefined {
  return new URLSearchParams(search).get('name')?.slice(0, LONGEST).trim() || undefined
}

/** All that two players have played against each other. */
export function rivalsHref(name: string, against: string): string {
  return `/book?${new URLSearchParams({ name, against })}`
}

export function readOpponent(search: string): string | undefined {
  return new URLSearchParams(search).get('against')?.slice(0, LONGEST).trim() || undefined
}

export function eveningHref(day: string): string {
  return `/book?${new URLSearchParams({ day })}`
}

/** The day of a club evening, such as `2026-11-21`. */
export function readDay(search: string): string | undefined {
  const day = new URLSearchParams(search).get('day') ?? ''
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined
}

export const BOOK_PAGES = ['games', 'people', 'wall'] as const

export type BookPage = (typeof BOOK_PAGES)[number]

export const bookHref = (page: BookPage | 'evening') => `/book?page=${page}`

export function readBookPage(search: string): BookPage | 'evening' | undefined {
  const page = new URLSearchParams(search).get('page')
  return page === 'evening' ? page : BOOK_PAGES.find((name) => name === page)
}
