import { applyUpdate, type UpdateState, updates } from '../pwa/register.ts'
import { useReadable } from './use-app.ts'

export interface Update {
  readonly state: UpdateState
  /** From a tap, or between games; never by itself in a game. */
  readonly apply: () => void
}

export function useUpdate(): Update {
  return { state: useReadable(updates), apply: applyUpdate }
}
