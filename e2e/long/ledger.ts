import type { Disk, Row } from './disk.ts'
import type { News } from './tap-at-random.ts'

/** What a run has come to so far. */
export interface Tally {
  readonly rounds: number
  readonly taps: number
  /** Rows that the app had called saved when it died. */
  readonly acknowledged: number
  /** Of these, rows that were missing or had changed. */
  readonly lost: number
  /** Rows that the browser itself had lost, and that the app recovered when it was opened. */
  readonly recovered: number
  /** Taps of which a part was missing; summaries and drafts that did not belong to their log. */
  readonly torn: number
  /** Rows that one tap left twice. */
  readonly repeated: number
  /** Rows on the disk that the app died too soon to call saved: allowed, and good to know. */
  readonly unsaid: number
}

const NOTHING: Tally = {
  rounds: 0,
  taps: 0,
  acknowledged: 0,
  lost: 0,
  recovered: 0,
  torn: 0,
  repeated: 0,
  unsaid: 0,
}

/** Compares the disk with what the app has called saved. */
export interface Ledger {
  readonly hear: (news: News) => void
  /** How many rows that were called saved are not on this disk. */
  readonly gone: (disk: Disk) => number
  /** How many of them were recovered when the app was opened. */
  readonly countRecovered: (rows: number) => void
  readonly countLost: (rows: number) => void
  /** After a death: compares, and returns what is wrong in words. */
  readonly check: (disk: Disk) => readonly string[]
  readonly tally: () => Tally
}

export function openLedger(): Ledger {
  let tally = NOTHING
  /** By game: the last row that was called saved. */
  const said = new Map<string, number>()
  /** By game: the last row that was found on the disk or called saved. */
  const known = new Map<string, number>()
  /** Every row seen on the disk, as it was. */
  const seen = new Map<string, string>()
  /** By tap: how many parts it was written with. */
  const parts = new Map<string, number>()

  const count = (what: Partial<Tally>) => {
    for (const [key, more] of Object.entries(what) as [keyof Tally, number][])
      tally = { ...tally, [key]: tally[key] + more }
  }

  function hear(news: News): void {
    if (news.type === 'tapped') count({ taps: 1 })
    else if (news.type === 'written')
      parts.set(news.tapId, Math.max(parts.get(news.tapId) ?? 0, news.part + 1))
    else {
      count({ acknowledged: Math.max(0, news.seq - (known.get(news.gameId) ?? 0)) })
      said.set(news.gameId, Math.max(news.seq, said.get(news.gameId) ?? 0))
      known.set(news.gameId, Math.max(news.seq, known.get(news.gameId) ?? 0))
    }
  }

  function lostIn(gameId: string, log: readonly Row[]): readonly string[] {
    const wrong = goneFrom(gameId, log).map((seq) => `row ${seq} of ${gameId} was saved and is gone`)
    // A row that was never called saved may go with the browser's database, and another row take its number.
    const head = log.at(-1)?.seq ?? 0
    for (let seq = head + 1; seq <= (known.get(gameId) ?? 0); seq++) seen.delete(`${gameId} ${seq}`)
    for (const row of log) {
      const before = seen.get(`${gameId} ${row.seq}`)
      const now = JSON.stringify(row)
      if (before !== undefined && before !== now) wrong.push(`row ${row.seq} of ${gameId} has changed`)
      seen.set(`${gameId} ${row.seq}`, now)
    }
    return wrong
  }

  function tornIn(gameId: string, log: readonly Row[], disk: Disk): readonly string[] {
    const wrong: string[] = []
    for (const [tapId, there] of counted(log, (row) => row.tapId)) {
      const whole = parts.get(tapId) ?? there
      if (there < whole) wrong.push(`of tap ${tapId} ${there} of ${whole} parts are there`)
    }
    log.forEach((row, i) => {
      if (row.seq !== i + 1) wrong.push(`row ${row.seq} of ${gameId} is at place ${i + 1}`)
    })
    const last = log.at(-1)
    const game = disk.games.find((one) => one.id === gameId)
    if (game?.updatedAt !== last?.at) wrong.push(`the summary of ${gameId} is of another tap than its log`)
    const draft = disk.drafts.find((one) => one.gameId === gameId)
    if (draft && draft.headSeq !== last?.seq) wrong.push(`the draft of ${gameId} is of another state`)
    return wrong
  }

  function repeatedIn(log: readonly Row[]): readonly string[] {
    const places = counted(log, ({ tapId, part }) => `${tapId} ${part}`)
    return [...places].filter(([, times]) => times > 1).map(([place]) => `${place} came twice`)
  }

  /** By game: the rows on the disk. A game whose rows are all gone has an empty log. */
  function logsOn(disk: Disk): ReadonlyMap<string, readonly Row[]> {
    const games = new Set([...said.keys(), ...disk.games.map(({ id }) => id)])
    const logs = new Map([...games].map((id): [string, Row[]] => [id, []]))
    for (const row of disk.entries) logs.get(row.gameId)?.push(row)
    return logs
  }

  function gone(disk: Disk): number {
    let rows = 0
    for (const [gameId, log] of logsOn(disk)) rows += goneFrom(gameId, log).length
    return rows
  }

  function goneFrom(gameId: string, log: readonly Row[]): readonly number[] {
    const there = new Set(log.map(({ seq }) => seq))
    const all = Array.from({ length: said.get(gameId) ?? 0 }, (_, i) => i + 1)
    return all.filter((seq) => !there.has(seq))
  }

  function check(disk: Disk): readonly string[] {
    const logs = logsOn(disk)
    const [lost, torn, repeated]: [string[], string[], string[]] = [[], [], []]
    for (const [gameId, log] of logs) {
      lost.push(...lostIn(gameId, log))
      torn.push(...tornIn(gameId, log, disk))
      repeated.push(...repeatedIn(log))
      count({ unsaid: Math.max(0, log.length - (known.get(gameId) ?? 0)) })
      known.set(gameId, log.length)
    }
    count({ rounds: 1, lost: lost.length, torn: torn.length, repeated: repeated.length })
    return [...lost, ...torn, ...repeated]
  }

  return {
    hear,
    gone,
    countRecovered: (rows) => count({ recovered: rows }),
    countLost: (rows) => count({ lost: rows }),
    check,
    tally: () => tally,
  }
}

function counted(log: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const row of log) times.set(keyOf(row), (times.get(keyOf(row)) ?? 0) + 1)
  return times
}

/** The run as a table, ready for a page of the documentation. */
export function printed(runs: readonly (readonly [fault: string, tally: Tally])[]): string {
  const columns = ['taps', 'acknowledged', 'lost', 'torn', 'repeated', 'unsaid', 'recovered'] as const
  const rows = runs.map(([fault, tally]) => [`${tally.rounds} ${fault}`, ...columns.map((c) => tally[c])])
  return [['fault', ...columns], ['---', ...columns.map(() => '---:')], ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
}
