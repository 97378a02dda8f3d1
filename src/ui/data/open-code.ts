import { useLocation } from 'wouter'
import { useApp } from '../../app/hooks/use-app.ts'
import { type Opened, openCode } from '../../app/transfer/codes.ts'
import { sayPartsRead, sayTrouble } from '../../words/pages/transfer.ts'

type Navigate = ReturnType<typeof useLocation>[1]

/** Where rows could not be saved. */
export const UNSAVED = '?scan&unsaved'

/** Goes where a code leads that asks nothing before: to a page, or to a followed game, which it brings up. */
export async function goTo(navigate: Navigate, opened: Extract<Opened, { type: 'page' | 'rows' }>) {
  if (opened.type === 'page') return navigate(opened.address, { replace: true })
  navigate('/', { replace: true })
  if (!(await opened.add())) navigate(`/storage${UNSAVED}`)
}

/** Opens a code that the camera saw, or a link that was pasted. What is missing or wrong is said. */
export function useCodes(what: 'code' | 'link', say: (sentence: string) => void) {
  const app = useApp()
  const [, navigate] = useLocation()
  return async (text: string) => {
    const opened = await openCode(app, text)
    if (!opened.ok) return say(sayTrouble(opened.error, what))
    const { value } = opened
    if (value.type === 'parts') return say(sayPartsRead(value))
    if (value.type !== 'game') return goTo(navigate, value)
    navigate(`/receive#${text.slice(text.indexOf('#') + 1).trim()}`, { replace: what === 'code' })
  }
}
