import type { Mark } from '../../../game/record/entry.ts'
import { PegHead } from './PegHead.tsx'
import styles from './StripBoard.module.css'

interface StripBoardProps {
  readonly target: number
  readonly tracks: readonly { readonly mark: Mark; readonly front: number }[]
  readonly skunkLines?: readonly number[]
  /** From end to end; a track is 6 high. */
  readonly length?: number
}

const END = 6

/** The board shrunk to a strip, for screens with cards. A picture only: the scores are beside it. */
export function StripBoard({ target, tracks, skunkLines = [], length = 118 }: StripBoardProps) {
  const row = 6
  const height = tracks.length * row + 4
  const x = (score: number) => END + (Math.min(score, target) / target) * (length - 2 * END)
  const tens = [30, 60, 90].filter((score) => score < target && !skunkLines.includes(score + 1))
  return (
    <svg
      className={styles.strip}
      viewBox={`0 0 ${length} ${height}`}
      width={length}
      height={height}
      aria-hidden="true"
    >
      <rect className={styles.bed} x=".5" y=".5" width={length - 1} height={height - 1} rx={8} />
      {tens.map((score) => (
        <path key={score} className={styles.tick} d={`M${x(score)} 1.5V${height - 1.5}`} />
      ))}
      {skunkLines.map((below) => (
        <path key={below} className={styles.brass} d={`M${x(below - 0.5)} 1.5V${height - 1.5}`} />
      ))}
      {tracks.map(({ mark, front }, track) => {
        const y = 2 + row * (track + 0.5)
        return (
          <g key={mark} data-mark={mark}>
            <path className={styles.run} d={`M${END} ${y}H${x(front)}`} />
            <g transform={`translate(${x(front)} ${y})`}>
              <PegHead mark={mark} radius={3.2} />
            </g>
          </g>
        )
      })}
    </svg>
  )
}
