/** What a figure is compared with, measured at the floor. @typedef {'start' | 'settled' | 'tap' | 'handlers' | 'shell, 4×' | 'start, 4×' | 'tap, 4×' | 'saved, 4×'} Per */
/**
 * One line of the table: the goal is for the median, or for 98 of 100, and a multiple of the floor where there is one.
 * @typedef {{ what: string, values: readonly number[], per?: Per, goal?: number, of?: 'median' | 'p98', digits?: number,
 *   components?: number, restyled?: number, boxes?: number, bytes?: number, parts?: string }} Line
 */
/** @typedef {Record<Per, number>} Floor */

const HEADS = [
  '',
  'goal',
  'floor ×',
  'median',
  'p98',
  'n',
  'components',
  'restyled',
  'boxes',
  'bytes',
  'script / layout / paint',
]

/** The lines as a table. @param {readonly Line[]} lines @param {Floor} floor */
export function tableOf(lines, floor) {
  return textOf([HEADS, ...lines.map((line) => cellsOf(line, floor))])
}

/**
 * Two builds beside each other. The n-th figure of one was measured right after the n-th of the other, and is compared
 * with it: `new / old` is the median of these quotients, and `less in` says in how many of them the new build took less.
 * @param {readonly Line[]} before @param {readonly Line[]} after @param {Floor} floor
 */
export function pairsOf(before, after, floor) {
  const rows = before.map((old, nth) => {
    const { what, values: now } = after[nth] ?? old
    const quotients = old.values.flatMap((value, i) => {
      const other = now[i]
      return other === undefined || value === 0 ? [] : [other / value]
    })
    const times = (/** @type {Line} */ line) =>
      `${median(line.values).toFixed(1)}${timesFloor(line, floor, ' (', ')')}`
    const less = quotients.filter((quotient) => quotient < 1).length
    return [
      what,
      times(old),
      times({ ...old, values: now }),
      median(quotients).toFixed(3),
      `${less} of ${quotients.length}`,
    ]
  })
  return textOf([['', 'old', 'new', 'new / old', 'less in'], ...rows])
}

/** Readable in a terminal and in Markdown. @param {readonly (readonly string[])[]} table */
function textOf([heads = [], ...body]) {
  const rows = [heads, heads.map((_, i) => (i === 0 ? '-' : '-:')), ...body]
  const widths = heads.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)))
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

/** @param {Line} line @param {Floor} floor */
function cellsOf(line, floor) {
  const { what, values, per, goal, of = 'median', digits = 1, parts = '', ...counts } = line
  const figures = { median: median(values), p98: quantile(values, 0.98) }
  const missed = goal !== undefined && !(figures[of] / (per ? floor[per] : 1) <= goal)
  const marked = (/** @type {'median' | 'p98'} */ which) =>
    `${missed && of === which ? '! ' : ''}${figures[which].toFixed(digits)}`
  return [
    what,
    goal === undefined ? '' : `${of === 'p98' ? 'p98 ' : ''}≤ ${goal}${per ? '×' : ''}`,
    timesFloor(line, floor),
    marked('median'),
    values.length < 2 ? '' : marked('p98'),
    String(values.length),
    ...[counts.components, counts.restyled, counts.boxes, counts.bytes].map(
      (count) => count?.toFixed(0) ?? '',
    ),
    parts,
  ]
}

/** How many times the floor, of the figure that has a goal. @param {Line} line @param {Floor} floor */
function timesFloor({ values, per, of = 'median' }, floor, open = '', close = '') {
  if (per === undefined) return ''
  const times = quantile(values, of === 'p98' ? 0.98 : 0.5) / floor[per]
  return `${open}${times.toFixed(times < 1 ? 2 : 1)}×${close}`
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
