import { isObject } from '../base/is-object.ts'
import type { Database } from './database.ts'
import type { Stored } from './store-error.ts'

const MOST = 100

export function keepPlayers(db: Database, names: readonly string[], usedAt: number): Stored<void> {
  return db.tx('rw', ['players'], async () => {
    await db.players.bulkPut(names.filter((name) => name !== '').map((name) => ({ name, usedAt })))
  })
}

/** Names, those who played last first. */
export function readPlayers(db: Database): Stored<readonly string[]> {
  return db.tx('r', ['players'], async () => {
    const stored = await db.players.orderBy('usedAt').reverse().limit(MOST).toArray()
    return stored.flatMap((one) =>
      isObject(one) && 'name' in one && typeof one.name === 'string' ? [one.name] : [],
    )
  })
}
