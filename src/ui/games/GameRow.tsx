import { Fragment } from 'react'
import type { GameSummary } from '../../game/game-summary.ts'
import { isSecond } from '../../game/merge-logs.ts'
import { seatName, teamName } from '../../words/names.ts'
import { KEPT_BESIDE, sayGameNote } from '../../words/pages/games.ts'
import { SparkBoard } from '../parts/board/SparkBoard.tsx'
import { Icon } from '../parts/Icon.tsx'
import styles from './GameRow.module.css'

interface GameRowProps {
  readonly game: GameSummary
  readonly onOpen: () => void
}

/** One game of the list: the result, and how far each side came. */
export function GameRow({ game, onOpen }: GameRowProps) {
  const sides = sidesOf(game)
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <span className={styles.words}>
        <span className={styles.result}>
          {sides.map(({ side, name, score, won }, i) => (
            <Fragment key={side}>
              {i > 0 && ', '}
              <span data-won={won || undefined}>{`${name} ${score}`}</span>
            </Fragment>
          ))}
        </span>{' '}
        <small>{isSecond(game.id) ? `${KEPT_BESIDE} · ${sayGameNote(game)}` : sayGameNote(game)}</small>
      </span>
      <span className={styles.board}>
        <SparkBoard
          target={game.target}
          tracks={game.marks.map((mark, side) => ({ mark, score: game.scores[side] ?? 0 }))}
        />
      </span>
      <Icon name="chevron" size={18} />
    </button>
  )
}

/** `Ann 121, Bob 98` */
export function resultOf(game: GameSummary): string {
  return sidesOf(game)
    .map(({ name, score }) => `${name} ${score}`)
    .join(', ')
}

/** Winners first, then by the score; while a game goes on, as they sit. */
function sidesOf(game: GameSummary) {
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
