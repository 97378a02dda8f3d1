import type { Dexie } from 'dexie'
import { isObject } from '../base/is-object.ts'
import { err, ok, type Result } from '../base/result.ts'
import { type GameToBackUp, gameOf, linesByGame } from './backup-games.ts'
import { type Rest, restOf } from './backup-rest.ts'
import type { Database } from './database.ts'
import { asideName, copiesIn, keysOf, markOf } from './keep-aside.ts'
import { type StoreError, storeErrorOf } from './store-error.ts'
import { withRetry } from './with-retry.ts'

/** Everything as it stood before the last upgrade. */
export interface Aside {
  /** When it was copied, in milliseconds since 1970. */
  readonly at: number
  readonly rest: Rest
  /** Batch after batch, to be read to the end. */
  readonly games: AsyncGenerator<Result<readonly GameToBackUp[], StoreError>, void>
}

/** When everything was last copied before an upgrade; undefined when it never was. */
export async function asideSince(db: Database): Promise<number | undefined> {
  const aside = await opened(db)
  const mark = aside && (await markOf(aside).catch(() => undefined))
  aside?.close()
  return mark?.at
}

/** The copy, read as any rows from the disk are; undefined when there is none. */
export async function readAside(db: Database): Promise<Result<Aside | undefined, StoreError>> {
  const aside = await opened(db)
  if (!aside) return ok(undefined)
  try {
    const mark = await markOf(aside)
    if (!mark) {
      aside.close()
      return ok(undefined)
    }
    const { at } = mark
    const [prefs, players, counts] = [
      await rowsOf(aside, at, 'prefs'),
      await rowsOf(aside, at, 'players'),
      await rowsOf(aside, at, 'counts'),
    ]
    const games = gamesIn(aside, at, await rowsOf(aside, at, 'drafts'))
    return ok({ at, rest: restOf({ prefs, players, counts }), games })
  } catch (thrown) {
    aside.close()
    return err(storeErrorOf(thrown))
  }
}

/** Lets the copy go. Not while what it was copied from cannot be opened: then it may be all there is. */
export function deleteAside(db: Database): Promise<Result<void, StoreError>> {
  return withRetry(db, () => db.beside(asideName(db.dexie.name)).delete())
}

/** Opened as it is found, so that looking for a copy makes none. */
async function opened(db: Database): Promise<Dexie | undefined> {
  const aside = db.beside(asideName(db.dexie.name))
  return aside.open().then(
    () => aside,
    () => undefined,
  )
}

async function rowsOf(aside: Dexie, at: number, store: string): Promise<readonly unknown[]> {
  const parts = await copiesIn(aside)
    .where(':id')
    .between(...keysOf(at, store))
    .toArray()
  return parts.flatMap((part) => ('rows' in part ? part.rows : []))
}

async function* gamesIn(
  aside: Dexie,
  at: number,
  drafts: readonly unknown[],
): AsyncGenerator<Result<readonly GameToBackUp[], StoreError>, void> {
  const draftOf = new Map(drafts.map((draft) => [gameIdOf(draft), draft]))
  const told = ([gameId, lines]: readonly [string, readonly unknown[]]) =>
    gameOf(gameId, lines, draftOf.get(gameId))
  try {
    let held: readonly unknown[] = []
    for (let part = 0; ; part++) {
      const next = await copiesIn(aside).get([at, 'entries', part])
      const isPart = next !== undefined && 'rows' in next
      const games = [...linesByGame(isPart ? [...held, ...next.rows] : held)]
      if (!isPart) return yield ok(games.map(told))
      // The last one may go on in the next part.
      held = games.pop()?.[1] ?? []
      yield ok(games.map(told))
    }
  } catch (thrown) {
    yield err(storeErrorOf(thrown))
  } finally {
    aside.close()
  }
}

function gameIdOf(draft: unknown): unknown {
  return isObject(draft) && 'gameId' in draft ? draft.gameId : undefined
}
