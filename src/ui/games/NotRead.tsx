import { TRY_AGAIN } from '../../words/app.ts'
import { Button } from '../parts/Button.tsx'
import styles from './GamesScreen.module.css'

interface NotReadProps {
  readonly sentence: string
  /** Left out where it would not help. */
  readonly onAgain?: (() => void) | undefined
}

/** Why games could not be read, in the place where they would stand. */
export function NotRead({ sentence, onAgain }: NotReadProps) {
  return (
    <div className={styles.none}>
      <p>{sentence}</p>
      {onAgain && (
        <Button kind="quiet" onClick={onAgain}>
          {TRY_AGAIN}
        </Button>
      )}
    </div>
  )
}
