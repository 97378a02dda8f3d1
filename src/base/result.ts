/** Failures of the outside world are returned as values; only bugs are thrown. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E }

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value })
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error })

/** The value, or undefined where nobody needs to know what went wrong. */
export const valueIn = <T>(result: Result<T, unknown>) => (result.ok ? result.value : undefined)
