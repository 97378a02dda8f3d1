import { fieldOf } from '../base/is-object.ts'
import type { Result } from '../base/result.ts'
import type { StorageError } from '../game/record/storage-results.ts'

/** The result of asking the database; `E`: what else may be wrong. */
export type Stored<T, E = never> = Promise<Result<T, StorageError | E>>

/** The first that fits wins: the error inside an abort says more than the abort. */
const BY_NAME: readonly (readonly [StorageError, readonly string[]])[] = [
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
      // The stores were deleted: cleared while open, and created again without them by another window.
      'NotFoundError',
    ],
  ],
]

export function storeErrorOf(thrown: unknown): StorageError {
  const names = namesOf(thrown)
  const known = BY_NAME.find(([, list]) => names.some((name) => list.includes(name)))
  if (known) return known[0]
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  return { type: 'unknown', name: names[0] ?? 'Error', message: message.slice(0, 200) }
}

const DEEPEST = 5

/** The names of the error and of the errors inside it, outermost first. */
function namesOf(thrown: unknown, depth = 0): readonly string[] {
  if (depth === DEEPEST) return []
  const [name, failures] = [fieldOf(thrown, 'name'), fieldOf(thrown, 'failures')]
  const inner = namesOf(fieldOf(thrown, 'inner'), depth + 1)
  // Of many failed rows only the first is the cause.
  const failure = namesOf(fieldOf(failures, '0'), depth + 1)
  return [...(typeof name === 'string' ? [name] : []), ...inner, ...failure]
}
