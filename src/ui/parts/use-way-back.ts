import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type AroundNavHandler, useLocation } from 'wouter'
// The hook of the same name in `wouter` decodes the search, and `URLSearchParams` would decode it again.
import { useSearch } from 'wouter/use-browser-location'

const FROM_APP = 'from-app'

/** Marks every page that the app opens from another of its own. One that replaces another keeps that one's mark. */
export const markPages: AroundNavHandler = (navigate, to, options) =>
  navigate(to, { ...options, state: options?.replace ? history.state : FROM_APP })

/** Back to the screen before; to `home` if this screen was opened by its address. */
export function useWayBack(home = '/'): () => void {
  const [, navigate] = useLocation()
  return () => {
    if (history.state === FROM_APP) history.back()
    else navigate(home, { replace: true })
  }
}

/** Goes to another page when some work has ended, if this page is still shown then. */
export function useGoTo(): (page: string) => void {
  const [, navigate] = useLocation()
  const isShown = useRef(false)
  // A page is hidden, not removed, while the next one loads: only a layout effect ends then.
  useLayoutEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return (page) => {
    if (isShown.current) navigate(page)
  }
}

export function useAddress<Address>(read: (search: string) => Address): Address {
  const search = useSearch()
  return useMemo(() => read(search), [read, search])
}

/** Keeps the address in step with the screen, so that it can be bookmarked, shared and reopened. */
export function useKeptAddress(address: string): void {
  const search = useSearch()
  const [path, navigate] = useLocation()
  // When another screen has been opened, the address is already that screen's.
  const [home] = useState(path)
  useEffect(() => {
    const kept = address && `?${address}`
    if (path === home && kept !== search) navigate(path + kept, { replace: true })
  }, [address, search, path, home, navigate])
}
