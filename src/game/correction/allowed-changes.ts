import type { GameEvent } from '../record/entry.ts'

type Kind = GameEvent['type']

/** Fields that may change in each type of entry. Other types can only be removed. */
const MAY_CHANGE: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  'game-started': ['players', 'marks', 'scores'],
  dealt: ['dealer', 'points'],
  'starter-turned': ['card', 'points'],
  'card-played': ['card', 'points', 'go'],
  'hand-counted': ['cards', 'claimed', 'points', 'penalty', 'go'],
  'muggins-taken': ['side', 'points', 'by', 'named'],
  pegged: ['side', 'points', 'reason', 'note', 'joins'],
}

/** These are made only in the app, so a table cannot forget to enter them. */
const NEVER_INSERTED: readonly Kind[] = ['game-started', 'rules-changed', 'abandoned']

/** Whether any field of such an entry may change. */
export function mayChange({ type }: GameEvent): boolean {
  return MAY_CHANGE[type] !== undefined
}

/** Whether such an entry may be removed: all but the start of the game. */
export function mayRemove({ type }: GameEvent): boolean {
  return type !== 'game-started'
}

/** Whether a forgotten entry of this type may be inserted. */
export function mayInsert({ type }: GameEvent): boolean {
  return !NEVER_INSERTED.includes(type)
}

/** Whether one entry may replace the other: same type, and only fields that may change are different. */
export function mayReplace(before: GameEvent, after: GameEvent): boolean {
  const free = MAY_CHANGE[before.type]
  const fixed = (entry: GameEvent) =>
    JSON.stringify(
      Object.entries(entry)
        .filter(([field]) => !free?.includes(field))
        .sort(),
    )
  return free !== undefined && fixed(before) === fixed(after)
}
