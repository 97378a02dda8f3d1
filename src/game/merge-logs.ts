import type { Entry, MatchPlace, Row } from './entry.ts'
import type { GameLog } from './game-log.ts'

/** How a log that is brought in stands to the one that is here. */
export type Merged =
  /** One continues the other, or fills what could not be read here: `rows` are wanting here, perhaps none. */
  | { readonly type: 'one-line'; readonly rows: readonly Row[]; readonly ahead: boolean }
  /** They part at this line of theirs. */
  | { readonly type: 'parted'; readonly row: Row }

/**
 * Two logs of one game are one game as long as no line differs; nothing is ever chosen by length or time. Both must
 * have been decoded, which puts what an entry holds in one order. `headSeq`: our last line, readable or not.
 */
export function mergeLogs(ours: readonly Row[], headSeq: number, theirs: readonly Row[]): Merged {
  const here = new Map(ours.map((row) => [row.seq, row]))
  const rows: Row[] = []
  for (const row of theirs) {
    const own = here.get(row.seq)
    if (!own) rows.push(row)
    else if (JSON.stringify(own) !== JSON.stringify(row)) return { type: 'parted', row }
  }
  return { type: 'one-line', rows, ahead: headSeq > (theirs.at(-1)?.seq ?? 0) }
}

/** Between a game’s name and what tells a second game of it apart: in no name that is made here. */
const SIGN = '+'

/** Whether a game was kept beside another that it parted from. */
export function isSecond(gameId: string): boolean {
  return gameId.includes(SIGN)
}

/**
 * The log as a game of its own, beside the one it parts from. Its name is told from where they part, so that brought
 * in again it is the same second game. It stands in a match of its own: the place in the old one is taken.
 */
export function secondOf({ gameId, rows, draft }: GameLog, parting: string): GameLog {
  const [stem = gameId] = gameId.split(SIGN)
  const second = `${stem.slice(0, 40)}${SIGN}${fingerprint(`${gameId} ${parting}`)}`
  const match = { id: second, index: 0 }
  return {
    gameId: second,
    rows: rows.map((row) => ({ ...row, gameId: second, entry: inMatch(row.entry, match) })),
    ...(draft ? { draft: { ...draft, gameId: second } } : {}),
  }
}

function inMatch(entry: Entry, match: MatchPlace): Entry {
  switch (entry.type) {
    case 'game-started':
      return { ...entry, match }
    case 'amended':
      return entry.with.type === 'game-started' ? { ...entry, with: { ...entry.with, match } } : entry
    case 'inserted':
      return entry.entry.type === 'game-started' ? { ...entry, entry: { ...entry.entry, match } } : entry
    default:
      return entry
  }
}

/** Twelve letters that stand for a text; enough to tell a handful of partings apart. */
export function fingerprint(text: string): string {
  let [a, b] = [0x811c9dc5, 0x9e3779b9]
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193)
    b = Math.imul(b ^ text.charCodeAt(i), 0x85ebca6b)
  }
  return [a, b]
    .map((half) => (half >>> 0).toString(16).padStart(8, '0'))
    .join('')
    .slice(0, 12)
}
