import { fingerprint } from '../../base/fingerprint.ts'
import type { Entry, GameEvent, MatchPlace, Row } from './entry.ts'
import type { GameLog } from './game-log.ts'

/**
 * Two logs of one game are one as long as no line differs; nothing is ever chosen by length or time. Both must
 * have been decoded, which puts fields in one order. `headSeq`: our last line, readable or not. `rows`: those
 * missing here, perhaps none, for a line may not have been readable. `row`: from it on the logs differ.
 */
export function mergeLogs(ours: readonly Row[], headSeq: number, theirs: readonly Row[]) {
  const here = new Map(ours.map((row) => [row.seq, row]))
  const rows: Row[] = []
  for (const row of theirs) {
    const own = here.get(row.seq)
    if (!own) rows.push(row)
    else if (JSON.stringify(own) !== JSON.stringify(row)) return { type: 'differ', row } as const
  }
  return { type: 'same-game', rows, ahead: headSeq > (theirs.at(-1)?.seq ?? 0) } as const
}

/** Signs that separate an id from its suffix; no id made here contains them. */
const PARTED = '+'
const MOVED = '*'

/** A second version was imported, and is different from the game of that id here. */
export function isSecondVersion(gameId: string): boolean {
  return gameId.includes(PARTED)
}

/** The id that it has on the phone it came from. */
export const originalId = (gameId: string) => gameId.split(PARTED, 1)[0] ?? gameId

/** `parting`: where it differs from ours; imported again it gets the same id. Its place in the match is taken. */
export function asSecondVersion(log: GameLog, parting: string): GameLog {
  const second = distinctId(log.gameId, PARTED, parting)
  return renameLog(log, second, { id: second, index: 0 })
}

/** For a game whose place in its match belongs to another game. */
export function ownMatch(gameId: string, taken: MatchPlace): MatchPlace {
  return { id: distinctId(gameId, MOVED, taken.id), index: 0 }
}

function distinctId(gameId: string, sign: string, why: string): string {
  const [stem = gameId] = gameId.split(sign)
  return `${stem.slice(0, 40)}${sign}${fingerprint(`${gameId} ${why}`)}`
}

export function renameLog({ rows, draft }: GameLog, gameId: string, match: MatchPlace): GameLog {
  return {
    gameId,
    rows: rows.map((row) => ({ ...row, gameId, entry: inMatch(row.entry, match) })),
    ...(draft ? { draft: { ...draft, gameId } } : {}),
  }
}

function inMatch(entry: Entry, match: MatchPlace): Entry {
  const moved = (one: GameEvent) => (one.type === 'game-started' ? { ...one, match } : one)
  if (entry.type === 'amended') return { ...entry, with: moved(entry.with) }
  if (entry.type === 'inserted') return { ...entry, entry: moved(entry.entry) }
  return entry.type === 'game-started' ? { ...entry, match } : entry
}
