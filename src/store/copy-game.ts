import type { GameLog } from '../game/record/game-log.ts'
import type { Database, StoredPref } from './database.ts'
import { headSeqOf, readGame } from './read-games.ts'
import type { Stored } from './store-error.ts'

/** Copies a game after it was written. A failed copy is noted, and made the next time the app is opened. */
export async function copyGame(db: Database, log: GameLog): Promise<void> {
  if (!(await db.copies.save(log))) await setNote(db, uncopiedKey(log.gameId), true)
}

/** Makes the second copy of a game match the database, or deletes it. False, with a note, if that fails. */
export async function syncCopy(db: Database, gameId: string): Promise<boolean> {
  const game = await readGame(db, gameId)
  if (!game.ok) return false
  const { headSeq } = game.value
  const done = headSeq > 0 ? await db.copies.save(game.value) : await db.copies.remove(gameId)
  if (!done) await setNote(db, uncopiedKey(gameId), true)
  if (!done) return false
  await db.tx('rw', ['entries', 'prefs'], async () => {
    // Another window may have changed the game since, and failed to copy it.
    const isSame = (await headSeqOf(db, gameId)) === headSeq
    if (isSame && (await isNoted(db, uncopiedKey(gameId)))) await db.prefs.delete(uncopiedKey(gameId))
  })
  return true
}

export async function uncopiedGames(db: Database): Promise<readonly string[]> {
  const keys = await db.tx('r', ['prefs'], () => db.prefs.where('key').startsWith(UNCOPIED).primaryKeys())
  return keys.ok ? keys.value.map((key) => key.slice(UNCOPIED.length)) : []
}

/** Inside a transaction: whether a game was deleted here, though its copy may still be there. */
export async function isDeleted(db: Database, gameId: string): Promise<boolean> {
  return (await isNoted(db, uncopiedKey(gameId))) && (await headSeqOf(db, gameId)) === 0
}

/** Live games that have lost rows, the newest first. Empty: only others may be missing. Undefined: none is. */
export async function findLost(db: Database): Promise<readonly string[] | undefined> {
  const live = await db.copies.live()
  if (!live) return undefined
  if (live.length === 0) {
    void setNote(db, 'recovered', true)
    return undefined
  }
  const lost = await db.tx('r', ['entries', 'prefs'], async () => {
    const games: string[] = []
    for (const { gameId, headSeq } of live) {
      const isBehind = (await headSeqOf(db, gameId)) < headSeq
      if (isBehind && !(await isDeleted(db, gameId))) games.push(gameId)
    }
    return games.length > 0 || !(await isNoted(db, 'recovered')) ? games : undefined
  })
  return lost.ok ? lost.value : undefined
}

const UNCOPIED = 'uncopied '

export function uncopiedKey(gameId: string) {
  return `${UNCOPIED}${gameId}` as const
}

type Note = Extract<StoredPref, { readonly value: true }>['key']

export function setNote(db: Database, key: Note, wanted: boolean): Stored<void> {
  return db.tx('rw', ['prefs'], async () => {
    if (wanted === (await isNoted(db, key))) return
    if (wanted) await db.prefs.put({ key, value: true })
    else await db.prefs.delete(key)
  })
}

/** Inside a transaction. */
export async function isNoted(db: Database, key: Note): Promise<boolean> {
  return (await db.prefs.get(key)) !== undefined
}
