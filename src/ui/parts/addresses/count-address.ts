import { valueIn } from '../../../base/result.ts'
import { type Card, isCard, rankOf } from '../../../rules/card.ts'
import { type CardsProblem, readCards, readHand } from '../../../rules/parse-cards.ts'
import type { CardOrGo } from '../../../rules/play-check.ts'
import { PRESETS } from '../../../rules/presets.ts'
import { cardsOf, PRESET_NAMES, type PresetName } from '../../../rules/rules.ts'
import { makeShow, type Show } from '../../../rules/show.ts'
import type { CountLinkError } from '../../../words/pages/count.ts'

/** What could be read of a hand, and the first thing that could not. */
export interface ReadAddress {
  readonly hand: HandToCount
  readonly problem: CountLinkError | undefined
}

/** Reads `hand=5H5SJD5D&cut=5C&crib=1`; a damaged address gives the cards that are left. */
export function readCountAddress(search: string): ReadAddress {
  const query = new URLSearchParams(search)
  const rules = presetNamed(query.get('rules')) ?? USUAL_RULES
  const of = query.get('crib') === '1' ? 'crib' : 'hand'
  const text = ['hand', 'cut'].map((part) => (query.get(part) ?? '').slice(0, LONGEST)).join('+')
  const { problem, ...read } = readHand(text, cardsNeeded({ of, rules }))
  return { hand: { of, rules, ...read }, problem }
}

/** The address of a hand, without its question mark; empty when no card is tapped and nothing is set. */
export function writeCountAddress({ cards, starter, of, rules, suits }: HandToCount): string {
  const query = new URLSearchParams()
  const write = (card: Card) => (suits === undefined ? card : rankOf(card))
  if (cards.length > 0) query.set('hand', cards.map(write).join(''))
  if (starter !== undefined) query.set('cut', write(starter))
  if (of === 'crib') query.set('crib', '1')
  if (rules !== USUAL_RULES) query.set('rules', rules)
  return query.toString()
}

/** Cards typed or pasted, in any of the ways people write them, or a whole link. */
export function readTypedHand(text: string, now: HandToCount): Partial<ReadAddress> {
  if (LINK.test(text)) return readCountAddress(text.slice(text.indexOf('?') + 1))
  const { problem, ...read } = readHand(text, cardsNeeded(now))
  if (problem) return { problem }
  if (read.cards.length === 0 && read.starter === undefined) return { problem: { type: 'nothing' } }
  return { hand: { ...now, ...read }, problem: undefined }
}

const LINK = /(?:^|[?&])(?:hand|cut)=/i

export const USUAL_RULES: PresetName = 'six-card-121'

export const presetNamed = (name: string | null) => PRESET_NAMES.find((known) => known === name)

export interface HandToCount {
  readonly cards: readonly Card[]
  readonly starter: Card | undefined
  readonly of: 'hand' | 'crib'
  readonly rules: PresetName
  readonly suits?: Show['suits']
}

/** How many cards it takes beside the starter. */
export function cardsNeeded({ of, rules }: Pick<HandToCount, 'of' | 'rules'>): number {
  return cardsOf(PRESETS[rules], of === 'crib' ? 'crib' : 0)
}

export function showOf(hand: HandToCount): Show | undefined {
  return valueIn(makeShow(hand, PRESETS[hand.rules]))
}

/** Without the last cards of the hand, where fewer are counted. */
export function counted(hand: HandToCount): HandToCount {
  return { ...hand, cards: hand.cards.slice(0, cardsNeeded(hand)) }
}

export const NO_CARDS = {
  cards: [],
  starter: undefined,
  suits: undefined,
} as const satisfies Partial<HandToCount>

export interface PlayToCheck {
  readonly played: readonly CardOrGo[]
  readonly rules: PresetName
}

/** Longer than a whole pack written with spaces and signs: the rest is not read. */
const LONGEST = 400

export const isPlayAddress = (search: string) => new URLSearchParams(search).has('play')

/** Reads `play&cards=4HG5S6D-7C&rules=three-hand`: whatever can be read, and the first thing that cannot. */
export function readPlayAddress(search: string) {
  const query = new URLSearchParams(search)
  const played: CardOrGo[] = []
  let problem: CardsProblem | undefined
  for (const piece of (query.get('cards') ?? '').slice(0, LONGEST).split(/([-g])/iu)) {
    const sign = (['go', 'end'] as const).find((one) => SIGNS[one] === piece.toUpperCase())
    const read = sign ? { cards: [sign], problem: undefined } : readCards(piece, played)
    played.push(...read.cards)
    problem ??= read.problem
  }
  // As addresses had it before they named the rules.
  const usual = query.get('runs') === 'upwards' ? 'league-singles' : USUAL_RULES
  const rules = presetNamed(query.get('rules')) ?? usual
  const play: PlayToCheck = { played: tidy(played), rules }
  return { play, problem }
}

/** How a go and the end of a count are written. */
const SIGNS = { go: 'G', end: '-' } as const

/** The address of a play, without its question mark. */
export function writePlayAddress({ played, rules }: PlayToCheck): string {
  const query = new URLSearchParams()
  if (played.length > 0) query.set('cards', played.map((one) => (isCard(one) ? one : SIGNS[one])).join(''))
  if (rules !== USUAL_RULES) query.set('rules', rules)
  // Its `size` is newer than the browsers that the app is built for.
  return `play&${query}`.replace(/&$/, '')
}

/** Without goes and ends before the first card, and without an end after another. */
export function tidy(played: readonly CardOrGo[]): readonly CardOrGo[] {
  const kept: CardOrGo[] = []
  for (const one of played) {
    const before = kept.at(-1)
    if (isCard(one) || (before !== undefined && !(one === 'end' && before === 'end'))) kept.push(one)
  }
  return kept
}

/** The play after a tap on a card: played, or removed if it was there already. */
export function tapped(played: readonly CardOrGo[], card: Card): readonly CardOrGo[] {
  return played.includes(card) ? tidy(played.filter((one) => one !== card)) : [...played, card]
}
