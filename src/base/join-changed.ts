/** Of two copies of one thing the one that was changed more often: an Undo is a change too. */
export function joinChanged<T>(
  ours: readonly T[],
  theirs: readonly T[],
  keyOf: (one: T) => string,
  changesOf: (one: T) => number,
): T[] {
  const known = new Map(ours.map((one) => [keyOf(one), one]))
  for (const one of theirs) {
    const own = known.get(keyOf(one))
    if (!own || changesOf(own) < changesOf(one)) known.set(keyOf(one), one)
  }
  return [...known.values()]
}
