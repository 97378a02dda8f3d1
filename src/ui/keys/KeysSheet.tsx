import { useEffect, useId, useRef } from 'react'
import { KEY_WORDS, type KeyGroup } from '../../words/pages/keys.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { KeyList } from '../parts/KeyList.tsx'
import css from './KeysSheet.module.css'

interface KeysSheetProps {
  readonly groups: readonly KeyGroup[]
  readonly onClose: () => void
}

/** The keys in words, over the page until Esc, a tap beside it or its cross; the focus goes back to where it was. */
export function KeysSheet({ groups, onClose }: KeysSheetProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  const title = useId()
  useEffect(() => sheet.current?.showModal(), [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself
    <dialog
      ref={sheet}
      className={css.sheet}
      aria-labelledby={title}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className={css.page}>
        <header>
          <h2 id={title}>{KEY_WORDS.title}</h2>
          <IconButton icon="cross" label={KEY_WORDS.close} onClick={() => sheet.current?.close()} />
        </header>
        <KeyList groups={groups} />
      </div>
    </dialog>
  )
}
