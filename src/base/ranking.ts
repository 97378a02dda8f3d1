/** Best first: by the first of `ranks` that differs. Who is level in all of them is ranked by `overLevel`. */
export function ranked<T>(
  all: readonly T[],
  ranks: (one: T) => readonly number[],
  overLevel: (one: T, level: readonly T[]) => number,
): readonly T[] {
  const each = all.map((one) => ({ one, ranks: ranks(one) }))
  const placed = each.map(({ one, ranks: own }) => {
    const level = each.filter((other) => other.ranks.join() === own.join())
    return {
      one,
      ranks: [
        ...own,
        overLevel(
          one,
          level.map((other) => other.one),
        ),
      ],
    }
  })
  const order = (a: readonly number[], b: readonly number[]) =>
    b.map((of, i) => of - (a[i] ?? 0)).find(Boolean) ?? 0
  return placed.sort((a, b) => order(a.ranks, b.ranks)).map(({ one }) => one)
}
