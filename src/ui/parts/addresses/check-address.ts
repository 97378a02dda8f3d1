import { type Card, parseCard } from '../../../rules/card.ts'
import type { CardOrGo } from '../../../rules/play-check.ts'
import type { PlayRules } from '../../../rules/rules.ts'
import type { CountLinkError } from '../../../words/pages/count.ts'

interface PlayToCheck {
  readonly played: readonly CardOrGo[]
  readonly runs: PlayRules['runs']
}

/** Longer than a whole pack written with spaces and signs: the rest is not read. */
const LONGEST = 400

/** Reads `cards=4H5S6D-7C&runs=upwards`: whatever can be read, and the first thing that cannot. */
export function readPlayAddress(search: string) {
  const query = new URLSearchParams(search)
  const { played, problem } = readPlayed((query.get('cards') ?? '').slice(0, LONGEST), [])
  const runs = query.get('runs') === 'upwards' ? 'upwards' : 'any-order'
  const play: PlayToCheck = { played: tidy(played), runs }
  return { play, problem }
}

/** A go, a card in any of the ways people write it, or else a run of letters that are none. */
const PIECE =
  /-|(?:10|1|[2-9]|kn|[atjqk])[shdc♠♤♥♡♦♢♣♧]\uFE0F?|[^\s,;+|.-]+?(?=(?:10|1|[2-9]|kn|[atjqk])[shdc]|[\s,;+|.-]|$)/giu

/** Cards one after another, whatever is between them, and `-` for a go; `seen` are cards read before. */
export function readPlayed(text: string, seen: readonly Card[]) {
  const played: CardOrGo[] = []
  let problem: CountLinkError | undefined
  for (const piece of text.match(PIECE) ?? []) {
    const card = parseCard(piece)
    if (piece === '-') played.push('go')
    else if (!card.ok) problem ??= { type: 'not-a-card', text: piece }
    else if ([...seen, ...played].includes(card.value)) problem ??= { type: 'card-twice', card: card.value }
    else played.push(card.value)
  }
  return { played, problem }
}

/** The address of a play, without its question mark; empty when no card is played and nothing is set. */
export function writePlayAddress({ played, runs }: PlayToCheck): string {
  const query = new URLSearchParams()
  if (played.length > 0) query.set('cards', played.map((one) => (one === 'go' ? '-' : one)).join(''))
  if (runs === 'upwards') query.set('runs', runs)
  return query.toString()
}

/** Without a go that follows no card. */
export function tidy(played: readonly CardOrGo[]): readonly CardOrGo[] {
  return played.filter((one, i) => one !== 'go' || (i > 0 && played[i - 1] !== 'go'))
}

/** The play after a tap on a card: played, or removed if it was there already. */
export function tapped(played: readonly CardOrGo[], card: Card): readonly CardOrGo[] {
  return played.includes(card) ? tidy(played.filter((one) => one !== card)) : [...played, card]
}
