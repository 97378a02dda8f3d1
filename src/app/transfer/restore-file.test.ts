import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { runs } from '../../base/runs.fixture.ts'
import { decodeDevice, joinDevices } from '../../device/device.ts'
import type { Row } from '../../game/record/entry.ts'
import type { GameLog } from '../../game/record/game-log.ts'
import { openLog, pegBy, taps } from '../../game/record/log.fixture.ts'
import { PRESETS } from '../../rules/presets.ts'
import { fileOfGame, makeBackup, withCheck, writeLine } from '../../store/backup.ts'
import type { Database } from '../../store/connection.ts'
import { breakWrites, memoryBuckets, mirrorOf, newDisk, windowOn } from '../../store/database.fixture.ts'
import { changeDevice, deviceIn } from '../../store/device-row.ts'
import { importGame } from '../../store/import-game.ts'
import { readGames } from '../../store/lists.ts'
import { deleteGame, readGame } from '../../store/log.ts'
import { restoreFile } from './restore-file.ts'

const MANY = runs(8)

const { rows: ROWS } = taps(openLog({ dealer: 0 }), { type: 'turn-starter', card: 'JH' }, pegBy(1, 2, 'pair'))

function logOf(gameId: string, rows: readonly Row[] = ROWS): GameLog {
  return {
    gameId,
    rows: rows.map((row) => {
      const { entry } = row
      const mine = entry.type === 'game-started' ? { ...entry, match: { id: gameId, index: 0 } } : entry
      return { ...row, gameId, entry: mine }
    }),
  }
}

function longGame(gameId: string): GameLog {
  const { rows } = logOf(gameId)
  const last = rows.at(-1)!
  return {
    gameId,
    rows: [...rows, ...Array.from({ length: 3_000 }, (_, i) => ({ ...last, seq: last.seq + i + 1 }))],
  }
}

/** The game with one more peg on it, by a tap of this name. */
function wentOn(log: GameLog, tapId: string): GameLog {
  const last = log.rows.at(-1)!
  const entry = { type: 'pegged', side: 0, points: 1, reason: 'go' } as const
  return { ...log, rows: [...log.rows, { ...last, seq: last.seq + 1, tapId, part: 0, entry }] }
}

async function fileOf(db: Database): Promise<Blob> {
  const made = await makeBackup(db, 1, await deviceOn(db))
  if (!made.ok) throw new Error(made.error.type)
  return made.value.file
}

/** All that a device keeps, without what is remembered of backups. */
async function everythingOn(db: Database) {
  const games = { entries: await db.entries.toArray(), drafts: await db.drafts.toArray() }
  return { games, list: await readGames(db, 20_000), prefs: await db.prefs.toArray() }
}

async function lines(file: Blob): Promise<string> {
  return new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text()
}

describe('a device that is full in the middle of a restore', () => {
  const GAMES = ['one', 'two', 'three'].map((gameId) => logOf(gameId))
  const FULL = () => new DOMException('full', 'QuotaExceededError')

  async function file(): Promise<Blob> {
    const before = windowOn(newDisk())
    for (const game of GAMES) await importGame(before, game)
    return fileOf(before)
  }

  it('keeps the games that were restored whole, in both databases, and gets the rest once there is room', async () => {
    const db = windowOn(newDisk(), { buckets: memoryBuckets() })
    let mend = () => {}
    const fill = (done: number) => {
      if (done === 1) mend = breakWrites(db, FULL)
    }
    const backup = await file()
    expect(await restoreFile(db, backup, { onGame: fill })).toEqual({
      ok: false,
      error: { type: 'store', error: { type: 'quota' } },
    })
    mend()
    const [kept] = (await db.entries.toArray()) as Row[]
    const rows = logOf(kept?.gameId ?? '').rows
    for (const one of [db, await mirrorOf(db)]) {
      expect(await one.entries.toArray()).toEqual(rows)
      expect(await one.games.count()).toBe(1)
    }
    expect(await restoreFile(db, backup)).toMatchObject({ value: { new: 2, same: 1 } })
    expect(await db.entries.count()).toBe(3 * rows.length)
  })

  it('restores everything where only the mirror is full', async () => {
    const db = windowOn(newDisk(), { buckets: memoryBuckets() })
    breakWrites(await mirrorOf(db), FULL)
    expect(await restoreFile(db, await file())).toMatchObject({ value: { new: 3 } })
    expect(db.mirror.state.getState()).toBe('behind')
  })
})

