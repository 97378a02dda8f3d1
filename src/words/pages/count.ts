import type { Card } from '../../rules/card.ts'
import { countShow, type Line, totalOf } from '../../rules/count-show.ts'
import { PRESETS, type PresetName } from '../../rules/presets.ts'
import type { Rules, TableWords } from '../../rules/rules.ts'
import { makeShow, type Show } from '../../rules/show.ts'
import { cardName, showSigns } from '../cards.ts'
import { capitalise, listOf, numberWord, plural } from '../grammar.ts'
import { type CountOptions, sayCount } from '../spoken-count.ts'

interface Place {
  readonly of: Show['of']
  readonly rules: Rules
  readonly where: string
}

/** The games whose shows may differ, each by the name people give it. */
const GAMES: readonly (readonly [PresetName, string])[] = [
  ['six-card-121', 'in the usual game'],
  ['five-card-61', 'in the five-card game'],
  ['league-singles', 'in the league'],
]

/**
 * What the same cards are worth as something else, only where that differs: `As a hand 14.` Undefined when they are
 * worth the same everywhere.
 */
export function sayElsewhere(show: Show, rules: Rules): string | undefined {
  const here = worth(show, { of: show.of, rules, where: '' })
  const said = new Map<number, string>()
  for (const place of placesBut(show.of, rules)) {
    const points = worth(show, place)
    if (points !== undefined && points !== here && !said.has(points))
      said.set(points, `${place.where} ${points}`)
  }
  return said.size > 0 ? `${capitalise(listOf([...said.values()]))}.` : undefined
}

/** First the other thing it may be at this table, then what it may be at others. */
function placesBut(of: Show['of'], rules: Rules): readonly Place[] {
  const [other, as] =
    of === 'hand' ? (['crib', `as a ${rules.words.crib}`] as const) : (['hand', 'as a hand'] as const)
  const old = { ...rules, show: { ...rules.show, flushInCrib: rules.show.flushInHand } }
  return [
    { of: other, rules, where: as },
    ...GAMES.flatMap(([name, where]) => [
      { of, rules: PRESETS[name], where },
      { of: other, rules: PRESETS[name], where: `${as} ${where}` },
    ]),
    { of, rules: old, where: `where four in the ${rules.words.crib} are a flush` },
  ]
}

/** Undefined where so many cards are no such thing. */
function worth({ cards, starter }: Show, { of, rules }: Place): number | undefined {
  const show = makeShow({ of, cards, starter }, rules)
  return show.ok ? totalOf(countShow(show.value, rules.show)) : undefined
}

/** What can be wrong with a count’s address, or with cards typed or pasted. `need` counts the starter. */
export type CountLinkError =
  | { readonly type: 'not-a-card'; readonly text: string }
  | { readonly type: 'card-twice'; readonly card: Card }
  | { readonly type: 'wrong-number'; readonly have: number; readonly need: number }
  | { readonly type: 'nothing' }

/** Text from outside is shown, but not at any length. */
const LONGEST = 24

export function sayCountLinkError(error: CountLinkError): string {
  switch (error.type) {
    case 'not-a-card':
      return `“${clip(error.text)}” is not a card: write 5h, 10s or jd.`
    case 'card-twice':
      return `The ${cardName(error.card)} is there twice: a pack has only one.`
    case 'wrong-number':
      return error.have > error.need
        ? `That is ${plural(error.have, 'card')}: a hand and its starter are ${error.need}.`
        : `That is ${plural(error.have, 'card')} of ${error.need}: tap the rest.`
    case 'nothing':
      return 'There are no cards in that.'
  }
}

function clip(text: string): string {
  const letters = [...text.trim()]
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : letters.join('')
}

interface SharedCount {
  readonly of: 'hand' | 'crib'
  readonly cards: readonly Card[]
  readonly starter: Card
  readonly lines: readonly Line[]
}

/** A counted hand to send on: its cards in signs, the count as it is said, the total, and how rare it is. */
export function shareCount(shared: SharedCount, options: CountOptions): string {
  const { of, cards, starter, lines } = shared
  const where = of === 'crib' ? ` in the ${options.words.crib}` : ''
  const rare = sayRare(shared)
  return [
    `${showSigns(cards, starter)}${where}`,
    `“${sayCount(lines, options)}”`,
    plural(totalOf(lines), 'point'),
    ...(rare === undefined ? [] : [`${rare.title} ${rare.detail}`]),
  ].join('\n')
}

/** A count that is told for years, with its odds: a hand is chosen from six cards, a crib comes as it comes. */
export function sayRare({
  of,
  cards,
  lines,
}: Omit<SharedCount, 'starter'>): { readonly title: string; readonly detail: string } | undefined {
  const inHand = of === 'hand'
  switch (cards.length === MOST_HELD ? totalOf(lines) : 0) {
    case 29:
      return { title: 'The perfect hand.', detail: inHand ? kept('1 in 216,580') : dealt('1 in 3,248,700') }
    case 28:
      return { title: 'One short of perfect.', detail: inHand ? kept('1 in 15,028') : dealt('1 in 170,984') }
    case 24:
      return { title: 'Twenty-four.', detail: 'Only nine choices of ranks make it.' }
    default:
      return undefined
  }
}

const MOST_HELD = 4

function kept(odds: string): string {
  return `With two players ${odds}.`
}

function dealt(odds: string): string {
  return `Of any four cards and a starter, ${odds}.`
}

export const COUNT_WORDS = {
  share: 'Share',
  kind: 'What is it',
  hand: 'Hand',
  rules: 'Rules',
  sixCard: 'Six-card',
  fiveCard: 'Five-card',
  next: 'Next hand',
  keep: 'Keep it',
  last: 'Last counts',
  type: 'Type it',
  typeHint: 'Type it: 5h 5s …',
} as const

/** What is asked for: `four cards in the box`. */
export function sayCardsWanted(of: 'hand' | 'crib', cards: number, words: TableWords): string {
  return `${numberWord(cards)} cards in the ${of === 'crib' ? words.crib : 'hand'}`
}

/** A count in the list of the last ones: `12 · 7♦ 7♣ 8♠ 9♥ + 6♥, crib, five-card`. */
export function sayKeptCount(
  { of, cards, starter, points }: Omit<SharedCount, 'lines'> & { readonly points: number },
  fiveCard: boolean,
): string {
  const where = of === 'crib' ? ', crib' : ''
  return `${points} · ${showSigns(cards, starter)}${where}${fiveCard ? ', five-card' : ''}`
}

/** What became of a count that was to be sent on. */
export const SHARE_WORDS = {
  copied: 'The count and its link are copied.',
  refused: 'This browser does not let the app copy: the link is in the address bar.',
} as const
