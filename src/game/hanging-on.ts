import type { LogLine } from './game.ts'

/**
 * A line and what is nothing without it: with a count goes the remedy for saying too much, the muggins taken
 * from it or let go, the price of a false call. Points pegged by themselves stay. The line is the first of its
 * deal's lines given.
 */
export function hangingOn(lines: readonly LogLine[]): readonly LogLine[] {
  const [line, ...later] = lines
  if (line?.entry.type !== 'hand-counted') return lines.slice(0, 1)
  const { of } = line.entry
  const answers = later.filter(({ entry, unfit }) => {
    const answered = entry.type === 'muggins-taken' || entry.type === 'muggins-passed'
    return answered && entry.of === of && !unfit
  })
  const taps = [line, ...answers].map(({ tapId }) => tapId)
  const pegs = later.filter(({ entry, tapId }) => entry.type === 'pegged' && taps.includes(tapId))
  return [line, ...answers, ...pegs]
}