describe('a backup', () => {
  it(`of ${MANY} games is restored equal, with rules, names and choices`, async () => {
    const before = windowOn(newDisk())
    for (let i = 0; i < MANY; i++) {
      const log = logOf(`game-${i}`)
      const draft = { cuts: [], hands: [{ of: 1, cards: ['5H', '6S'] }] } as const
      const kept = { gameId: log.gameId, headSeq: log.rows.at(-1)!.seq, draft }
      await importGame(before, i % 3 === 0 ? { ...log, draft: kept } : log)
    }
    const names = [{ name: '<b>Bob</b>\u202e👍', usedAt: 5 }]
    await changeDevice(before, () => ({ names }))
    const after = windowOn(newDisk())
    const onDevice = joinTo(after)
    const restored = await restoreFile(after, await fileOf(before), { onDevice })
    expect(restored).toMatchObject({ ok: true, value: { new: MANY, 'kept-as-copy': 0 } })
    const [was, is] = [await everythingOn(before), await everythingOn(after)]
    expect(is.games).toEqual(was.games)
    expect(is.list).toEqual(was.list)
    expect((await deviceOn(after)).names).toEqual(names)
  })

  it('restored again changes nothing', async () => {
    const db = windowOn(newDisk())
    await importGame(db, logOf('one'))
    const file = await fileOf(db)
    const before = await everythingOn(db)
    expect(await restoreFile(db, file)).toMatchObject({ ok: true, value: { same: 1 } })
    expect(await everythingOn(db)).toEqual(before)
  })

  it('of 1.0.0 brings all that is in it: every later version reads it', async () => {
    const written = readFileSync(new URL('../../../cases/backup-v2.txt', import.meta.url), 'utf8')
    const all = written
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const db = windowOn(newDisk())
    const restored = await restoreFile(db, new Blob([written]), { onDevice: joinTo(db) })
    expect(restored).toMatchObject({ ok: true, value: { new: 7, 'kept-as-copy': 0 } })
    const again = (await lines(await fileOf(db))).trim().split('\n')
    const games = all.filter(({ game }) => game).map((line) => JSON.stringify(line))
    expect(again.filter((line) => line.startsWith('{"game"')).sort()).toEqual(games.sort())
    expect(await deviceOn(db)).toMatchObject(Object.assign({}, ...all.map(({ device }) => device)))
  })

  it('unpacked by a browser on its way is read anyway', async () => {
    const plain = new Blob([await lines(await fileOfGame(logOf('one'), 1))])
    expect(await restoreFile(windowOn(newDisk()), plain)).toMatchObject({ ok: true, value: { new: 1 } })
  })
})

