/** `Ann`, `ann` and ` Ann ` are one player. Empty for a seat without a name. */
export function playerKey(name: string): string {
  return plainly(name).toLowerCase()
}

/** The longest name. Imported names that begin with the same letters, this many, are one player. */
const MOST_LETTERS = 120

/** A name as it was typed, without needless spaces. */
export function plainly(name: string): string {
  return name.trim().slice(0, MOST_LETTERS).normalize('NFC').trim().replace(/\s+/gu, ' ')
}

/**
 * The games keep the names written at the table. Two names that became the same are one player. Each change in its order: a
 * name that was changed once more leads on, so that a player who is separated takes the earlier names along.
 */
export type Renamed = readonly (readonly [was: string, is: string])[]

export function namesNow(renamed: Renamed): (name: string) => string {
  const names = new Map(inOneStep(renamed).map(([was, is]) => [playerKey(was), is]))
  return (name) => names.get(playerKey(name)) ?? name
}

/** All that were changed to this name follow it. A new name that was itself changed leads to the newest. */
export function rename(renamed: Renamed, from: string, to: string): Renamed {
  return [...renamed.filter(([was]) => !isSame(was, from)), [plainly(from), to]]
}

export function namesBefore(renamed: Renamed, name: string): readonly string[] {
  return inOneStep(renamed).flatMap(([was, is]) => (isSame(is, name) && !isSame(was, name) ? [was] : []))
}

/** Separates a name again. It stays in the list, so that an old backup does not change it once more. */
export function separate(renamed: Renamed, name: string): Renamed {
  return renamed.map(([was, is]) => [was, isSame(was, name) ? was : is])
}

/** Adds the changes of another device, except for names that this device has changed itself. */
export function joinRenamed(ours: Renamed, theirs: Renamed): Renamed {
  const known = new Set(ours.map(([was]) => playerKey(was)))
  return [...ours, ...theirs.filter(([was]) => !known.has(playerKey(was)))]
}

/** Each name with the last one that the changes, in their order, lead to. There may be thousands. */
function inOneStep(changes: Renamed): Renamed {
  const next = new Map<string, string>()
  const lastName = (name: string): string => {
    const passed = new Set<string>()
    let last = name
    for (let key = playerKey(last); !passed.has(key); key = playerKey(last)) {
      passed.add(key)
      last = next.get(key) ?? last
    }
    for (const key of passed) if (next.has(key)) next.set(key, last)
    return last
  }
  for (const [was, is] of changes) {
    // Changed back to an earlier name: the later one now leads to it.
    if (isSame(lastName(is), was)) next.set(playerKey(is), is)
    next.set(playerKey(was), is)
  }
  return changes.map(([was]) => [was, lastName(was)])
}

export function withNamesNow<T extends { readonly players: readonly string[] }>(renamed: Renamed, one: T): T {
  return renamed.length === 0 ? one : { ...one, players: one.players.map(namesNow(renamed)) }
}

const isSame = (a: string, b: string) => playerKey(a) === playerKey(b)
