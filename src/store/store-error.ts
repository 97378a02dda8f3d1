import type { Result } from '../base/result.ts'
import type { StorageError } from '../game/record/storage-results.ts'

export type StoreError = StorageError

/** What comes of asking the database, or why nothing does; `E`: what else may be wrong. */
export type Stored<T, E = never> = Promise<Result<T, StoreError | E>>

/** First that fits wins: an abort is only as telling as the error inside it. */
const BY_NAME: readonly (readonly [StoreError, readonly string[]])[] = [
  [{ type: 'quota' }, ['QuotaExceededError']],
  [{ type: 'taken' }, ['ConstraintError']],
  [{ type: 'newer-version' }, ['VersionError']],
  [{ type: 'unavailable' }, ['MissingAPIError', 'SecurityError']],
  [
    { type: 'connection-lost' },
    [
      // WebKit, after background or memory pressure: "Connection to Indexed Database server lost".
      'UnknownError',
      // "The database connection is closing."
      'InvalidStateError',
      'TransactionInactiveError',
      'DatabaseClosedError',
      'OpenFailedError',
      'TimeoutError',
      'AbortError',
      // The stores are gone: wiped while open and made again, empty, by somebody else.
      'NotFoundError',
    ],
  ],
]

/** Puts what a database threw into the closed list. */
export function storeErrorOf(thrown: unknown): StoreError {
  const names = namesOf(thrown)
  const known = BY_NAME.find(([, list]) => names.some((name) => list.includes(name)))
  if (known) return known[0]
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  return { type: 'unknown', name: names[0] ?? 'Error', message: message.slice(0, 200) }
}

/** Whether a fresh connection may mend it. */
export function isPassing(error: StoreError): boolean {
  return error.type === 'connection-lost'
}

const DEEPEST = 5

/** The error's name and those of the errors inside it, outermost first. */
function namesOf(thrown: unknown, depth = 0): readonly string[] {
  if (depth === DEEPEST || typeof thrown !== 'object' || thrown === null) return []
  const name = 'name' in thrown && typeof thrown.name === 'string' ? [thrown.name] : []
  const inner = 'inner' in thrown ? namesOf(thrown.inner, depth + 1) : []
  // What many lines at once stumbled on: the first failed by itself, the others because of it.
  const [failure] = 'failures' in thrown && Array.isArray(thrown.failures) ? thrown.failures : []
  return [...name, ...inner, ...namesOf(failure, depth + 1)]
}
