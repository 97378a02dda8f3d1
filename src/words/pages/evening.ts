import { isSkunk, type Standing } from '../../game/figures/standings.ts'
import type { GameSummary } from '../../game/record/game-summary.ts'
import { joinClauses, listOf, plural } from '../grammar.ts'
import { shownName } from '../names.ts'
import { sidesOf } from './games.ts'

export const EVENING_WORDS = {
  heads: ['Player', 'played', 'won', 'skunks', 'points', 'spread'],
  day: 'Evening of',
  games: 'Games',
  standings: 'Standings',
  none: 'No games',
  noneWhy: 'No game was finished on this day. Choose another day.',
  failed: 'The games could not be read. Try again.',
  note: 'Points: 2 for a win, 3 for a skunk. Spread: points won by minus points lost by. An evening lasts until 6 in the morning.',
  share: 'Share',
  print: 'Print',
} as const

/** In the order of the heads. */
export const sayStanding = ({ name, played, won, skunks, points, spread }: Standing) => ({
  name: shownName(name),
  cells: [`${played}`, `${won}`, `${skunks}`, `${points}`, saySpread(spread)],
})

const saySpread = (spread: number) => `${spread > 0 ? '+' : spread < 0 ? '−' : ''}${Math.abs(spread)}`

/** `Ann & Cleo beat Bob & Dan` and `121–88, skunk`. */
export function sayGame(game: GameSummary) {
  const sides = sidesOf(game)
  const [winners, losers] = [true, false].map((won) =>
    listOf(sides.filter((side) => side.won === won).map(({ name }) => name)),
  )
  const skunk = isSkunk(game) && (game.games > 2 ? 'double skunk' : 'skunk')
  return {
    names: losers === '' ? `${winners} shared the game` : `${winners} beat ${losers}`,
    score: joinClauses([sides.map(({ score }) => score).join('–'), skunk], ', '),
  }
}

/** The whole list as text. */
export function sayEvening(day: string, standings: readonly Standing[], games: readonly GameSummary[]) {
  const lines = standings.map(({ name, won, played, skunks, points, spread }, i) =>
    joinClauses(
      [
        `${i + 1}. ${shownName(name)} ${plural(points, 'point')}`,
        `won ${won} of ${played}`,
        skunks > 0 && plural(skunks, 'skunk'),
        `spread ${saySpread(spread)}`,
      ],
      ', ',
    ),
  )
  const played = games.map(sayGame).map(({ names, score }) => `${names}, ${score}`)
  return [day, '', ...lines, '', ...played].join('\n')
}
