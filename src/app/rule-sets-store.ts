import type { RuleSet } from '../game/setup.ts'
import { makeCell, type Readable } from '../pwa/cell.ts'
import { readRuleSets, writePref } from '../store/prefs.ts'
import type { Ports } from './ports.ts'

/** Rules kept under names of the table's own, in the order of the names. */
export interface RuleSetsStore extends Readable<readonly RuleSet[]> {
  /** Keeps rules under the name they carry; rules that had it before give way. */
  readonly keep: (set: RuleSet) => Promise<void>
  readonly forget: (name: string) => Promise<void>
}

/** As many names as anybody will scroll through. */
const MOST = 60

export function makeRuleSetsStore({ db }: Ports): RuleSetsStore {
  const cell = makeCell<readonly RuleSet[]>([])
  let asked = false

  async function read(): Promise<void> {
    const kept = await readRuleSets(db)
    if (kept.ok) cell.set(kept.value)
  }

  /** Another window may have kept some too, so the list is read again before it is written. */
  async function change(to: (sets: readonly RuleSet[]) => readonly RuleSet[]): Promise<void> {
    await read()
    const sets = to(cell.getState()).slice(0, MOST)
    cell.set(sets)
    await writePref(db, { key: 'rule-sets', value: sets })
  }

  const without = (sets: readonly RuleSet[], name: string) => sets.filter((set) => set.rules.name !== name)
  return {
    getState: cell.getState,
    subscribe(listener) {
      if (!asked) void read()
      asked = true
      return cell.subscribe(listener)
    },
    keep: (set) =>
      change((sets) =>
        [...without(sets, set.rules.name), set].sort((a, b) => a.rules.name.localeCompare(b.rules.name)),
      ),
    forget: (name) => change((sets) => without(sets, name)),
  }
}
