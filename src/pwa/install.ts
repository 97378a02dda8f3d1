import { makeObservable, type Readable } from '../base/observable.ts'

export type InstallState =
  /** It already runs from the home screen or as its own window. */
  | 'installed'
  | 'offered'
  /** Only Safari's Share menu can do it; until then Safari may clear the data after seven days. */
  | 'ios'
  | 'none'

/** Chromium's own event; TypeScript's DOM library does not know it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

const observable = makeObservable<InstallState>('none')
let kept: InstallPromptEvent | undefined

export const installation: Readable<InstallState> = observable

/** Asks the browser to install; only from a tap. True when the person agreed. */
export async function install(): Promise<boolean> {
  const offer = kept
  if (!offer) return false
  kept = undefined // an offer can be used once; the browser makes another
  observable.set('none')
  return (await offer.prompt()).outcome === 'accepted'
}

/** Listens from the start, because the browser's offer may come before anything is on the screen. */
export function watchInstallation(): void {
  const { standalone } = navigator as { readonly standalone?: boolean } // iOS before 17.4
  if (standalone || matchMedia('(display-mode: standalone)').matches) observable.set('installed')
  else if (isIos()) observable.set('ios')
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault() // the app asks between games
    kept = event as InstallPromptEvent
    observable.set('offered')
  })
  addEventListener('appinstalled', () => observable.set('installed'))
}

/** An iPad calls itself a Mac, but no Mac has a touch screen. */
function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}
