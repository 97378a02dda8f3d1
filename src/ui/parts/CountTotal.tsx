import styles from './CountTotal.module.css'
import { Figures } from './Figures.tsx'
import { SpokenLine } from './SpokenLine.tsx'

interface CountTotalProps {
  readonly total: number
  readonly sentence: string
  /** The letters of it being spoken. */
  readonly now?: readonly [from: number, to: number] | undefined
}

/** What the show is worth: the number across the table, the sentence to settle it. */
export function CountTotal({ total, sentence, now }: CountTotalProps) {
  return (
    <div className={styles.total}>
      <Figures value={total} />
      <SpokenLine text={sentence} now={now} />
    </div>
  )
}
