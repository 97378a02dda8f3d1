import { fingerprint } from '../../base/fingerprint.ts'
import { err, ok, type Result } from '../../base/result.ts'
import type { Row } from '../record/entry.ts'
import { decodeLog, type GameLog, MOST_LINES } from '../record/game-log.ts'
import { mergeLogs, originalId } from '../record/merge-logs.ts'
import { extend, type Folded, replay } from '../record/replay.ts'
import type { CatchUpProblem, LinkProblem } from '../record/storage-results.ts'
import { makeReader, makeWriter } from './bits.ts'
import { checkedCode, lettersIn } from './checked-code.ts'
import { type Coder, fields, whole } from './coders.ts'
import { line } from './entry-kinds.ts'
import { codeRows } from './rows.ts'
import { OtherRules } from './short-rules.ts'

/**
 * `u1-…`: the last rows of a game, for somebody who follows it; version 1. The first six letters are a check of the
 * others, as in a link. No address, which would make the code a third larger: it is read in the app.
 */
const SHAPE = /(?:^|#|\s)u(\d{1,4})-([A-Za-z0-9_-]{1,20000})/
const VERSION = 1

/** Which game, and the row that the reader has to have: its number and a check of it. */
interface Head {
  readonly game: number
  readonly after: number
  readonly check: number
}
const mark = whole(24)
const head: Coder<Head> = fields<Head>({ game: mark, after: line, check: mark })

const markOf = (text: string) => Number.parseInt(fingerprint(text).slice(0, 6), 16)
/** A version that was kept as a second game is the same game to whoever follows it. */
const gameMark = (gameId: string) => markOf(originalId(gameId))
const rowMark = ({ seq, tapId, part, at }: Row) => markOf(`${seq} ${tapId} ${part} ${at}`)

/** The last deal, for those who saw the end of the deal before. Undefined for a log without a game. */
export function catchUpCode({ gameId, rows }: GameLog): string | undefined {
  const known = rowsKnown(rows)
  const before = rows[known - 1]
  if (!before) return undefined
  const bits = makeWriter()
  head(bits, { game: gameMark(gameId), after: before.seq, check: rowMark(before) })
  codeRows(bits, MOST_LINES, rows.slice(known), before)
  return checkedCode(`u${VERSION}`, bits.letters())
}

/** How many rows there were when the deal before the last one was over for the first time: it may have been corrected. */
function rowsKnown(rows: readonly Row[]): number {
  const deals = replay(rows)?.deals.length ?? 0
  let folded: Folded | undefined
  for (const [i, row] of rows.entries()) {
    const game = folded ? undefined : replay([row])
    folded = folded ? extend(folded, [row]) : game && { rows: [row], game }
    if (folded && (deals < 2 || isOver(folded, deals - 1))) return i + 1
  }
  return folded ? 1 : 0
}

const isOver = ({ game }: Folded, deals: number) => game.step.type === 'deal' && game.deals.length >= deals

export interface CatchUp {
  readonly isOf: (gameId: string) => boolean
  /** The game with the rows that were missing. */
  readonly onto: (log: GameLog) => Result<GameLog, CatchUpProblem>
}

/** What is in such a code, or in a text around it. Never throws. */
export function readCatchUp(text: string): Result<CatchUp, LinkProblem> {
  const letters = lettersIn(text, SHAPE, VERSION)
  if (!letters.ok) return letters
  try {
    const { game } = head(makeReader(letters.value)) as Head
    return ok({ isOf: (gameId) => gameMark(gameId) === game, onto: (log) => readOnto(letters.value, log) })
  } catch {
    return err('damaged')
  }
}

function readOnto(letters: string, { gameId, rows }: GameLog): Result<GameLog, CatchUpProblem> {
  try {
    const bits = makeReader(letters)
    const { after, check } = head(bits) as Head
    const before = rows.find(({ seq }) => seq === after)
    if (!before) return err('missed')
    if (rowMark(before) !== check) return err('differs')
    const known = rows.filter(({ seq }) => seq <= after)
    const log = decodeLog(gameId, undefined, [...known, ...codeRows(bits, MOST_LINES, [], before)])
    if (!log.ok) return err('damaged')
    const merged = mergeLogs(rows, rows.at(-1)?.seq ?? 0, log.value.rows)
    if (merged.type === 'differ') return err('differs')
    return merged.rows.length === 0 ? err('nothing-new') : log
  } catch (thrown) {
    return err(thrown instanceof OtherRules ? 'other-rules' : 'damaged')
  }
}

/** Whether a text has such a code, readable or not. */
export const hasCatchUp = (text: string) => SHAPE.test(text)
