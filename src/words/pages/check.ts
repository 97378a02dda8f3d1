import type { CardOrGo, CheckedCard, CheckedSeries, PlayMiss } from '../../rules/play-check.ts'
import type { TableWords } from '../../rules/rules.ts'
import { cardName, cardSign, rankName } from '../cards.ts'
import { capitalise, numberWord, type WordsOf, wordsFor } from '../grammar.ts'
import { sayPlayed } from '../table/play.ts'

/** What a card scores and why: `Fifteen for five: fifteen two and a run of three.` */
export const sayChecked = ({ lines, count }: CheckedCard, words: TableWords) =>
  sayPlayed({ lines, count, end: 0 }, words, false)

/** `No run: the 7 came twice. No pair across a go.` */
export const sayMisses = ({ misses }: CheckedCard) =>
  misses.map((miss) => `${capitalise(sayMiss(miss))}.`).join(' ')

export function sayClosed({ cards, end, endPoints }: CheckedSeries): string {
  const last = cards.at(-1)
  if (end === 'thirty-one' || !last) return 'Thirty-one: the count starts again at zero.'
  return `Go: ${numberWord(endPoints)} to the player of the ${cardName(last.card)}.`
}

/** `5♥ 10♠ (2)`, and the sentence for the last card. */
export function shareCheck(series: readonly CheckedSeries[], words: TableWords): string {
  const sign = ({ card, points }: CheckedCard) => cardSign(card) + (points > 0 ? ` (${points})` : '')
  const signs = series.filter(({ cards }) => cards.length > 0).map(({ cards }) => cards.map(sign).join(' '))
  const last = series.flatMap(({ cards }) => cards).at(-1)
  return [signs.join(' | '), ...(last ? [`“${sayChecked(last, words)}”`] : [])].join('\n')
}

export const CHECK_WORDS = {
  title: 'Check the play',
  list: 'The play, card by card',
  ask: 'Tap the cards in the order they were played.',
  askMore: 'Each card shows what it scored, and why.',
  clear: 'Clear',
  undo: 'Undo',
  lastTap: (last: CardOrGo | undefined) =>
    last === undefined ? 'clear' : last === 'go' ? last : cardSign(last),
  go: 'Go',
  share: 'Share',
  runs: 'Runs count',
  anyOrder: 'In any order',
  rising: 'Rising only',
} as const

export const sayMiss = (miss: PlayMiss) => wordsFor(MISS_WORDS, miss, undefined)

const MISS_WORDS: WordsOf<PlayMiss, undefined> = {
  'rank-twice': ({ rank }) => `no run: the ${rankName(rank)} came twice`,
  'runs-go-upwards': ({ some, length }) => `no ${some ? `run of ${length}` : 'run'}: runs must rise here`,
  'ace-is-low': 'no run: the ace is low',
  'card-between': ({ rank }) => `no pair: the ${rankName(rank)} came between`,
  across: ({ kind, end }) => `no ${kind} across ${end === 'go' ? 'a go' : 'thirty-one'}`,
  'no-flush': 'no flush in the play',
}
