import { makeObservable, type Readable } from '../base/observable.ts'
import { wholeTime } from '../game/record/entry.ts'
import { namesNow } from '../game/record/player-names.ts'
import type { StorageError } from '../game/record/storage-results.ts'
import { readLastTable, readPlayers } from '../store/app-data.ts'
import { readLiveGame } from '../store/lists.ts'
import { compareAll, type MirrorOptions, makeMirrored, recoverLive } from '../store/mirror.ts'
import type { LastTable } from '../store/schema.ts'
import { makeCurrentGame } from './current-game.ts'
import type { Ports } from './ports.ts'
import { makeGamesStore } from './stores/games-store.ts'
import { makeCountsStore, makeRuleSetsStore } from './stores/saved-lists-store.ts'
import { makeSettingsStore } from './stores/settings-store.ts'

type Start =
  | { readonly type: 'opening' }
  | { readonly type: 'live-game'; readonly gameId: string }
  | { readonly type: 'no-game' }
  | { readonly type: 'failed'; readonly error: StorageError }

export type App = ReturnType<typeof openApp>

export interface AppOptions extends Partial<Omit<Ports, 'db'>> {
  readonly database?: MirrorOptions
}

/** Builds the app and begins to open its database; everything else can be shown in the meantime. */
export function openApp(options: AppOptions = {}) {
  const start = makeObservable<Start>({ type: 'opening' })
  const ports = portsOf(options)
  const currentGame = makeCurrentGame(ports)
  const settings = makeSettingsStore()
  let lastTable: LastTable | undefined

  async function readStart(): Promise<void> {
    if (start.getState().type === 'failed') start.set({ type: 'opening' })
    const read = () => Promise.all([readLastTable(ports.db), readLiveGame(ports.db)])
    const [first, changed] = await Promise.all([read(), recoverLive(ports.db, ports.now())])
    const [last, live] = changed ? await read() : first
    if (last.ok) lastTable = last.value
    if (live.ok && live.value) await currentGame.open(live.value.id)
    if (!live.ok) return start.set({ type: 'failed', error: live.error })
    start.set(live.value ? { type: 'live-game', gameId: live.value.id } : { type: 'no-game' })
  }

  void readStart()
  const games = makeGamesStore(ports)
  return {
    start: start as Readable<Start>,
    storage: ports.db.news,
    currentGame,
    settings,
    games,
    counts: makeCountsStore(ports),
    ruleSets: makeRuleSetsStore(ports),
    /** How the last game was set up, in this visit or an earlier one. Known once `start` is. */
    lastTable: () => games.lastTable() ?? lastTable,
    async players() {
      const names = await readPlayers(ports.db)
      const { renamed } = settings.getState()
      return names.ok ? [...new Set(names.value.map(namesNow(renamed)))] : []
    },
    /** For the parts that are loaded when they are asked for: backup, transfer. */
    ports,
    reopen: readStart,
    /** How many lost games were recovered; 0 once that has been dismissed. */
    recovered: ports.db.mirror.recovered,
    dismissRecovered: ports.db.mirror.dismissRecovered,
    /** Once the app is on the screen: what the lists and the mirror lack, and games that the database had lost. */
    async checkStorage(): Promise<void> {
      await compareAll(ports.db, ports.now())
      // Until 26 November 2026 every game was stored a second time in this cache.
      await globalThis.caches?.delete('fifteen-two-copies').catch(() => {})
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
  const bytes = crypto.getRandomValues(new Uint8Array(10))
  const prefix = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  let count = 0
  return () => `${prefix}-${++count}`
}
