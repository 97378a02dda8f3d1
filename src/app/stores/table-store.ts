import { makeObservable } from '../../base/observable.ts'
import type { Intent } from '../../game/intent.ts'
import { appendTap } from '../../store/append-tap.ts'
import { readGame, type StoredGame } from '../../store/read-log.ts'
import { watchLog } from '../../store/watch.ts'
import { holdWriterLock } from '../../store/writer-lock.ts'
import { loadAhead } from '../load-ahead.ts'
import type { Ports } from '../ports.ts'
import { openMachine, preview, step } from './table-machine.ts'
import {
  type Effect,
  isSaved,
  isWatching,
  logIn,
  questionOf,
  shownOf,
  type TableEvent,
  type TableMachine,
  type TableStore,
  type TapEvent,
  unsavedIn,
} from './table-state.ts'

/** Sits down at a stored game; undefined when no game can be read from its log. */
export function openTable(ports: Ports, stored: StoredGame): TableStore | undefined {
  const first = openMachine(stored)
  if (!first) return undefined
  const { newId, now } = ports
  const { subscribe, getState, machine, send, idle, takeOver, close } = runMachine(ports, first)
  const tapOf = (intent: Intent): TapEvent => ({ intent, tapId: newId(), at: now() })
  return {
    subscribe,
    getState,
    act: (intent) => send({ type: 'tapped', ...tapOf(intent) }),
    preview: (intent) => preview(machine(), intent, now()),
    setDraft: (draft) => send({ type: 'draft-tapped', draft }),
    takeOver,
    retry: () => send({ type: 'retried' }),
    async settle() {
      if (unsavedIn(machine()).length === 0) return true
      send({ type: 'retried' })
      await idle()
      return isSaved(machine())
    },
    isSaved: () => isSaved(machine()),
    again: () => send({ type: 'tapped-again', taps: questionOf(machine())?.mine.map(tapOf) ?? [] }),
    dismiss: () => send({ type: 'dismissed' }),
    letPass: () => send({ type: 'ignored' }),
    log: () => logIn(machine()),
    acceptDraft: () => send({ type: 'draft-answered', taken: true }),
    declineDraft: () => send({ type: 'draft-answered', taken: false }),
    close,
  }
}

/** Passes events to the machine and does what it asks for: all that has to do with time is here. */
function runMachine(ports: Ports, first: TableMachine) {
  const { db, locks } = ports
  const { gameId } = first.stored
  const cell = makeObservable(shownOf(first))
  let machine = first
  let isOpen = true
  let stopWatching: (() => void) | undefined
  const lock = holdWriterLock(gameId, (news) => send({ type: 'lock', news }), locks)

  function send(event: TableEvent): void {
    if (db.isRetired()) [machine] = step(machine, { type: 'retired' })
    const [next, effects] = step(machine, event)
    machine = next
    for (const effect of effects) void run(effect)
    followLog()
    cell.set(shownOf(machine))
  }

  async function run(effect: Effect): Promise<void> {
    const { id } = effect
    if (effect.type === 'read') return send({ type: 'read', id, result: await readGame(db, gameId) })
    const result = await appendTap(db, effect.tap)
    // Whatever took this game off the disk took every other.
    if (result.ok && result.value === 'restored') {
      void loadAhead(() => import('../../store/bring-back.ts')).then((part) => part?.bringBackAll(db))
    }
    send({ type: 'written', id, result })
  }

  function followLog(): void {
    if (isOpen && isWatching(machine)) {
      stopWatching ??= watchLog(db, gameId, (log) => send({ type: 'log-changed', log }))
    } else {
      stopWatching?.()
      stopWatching = undefined
    }
  }

  /** Resolves when no read or write is on its way. */
  function idle(): Promise<void> {
    return new Promise((resolve) => {
      const leave = cell.subscribe(check)
      check()
      function check(): void {
        if (machine.writing !== 'none' || machine.reading !== 'none') return
        leave()
        resolve()
      }
    })
  }

  function close(): void {
    isOpen = false
    followLog()
    lock.release()
  }

  const { subscribe, getState } = cell
  return { subscribe, getState, machine: () => machine, send, idle, takeOver: lock.takeOver, close }
}
