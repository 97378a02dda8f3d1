import { describe, expect, it } from 'vitest'
import type { RuleSet } from '../game/setup/start-game.ts'
import { PRESETS } from '../rules/presets.ts'
import { deleteRuleSet, MOST_RULE_SETS, readRuleSets, restoreAppData, saveRuleSet } from './app-data.ts'
import type { Database } from './connection.ts'
import { newDisk, windowOn } from './database.fixture.ts'

const named = (name: string, heels = 2): RuleSet => ({
  rules: { ...PRESETS['six-card-121'], name, heels },
})

async function kept(db: Database): Promise<readonly string[]> {
  const sets = await readRuleSets(db)
  return sets.ok ? sets.value.map(({ rules }) => rules.name) : [sets.error.type]
}

/** As many as are kept, imported from a file; with more of them than that. */
async function full(more = 0): Promise<Database> {
  const db = windowOn(newDisk())
  const ruleSets = Array.from({ length: MOST_RULE_SETS + more }, (_, i) => named(`House ${100 + i}`))
  await restoreAppData(db, { ruleSets, players: [], counts: [] }, 1)
  return db
}

describe('rules kept under a name', () => {
  it('are in the order of their names, the newest of one name alone', async () => {
    const db = windowOn(newDisk())
    for (const set of [named('Pub'), named('Club'), named('Pub', 1)]) await saveRuleSet(db, set)
    expect(await readRuleSets(db)).toEqual({ ok: true, value: [named('Club'), named('Pub', 1)] })
  })

  it('are all still there when they could not be read while another was saved or deleted', async () => {
    const db = windowOn(newDisk())
    for (const name of ['Club', 'Pub']) await saveRuleSet(db, named(name))
    const { get } = db.prefs
    Object.assign(db.prefs, { get: () => Promise.reject(new DOMException('lost', 'UnknownError')) })
    const failed = { ok: false, error: { type: 'connection-lost' } }
    expect(await saveRuleSet(db, named('Home'))).toEqual(failed)
    expect(await deleteRuleSet(db, 'Pub')).toEqual(failed)
    Object.assign(db.prefs, { get })
    expect(await kept(db)).toEqual(['Club', 'Pub'])
  })

  it('are both saved when two windows save one at once', async () => {
    const disk = newDisk()
    await Promise.all([saveRuleSet(windowOn(disk), named('Pub')), saveRuleSet(windowOn(disk), named('Club'))])
    expect(await kept(windowOn(disk))).toEqual(['Club', 'Pub'])
  })

  it('have room for no new name when there are sixty, and every old one stays', async () => {
    const db = await full()
    const before = await kept(db)
    expect(await saveRuleSet(db, named('Zed'))).toEqual({ ok: false, error: { type: 'full' } })
    expect(await kept(db)).toEqual(before)
    expect(await saveRuleSet(db, named('House 100', 1))).toMatchObject({ ok: true })
    await deleteRuleSet(db, 'House 100')
    expect(await saveRuleSet(db, named('Zed'))).toMatchObject({ ok: true })
    expect(await kept(db)).toEqual([...before.slice(1), 'Zed'])
  })

  it('may be more where a file brought them, and none goes when one is changed or forgotten', async () => {
    const db = await full(2)
    const before = await kept(db)
    await saveRuleSet(db, named('House 100', 1))
    expect(await kept(db)).toEqual(before)
    await deleteRuleSet(db, 'House 100')
    expect(await kept(db)).toEqual(before.slice(1))
  })
})
