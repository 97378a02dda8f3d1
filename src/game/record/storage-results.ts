/** Declared here, where both can see it: the store answers with these and `words/` says them. */

export type StorageError =
  | { readonly type: 'quota' }
  /** A list of the device has as many lines as can be read again. */
  | { readonly type: 'full' }
  /** The browser lost its own database, and all retries failed. */
  | { readonly type: 'connection-lost' }
  /** Closed for an upgrade by another window: reload to continue. */
  | { readonly type: 'closed' }
  /** Stored by a newer release than this one: reload to get it. */
  | { readonly type: 'newer-version' }
  /** Another window of an older release holds the database open. */
  | { readonly type: 'blocked' }
  | { readonly type: 'unavailable' }
  | { readonly type: 'taken' }
  | { readonly type: 'unknown'; readonly name: string; readonly message: string }

export type TapError =
  | StorageError
  /** Another window has already written rows with these numbers: read the log again before anything else is written. */
  | { readonly type: 'conflict' }
  /** The line to the phone that scores is lost: the tap may be in the game, or not. */
  | { readonly type: 'line-lost' }
  /** The phone that scores did not take the tap: it is not this player’s, or against its rules. */
  | { readonly type: 'not-taken' }
  /** Another window has already begun this game of the match. */
  | { readonly type: 'game-taken'; readonly gameId: string }

export type NotSavedWhy = TapError['type']

/** Nothing of such a file is imported. */
export interface FileError {
  /** `unreadable`: the device cannot read it, for it may be on a drive that cannot be reached. */
  readonly type: 'unreadable' | 'too-large' | 'foreign' | 'newer-file' | 'damaged' | 'cut-short'
}

export type RestoreError =
  | FileError
  /** A tap of the game on the table is not saved. */
  | { readonly type: 'busy' }
  | Cancelled
  /** Some of it was imported; importing it again adds the rest. */
  | { readonly type: 'store'; readonly error: StorageError | FileError | Cancelled }

/** By the player. */
type Cancelled = { readonly type: 'cancelled' }

export type ImportResult = 'new' | 'extended' | 'same' | 'behind' | 'kept-as-copy'

export type ImportCounts = { readonly [How in ImportResult]: number }

/** `damaged`: cut short or changed. `other-rules`: of a rule set that differs between two releases. */
export type LinkProblem = 'no-game' | 'older' | 'newer' | 'other-rules' | 'damaged'

/** `missed`: rows are missing between. `differs`: both phones wrote. */
export type CatchUpProblem = LinkProblem | 'not-followed' | 'missed' | 'differs' | 'nothing-new'

/** Why two phones are not joined. `earlier`: the code answers another one than is shown. `cannot`: no browser of this kind can. */
export type JoinProblem = Exclude<LinkProblem, 'other-rules'> | 'earlier' | 'failed' | 'cannot'

export interface CodeProblem {
  /** `busy`: a tap of the game on the table must be saved first. */
  readonly type: CatchUpProblem | JoinProblem | 'busy'
  /** The deal that comes next here: the first that was missed. */
  readonly deal?: number
}

export interface PartsRead {
  readonly read: number
  /** Their numbers, from 1. */
  readonly missing: readonly number[]
  /** The code read before was of another game, or of another moment of it. */
  readonly isOther: boolean
}

/**
 * `unsure`: the browser never answered; the game can be restored as if it were gone. `scored-elsewhere`:
 * another window has it as its live game, and would only write it again with its next tap.
 */
export type Deletion = 'deleted' | 'unsure' | 'not-saved' | 'scored-elsewhere' | 'failed'

/** `taken`: another game has its place. */
export type Undeletion = 'back' | 'taken' | 'failed'
