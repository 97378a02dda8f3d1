import type { Card } from '../../../rules/card.ts'
import { parseCards, type TypedCardsError } from '../../../rules/parse-cards.ts'
import { PRESETS, type PresetName } from '../../../rules/presets.ts'
import { cardsOf } from '../../../rules/rules.ts'
import { makeShow, type Show } from '../../../rules/show.ts'
import type { CountLinkError } from '../../../words/pages/count.ts'
import { readLaid } from './check-address.ts'

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
  const need = cardsNeeded({ of, rules })
  const hand = readCards(query.get('hand') ?? '', [])
  const cut = readCards(query.get('cut') ?? '', hand.cards)
  const spilt = hand.cards.slice(need)
  // As in a hand that is typed: one card more, and no starter named, is the starter.
  const starter = cut.cards[0] ?? (spilt.length === 1 ? spilt[0] : undefined)
  const have = hand.cards.length + cut.cards.length
  return {
    hand: { of, rules, cards: hand.cards.slice(0, need), starter },
    problem:
      hand.problem ??
      cut.problem ??
      (have > need + 1 ? { type: 'wrong-number', have, need: need + 1 } : undefined),
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

/** Cards one after another; `seen` are cards read before. */
function readCards(text: string, seen: readonly Card[]) {
  const { laid, problem } = readLaid(text.slice(0, LONGEST), seen)
  return { cards: laid.filter((one) => one !== 'go'), problem }
}

function rulesNamed(name: string | null): CountRulesName {
  return COUNT_RULES.find((known) => known === name) ?? DEFAULT_COUNT_RULES
}

/** Cards typed or pasted, in any of the ways people write them, or a whole link. */
export function readTypedHand(text: string, now: HandToCount): Partial<ReadAddress> {
  if (LINK.test(text)) return readCountAddress(text.slice(text.indexOf('?') + 1))
  const need = cardsNeeded(now)
  // A line that ends in the mark of the starter is only not finished yet.
  const typed = parseCards(text.replace(/[+|]\s*$/, ''), need)
  if (!typed.ok) return { problem: problemOf(typed.error, need) }
  if (typed.value.cards.length === 0 && typed.value.starter === undefined)
    return { problem: { type: 'nothing' } }
  return { hand: { ...now, ...typed.value }, problem: undefined }
}

const LINK = /(?:^|[?&])(?:hand|cut)=/i

function problemOf(error: TypedCardsError, need: number): CountLinkError {
  switch (error.type) {
    case 'too-many':
      return { type: 'wrong-number', have: error.have + 1, need: need + 1 }
    case 'one-starter':
      return { type: 'wrong-number', have: need + error.have, need: need + 1 }
    default:
      return error
  }
}

/** Rule sets that count a hand differently: the others show as one of these. */
export const COUNT_RULES = ['six-card-121', 'five-card-61'] as const satisfies readonly PresetName[]
export type CountRulesName = (typeof COUNT_RULES)[number]
export const DEFAULT_COUNT_RULES: CountRulesName = 'six-card-121'

/** A hand on the counting screen, complete or not. */
export interface HandToCount {
  readonly cards: readonly Card[]
  readonly starter: Card | undefined
  readonly of: 'hand' | 'crib'
  readonly rules: CountRulesName
}

export type CountAs = Partial<Pick<HandToCount, 'of' | 'rules'>>

/** How many cards it takes beside the starter. */
export function cardsNeeded({ of, rules }: Pick<HandToCount, 'of' | 'rules'>): number {
  return cardsOf(PRESETS[rules], of === 'crib' ? 'crib' : 0)
}

export function showOf(hand: HandToCount): Show | undefined {
  const show = makeShow(hand, PRESETS[hand.rules])
  return show.ok ? show.value : undefined
}

/**
 * The same cards counted as something else. Where fewer fit, the last of the hand is laid away; where more
 * fit, the hand waits for the rest.
 */
export function counted(hand: HandToCount, as: CountAs): HandToCount {
  const next = { ...hand, ...as }
  return { ...next, cards: next.cards.slice(0, cardsNeeded(next)) }
}

export const NO_CARDS = { cards: [], starter: undefined } as const satisfies Partial<HandToCount>
