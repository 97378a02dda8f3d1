import { setReloaded, wasReloaded } from './reload-mark.ts'

/**
 * After an update an old window asks for a part of the app that is no longer there. One reload brings the new version;
 * if the same version fails again the error is left to whoever asked, so that the page never reloads in circles. So it
 * is while `mayReload` says no: what is only in memory would go with the page.
 */
export function reloadOnStaleChunk(mayReload: () => boolean): void {
  addEventListener('vite:preloadError', (event) => {
    if (!mayReload()) return
    // Without a worker the part may only be out of reach, and the page that stands is all there is.
    if (!navigator.serviceWorker?.controller) return
    // Without a memory a reload could go on for ever.
    if (wasReloaded() || !setReloaded(true)) return
    event.preventDefault()
    location.reload()
  })
}
