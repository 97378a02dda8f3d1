import { makeObservable, type Readable } from '../base/observable.ts'
import type { Result } from '../base/result.ts'
import type { RuleSet } from '../game/setup.ts'
import { type Full, forgetRuleSet, keepRuleSet, readRuleSets } from '../store/rule-sets.ts'
import type { StoreError } from '../store/store-error.ts'
import type { Ports } from './ports.ts'

/** Rules kept under names of the table's own, in the order of the names. */
export interface RuleSetsStore extends Readable<readonly RuleSet[]> {
  /** Keeps rules under the name they carry; rules that had it before give way. */
  readonly keep: (set: RuleSet) => Promise<Result<unknown, StoreError | Full>>
  readonly forget: (name: string) => Promise<Result<unknown, StoreError>>
}

export function makeRuleSetsStore({ db }: Ports): RuleSetsStore {
  const cell = makeObservable<readonly RuleSet[]>([])

  /** Shows what is on the disk, as soon as it is known, and nothing else. */
  async function shown<E>(reading: Promise<Result<readonly RuleSet[], E>>) {
    const sets = await reading
    if (sets.ok) cell.set(sets.value)
    return sets
  }

  return {
    getState: cell.getState,
    // Whoever comes to look sees those of another window too.
    subscribe(listener) {
      void shown(readRuleSets(db))
      return cell.subscribe(listener)
    },
    keep: (set) => shown(keepRuleSet(db, set)),
    forget: (name) => shown(forgetRuleSet(db, name)),
  }
}
