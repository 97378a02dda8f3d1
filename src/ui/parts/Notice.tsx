import { PAD_WORDS } from '../../words/pads.ts'
import { IconButton } from './IconButton.tsx'
import styles from './Notice.module.css'

export interface NoticeAction {
  readonly label: string
  readonly onClick: () => void
}

interface NoticeProps {
  /** One clear sentence, or nothing: the region stands ready either way, else it is not read aloud. */
  readonly sentence: string | undefined
  readonly action?: NoticeAction | undefined
  readonly also?: NoticeAction | undefined
  readonly onDismiss?: (() => void) | undefined
}

/** A slip that says what happened or why nothing did, with one thing to do about it, or two. */
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
