import { flushSync } from 'react-dom'
import { stillness } from '../../app/stillness.ts'

/** Shows a change as one movement where things move; what has a `view-transition-name` on both pages stays in sight. */
export function inTransition(change: () => void): void {
  if (stillness() || !document.startViewTransition) change()
  // A page that is not drawn turns without it.
  else document.startViewTransition(() => flushSync(change)).ready.catch(() => undefined)
}
