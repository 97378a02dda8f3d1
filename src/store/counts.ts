import * as v from 'valibot'
import { card, cards, decodeAs, points, text, time } from '../game/decode.ts'
import type { Result } from '../rules/result.ts'
import { attempt } from './attempt.ts'
import type { Database } from './database.ts'
import type { StoreError } from './store-error.ts'

/** As many counted hands as the device remembers. */
const MOST = 50

const shape = v.strictObject({
  /** The hand itself: counted again it moves to the top, and stands there once. */
  id: text,
  at: time,
  of: v.picklist(['hand', 'crib']),
  cards,
  starter: card,
  /** Name of the rule set it was counted under. */
  rules: text,
  points,
})

export type KeptCount = Readonly<v.InferOutput<typeof shape>>
export type CountToKeep = Omit<KeptCount, 'id'>

export function keepCount(db: Database, count: CountToKeep): Promise<Result<void, StoreError>> {
  return attempt(db, () =>
    db.dexie.transaction('rw', db.counts, async () => {
      await db.counts.put({ ...count, id: idOf(count) })
      const old = await db.counts.orderBy('at').reverse().offset(MOST).primaryKeys()
      await db.counts.bulkDelete(old)
    }),
  )
}

/** The last counts, newest first; one that cannot be read is left out. */
export function readCounts(db: Database): Promise<Result<readonly KeptCount[], StoreError>> {
  return attempt(db, async () => {
    const stored = await db.counts.orderBy('at').reverse().limit(MOST).toArray()
    return stored.flatMap((one) => {
      const decoded = decodeAs(shape, one)
      return decoded.ok ? [decoded.value] : []
    })
  })
}

function idOf({ of, cards, starter, rules }: CountToKeep): string {
  return `${of} ${cards.join('')} ${starter} ${rules}`.slice(0, 200)
}
