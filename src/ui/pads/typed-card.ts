import { type Card, parseCard } from '../../rules/card.ts'

interface Typed {
  /** A rank that waits for its suit, as typed: `5`, `1`, `10`, `k`; empty when none does. */
  readonly rank: string
  readonly card?: Card
}

const RANK = /^(10|[1-9atjqk])$/i

/** One more key on a card pad: a rank waits, a suit makes the card, anything else starts again. */
export function typeKey(waiting: string, key: string): Typed {
  const rank = waiting === '1' && key === '0' ? '10' : key
  if (RANK.test(rank)) return { rank }
  const card = parseCard(waiting + key)
  return card.ok ? { rank: '', card: card.value } : { rank: '' }
}

interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** The letter, digit or sign that a key types; a space presses the button it is on, and types nothing. */
export function typedKey({ key, ctrlKey, metaKey, altKey }: Pressed): string | undefined {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey ? key : undefined
}
