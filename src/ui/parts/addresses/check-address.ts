import { type Card, parseCard } from '../../../rules/card.ts'
import type { LaidOrGo } from '../../../rules/play-check.ts'
import type { PlayRules } from '../../../rules/rules.ts'
import type { CountLinkError } from '../../../words/pages/count.ts'

interface PlayToCheck {
  readonly laid: readonly LaidOrGo[]
  readonly runs: PlayRules['runs']
}

/** Longer than a whole pack written with spaces and signs: the rest is not read. */
const LONGEST = 400

/** Reads `cards=4H5S6D-7C&runs=upwards`: whatever can be read, and the first thing that cannot. */
export function readPlayAddress(search: string) {
  const query = new URLSearchParams(search)
  const { laid, problem } = readLaid((query.get('cards') ?? '').slice(0, LONGEST), [])
  const runs = query.get('runs') === 'upwards' ? 'upwards' : 'any-order'
  const play: PlayToCheck = { laid: tidy(laid), runs }
  return { play, problem }
}

/** A go, a card in any of the ways people write it, or else a run of letters that are none. */
const PIECE =
  /-|(?:10|1|[2-9]|kn|[atjqk])[shdc♠♤♥♡♦♢♣♧]\uFE0F?|[^\s,;+|.-]+?(?=(?:10|1|[2-9]|kn|[atjqk])[shdc]|[\s,;+|.-]|$)/giu

/** Cards one after another, whatever is between them, and `-` for a go; `seen` are cards read before. */
export function readLaid(text: string, seen: readonly Card[]) {
  const laid: LaidOrGo[] = []
  let problem: CountLinkError | undefined
  for (const piece of text.match(PIECE) ?? []) {
    const card = parseCard(piece)
    if (piece === '-') laid.push('go')
    else if (!card.ok) problem ??= { type: 'not-a-card', text: piece }
    else if ([...seen, ...laid].includes(card.value)) problem ??= { type: 'card-twice', card: card.value }
    else laid.push(card.value)
  }
  return { laid, problem }
}

/** The address of a play, without its question mark; empty when no card is played and nothing is set. */
export function writePlayAddress({ laid, runs }: PlayToCheck): string {
  const query = new URLSearchParams()
  if (laid.length > 0) query.set('cards', laid.map((one) => (one === 'go' ? '-' : one)).join(''))
  if (runs === 'upwards') query.set('runs', runs)
  return query.toString()
}

/** Without a go that follows no card. */
export function tidy(laid: readonly LaidOrGo[]): readonly LaidOrGo[] {
  return laid.filter((one, i) => one !== 'go' || (i > 0 && laid[i - 1] !== 'go'))
}

/** The play after a tap on a card: played, or removed if it was there already. */
export function tapped(laid: readonly LaidOrGo[], card: Card): readonly LaidOrGo[] {
  return laid.includes(card) ? tidy(laid.filter((one) => one !== card)) : [...laid, card]
}
