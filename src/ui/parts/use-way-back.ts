import { useLocation, useRouter } from 'wouter'

/**
 * Back to where one came from, as it was left: another screen of the app, or the table when this screen was opened
 * by its own address.
 */
export function useWayBack(): () => void {
  const [path, navigate] = useLocation()
  const { base } = useRouter()
  return () => {
    if (isFirstPage(`${base}${path}`)) navigate('/')
    else history.back()
  }
}

/** The page that was loaded is this one: before it in the history lies something else than the app. */
function isFirstPage(path: string): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  const bare = (address: string) => address.replace(/\/$/, '')
  return loaded === undefined || bare(new URL(loaded.name).pathname) === bare(path)
}
