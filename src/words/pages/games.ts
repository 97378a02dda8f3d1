import type { GameSummary } from '../../game/record/game-summary.ts'
import type { Deletion, Undeletion } from '../../game/record/storage-results.ts'
import { numberWord } from '../grammar.ts'
import { seatName, teamName } from '../names.ts'

export const GAMES_WORDS = {
  live: 'Not finished',
  none: 'No games yet',
  noneWhy: 'Every game you score is kept here. It stays on this device.',
  today: 'Today',
  yesterday: 'Yesterday',
  older: 'Older games',
  csv: 'Export as CSV',
  file: 'Export game',
  standings: 'Standings',
  standingsOf: (day: string) => `Standings, ${day}`,
  remove: 'Delete',
  undo: 'Undo',
  aGame: 'A game',
  more: (game: string) => `More: ${game}`,
  /** Names the second of two copies. */
  secondVersion: 'Second version',
} as const

export function sayGameNote({ state, rules, games }: Pick<GameSummary, 'state' | 'rules' | 'games'>): string {
  if (state === 'live') return `In progress · ${rules}`
  if (state === 'abandoned') return `Ended early · ${rules}`
  return games > 1 ? `${rules} · worth ${games} games` : rules
}

export const sayDeleted = (game: string, more: number) =>
  more === 0 ? `${game} deleted.` : `${game} deleted, and ${numberWord(more)} before it.`

/** Why a game is still in the list, or may be. */
export const NOT_DELETED_WORDS: Readonly<Record<Exclude<Deletion, 'deleted'>, string>> = {
  unsure: 'The browser did not answer, so the game may or may not be deleted. Tap Undo to keep it.',
  'not-saved': 'This game is not saved yet, so it cannot be deleted.',
  'scored-elsewhere': 'This game is being scored in another window. Close that window, then delete it.',
  failed: 'This game could not be deleted. Try again.',
}

export const NOT_UNDELETED_WORDS: Readonly<Record<Exclude<Undeletion, 'back'>, string>> = {
  taken: 'Another game has its place in the match, so it could not be restored.',
  failed: 'The game could not be restored. Try again.',
}

export const sayResult = (game: GameSummary) =>
  sidesOf(game)
    .map(({ name, score }) => `${name} ${score}`)
    .join(', ')

/** Winners first, then by the score; in a live game, as they sit. */
export function sidesOf(game: GameSummary) {
  const names = game.players.map((_, seat) => seatName(game, seat))
  const sides = game.scores.map((score, side) => ({
    side,
    score,
    name: teamName(names.filter((_, seat) => game.sideOfSeat[seat] === side)),
    won: game.winners.includes(side),
  }))
  if (game.state === 'live') return sides
  return sides.toSorted((a, b) => Number(b.won) - Number(a.won) || b.score - a.score)
}
