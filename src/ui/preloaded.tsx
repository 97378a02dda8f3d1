import { type ComponentType, lazy, useState } from 'react'
import { loadAhead } from '../app/load-ahead.ts'

export function late<P extends object>(chunk: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await chunk() }))
}

/** A part in a chunk of its own. Unlike `lazy`, it does not blank the screen for a moment once it is loaded. */
export function preloaded<P extends object>(chunk: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | undefined
  let loading: Promise<ComponentType<P>> | undefined
  const ask = async () => {
    try {
      await fetchFailedStyles()
      loaded = await chunk()
      return loaded
    } catch (error) {
      // A part that could not be loaded ahead is requested again when it is needed.
      loading = undefined
      throw error
    }
  }
  const load = () => (loading ??= ask())
  const Awaited = late(load)
  function Preloaded(props: P) {
    // Chosen once, so that a part on the screen is never replaced by the same part.
    const [Part] = useState(() => loaded ?? Awaited)
    return <Part {...props} />
  }
  // A failure is reported where the part is needed.
  return Object.assign(Preloaded, { load: () => void loadAhead(load) })
}

/** Links to styles that could not be fetched: the loader of chunks requests each only once. */
const failed = new Set<HTMLLinkElement>()

export function watchStyles(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target)
  }
  // The event does not bubble.
  document.addEventListener('error', note, true)
}

/** Requests styles again that could not be fetched, so that no part of the app is without its styles. */
async function fetchFailedStyles(): Promise<void> {
  try {
    await Promise.all([...failed].map(fetchAgain))
  } catch (error) {
    // Reported in the same way as by the loader of chunks: an update may have removed them.
    if (dispatchEvent(new Event('vite:preloadError', { cancelable: true }))) throw error
  }
}

function fetchAgain(link: HTMLLinkElement): Promise<unknown> {
  const next = document.createElement('link')
  const fetched = new Promise((resolve, reject) => {
    next.onload = resolve
    next.onerror = () => reject(new Error(`styles that could not be fetched: ${link.href}`))
  })
  next.rel = link.rel
  next.href = link.href
  failed.delete(link)
  link.replaceWith(next)
  return fetched
}
