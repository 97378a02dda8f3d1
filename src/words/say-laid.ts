import type { PlayLine } from '../rules/play.ts'
import type { TableWords } from '../rules/rules.ts'
import type { Laid } from '../rules/the-play.ts'
import { capitalise, listOf } from './grammar.ts'
import { numberWord } from './number-words.ts'
import { withArticle } from './spoken-count.ts'

/**
 * What is said as a card is laid: `Twenty-four`, `Fifteen for two`, `A pair, twelve for two`, `Thirty-one for
 * two`, `Thirty, and one for the go`, `Fifteen for five: fifteen two and a run of three`.
 */
export function sayLaid(laid: Laid, words: TableWords, last: boolean): string {
  return `${capitalise(laidWords(laid, words, last))}.`
}

/** The same inside a sentence. */
export function laidWords(
  { lines, count, end }: Pick<Laid, 'lines' | 'count' | 'end'>,
  words: TableWords,
  last: boolean,
): string {
  const said = scored(lines, numberWord(count), words)
  return end === 0 ? said : `${said}, ${endWords(end, last)}`
}

/** `and one for the go`, `and one for last`. */
export function endWords(points: number, last: boolean): string {
  return `and ${numberWord(points)} for ${last ? 'last' : 'the go'}`
}

function scored(lines: readonly PlayLine[], count: string, words: TableWords): string {
  const [line, ...more] = lines
  if (!line) return count
  const total = `${count} for ${numberWord(lines.reduce((sum, one) => sum + one.points, 0))}`
  if (more.length > 0) return `${total}: ${listOf(lines.map((one) => playLineWords(one, words)))}`
  return line.kind === 'pair' ? `${pairWords(line, words)}, ${total}` : total
}

/** A line among others: `fifteen two`, `a pair`, `a run of three`. */
function playLineWords(line: PlayLine, words: TableWords): string {
  switch (line.kind) {
    case 'fifteen':
      return `fifteen ${numberWord(line.points)}`
    case 'thirty-one':
      return `thirty-one ${numberWord(line.points)}`
    case 'pair':
      return pairWords(line, words)
    case 'run':
      return `a run of ${numberWord(line.points)}`
  }
}

function pairWords({ cards }: PlayLine, words: TableWords): string {
  if (cards.length === 2) return 'a pair'
  return withArticle(cards.length === 3 ? words.three : words.four)
}
