import { checkLetters } from '../base/fingerprint.ts'
import { fieldOf, isObject } from '../base/is-object.ts'
import { type GameLog, writeLog } from '../game/record/game-log.ts'
import { inTime } from './with-retry.ts'

const GAMES = '/second-copy/game/'
const LIVE = '/second-copy/live'
const REST = '/second-copy/rest'

/** Milliseconds. A tap must not wait long for the second copy. */
const LIMIT = 2_000
/** Milliseconds. Listing thousands of games takes time, and nothing waits for it. */
const LIST_LIMIT = 60_000
/** After this many late answers the cache is not used any more. */
const MOST_MISSED = 3

export type OpenCache = () => Promise<Cache>

export type SecondCopy = ReturnType<typeof makeSecondCopy>

/**
 * In the browser's cache: Chromium discards its whole database, without a message, when a kill has cut one of its
 * records in two; the cache has other files, written in another way. Without a cache everything counts as copied.
 */
export function makeSecondCopy(openCache: OpenCache | undefined) {
  const { ask, change } = makeRequests(openCache)
  return {
    /** Copies a game, unless its copy is as new or newer; false when that failed. */
    save: (log: GameLog) =>
      change(async (cache) => {
        const { gameId } = log
        const isNew = await writeGame(cache, keyOf(gameId), writeLog(log))
        const isFirst = (await copiesOf(cache, LIVE)).length === 0
        if (isNew || isFirst) await write(cache, LIVE, gameId)
      }),
    remove: (gameId: string) =>
      change(async (cache) => {
        const places = PLACES.map((place) => `${keyOf(gameId)}/${place}`)
        const ends = places.flatMap((key) => PLACES.map((place) => `${key}/${place}`))
        await Promise.all([...places, ...ends].map((path) => cache.delete(path)))
      }),
    /** The two games copied last, and up to which row; undefined if the cache does not answer. */
    live: async () => (openCache ? ask(readLive) : []),
    /** Of each game all its copies, not decoded, the newest first; undefined if they cannot be read now. */
    async *games(named?: readonly string[]) {
      const all = named ?? (await ask(copiedGames, LIST_LIMIT))
      if (!all) yield undefined
      for (const gameId of all ?? []) yield await ask((cache) => readGames(cache, keyOf(gameId)))
    },
    saveAppData: (rest: object) => change((cache) => write(cache, REST, rest)),
    appData: async () => (await ask((cache) => contentsOf(cache, REST)))?.[0],
  }
}

async function copiedGames(cache: Cache): Promise<ReadonlySet<string>> {
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  const names = paths.filter((path) => path.startsWith(GAMES)).map((path) => path.slice(GAMES.length))
  return new Set(names.map((name) => decodeURIComponent(name.split('/')[0] ?? '')))
}

function makeRequests(openCache: OpenCache | undefined) {
  let missed = 0
  let writing: Promise<unknown> = Promise.resolve()

  /** The answer of the cache; undefined if there is no cache, or it throws, or it is too slow. */
  async function ask<T>(work: (cache: Cache) => Promise<T>, limit = LIMIT): Promise<T | undefined> {
    if (!openCache || missed === MOST_MISSED) return undefined
    const answered = async () => {
      const answer = await work(await openCache())
      missed = 0
      return answer
    }
    try {
      return await inTime(answered(), limit)
    } catch (thrown) {
      if (fieldOf(thrown, 'name') === 'TimeoutError') missed += 1
      return undefined
    }
  }

  /** One after another, or two could choose the same place; true when it is done, or there is nothing to do it in. */
  async function change(work: (cache: Cache) => Promise<unknown>): Promise<boolean> {
    const done = writing.then(() => ask((cache) => work(cache).then(() => true)))
    writing = done
    return (await done) ?? !openCache
  }
  return { ask, change }
}

/** Everything is written to two places in turn, because an entry of a cache is missing while it is replaced. */
const PLACES = [0, 1] as const

/** The content of one place. The fields to compare are headers, so that the rest need not be read. */
interface Copy {
  readonly place: (typeof PLACES)[number]
  readonly response: Response
  /** The number of a game's last row. No log ever gets shorter. */
  readonly head: number
  /** Counted up: of two copies with the same last row, the higher is newer. */
  readonly turn: number
  readonly check: string | null
}

