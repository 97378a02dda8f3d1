import { groupBy } from './group-by.ts'

/** Best first: by the first of `ranks` that differs. Who is level in all of them is ranked by `overLevel`. */
export function ranked<T>(
  all: readonly T[],
  ranks: (one: T) => readonly number[],
  overLevel: (one: T, level: readonly T[]) => number,
): readonly T[] {
  const levels = [...groupBy(all, (one) => ranks(one).join()).values()]
  const order = (a: readonly number[], b: readonly number[]) =>
    b.map((of, i) => of - (a[i] ?? 0)).find(Boolean) ?? 0
  return levels
    .flatMap((level) =>
      level.map((one) => ({ one, ranks: [...ranks(one), level.length > 1 ? overLevel(one, level) : 0] })),
    )
    .sort((a, b) => order(a.ranks, b.ranks))
    .map(({ one }) => one)
}