describe('a game imported', () => {
  it('continues where ours stopped', async () => {
    const db = windowOn(newDisk())
    await importGame(db, logOf('one'))
    expect(await importGame(db, wentOn(logOf('one'), 'theirs'))).toMatchObject({
      value: { result: 'extended' },
    })
    const now = await readGame(db, 'one')
    expect(now.ok && now.value.rows).toHaveLength(ROWS.length + 1)
  })

  it('leaves ours as it is where ours is further on', async () => {
    const db = windowOn(newDisk())
    await importGame(db, wentOn(logOf('one'), 'ours'))
    expect(await importGame(db, logOf('one'))).toMatchObject({ value: { result: 'behind' } })
  })

  it('that parts from ours is kept as a second game, once, whichever is longer', async () => {
    const db = windowOn(newDisk())
    const ours = wentOn(logOf('one'), 'ours')
    const theirs = wentOn(wentOn(logOf('one'), 'theirs'), 'more')
    await importGame(db, ours)
    const kept = await importGame(db, theirs)
    if (!kept.ok) throw new Error(kept.error.type)
    expect(kept.value.result).toBe('kept-as-copy')
    expect(kept.value.gameId).not.toBe('one')
    expect(await importGame(db, theirs)).toEqual({ ok: true, value: { ...kept.value, result: 'same' } })
    expect(await importGame(db, wentOn(theirs, 'later'))).toMatchObject({ value: { result: 'extended' } })
    const first = await readGame(db, 'one')
    expect(first.ok && first.value.rows).toEqual(ours.rows)
    expect(await db.games.count()).toBe(2)
  })

  describe('whose place in the match another game has', () => {
    /** As another device began it: a game of its own at the same place. */
    function rivalOf(log: GameLog, gameId: string): GameLog {
      return {
        gameId,
        rows: log.rows.map((row) => ({ ...row, gameId, tapId: `${gameId.slice(0, 9)} ${row.tapId}` })),
      }
    }

    it('is a new game in a match of its own, once', async () => {
      const db = windowOn(newDisk())
      await importGame(db, logOf('one'))
      const rival = rivalOf(logOf('one'), 'two')
      expect(await importGame(db, rival)).toMatchObject({ value: { result: 'new' } })
      expect(await importGame(db, rival)).toMatchObject({ value: { result: 'same' } })
      await deleteGame(db, 'one')
      expect(await importGame(db, rival)).toMatchObject({ value: { result: 'same' } })
      expect(await db.games.count()).toBe(1)
    })

    it('is itself again on the device that it was played on, and a third', async () => {
      const [here, there, third] = [windowOn(newDisk()), windowOn(newDisk()), windowOn(newDisk())]
      await importGame(here, logOf('one'))
      const rival = rivalOf(logOf('one'), 'two')
      await importGame(there, rival)
      await restoreFile(here, await fileOf(there))
      expect(await restoreFile(there, await fileOf(here))).toMatchObject({ value: { new: 1, same: 1 } })
      await importGame(there, wentOn(rival, 'more'))
      expect(await restoreFile(here, await fileOf(there))).toMatchObject({ value: { extended: 1, same: 1 } })
      for (const device of [here, there, here]) await restoreFile(third, await fileOf(device))
      for (const device of [here, there, third]) expect(await device.games.count()).toBe(2)
    })

    it('whatever it is called', async () => {
      const db = windowOn(newDisk())
      await importGame(db, logOf('one'))
      for (const name of ['a+b', 'a*b', 'one*b', 'x'.repeat(64)]) {
        const file = await fileOfGame(rivalOf(logOf('one'), name), 1)
        expect(await restoreFile(db, file)).toMatchObject({ ok: true })
      }
      expect(await db.games.count()).toBe(5)
    })
  })

  it('replaces a line that could not be read here', async () => {
    const db = windowOn(newDisk())
    await importGame(db, logOf('one'))
    await db.entries.put({ ...logOf('one').rows[2]!, entry: 'scratched' } as never)
    await importGame(db, logOf('one'))
    const mended = await readGame(db, 'one')
    expect(mended.ok && mended.value.rows).toEqual(logOf('one').rows)
  })
})

