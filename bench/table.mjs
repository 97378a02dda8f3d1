/**
 * One line of the table: the goal is for the median, or for 98 of 100.
 * @typedef {{ what: string, values: readonly number[], goal?: number, of?: 'median' | 'p98', digits?: number,
 *   components?: number, restyled?: number, boxes?: number, bytes?: number, parts?: string }} Line
 */

const HEADS = [
  '',
  'goal',
  'median',
  'p98',
  'n',
  'components',
  'restyled',
  'boxes',
  'bytes',
  'script / layout / paint',
]

/** The lines as a table that is readable in a terminal and in Markdown. @param {readonly Line[]} lines */
export function tableOf(lines) {
  const rows = [HEADS, HEADS.map((_, i) => (i === 0 ? '-' : '-:')), ...lines.map(cellsOf)]
  const widths = HEADS.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)))
  return rows
    .map((row, nth) => {
      const cells = row.map((cell, i) => {
        const width = widths[i] ?? 0
        if (nth === 1) return cell.padStart(width, '-')
        return i === 0 ? cell.padEnd(width) : cell.padStart(width)
      })
      return `| ${cells.join(' | ')} |`
    })
    .join('\n')
}

/** @param {Line} line */
function cellsOf({ what, values, goal, of = 'median', digits = 1, parts = '', ...counts }) {
  const [median, p98] = [quantile(values, 0.5), quantile(values, 0.98)]
  const missed = goal !== undefined && !((of === 'p98' ? p98 : median) <= goal)
  return [
    what,
    goal === undefined ? '' : `${of === 'p98' ? 'p98 ' : ''}≤ ${goal}`,
    `${missed && of === 'median' ? '! ' : ''}${median.toFixed(digits)}`,
    values.length < 2 ? '' : `${missed && of === 'p98' ? '! ' : ''}${p98.toFixed(digits)}`,
    String(values.length),
    ...[counts.components, counts.restyled, counts.boxes, counts.bytes].map(
      (count) => count?.toFixed(0) ?? '',
    ),
    parts,
  ]
}

/** @param {readonly number[]} values */
export function median(values) {
  return quantile(values, 0.5)
}

/** @param {readonly number[]} values @param {number} share */
function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
