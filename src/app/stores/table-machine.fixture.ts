import { err, ok, type Result } from '../../base/result.ts'
import type { Intent } from '../../game/intent.ts'
import type { Draft, StoredDraft } from '../../game/record/draft.ts'
import type { Row } from '../../game/record/entry.ts'
import { scoresOf } from '../../game/record/game.ts'
import type { TapError } from '../../game/record/storage-results.ts'
import { OPENING } from '../../store/database.fixture.ts'
import type { SaveResult, StoredGame, TapToSave } from '../../store/log.ts'
import type { Writer } from '../../store/writer-lock.ts'
import { openMachine, step } from './table-machine.ts'
import { type Effect, shownOf, type TableEvent, type TableMachine } from './table-state.ts'

/** What `appendTap` and `readGame` do to a disk, without waiting. */
export interface ModelDisk {
  readonly append: (tap: TapToSave) => Result<SaveResult, TapError>
  readonly read: () => StoredGame
  readonly wipe: () => void
}

export function modelDisk(): ModelDisk {
  let rows: readonly Row[] = OPENING
  let draft: StoredDraft | undefined
  const head = () => rows.at(-1)?.seq ?? 0
  return {
    append(tap) {
      const at = (seq: number) => rows.find((row) => row.seq === seq)
      const isKept = tap.rows.length > 0 && tap.rows.every(({ seq, tapId }) => at(seq)?.tapId === tapId)
      if (isKept) return ok('saved')
      if (tap.rows.length > 0 ? tap.rows.some(({ seq }) => at(seq)) : head() > tap.headSeq) {
        return err({ type: 'conflict' })
      }
      const lost = tap.log.filter(({ seq }) => seq > head())
      rows = [...rows, ...lost, ...tap.rows]
      draft = tap.draft
      return ok(lost.length > 0 ? 'restored' : 'saved')
    },
    read: () => ({ gameId: 'g1', rows, headSeq: head(), damaged: [], ...(draft ? { draft } : {}) }),
    wipe() {
      rows = []
      draft = undefined
    },
  }
}

/** A window without a clock: every read and write is answered when the test says so. */
export interface ModelWindow {
  readonly machine: () => TableMachine
  readonly shown: () => ReturnType<typeof shownOf>
  readonly scores: () => readonly number[]
  readonly send: (event: TableEvent) => void
  readonly lock: (news: Writer) => void
  readonly tap: (...intents: readonly Intent[]) => void
  readonly draft: (draft: Draft) => void
  /** Answers yes to the question about lost taps. */
  readonly again: () => void
  /** Requests to the disk that are not answered yet. */
  readonly waiting: () => readonly Effect['type'][]
  /** The oldest request reaches the disk; its answer is still on its way. */
  readonly reach: () => void
  /** The oldest request is answered. */
  readonly answer: () => void
  /** The oldest write reaches the disk, and the browser loses its answer. */
  readonly loseAnswer: () => void
  /** Everything is answered, and what follows from that. */
  readonly settle: () => void
  /** From now on writes fail like this, or no more. */
  readonly fail: (error?: TapError) => void
}

let ids = 0

interface Sent {
  readonly effect: Effect
  readonly answer?: TableEvent
}

export function modelWindow(disk: ModelDisk): ModelWindow {
  const first = openMachine(disk.read())
  if (!first) throw new Error('no game on this disk')
  let machine = first
  let sent: readonly Sent[] = []
  let failure: TapError | undefined

  function send(event: TableEvent): void {
    const [next, effects] = step(machine, event)
    machine = next
    sent = [...sent, ...effects.map((effect) => ({ effect }))]
  }

  function answerOf(effect: Effect): TableEvent {
    if (effect.type === 'read') return { type: 'rows', result: ok(disk.read()) }
    return { type: 'written', result: failure ? err(failure) : disk.append(effect.tap) }
  }

  function reach(): void {
    const [oldest, ...others] = sent
    if (oldest) sent = [{ answer: answerOf(oldest.effect), ...oldest }, ...others]
  }

  function answer(): void {
    reach()
    const [oldest, ...others] = sent
    sent = others
    if (oldest?.answer) send(oldest.answer)
  }

  function loseAnswer(): void {
    if (sent[0]?.effect.type !== 'write') return
    reach()
    sent = sent.slice(1)
    send({ type: 'written', result: err({ type: 'connection-lost' }) })
  }

  /** Ten seconds after the one before: no bounce, and no leap joined to it. */
  const event = (intent: Intent) => ({ intent, tapId: `tap${++ids}`, at: ids * 10_000 })
  return {
    machine: () => machine,
    shown: () => shownOf(machine),
    scores: () => scoresOf(machine.game),
    send,
    lock: (news) => send({ type: 'lock', news }),
    tap(...intents) {
      for (const intent of intents) send({ type: 'tapped', ...event(intent) })
    },
    draft: (draft) => send({ type: 'draft-tapped', draft }),
    again: () => send({ type: 'tapped-again', taps: machine.question?.mine.map(event) ?? [] }),
    waiting: () => sent.map(({ effect }) => effect.type),
    reach,
    answer,
    loseAnswer,
    settle() {
      while (sent.length > 0) answer()
    },
    fail(error) {
      failure = error
    },
  }
}
