import { makeObservable, type Readable } from '../../base/observable.ts'
import type { Intent } from '../../game/intent.ts'
import type { Draft } from '../../game/record/draft.ts'
import type { Game } from '../../game/record/game.ts'
import type { NotDone } from '../../link/messages.ts'
import type { StoredGame } from '../../store/log.ts'
import { type LogPort, logPortOf } from '../../store/log-port.ts'
import { type HoldPen, holdWriterLock, type Writer } from '../../store/writer-lock.ts'
import type { Ports } from '../ports.ts'
import { openMachine, preview, step } from './table-machine.ts'
import {
  type Effect,
  isSaved,
  logIn,
  rowsIn,
  shownOf,
  type TableEvent,
  type TableMachine,
  type TapEvent,
  unsavedIn,
} from './table-state.ts'

export type TableStore = NonNullable<ReturnType<typeof openTable>>

/** Where the log is, and who may write it, if not this device and one of its windows. */
export interface TablePlace {
  readonly log?: LogPort
  readonly hold?: HoldPen
  /** The clock of the phone that scores. */
  readonly now?: () => number
}

/** The table of a stored game; undefined when its log does not hold a game. */
export function openTable(ports: Ports, stored: StoredGame, place: TablePlace = {}) {
  const first = openMachine(stored)
  if (!first) return undefined
  const { newId } = ports
  const now = place.now ?? ports.now
  const { machine, send, idle, allSaved, ...store } = runMachine(ports, first, place)
  const tapOf = (intent: Intent): TapEvent => ({ intent, tapId: newId(), at: now() })
  return {
    ...store,
    /** A tap. Its effect is in the state when this returns, and on the disk when `saving` says so. */
    act: (intent: Intent) => send({ type: 'tapped', ...tapOf(intent) }),
    preview: (intent: Intent) => preview(machine(), intent, now()),
    setDraft: (draft: Draft) => send({ type: 'draft-tapped', draft }),
    retry: () => send({ type: 'retried' }),
    /** Tries to save, and waits. False while a tap is only in memory, or the player is asked about a lost one. */
    async saveAll() {
      if (unsavedIn(machine()).length === 0) return true
      send({ type: 'retried' })
      await idle()
      return isSaved(machine())
    },
    isSaved: () => isSaved(machine()),
    retryLost: () => send({ type: 'tapped-again', taps: machine().question?.mine.map(tapOf) ?? [] }),
    dismiss: () => send({ type: 'dismissed' }),
    reportIgnoredTap: () => send({ type: 'ignored' }),
    log: () => logIn(machine()),
    /** The rows that are on the disk. */
    savedRows: () => machine().stored.rows,
    /**
     * A tap of another phone, made on the line `base`: decided here, and answered once it is saved. `may` says whether
     * its player may ask for it. The same tap twice is done once.
     */
    async ask(tap: TapEvent, base: number, may: (game: Game) => boolean): Promise<NotDone | undefined> {
      await allSaved()
      const { stored, game, access } = machine()
      if (stored.rows.some(({ tapId }) => tapId === tap.tapId)) return undefined
      if (access !== 'scoring') return 'not-here'
      if (rowsIn(machine()).at(-1)?.seq !== base) return 'behind'
      if (!may(game)) return 'not-yours'
      if (!preview(machine(), tap.intent, tap.at).ok) return 'refused'
      send({ type: 'tapped', ...tap })
      await allSaved()
      return machine().stored.rows.some(({ tapId }) => tapId === tap.tapId) ? undefined : 'behind'
    },
    acceptDraft: () => send({ type: 'draft-answered', taken: true }),
    declineDraft: () => send({ type: 'draft-answered', taken: false }),
  }
}

/** Passes events to the machine and does what it asks for: all that has to do with time is here. */
function runMachine({ db, locks }: Ports, first: TableMachine, place: TablePlace) {
  const { gameId } = first.stored
  const { log = logPortOf(db), hold = (id, onChange) => holdWriterLock(id, onChange, locks) } = place
  const observable = makeObservable(shownOf(first))
  let machine = first
  let leaveLog = () => {}
  const pen = hold(gameId, follow)

  /** While somebody else scores, this window shows what is written. */
  function follow(news: Writer): void {
    leaveLog()
    leaveLog =
      news === 'elsewhere' || place.log ? log.subscribe(gameId, () => send({ type: 'changed' })) : () => {}
    send({ type: 'lock', news })
  }

  function send(event: TableEvent): void {
    const [next, effects] = step(machine, event)
    machine = next
    for (const effect of effects) void run(effect)
    observable.set(shownOf(machine))
  }

  async function run(effect: Effect): Promise<void> {
    if (effect.type === 'read') return send({ type: 'rows', result: await log.read(gameId) })
    send({ type: 'written', result: await log.append(effect.tap, effect.intent) })
  }

  const leaveNews = db.news.subscribe(followNews)
  followNews()

  function followNews(): void {
    if (db.news.getState() === 'retired') send({ type: 'retired' })
  }

  return {
    getState: observable.getState,
    subscribe: observable.subscribe,
    machine: () => machine,
    send,
    async idle() {
      while (machine.writing !== 'none' || machine.reading !== 'none') await changeOf(observable)
    },
    async allSaved() {
      while (unsavedIn(machine).length > 0 || machine.reading !== 'none') await changeOf(observable)
    },
    takeOver: pen.takeOver,
    /** Leaves the table. What is not saved yet is still saved. */
    close(): void {
      leaveNews()
      leaveLog()
      pen.release()
    },
  }
}

async function changeOf({ subscribe }: Readable<unknown>): Promise<void> {
  await new Promise<void>((resolve) => {
    const leave = subscribe(() => {
      leave()
      resolve()
    })
  })
}
