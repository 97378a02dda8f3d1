import { useApp, useReadable } from '../../app/use-app.ts'
import { sayBroughtBack } from '../../words/app.ts'

/** That the browser had lost games, and they are here again. */
export function useBroughtBackSlip() {
  const { broughtBack, dismissBroughtBack } = useApp()
  const games = useReadable(broughtBack)
  return games === 0 ? undefined : { sentence: sayBroughtBack(games), onDismiss: dismissBroughtBack }
}
