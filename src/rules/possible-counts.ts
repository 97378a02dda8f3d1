import { cardsOf, type Rules } from './rules.ts'

/** What hands of some size can be worth: up to `most`, but for the gaps. */
export interface CountRange {
  readonly most: number
  readonly gaps: readonly number[]
}

/**
 * By the number of cards held, the starter not counted. The old game's hand of three falls short of what
 * four cards can do; a crib of four has the range of a hand of four, whatever its flush asks for. Every
 * value is proved by counting all hands with all starters.
 */
const RANGES: Readonly<Record<number, CountRange>> = {
  3: { most: 20, gaps: [16, 17, 18, 19] },
  4: { most: 29, gaps: [19, 25, 26, 27] },
}

/** The range of a hand or crib under these rules; none for a number of cards no rule set deals. */
export function countRange(of: 'hand' | 'crib', rules: Rules): CountRange | undefined {
  return RANGES[cardsOf(rules, of === 'crib' ? 'crib' : 0)]
}

/** Whether any cards make this count: "nineteen" means nothing because no hand is worth nineteen. */
export function isPossibleCount(points: number, of: 'hand' | 'crib', rules: Rules): boolean {
  const range = countRange(of, rules)
  if (!Number.isInteger(points) || points < 0 || range === undefined) return false
  return points <= range.most && !range.gaps.includes(points)
}
