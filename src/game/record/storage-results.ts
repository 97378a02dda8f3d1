/*
 * What can come of keeping, bringing in and deleting games. The store answers with these and `words/` says them, so
 * they are declared where both can see them.
 */

/** Why something could not be kept or read. Worded by the table, never shown raw. */
export type StorageError =
  /** The device has no room left. */
  | { readonly type: 'quota' }
  /** The browser lost its own database, more often than we try again. */
  | { readonly type: 'connection-lost' }
  /** Closed for an upgrade by another window: reload to go on. */
  | { readonly type: 'closed' }
  /** Kept by a newer release than this one: reload to get it. */
  | { readonly type: 'newer-version' }
  /** Another window of an older release holds the database open. */
  | { readonly type: 'blocked' }
  /** This browser keeps nothing here. */
  | { readonly type: 'unavailable' }
  /** A unique key is taken. */
  | { readonly type: 'taken' }
  | { readonly type: 'unknown'; readonly name: string; readonly message: string }

/** Why a tap is not on the disk. */
export type TapError =
  | StorageError
  /** Another window has written under these numbers: read the log again, decide nothing alone. */
  | { readonly type: 'conflict' }
  /** Another window has already begun this game of the match. */
  | { readonly type: 'game-taken'; readonly gameId: string }

export type NotSavedWhy = TapError['type']

/** What is wrong with a file. Whatever it is, nothing of the file is taken in. */
export type FileError =
  /** The device does not hand it over: it may lie on another one that cannot be reached. */
  | { readonly type: 'unreadable' }
  | { readonly type: 'too-large' }
  | { readonly type: 'foreign' }
  /** Made by a later release than this one. */
  | { readonly type: 'newer-file' }
  | { readonly type: 'damaged' }
  | { readonly type: 'cut-short' }

/** Why a file was not taken in, or not whole. */
export type RestoreError =
  | FileError
  /** A tap of the game on the table is not saved. */
  | { readonly type: 'busy' }
  /** It came to a halt on the way: some of it is here, and all of it once it is brought in again. */
  | { readonly type: 'store'; readonly error: StorageError | FileError }

/** What became of a game that was brought in. */
export type Arrival = 'new' | 'went-on' | 'same' | 'ours-is-ahead' | 'kept-beside'

/** How many games of a file became what. */
export type Arrivals = { readonly [How in Arrival]: number }

/** Why a link brings no game. */
export type LinkProblem =
  /** There is none in it. */
  | 'no-game'
  /** Made by a later release than this one. */
  | 'newer'
  /** Cut short on its way, or changed. */
  | 'damaged'

/**
 * `unsure`: the browser never answered; the game can be put back as if it were gone. `scored-elsewhere`: another window
 * has it on its table, and would only write it again with its next tap.
 */
export type Deletion = 'deleted' | 'unsure' | 'not-saved' | 'scored-elsewhere' | 'failed'

/** `taken`: another game stands in its place. */
export type PuttingBack = 'back' | 'taken' | 'failed'
