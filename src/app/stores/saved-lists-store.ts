import { makeObservable, whileWatched } from '../../base/observable.ts'
import type { Result } from '../../base/result.ts'
import type { RuleSet } from '../../game/setup/start-game.ts'
import { deleteRuleSet, readCounts, readRuleSets, saveCount, saveRuleSet } from '../../store/app-data.ts'
import type { Stored } from '../../store/connection.ts'
import type { NewCount } from '../../store/schema.ts'
import type { Ports } from '../ports.ts'

/** The last fifty counted hands, newest first. */
export function makeCountsStore({ db, now }: Ports) {
  const { show, ...counts } = makeSavedList(() => readCounts(db))
  return {
    ...counts,
    save: (count: Omit<NewCount, 'at'>) => show(saveCount(db, { ...count, at: now() })),
  }
}

/** Rules kept under names of the table's own, in the order of the names. */
export function makeRuleSetsStore({ db }: Ports) {
  const { show, ...sets } = makeSavedList(() => readRuleSets(db))
  return {
    ...sets,
    save: (set: RuleSet) => show(saveRuleSet(db, set)),
    remove: (name: string) => show(deleteRuleSet(db, name)),
  }
}

/** A stored list, read when a screen begins to show it. One that cannot be read is shown as empty. */
function makeSavedList<T>(read: () => Stored<readonly T[]>) {
  const observable = makeObservable<readonly T[]>([])

  async function show<E>(reading: Promise<Result<readonly T[], E>>) {
    const list = await reading
    if (list.ok) observable.set(list.value)
    return list
  }

  const watched = whileWatched(observable, () => {
    void show(read())
    return () => {}
  })
  return { ...watched, show }
}
