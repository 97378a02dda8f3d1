import { Workbox } from 'workbox-window'
import { makeObservable, type Readable } from '../base/observable.ts'
import { trustedScript } from './trusted-script.ts'

export type UpdateState =
  | 'current'
  /** A newer version is ready and waits for `applyUpdate`. */
  | 'waiting'
  /** The update was accepted in this window, which reloads when the new version is active. */
  | 'applying'
  /** The update was accepted in another window: this one still runs the old version and should reload. */
  | 'reload-needed'

/** How often, at most, an app that stays open for days looks for a newer version when it is shown again. */
const CHECK_EVERY_MS = 60 * 60 * 1000

const observable = makeObservable<UpdateState>('current')
let workbox: Workbox | undefined

/** Whether a newer version waits. Nothing here reloads a page without being asked. */
export const updates: Readable<UpdateState> = observable

/** Accepts the waiting version and reloads this window once it is active. Other windows get `reload-needed`. */
export function applyUpdate(): void {
  if (observable.getState() === 'reload-needed') location.reload()
  if (observable.getState() !== 'waiting') return
  observable.set('applying')
  workbox?.messageSkipWaiting()
}

export async function registerWorker(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  try {
    const scope = import.meta.env.BASE_URL
    workbox = new Workbox(trustedScript(`${scope}sw.js`), { scope })
    followUpdates(workbox)
    await workbox.register()
    checkWhenSeenAgain(workbox)
  } catch {
    // Without a worker there is no offline start. The game itself needs none, and the next visit tries again.
  }
}

function followUpdates(worker: Workbox): void {
  // The first worker claims the page that installed it, which is no update.
  let controlled = navigator.serviceWorker.controller !== null
  worker.addEventListener('waiting', () => observable.set('waiting'))
  worker.addEventListener('controlling', () => {
    if (!controlled) controlled = true
    else if (observable.getState() === 'applying') location.reload()
    else observable.set('reload-needed')
  })
}

function checkWhenSeenAgain(worker: Workbox): void {
  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_EVERY_MS) return
    checkedAt = Date.now()
    worker.update().catch(() => {}) // offline: asks again the next time
  })
}