async function copiesOf(cache: Cache, key: string): Promise<readonly Copy[]> {
  const found = PLACES.map(async (place): Promise<readonly Copy[]> => {
    const response = await cache.match(`${key}/${place}`)
    if (!response) return []
    const number = (name: string) => Number(response.headers.get(name)) || 0
    const check = response.headers.get('check')
    return [{ place, response, head: number('head'), turn: number('turn'), check }]
  })
  return (await Promise.all(found)).flat().sort((a, b) => b.head - a.head || b.turn - a.turn)
}

/** Writes to the place of the older copy, so that the newest stays until this is stored; false when that is as new. */
async function write(cache: Cache, key: string, content: unknown, head = 0): Promise<boolean> {
  const [newest] = await copiesOf(cache, key)
  const body = JSON.stringify(content)
  const check = checkLetters(body)
  if (newest && (newest.head > head || (newest.head === head && newest.check === check))) return false
  const headers = { head: `${head}`, turn: `${(newest?.turn ?? 0) + 1}`, check }
  await cache.put(`${key}/${newest?.place === 0 ? 1 : 0}`, new Response(body, { headers }))
  return true
}

/** The most rows stored separately from the copy of a log; with more the whole log is copied again. */
const MOST_BESIDE = 16

/** A tap writes only what is new: rows after the last whole copy have an entry of their own, with the draft. */
async function writeGame(cache: Cache, key: string, log: ReturnType<typeof writeLog>): Promise<boolean> {
  const { id, rows, draft } = log
  const head = rows.at(-1)?.[0]
  const [copy] = await copiesOf(cache, key)
  const copied = rows.filter(([seq]) => copy && seq <= copy.head)
  const isCopied = copy?.check === checkLetters(JSON.stringify({ id, rows: copied }))
  if (!copy || !isCopied || rows.length - copied.length > MOST_BESIDE) {
    const isNew = await write(cache, key, { id, rows }, head)
    return isNew && draft ? writeGame(cache, key, log) : isNew
  }
  const ends = endsOf(key, copy)
  const isAll = rows.length === copied.length && !draft
  if (isAll && !(await copiesOf(cache, ends)).some((end) => end.head >= copy.head)) return false
  return write(cache, ends, { rows: rows.slice(copied.length), draft }, head)
}

async function readLive(cache: Cache) {
  const games = (await contentsOf(cache, LIVE)).filter((name) => typeof name === 'string')
  return Promise.all(
    games.map(async (gameId) => {
      const [newest] = await copiesOf(cache, keyOf(gameId))
      const [end] = newest ? await copiesOf(cache, endsOf(keyOf(gameId), newest)) : []
      return { gameId, headSeq: Math.max(newest?.head ?? 0, end?.head ?? 0) }
    }),
  )
}

function endsOf(key: string, { place }: Copy): string {
  return `${key}/${place}`
}

async function readGames(cache: Cache, key: string): Promise<readonly unknown[]> {
  const games: unknown[] = []
  for (const copy of await copiesOf(cache, key)) {
    const log = await contentOf(copy)
    const ends = await copiesOf(cache, endsOf(key, copy))
    // An entry that is older than the whole copy belongs to the copy that was in this place before.
    for (const end of ends.filter(({ head }) => head >= copy.head))
      games.push(joinLog(log, await contentOf(end)))
    games.push(log)
  }
  return games.filter((game) => game !== undefined)
}

function joinLog(log: unknown, end: unknown): unknown {
  if (!isObject(log) || !isObject(end)) return undefined
  const { rows, ...added } = { rows: [], ...end }
  return { ...log, ...added, rows: 'rows' in log ? [log.rows, rows].flat() : rows }
}

async function contentOf({ response }: Copy): Promise<unknown> {
  return response.json().catch(() => undefined)
}

async function contentsOf(cache: Cache, key: string): Promise<readonly unknown[]> {
  const copies = await copiesOf(cache, key)
  const contents = await Promise.all(copies.map(contentOf))
  return contents.filter((content) => content !== undefined)
}

function keyOf(gameId: string): string {
  return `${GAMES}${encodeURIComponent(gameId)}`
}
