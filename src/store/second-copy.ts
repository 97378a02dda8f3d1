import { isObject } from '../base/is-object.ts'
import { type GameLog, writeLog } from '../game/game-log.ts'

/**
 * Everything once more, in the browser's cache. Chromium throws its whole database away when a kill has cut a line of
 * it in two, and says nothing; the files of its cache lie elsewhere and are written in another way.
 */
export interface SecondCopy {
  /** Keeps a game that was written just now; resolves when it lies there, or cannot. */
  readonly keep: (log: GameLog) => Promise<void>
  /** Keeps a game as it was found in the database, unless its copy has come as far; false when that failed. */
  readonly catchUp: (log: GameLog) => Promise<boolean>
  /** Keeps what there is besides games, as a file holds it. */
  readonly keepRest: (rest: object) => Promise<void>
  /** Lets a deleted game go. */
  readonly drop: (gameId: string) => Promise<void>
  /** What the database has to be held to when it is opened. */
  readonly mark: () => Promise<CopyMark>
  /** Says that games are being brought back, which may be cut off, or that all of them are here again. */
  readonly setMending: (mending: boolean) => Promise<void>
  /** Each game as it was kept last and, second, before that, undecoded: those named, or all. */
  readonly games: (named?: readonly string[]) => AsyncGenerator<readonly unknown[], void>
  readonly rest: () => Promise<unknown>
}

export interface CopyMark {
  /** What was kept last, newest first: the database has come at least as far, unless it has lost something. */
  readonly newest: readonly Kept[]
  /** Games were being brought back, and not all of them are here yet. */
  readonly mending: boolean
}

/** How far a game had come. */
export interface Kept {
  readonly gameId: string
  readonly headSeq: number
  /** Counted up with each tap that is copied: which of two was the last. */
  readonly turn: number
}

const GAMES = '/second-copy/game/'
const NEWEST = '/second-copy/newest/'
const MENDING = '/second-copy/mending'
const REST = '/second-copy/rest'
/** A game has two places and is written to them in turn, for what is being written is not there meanwhile. */
const PLACES = [0, 1] as const

/** Milliseconds. Nobody is made to wait for a second copy. */
const LIMIT = 2_000
/** Milliseconds. Thousands of games take their time to be listed, and nobody waits for it. */
const LIST_LIMIT = 60_000
/** A browser that has not answered so often does not answer. */
const MOST_MISSED = 3

