import { type PlayedCard, type PlayLine, SERIES_LIMIT } from '../../rules/play.ts'
import type { CheckedRow, PlayMiss } from '../../rules/play-check.ts'
import type { TableWords } from '../../rules/rules.ts'
import { cardName, rankName } from './cards.ts'
import { capitalise, listOf, numberWord, type WordsOf, wordsFor } from './grammar.ts'
import { sayOfAKind } from './spoken-count.ts'

type PlayedPoints = Pick<PlayedCard, 'lines' | 'count' | 'end'>

/** `Fifteen for two`, `Thirty, and one for the go`, `Fifteen for five: fifteen two and a run of three`. */
export const sayPlayed = (played: PlayedPoints, words: TableWords, last: boolean) =>
  `${capitalise(sayPlayedInside(played, words, last))}.`

export function sayPlayedInside(played: PlayedPoints, words: TableWords, last: boolean): string {
  const said = scored(played.lines, numberWord(played.count), words)
  return played.end === 0 ? said : `${said}, ${saySeriesEnd(played.end, last)}`
}

export const saySeriesEnd = (points: number, last: boolean) =>
  `and ${numberWord(points)} for ${last ? 'last' : 'the go'}`

function scored(lines: readonly PlayLine[], count: string, words: TableWords): string {
  const [line, ...more] = lines
  if (!line) return count
  const total = `${count} for ${numberWord(lines.reduce((sum, one) => sum + one.points, 0))}`
  if (more.length > 0) return `${total}: ${listOf(lines.map((one) => playLineWords(one, words)))}`
  return line.kind === 'pair' ? `${playLineWords(line, words)}, ${total}` : total
}

function playLineWords({ kind, points }: PlayLine, words: TableWords): string {
  if (kind === 'pair') return sayOfAKind(points / 2, words)
  return `${kind === 'run' ? 'a run of' : kind} ${numberWord(points)}`
}

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

/** Why a card scored no more: `No run: the 7 came twice. No pair across a go.` Empty where nothing looks like it. */
export const sayMisses = (row: CheckedRow) =>
  row.type === 'card' ? row.misses.map((miss) => `${capitalise(sayMiss(miss))}.`).join(' ') : ''

export const sayPlayer = (seat = 0) => `Player ${seat + 1}`

export const sayMiss = (miss: PlayMiss) => wordsFor(MISS_WORDS, miss, undefined)

const MISS_WORDS: WordsOf<PlayMiss, undefined> = {
  'rank-twice': ({ rank }) => `no run: the ${rankName(rank)} came twice`,
  'runs-go-upwards': ({ some, length }) => `no ${some ? `run of ${length}` : 'run'}: runs must rise here`,
  'ace-is-low': 'no run: the ace is low',
  'card-between': ({ rank }) => `no pair: the ${rankName(rank)} came between`,
  across: ({ kind, end }) => `no ${kind} across ${end === 'go' ? 'a go' : 'thirty-one'}`,
  'no-flush': 'no flush in the play',
}
