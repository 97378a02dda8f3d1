import { MOST_LENGTH } from '../game/decode.ts'
import { isCard, PACK } from '../rules/card.ts'
import type { Result } from '../rules/result.ts'
import { attempt } from './attempt.ts'
import type { Database } from './database.ts'
import { isObject } from './is-object.ts'
import type { CountToKeep, KeptCount } from './kept-count.ts'
import type { StoreError } from './store-error.ts'

/** As many counted hands as the device remembers. */
const MOST = 50

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
    return stored.flatMap(decodeCount)
  })
}

export function decodeCount(input: unknown): readonly KeptCount[] {
  const from: Readonly<Record<string, unknown>> = isObject(input) ? { ...input } : {}
  const { id, at, of, cards, starter, rules, points } = from
  const isText = isShort(id) && isShort(rules)
  const isNumber = typeof at === 'number' && typeof points === 'number'
  if (!isText || !isNumber || (of !== 'hand' && of !== 'crib') || !isCard(starter)) return []
  const isHand = Array.isArray(cards) && cards.length <= PACK.length && cards.every(isCard)
  return isHand ? [{ id, at, of, cards, starter, rules, points }] : []
}

function isShort(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MOST_LENGTH
}

function idOf({ of, cards, starter, rules }: CountToKeep): string {
  return `${of} ${cards.join('')} ${starter} ${rules}`
}
