import { install, installation } from '../pwa/install.ts'
import { applyUpdate, type UpdateState, updates } from '../pwa/register.ts'
import { canVibrate } from '../pwa/vibration.ts'
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
