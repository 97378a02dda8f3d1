import { PAD_WORDS } from '../../words/pads.ts'
import { IconButton } from './Button.tsx'
import styles from './Notice.module.css'

export interface NoticeAction {
  readonly label: string
  readonly onClick: () => void
}

/** A message, what to do about it, and whether it can be dismissed. */
export interface Slip {
  readonly sentence: string
  readonly action?: NoticeAction | undefined
  /** A second action, where the first may not help. */
  readonly also?: NoticeAction | undefined
  readonly onDismiss?: (() => void) | undefined
  /**
   * It goes with the next tap, and meanwhile lies over this edge of the page, so that no key moves under the finger: a
   * question over the foot, where it was asked; a refusal over the top, so that the refused key can be tapped again.
   */
  readonly over?: 'top' | 'foot' | undefined
}

type NoticeProps = Omit<Slip, 'sentence'> & { readonly sentence?: string | undefined }

/** A slip, or nothing. The region is always on the page, or it would not be read aloud. */
export function Notice({ sentence, action, also, onDismiss, over }: NoticeProps) {
  return (
    <output data-over={over}>
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
