import type { CardsProblem } from '../../rules/parse-cards.ts'
import { PRESETS } from '../../rules/presets.ts'
import type { Rules, TableWords } from '../../rules/rules.ts'
import { countShow, type Line, makeShow, type Show, totalOf } from '../../rules/show.ts'
import { cardName, rankName, showSigns } from '../engine/cards.ts'
import {
  capitalise,
  joinClauses,
  listOf,
  lowerFirst,
  numberWord,
  plural,
  type WordsOf,
  wordsFor,
} from '../engine/grammar.ts'
import { type CountOptions, sayCount } from '../engine/spoken-count.ts'

/** What the same cards are worth as something else: `As a hand: 14.` Undefined when that is the same everywhere. */
export function sayOtherCount(show: Show, rules: Rules): string | undefined {
  // What counts otherwise elsewhere are flushes.
  if (show.suits !== undefined) return COUNT_WORDS.byRank
  const here = worth(show, show.of, rules)
  const said = new Map<number, string>()
  for (const place of placesBut(show.of, rules)) {
    const points = worth(show, place.of, place.rules)
    if (points === undefined || points === here || said.has(points)) continue
    said.set(points, `${place.where}: ${points}`)
  }
  return said.size > 0 ? `${capitalise(listOf([...said.values()]))}.` : undefined
}

function placesBut(of: Show['of'], rules: Rules) {
  const other: Show['of'] = of === 'hand' ? 'crib' : 'hand'
  const as = of === 'hand' ? `as a ${rules.words.crib}` : 'as a hand'
  const old = { ...rules, show: { ...rules.show, flushInCrib: 4 } as const }
  return [
    { of: other, rules, where: as },
    // The crib of the five-card game has as many cards as a hand of the usual one.
    { of: other, rules: PRESETS['six-card-121'], where: `${as} in the usual game` },
    { of, rules: old, where: `where four in the ${rules.words.crib} are a flush` },
  ]
}

/** Undefined where a hand or crib has another number of cards. */
function worth({ cards, starter }: Show, of: Show['of'], rules: Rules): number | undefined {
  const show = makeShow({ of, cards, starter }, rules)
  return show.ok ? totalOf(countShow(show.value, rules.show)) : undefined
}

/** What can be wrong with a count’s address, or with cards typed or pasted. */
export type CountLinkError = CardsProblem | { readonly type: 'nothing' }

/** Text from outside is not shown at any length. */
const LONGEST = 24

export const sayCountLinkError = (error: CountLinkError) => wordsFor(LINK_ERROR_WORDS, error, undefined)

const LINK_ERROR_WORDS: WordsOf<CountLinkError, undefined> = {
  'not-a-card': ({ text }) => {
    const letters = [...text.trim()]
    const more = letters.length > LONGEST ? '…' : ''
    return `“${letters.slice(0, LONGEST).join('')}${more}” is not a card: write 5h, 10s or jd.`
  },
  'card-twice': ({ card }) => `The ${cardName(card)} comes twice: a pack has only one.`,
  'five-alike': ({ rank }) => `That is five of one rank (${rankName(rank)}): a pack has four.`,
  'wrong-number': ({ have, need }) =>
    have > need
      ? `That is ${plural(have, 'card')}: a hand and its starter make ${need}.`
      : `That is ${plural(have, 'card')} of ${need}: tap the rest.`,
  nothing: 'There are no cards in that text.',
}

type SharedCount = Show & { readonly lines: readonly Line[] }

export function shareCount(shared: SharedCount, options: CountOptions): string {
  const { of, cards, starter, lines, suits } = shared
  const signs = showSigns(cards, starter)
  const where = of === 'crib' ? ` in the ${options.words.crib}` : ''
  const rare = sayRare(shared)
  const said = [
    `${suits === undefined ? signs : signs.replace(/[♠♥♦♣]/gu, '')}${where}`,
    `“${sayCount(lines, options)}”`,
    plural(totalOf(lines), 'point'),
    rare && `${rare.title} ${rare.detail}`,
  ]
  return joinClauses(said, '\n')
}

/**
 * One in so many deals of six cards and a starter in which the best four make it; and of four cards and a starter.
 * Nothing makes 25 to 27.
 */
const RARE: Readonly<
  Record<number, { readonly title: string; readonly deals: string; readonly cribs: string }>
> = {
  24: { title: 'Twenty-four.', deals: '293', cribs: '3,531' },
  28: { title: 'One short of perfect.', deals: '15,028', cribs: '170,984' },
  29: { title: 'The perfect hand.', deals: '216,580', cribs: '3,248,700' },
}

export function sayRare({ of, cards, lines, suits }: SharedCount) {
  const rare = suits === undefined && cards.length === 4 ? RARE[totalOf(lines)] : undefined
  if (!rare) return undefined
  // A hand is chosen from six cards, a crib comes as it comes.
  const detail =
    of === 'hand'
      ? `With two players 1 in ${rare.deals}.`
      : `Of any four cards and a starter, 1 in ${rare.cribs}.`
  return { title: rare.title, detail }
}

/** `One deal in 216,580`, where they are known: of hands of four chosen from six cards. */
export function sayOdds(points: number, dealt: number | undefined): string | undefined {
  const rare = dealt === 6 ? RARE[points] : undefined
  return rare && `One deal in ${rare.deals}`
}

export const COUNT_WORDS = {
  kind: 'Count as',
  rules: 'Rules',
  next: 'Next hand',
  keep: 'Back to count',
  ranksOnly: 'Ranks only',
  withSuits: 'With suits',
  last: 'Recent counts',
  type: 'Type the cards',
  typeHint: 'type',
  /** Of ranks typed without suits. */
  byRank: 'Counted by rank: a flush and his nob are left out.',
} as const

/** Of a whole hand that has no starter: `four cards without a starter: 6` */
export const sayWithoutStarter = (cards: number, points: number, { starter }: TableWords) =>
  `${numberWord(cards)} cards without a ${starter}: ${points}`

export const sayHandOrCrib = (of: Show['of'] | 'play', { crib }: TableWords) =>
  capitalise(of === 'crib' ? crib : of)

export const sayCardsWanted = (of: 'hand' | 'crib', cards: number, words: TableWords) =>
  `${numberWord(cards)} cards in the ${of === 'crib' ? words.crib : 'hand'}`

/** A count in the list of the last ones: `12 · 7♦ 7♣ 8♠ 9♥ + 6♥, crib, five-card`; `crib` in the words of this device. */
export function saySavedCount({ of, cards, starter }: Show, points: number, crib: string, rules?: string) {
  const where = of === 'crib' ? `, ${crib}` : ''
  return `${points} · ${showSigns(cards, starter)}${where}${rules ? `, ${lowerFirst(rules)}` : ''}`
}

export const SHARE_WORDS = { copied: 'Copied.', refused: 'This browser does not let the app copy.' } as const
