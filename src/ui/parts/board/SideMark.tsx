import type { Mark } from '../../../game/entry.ts'
import { PegHead } from './PegHead.tsx'
import styles from './SideMark.module.css'

interface SideMarkProps {
  readonly mark: Mark
  /** A CSS length; by default it goes with the text beside it. */
  readonly size?: string
}

/** A side's peg beside its name. The name says whose it is, so readers skip the mark. */
export function SideMark({ mark, size = '1.15em' }: SideMarkProps) {
  return (
    <svg
      className={styles.mark}
      viewBox="-10 -10 20 20"
      style={{ inlineSize: size, blockSize: size }}
      aria-hidden="true"
    >
      <PegHead mark={mark} radius={7} />
    </svg>
  )
}
