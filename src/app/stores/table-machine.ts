import { ok, type Result } from '../../base/result.ts'
import { decide } from '../../game/decide.ts'
import type { Intent, Refusal } from '../../game/intent.ts'
import { type Draft, EMPTY_DRAFT, type StoredDraft } from '../../game/record/draft.ts'
import { type Row, rowsOf } from '../../game/record/entry.ts'
import type { Game } from '../../game/record/game.ts'
import { summaryOf } from '../../game/record/game-summary.ts'
import { extend, replay } from '../../game/record/replay.ts'
import type { StorageError, TapError } from '../../game/record/storage-results.ts'
import type { SaveResult, StoredGame, StoredLog } from '../../store/log.ts'
import type { Writer } from '../../store/writer-lock.ts'
import {
  fitDraft,
  giveBack,
  headOf,
  isEmpty,
  type Job,
  newsOf,
  type Question,
  rowsIn,
  type Stepped,
  type TableEvent,
  type TableMachine,
  type TapEvent,
  unsavedIn,
} from './table-state.ts'
// The game on the table as plain data: an event comes in, the next state and the reads and writes to be made come
// out. Times and ids come with the events, and the result of a read or a write is an event as well.

export function openMachine(stored: StoredGame): TableMachine | undefined {
  const game = replay(stored.rows)
  if (!game) return undefined
  const machine: TableMachine = {
    stored,
    jobs: [],
    game,
    draft: EMPTY_DRAFT,
    offeredDraft: undefined,
    access: { type: 'scoring' },
    lock: undefined,
    tapped: undefined,
    question: undefined,
    writing: 'none',
    reading: 'none',
    requests: 0,
    failed: undefined,
    notice: undefined,
    news: undefined,
  }
  return takeDraft(machine, stored.draft)
}

export function step(machine: TableMachine, event: TableEvent): Stepped {
  const [reading, reads] = sendRead(nextState(machine, event))
  const [writing, writes] = sendWrite(reading)
  return [writing, [...reads, ...writes]]
}

function nextState(machine: TableMachine, event: TableEvent): TableMachine {
  switch (event.type) {
    case 'tapped':
      return tap(machine, event)
    case 'tapped-again':
      return tapAgain(machine, event.taps)
    case 'draft-tapped':
      return setDraft(machine, event.draft)
    case 'draft-answered': {
      const { draft, offeredDraft = draft } = machine
      return setDraft({ ...machine, offeredDraft: undefined }, event.taken ? offeredDraft : draft)
    }
    case 'dismissed':
      return { ...machine, ...(machine.notice ? { notice: undefined } : { question: undefined }) }
    case 'ignored':
      return { ...machine, notice: { type: 'ignored' } }
    case 'retried':
      return withWriteDue(machine)
    case 'lock':
      return changeAccess({ ...machine, lock: event.news }, machine.lock)
    case 'retired':
      return { ...machine, access: { type: 'retired' } }
    case 'log-changed': {
      const isNews = unsavedIn(machine).length === 0 && event.log.headSeq > headOf(machine)
      return isNews ? adopt(machine, event.log) : machine
    }
    case 'written':
      return event.id === machine.writing ? written({ ...machine, writing: 'none' }, event.result) : machine
    case 'read':
      return event.id === machine.reading ? read({ ...machine, reading: 'none' }, event.result) : machine
  }
}

function sendRead(machine: TableMachine): Stepped {
  if (machine.reading !== 'due') return [machine, []]
  const id = machine.requests + 1
  return [{ ...machine, reading: id, requests: id }, [{ type: 'read', id }]]
}

function withWriteDue(machine: TableMachine): TableMachine {
  return machine.writing === 'none' ? { ...machine, writing: 'due' } : machine
}

/** One write at a time, and none while the other window's log is read. */
function sendWrite(machine: TableMachine): Stepped {
  if (machine.writing !== 'due') return [machine, []]
  // A tap also writes the draft that is left after it, so no earlier draft need be written.
  const jobs = machine.jobs.filter(({ tap }, i) => tap || i === machine.jobs.length - 1)
  const [job] = jobs
  if (!job || machine.tapped) return [{ ...machine, writing: 'none' }, []]
  const id = machine.requests + 1
  const { gameId, rows: log, headSeq } = machine.stored
  const { rows, summary, draft } = job
  const write = { type: 'write', id, tap: { gameId, log, headSeq, rows, summary, draft } } as const
  return [{ ...machine, jobs, writing: id, requests: id }, [write]]
}

