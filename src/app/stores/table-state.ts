import type { Result } from '../../base/result.ts'
import type { Intent, Refusal } from '../../game/intent.ts'
import { type Draft, type DraftHand, EMPTY_DRAFT, withHand } from '../../game/record/draft.ts'
import type { GameEvent, Row } from '../../game/record/entry.ts'
import {
  currentDeal,
  type Game,
  holderOf,
  type News,
  type ShownGame,
  type Tap,
} from '../../game/record/game.ts'
import type { GameLog } from '../../game/record/game-log.ts'
import type { StorageError, TapError } from '../../game/record/storage-results.ts'
import type { SaveResult, StoredGame, StoredLog, TapToSave } from '../../store/log.ts'
import type { Writer } from '../../store/writer-lock.ts'

/** `table-machine.ts` says how it changes. */
export interface TableMachine {
  /** The log as far as it is known to be on the disk. */
  readonly stored: StoredLog
  /** What is to be written, in order; the first write may be under way. */
  readonly jobs: readonly Job[]
  /** The game with all of these writes in it. */
  readonly game: Game
  readonly draft: Draft
  /** A draft made on another state of this game: offered, never applied. */
  readonly offeredDraft: Draft | undefined
  readonly access: Access
  /** About our taps that were not written because another window was first. It waits under any other notice. */
  readonly question: Question | undefined
  readonly writing: Request
  readonly reading: Request
  /** Why the last write failed; undefined once one has succeeded. */
  readonly failed: TapError | undefined
  /** The last refusal or message about the record, until it is dismissed or the next tap. */
  readonly notice: Notice | undefined
  /** What the last tap did, here or in the other window: a new object each time, to be announced once. */
  readonly news: News | undefined
}

type Access =
  /** This window scores. Also before the browser's first answer, because most windows are alone. */
  | 'scoring'
  /** Another window scores; this one shows what it writes. */
  | 'elsewhere'
  /** This window may score again, and first reads the log. */
  | 'taking-over'
  /** The database was closed for a newer version: nothing can be written before a reload. */
  | 'retired'

/** One transaction: the rows of a tap with the draft left after it, or a draft alone. */
export interface Job extends Pick<TapToSave, 'rows' | 'summary' | 'figures' | 'draft'> {
  /** `draftBefore` is restored if the tap is not written. */
  readonly tap: { readonly intent: Intent; readonly draftBefore: Draft } | undefined
}

/** One is sent at a time. `again`: once more when it is answered. */
type Request = 'none' | 'due' | 'sent' | 'again'

export interface TapEvent {
  readonly intent: Intent
  readonly tapId: string
  readonly at: number
}

export type TableEvent =
  | ({ readonly type: 'tapped' } & TapEvent)
  /** The taps that the player was asked about, made once more. */
  | { readonly type: 'tapped-again'; readonly taps: readonly TapEvent[] }
  | { readonly type: 'draft-tapped'; readonly draft: Draft }
  | { readonly type: 'draft-answered'; readonly taken: boolean }
  | { readonly type: 'dismissed' }
  /** A tap came too fast after the one before, and was ignored. */
  | { readonly type: 'ignored' }
  | { readonly type: 'retried' }
  | { readonly type: 'lock'; readonly news: Writer }
  | { readonly type: 'retired' }
  | { readonly type: 'written'; readonly result: Result<SaveResult, TapError> }
  /** Another window has written rows of this game. */
  | { readonly type: 'changed' }
  /** What the log has now. */
  | { readonly type: 'rows'; readonly result: Result<StoredGame, StorageError> }

/** Answered by an event `written` or `rows`. */
export type Effect =
  | { readonly type: 'write'; readonly tap: TapToSave; readonly intent?: Intent | undefined }
  | { readonly type: 'read' }

export type Stepped = readonly [TableMachine, readonly Effect[]]

/** What a screen shows of it, perhaps with the game in other words. */
export type TableState = Omit<ReturnType<typeof shownOf>, 'game'> & { readonly game: ShownGame }

/** `saved`: the database has confirmed every tap. `taps`: how many are only in memory, at least one. */
export type Saving = 'saved' | 'saving' | { readonly failed: TapError; readonly taps: number }

type Notice =
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'ignored' }
  | Question
  /** A tap in a window that may not score. */
  | { readonly type: 'elsewhere' }
  /** A tap in a window whose database was closed for a newer version. */
  | { readonly type: 'old-version' }
  /** The phone that scores did not take our tap. */
  | { readonly type: 'not-taken' }
  /** The browser had cleared its data, or another window had deleted the game. It was written again. */
  | { readonly type: 'wiped' }

