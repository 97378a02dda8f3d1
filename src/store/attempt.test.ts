import { describe, expect, it, vi } from 'vitest'
import { appendTap } from './append-tap.ts'
import { newDisk, OPENING, pegged, tapToKeep, windowOn } from './database.fixture.ts'
import { readGame } from './read-log.ts'
import { storeErrorOf } from './store-error.ts'

/** A database factory whose transactions fail a number of times as a given browser fails. */
function failing(disk: IDBFactory, times: number, fault: () => DOMException) {
  let left = times
  const factory: IDBFactory = {
    open(name, version) {
      const request = disk.open(name, version)
      request.addEventListener('success', () => {
        const { transaction } = request.result
        request.result.transaction = function (this: IDBDatabase, ...args) {
          if (args[1] === 'readwrite' && left-- > 0) throw fault()
          return transaction.apply(this, args)
        }
      })
      return request
    },
    deleteDatabase: (name) => disk.deleteDatabase(name),
    databases: () => disk.databases(),
    cmp: (a, b) => disk.cmp(a, b),
  }
  return factory
}

const LOST = () => new DOMException('Connection to Indexed Database server lost.', 'UnknownError')
const CLOSING = () => new DOMException('The database connection is closing.', 'InvalidStateError')

async function tapOn(disk: IDBFactory, times: number, fault: () => DOMException) {
  await appendTap(windowOn(disk), tapToKeep([], OPENING))
  const tap = tapToKeep(OPENING, pegged(OPENING, 'ann-2'))
  const kept = await appendTap(windowOn(failing(disk, times, fault)), tap)
  const game = await readGame(windowOn(disk), 'g1')
  return { kept, lines: game.ok ? game.value.rows.length - OPENING.length : Number.NaN }
}

describe('a browser that loses its database', () => {
  it.each([
    ['the server is gone (WebKit)', 2, LOST],
    ['the connection is closing (WebKit)', 3, CLOSING],
  ])('is asked again, and the tap is written once: %s', async (_, times, fault) => {
    expect(await tapOn(newDisk(), times, fault)).toEqual({ kept: { ok: true, value: 'kept' }, lines: 1 })
  })

  it('is not asked for ever: the table hears that the tap is not saved', async () => {
    const { kept, lines } = await tapOn(newDisk(), Number.POSITIVE_INFINITY, LOST)
    expect(kept).toEqual({ ok: false, error: { type: 'connection-lost' } })
    expect(lines).toBe(0)
  })

  it('is not asked again when the device is full', async () => {
    const full = vi.fn(() => new DOMException('Quota exceeded', 'QuotaExceededError'))
    const { kept } = await tapOn(newDisk(), Number.POSITIVE_INFINITY, full)
    expect(kept).toEqual({ ok: false, error: { type: 'quota' } })
    expect(full).toHaveBeenCalledTimes(1)
  })
})

describe('what a database throws', () => {
  it.each<[string, unknown, string]>([
    ['a full device inside an abort', named('AbortError', named('QuotaExceededError')), 'quota'],
    ['an abort without a reason', named('AbortError'), 'connection-lost'],
    ['a closed database', named('DatabaseClosedError'), 'connection-lost'],
    ['a failed opening of a newer schema', named('OpenFailedError', named('VersionError')), 'newer-version'],
    ['no database at all', named('MissingAPIError'), 'unavailable'],
    ['a taken key', named('ConstraintError'), 'taken'],
    ['something of our own making', new TypeError('x is not a function'), 'unknown'],
    ['no error at all', undefined, 'unknown'],
  ])('is put into words the table knows: %s', (_, thrown, type) => {
    expect(storeErrorOf(thrown).type).toBe(type)
  })

  it('is looked into, but not for ever', () => {
    const round: { name: string; inner?: unknown } = { name: 'Error' }
    round.inner = round
    expect(storeErrorOf(round).type).toBe('unknown')
  })
})

function named(name: string, inner?: unknown): unknown {
  return { name, inner }
}
