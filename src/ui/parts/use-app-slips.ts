import { useApp, useReadable } from '../../app/hooks/use-app.ts'
import { useUpdate } from '../../app/hooks/use-device.ts'
import { sayRecovered, UPDATE_WORDS } from '../../words/app.ts'

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

/** Says that games were recovered after the browser had lost them. */
export function useRecoveredSlip() {
  const { recovered, dismissRecovered } = useApp()
  const games = useReadable(recovered)
  return games === 0 ? undefined : { sentence: sayRecovered(games), onDismiss: dismissRecovered }
}
