import type { Result } from '../base/result.ts'
import type { Draft } from '../game/draft.ts'
import type { Game, LogLine, Tap } from '../game/game.ts'
import type { GameLog } from '../game/game-log.ts'
import type { Intent, Refusal } from '../game/intent.ts'
import type { AppendError } from '../store/append-tap.ts'
import type { DamagedRow } from '../store/read-log.ts'
import type { Writer } from '../store/writer-lock.ts'

/** One live game as the table sees it. */
export interface TableState {
  readonly gameId: string
  /** With every tap in it, also those that are not on the disk yet. */
  readonly game: Game
  readonly draft: Draft
  /** `saved` is said only by the database. */
  readonly saving: Saving
  readonly writer: Writer
  /**
   * The last refusal or piece of news about the record; stays until dismissed or until the next tap. Under it waits
   * the question about lost taps, which comes back when the other goes.
   */
  readonly notice?: Notice
  /** What the last tap did, here or in the other window, to be announced once. */
  readonly news?: News
  readonly lastLine?: LogLine
  readonly damaged: readonly DamagedRow[]
  /** Tapped on another state of this game: offered, never applied. */
  readonly offeredDraft?: Draft
}

export type Saving = 'saved' | 'saving' | NotSaved

export interface NotSaved {
  readonly failed: AppendError
  /** Taps that are only in memory: at least one. */
  readonly taps: number
}

export type Notice =
  | { readonly id: number; readonly type: 'refused'; readonly refusal: Refusal }
  /** Another window was first with `theirs`; `mine` was not written and is decided again by `again`. */
  | {
      readonly id: number
      readonly type: 'other-window-pegged'
      readonly theirs?: Tap
      readonly mine: readonly Intent[]
    }
  /** Another window scores now. */
  | { readonly id: number; readonly type: 'taken-over' }
  /** A tap in a window that may only watch. */
  | { readonly id: number; readonly type: 'watching' }
  /** A tap in a window whose database was closed for a newer version: reload to go on. */
  | { readonly id: number; readonly type: 'old-version' }
  /** The browser had cleared its data, or another window deleted the game: it was written again. */
  | { readonly id: number; readonly type: 'wiped' }

export type News =
  /** All that one tap did, in order. */
  | { readonly id: number; readonly type: 'lines'; readonly lines: readonly LogLine[] }
  | { readonly id: number; readonly type: 'undone' | 'redone'; readonly tap: Tap }

export interface TableStore {
  readonly subscribe: (listener: () => void) => () => void
  readonly getState: () => TableState
  /** A tap: its effect is in the state when this returns, on the disk when `saving` says so. */
  readonly act: (intent: Intent) => void
  /** What a tap would make of the game, before anybody agrees to it: nothing is written. */
  readonly preview: (intent: Intent) => Result<Game, Refusal>
  readonly setDraft: (draft: Draft) => void
  /** Score here instead of in the other window. */
  readonly takeOver: () => void
  /** Tries again to save what failed. */
  readonly retry: () => void
  /** Tries that and waits for how it ends: false while a tap is only in memory, or a lost one is newly asked about. */
  readonly settle: () => Promise<boolean>
  /** No tap is only in memory, not even one that waits to be asked for again. */
  readonly isSaved: () => boolean
  /** Decides again what another window was first with. */
  readonly again: () => void
  /** Lets the notice go. */
  readonly dismiss: () => void
  /** Says that a tap came too fast after the one before, and did nothing. */
  readonly letPass: () => void
  /** The game with every tap in it, on the disk or not: to be copied or handed over. */
  readonly log: () => GameLog
  readonly acceptDraft: () => void
  readonly declineDraft: () => void
  /** Leaves the table; what is not saved yet goes on being saved. */
  readonly close: () => void
}
