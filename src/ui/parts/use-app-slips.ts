import { useApp, useReadable } from '../../app/hooks/use-app.ts'
import { useUpdate } from '../../app/hooks/use-device.ts'
import { sayBroughtBack, UPDATE_WORDS } from '../../words/app.ts'

/** The offer of a newer version: accepted with a tap, never by itself. */
export function useUpdateSlip() {
  const { state, apply } = useUpdate()
  const { tables } = useApp()
  // What is only in memory would be lost with the page.
  if (!tables.isSaved()) return undefined
  if (state !== 'waiting' && state !== 'reload-needed') return undefined
  const { sentence, action } = UPDATE_WORDS[state]
  return { sentence, action: { label: action, onClick: apply } }
}

/** Says that games were recovered after the browser had lost them. */
export function useBroughtBackSlip() {
  const { broughtBack, dismissBroughtBack } = useApp()
  const games = useReadable(broughtBack)
  return games === 0 ? undefined : { sentence: sayBroughtBack(games), onDismiss: dismissBroughtBack }
}
