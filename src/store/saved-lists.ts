import { fieldOf } from '../base/is-object.ts'
import { err, ok, type Result } from '../base/result.ts'
import { decodeAs, decodeEach } from '../game/record/decode.ts'
import { rulesSchema } from '../game/record/decode-rules.ts'
import type { RuleSet } from '../game/setup/start-game.ts'
import type { Database, Stored } from './connection.ts'
import { readPref } from './prefs.ts'
import { countShape, type NewCount, type StoredCount } from './schema.ts'

/** More than anybody would scroll through. */
export const MOST_RULE_SETS = 60

type RuleSets = readonly RuleSet[]

export function readRuleSets(db: Database): Stored<RuleSets> {
  return db.tx('r', ['prefs'], async () => decodeRuleSets(await readPref(db, 'rule-sets')))
}

export function saveRuleSet(db: Database, set: RuleSet): Stored<RuleSets, { readonly type: 'full' }> {
  return changeRuleSets(db, (sets) => {
    const others = without(sets, set.rules.name)
    const isNew = others.length === sets.length
    return isNew && sets.length >= MOST_RULE_SETS ? err({ type: 'full' }) : ok(inOrder([...others, set]))
  })
}

export function deleteRuleSet(db: Database, name: string): Stored<RuleSets> {
  return changeRuleSets(db, (sets) => ok(without(sets, name)))
}

/** In one transaction: two windows wait for each other, and nothing is written after a failed read. */
async function changeRuleSets<E>(db: Database, to: (sets: RuleSets) => Result<RuleSets, E>) {
  const done = await db.tx('rw', ['prefs'], async () => {
    const sets = to(decodeRuleSets(await readPref(db, 'rule-sets')))
    if (sets.ok) await db.prefs.put({ key: 'rule-sets', value: sets.value })
    return sets
  })
  return done.ok ? done.value : done
}

export function decodeRuleSets(input: unknown): RuleSets {
  if (!Array.isArray(input)) return []
  return input.flatMap((set) => {
    const rules = decodeAs(rulesSchema, fieldOf(set, 'rules'))
    return rules.ok ? [{ rules: rules.value }] : []
  })
}

/** Adds rule sets with other names, without a limit: those of a file are never refused. */
export function mergeRuleSets(own: RuleSets, more: RuleSets): RuleSets {
  const names = new Set(own.map((set) => set.rules.name))
  return inOrder([...own, ...more.filter((set) => !names.has(set.rules.name))])
}

function without(sets: RuleSets, name: string): RuleSets {
  return sets.filter((set) => set.rules.name !== name)
}

function inOrder(sets: RuleSets): RuleSets {
  return sets.toSorted((a, b) => a.rules.name.localeCompare(b.rules.name))
}

const MOST = 50

export function saveCount(db: Database, count: NewCount): Stored<readonly StoredCount[]> {
  return db.tx('rw', ['counts'], async () => {
    const { of, cards, starter, rules } = count
    const id = `${of} ${cards.join('')} ${starter} ${rules}`
    await db.counts.put({ ...count, id })
    return deleteOldest(db)
  })
}

export function readCounts(db: Database): Stored<readonly StoredCount[]> {
  return db.tx('r', ['counts'], async () => newestOf(await db.counts.toArray()))
}

/** Inside a transaction. This device’s own are unchanged; a time in the future would stay at the top for ever. */
export async function addCounts(db: Database, counts: readonly StoredCount[], now: number): Promise<void> {
  const known = new Set(await db.counts.toCollection().primaryKeys())
  const wanting = counts.filter(({ id }) => !known.has(id))
  await db.counts.bulkPut(wanting.map((count) => ({ ...count, at: Math.min(count.at, now) })))
  await deleteOldest(db)
}

/** The counts that are kept of these stored rows, the last first. */
export function newestOf(stored: readonly unknown[]): readonly StoredCount[] {
  return decodeEach(countShape, stored)
    .toSorted((a, b) => b.at - a.at)
    .slice(0, MOST)
}

/** Deletes unreadable counts first, since they would take the place of others. Returns the counts that are left. */
async function deleteOldest(db: Database): Promise<readonly StoredCount[]> {
  const stored = await db.counts.toArray()
  const newest = newestOf(stored)
  if (stored.length <= MOST) return newest
  const ids = new Set(newest.map(({ id }) => id))
  const all = await db.counts.toCollection().primaryKeys()
  await db.counts.bulkDelete(all.filter((id) => !ids.has(id)))
  return newest
}
