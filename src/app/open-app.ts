import { makeObservable, type Readable } from '../base/observable.ts'
import { wholeTime } from '../game/record/entry.ts'
import { namesNow } from '../game/record/player-names.ts'
import type { StorageError } from '../game/record/storage-results.ts'
import { findLost } from '../store/copy-game.ts'
import type { LastTable } from '../store/database.ts'
import { type DatabaseOptions, makeDatabase } from '../store/open-database.ts'
import { readPlayers, readPrefs } from '../store/prefs.ts'
import { readLiveGame } from '../store/read-games.ts'
import { recoverLost } from '../store/recovery.ts'
import { makeCurrentGame } from './current-game.ts'
import type { Ports } from './ports.ts'
import { makeGamesStore } from './stores/games-store.ts'
import { makeCountsStore, makeRuleSetsStore } from './stores/saved-lists.ts'
import { makeSettingsStore } from './stores/settings-store.ts'

type Start =
  | { readonly type: 'opening' }
  | { readonly type: 'live-game'; readonly gameId: string }
  | { readonly type: 'no-game' }
  | { readonly type: 'failed'; readonly error: StorageError }

type StorageNews = 'fine' | 'retired' | 'blocked'

export type App = ReturnType<typeof openApp>

export interface AppOptions extends Partial<Omit<Ports, 'db'>> {
  readonly database?: DatabaseOptions
}

/** Builds the app and begins to open its database; everything else can be shown in the meantime. */
export function openApp(options: AppOptions = {}) {
  const storage = makeObservable<StorageNews>('fine')
  const start = makeObservable<Start>({ type: 'opening' })
  const ports = portsOf(options, storage.set)
  const currentGame = makeCurrentGame(ports)
  const settings = makeSettingsStore(ports.db)
  const recovered = makeObservable(0)
  let lastTable: LastTable | undefined

  async function readStart(): Promise<void> {
    if (start.getState().type === 'failed') start.set({ type: 'opening' })
    const read = () => Promise.all([readPrefs(ports.db), readLiveGame(ports.db)])
    const [first, lost] = await Promise.all([read(), findLost(ports.db)])
    if (lost) await recoverLost(ports.db, lost, ports.now(), recovered.set)
    const [prefs, live] = lost ? await read() : first
    if (prefs.ok) {
      lastTable = prefs.value.lastTable
      settings.adopt(prefs.value.settings)
    }
    if (live.ok && live.value) await currentGame.open(live.value.id)
    if (!live.ok) return start.set({ type: 'failed', error: live.error })
    start.set(live.value ? { type: 'live-game', gameId: live.value.id } : { type: 'no-game' })
  }

  void readStart()
  const games = makeGamesStore(ports)
  return {
    start: start as Readable<Start>,
    storage: storage as Readable<StorageNews>,
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
    recovered: recovered as Readable<number>,
    dismissRecovered: () => recovered.set(0),
  }
}

function portsOf(options: AppOptions, onNews: (news: 'retired' | 'blocked') => void): Ports {
  const clock = options.now ?? Date.now
  return {
    db: makeDatabase({ ...options.database, onNews }),
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
