import type { Game } from '../../game/game.ts'
import type { MatchStanding } from '../../game/match.ts'
import { sideName } from '../../words/names.ts'
import { sayGamesWon, sayMatchStanding } from '../../words/table/game-over.ts'
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
  return (
    <section className={styles.match}>
      <h3>{sayMatchStanding(game, standing)}</h3>
      <MatchBoard sides={sides} games={standing.needed} label={sayGamesWon(game, standing)} />
    </section>
  )
}
