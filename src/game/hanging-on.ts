import { isFalseCall, isRemedy } from './decide-claim.ts'
import type { Happened } from './entry.ts'
import type { LogLine } from './game.ts'

/**
 * A line and what is nothing without it: with a count goes the remedy for saying too much, the muggins taken
 * from it or let go, the price of a false call. Points pegged by themselves stay. The line is the first of its
 * deal's lines given.
 */
export function hangingOn(lines: readonly LogLine[]): readonly LogLine[] {
  const [line, ...later] = lines
  if (line && isAnswer(line.entry)) return [line, ...broughtBy(line, lines)]
  if (line?.entry.type !== 'hand-counted') return lines.slice(0, 1)
  const { of } = line.entry
  const answers = sameCards(later).filter(({ entry, unfit }) => isAnswer(entry) && entry.of === of && !unfit)
  return [line, ...answers, ...[line, ...answers].flatMap((one) => broughtBy(one, lines))]
}

/**
 * The pegs that a count, or the answer to it, brought with it: those of its own tap, and those that an
 * amendment has put in after it since.
 */
export function broughtBy(line: LogLine, lines: readonly LogLine[]): readonly LogLine[] {
  const answers = isAnswer(line.entry)
  const brings = ({ entry }: LogLine) => (answers ? isAnswer(entry) : entry.type === 'hand-counted')
  const isSuch = answers ? isFalseCall : isRemedy
  const taps = lines.filter(brings).map(({ tapId }) => tapId)
  const later = lines.slice(lines.indexOf(line) + 1)
  const near = sameCards(later)
  const next = near.findIndex(brings)
  return later.filter((one, i) => {
    const putIn = i < (next < 0 ? near.length : next) && isSuch(one.entry) && !taps.includes(one.tapId)
    return one.entry.type === 'pegged' && (one.tapId === line.tapId || putIn)
  })
}

/** As far as the cards lay as they do in the first of these lines: a deal dealt again has others. */
export function sameCards(lines: readonly LogLine[]): readonly LogLine[] {
  const again = lines.findIndex(({ entry }) => entry.type === 'redealt')
  return again < 0 ? lines : lines.slice(0, again)
}

type Answer = Extract<Happened, { type: 'muggins-taken' | 'muggins-passed' }>

function isAnswer(entry: Happened): entry is Answer {
  return entry.type === 'muggins-taken' || entry.type === 'muggins-passed'
}
