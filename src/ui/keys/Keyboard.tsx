import { useEffect, useRef, useState } from 'react'
import { useSettings } from '../../app/use-settings.ts'
import { type KeyGroup, sayKeys } from '../../words/pages/keys.ts'
import { followFocus } from './follow-focus.ts'
import { KeysSheet } from './KeysSheet.tsx'
import { watchPageKeys } from './page-keys.ts'

/** The page by keyboard: its own keys, the sheet that lists them, and a focus that is never lost. */
export function Keyboard() {
  const [{ letters }] = useSettings()
  const [groups, show] = useState<readonly KeyGroup[]>()
  const on = useRef(true)
  on.current = letters === 'on'
  useEffect(() => watchPageKeys({ letters: () => on.current, onHelp: () => show(keysHere()) }), [])
  useEffect(followFocus, [])
  return groups && <KeysSheet groups={groups} onClose={() => show(undefined)} />
}

/** The keys of what stands on the screen now. */
function keysHere(): readonly KeyGroup[] {
  const pads = [...document.querySelectorAll<HTMLElement>('[data-pad]')].map((pad) => pad.dataset.pad ?? '')
  return sayKeys(pads, document.querySelector('main [data-kind="undo"]') !== null)
}