function tap(machine: TableMachine, event: TapEvent): TableMachine {
  const { access, tapped, draft } = machine
  const { intent } = event
  if (access.type !== 'scoring') return explainBarred(machine)
  if (tapped) return { ...machine, tapped: [...tapped, intent] }
  const played = decideTap(machine, event)
  if (!played.ok) return { ...machine, notice: { type: 'refused', refusal: played.error } }
  const { rows, game } = played.value
  const answered = { ...machine, notice: undefined, question: undefined, offeredDraft: undefined }
  return enqueue(showGame(answered, game, rows), rows, { intent, draftBefore: draft })
}

function decideTap(machine: TableMachine, { intent, tapId, at }: TapEvent) {
  const { stored, game } = machine
  const decided = decide(game, intent, at)
  if (!decided.ok) return decided
  const rows = rowsOf(stored.gameId, headOf(machine), tapId, at, decided.value)
  const next = extend({ rows: rowsIn(machine), game }, rows)
  // The log held a game before these rows, so it holds one after them.
  if (!next) throw new Error('a tap left no game in the log')
  return ok({ rows, game: next.game })
}

export function preview(machine: TableMachine, intent: Intent, at: number): Result<Game, Refusal> {
  const played = decideTap(machine, { intent, tapId: 'preview', at })
  return played.ok ? ok(played.value.game) : played
}

/** While this window may not score, the question waits. */
function tapAgain(machine: TableMachine, taps: readonly TapEvent[]): TableMachine {
  return machine.access.type === 'scoring'
    ? taps.reduce(tap, { ...machine, question: undefined })
    : explainBarred(machine)
}

function setDraft(machine: TableMachine, draft: Draft): TableMachine {
  return machine.access.type === 'scoring' ? enqueue({ ...machine, draft }, []) : explainBarred(machine)
}

function enqueue(machine: TableMachine, rows: readonly Row[], tap?: Job['tap']): TableMachine {
  const { stored, game, draft, jobs } = machine
  const { gameId } = stored
  const at = (rows.at(-1) ?? rowsIn(machine).at(-1))?.at ?? 0
  const headSeq = rows.at(-1)?.seq ?? headOf(machine)
  const job: Job = {
    tap,
    rows,
    summary: summaryOf(gameId, game, at),
    draft: isEmpty(draft) ? undefined : { gameId, headSeq, draft },
  }
  return withWriteDue({ ...machine, jobs: [...jobs, job] })
}

function written(machine: TableMachine, result: Result<SaveResult, TapError>): TableMachine {
  if (!result.ok && result.error.type === 'conflict') {
    return { ...machine, tapped: [], reading: 'due' }
  }
  if (!result.ok) return readOnceSaved({ ...machine, failed: result.error })
  const { stored } = machine
  const [{ rows } = { rows: [] }, ...jobs] = machine.jobs
  const next: TableMachine = {
    ...machine,
    stored: { ...stored, rows: [...stored.rows, ...rows], headSeq: rows.at(-1)?.seq ?? stored.headSeq },
    jobs,
    writing: jobs.length > 0 ? 'due' : 'none',
    failed: undefined,
    notice: result.value === 'restored' ? { type: 'wiped' } : machine.notice,
  }
  return readOnceSaved(next)
}

function readOnceSaved(machine: TableMachine): TableMachine {
  return machine.access.type === 'saving-first' && machine.writing === 'none'
    ? { ...machine, reading: 'due' }
    : machine
}

function read(machine: TableMachine, result: Result<StoredGame, StorageError>): TableMachine {
  const log = result.ok ? result.value : undefined
  const next = machine.tapped ? acceptTheirLog(machine, log ?? machine.stored) : machine
  const { access } = next
  if (access.type === 'saving-first') return takeOver(next, log, access.left)
  if (access.type !== 'taking-over') return next
  if (unsavedIn(next).length === 0) return takeOver(next, log)
  return withWriteDue({ ...next, access: { type: 'saving-first', left: log?.draft } })
}

