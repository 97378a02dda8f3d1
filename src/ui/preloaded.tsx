import { type ComponentType, lazy, useState } from 'react'

/**
 * A part in a chunk of its own that is already being loaded: whoever comes to it finds it there and waits for nothing.
 * A `lazy` part would blank the screen for a moment even then, because its promise is asked anew.
 */
export function preloaded<P extends object>(loading: Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | undefined
  const take = (part: ComponentType<P>) => {
    loaded = part
  }
  // That it could not be loaded is told where it is wanted.
  loading.then(take, () => {})
  const Awaited = lazy(async () => ({ default: await loading }))
  return function Preloaded(props: P) {
    // Chosen once, so that a part on the screen is never exchanged for itself.
    const [Part] = useState(() => loaded ?? Awaited)
    return <Part {...props} />
  }
}
