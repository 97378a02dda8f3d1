/** The first letter raised; the rest as it stands. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Begins a sentence: our own words take a capital, a name stays as its owner typed it. */
export function opening(words: string): string {
  return words.startsWith('the ') ? capitalise(words) : words
}

/** `1 hole`, `7 holes`. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** `Ann`, `Ann and Bob`, `Ann, Bob and Cleo`. */
export function listOf(items: readonly string[], joint: 'and' | '&' | 'or' = 'and'): string {
  const last = items.at(-1) ?? ''
  if (items.length < 2) return last
  return `${items.slice(0, -1).join(', ')} ${joint} ${last}`
}

/**
 * The verb that goes with a name: `Ann pegs`, but `Ann & Cleo peg`. It looks at the name and not at the
 * seats, so that a player who types a couple’s names is spoken of rightly too.
 */
export function agree(name: string, one: string, many: string): string {
  return name.includes(' & ') || name.includes(' and ') ? many : one
}
