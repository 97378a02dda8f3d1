import { makeObservable, type Readable, whileWatched } from '../../base/observable.ts'
import type { Result } from '../../base/result.ts'
import type { RuleSet } from '../../game/setup/start-game.ts'
import { keepCount, readCounts } from '../../store/counts.ts'
import type { CountToKeep, KeptCount } from '../../store/kept.ts'
import { type Full, forgetRuleSet, keepRuleSet, readRuleSets } from '../../store/rule-sets.ts'
import type { Stored } from '../../store/store-error.ts'
import type { Ports } from '../ports.ts'

/** The last fifty counted hands, newest first. */
export interface CountsStore extends Readable<readonly KeptCount[]> {
  readonly keep: (count: Omit<CountToKeep, 'at'>) => void
}

export function makeCountsStore({ db, now }: Ports): CountsStore {
  const { show, ...counts } = makeKeptList(() => readCounts(db))
  return {
    ...counts,
    async keep(count) {
      await keepCount(db, { ...count, at: now() })
      await show(readCounts(db))
    },
  }
}

/** Rules kept under names of the table's own, in the order of the names. */
export interface RuleSetsStore extends Readable<readonly RuleSet[]> {
  /** Keeps rules under the name they carry; rules that had it before give way. */
  readonly keep: (set: RuleSet) => Stored<unknown, Full>
  readonly forget: (name: string) => Stored<unknown>
}

export function makeRuleSetsStore({ db }: Ports): RuleSetsStore {
  const { show, ...sets } = makeKeptList(() => readRuleSets(db))
  return {
    ...sets,
    keep: (set) => show(keepRuleSet(db, set)),
    forget: (name) => show(forgetRuleSet(db, name)),
  }
}

/** A list as it is on the disk: read whenever somebody comes to look. One that cannot be read is shown as empty. */
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
