/**
 * Addresses below the start page that can be opened directly. A plain host has no rewriting, so the build lays an
 * `index.html` at each of them; the router and the links read this list too.
 */
export const PAGES = [
  'new',
  'count',
  'play',
  'games',
  'players',
  'rulings',
  'settings',
  'storage',
  'sheet',
  'hand-over',
  'take',
] as const

export type Page = (typeof PAGES)[number]
