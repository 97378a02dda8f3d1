import { ok, type Result } from '../../base/result.ts'
import { decide } from '../../game/decide.ts'
import { figuresRow } from '../../game/figures/game-figures.ts'
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
    access: 'scoring',
    question: undefined,
    writing: 'none',
    reading: 'none',
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
      return changeAccess(machine, event.news)
    case 'retired':
      return { ...machine, access: 'retired' }
    case 'written':
      return written({ ...machine, writing: 'none' }, event.result)
    case 'changed':
      return withReadDue(machine)
    case 'rows':
      return takeRows({ ...machine, reading: machine.reading === 'again' ? 'due' : 'none' }, event.result)
  }
}

/** A write that is under way is answered first: what is read then has its rows, or never will. */
function sendRead(machine: TableMachine): Stepped {
  if (machine.reading !== 'due' || machine.writing === 'sent') return [machine, []]
  return [{ ...machine, reading: 'sent' }, [{ type: 'read' }]]
}

/** One read at a time: between two, a write could begin, and what the second brings would be older than it. */
function withReadDue(machine: TableMachine): TableMachine {
  return { ...machine, reading: machine.reading === 'none' || machine.reading === 'due' ? 'due' : 'again' }
}

function withWriteDue(machine: TableMachine): TableMachine {
  return machine.writing === 'none' ? { ...machine, writing: 'due' } : machine
}

/** One write at a time, and none before the log of another window is read. */
function sendWrite(machine: TableMachine): Stepped {
  if (machine.writing !== 'due' || machine.reading !== 'none') return [machine, []]
  // A tap also writes the draft that is left after it, so no earlier draft need be written.
  const jobs = machine.jobs.filter(({ tap }, i) => tap || i === machine.jobs.length - 1)
  const [job] = jobs
  if (!job) return [{ ...machine, writing: 'none' }, []]
  const { gameId, rows: log, headSeq } = machine.stored
  const { tap, ...written } = job
  const write = { type: 'write', tap: { gameId, log, headSeq, ...written }, intent: tap?.intent } as const
  return [{ ...machine, jobs, writing: 'sent' }, [write]]
}

function tap(machine: TableMachine, event: TapEvent): TableMachine {
  const { access, draft } = machine
  const { intent } = event
  if (access !== 'scoring') return explainBarred(machine)
  const played = decideTap(machine, event)
  if (!played.ok) return { ...machine, notice: { type: 'refused', refusal: played.error } }
  const { rows, game } = played.value
  const answered = { ...machine, notice: undefined, question: undefined, offeredDraft: undefined }
  const figures = figuresRow(machine.stored.gameId, game, [...rowsIn(machine), ...rows])
  return enqueue(showGame(answered, game, rows), rows, {
    tap: { intent, draftBefore: draft },
    figures: figures ?? (machine.game.outcome ? 'none' : undefined),
  })
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
  return machine.access === 'scoring'
    ? taps.reduce(tap, { ...machine, question: undefined })
    : explainBarred(machine)
}

function setDraft(machine: TableMachine, draft: Draft): TableMachine {
  return machine.access === 'scoring' ? enqueue({ ...machine, draft }, []) : explainBarred(machine)
}

function enqueue(
  machine: TableMachine,
  rows: readonly Row[],
  { tap, figures }: Pick<Job, 'tap' | 'figures'> = { tap: undefined },
): TableMachine {
  const { stored, game, draft, jobs } = machine
  const { gameId } = stored
  const at = (rows.at(-1) ?? rowsIn(machine).at(-1))?.at ?? 0
  const headSeq = rows.at(-1)?.seq ?? headOf(machine)
  const job: Job = {
    tap,
    rows,
    summary: summaryOf(gameId, game, at),
    figures,
    draft: isEmpty(draft) ? undefined : { gameId, headSeq, draft },
  }
  return withWriteDue({ ...machine, jobs: [...jobs, job] })
}

