import { useEffect, useId, useRef, useState } from 'react'
import { useSettings } from '../../app/hooks/use-settings.ts'
import { KEY_WORDS, type KeyGroup, sayKeys } from '../../words/pages/keys.ts'
import { IconButton } from '../parts/Button.tsx'
import { KeyList } from '../parts/KeyList.tsx'
import { followFocus } from './follow-focus.ts'
import css from './Keyboard.module.css'
import { watchPageKeys } from './page-keys.ts'

/** The page by keyboard: its own keys, the sheet that lists them, and a focus that is never lost. */
export function Keyboard() {
  const [{ letters }] = useSettings()
  const [groups, setGroups] = useState<readonly KeyGroup[]>()
  const on = useRef(true)
  on.current = letters === 'on'
  useEffect(() => watchPageKeys({ letters: () => on.current, onHelp: () => setGroups(keysHere()) }), [])
  useEffect(followFocus, [])
  return groups && <KeysSheet groups={groups} onClose={() => setGroups(undefined)} />
}

/** The keys of what stands on the screen now. */
function keysHere(): readonly KeyGroup[] {
  const pads = [...document.querySelectorAll<HTMLElement>('[data-pad]')].map((pad) => pad.dataset.pad ?? '')
  return sayKeys(pads, document.querySelector('main [data-kind="undo"]') !== null)
}

interface KeysSheetProps {
  readonly groups: readonly KeyGroup[]
  readonly onClose: () => void
}

/** The keys in words, over the page until Esc, a tap beside it or its cross; the focus goes back to where it was. */
function KeysSheet({ groups, onClose }: KeysSheetProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  const title = useId()
  useEffect(() => {
    const shown = sheet.current
    shown?.showModal()
    // A tap beside it is one on the dialog itself. Esc closes it without us.
    shown?.addEventListener('click', ({ target }) => target === shown && shown.close())
  }, [])
  return (
    <dialog ref={sheet} className={css.sheet} aria-labelledby={title} onClose={onClose}>
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
