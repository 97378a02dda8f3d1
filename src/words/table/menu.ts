import type { Rules } from '../../rules/rules.ts'

/** What is behind the menu of the table, but for the pages it leads to. */
export const MENU_WORDS = {
  changeRules: 'Change the rules',
  giveUp: 'Give up this game',
  facing: 'Table mode',
  notFacing: 'Table mode: off',
  handOver: 'Hand over to another phone',
  whoDealt: 'Wrong dealer? In truth it is',
  misdeal: 'Misdeal: deal again',
} as const

/** `deals`: who deals instead, `Bob deals`. */
export const sayWrongDealer = (deals: string) => `Wrong dealer: ${deals}`

/** How the play is scored from now on, in the table's menu. */
export const PLAY_BY = {
  cards: 'The play card by card, from the next deal',
  points: 'The play by points, from now on',
} as const satisfies Readonly<Record<Rules['playBy'], string>>
