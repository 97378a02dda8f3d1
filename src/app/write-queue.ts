import { ok, type Result } from '../base/result.ts'
import type { Draft, KeptDraft } from '../game/draft.ts'
import type { Row } from '../game/entry.ts'
import type { Game } from '../game/game.ts'
import { summaryOf } from '../game/game-summary.ts'
import type { Intent } from '../game/intent.ts'
import { type AppendError, appendTap, type Kept } from '../store/append-tap.ts'
import type { Database } from '../store/database.ts'
import { isEmpty } from './draft-on.ts'

/** A tap on its way to the disk. */
export interface PendingTap {
  readonly intent: Intent
  readonly rows: readonly Row[]
  /** The game with this tap in it. */
  readonly game: Game
  /** What was half tapped before it, to be given back should the tap come to nothing. */
  readonly draftBefore: Draft
  readonly draftAfter: Draft
}

export interface QueueEvents {
  /** The state of saving has changed. */
  readonly onChange: () => void
  readonly onRestored: () => void
  /** Another window was first: these taps were not written and never will be as they are. */
  readonly onConflict: (taps: readonly PendingTap[]) => void
}

export interface WriteQueue {
  readonly add: (tap: PendingTap) => void
  readonly keepDraft: (draft: Draft, game: Game) => void
  /** Tries again what failed; resolves when all is written or one has failed anew. */
  readonly retry: () => Promise<void>
  /** Goes on from a log that was read again; what was queued is forgotten. */
  readonly restart: (rows: readonly Row[], headSeq: number) => void
  readonly pending: () => readonly PendingTap[]
  readonly failed: () => AppendError | undefined
  /** What is known to be on the disk. */
  readonly stored: () => { readonly rows: readonly Row[]; readonly headSeq: number }
  /** Number of the last line, written or on its way. */
  readonly headSeq: () => number
}

/**
 * Writes a game's taps in their order, one transaction each, and drafts between them. One writer at a time:
 * so a draft is never kept after the tap that used it, and of several drafts only the last is written.
 */
export function makeWriteQueue(
  db: Database,
  gameId: string,
  start: { readonly rows: readonly Row[]; readonly headSeq: number },
  events: QueueEvents,
): WriteQueue {
  let stored = start.rows
  let head = start.headSeq
  let taps: readonly PendingTap[] = []
  let draft: { readonly draft: Draft; readonly game: Game } | undefined
  let failed: AppendError | undefined
  let writing = false
  let drained = Promise.resolve()
  /** Raised when the queue starts over: an answer from before is not listened to. */
  let run = 0

  function append(tap: PendingTap): Promise<Result<Kept, AppendError>> {
    const last = tap.rows.at(-1)
    return appendTap(db, {
      gameId,
      log: stored,
      headSeq: head,
      rows: tap.rows,
      summary: summaryOf(gameId, tap.game, last?.at ?? 0),
      draft: kept(tap.draftAfter, last?.seq ?? head),
    })
  }

  async function appendDraft(next: typeof draft): Promise<Result<Kept, AppendError>> {
    if (!next) return ok('kept')
    return appendTap(db, {
      gameId,
      log: stored,
      headSeq: head,
      rows: [],
      summary: summaryOf(gameId, next.game, stored.at(-1)?.at ?? 0),
      draft: kept(next.draft, head),
    })
  }

  function kept(of: Draft, headSeq: number): KeptDraft | undefined {
    return isEmpty(of) ? undefined : { gameId, headSeq, draft: of }
  }

  function drain(): Promise<void> {
    if (!writing) drained = writeAll()
    return drained
  }

  async function writeAll(): Promise<void> {
    writing = true
    const mine = run
    while (taps.length > 0 || draft) {
      // After a failure or a restart `writing` has been put down already, and may be up again.
      if (!(await writeNext(mine))) return
    }
    writing = false
  }

  /** False when this run of the queue has come to its end. */
  async function writeNext(mine: number): Promise<boolean> {
    const [tap] = taps
    const next = tap ? undefined : draft
    if (next) draft = undefined
    const result = await (tap ? append(tap) : appendDraft(next))
    if (run !== mine) return false
    if (!result.ok) return fail(result.error, next)
    if (tap) {
      stored = [...stored, ...tap.rows]
      head = tap.rows.at(-1)?.seq ?? head
      taps = taps.slice(1)
    }
    failed = undefined
    if (result.value === 'restored') events.onRestored()
    events.onChange()
    return true
  }

  function fail(error: AppendError, unsaved: typeof draft): false {
    writing = false
    if (error.type === 'conflict') {
      const lost = taps
      restart(stored, head)
      events.onConflict(lost)
    } else {
      draft ??= unsaved
      failed = error
      events.onChange()
    }
    return false
  }

  function restart(rows: readonly Row[], headSeq: number): void {
    run++
    stored = rows
    head = headSeq
    taps = []
    draft = undefined
    failed = undefined
    writing = false
  }

  return {
    add(tap) {
      taps = [...taps, tap]
      // The tap carries the draft that is left after it.
      draft = undefined
      void drain()
    },
    keepDraft(of, game) {
      draft = { draft: of, game }
      void drain()
    },
    retry: drain,
    restart,
    pending: () => taps,
    failed: () => failed,
    stored: () => ({ rows: stored, headSeq: head }),
    headSeq: () => taps.at(-1)?.rows.at(-1)?.seq ?? head,
  }
}
