import { makeObservable } from '../base/observable.ts'
import { ok, type Result } from '../base/result.ts'
import { decide } from '../game/decide.ts'
import { type Draft, EMPTY_DRAFT, type KeptDraft } from '../game/draft.ts'
import type { Row } from '../game/entry.ts'
import type { Game } from '../game/game.ts'
import type { Intent, Refusal } from '../game/intent.ts'
import { replay } from '../game/replay.ts'
import { rowsOf } from '../game/rows-of.ts'
import { readGame, type StoredGame, type StoredLog } from '../store/read-log.ts'
import { watchLog } from '../store/watch.ts'
import { holdWriterLock, type LockNews, type Writer } from '../store/writer-lock.ts'
import { draftOn, isEmpty } from './draft-on.ts'
import { loadAhead } from './load-ahead.ts'
import { newsOf } from './news-of.ts'
import type { Ports } from './ports.ts'
import { savingOf } from './saving-of.ts'
import type { News, Notice, TableState, TableStore } from './table-state.ts'
import { makeWriteQueue, type PendingTap, type WriteQueue } from './write-queue.ts'

export type { TableState, TableStore } from './table-state.ts'

/** Sits down at a stored game; undefined when no game can be read from its log. */
export function openTable(ports: Ports, stored: StoredGame): TableStore | undefined {
  const game = replay(stored.rows)
  return game && seat(ports, stored, game)
}

type NoticeText = Notice extends infer N ? (N extends Notice ? Omit<N, 'id'> : never) : never
type Question = Extract<Notice, { readonly type: 'other-window-pegged' }>

