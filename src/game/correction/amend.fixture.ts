import type { GameEvent } from '../record/entry.ts'
import type { LogLine } from '../record/game.ts'
import { type Log, tap } from '../record/log.fixture.ts'

type Of<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>

/** The nth line of a kind. */
export function line<T extends GameEvent['type']>({ game }: Log, type: T, nth = 0) {
  const found = game.lines.filter(({ entry }) => entry.type === type)[nth]
  if (!found) throw new Error(`no ${type}`)
  return found as LogLine & { readonly entry: Of<T> }
}

export function change<T extends GameEvent['type']>(
  log: Log,
  at: LogLine & { entry: Of<T> },
  to: Partial<Of<T>>,
): Log {
  return tap(log, { type: 'amend', target: at.seq, with: { ...at.entry, ...to } as GameEvent })
}

export function out(log: Log, { seq }: LogLine): Log {
  return tap(log, { type: 'remove', target: seq })
}

export function insert(log: Log, before: LogLine | undefined, entry: GameEvent): Log {
  return tap(log, { type: 'insert', before: before?.seq ?? log.game.headSeq + 1, entry })
}