/** `onFailed`: a game has no copy now, or only an older one. Not called where the browser has no cache. */
export function makeSecondCopy(
  name: string,
  storage: CacheStorage | undefined,
  onFailed: () => void,
): SecondCopy {
  let missed = 0
  let turn = 0
  /** By game: what was written last. */
  const last = new Map<string, Written>()

  /** What the cache answers; undefined where there is none, or it throws, or takes too long. */
  async function ask<T>(work: (cache: Cache) => Promise<T>, limit = LIMIT): Promise<T | undefined> {
    if (!storage || missed === MOST_MISSED) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => {
        missed += 1
        resolve(undefined)
      }, limit)
    })
    const answered = async () => {
      const answer = await work(await storage.open(`${name}-copies`))
      missed = 0
      return answer
    }
    try {
      return await Promise.race([answered(), late])
    } catch {
      return undefined
    } finally {
      clearTimeout(timer)
    }
  }

  const read = (key: string) => ask(async (cache) => jsonOf(await cache.match(key)))

  return {
    async keep(log) {
      const { gameId } = log
      await keepGame(async (cache) => {
        const { place } = await write(cache, log)
        const newest = { gameId, headSeq: headOf(log), turn: ++turn } satisfies Kept
        await cache.put(`${NEWEST}${place}`, Response.json(newest))
      })
    },
    catchUp: (log) =>
      keepGame(async (cache) => {
        const before = last.get(log.gameId) ?? (await newestOf(cache, log.gameId))
        last.set(log.gameId, before)
        if (before.headSeq < headOf(log)) await write(cache, log)
      }),
    async keepRest(rest) {
      await ask((cache) => cache.put(REST, Response.json(rest)))
    },
    async drop(gameId) {
      last.delete(gameId)
      const newest = await Promise.all(PLACES.map(newestAt))
      await ask((cache) =>
        Promise.all(
          PLACES.flatMap((place) => [
            cache.delete(keyOf(gameId, place)),
            ...(newest[place]?.gameId === gameId ? [cache.delete(`${NEWEST}${place}`)] : []),
          ]),
        ),
      )
    },
    async mark() {
      const [mending, ...places] = await Promise.all([read(MENDING), ...PLACES.map(newestAt)])
      const newest = places.filter((one) => one !== undefined).sort((a, b) => b.turn - a.turn)
      turn = Math.max(turn, newest[0]?.turn ?? 0)
      return { newest, mending: mending === true }
    },
    async setMending(mending) {
      await ask<unknown>((cache) =>
        mending ? cache.put(MENDING, Response.json(true)) : cache.delete(MENDING),
      )
    },
    async *games(named) {
      const all = named ?? (await allGames())
      // One that does not come, and not none: they may be listed the next time.
      if (!all) yield []
      for (const gameId of all ?? [])
        yield (await ask((cache) => copiesOf(cache, gameId)))?.map(({ game }) => game) ?? []
    },
    rest: () => read(REST),
  }

  async function keepGame(work: (cache: Cache) => Promise<void>): Promise<boolean> {
    const kept = await ask(async (cache) => {
      await work(cache)
      return true
    })
    if (!kept && storage) onFailed()
    return kept === true
  }

  /** Where the copy before the last one lies, which gives way. */
  async function write(cache: Cache, log: GameLog): Promise<Written> {
    const before = last.get(log.gameId) ?? (await newestOf(cache, log.gameId))
    const next = { place: 1 - before.place, turn: before.turn + 1, headSeq: headOf(log) }
    const copy = { turn: next.turn, game: writeLog(log) }
    await cache.put(keyOf(log.gameId, next.place), Response.json(copy))
    last.set(log.gameId, next)
    return next
  }

  async function newestAt(place: (typeof PLACES)[number]): Promise<Kept | undefined> {
    const kept = await read(`${NEWEST}${place}`)
    return isKept(kept) ? kept : undefined
  }

  async function allGames(): Promise<ReadonlySet<string> | undefined> {
    const requests = await ask((cache) => cache.keys(), LIST_LIMIT)
    const paths = requests?.map(({ url }) => new URL(url).pathname)
    return paths && new Set(paths.flatMap((path) => (path.startsWith(GAMES) ? [gameIdIn(path)] : [])))
  }
}

/** A copy of a game as it lies in one of its places. */
interface Copy extends Written {
  readonly game: unknown
}

interface Written {
  readonly place: number
  /** Counted up with each copy of the game. */
  readonly turn: number
  readonly headSeq: number
}

/** The copies of a game, the last one first. */
async function copiesOf(cache: Cache, gameId: string): Promise<readonly Copy[]> {
  const kept = PLACES.map(async (place) => {
    const copy = await jsonOf(await cache.match(keyOf(gameId, place)))
    return isCopy(copy) ? [{ ...copy, place, headSeq: headIn(copy.game) }] : []
  })
  // Windows that score in turn count by themselves, and no log ever grows shorter.
  return (await Promise.all(kept)).flat().sort((a, b) => b.headSeq - a.headSeq || b.turn - a.turn)
}

async function newestOf(cache: Cache, gameId: string): Promise<Written> {
  return (await copiesOf(cache, gameId))[0] ?? { place: 1, turn: 0, headSeq: 0 }
}

function isCopy(value: unknown): value is Pick<Copy, 'turn' | 'game'> {
  return isObject(value) && 'turn' in value && typeof value.turn === 'number' && 'game' in value
}

function headOf({ rows }: GameLog): number {
  return rows.at(-1)?.seq ?? 0
}

function jsonOf(response: Response | undefined): Promise<unknown> | undefined {
  return response?.json().catch(() => undefined)
}

/** Number of the last row of a game as it is written, 0 of anything else. */
function headIn(written: unknown): number {
  const rows: unknown = isObject(written) && 'rows' in written ? written.rows : undefined
  const row: unknown = Array.isArray(rows) ? rows.at(-1) : undefined
  return Array.isArray(row) && typeof row[0] === 'number' ? row[0] : 0
}

function keyOf(gameId: string, place: number): string {
  return `${GAMES}${encodeURIComponent(gameId)}/${place}`
}

function gameIdIn(path: string): string {
  return decodeURIComponent(path.slice(GAMES.length).split('/')[0] ?? '')
}

function isKept(value: unknown): value is Kept {
  return (
    isObject(value) &&
    'gameId' in value &&
    typeof value.gameId === 'string' &&
    'headSeq' in value &&
    typeof value.headSeq === 'number' &&
    'turn' in value &&
    typeof value.turn === 'number'
  )
}
