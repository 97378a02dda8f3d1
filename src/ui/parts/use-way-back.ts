import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type AroundNavHandler, useLocation } from 'wouter'
// The hook of the same name in `wouter` decodes the search, and `URLSearchParams` would decode it again.
import { useSearch } from 'wouter/use-browser-location'

/** Marks a page that has another of the app before it in the history, and not something else. */
const FROM_APP = 'from-app'

/** Marks every page that the app itself opens. One that replaces another keeps that one's mark. */
export const markPages: AroundNavHandler = (navigate, to, options) =>
  navigate(to, { ...options, state: options?.replace ? history.state : FROM_APP })

/** Milliseconds: the second half of a double tap would go back two pages, perhaps out of the app. */
const DOUBLE_TAP = 400
let wentBack = Number.NEGATIVE_INFINITY

/** Back to the screen before, or to `home` in place of a screen that was opened by its own address. */
export function useWayBack(home = '/'): () => void {
  const [, navigate] = useLocation()
  return () => {
    const since = Date.now() - wentBack
    // A clock that was set back is no double tap.
    if (since >= 0 && since < DOUBLE_TAP) return
    wentBack = Date.now()
    if (history.state === FROM_APP) history.back()
    else navigate(home, { replace: true })
  }
}

/** Goes to another page once something has ended, if this page is still shown then. */
export function useGoTo(): (page: string) => void {
  const [, navigate] = useLocation()
  const isShown = useRef(false)
  // A page is hidden while the next one is loaded: only a layout effect ends then.
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

/** What `read` makes of this page's search, and again whenever that changes. */
export function useAddress<Address>(read: (search: string) => Address): Address {
  const search = useSearch()
  return useMemo(() => read(search), [read, search])
}

/** Keeps the address in step with the screen, so that it can be bookmarked, shared and reopened. */
export function useKeptAddress(address: string): void {
  const search = useSearch()
  const [path, navigate] = useLocation()
  // On the way to another screen the address is already that screen's.
  const [home] = useState(path)
  useEffect(() => {
    const kept = address && `?${address}`
    if (path === home && kept !== search) navigate(path + kept, { replace: true })
  }, [address, search, path, home, navigate])
}