/** One closure holds what changes; every change ends in `publish`. */
function seat(ports: Ports, start: StoredGame, first: Game): TableStore {
  const { db, now, newId, locks } = ports
  const { gameId } = start
  let rows = start.rows
  let game = first
  let damaged = start.damaged
  let draft = EMPTY_DRAFT
  let offered: Draft | undefined
  let writer: Writer = 'here'
  let notice: Notice | undefined
  /** Holds lost taps, so it outlives every notice that is laid over it. */
  let question: Question | undefined
  let news: News | undefined
  let ids = 0
  let holdsLock = false
  let held = false
  let stopWatching: (() => void) | undefined
  /** Taps that came to nothing, and those made while the other window's log is read. */
  let givingWay: readonly Intent[] | undefined
  let gaveWay = Promise.resolve()

  const queue: WriteQueue = makeWriteQueue(db, gameId, start, {
    onChange: () => publish(),
    onRestored() {
      tell({ type: 'wiped' })
      // With this game went every other.
      void loadAhead(() => import('./bring-back.ts')).then((part) => part?.bringBackAll(ports))
    },
    onConflict(taps) {
      gaveWay = giveWay(taps)
    },
  })
  takeDraft(start.draft, start.headSeq)
  const cell = makeObservable(snapshot())
  const lock = holdWriterLock(gameId, (next) => void becomeWriter(next), locks)

  function snapshot(): TableState {
    const lastLine = game.lines.at(-1)
    const told = notice ?? question
    return {
      gameId,
      game,
      draft,
      saving: savingOf(queue),
      writer,
      damaged,
      ...(told ? { notice: told } : {}),
      ...(news ? { news } : {}),
      ...(lastLine ? { lastLine } : {}),
      ...(offered ? { offeredDraft: offered } : {}),
    }
  }

  function publish(): void {
    cell.set(snapshot())
  }

  function tell(text: NoticeText): void {
    notice = { ...text, id: ++ids }
    publish()
  }

  /** Shows a log with more in it than before. */
  function turnTo(nextRows: readonly Row[], next: Game): void {
    news = { ...newsOf(game, next, nextRows), id: ++ids }
    draft = draftOn(draft, game, next)
    rows = nextRows
    game = next
  }

  /** Why no tap counts here at all. */
  function barred(): NoticeText | undefined {
    if (db.isRetired()) return { type: 'old-version' }
    return writer === 'elsewhere' ? { type: 'watching' } : undefined
  }

  function act(intent: Intent): void {
    const at = now()
    const bar = barred()
    const decided = decide(game, intent, at)
    if (bar) tell(bar)
    else if (givingWay) givingWay = [...givingWay, intent]
    else if (!decided.ok) tell({ type: 'refused', refusal: decided.error })
    else write(intent, rowsOf(gameId, queue.headSeq(), newId(), at, decided.value))
  }

  function preview(intent: Intent): Result<Game, Refusal> {
    const decided = decide(game, intent, now())
    if (!decided.ok) return decided
    return ok(mustReplay([...rows, ...rowsOf(gameId, queue.headSeq(), 'preview', now(), decided.value)]))
  }

  function write(intent: Intent, tapped: readonly Row[]): void {
    const draftBefore = draft
    const nextRows = [...rows, ...tapped]
    notice = undefined
    question = undefined
    offered = undefined
    turnTo(nextRows, mustReplay(nextRows))
    queue.add({ intent, rows: tapped, game, draftBefore, draftAfter: draft })
    publish()
  }

  function setDraft(next: Draft): void {
    const bar = barred()
    if (bar) tell(bar)
    else keepDraft(next)
  }

  function keepDraft(next: Draft): void {
    draft = next
    queue.keepDraft(draft, game)
    publish()
  }

  function takeDraft(kept: KeptDraft | undefined, headSeq: number): void {
    const fits = kept ? draftOn(kept.draft, game, game) : EMPTY_DRAFT
    draft = kept?.headSeq === headSeq ? fits : EMPTY_DRAFT
    offered = kept?.headSeq === headSeq || isEmpty(fits) ? undefined : fits
  }

  /** Another window was first: its log holds, and what was tapped here waits to be asked for again. */
  async function giveWay(lost: readonly PendingTap[]): Promise<void> {
    const had = lost[0]?.draftBefore ?? draft
    givingWay = lost.map(({ intent }) => intent)
    const read = await readGame(db, gameId)
    adopt(read.ok ? read.value : { gameId, damaged, ...queue.stored() })
    const mine = givingWay.filter(({ type }) => type !== 'undo' && type !== 'redo')
    const nothingLost = givingWay.length === 0
    givingWay = undefined
    // The draft on the disk belongs to whoever scores.
    if (writer === 'here') keepDraft(draftOn(had, game, game))
    if (nothingLost) return
    const theirs = lastWasTap(rows) ? game.undo : undefined
    notice = undefined
    question = { type: 'other-window-pegged', id: ++ids, mine, ...(theirs ? { theirs } : {}) }
    publish()
  }

  function inDoubt(): boolean {
    return queue.pending().length > 0 || givingWay !== undefined
  }

  async function settle(): Promise<boolean> {
    if (!inDoubt()) return true
    await saveAgain()
    return !inDoubt() && !question
  }

  async function saveAgain(): Promise<void> {
    // A draft alone may be older than what another window has kept.
    if (queue.pending().length > 0) await queue.retry()
    await gaveWay
  }

  function adopt(log: StoredLog): void {
    const next = replay(log.rows)
    if (!next) return
    queue.restart(log.rows, log.headSeq)
    damaged = log.damaged
    turnTo(log.rows, next)
    publish()
  }

  function watch(): void {
    stopWatching ??= watchLog(db, gameId, (log) => {
      const known = queue.pending().length > 0 || log.headSeq <= queue.headSeq()
      if (!known) adopt(log)
    })
  }

  async function becomeWriter(next: LockNews): Promise<void> {
    holdsLock = next !== 'elsewhere'
    if (!holdsLock) return lose()
    held = true
    if (writer === 'elsewhere') await scoreAgain()
    // Without locks other windows may write too, so this one looks out for them.
    if (next === 'no-locks') watch()
  }

  async function scoreAgain(): Promise<void> {
    stopWatching?.()
    stopWatching = undefined
    // A tap of our own that is saved now takes what the other window has half tapped off the disk.
    const left = inDoubt() ? await readGame(db, gameId) : undefined
    // What waited here is written now; where the other window was first, it is asked about.
    await saveAgain()
    const read = await readGame(db, gameId)
    if (read.ok) await takeUp(read.value, left?.ok ? left.value.draft : undefined)
    // Taken away again in the meantime.
    if (!holdsLock) return watch()
    writer = 'here'
    notice = undefined
    publish()
  }

  /** The game as the other window left it. Taps that still cannot be written stay, or are asked about. */
  async function takeUp(log: StoredGame, left: KeptDraft | undefined): Promise<void> {
    const unsaved = queue.pending()
    const theirs = log.draft ?? left
    if (unsaved.length === 0) adopt(log)
    else if (log.headSeq > queue.stored().headSeq) await giveWay(unsaved)
    else return takeDraft(theirs, queue.headSeq())
    takeDraft(theirs, log.headSeq)
  }

  function lose(): void {
    if (writer === 'elsewhere') return
    writer = 'elsewhere'
    draft = EMPTY_DRAFT
    offered = undefined
    watch()
    if (held) tell({ type: 'taken-over' })
    else publish()
  }

  /** While no tap counts here the question waits. */
  function again(): void {
    const bar = barred()
    if (bar) tell(bar)
    else if (question) decideAgain(question)
  }

  function decideAgain({ mine }: Question): void {
    question = undefined
    publish()
    for (const intent of mine) act(intent)
  }

  return {
    subscribe: cell.subscribe,
    getState: cell.getState,
    act,
    preview,
    setDraft,
    again,
    takeOver: lock.takeOver,
    retry: () => void queue.retry(),
    settle,
    isSaved: () => !inDoubt() && !question,
    dismiss() {
      if (notice) notice = undefined
      else question = undefined
      publish()
    },
    letPass: () => tell({ type: 'refused', refusal: { type: 'too-soon' } }),
    log: () => ({
      gameId,
      rows,
      ...(isEmpty(draft) ? {} : { draft: { gameId, headSeq: queue.headSeq(), draft } }),
    }),
    acceptDraft() {
      if (!offered) return
      const taken = offered
      offered = undefined
      setDraft(taken)
    },
    declineDraft() {
      offered = undefined
      keepDraft(draft)
    },
    close() {
      stopWatching?.()
      lock.release()
    },
  }
}

/** The log held a game before this tap, so it holds one after it. */
function mustReplay(rows: readonly Row[]): Game {
  const game = replay(rows)
  if (!game) throw new Error('a tap left no game in the log')
  return game
}

function lastWasTap(rows: readonly Row[]): boolean {
  const type = rows.at(-1)?.entry.type
  return type !== 'undone' && type !== 'redone'
}
