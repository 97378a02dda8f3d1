import { type GameLog, writeLog } from '../game/game-log.ts'
import { isObject } from './is-object.ts'

/**
 * Everything once more, in the browser's cache. Chromium throws its whole database away when a kill has cut a line of
 * it in two, and says nothing; the files of its cache lie elsewhere and are written in another way.
 */
export interface SecondCopy {
  /** Keeps a game as it stands; resolves when it lies there, or cannot. An `older` one was not written just now. */
  readonly keep: (log: GameLog, older?: 'older') => Promise<void>
  /** Keeps what there is besides games, as a file holds it. */
  readonly keepRest: (rest: object) => Promise<void>
  /** Lets a deleted game go. */
  readonly drop: (gameId: string) => Promise<void>
  /** What the database has to be held to when it is opened. */
  readonly mark: () => Promise<CopyMark>
  /** Says that games are being brought back, which may be cut off, or that all of them are here again. */
  readonly setMending: (mending: boolean) => Promise<void>
  /** Each game as it was kept last and before that, in no order, undecoded: those named, or all. */
  readonly games: (named?: readonly string[]) => AsyncGenerator<readonly unknown[], void>
  readonly rest: () => Promise<unknown>
  /** Names of the games that are here; undefined when that has been asked, and none was missing then. */
  readonly unlessWhole: () => Promise<ReadonlySet<string> | undefined>
  /** Says that no game is missing. */
  readonly setWhole: () => Promise<void>
}

export interface CopyMark {
  /** What was kept last: the database has come at least as far, unless it has lost something. */
  readonly newest: readonly Kept[]
  /** Games were being brought back, and not all of them are here yet. */
  readonly mending: boolean
}

/** How far a game had come. */
export interface Kept {
  readonly gameId: string
  readonly headSeq: number
}

const GAMES = '/second-copy/game/'
const NEWEST = '/second-copy/newest/'
const MENDING = '/second-copy/mending'
const REST = '/second-copy/rest'
const WHOLE = '/second-copy/whole'
/** A game has two places and is written to them in turn, for what is being written is not there meanwhile. */
const PLACES = [0, 1] as const

/** Milliseconds. Nobody is made to wait for a second copy. */
const LIMIT = 2_000
/** A browser that has not answered so often does not answer. */
const MOST_MISSED = 3

export function makeSecondCopy(name: string, storage: CacheStorage | undefined): SecondCopy {
  let missed = 0
  /** By game: where it was written last. */
  const last = new Map<string, number>()

  /** What the cache answers; undefined where there is none, or it throws, or takes too long. */
  async function ask<T>(work: (cache: Cache) => Promise<T>): Promise<T | undefined> {
    if (!storage || missed === MOST_MISSED) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => {
        missed += 1
        resolve(undefined)
      }, LIMIT)
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
    async keep(log, older) {
      const headSeq = log.rows.at(-1)?.seq ?? 0
      await ask(async (cache) => {
        const place = 1 - (last.get(log.gameId) ?? (await furthest(cache, log.gameId)))
        await Promise.all([
          cache.put(keyOf(log.gameId, place), Response.json(writeLog(log))),
          older ??
            cache.put(`${NEWEST}${place}`, Response.json({ gameId: log.gameId, headSeq } satisfies Kept)),
        ])
        last.set(log.gameId, place)
      })
    },
    async keepRest(rest) {
      await ask((cache) => cache.put(REST, Response.json(rest)))
    },
    async drop(gameId) {
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
      const [mending, ...newest] = await Promise.all([read(MENDING), ...PLACES.map(newestAt)])
      return { newest: newest.filter((one) => one !== undefined), mending: mending === true }
    },
    async setMending(mending) {
      await ask<unknown>((cache) =>
        mending ? cache.put(MENDING, Response.json(true)) : cache.delete(MENDING),
      )
    },
    async *games(named) {
      for (const gameId of named ?? (await allGames()))
        yield Promise.all(PLACES.map((place) => read(keyOf(gameId, place))))
    },
    rest: () => read(REST),
    unlessWhole: async () => ((await read(WHOLE)) === true ? undefined : allGames()),
    async setWhole() {
      await ask((cache) => cache.put(WHOLE, Response.json(true)))
    },
  }

  async function newestAt(place: (typeof PLACES)[number]): Promise<Kept | undefined> {
    const kept = await read(`${NEWEST}${place}`)
    return isKept(kept) ? kept : undefined
  }

  async function allGames(): Promise<ReadonlySet<string>> {
    const requests = await ask((cache) => cache.keys())
    const paths = (requests ?? []).map(({ url }) => new URL(url).pathname)
    return new Set(paths.flatMap((path) => (path.startsWith(GAMES) ? [gameIdIn(path)] : [])))
  }
}

/** The place where the later state of a game lies; where there is none, not the first. */
async function furthest(cache: Cache, gameId: string): Promise<number> {
  const heads = PLACES.map(async (place) => headIn(await jsonOf(await cache.match(keyOf(gameId, place)))))
  const [first = 0, second = 0] = await Promise.all(heads)
  return first > second ? 0 : 1
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
    typeof value.headSeq === 'number'
  )
}
