import { useState } from 'react'
import { install, installation } from '../../pwa/install.ts'
import { openAgain, wasReloaded } from '../../pwa/open-again.ts'
import { applyUpdate, type UpdateState, updates } from '../../pwa/register.ts'
import { canVibrate } from '../../pwa/vibration.ts'
import { useReadable } from './use-app.ts'

/** Whether this is a tab of Safari on a phone, which may lose its data unless the app is installed. */
export function useIosTab(): boolean {
  return useReadable(installation) === 'ios'
}

/** Asks the browser to install the app, from a tap; undefined where the browser does not offer it. */
export function useInstall(): (() => void) | undefined {
  return useReadable(installation) === 'offered' ? () => void install() : undefined
}

export interface Update {
  readonly state: UpdateState
  /** From a tap, or between games; never by itself in a game. */
  readonly apply: () => void
}

export function useUpdate(): Update {
  return { state: useReadable(updates), apply: applyUpdate }
}

/** Whether this device can vibrate when a key is tapped. */
export function canBeFelt(): boolean {
  return canVibrate()
}

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