describe('a bad file changes nothing and is known by its kind', () => {
  const HEAD = writeLine({ type: 'head', madeAt: 1 })
  const END = writeLine({ type: 'end', games: 1 })
  test.each<[string, () => Promise<Blob | string>, object]>([
    ['nothing in it', async () => '', { type: 'foreign' }],
    ['a shopping list', async () => 'milk\neggs', { type: 'foreign' }],
    [
      'a picture',
      async () => new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 255, 254])]),
      { type: 'foreign' },
    ],
    ['another app’s data', async () => '{"games":[]}', { type: 'foreign' }],
    [
      'a later release’s',
      async () => '{"format":"fifteen-two","version":3,"all":"new"}',
      { type: 'newer-file' },
    ],
    ['without its end', async () => HEAD, { type: 'cut-short' }],
    ['a game missing', async () => `${HEAD}\n${END}`, { type: 'damaged' }],
    ['a well of brackets', async () => `${HEAD}\n${'['.repeat(1_000_000)}`, { type: 'damaged' }],
    [
      'a game of more rows than any has',
      async () => [HEAD, writeLine({ type: 'game', log: longGame('long') }), END].join('\n'),
      { type: 'damaged' },
    ],
    ['a name of thirty thousand letters', () => longName(30_000), { type: 'damaged' }],
    ['half of it', async () => half(await fileOfGame(logOf('one'), 1)), { type: 'damaged' }],
    ['more than 100 MB', async () => ({ size: 100_000_001 }) as Blob, { type: 'too-large' }],
    ['one that the drive does not hand over', async () => lost(), { type: 'unreadable' }],
    ['one that is gone half way', async () => lost(1), { type: 'unreadable' }],
    ['a line without end', async () => `${HEAD}\n${'x'.repeat(4_100_000)}`, { type: 'too-large' }],
  ])('%s', async (_, make, error) => {
    const db = windowOn(newDisk())
    await db.dexie.open()
    const made = await make()
    const file = typeof made === 'string' ? new Blob([made]) : made
    expect(await restoreFile(db, file)).toMatchObject({ ok: false, error })
    expect(await db.games.count()).toBe(0)
    expect(await db.entries.count()).toBe(0)
  })

  const forSideSeven = (log: GameLog): GameLog => {
    const [last] = log.rows.slice(-1)
    const entry = { type: 'pegged', side: 7, points: 2, reason: 'pair' } as const
    return { ...log, rows: [...log.rows, { ...last!, seq: last!.seq + 1, tapId: 'x', part: 0, entry }] }
  }

  it.each([
    ['head', HEAD],
    ['end', `${HEAD}\n${writeLine({ type: 'end', games: 0 })}`],
  ])('millions of line breaks after its %s, and hardly more than these are read', async (_, lines) => {
    const bytes = Buffer.concat([Buffer.from(lines), Buffer.alloc(20_000_000, '\n')])
    let read = 0
    const stream = () => {
      let at = 0
      return new ReadableStream({
        pull(sink) {
          const slice = Uint8Array.from(bytes.subarray(at, at + 64_000))
          ;[at, read] = [at + slice.length, read + slice.length]
          if (slice.length === 0) sink.close()
          else sink.enqueue(slice)
        },
      })
    }
    const file = Object.assign(new Blob([bytes]), { stream })
    const db = windowOn(newDisk())
    expect(await restoreFile(db, file)).toEqual({ ok: false, error: { type: 'damaged' } })
    expect(read).toBeLessThan(bytes.length / 2)
  })

  it('is stopped by the player, and has changed nothing', async () => {
    const db = windowOn(newDisk())
    await db.dexie.open()
    const stop = new AbortController()
    stop.abort()
    const file = await fileOfGame(logOf('one'), 1)
    const restored = await restoreFile(db, file, { signal: stop.signal })
    expect(restored).toEqual({ ok: false, error: { type: 'cancelled' } })
    expect(await db.games.count()).toBe(0)
  })

  it('an entry for a side that its game does not have', async () => {
    const file = await fileOfGame(forSideSeven(logOf('one')), 1)
    expect(await restoreFile(windowOn(newDisk()), file)).toEqual({ ok: false, error: { type: 'damaged' } })
  })

  it('which no backup is: it leaves such an entry of an older version out', async () => {
    const db = windowOn(newDisk())
    await importGame(db, forSideSeven(logOf('one')))
    const there = windowOn(newDisk())
    expect(await restoreFile(there, await fileOf(db))).toMatchObject({ ok: true, value: { new: 1 } })
    const read = await readGame(there, 'one')
    expect(read.ok && read.value.rows).toEqual(logOf('one').rows)
  })

  it('but a name of ten thousand letters is none: it comes in whole, and goes out again', async () => {
    const db = windowOn(newDisk())
    const text = await longName(10_000)
    expect(await restoreFile(db, new Blob([text]))).toMatchObject({ ok: true, value: { new: 1 } })
    expect(await lines(await fileOf(db))).toContain(`"${'A'.repeat(10_000)}"`)
    const games = await readGames(db, 1)
    expect(games.ok && games.value[0]?.players[0]?.length).toBeLessThan(1_000)
  })

  it('but one that is gone while it is imported may have changed something, and the message does not say otherwise', async () => {
    const file = await fileOfGame(logOf('one'), 1)
    let reads = 0
    const goes = Object.assign(file.slice(), { stream: () => (reads++ === 0 ? file : lost(1)).stream() })
    const restored = await restoreFile(windowOn(newDisk()), goes)
    expect(restored).toEqual({ ok: false, error: { type: 'store', error: { type: 'unreadable' } } })
  })

  /** A file on a drive that is out of reach: at once, or once this many letters were read. */
  function lost(letters = 0): Blob {
    const gone = new DOMException('The requested file could not be read', 'NotReadableError')
    const stream = () =>
      new ReadableStream({
        start: (sink) => sink.enqueue(new Uint8Array(letters)),
        pull: (sink) => sink.error(gone),
      })
    const arrayBuffer = letters > 0 ? async () => new ArrayBuffer(2) : () => Promise.reject(gone)
    return Object.assign(new Blob(['x']), { slice: () => ({ arrayBuffer }), stream })
  }

  async function longName(letters: number): Promise<string> {
    const text = await lines(await fileOfGame(logOf('one'), 1))
    const named = text.trimEnd().replace('"Ann"', JSON.stringify('A'.repeat(letters)))
    return named
      .split('\n')
      .map((line) => withCheck(line.replace(/,"check":"[^"]*"\}$/, '}')))
      .join('\n')
  }

  function half(file: Blob): Blob {
    return file.slice(0, Math.floor(file.size / 2))
  }
})

