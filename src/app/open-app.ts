import { makeObservable, type Readable } from '../base/observable.ts'
import { once } from '../base/once.ts'
import { valueIn } from '../base/result.ts'
import { decodeAs } from '../game/record/decode.ts'
import { wholeTime } from '../game/record/entry.ts'
import { gameSummarySchema, isBegun } from '../game/record/game-summary.ts'
import type { StorageError } from '../game/record/storage-results.ts'
import type { Connect } from '../link/connection.ts'
import { compareAll, inBoth, recoverLive } from '../store/both-databases.ts'
import type { DatabaseOptions } from '../store/connection.ts'
import { readGames } from '../store/lists.ts'
import { deleteGame } from '../store/log.ts'
import { makeMirrored } from '../store/mirror.ts'
import { type Opening, readOpening } from '../store/opening.ts'
import { makeTableWithLines } from './line/line.ts'
import type { Ports } from './ports.ts'
import { makeDeviceStore } from './stores/device-store.ts'
import { makeFiguresStore, makeWinsStore } from './stores/figures-store.ts'
import { makeGamesStore } from './stores/games-store.ts'

type Start =
  | { readonly type: 'opening' }
  | { readonly type: 'live-game'; readonly gameId: string }
  | { readonly type: 'no-game' }
  | { readonly type: 'failed'; readonly error: StorageError }

const DAY = 86_400_000
/** Games that are looked through for those that were only dealt, and the most rows of one: a cut, the deal, no starter. */
const LISTED = 100
const MOST_ROWS = 4

export type App = ReturnType<typeof openApp>

export interface AppOptions extends Partial<Omit<Ports, 'db'>> {
  readonly database?: DatabaseOptions
  /** How two phones are joined. */
  readonly connect?: Connect
}

/** Builds the app and begins to open its database; everything else can be shown in the meantime. */
export function openApp(options: AppOptions = {}) {
  const start = makeObservable<Start>({ type: 'opening' })
  const ports = portsOf(options)
  const device = makeDeviceStore(ports)
  const { currentGame, host, guest, handOver } = makeTableWithLines(ports, device, options.connect)
  let opening: Opening | undefined

  /** `again`: what is shown is older than what the mirror had. A form in which somebody types stays. */
  async function readStart(again?: 'again'): Promise<void> {
    const first = await readOpening(ports.db)
    // A new database may stand in place of a lost one: then the mirror is all there is.
    const isLost = first.ok && first.value.isNew && (await recoverLive(ports.db, first.value))
    const read = isLost ? await readOpening(ports.db) : first
    if (!read.ok) return start.set({ type: 'failed', error: read.error })
    // What it was before anything was recovered.
    opening = { ...read.value, isNew: first.ok && first.value.isNew }
    device.adopt(opening.device)
    const { onTable } = opening
    const live = opening.live && isForgotten(opening.live.summary) ? undefined : opening.live
    if (again) currentGame.closeForChange()
    if (live) await currentGame.open(live.gameId, live === onTable ? 'look' : 'play', live)
    start.set(live ? { type: 'live-game', gameId: live.gameId } : { type: 'no-game' })
  }

  /** Games that were only dealt go after a day. */
  const isForgotten = (summary: unknown) => {
    const game = valueIn(decodeAs(gameSummarySchema, summary))
    return game?.state === 'live' && !isBegun(game) && game.updatedAt < ports.now() - DAY
  }

  async function forgetGames(): Promise<void> {
    for (const { id } of (valueIn(await readGames(ports.db, LISTED)) ?? []).filter(isForgotten))
      await inBoth(ports.db, (one) => deleteGame(one, id, MOST_ROWS))
  }

  void readStart()
  return {
    start: start as Readable<Start>,
    storage: ports.db.news,
    currentGame,
    /** The lines to other phones: as the one that scores, and as a guest of it. */
    host,
    guest,
    handOver,
    device,
    games: makeGamesStore(ports, device),
    figures: makeFiguresStore(ports, device),
    wins: makeWinsStore(ports),
    /** For the parts that are loaded when they are asked for: backup, transfer. */
    ports,
    async reopen(): Promise<void> {
      start.set({ type: 'opening' })
      await readStart()
    },
    /** How many lost games were recovered; 0 once that has been dismissed. */
    recovered: ports.db.mirror.recovered,
    dismissRecovered: ports.db.mirror.dismissRecovered,
    /** Once the app is on the screen: what the lists and the mirror lack, and games that the database had lost. */
    async checkStorage(): Promise<void> {
      if ((await recoverLive(ports.db, opening)) && opening?.isNew === false) await readStart('again')
      await compareAll(ports.db)
      await forgetGames()
    },
  }
}

function portsOf(options: AppOptions): Ports {
  const clock = options.now ?? Date.now
  return {
    db: makeMirrored(options.database),
    now: () => wholeTime(clock()),
    newId: options.newId ?? makeIds(),
    locks: 'locks' in options ? options.locks : globalThis.navigator?.locks,
  }
}

/** Random once and then counted: short in a link. `crypto.randomUUID` is missing on a host without https. */
function makeIds(): () => string {
  const random = once(() => [...crypto.getRandomValues(new Uint8Array(10))])
  let count = 0
  return () =>
    `${random()
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('')}-${++count}`
}
