/** Some cards of a show by their places in the order held, the starter last: `[0, 2, 4]`. */
export type Choice = readonly number[]

/** A hand or crib of four and the starter: a set of choices then fits the bits of one number. */
export const MOST_SHOWN = 5

const BY_COUNT: readonly (readonly Choice[])[] = Array.from({ length: MOST_SHOWN + 1 }, (_, cards) =>
  Array.from({ length: Math.max(cards - 1, 0) }, (_, i) => choose(i + 2, 0, cards)).flat(),
)

/**
 * Every choice of two or more among so many cards: twos before threes, and within a size in the order
 * held. This is the order in which people point at their cards, so lines need no sorting.
 */
export function choicesOf(cards: number): readonly Choice[] {
  const choices = BY_COUNT[cards]
  if (choices === undefined) throw new RangeError(`a show has at most ${MOST_SHOWN} cards, not ${cards}`)
  return choices
}

function choose(size: number, from: number, cards: number): readonly Choice[] {
  if (size === 0) return [[]]
  return Array.from({ length: Math.max(cards - from, 0) }, (_, i) => from + i).flatMap((first) =>
    choose(size - 1, first + 1, cards).map((rest) => [first, ...rest]),
  )
}
