import { memo } from 'react'
import { useApp, useReadable } from '../../app/hooks/use-app.ts'
import { useUpdate } from '../../app/hooks/use-device.ts'
import { COMMON_WORDS, sayRecovered, UPDATE_WORDS } from '../../words/app.ts'
import { IconButton } from './Button.tsx'
import styles from './Notice.module.css'

export interface NoticeAction {
  readonly label: string
  readonly onClick: () => void
}

export interface Slip {
  readonly sentence: string
  readonly action?: NoticeAction | undefined
  /** A second action, where the first may not help. */
  readonly also?: NoticeAction | undefined
  readonly onDismiss?: (() => void) | undefined
  /**
   * Shown without moving a key. `foot`: over the foot. `line`: the page shows it under the board, so here it is only read
   * aloud.
   */
  readonly over?: 'line' | 'foot' | undefined
}

type NoticeProps = Omit<Slip, 'sentence'> & { readonly sentence?: string | undefined }

/** A slip, or nothing. The region is always on the page, or it would not be read aloud. */
export const Notice = memo(function Notice({ sentence, action, also, onDismiss, over }: NoticeProps) {
  const actions = [action, also].filter((one) => one !== undefined)
  return (
    <output data-over={over}>
      {over === 'line' && <span className="visually-hidden">{sentence}</span>}
      {over !== 'line' && sentence !== undefined && (
        <span className={styles.slip} data-mirrors="">
          <span>{sentence}</span>
          {actions.map(({ label, onClick }) => (
            <button key={label} type="button" onClick={onClick}>
              {label}
            </button>
          ))}
          {onDismiss && <IconButton icon="cross" label={COMMON_WORDS.dismiss} onClick={onDismiss} />}
        </span>
      )}
    </output>
  )
})

/** The offer of a newer version: accepted with a tap, never by itself. */
export function useUpdateSlip() {
  const { state, apply } = useUpdate()
  const { currentGame } = useApp()
  // Taps that are only in memory would be lost with the page.
  if (!currentGame.isSaved()) return undefined
  if (state !== 'waiting' && state !== 'reload-needed') return undefined
  const { sentence, action } = UPDATE_WORDS[state]
  return { sentence, action: { label: action, onClick: apply } }
}

export function useRecoveredSlip() {
  const { recovered, dismissRecovered } = useApp()
  const games = useReadable(recovered)
  return games === 0 ? undefined : { sentence: sayRecovered(games), onDismiss: dismissRecovered }
}
