import type { Line, LineKind } from '../rules/count-show.ts'
import type { TableWords } from '../rules/rules.ts'

const NAMES: Readonly<Record<LineKind, string>> = {
  fifteen: 'fifteen',
  pair: 'pair',
  run: 'run',
  flush: 'flush',
  nobs: 'nob',
}

/**
 * What a line of the count is for. The table’s words are asked for as everywhere else, though today no set
 * of words names a single line otherwise: three alike are three lines, each of them a pair.
 */
export const lineName: (line: Line, words: TableWords) => string = (line) => NAMES[line.kind]
