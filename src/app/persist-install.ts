import { installation } from '../pwa/install.ts'
import { useReadable } from './use-app.ts'

/** Whether this is a tab of Safari on a phone, which may lose its data unless the app is installed. */
export function useIosTab(): boolean {
  return useReadable(installation) === 'ios'
}