/** Another window was first: its log counts, and the player is asked about the taps made here. */
function acceptTheirLog(machine: TableMachine, log: StoredLog): TableMachine {
  const lost = unsavedIn(machine)
  const had = machine.jobs.find(({ tap }) => tap)?.tap?.draftBefore ?? machine.draft
  const theirs = adopt(machine, log)
  const asked = lost.length > 0 ? { question: ask(theirs, lost), notice: undefined } : {}
  const next: TableMachine = { ...theirs, tapped: undefined, ...asked }
  // The draft on the disk belongs to the window that scores.
  return next.access.type === 'scoring' ? setDraft(next, fitDraft(had, next.game, next.game)) : next
}

/** Undo and redo are not offered again: they would now act on the other window’s tap. */
function ask({ stored, game }: TableMachine, lost: readonly Intent[]): Question {
  const mine = lost.filter(({ type }) => type !== 'undo' && type !== 'redo')
  const last = stored.rows.at(-1)?.entry.type
  const theirs = last === 'undone' || last === 'redone' ? undefined : game.undo
  return { type: 'other-window-pegged', mine, theirs }
}

/** The game as the other window left it. Taps that still cannot be written stay, or are asked about. */
function takeOver(machine: TableMachine, log?: StoredGame, left?: StoredDraft): TableMachine {
  const next = log ? takeDraft(takeLog(machine, log), log.draft ?? left) : machine
  // Another window has taken the lock again in the meantime.
  if (machine.lock === 'elsewhere') return watchOnly(next)
  return { ...next, access: { type: 'scoring' }, notice: undefined }
}

function takeLog(machine: TableMachine, log: StoredLog): TableMachine {
  const { stored } = machine
  // A log read before our own tap was saved, or from a wiped disk, is older than the known one.
  if (unsavedIn(machine).length === 0) return adopt(machine, log.headSeq < stored.headSeq ? stored : log)
  return log.headSeq > stored.headSeq ? acceptTheirLog(machine, log) : machine
}

/** `before`: what was known of the lock. A window that never had the lock has not lost it. */
function changeAccess(machine: TableMachine, before: Writer | undefined): TableMachine {
  const isHere = machine.lock !== 'elsewhere'
  const { type } = machine.access
  if (type === 'watching' && isHere) {
    return { ...machine, access: { type: 'taking-over' }, reading: 'due' }
  }
  if (type !== 'scoring' || isHere) return machine
  return watchOnly(before ? { ...machine, notice: { type: 'taken-over' } } : machine)
}

function watchOnly(machine: TableMachine): TableMachine {
  return { ...machine, access: { type: 'watching' }, draft: EMPTY_DRAFT, offeredDraft: undefined }
}

/** Continues from a log that was read and drops all waiting writes. If it holds no game, the known log stays. */
function adopt(machine: TableMachine, log: StoredLog): TableMachine {
  const game = replay(log.rows)
  if (!game) return adopt(machine, machine.stored)
  return { ...showGame(machine, game, log.rows), stored: log, jobs: [], writing: 'none', failed: undefined }
}

function showGame(machine: TableMachine, game: Game, rows: readonly Row[]): TableMachine {
  const news = newsOf(machine.game, game, rows.at(-1))
  const draft = giveBack(fitDraft(machine.draft, machine.game, game), news, game)
  return { ...machine, game, news, draft }
}

/** A draft is only applied to the very log it was made on. */
function takeDraft(machine: TableMachine, kept: StoredDraft | undefined): TableMachine {
  const fits = kept ? fitDraft(kept.draft, machine.game, machine.game) : EMPTY_DRAFT
  if (kept?.headSeq === headOf(machine)) return { ...machine, draft: fits, offeredDraft: undefined }
  return { ...machine, draft: EMPTY_DRAFT, offeredDraft: isEmpty(fits) ? undefined : fits }
}

function explainBarred(machine: TableMachine): TableMachine {
  return { ...machine, notice: { type: machine.access.type === 'retired' ? 'old-version' : 'watching' } }
}
