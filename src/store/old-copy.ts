import { isObject } from '../base/is-object.ts'
import { decodeLog } from '../game/record/game-log.ts'
import { decodeAppData, restoreAppData } from './app-data.ts'
import { importGame } from './import-game.ts'
import { headSeqOf } from './log.ts'
import { compareAll, type MirroredDatabase } from './mirror.ts'
import { isRecovered } from './prefs.ts'

// Until 26 November 2026 every game was stored a second time in this cache. It is read once more, in case the database
// was lost just before the update, and deleted once everything is where it is now. To be removed a year later.
const CACHE = 'fifteen-two-copies'

/** The whole copies of a game; beside each are up to two entries with the rows that came after it. */
const WHOLE = /^\/second-copy\/game\/[^/]+\/[01]$/

/** In the background: see `compareAll`, which this does too. */
export async function compareWithCopies(db: MirroredDatabase, now: number): Promise<readonly string[]> {
  const caches = globalThis.caches as CacheStorage | undefined
  const hasCopy = (await caches?.has(CACHE).catch(() => false)) ?? false
  const recovered = caches && hasCopy ? await recoverCopy(db, await caches.open(CACHE), now) : []
  const lost = await compareAll(db, now)
  if (recovered && hasCopy && db.mirror.state.getState() !== 'behind') await caches?.delete(CACHE)
  return [...new Set([...(recovered ?? []), ...lost])]
}

/** The ids of the games that the database had lost; undefined if they could not all be read and written. */
async function recoverCopy(db: MirroredDatabase, cache: Cache, now: number) {
  const games: string[] = []
  try {
    const wasKnown = await db.tx('r', ['prefs'], () => isRecovered(db))
    if (!wasKnown.ok) return undefined
    const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname)
    for (const path of paths.filter((one) => WHOLE.test(one))) {
      for (const content of await contentsAt(cache, path)) {
        const log = decodeLog(content)
        if (!log.ok) continue
        const { gameId, rows } = log.value
        const head = await db.tx('r', ['entries'], () => headSeqOf(db, gameId))
        if (head.ok && head.value >= (rows.at(-1)?.seq ?? 0)) continue
        const done = await importGame(db, log.value, 'lost')
        if (!done.ok) return undefined
        if (done.value.result === 'new' || done.value.result === 'extended') games.push(gameId)
      }
    }
    const rest = wasKnown.value
      ? undefined
      : await Promise.all([0, 1].map((i) => at(cache, `/second-copy/rest/${i}`)))
    for (const one of rest ?? []) {
      const decoded = decodeAppData(one?.content)
      if (decoded && !(await restoreAppData(db, decoded, now)).ok) return undefined
    }
    return games
  } catch {
    return undefined
  }
}

/** A copy with what came after it, the newest first. What does not belong together is no log, and is refused. */
async function contentsAt(cache: Cache, path: string): Promise<readonly unknown[]> {
  const [whole, ...ends] = await Promise.all([path, `${path}/0`, `${path}/1`].map((one) => at(cache, one)))
  const content = whole?.content
  if (!isObject(content) || !('rows' in content)) return []
  const newest = ends.filter((end) => end !== undefined).sort((a, b) => b.turn - a.turn)
  const joined = newest.map((end) => {
    const { rows, ...more } = { rows: [], ...(isObject(end.content) ? end.content : {}) }
    return { ...content, ...more, rows: [content.rows, rows].flat() }
  })
  return [...joined, content]
}

async function at(cache: Cache, path: string): Promise<{ content: unknown; turn: number } | undefined> {
  const found = await cache.match(path)
  return (
    found && { content: await found.json().catch(() => undefined), turn: Number(found.headers.get('turn')) }
  )
}
