import { makeObservable, whileWatched } from '../../base/observable.ts'
import type { Result } from '../../base/result.ts'
import type { RuleSet } from '../../game/setup/start-game.ts'
import { keepCount, readCounts } from '../../store/counts.ts'
import type { CountToKeep } from '../../store/kept.ts'
import { forgetRuleSet, keepRuleSet, readRuleSets } from '../../store/rule-sets.ts'
import type { Stored } from '../../store/store-error.ts'
import type { Ports } from '../ports.ts'

/** The last fifty counted hands, newest first. */
export function makeCountsStore({ db, now }: Ports) {
  const { show, ...counts } = makeKeptList(() => readCounts(db))
  return {
    ...counts,
    keep: (count: Omit<CountToKeep, 'at'>) => show(keepCount(db, { ...count, at: now() })),
  }
}

/** Rules kept under names of the table's own, in the order of the names. */
export function makeRuleSetsStore({ db }: Ports) {
  const { show, ...sets } = makeKeptList(() => readRuleSets(db))
  return {
    ...sets,
    /** Keeps rules under the name they carry; rules that had it before give way. */
    keep: (set: RuleSet) => show(keepRuleSet(db, set)),
    forget: (name: string) => show(forgetRuleSet(db, name)),
  }
}

/** A list as it is on the disk, read when a screen begins to show it. One that cannot be read is shown as empty. */
function makeKeptList<T>(read: () => Stored<readonly T[]>) {
  const cell = makeObservable<readonly T[]>([])

  async function show<E>(reading: Promise<Result<readonly T[], E>>) {
    const list = await reading
    if (list.ok) cell.set(list.value)
    return list
  }

  const { getState, subscribe } = whileWatched(cell, () => {
    void show(read())
    return () => {}
  })
  return { getState, subscribe, show }
}
