import { PAD_WORDS } from '../../words/pads.ts'
import { IconButton } from './Button.tsx'
import styles from './Notice.module.css'

export interface NoticeAction {
  readonly label: string
  readonly onClick: () => void
}

/** A slip on the table: a sentence, what to do about it, and whether it can be waved away. */
export interface Slip {
  readonly sentence: string
  readonly action?: NoticeAction | undefined
  /** The second thing to do, where the first may come to nothing. */
  readonly also?: NoticeAction | undefined
  readonly onDismiss?: (() => void) | undefined
}

type NoticeProps = Omit<Slip, 'sentence'> & {
  /** One clear sentence, or nothing: the region stands ready either way, else it is not read aloud. */
  readonly sentence?: string | undefined
}

export function Notice({ sentence, action, also, onDismiss }: NoticeProps) {
  return (
    <output className={styles.notice}>
      {sentence !== undefined && (
        <span className={styles.slip} data-mirrors="">
          <span>{sentence}</span>
          {[action, also].map(
            (one) =>
              one && (
                <button key={one.label} type="button" onClick={one.onClick}>
                  {one.label}
                </button>
              ),
          )}
          {onDismiss && <IconButton icon="cross" label={PAD_WORDS.dismiss} onClick={onDismiss} />}
        </span>
      )}
    </output>
  )
}
