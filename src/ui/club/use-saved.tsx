import { useState } from 'react'
import type { useNights } from '../../app/hooks/use-nights.ts'
import { sayUnsaved } from '../../words/app.ts'
import { Notice } from '../parts/Notice.tsx'

type Saving = ReturnType<ReturnType<typeof useNights>['add']>

/** What follows once something is saved; a notice if it could not be. `undefined`: there was nothing to save it in. */
export function useSaved() {
  const [trouble, setTrouble] = useState<string>()
  return {
    notice: <Notice sentence={trouble} onDismiss={() => setTrouble(undefined)} />,
    async saved(saving: Saving | undefined, then?: () => void) {
      const done = await saving
      setTrouble(done?.ok ? undefined : sayUnsaved(done?.error.type))
      if (done?.ok) then?.()
    },
  }
}
