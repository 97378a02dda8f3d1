/** Remembers for which version the page has been reloaded already. */
const KEY = 'fifteen-two:reloaded-from'

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
    const version = import.meta.url // carries the build's hash
    try {
      if (sessionStorage.getItem(KEY) === version) return
      sessionStorage.setItem(KEY, version)
    } catch {
      return // without a memory a reload could go on for ever
    }
    event.preventDefault()
    location.reload()
  })
}
