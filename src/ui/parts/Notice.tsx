import { IconButton } from './IconButton.tsx'
import styles from './Notice.module.css'

interface NoticeProps {
  /** One clear sentence, or nothing: the region stands ready either way, else it is not read aloud. */
  readonly sentence: string | undefined
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined
  readonly onDismiss?: (() => void) | undefined
}

/** A slip that says what happened or why nothing did, with at most one thing to do about it. */
export function Notice({ sentence, action, onDismiss }: NoticeProps) {
  return (
    <output className={styles.notice}>
      {sentence !== undefined && (
        <span className={styles.slip}>
          <span>{sentence}</span>
          {action && (
            <button type="button" onClick={action.onClick}>
              {action.label}
            </button>
          )}
          {onDismiss && <IconButton icon="cross" label="Dismiss" onClick={onDismiss} />}
        </span>
      )}
    </output>
  )
}