const deviceOn = async (db: Database) => {
  const read = await db.tx('r', ['prefs'], () => deviceIn(db))
  return decodeDevice(read.ok ? read.value : undefined)
}

const joinTo = (db: Database) => (piece: object) =>
  changeDevice(db, (ours) => joinDevices(ours, decodeDevice(piece), 1_800_000_000_000))

describe('a backup of version 1', () => {
  it('gives names, rule sets, counts and settings to the document of the device', async () => {
    const rest = {
      settings: { theme: 'dark', renamed: [['Bob', 'Rob']], practised: [['fifteens-missed', 2, 1]] },
      ruleSets: [{ rules: PRESETS['five-card-61'] }],
      players: [{ name: 'Ann', usedAt: 1 }],
      counts: [
        {
          id: 'x',
          at: 9e12,
          of: 'hand',
          cards: ['2H', '4S', '6D', '8D'],
          starter: 'TC',
          rules: 'mine',
          points: 12,
        },
      ],
    }
    const lines = [{ format: 'fifteen-two', version: 1, madeAt: 1 }, { rest }, { end: { games: 0 } }]
    const file = new Blob([lines.map((line) => withCheck(JSON.stringify(line))).join('\n')])
    const db = windowOn(newDisk())
    expect(await restoreFile(db, file, { onDevice: joinTo(db) })).toMatchObject({ ok: true })
    expect(await deviceOn(db)).toMatchObject({
      settings: { theme: 'dark' },
      renamed: [['Bob', 'Rob']],
      practised: [['', 'fifteens-missed', 2, 1]],
      ruleSets: rest.ruleSets,
      names: rest.players,
      counts: [{ at: 1_800_000_000_000, points: 12 }],
    })
  })
})

describe('a backup', () => {
  it('leaves out a game too long for a file, and says so', async () => {
    const db = windowOn(newDisk())
    await importGame(db, logOf('one'))
    await importGame(db, longGame('long'))
    const made = await makeBackup(db, 1, decodeDevice(undefined))
    if (!made.ok) throw new Error(made.error.type)
    expect(made.value).toMatchObject({ games: 1, leftOut: 1 })
    expect(await restoreFile(windowOn(newDisk()), made.value.file)).toMatchObject({
      ok: true,
      value: { new: 1 },
    })
  })

  it('a file of such a game alone has its rows for repair, and no game', async () => {
    const file = await fileOfGame(longGame('long'), 1)
    expect(await lines(file)).toContain('"raw"')
    expect(await restoreFile(windowOn(newDisk()), file)).toMatchObject({ ok: true, value: { new: 0 } })
  })
})
