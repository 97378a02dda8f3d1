import { install, installation } from '../pwa/install.ts'
import { useReadable } from './use-app.ts'

/** Whether this is a tab of Safari on a phone, which may lose its data unless the app is installed. */
export function useIosTab(): boolean {
  return useReadable(installation) === 'ios'
}

/** Asks the browser to install the app, from a tap; undefined where the browser does not offer it. */
export function useInstall(): (() => void) | undefined {
  return useReadable(installation) === 'offered' ? () => void install() : undefined
}
