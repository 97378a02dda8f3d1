import { Fragment, type ReactNode } from 'react'
import { useApp } from '../../app/hooks/use-app.ts'
import type { GameSummary } from '../../game/record/game-summary.ts'
import { isSecond } from '../../game/record/merge-logs.ts'
import { seatName, teamName } from '../../words/names.ts'
import { GAMES_WORDS, sayGameNote } from '../../words/pages/games.ts'
import { SparkBoard } from '../parts/board/SparkBoard.tsx'
import { Icon } from '../parts/Icon.tsx'
import { useWayOn } from '../parts/use-way-back.ts'
import styles from './GameRow.module.css'

/** A game of the list. A tap puts it on the table. */
export function GameRow({ game, children }: { readonly game: GameSummary; readonly children?: ReactNode }) {
  const { tables } = useApp()
  const goOn = useWayOn()
  const note = sayGameNote(game)
  async function open() {
    await tables.open(game.id)
    goOn('/')
  }
  return (
    <li className={styles.line}>
      <button type="button" className={styles.row} onClick={() => void open()}>
        <span className={styles.words}>
          <span className={styles.result}>
            {sidesOf(game).map(({ side, name, score, won }, i) => (
              <Fragment key={side}>
                {i > 0 && ', '}
                <span data-won={won || undefined}>{`${name} ${score}`}</span>
              </Fragment>
            ))}
          </span>{' '}
          <small>{isSecond(game.id) ? `${GAMES_WORDS.keptBeside} · ${note}` : note}</small>
        </span>
        <span>
          <SparkBoard
            target={game.target}
            tracks={game.marks.map((mark, side) => ({ mark, score: game.scores[side] ?? 0 }))}
          />
        </span>
        <Icon name="chevron" size={18} />
      </button>
      {children}
    </li>
  )
}

export function resultOf(game: GameSummary): string {
  return sidesOf(game)
    .map(({ name, score }) => `${name} ${score}`)
    .join(', ')
}

/** Winners first, then by the score; in a live game, as they sit. */
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
