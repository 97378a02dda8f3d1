import { useState } from 'react'
import { CLUB_WORDS } from '../../words/pages/club.ts'
import { Notice } from '../parts/Notice.tsx'

/** What follows once something is saved; a notice if it could not be. */
export function useSaved() {
  const [isLost, setLost] = useState(false)
  const sentence = isLost ? CLUB_WORDS.notSaved : undefined
  return {
    notice: <Notice sentence={sentence} onDismiss={() => setLost(false)} />,
    async saved(saving: Promise<boolean>, then?: () => void) {
      const isSaved = await saving
      setLost(!isSaved)
      if (isSaved) then?.()
    },
  }
}
