import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { boardFor } from '../../../board/board-for.ts'
import type { BoardGeometry, Tracks } from '../../../board/geometry.ts'
import type { TurningPoint } from '../../../game/figures/chance.ts'
import { raceOf } from '../../../game/figures/statistics.ts'
import type { ShownGame } from '../../../game/record/game.ts'
import { useMeasured } from '../Screen.tsx'
import styles from './Board.module.css'
import { BoardLight, BoardPegs, BoardTrails, type TrackPegs } from './BoardPegs.tsx'
import { BoardWays, type Ways } from './BoardWays.tsx'
import { BoardHoles, BoardWood } from './BoardWood.tsx'

interface BoardProps {
  readonly target: number
  /** A track for each side, the outermost first: its mark, and the scores at its two pegs. */
  readonly tracks: readonly TrackPegs[]
  /** Brass lines, each just before this hole: 91 for the skunk line of a game to 121. */
  readonly skunkLines: readonly number[]
  /** Of a game that is over, in place of what the last pegs were worth. */
  readonly ways?: Ways | undefined
  /** Drawn over it without drawing it again, with `useBoard`. */
  readonly over?: ReactNode
}

const BoardContext = createContext<BoardGeometry | undefined>(undefined)

export const useBoard = () => useContext(BoardContext)

/** As wide as on a phone held upright, so that there the first drawing fits. */
const FIRST_WIDTH = inRange((globalThis.innerWidth ?? 374) - 16)

/** A picture only: the scores are in words elsewhere. It needs a `key` for each game, or its pegs would walk there. */
export function Board({ target, over, ...drawing }: BoardProps) {
  const { ref, size: width } = useMeasured(widthOf, FIRST_WIDTH)
  const count = trackCount(drawing.tracks.length)
  const board = useMemo(() => boardFor({ target, tracks: count, width }), [target, count, width])
  const sheet = { className: styles.board, viewBox: `0 0 ${board.width} ${board.height}` }
  const drawn = (
    <svg ref={ref} {...sheet} aria-hidden="true">
      <BoardDrawing board={board} {...drawing} />
    </svg>
  )
  if (!over) return drawn
  return (
    <div className={styles.sheets}>
      {drawn}
      <svg {...sheet} aria-hidden="true">
        <BoardContext value={board}>{over}</BoardContext>
      </svg>
    </div>
  )
}

type BoardDrawingProps = Omit<BoardProps, 'target' | 'over'> & { readonly board: BoardGeometry }

export function BoardDrawing({ board, tracks, skunkLines, ways }: BoardDrawingProps) {
  return (
    <>
      <BoardWood board={board} marks={tracks.map(({ mark }) => mark).join('')} lines={skunkLines.join(' ')} />
      {!ways && <BoardTrails board={board} tracks={tracks} />}
      <BoardHoles board={board} />
      {ways && <BoardWays board={board} tracks={tracks} ways={ways} />}
      <BoardLight board={board} tracks={tracks} />
      <BoardPegs board={board} tracks={tracks} />
    </>
  )
}

export function trackCount(sides: number): Tracks {
  return ([3, 4, 5, 6] as const).find((count) => count === sides) ?? 2
}

/** Without the effect of a transform. The picture scales below a small phone and above a tablet. */
function widthOf({ clientWidth: width }: SVGSVGElement): number {
  return width === 0 ? FIRST_WIDTH : inRange(width)
}

function inRange(width: number): number {
  return Math.min(1100, Math.max(300, Math.round(width)))
}

interface GameBoardProps extends Pick<BoardProps, 'over' | 'ways'> {
  readonly game: ShownGame
  readonly children?: ReactNode
}

export function GameBoard({ game, over, ways, children }: GameBoardProps) {
  return (
    <div className={styles.game}>
      <Board key={game.match.id + game.match.index} {...boardOf(game)} over={over} ways={ways} />
      {children}
    </div>
  )
}

export function boardOf({ rules, pegs, marks }: ShownGame) {
  return {
    target: rules.target,
    tracks: pegs.map(
      (holes, side): TrackPegs => ({
        ...holes,
        mark: marks[side] ?? 'a',
        isHome: holes.front >= rules.target,
      }),
    ),
    skunkLines: rules.skunks.map((line) => line.below),
  }
}

/** What a board shows of a game that is over. */
export function waysOf(game: ShownGame, turn: TurningPoint | undefined): Ways {
  const race = raceOf(game)
  const scoreOf = (deal: number, side: number) => Math.min(game.rules.target, race[deal]?.scores[side] ?? 0)
  return {
    ends: race.slice(1, -1).map(({ scores }) => scores),
    ...(turn && {
      turn: {
        deal: turn.deal,
        track: turn.winner,
        from: scoreOf(turn.deal - 1, turn.winner),
        to: scoreOf(turn.deal, turn.winner),
      },
    }),
  }
}

interface BoardPageProps {
  readonly top: ReactNode
  readonly children: ReactNode
  /** In place of the page, which stays below it, out of reach. */
  readonly over?: ReactNode
}

/** The board over a pad or a book; on a screen that is wider than high, beside it. */
export function BoardPage({ top, children, over }: BoardPageProps) {
  return (
    <div className={styles.view} data-mirrors="">
      <div className={styles.top}>{top}</div>
      <div className={styles.bottom} inert={over !== undefined}>
        {children}
      </div>
      {over && <div className={styles.over}>{over}</div>}
    </div>
  )
}
