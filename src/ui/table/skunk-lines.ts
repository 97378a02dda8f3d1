import type { Rules } from '../../rules/rules.ts'

/** The first hole past each skunk line: the board lays its brass just before it. */
export function skunkLines({ skunks }: Rules): readonly number[] {
  return skunks.map((line) => line.below)
}
