/** Addresses that can be opened directly: plain hosts rewrite nothing, so the build puts an `index.html` at each. */
export const PAGES = [
  'new',
  'count',
  'practise',
  'play',
  'games',
  'evening',
  'players',
  'wall',
  'rulings',
  'settings',
  'storage',
  'sheet',
  'transfer',
  'receive',
  'scan',
] as const

export type PageName = (typeof PAGES)[number]