function written(machine: TableMachine, result: Result<SaveResult, TapError>): TableMachine {
  if (!result.ok && result.error.type === 'conflict') return withReadDue(machine)
  if (!result.ok && result.error.type === 'not-taken') {
    return { ...adopt(machine, machine.stored), notice: { type: 'not-taken' } }
  }
  if (!result.ok) return { ...machine, failed: result.error }
  const [job, ...jobs] = machine.jobs
  const next = withSaved({ ...machine, jobs, failed: undefined }, job ? [job] : [])
  return {
    ...next,
    writing: jobs.length > 0 ? 'due' : 'none',
    notice: result.value === 'restored' ? { type: 'wiped' } : machine.notice,
  }
}

function withSaved(machine: TableMachine, jobs: readonly Job[]): TableMachine {
  const { stored } = machine
  const rows = jobs.flatMap((job) => job.rows)
  const headSeq = rows.at(-1)?.seq ?? stored.headSeq
  return { ...machine, stored: { ...stored, rows: [...stored.rows, ...rows], headSeq } }
}

/** After a conflict, to take over, or when another window has written. Without an answer the next write finds out. */
function takeRows(machine: TableMachine, result: Result<StoredGame, StorageError>): TableMachine {
  const isTakingOver = machine.access === 'taking-over'
  const log = result.ok ? result.value : undefined
  const next = log ? takeLog(machine, log) : machine
  if (isTakingOver) {
    const taken: TableMachine = { ...next, access: 'scoring', notice: undefined }
    return withWriteDue(log ? takeDraft(taken, log.draft) : taken)
  }
  // A window that only looks has nothing that could fail to be saved.
  return result.ok || machine.access === 'elsewhere' ? next : { ...next, failed: result.error }
}

/** The log as it was read. If another window has changed it, its log counts, and our unsaved taps are asked about. */
function takeLog(machine: TableMachine, log: StoredLog): TableMachine {
  // A write without an answer may have reached the disk.
  const done = machine.jobs.findLastIndex(({ rows: [row] }) => row && isAt(log.rows, row)) + 1
  const left = machine.jobs.slice(done).filter(({ tap }) => tap)
  const known = withSaved({ ...machine, jobs: left }, machine.jobs.slice(0, done))
  const [last] = log.rows.slice(-1)
  const isOurs = log.headSeq <= known.stored.headSeq && (!last || isAt(known.stored.rows, last))
  if (isOurs) return withWriteDue(known)
  const had = machine.jobs.find(({ tap }) => tap)?.tap?.draftBefore ?? machine.draft
  const theirs = adopt(known, log)
  const lost = unsavedIn(known)
  const asked: TableMachine =
    lost.length > 0 ? { ...theirs, question: ask(theirs, lost), notice: undefined } : theirs
  // The draft on the disk belongs to the window that scores.
  return asked.access === 'scoring' ? setDraft(asked, fitDraft(had, asked.game, asked.game)) : asked
}

const isAt = (rows: readonly Row[], { seq, tapId, part }: Row) =>
  rows.some((row) => row.seq === seq && row.tapId === tapId && row.part === part)

/** Undo and redo are not offered again: they would now act on the other window’s tap. */
function ask({ stored, game }: TableMachine, lost: readonly Intent[]): Question {
  const mine = lost.filter(({ type }) => type !== 'undo' && type !== 'redo')
  const last = stored.rows.at(-1)?.entry.type
  const theirs = last === 'undone' || last === 'redone' ? undefined : game.undo
  return { type: 'other-window-pegged', mine, theirs }
}

function changeAccess(machine: TableMachine, writer: Writer): TableMachine {
  const { access } = machine
  if (access === 'retired') return machine
  if (writer === 'elsewhere') {
    return { ...machine, access: 'elsewhere', draft: EMPTY_DRAFT, offeredDraft: undefined }
  }
  return access === 'elsewhere' ? withReadDue({ ...machine, access: 'taking-over' }) : machine
}

/** Continues from a log that was read and drops all waiting writes. If it holds no game, the known log stays. */
function adopt(machine: TableMachine, log: StoredLog): TableMachine {
  const game = replay(log.rows)
  if (!game) return adopt(machine, machine.stored)
  return { ...showGame(machine, game, log.rows), stored: log, jobs: [], failed: undefined }
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
  return { ...machine, notice: { type: machine.access === 'retired' ? 'old-version' : 'elsewhere' } }
}
