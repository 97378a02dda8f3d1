import { fieldOf } from '../base/is-object.ts'
import { err, ok, type Result } from '../base/result.ts'
import { decodeRules } from '../game/record/decode-rules.ts'
import type { RuleSet } from '../game/setup/start-game.ts'
import type { Database } from './database.ts'
import { isPreset, prefValue } from './prefs.ts'
import type { Stored } from './store-error.ts'

/** More than anybody would scroll through. */
export const MOST_RULE_SETS = 60

type RuleSets = readonly RuleSet[]

/** House rules kept by name, in the order of the names; one that cannot be read is left out. */
export function readRuleSets(db: Database): Stored<RuleSets> {
  return db.tx('r', ['prefs'], async () => ruleSetsIn(await db.prefs.get('rule-sets')))
}

/** Keeps rules under their name and returns all; `full` where that would be one more than are kept. */
export function saveRuleSet(db: Database, set: RuleSet): Stored<RuleSets, { readonly type: 'full' }> {
  return changeRuleSets(db, (sets) => {
    const others = without(sets, set.rules.name)
    const isNew = others.length === sets.length
    return isNew && sets.length >= MOST_RULE_SETS ? err({ type: 'full' }) : ok(inOrder([...others, set]))
  })
}

/** Deletes the rules of that name and returns the others. */
export function deleteRuleSet(db: Database, name: string): Stored<RuleSets> {
  return changeRuleSets(db, (sets) => ok(without(sets, name)))
}

/** In one transaction: two windows wait for each other, and nothing is written after a failed read. */
async function changeRuleSets<E>(db: Database, to: (sets: RuleSets) => Result<RuleSets, E>) {
  const done = await db.tx('rw', ['prefs'], async () => {
    const sets = to(ruleSetsIn(await db.prefs.get('rule-sets')))
    if (sets.ok) await db.prefs.put({ key: 'rule-sets', value: sets.value })
    return sets
  })
  return done.ok ? done.value : done
}

/** The rule sets in a stored preference; one that cannot be read is left out. */
export function ruleSetsIn(kept: unknown): RuleSets {
  const list = prefValue(kept)
  return Array.isArray(list) ? list.flatMap(decodeRuleSet) : []
}

function decodeRuleSet(input: unknown): RuleSets {
  const preset = fieldOf(input, 'preset')
  const rules = decodeRules(fieldOf(input, 'rules'))
  return isPreset(preset) && rules.ok ? [{ preset, rules: rules.value }] : []
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
