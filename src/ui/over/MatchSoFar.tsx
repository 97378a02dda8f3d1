import type { Game } from '../../game/game.ts'
import type { MatchStanding } from '../../game/match.ts'
import { agree, listOf } from '../../words/grammar.ts'
import { sideName } from '../../words/names.ts'
import { MatchBoard } from '../parts/board/MatchBoard.tsx'
import styles from './MatchSoFar.module.css'

interface MatchSoFarProps {
  readonly game: Game
  readonly standing: MatchStanding
}

/** Games won, in the game holes of the board. */
export function MatchSoFar({ game, standing }: MatchSoFarProps) {
  const sides = standing.won.map((won, side) => ({
    name: sideName(game, side),
    mark: game.marks[side] ?? 'a',
    won,
  }))
  const scores = sides.map(({ name, won }) => `${name} ${won}`).join(', ')
  return (
    <section className={styles.match}>
      <h3>{headingOf(game, standing)}</h3>
      <MatchBoard
        sides={sides}
        games={standing.needed}
        label={`Games won: ${scores}, first to ${standing.needed}`}
      />
    </section>
  )
}

function headingOf(game: Game, { winners, needed }: MatchStanding): string {
  if (winners.length === 0) return `Games won, first to ${needed}`
  const names = listOf(winners.map((side) => sideName(game, side)))
  return `${names} ${winners.length > 1 ? 'share' : agree(names, 'wins', 'win')} the match`
}
