import { type Card, parseCard } from '../../rules/card.ts'
import type { CountLinkError } from '../../words/count-link-words.ts'
import {
  COUNT_RULES,
  type CountRulesName,
  DEFAULT_COUNT_RULES,
  type HandToCount,
  roomOf,
} from './hand-to-count.ts'

/** A hand as an address told it: whatever could be read, and the first thing that could not. */
export interface ReadAddress {
  readonly hand: HandToCount
  readonly problem: CountLinkError | undefined
}

/** Longer than any hand written with spaces and signs: the rest is not read. */
const LONGEST = 200

/** Reads `hand=5H5SJD5D&cut=5C&crib=1`; a damaged address gives the cards that are left. */
export function readCountAddress(search: string): ReadAddress {
  const query = new URLSearchParams(search)
  const rules = rulesNamed(query.get('rules'))
  const of = query.get('crib') === '1' ? 'crib' : 'hand'
  const room = roomOf({ of, rules })
  const hand = readCards(query.get('hand') ?? '', [])
  const cut = readCards(query.get('cut') ?? '', hand.cards)
  const have = hand.cards.length + cut.cards.length
  const spilt = hand.cards.length > room.need || cut.cards.length > 1
  return {
    hand: { of, rules, cards: hand.cards.slice(0, room.need), starter: cut.cards[0] },
    problem:
      hand.problem ??
      cut.problem ??
      (spilt ? { type: 'wrong-number', have, need: room.need + 1 } : undefined),
  }
}

/** The address of a hand, without its question mark; empty when no card is tapped and nothing is set. */
export function writeCountAddress({ cards, starter, of, rules }: HandToCount): string {
  const query = new URLSearchParams()
  if (cards.length > 0) query.set('hand', cards.join(''))
  if (starter !== undefined) query.set('cut', starter)
  if (of === 'crib') query.set('crib', '1')
  if (rules !== DEFAULT_COUNT_RULES) query.set('rules', rules)
  return query.toString()
}

interface ReadCards {
  readonly cards: readonly Card[]
  readonly problem: CountLinkError | undefined
}

/** Cards one after another, whatever stands between them; `seen` are cards read before. */
function readCards(text: string, seen: readonly Card[]): ReadCards {
  const cards: Card[] = []
  let problem: CountLinkError | undefined
  for (const piece of text.slice(0, LONGEST).match(PIECE) ?? []) {
    const card = parseCard(piece)
    if (!card.ok) problem ??= { type: 'not-a-card', text: piece }
    else if (seen.includes(card.value) || cards.includes(card.value))
      problem ??= { type: 'card-twice', card: card.value }
    else cards.push(card.value)
  }
  return { cards, problem }
}

/** A rank and a suit, or else a run of letters that are none. */
const PIECE =
  /(?:10|1|[2-9]|kn|[atjqk])[shdc♠♤♥♡♦♢♣♧]\uFE0F?|[^\s,;+|.-]+?(?=(?:10|1|[2-9]|kn|[atjqk])[shdc]|[\s,;+|.-]|$)/giu

function rulesNamed(name: string | null): CountRulesName {
  return COUNT_RULES.find((known) => known === name) ?? DEFAULT_COUNT_RULES
}

/**
 * Reads cards typed or pasted: `5h 5s jd 5d 5c`, `5h5sjd5d|5c`, or a whole link. Without a bar or a plus the
 * last of a full hand is the starter. Nothing readable leaves the hand alone.
 */
export function readTypedCards(
  text: string,
  now: HandToCount,
): { hand?: HandToCount; problem: CountLinkError | undefined } {
  if (/\bhand=/.test(text)) return readCountAddress(text.slice(text.indexOf('?') + 1))
  const { need } = roomOf(now)
  const [before = '', after] = text.slice(0, LONGEST).split(/[|+]/, 2)
  const hand = readCards(before, [])
  const cut = readCards(after ?? '', hand.cards)
  const have = hand.cards.length + cut.cards.length
  const problem = hand.problem ?? cut.problem
  if (have === 0) return { problem: problem ?? { type: 'nothing' } }
  const starter = after === undefined ? hand.cards[need] : cut.cards[0]
  const spilt = have > need + 1 || cut.cards.length > 1 || (after !== undefined && hand.cards.length > need)
  return {
    hand: { ...now, cards: hand.cards.slice(0, need), starter },
    problem: problem ?? (spilt ? { type: 'wrong-number', have, need: need + 1 } : undefined),
  }
}
