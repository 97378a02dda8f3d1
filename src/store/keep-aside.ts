import { Dexie, type Table } from 'dexie'
import { wholeTime } from '../game/whole-time.ts'

/** As many rows as lie together in the copy: a phone reads and writes them without effort. */
const AT_ONCE = 500

/** Some rows of one store. */
export interface AsidePart {
  readonly at: number
  readonly store: string
  readonly part: number
  readonly rows: readonly unknown[]
}

/** Laid beside the parts once all of them are there: what was copied. */
export interface AsideMark {
  /** When it was copied, in milliseconds since 1970. */
  readonly at: number
  readonly store: typeof MARK
  readonly part: 0
  readonly version: number
  /** How many rows each store had. */
  readonly counts: Readonly<Record<string, number>>
}

/** No store has this name, and it comes before them all. */
const MARK = ''

type Beside = (name: string) => Dexie

/**
 * Copies every row as it lies, before a newer release changes how rows are kept. Whoever copies holds the database
 * open at its old version, so that no window can upgrade it meanwhile. Rejects with what the browser threw; nothing
 * is changed then. The copy before this one is let go when this one is whole.
 */
export async function keepAside(name: string, beside: Beside, target: number): Promise<void> {
  const source = beside(name)
  const aside = openAside(name, beside)
  source.on('versionchange', () => false)
  const at = wholeTime(Date.now())
  try {
    await source.open()
    await aside.open()
    const { verno } = source
    const counts = await countsIn(source)
    // Another window was first.
    if (verno >= target || isSame(await markOf(aside), verno, counts)) return
    let parts = 0
    for (const table of source.tables) parts += await copy(table, aside, at)
    await finish(aside, { at, store: MARK, part: 0, version: verno, counts }, parts)
  } catch (thrown) {
    await letGo(aside, at)
    throw thrown
  } finally {
    source.close()
    aside.close()
  }
}

/** Where copies lie, opened or not. */
export function openAside(name: string, beside: Beside): Dexie {
  const aside = beside(asideName(name))
  aside.version(1).stores({ copies: '[at+store+part]' })
  return aside
}

export function asideName(name: string): string {
  return `${name}-before`
}

/** The newest whole copy. */
export async function markOf(aside: Dexie): Promise<AsideMark | undefined> {
  const keys = await copiesIn(aside).toCollection().primaryKeys()
  const mark = keys.findLast(([, store]) => store === MARK)
  return mark && ((await copiesIn(aside).get(mark)) as AsideMark)
}

type Key = readonly [at: number, store: string, part: number]

export function copiesIn(aside: Dexie): Table<AsidePart | AsideMark, Key> {
  return aside.table('copies')
}

/** All of one copy; a list sorts after every word. */
export function keysOf(at: number, store?: string): [readonly unknown[], readonly unknown[]] {
  return store === undefined
    ? [[at], [at, []]]
    : [
        [at, store],
        [at, store, []],
      ]
}

async function countsIn(source: Dexie): Promise<Readonly<Record<string, number>>> {
  const counts = source.tables.map(async (table) => [table.name, await table.count()] as const)
  return Object.fromEntries(await Promise.all(counts))
}

function isSame(mark: AsideMark | undefined, version: number, counts: AsideMark['counts']): boolean {
  return mark?.version === version && JSON.stringify(mark.counts) === JSON.stringify(counts)
}

/** A store in parts, each read and written by itself: ten thousand games are never in the memory at once. */
async function copy(table: Table, aside: Dexie, at: number): Promise<number> {
  let after: unknown = Dexie.minKey
  for (let part = 0; ; part++) {
    const rest = table.where(':id').above(after).limit(AT_ONCE)
    const [keys, rows] = await table.db.transaction('r', table, () =>
      Promise.all([rest.primaryKeys(), rest.toArray()]),
    )
    if (keys.length === 0) return part
    await copiesIn(aside).put({ at, store: table.name, part, rows })
    after = keys.at(-1)
  }
}

/** Marks a copy as whole, if nobody has taken a part of it away, and lets the others go. */
async function finish(aside: Dexie, mark: AsideMark, parts: number): Promise<void> {
  const copies = copiesIn(aside)
  await aside.transaction('rw', copies, async () => {
    const keys = await copies.toCollection().primaryKeys()
    // Another window copied the same rows in the same millisecond, under the same keys, and was first.
    if (keys.some(([at, store]) => at === mark.at && store === MARK)) return
    const others = keys.filter(([at]) => at !== mark.at)
    if (keys.length - others.length !== parts) throw new DOMException('A part is gone', 'AbortError')
    await copies.bulkDelete(others)
    await copies.put(mark)
  })
}

/** What is only a part helps nobody, and the room may be wanted. */
async function letGo(aside: Dexie, at: number): Promise<void> {
  if (!aside.isOpen()) return
  await copiesIn(aside)
    .where(':id')
    .between(...keysOf(at))
    .delete()
    .catch(() => {})
}
