import type { Row } from '../record/entry.ts'
import type { Bits } from './bits.ts'
import { fields, id, oneOf, usually, whole } from './coders.ts'
import { entry, line } from './entry-kinds.ts'

type Head = Pick<Row, 'seq' | 'tapId' | 'part' | 'at'>
/** Most taps come within a minute of the one before. */
const milliseconds = whole(16)
const head = fields<Head>({ seq: line, tapId: id, part: line, at: milliseconds })
const way = usually('next', oneOf(['same', 'other'], 1))
const START: Head = { seq: 0, tapId: '', part: 0, at: 0 }

/**
 * Rows of one game in their order, all or those after one that the reader has. What is read is still to be decoded, and
 * no more than `most`.
 */
export function codeRows(
  bits: Bits,
  most: number,
  rows: readonly Row[] = [],
  after: Head = START,
): readonly object[] {
  const count = line(bits, rows.length)
  if (count > most) throw new RangeError('too many rows')
  let last = after
  return Array.from({ length: count }, (_, i) => {
    const row = rows[i]
    // The first row of the next tap, whose id ends in a number one higher, or another of the same tap.
    const tapId = last.tapId.replace(/\d{1,9}$/, (digits) => String(Number(digits) + 1))
    const next = { seq: last.seq + 1, tapId, part: 0, at: last.at }
    const same = { ...last, seq: last.seq + 1, part: last.part + 1 }
    const how = way(bits, row && wayTo(row, next, same))
    if (how === 'next') last = { ...next, at: last.at + milliseconds(bits, row && row.at - last.at) }
    else last = how === 'same' ? same : (head(bits, row) as Head)
    return { ...last, entry: entry(bits, row?.entry) }
  })
}

function wayTo(row: Head, next: Head, same: Head) {
  const isPlace = ({ seq, tapId, part }: Head) => seq === row.seq && tapId === row.tapId && part === row.part
  if (isPlace(next) && row.at >= next.at) return 'next'
  return isPlace(same) && row.at === same.at ? 'same' : 'other'
}
