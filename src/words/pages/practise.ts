import { type Practised, progressOf } from '../../game/figures/practice.ts'
import type { TableWords } from '../../rules/rules.ts'
import { type Line, type Show, totalOf } from '../../rules/show.ts'
import { capitalise } from '../engine/grammar.ts'
import { lineName } from '../engine/spoken-count.ts'

export const PRACTISE_WORDS = {
  cards: 'Tap the cards that score together.',
  scores: 'These score',
  no: 'These cards do not score, or you have them already.',
  all: 'That is all',
  number: 'Or say the number',
  next: 'Next hand',
  counting: 'Count your hand first',
  countingWhy: 'A hand of your game is waiting to be counted. Practise after that.',
  toTable: 'To the table',
} as const

export const sayQuestion = ({ of }: Show, { crib }: TableWords) =>
  `What does this ${of === 'crib' ? crib : 'hand'} count?`

/** `Fifteen 2, pair 4`: what was found so far, with its running count. */
export function sayFoundLines(lines: readonly Line[], words: TableWords): string {
  const found = lines.map((line, i) => `${lineName(line.kind, words)} ${totalOf(lines.slice(0, i + 1))}`)
  return capitalise(found.join(', '))
}

/** `14 right, 3 wrong.` */
export function sayProgress(practised: Practised): string {
  const { right, wrong } = progressOf(practised)
  return `${right} right, ${wrong} wrong.`
}