/** Another window was first with `theirs`. `mine` was not written; `retryLost` decides those taps once more. */
export interface Question {
  readonly type: 'other-window-pegged'
  readonly theirs: Tap | undefined
  readonly mine: readonly Intent[]
}

export function rowsIn({ stored, jobs }: TableMachine): readonly Row[] {
  return [...stored.rows, ...jobs.flatMap(({ rows }) => rows)]
}

/** The number of the last line; a damaged line has one too. */
export function headOf({ stored, jobs }: TableMachine): number {
  return jobs.flatMap(({ rows }) => rows).at(-1)?.seq ?? stored.headSeq
}

export function unsavedIn({ jobs }: TableMachine): readonly Intent[] {
  return jobs.flatMap(({ tap }) => tap?.intent ?? [])
}

/** Whether every tap is stored, including those that wait to be asked about. */
export function isSaved(machine: TableMachine): boolean {
  return unsavedIn(machine).length === 0 && !machine.question
}

export function shownOf(machine: TableMachine) {
  const { stored, game, draft, offeredDraft, access, failed, question, notice, news } = machine
  const { gameId, damaged } = stored
  const taps = unsavedIn(machine).length
  const unsaved = failed ? { failed, taps } : 'saving'
  // A draft that could not be stored is no tap: it is stored with the next one.
  const saving: Saving = taps === 0 ? 'saved' : unsaved
  const writer: Writer = access === 'scoring' || access === 'retired' ? 'here' : 'elsewhere'
  return { gameId, game, draft, offeredDraft, saving, writer, damaged, notice: notice ?? question, news }
}

export function logIn(machine: TableMachine): GameLog {
  const { stored, draft } = machine
  const kept = { gameId: stored.gameId, headSeq: headOf(machine), draft }
  return { gameId: stored.gameId, rows: rowsIn(machine), ...(isEmpty(draft) ? {} : { draft: kept }) }
}

export function newsOf(before: Game, after: Game, last: Row | undefined): News {
  if (last?.entry.type === 'undone' && before.undo) return { type: 'undone', tap: before.undo }
  if (last?.entry.type === 'redone' && after.undo) return { type: 'redone', tap: after.undo }
  return { type: 'lines', lines: after.lines.filter((line) => line.tapId === last?.tapId) }
}

/** What is still possible: cuts until the cut, and in the same deal free cards of hands neither counted nor skipped. */
export function fitDraft(draft: Draft, before: Game, after: Game): Draft {
  const sameCut = after.step.type === 'cut' && times(before, 'dealer-cut') === times(after, 'dealer-cut')
  const sameDeal = after.step.type !== 'over' && deals(before) === deals(after)
  const kept: Draft = {
    cuts: sameCut ? draft.cuts : [],
    hands: sameDeal ? draft.hands.flatMap((hand) => freeCards(after, hand)) : [],
  }
  return isEmpty(kept) ? EMPTY_DRAFT : kept
}

/** A counted hand that is undone has its cards tapped again, to be corrected or counted anew. */
export function giveBack(draft: Draft, news: News, game: Game): Draft {
  if (news.type !== 'undone' || news.tap.correction) return draft
  const hands = news.tap.entries.flatMap((entry) => {
    return entry.type === 'hand-counted' && entry.cards
      ? freeCards(game, { ...entry, cards: [...entry.cards] })
      : []
  })
  return hands.reduce((given, { of, cards }) => withHand(given, of, cards), draft)
}

function freeCards(game: Game, { of, cards }: DraftHand): readonly DraftHand[] {
  const deal = currentDeal(game)
  const isDone = deal?.skipped.includes(of) || deal?.counts.some((count) => count.of === of)
  const free = isDone ? [] : cards.filter((card) => (holderOf(deal, card) ?? of) === of)
  return free.length > 0 ? [{ of, cards: free }] : []
}

export function isEmpty({ cuts, hands }: Draft): boolean {
  return cuts.length === 0 && hands.length === 0
}

/** After a misdeal the deal has the same number. */
function deals(game: Game): number {
  return times(game, 'dealt') + times(game, 'redealt')
}

function times(game: Game, type: GameEvent['type']): number {
  return game.lines.filter(({ entry }) => entry.type === type).length
}
