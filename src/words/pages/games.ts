import type { GameSummary } from '../../game/record/game-summary.ts'
import type { Deletion, Undeletion } from '../../game/record/storage-results.ts'
import { numberWord } from '../grammar.ts'

export const GAMES_WORDS = {
  live: 'Not finished',
  none: 'No games yet',
  noneWhy:
    'Every game you score is kept here, on this device and nowhere else: how it went, and whether it goes on.',
  today: 'Today',
  yesterday: 'Yesterday',
  older: 'Older games',
  sheet: 'Score sheet as a table',
  file: 'Save as a file',
  remove: 'Delete',
  undo: 'Undo',
  aGame: 'A game',
  more: (game: string) => `More: ${game}`,
  /** Names the second of two copies. */
  keptBeside: 'Brought in, went on differently',
} as const

export function sayGameNote({ state, rules, games }: Pick<GameSummary, 'state' | 'rules' | 'games'>): string {
  if (state === 'live') return `Goes on · ${rules}`
  if (state === 'abandoned') return `Given up · ${rules}`
  return games > 1 ? `${rules} · counts ${games} games` : rules
}

export const sayDeleted = (game: string, more: number) =>
  more === 0 ? `${game} deleted.` : `${game} deleted, and ${numberWord(more)} before it.`

/** Why a game is still in the list, or may be. */
export const NOT_DELETED_WORDS: Readonly<Record<Exclude<Deletion, 'deleted'>, string>> = {
  unsure: 'The browser gave no answer, so this game may be deleted or not. Undo keeps it.',
  'not-saved': 'This game is not saved yet, so it cannot be deleted.',
  'scored-elsewhere':
    'This game is on the table in another window. Close that, or score here instead, to delete it.',
  failed: 'This game could not be deleted just now. Try again.',
}

/** Why a deleted game is not back. */
export const NOT_UNDELETED_WORDS: Readonly<Record<Exclude<Undeletion, 'back'>, string>> = {
  taken: 'Another game stands in its place: it could not be put back.',
  failed: 'The game could not be put back just now. Try again.',
}
