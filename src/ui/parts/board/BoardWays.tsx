import type { BoardGeometry } from '../../../board/geometry.ts'
import { pathBetween } from '../../../board/pegs-at.ts'
import { GAME_OVER_WORDS } from '../../../words/table/game-over.ts'
import styles from './BoardPegs.module.css'
import type { TrackPegs } from './BoardPegs.tsx'
import { BoardSlip } from './BoardSlip.tsx'
import { svgPoints } from './svg-path.ts'

export interface Ways {
  /** The scores of all sides after each deal but the last. */
  readonly ends: readonly (readonly number[])[]
  /** The deal that decided the game, and what it gave the winner. */
  readonly turn?: {
    readonly deal: number
    readonly track: number
    readonly from: number
    readonly to: number
  }
}

interface BoardWaysProps {
  readonly board: BoardGeometry
  readonly tracks: readonly TrackPegs[]
  readonly ways: Ways
}

/** The whole ways of a game: a ring where each deal ended, and the deal that decided it edged in brass. */
export function BoardWays({ board, tracks, ways: { ends, turn } }: BoardWaysProps) {
  const width = board.holeRadius * 2 + 2 * board.zoom
  const turned = turn && pathBetween(board, turn.track, turn.from, turn.to)
  const middle = turned?.[Math.floor(turned.length / 2)]
  return (
    <>
      {tracks.slice(0, board.tracks).map(({ mark, front }, track) => (
        <g key={mark} data-mark={mark}>
          <polyline
            className={styles.trail}
            points={svgPoints(pathBetween(board, track, 0, front))}
            strokeWidth={width}
          />
          {track === turn?.track && turned && (
            <>
              <polyline className={styles.edge} points={svgPoints(turned)} strokeWidth={width * 2.1} />
              <polyline className={styles.turned} points={svgPoints(turned)} strokeWidth={width * 1.3} />
            </>
          )}
          {[...ends.entries()].map(([deal, scores]) => {
            const { x, y } = board.holeAt(track, scores[track] ?? 0)
            return (
              <circle
                key={deal}
                className={styles.end}
                cx={x}
                cy={y}
                r={width * 0.55}
                strokeWidth={width * 0.3}
              />
            )
          })}
        </g>
      ))}
      {turn && middle && (
        <BoardSlip board={board} at={middle} width={156}>
          <text x="78" y="16.2" textAnchor="middle">
            {GAME_OVER_WORDS.turned(turn)}
          </text>
        </BoardSlip>
      )}
    </>
  )
}
