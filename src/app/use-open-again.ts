import { useState } from 'react'
import { openAgain } from '../pwa/open-again.ts'
import { wasReloaded } from '../pwa/reload-mark.ts'

export interface OpenAgain {
  /** Whether a reload has been tried in vain, and the app is downloaded again this time. */
  readonly downloads: boolean
  /** It has been asked for, and takes as long as a download. */
  readonly opening: boolean
  readonly open: () => void
}

/** The way out of a fault of the app itself. */
export function useOpenAgain(): OpenAgain {
  const [downloads] = useState(wasReloaded)
  const [opening, setOpening] = useState(false)
  function open(): void {
    setOpening(true)
    void openAgain()
  }
  return { downloads, opening, open }
}
