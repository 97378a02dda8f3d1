import { useState, useSyncExternalStore } from 'react'
import { install, installation } from '../../pwa/install.ts'
import { applyUpdate, updates } from '../../pwa/register.ts'
import { reloadApp, wasReloaded } from '../../pwa/reload-app.ts'
import { useReadable } from './use-app.ts'

/** Whether this is a tab of Safari on a phone, which may lose its data unless the app is installed. */
export const useIosTab = () => useReadable(installation) === 'ios'

/** Asks the browser to install the app, from a tap; undefined where the browser does not offer it. */
export function useInstall(): (() => void) | undefined {
  return useReadable(installation) === 'offered' ? () => void install() : undefined
}

/** A newer version, to be applied from a tap or between games, never during a game. */
export const useUpdate = () => ({ state: useReadable(updates), apply: applyUpdate })

export const useMedia = (query: string) => useSyncExternalStore(watchScreen, () => matchMedia(query).matches)

function watchScreen(onChange: () => void) {
  addEventListener('resize', onChange)
  return () => removeEventListener('resize', onChange)
}

export function useOpenAgain() {
  /** Whether a reload has not helped, so that the app is now downloaded again. */
  const [downloads] = useState(wasReloaded)
  /** The reload has been started; it may take as long as a download. */
  const [opening, setOpening] = useState(false)
  function open(): void {
    setOpening(true)
    void reloadApp()
  }
  return { downloads, opening, open }
}
