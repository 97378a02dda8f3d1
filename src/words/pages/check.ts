import { isCard } from '../../rules/card.ts'
import { SERIES_LIMIT } from '../../rules/play.ts'
import type { CardOrGo, CheckedRow, PlayMiss } from '../../rules/play-check.ts'
import type { TableWords } from '../../rules/rules.ts'
import { cardName, cardSign, rankName } from '../engine/cards.ts'
import { capitalise, numberWord, type WordsOf, wordsFor } from '../engine/grammar.ts'
import { sayPlayed } from '../table/play.ts'

/** What a card scores and why: `Fifteen for five: fifteen two and a run of three.` */
export const sayCheckedRow = (row: CheckedRow, words: TableWords) => wordsFor(ROW_WORDS, row, words)

const ROW_WORDS: WordsOf<CheckedRow, TableWords> = {
  card: (played, words) => sayPlayed(played, words, played.isOver),
  go: ({ seat, leads }) => `${sayPlayer(seat)} ${leads ? 'has no card left' : 'says go'}.`,
  end: ({ card, count, points, isOver }) => {
    if (points > 0) return `Go: ${numberWord(points)} to the player of the ${cardName(card)}.`
    const end = isOver ? 'the play is over' : 'the count starts again at zero'
    return count === SERIES_LIMIT ? `Thirty-one: ${end}.` : `${capitalise(end)}.`
  },
  late: ({ card }) => `The play was over before the ${cardName(card)}.`,
}

/** `No run: the 7 came twice. No pair across a go.` */
export const sayMisses = (row: CheckedRow) =>
  row.type === 'card' ? row.misses.map((miss) => `${capitalise(sayMiss(miss))}.`).join(' ') : ''

export const sayPlayer = (seat = 0) => `Player ${seat + 1}`

/** `5♥ 10♠ (2)`, and the sentence for the last card. */
export function shareCheck(rows: readonly CheckedRow[], words: TableWords): string {
  const signs = rows.flatMap((row) => {
    if (row.type !== 'card') return row.type === 'end' && !row.isOver ? '|' : row.type === 'go' ? 'go' : []
    return cardSign(row.card) + (row.points > 0 ? ` (${row.points})` : '')
  })
  const last = rows.findLast((row) => row.type === 'card')
  return [signs.join(' '), ...(last ? [`“${sayCheckedRow(last, words)}”`] : [])].join('\n')
}

export const CHECK_WORDS = {
  title: 'Check the play',
  list: 'The play, card by card',
  ask: 'Tap the cards in the order they were played.',
  askMore: 'Each card shows what it scored, and why. A count ends when nobody can play.',
  clear: 'Clear',
  undo: 'Undo',
  lastTap: (last: CardOrGo | undefined) =>
    last === undefined ? 'clear' : isCard(last) ? cardSign(last) : last === 'go' ? last : 'end of count',
  go: 'Go',
  end: ['End', 'of count'],
  share: 'Share',
  table: 'Table',
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
