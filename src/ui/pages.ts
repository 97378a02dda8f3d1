/** Addresses that can be opened directly: plain hosts rewrite nothing, so the build puts an `index.html` at each. */
export const PAGES = [
  'new',
  'count',
  'hand',
  'practise',
  'book',
  'rulings',
  'settings',
  'storage',
  'sheet',
  'receive',
  'watch',
  'join',
  'club',
] as const

export type PageName = (typeof PAGES)[number]

/** Where what was at an older address is now; what the address asked for is kept. */
export const MOVED = {
  play: 'count?play',
  games: 'book?page=games',
  evening: 'book?page=evening',
  players: 'book?page=people',
  wall: 'book?page=wall',
  transfer: 'storage?send',
  scan: 'storage?scan',
} as const satisfies Readonly<Record<string, `${PageName}${string}`>>
