import type { Result } from '../base/result.ts'
import type { Entry } from './entry.ts'
import type { Refusal } from './intent.ts'

/** The entries a tap writes, in order, or why it writes none. */
export type Decision = Result<readonly Entry[], Refusal>
