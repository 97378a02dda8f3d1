import { makeObservable } from '../base/observable.ts'
import type { StorageError } from '../game/record/storage-results.ts'
import { equalise, openGame } from '../store/both-databases.ts'
import { type DamagedRow, type RawGame, saveLiveGameId } from '../store/log.ts'
import { placeOf } from './followed-games.ts'
import type { GuestPhone } from './line/guest.ts'
import type { Ports } from './ports.ts'
import type { DeviceStore } from './stores/device-store.ts'
import { openTable, type TablePlace, type TableStore } from './stores/table-store.ts'
import { whenIdle } from './when-idle.ts'

export type CurrentGameState =
  | { readonly type: 'none' }
  | { readonly type: 'opening' | 'missing'; readonly gameId: string }
  | { readonly type: 'open'; readonly gameId: string; readonly table: TableStore }
  /** The start of its log cannot be read. */
  | { readonly type: 'unreadable'; readonly gameId: string; readonly damaged: readonly DamagedRow[] }
  | { readonly type: 'failed'; readonly gameId: string; readonly error: StorageError }

export type CurrentGame = ReturnType<typeof makeCurrentGame>

/** One game is open at a time, and stays open while people look something up on another screen. */
export function makeCurrentGame(ports: Ports, device: DeviceStore, guest: GuestPhone) {
  const observable = makeObservable<CurrentGameState>({ type: 'none' })

  function tableNow(): TableStore | undefined {
    const on = observable.getState()
    return on.type === 'open' ? on.table : undefined
  }

  /**
   * False only if the game before stays, because a tap of it is not saved. `look`: the next start opens what it would
   * have opened without this. `known`: the game as the app has just read it, and will compare it with the mirror.
   */
  async function open(gameId: string, purpose: 'play' | 'look' = 'play', known?: RawGame): Promise<boolean> {
    if (isUnderWay(observable.getState(), gameId)) return true
    if (!(await saveAll())) return false
    if (isUnderWay(observable.getState(), gameId)) return true
    tableNow()?.close()
    observable.set({ type: 'opening', gameId })
    const next = await loadGame(ports, gameId, known, () => placeOf(ports, device, guest, gameId))
    const now = observable.getState()
    if (now.type === 'opening' && now.gameId === gameId) {
      observable.set(next)
      // What the mirror has lost or cannot read.
      if (!known) whenIdle(() => void equalise(ports.db, gameId))
      const isLive = next.type === 'open' && next.table.getState().game.step.type !== 'over'
      if (isLive && purpose === 'play') void saveLiveGameId(ports.db, gameId)
    } else if (next.type === 'open') next.table.close()
    return true
  }

  function leave(): void {
    tableNow()?.close()
    observable.set({ type: 'none' })
  }

  function isSaved(): boolean {
    return tableNow()?.isSaved() ?? true
  }

  /** Tries again to save what is not saved. False when that fails: then no game may be started or deleted. */
  async function saveAll(): Promise<boolean> {
    return tableNow()?.saveAll() ?? true
  }

  /** For the time its log is changed. Returns how to open it again; undefined, if a tap must be saved first. */
  function closeForChange(): (() => Promise<void>) | undefined {
    if (!isSaved()) return undefined
    const before = observable.getState()
    leave()
    return async () => {
      if (before.type !== 'none') await open(before.gameId)
    }
  }

  const { getState, subscribe } = observable
  return { getState, subscribe, open, leave, isSaved, saveAll, closeForChange }
}

/** Calls `hear` with every state of whichever game is open. */
export function followTable(
  { currentGame }: { readonly currentGame: CurrentGame },
  hear: (state: ReturnType<TableStore['getState']>) => void,
): void {
  let leave = () => {}
  const follow = () => {
    leave()
    const on = currentGame.getState()
    if (on.type !== 'open') return
    const { table } = on
    const tell = () => hear(table.getState())
    tell()
    leave = table.subscribe(tell)
  }
  follow()
  currentGame.subscribe(follow)
}

function isUnderWay(on: CurrentGameState, gameId: string): boolean {
  return (on.type === 'opening' || on.type === 'open') && on.gameId === gameId
}

async function loadGame(
  ports: Ports,
  gameId: string,
  known: RawGame | undefined,
  place: () => TablePlace,
): Promise<CurrentGameState> {
  const stored = await openGame(ports.db, gameId, known)
  if (!stored.ok) return { type: 'failed', gameId, error: stored.error }
  if (stored.value.headSeq === 0) return { type: 'missing', gameId }
  const table = openTable(ports, stored.value, place())
  return table
    ? { type: 'open', gameId, table }
    : { type: 'unreadable', gameId, damaged: stored.value.damaged }
}
