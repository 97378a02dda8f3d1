import type { GameSummary } from '../../game/record/game-summary.ts'
import type { Deletion, PuttingBack } from '../../game/record/storage-results.ts'
import { numberWord } from '../grammar.ts'

export const GAMES_WORDS = {
  live: 'Not finished',
  none: 'No games yet',
  noneWhy:
    'Every game you score is kept here, on this device and nowhere else: how it went, and whether it goes on.',
  today: 'Today',
  yesterday: 'Yesterday',
} as const

/** The menu of a game in the list: `More: Ann 121, Bob 98`. */
export const sayMore = (game: string) => `More: ${game}`

/** Below a game in the list: whether it goes on, by which rules it was played, what it counted. */
export function sayGameNote({ state, rules, games }: Pick<GameSummary, 'state' | 'rules' | 'games'>): string {
  switch (state) {
    case 'live':
      return `Goes on · ${rules}`
    case 'over':
      return `${rules}${games > 1 ? ` · counts ${games} games` : ''}`
    case 'abandoned':
      return `Given up · ${rules}`
  }
}

/** `Ann 121, Bob 98 deleted.` */
export function sayDeleted(game: string, more: number): string {
  return more === 0 ? `${game} deleted.` : `${game} deleted, and ${numberWord(more)} before it.`
}

/** Why a game still stands in the list, or may. */
export function sayNotDeleted(why: Exclude<Deletion, 'deleted'>): string {
  switch (why) {
    case 'unsure':
      return 'The browser gave no answer, so this game may be deleted or not. Undo keeps it.'
    case 'not-saved':
      return 'This game is not saved yet, so it cannot be deleted.'
    case 'scored-elsewhere':
      return 'This game is on the table in another window. Close that, or score here instead, to delete it.'
    case 'failed':
      return 'This game could not be deleted just now. Try again.'
  }
}

/** What can be done with a game in the list, and how it went. */
export const DELETE_WORDS = {
  sheet: 'Score sheet as a table',
  file: 'Save as a file',
  remove: 'Delete',
  undo: 'Undo',
  aGame: 'A game',
} as const

/** Why a deleted game is not back. */
export function sayNotPutBack(why: Exclude<PuttingBack, 'back'>): string {
  return why === 'taken'
    ? 'Another game stands in its place: it could not be put back.'
    : 'The game could not be put back just now. Try again.'
}

/** The name of a second game in the list, told by where it came from. */
export const KEPT_BESIDE = 'Brought in, went on differently'
