import { PegHead, type PegHeadProps } from '../parts/board/PegHead.tsx'
import styles from './MatchBoard.module.css'

interface MatchBoardProps {
  /** As many holes for each side. */
  readonly games: number
  /** The last hole wins the match. */
  readonly hasGoal: boolean
  readonly sides: readonly (Pick<PegHeadProps, 'mark'> & { readonly name: string; readonly won: number })[]
  readonly label: string
}

const STEP = 30

/** The game holes: a peg for each game won, and a brass line before the one that wins the match. */
export function MatchBoard({ games, hasGoal, sides, label }: MatchBoardProps) {
  const width = games * STEP
  const places = Array.from({ length: games }, (_, i) => ({ game: i + 1, x: (i + 0.5) * STEP }))
  return (
    <div className={styles.wood} role="img" aria-label={label}>
      {sides.map(({ mark, name, won }) => (
        <div key={mark} className={styles.side}>
          <span className={styles.name}>{name}</span>
          <svg
            className={styles.holes}
            viewBox={`0 0 ${width} 26`}
            width={width}
            height={26}
            aria-hidden="true"
          >
            {hasGoal && games > 1 && <path className={styles.brass} d={`M${width - STEP} -3V29`} />}
            {places.map(({ game, x }) => (
              <g key={game} transform={`translate(${x} 13)`}>
                {game > won && <circle className={styles.rim} cy={1} r={4.4} />}
                {game > won && <circle className={styles.hole} r={4} />}
                {game <= won && <PegHead mark={mark} radius={8} />}
              </g>
            ))}
          </svg>
        </div>
      ))}
    </div>
  )
}
