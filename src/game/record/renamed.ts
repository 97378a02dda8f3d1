import { playerKey } from './player-key.ts'

/**
 * Names that were changed after games were played under them: what each was, and what it is now. The games keep the
 * names that were written at the table. Two names that became the same are one player.
 */
export type Renamed = readonly (readonly [was: string, is: string])[]

/** What a name is now. */
export function namesNow(renamed: Renamed): (name: string) => string {
  const names = new Map(renamed.map(([was, is]) => [playerKey(was), is]))
  return (name) => names.get(playerKey(name)) ?? name
}

/** Changes a name, and all that were changed to it before. A new name that was itself changed leads to the newest. */
export function rename(renamed: Renamed, from: string, to: string): Renamed {
  const now = namesNow(renamed)(to)
  // Changed back to an earlier name: the later one now leads to it.
  const name = isSame(now, from) ? to : now
  const others = renamed.filter(([was]) => !isSame(was, from))
  return [...others.map(([was, is]) => [was, isSame(is, from) ? name : is] as const), [from, name]]
}

/** Other names that count as this one. */
export function namesBefore(renamed: Renamed, name: string): readonly string[] {
  return renamed.flatMap(([was, is]) => (isSame(is, name) && !isSame(was, name) ? [was] : []))
}

/** Separates a name again. It stays in the list, so that an old backup does not change it once more. */
export function separate(renamed: Renamed, name: string): Renamed {
  return renamed.map(([was, is]) => [was, isSame(was, name) ? was : is])
}

/** Adds the changes of another device, except for names that this device has changed itself. */
export function joinRenamed(ours: Renamed, theirs: Renamed): Renamed {
  const known = new Set(ours.map(([was]) => playerKey(was)))
  const wanting = theirs.filter(([was]) => !known.has(playerKey(was)))
  return wanting.reduce((all, [was, is]) => rename(all, was, is), ours)
}

/** The same, with the current names. */
export function withNamesNow<T extends { readonly players: readonly string[] }>(renamed: Renamed, one: T): T {
  return renamed.length === 0 ? one : { ...one, players: one.players.map(namesNow(renamed)) }
}

const isSame = (a: string, b: string) => playerKey(a) === playerKey(b)
