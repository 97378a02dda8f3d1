import { isSkunk, type Standing } from '../../game/figures/evening.ts'
import { type Debt, type Stakes, type TypedResult, typedGame } from '../../game/figures/stakes.ts'
import type { GameSummary } from '../../game/record/game-summary.ts'
import { joinClauses, listOf, numberWord, plural, signOf } from '../engine/grammar.ts'
import { worthUnit } from '../engine/rules.ts'
import { seatName, shownName, teamName } from '../names.ts'

export const GAMES_WORDS = {
  live: 'Not finished',
  none: 'No games yet',
  noneWhy: 'Every game you score is kept here. It stays on this device.',
  today: 'Today',
  yesterday: 'Yesterday',
  older: 'Older games',
  csv: 'Export as CSV',
  allCsv: 'All games (CSV)',
  notExported: 'The games could not be read. Try again.',
  file: 'Export game',
  standings: 'Standings',
  standingsOf: (day: string) => `Standings, ${day}`,
  remove: 'Delete',
  aGame: 'A game',
  more: (game: string) => `More: ${game}`,
  secondVersion: 'Second version',
  notDeleted: {
    unsure: 'The browser did not answer, so the game may or may not be deleted. Tap Undo to keep it.',
    'not-saved': 'This game is not saved yet, so it cannot be deleted.',
    'scored-elsewhere': 'This game is being scored in another window. Close that window, then delete it.',
    failed: 'This game could not be deleted. Try again.',
  },
  notRestored: {
    taken: 'Another game has its place in the match, so it could not be restored.',
    failed: 'The game could not be restored. Try again.',
  },
} as const

export function sayGameNote(game: Pick<GameSummary, 'state' | 'rules' | 'games' | 'win'>): string {
  const { state, rules, games, win = 1 } = game
  if (state === 'live') return `In progress · ${rules}`
  if (state === 'abandoned') return `Ended early · ${rules}`
  return isSkunk(game) ? `${rules} · worth ${plural(games, worthUnit({ win }))}` : rules
}

export const sayDeleted = (game: string, more: number) =>
  more === 0 ? `${game} deleted.` : `${game} deleted, and ${numberWord(more)} before it.`

export const sayScoreLine = (game: GameSummary) =>
  scoredSides(game)
    .map(({ name, score }) => `${name} ${score}`)
    .join(', ')

/** Winners first, then by the score; in a live game, as they sit. */
export function scoredSides(game: GameSummary) {
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

export const EVENING_WORDS = {
  heads: ['Player', 'played', 'won', 'skunks', 'points', '+', '−', 'spread'],
  day: 'Evening of',
  games: 'Games',
  none: 'No games',
  noneWhy: 'No game was finished on this day. Choose another day.',
  failed: 'The games could not be read. Try again.',
  note: 'Points: 2 for a win, 3 for a skunk. + and −: total margins of games won and lost. Spread: + less −. Level players are ranked by their games with each other. An evening lasts until 6 in the morning.',
  share: 'Share',
  print: 'Print',
  setStakes: 'Stakes',
  addResult: 'Result of another game',
  stakes: {
    title: 'Stakes of this evening',
    fields: ['A game', 'Each hole', 'A skunk, times'],
    help: 'The loser pays for the game and for each hole. 0 and 0: no money.',
    wrong: 'An amount is written as 0.50, the times of a skunk as 2.',
  },
  result: {
    title: 'A game that was not scored here',
    fields: ['Winner', 'Loser', 'Holes ahead'],
    help: 'Partners are written as Ann & Cleo. From 31 holes on it is a skunk.',
    wrong: 'Two different names are needed, and the number of holes.',
  },
  cancel: 'Cancel',
  save: 'Save',
  remove: (result: string) => `Delete: ${result}`,
  added: ({ names, score }: Typed) => `Saved: ${names} ${score}.`,
  removed: ({ names, score }: Typed) => `Deleted: ${names} ${score}.`,
} as const

type Typed = ReturnType<typeof sayTyped>

/** Hundredths as `3.40`. */
export const sayMoney = (sum: number) => (sum / 100).toFixed(2)

/** `1.00 a game, 0.05 a hole, skunk × 2`. */
export const sayStakes = ({ game, hole, skunk }: Stakes) =>
  `${sayMoney(game)} a game, ${sayMoney(hole)} a hole, skunk × ${skunk}`

export const sayDebt = ({ from, to, sum }: Debt) =>
  `${shownName(from)} owes ${shownName(to)} ${sayMoney(sum)}`

/** `Ann beat Bob` and `by 14`. */
export function sayTyped(result: TypedResult) {
  const skunk = isSkunk(typedGame(result)) && 'skunk'
  return {
    names: `${teamName(result.winners.map(shownName))} beat ${teamName(result.losers.map(shownName))}`,
    score: joinClauses([`by ${result.holes}`, skunk], ', '),
  }
}

/** In the order of the heads. */
export const sayStanding = ({ name, played, won, skunks, points, plus, minus }: Standing) => ({
  name: shownName(name),
  cells: [...[played, won, skunks, points, plus, minus].map(String), saySpread(plus - minus)],
})

const saySpread = (spread: number) => `${signOf(spread)}${Math.abs(spread)}`

/** `Ann & Cleo beat Bob & Dan` and `121–88, skunk`. */
export function sayGame(game: GameSummary) {
  const sides = scoredSides(game)
  const [winners, losers] = [true, false].map((won) =>
    listOf(sides.filter((side) => side.won === won).map(({ name }) => name)),
  )
  // With more sides the skunks of several losers add up, and the summary does not say which they were.
  const isDouble = sides.length === 2 && game.games - (game.win ?? 1) > 1
  const skunk = isSkunk(game) && (isDouble ? 'double skunk' : 'skunk')
  return {
    names: losers === '' ? `${winners} shared the game` : `${winners} beat ${losers}`,
    score: joinClauses([sides.map(({ score }) => score).join('–'), skunk], ', '),
  }
}

export function sayEvening(
  day: string,
  standings: readonly Standing[],
  games: readonly ReturnType<typeof sayGame>[],
  debts: readonly string[],
) {
  const lines = standings.map(({ name, won, played, skunks, points, plus, minus }, i) => {
    const wins = `won ${won} of ${played}${skunks > 0 ? `, ${plural(skunks, 'skunk')}` : ''}`
    return `${i + 1}. ${shownName(name)} ${plural(points, 'point')}, ${wins}, spread ${saySpread(plus - minus)}${plus > 0 && minus > 0 ? ` (+${plus} −${minus})` : ''}`
  })
  const played = games.map(({ names, score }) => `${names}, ${score}`)
  const owed = debts.length > 0 ? ['', ...debts] : []
  return [day, '', ...lines, '', ...played, ...owed].join('\n')
}
